# To, co mówi każda gra.
nothing = brak

reason-game-over = Gra jest skończona.
reason-not-asked = Teraz nie masz nic do zrobienia.
reason-not-now = Teraz nie można tego wybrać.
reason-not-offered = Nie ma takiej możliwości.
reason-nothing-to-undo = Nie ma czego cofać.
reason-undo-other-input = Ostatnie zdarzenie nie było twoim wyborem.
reason-undo-chance = Od tego czasu coś rozstrzygnął los; tego nie da się cofnąć.
reason-undo-binding = Zasady nie pozwalają tego cofnąć.
reason-undo-revealed = Ktoś już się czegoś z tego dowiedział; tego nie da się cofnąć.
reason-no-sequel = W tej kampanii nie ma dalszej gry.
reason-game-not-over = Ta gra kampanii jeszcze trwa.

# Terminal
play-seat = Miejsce { $seat }
play-cover = Oddaj klawiaturę miejscu { $seat }, potem naciśnij Enter.
play-choose = Wybierz numer. Albo: u – cofnij, l – dziennik, v – widok, w – dlaczego nie, s – zapisz, r – powtórka, a – inne miejsce, . – czekaj, ? – pomoc, q – wyjście.
play-back = 0  wstecz
play-wait = czekaj, niech czas płynie
play-nothing = Teraz nie ma nic do wyboru.
play-unknown = { $text }: wpisz jeden z podanych numerów albo jedną z liter.
play-undone = Cofnięto.
play-why-ask = Która opcja? Wpisz jej tekst, na przykład { $example }
play-possible = Teraz jest to możliwe.
play-saved = Zapisano w pliku { $file }. Aby wrócić do gry: quarterdeck play --load { $file }
play-over = Gra jest skończona.
play-clock = Zegar { $minutes }:{ $seconds }
play-replay = Powtórka: { $count ->
    [one] 1 wybór daje
    [few] { $count } wybory dają
   *[many] { $count } wyborów daje
  } znowu ten sam stan stołu.
play-goodbye = Gra jest zapisana. Aby do niej wrócić: quarterdeck play --load { $file }
play-help = Wpisz numer opcji. Długie listy są podzielone na kroki: najpierw co zrobić, potem czym. u – cofa twój ostatni wybór; l – pokazuje dziennik z numerami reguł; v – pokazuje, co widać z twojego miejsca; w – wyjaśnia, dlaczego czegoś nie można wybrać; s – zapisuje; r – odtwarza grę i ją sprawdza; a – zmienia miejsce; . – pozwala płynąć czasowi; q – kończy.

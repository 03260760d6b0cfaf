# To, co mówi każda gra.
nothing = brak
seat-number = Miejsce { $number }
bot-name = Bot { $n }
name-in-seat = #{ $n } { $name }

# What somebody did in a turn
turn-recap = { $seat }: { $phrases }.

reason-game-over = Gra jest skończona.
reason-not-asked = Teraz nie masz nic do zrobienia.
reason-not-now = Teraz nie można tego wybrać.
reason-not-offered = Nie ma takiej możliwości.
reason-nothing-to-undo = Nie ma czego cofać.
reason-undo-other-input = Ostatnie zdarzenie nie było twoim wyborem.
reason-undo-chance = Od tego czasu coś rozstrzygnął los; tego nie da się cofnąć.
reason-undo-binding = Nie ma czego cofać: ostatniego wyboru zasady nie pozwalają odwołać.
reason-undo-revealed = Ktoś już się czegoś z tego dowiedział; tego nie da się cofnąć.
reason-no-sequel = W tej kampanii nie ma dalszej gry.
reason-game-not-over = Ta gra kampanii jeszcze trwa.

# Terminal
play-seat = { $seat }
play-cover = Oddaj klawiaturę i naciśnij Enter. Teraz gra: { $seat }
play-choose = Wpisz numer albo: u – cofnij, v – widok, w – dlaczego nie, l – dziennik, s – zapis, ? – pomoc, q – wyjście.
play-final = (nie da się cofnąć)
play-back = 0  wstecz
play-nothing = Teraz nie ma nic do wyboru.
play-unknown = { $text }: wpisz jeden z podanych numerów albo jedną z liter.
play-too-many = { $text }: { $used } to już cały wybór; pomiń to, co dalej.
play-undone = Cofnięto.
play-why-ask = Jeśli chodzi o coś innego, wpisz to jako tekst, na przykład { $example }; Enter wraca.
play-why-unknown = { $text }: żadna opcja nie jest tak zapisywana.
play-possible = Teraz jest to możliwe.
play-saved = Zapisano w pliku { $file }. Aby wrócić do gry: { $command }
play-over = Gra jest skończona.
play-replay = Powtórka: { $count ->
    [one] 1 wybór daje
    [few] { $count } wybory dają
   *[many] { $count } wyborów daje
  } znowu ten sam stan stołu.
play-goodbye = Gra jest zapisana. Aby do niej wrócić: { $command }
play-help =
    Wpisz numer opcji. Długie listy są podzielone na kroki: najpierw co zrobić, potem czym.
    Kilka numerów w jednym wierszu, na przykład 1 1 3, przechodzi te kroki od razu; 0 – wstecz.
    Opcję można też wpisać jako tekst, na przykład { $example }; miejsca liczy się w nim od zera.
    u – cofa twój ostatni wybór; l – pokazuje dziennik z numerami reguł; v – pokazuje wszystko, co widać z twojego miejsca;
    w – wyjaśnia, dlaczego czegoś nie można wybrać; s – zapisuje; r – odtwarza grę i ją sprawdza;
    a – zmienia miejsce; . – pozwala płynąć czasowi; sam Enter – pokazuje menu jeszcze raz; q – zapisuje i kończy.
play-kept = Zapisano w pliku { $file }. Aby obejrzeć ją znowu: { $command }
play-not-saved = Nie udało się zapisać w pliku { $file }: { $error }.
play-quit-unsaved = Wpisz q jeszcze raz, aby wyjść bez zapisywania; każda inna odpowiedź wraca do gry.
play-after = l – dziennik, v – widok, r – powtórka, s – zapisz, q – wyjście
play-result-won = Wygrana!
play-result-lost = Przegrana.
play-score = Wynik: { $score }
play-seed = Ziarno: { $seed } (jego skrót pokazano przed grą: { $commitment })
replay-unfinished = Gra nie jest skończona: w tym miejscu ją zapisano.
play-commitment = Skrót tajnego ziarna: { $commitment }
play-loaded = Gra toczy się dalej; l – co wydarzyło się do tej pory.
play-more = Enter – dalej
play-yes = t tak y
play-sure = Tego nie da się cofnąć. Wpisz y, aby potwierdzić; każda inna odpowiedź to rezygnacja.

# Zasady w terminalu
rules-english = Tego jeszcze nie przetłumaczono na polski, tekst jest po angielsku.
rules-partly-english = { $count ->
    [one] Jednego punktu jeszcze nie przetłumaczono, jest po angielsku.
    [few] { $count } punktów jeszcze nie przetłumaczono, są po angielsku.
   *[other] { $count } punktów jeszcze nie przetłumaczono, są po angielsku.
  }

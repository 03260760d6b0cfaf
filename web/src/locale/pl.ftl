# Klient przeglądarkowy po polsku: wszystko, czego nie mówią komunikaty serwera.
ui-skip = Przejdź do głównej części
ui-main-menu = Menu główne
ui-lobby = Mesa
ui-to-lobby = Do mesy
ui-rules = Zasady
ui-close = Zamknij
ui-cancel = Anuluj
ui-on = tak
ui-off = nie
ui-loading = Chwileczkę…
ui-clause = Zasada { $id }

# Mesa
ui-games = Gry
ui-players = graczy: { $range }
ui-minutes = { $count } min
ui-about-unknown = Ta gra nie ma tu jeszcze planszy: gra się w nią, wybierając z listy.
ui-play-alone = Graj w pojedynkę
ui-solo-game = Gra w pojedynkę
ui-new-table = Nowy stół
ui-open-tables = Otwarte stoły
ui-open-tables-empty = Żaden stół nie czeka teraz na graczy. Otwórz własny albo zagraj w pojedynkę.
ui-free-seat-only = Z wolnym miejscem
ui-hosted-by = gospodarz: { $name }
ui-join = Dołącz
ui-join-name = Dołącz: { $name }
ui-watch = Oglądaj
ui-watch-name = Oglądaj: { $name }
ui-to-table = Do stołu
ui-go-to = Do stołu „{ $name }”
ui-your-games = Twoje gry
ui-your-games-empty = Nie siedzisz jeszcze przy żadnym stole.
ui-finished = Zakończone gry
ui-state-playing = W trakcie
ui-state-your-turn = Twoja tura
ui-state-waiting = Można zaczynać
ui-state-finished = Zakończone
ui-result-won = Wygrana: { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
ui-result-lost = Przegrana
ui-seats-taken = Zajęte miejsca: { $taken } z { $count }
ui-seats-free = { $count ->
    [one] Wolne jest jedno miejsce
    [few] Wolne są { $count } miejsca
   *[many] Wolnych jest { $count } miejsc
  }
ui-fair = Los do sprawdzenia
ui-fair-text = Każdy stół pokazuje na początku skrót swojego ziarna losowego, a na końcu samo ziarno.
ui-keyboard = Wszystko z klawiatury
ui-keyboard-text = Tab przechodzi między obszarami, strzałki między opcjami, Enter wybiera, ? pokazuje wszystkie klawisze.

# Ustawienia
ui-settings = Ustawienia
ui-your-name = Twoje imię
ui-language = Język
ui-theme = Motyw
ui-theme-system = Jak w systemie
ui-theme-dark = Ciemny
ui-theme-light = Jasny
ui-theme-to-light = Przełącz na jasny motyw
ui-theme-to-dark = Przełącz na ciemny motyw
ui-motion = Ruch
ui-motion-system = Jak w systemie
ui-motion-reduced = Ograniczony
ui-auto = Automatycznie
ui-auto-forced = Wykonuj jedyny możliwy wybór
ui-auto-end-turn = Kończ turę, gdy nie ma już nic do zrobienia
ui-bot-pace = Tempo botów
ui-bot-pace-slow = wolno
ui-bot-pace-normal = zwykle
ui-bot-pace-fast = szybko
ui-bot-pace-instant = od razu
ui-sound = Dźwięk
ui-volume = Głośność
ui-volume-voice = Głos
ui-volume-effects = Efekty
ui-volume-ambience = Tło
ui-keys = Klawisze
ui-key-tab = następny obszar
ui-key-arrows = następna opcja na planszy
ui-key-enter = wybierz
ui-key-escape = odłóż, zamknij
ui-key-space = Spacja
ui-key-undo = cofnij
ui-undo = Cofnij
ui-undo-last = Cofnij: { $choice }
ui-undo-turn = { $count ->
    [one] Na początek tury: cofnij { $count } decyzję
    [few] Na początek tury: cofnij { $count } decyzje
   *[many] Na początek tury: cofnij { $count } decyzji
  }
ui-undo-turn-ask = Wrócić na początek tury?
ui-undo-turn-text = { $count ->
    [one] Cofniesz { $count } wybór
    [few] Cofniesz { $count } wybory
   *[many] Cofniesz { $count } wyborów
  }; nie da się ich przywrócić.
ui-undo-turn-yes = Cofnij
ui-skip-bots = Nie czekaj
ui-all-options = Wszystkie możliwości na liście
ui-filter-options = Filtruj
ui-no-match = Nic nie pasuje.
ui-key-log = dziennik
ui-key-chat = czat
ui-key-rules = zasady
ui-key-sound = włączyć lub wyłączyć dźwięk
ui-key-keys = ta lista

# Nowy stół i poczekalnia
ui-table = Stół
ui-table-name = Nazwa stołu
ui-table-of = Stół gracza { $name }
ui-seats = Miejsca
ui-seat = Miejsce { $n }
ui-visibility = Kto może go znaleźć
ui-public = publiczny
ui-private = prywatny
ui-public-hint = Stół widzą wszyscy w mesie.
ui-private-hint = Stół znajdą tylko osoby, które mają odnośnik.
ui-options = Warunki
ui-new-table-say = Otwórz stół
ui-new-table-hint = Potem miejsca zajmą ludzie i boty; gra jeszcze się nie zaczyna.
ui-create = Otwórz stół
ui-waiting-room = poczekalnia
ui-seats-in-order = Miejsca w kolejności działania
ui-you = ty
ui-bot = Bot
ui-seat-bot = Bot
ui-seat-open = wolne
ui-sit-here = Usiądź tutaj
ui-free = Zwolnij
ui-stand-up = Wstań
ui-invite = Zaproszenie:
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-yourself = Skopiuj ten adres:
ui-seed-hash = Skrót ziarna
ui-seed-later = Każda zmiana miejsc lub opcji losuje nowe ziarno: liczy się skrót na starcie. Samo ziarno zobaczysz na końcu.
ui-fill-with-bots = Posadź boty na wolnych miejscach
ui-start = Start
ui-start-hint = Gra zacznie się od razu.
ui-start-needs-seats = Gra może się zacząć, gdy na każdym miejscu będzie człowiek albo bot.
ui-ready-to-start = Wszyscy są: można zaczynać

ui-waiting-for-host = Czekamy, aż gospodarz zacznie
ui-no-such-page = Nie ma takiej strony.
ui-no-such-table = Nie ma takiego stołu.

# Przy stole
ui-board = Plansza
ui-rail = Dziennik, czat i zasady
ui-log = Dziennik
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-recap = Od twojej ostatniej tury
ui-log-earlier = { $count ->
    [one] Wcześniej: { $count } wiersz
    [few] Wcześniej: { $count } wiersze
   *[many] Wcześniej: { $count } wierszy
  }
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie napisał.
ui-chat-write = Napisz do stołu
ui-chat-send = Wyślij
ui-rules-search = Szukaj w zasadach
ui-rules-chapters = Rozdziały
ui-rules-of = Gra
ui-rules-back = Wstecz
ui-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono jeden punkt
    [few] Znaleziono { $count } punkty
   *[many] Znaleziono { $count } punktów
  }
ui-what-to-do = Co robić
ui-nothing-asked = Teraz nic nie musisz robić.
ui-no-options = Teraz nie ma nic do wyboru.
ui-who-plays = Gracze
ui-to-move = teraz gra
ui-waiting-for = Czekamy na: { $names }.
ui-game-over = Gra skończona.
ui-watching = oglądasz
ui-your-seats = Twoje miejsca
ui-play-seat = Graj jako: { $name }
ui-seat-waits = Teraz gra: { $name }.
ui-cover = Miejsce { $n }: { $name }
ui-cover-hint = Przekaż ekran. Nic nie widać, dopóki nie naciśniesz przycisku.
ui-cover-show = Pokaż moje karty
ui-disconnected = Utracono połączenie, próbujemy ponownie. To, co zrobiono, jest zapisane.
ui-clock-stands = Zegar na ekranie na razie stoi.
ui-connection-refused = Serwer cię tu nie wpuszcza.
ui-table-discarded = Tę grę usunięto.
ui-retry = Spróbuj teraz
ui-board-failed = Nie udało się wczytać planszy. Odśwież stronę.

# Odmowy
ui-error-failed = Nie udało się.
ui-error-foreign-origin = Zapytanie przyszło z innej strony, więc serwer je odrzucił.
ui-error-bad-request = Serwer nie zrozumiał zapytania.
ui-error-wrong-method = Serwer tego tutaj nie robi.
ui-error-bad-address = Ten adres jest uszkodzony.
ui-error-damaged = Tego stołu nie da się już odczytać.
ui-error-no-restart = Zasady nie pozwalają zacząć tej gry od nowa.
ui-error-not-automatic = To już nie jest jedyny możliwy wybór.
ui-error-too-slow = Zapytanie szło zbyt długo.
ui-error-offline = Serwer jest teraz nieosiągalny.
ui-error-unknown-option = Serwer nie zna takiej opcji.
ui-error-not-your-seat = To nie twoje miejsce.
ui-error-bad-message = Serwer tego nie zrozumiał.
ui-error-too-fast = Za szybko; poczekaj chwilę.
ui-error-too-large = To za długie.
ui-error-over = Gra skończona.
ui-error-no-talking = Zasady nie pozwalają teraz rozmawiać.
ui-error-not-over = Gra jeszcze się nie skończyła.
ui-error-withheld = Zapis tej gry będzie dostępny po zakończeniu kampanii: zależą od niego kolejne rozgrywki.
ui-error-not-started = Gra jeszcze się nie zaczęła.
ui-error-started = Gra już się zaczęła.
ui-error-seat-taken = Ktoś już zajął to miejsce.
ui-error-seats-open = Najpierw na każdym miejscu musi być człowiek albo bot.
ui-error-not-host = Może to zrobić tylko gospodarz stołu.
ui-error-spectator = Widzowie nie piszą do graczy.

## Gra na stole
ui-error-bad-case = Niektóre wpisy wymagają sprawdzenia.

## What the server cannot do just now
ui-error-store-failed = Teraz nie da się nic zapisać. Spróbuj ponownie za chwilę.
ui-error-closing = Serwer uruchamia się ponownie, gra za chwilę potoczy się dalej.

## Names and markers
ui-bot-name = Bot { $n }
ui-markers-cleared = Znaczniki planu zostały zdjęte z planszy.
ui-error-no-markers = Teraz nie ma znaczników planu.

## Konto, poczekalnia, jeden ekran, co po grze
ui-account = Twoje konto
ui-account-of = Konto: { $name }
ui-account-of-guest = { $name }, gość: załóż konto albo zaloguj się
ui-guest = gość
ui-you-are-guest = Grasz jako gość i zna cię tylko ta przeglądarka. Z kontem twoje stoły i dziennik są dostępne na każdym urządzeniu.
ui-you-are = Twoje konto: { $login }
ui-account-new = Załóż konto
ui-account-new-say = Nic nie przepadnie: imię, stoły i dziennik zostaną twoje.
ui-account-make = Załóż konto
ui-account-made = Konto gotowe. Na każdym urządzeniu loguj się jako { $login }.
ui-login = Login
ui-login-hint = Litery, cyfry i znaki . @ + - _; wielkość liter nie ma znaczenia.
ui-login-wrong = Login ma od 2 do 40 liter, cyfr lub znaków . @ + - _
ui-password = Hasło
ui-password-hint = Co najmniej 8 znaków. Dobre jest kilka słów z rzędu.
ui-password-again = Hasło jeszcze raz
ui-password-differs = Hasła się różnią.
ui-password-short = Za krótkie: co najmniej 8 znaków
ui-password-weak = Łatwe do odgadnięcia
ui-password-fair = Dobre
ui-password-strong = Bardzo dobre
ui-password-old = Obecne hasło
ui-password-new = Nowe hasło
ui-password-change = Zmień hasło
ui-password-change-say = Na innych urządzeniach trzeba się będzie zalogować ponownie.
ui-password-changed = Hasło zmienione. Inne urządzenia zostały wylogowane.
ui-show-password = Pokaż hasło
ui-log-in = Zaloguj się
ui-log-in-say = Masz już konto? To, co grasz tu jako gość, dołączy do niego.
ui-logged-in = Witaj z powrotem, { $name }!
ui-log-out = Wyloguj się
ui-logged-out = Wylogowano. Teraz jesteś gościem o imieniu { $name }.
ui-guest-leaves = Odejść na dobre?
ui-guest-leaves-say = { $name } to gość: bez konta nikt już nie wróci do tych stołów i dziennika. Aby je zachować, najpierw załóż konto.
ui-guest-leaves-yes = Wyloguj i utrać je
ui-guest-stays = Zostań i załóż konto
ui-one-screen = Graj przy jednym ekranie
ui-who-plays = Kto gdzie gra
ui-own-screens = każdy u siebie
ui-own-screens-hint = Inni dołączą z mesy albo przez odnośnik.
ui-one-screen-short = wszyscy przy tym ekranie
ui-one-screen-hint =
    Wszystkie miejsca są twoje, a ekran wędruje z rąk do rąk. Pomiędzy graczami jest zasłonięty, żeby nikt nie widział
    cudzych kart.
ui-one-screen-say = Zbierzcie się przy tym ekranie
ui-one-screen-first = Pierwszy gracz zobaczy karty dopiero, gdy sam odsłoni ekran.
ui-name-in-seat = #{ $n } { $name }
ui-hand-over = Przekaż ekran
ui-cover-alone = Wszystkie te miejsca prowadzę ja: nie zasłaniaj
ui-continue = Kontynuuj
ui-continue-say = W trakcie: { $name }
ui-continue-name = Kontynuuj: { $name }
ui-continue-campaign = Kontynuuj kampanię: { $game }
ui-campaign-game = Gra { $n }
ui-running-tables = W trakcie, można oglądać
ui-result-campaign = Kampania: { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
ui-to-history = Wszystkie rozegrane gry
ui-host = gospodarz
ui-sit-here-too = Usiądź i tutaj
ui-take-seat = Zajmij miejsce
ui-just-look = Tylko popatrzę
ui-options-change = Zmień
ui-options-done = Gotowe
ui-invitation = Zaproszenie
ui-invitation-from = { $name } zaprasza cię do gry { $game }
ui-seats-full = Wszystkie miejsca są zajęte; możesz oglądać.
ui-waiting-for-host-name = Czekamy, aż { $name } rozpocznie grę
ui-leave-table = Odejdź od stołu
ui-stay = Zostań
ui-host-leaves = Jesteś gospodarzem. Gdy odejdziesz, gospodarzem będzie { $name }.
ui-last-leaves = Nikt więcej tu nie siedzi. Stół zniknie z mesy; kto ma odnośnik, może go jeszcze przejąć.
ui-next-opened = { $name } otwiera następną grę
ui-next-join = Przejdź do następnej gry
ui-next-watch = Oglądaj następną grę
ui-next-same = Ta sama gra, tak samo rozdana.
ui-next-new = Nowa gra w tym samym składzie.
ui-next-game = Następna gra
ui-new-campaign = Nowa kampania
ui-play-same = Ta sama gra jeszcze raz
ui-rematch = Rewanż
ui-history-print = Drukuj
ui-history-empty = Nie ma jeszcze rozegranych gier
ui-history-empty-say = Trafia tu każda rozegrana gra: z kim, kiedy i jak się skończyła.
ui-history = Historia
ui-history-all = Wszystkie gry
ui-history-table = Stół
ui-history-date = Data
ui-history-people = Gracze
ui-history-outcome = Wynik
ui-error-login-taken = Ten login jest już zajęty.
ui-error-wrong-login = Zły login lub hasło.
ui-error-wrong-old-password = To nie jest twoje obecne hasło.
ui-error-has-account = Masz już konto.
ui-error-no-session = Serwer cię już nie rozpoznaje. Odśwież stronę.
ui-error-not-found = Tego (już) nie ma.
ui-error-bad-options = Te warunki do siebie nie pasują.
ui-error-no-sequel = Kampania skończona: nie ma następnej gry.
ui-error-has-sequel = Kampania trwa: zagrajcie jej następną grę.
ui-error-not-carried = To, co kampania przenosi dalej, wynika tylko z jej gier.
ui-error-other-rules = Od tamtej pory zmieniły się zasady; tej gry nie da się już pokazać.
ui-error-cannot-load = Serwer nie może odczytać tej gry; powód jest w jego dzienniku.
ui-error-too-many-markers = Na stole jest za dużo znaczników.

## Wyniki
ui-result-winners = Wygrywa: { $name }

## Addresses that lead nowhere, the rules' language, tables without a clock
ui-no-such-game = Nie ma takiej gry.
ui-no-such-clause = Nie ma punktu { $id }.
ui-rules-english = Część punktów nie jest jeszcze przetłumaczona: są po angielsku i mają znak EN.
ui-rules-in-english = Po angielsku
ui-rules-failed = Nie udało się wczytać zasad.

## Lessons with a coach
ui-coach = Instruktor
ui-coach-step = Krok { $step } z { $steps }
ui-coach-steps = Kroki
ui-coach-done = zrobione
ui-coach-leave = Graj dalej bez instruktora
ui-coach-leave-later = Nie w trakcie ruchu ani wyboru: najpierw dokończ.
ui-coach-more = Kroki i cele
ui-goals = Cele
ui-goal-met = osiągnięty
ui-goal-missed = nieosiągnięty
ui-first-game = Pierwsza gra

## Boty: poziomy, zastępstwo
ui-level-easy = łatwy
ui-level-normal = zwykły
ui-level-hard = trudny
ui-level-of = Jak dobrze gra bot na miejscu { $n }
ui-at-table = Przy stole
ui-here = jest
ui-away = poza stołem
ui-bot-stands-in = w zastępstwie gra bot
ui-bot-for-me = Bot za mnie
ui-bot-takes-over = Niech gra bot
ui-play-myself = Gram dalej
ui-bot-plays-for-you = Gra za ciebie bot
ui-has-left = Przy stole brakuje gracza { $name }
ui-bot-may-take-over = Bot może zagrać za { $time }
ui-error-still-here = Ta osoba odeszła dopiero przed chwilą. Poczekaj chwilę, zanim zastąpi ją bot.

## Podpowiedzi
ui-hint = Podpowiedź
ui-hint-title = Co zrobiłby silny bot
ui-hint-thinking = Bot się zastanawia…
ui-hint-none = Bot nie ma tu żadnej rady.
ui-hint-no-choice = Teraz nie ma między czym wybierać.
ui-hint-range = szansa wygranej { $low }–{ $high }%
ui-hint-chance = szansa wygranej około { $value }%
ui-hint-alike = mniej więcej tak samo dobre
ui-hint-points = na koniec około { $value } { $value ->
    [one] punktu
    [few] punktów
    [many] punktów
   *[other] punktu
}
ui-hint-lost = gra przegrana
ui-hint-then = Potem zapewne: { $line }
ui-hint-plan = Plan, który za tym stoi, i co zamierzają boty przy stole
ui-hint-take = Zrób to
ui-hint-lay = { $count ->
    [one] Wyłóż cały plan ({ $count } krok)
    [few] Wyłóż cały plan ({ $count } kroki)
   *[many] Wyłóż cały plan ({ $count } kroków)
  }
ui-hints-on = Przy tym stole podpowiedzi są włączone.
ui-hints = Podpowiedzi
ui-hints-null = jak zwykle
ui-hints-true = są
ui-hints-false = nie ma
ui-hints-say = Jak zwykle: są, chyba że ludzie grają przeciwko sobie.
ui-error-no-hints = Przy tym stole nie ma podpowiedzi.
ui-error-busy = Zbyt wiele osób prosi teraz o radę. Spróbuj za chwilę.
ui-error-thinking = Bot wciąż myśli nad poprzednim pytaniem.

## Replay
ui-film-next = Następny krok
ui-film-back = Krok wstecz
ui-film-speed = Prędkość { $speed }
ui-film-step-of = Krok { $now } z { $all }
ui-film-position = Miejsce w nagraniu
ui-film-pace = Tempo nadaje { $name }
ui-film-alone = Oglądaj we własnym tempie
ui-film-link-step = Kopiuj link do tego kroku
ui-film-link = Kopiuj link do nagrania
ui-key-film = film: start i pauza
ui-key-steps = film: krok naprzód lub wstecz
ui-key-ends = film: na początek lub koniec
ui-film-play = Odtwórz
ui-film = Zapis gry
ui-film-pause = Pauza
ui-film-together = Oglądaj znów razem: { $name }
ui-film-loading = Pobieranie zapisu…
ui-film-failed = Tej gry nie da się pokazać krok po kroku.
ui-record-download = Pobierz zapis
ui-film-watch = Obejrzyj zapis
ui-film-end = Wynik
ui-film-back-to-board = Wróć do stołu
ui-key-chapters = film: do następnej lub poprzedniej części
## Przed grą, dla nowych, co można usunąć
ui-new-here = Pierwszy raz?
ui-lessons-done = Ukończone lekcje: { $done } z { $all }.
ui-lessons-next = Następna to „{ $lesson }”.
ui-lessons-dismiss = Bez dalszych lekcji
ui-all-settings = Wszystkie ustawienia
ui-ready-to-start-alone = Wszystko gotowe do gry w pojedynkę
ui-option-pack = Zestaw kart
    .hint = Jakimi kartami i planszami się gra.
ui-option-pack-base = gra podstawowa
ui-people-at-tables = { $count ->
    [0] Przy stołach nikogo nie ma
    [one] Przy stołach siedzi 1 osoba
    [few] Przy stołach siedzą { $count } osoby
   *[many] Przy stołach siedzi { $count } osób
  }
ui-open-tables-full = Przy stołach, które czekają, nie ma już wolnych miejsc. Otwórz własny albo zagraj w pojedynkę.
ui-new-table-of = Otwórz stół: { $game }
ui-discard = Usuń
ui-discard-name = Usuń: { $name }
ui-discard-waiting = Stół „{ $name }” zniknie, a wszyscy, którzy przy nim siedzą, od niego odejdą.
ui-discard-playing = Gra „{ $name }” zniknie na zawsze i nie trafi do historii.
ui-keep = Zostaw
ui-removed-at = Wszyscy odeszli: zniknie { $time }
ui-same-deal = to samo rozdanie
ui-same-deal-say = Te karty już raz tak rozdano: kto wtedy grał, ten je zna.
ui-name-of-seat = Imię osoby na miejscu { $n }
ui-lesson = lekcja
ui-game-filter = Gra
ui-history-kind = Co pokazać
ui-history-kind-all = wszystko
ui-history-kind-games = gry
ui-history-kind-lessons = lekcje
ui-history-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
  }
ui-history-none = Nie ma takiej zakończonej gry. Wybierz inną grę albo pokaż wszystko.

## Urządzenia i odejście na zawsze
ui-devices = Gdzie jesteś zalogowany
ui-device-this = To urządzenie
ui-device-used = Ostatnio używane: { $time }
ui-device-since = Zalogowano { $date }
ui-devices-end = Wyloguj wszędzie indziej
ui-account-delete = Usuń konto
ui-account-delete-say =
    Login, hasło i wszystko, co napisano z tego konta, zostanie usunięte. Gry, w których nie grał nikt inny, też znikną;
    gry z innymi pozostaną u nich, a na twoim miejscu będzie zmyślone imię. Tego nie można cofnąć.
ui-account-delete-yes = Usuń na zawsze
ui-account-deleted = Konto usunięte. Jesteś teraz nowym gościem.
ui-error-weak-password = Takie hasło każdy sprawdza jako jedno z pierwszych. Weź kilka słów z rzędu.
ui-error-others-play = W tę grę grają jeszcze inni.
ui-error-too-many-tables = Masz za dużo stołów. Najpierw zakończ albo usuń któryś.
ui-error-too-many-seats = Czekasz przy zbyt wielu stołach. Najpierw odejdź od któregoś.
ui-error-only-bots = Musi też grać jakiś człowiek.
ui-error-pack-missing = Zestawu kart tej gry nie ma na serwerze.

## Ziarno, do którego dokładają się wszyscy
ui-shares = Ziarno losują razem serwer i { $name }: przed startem nie zna go nikt.
ui-shares-missing = Bez udziału gracza { $name }: nie dotarł na czas.
ui-shares-check = Sprawdź samodzielnie
ui-shares-secret = Część serwera, zgodna z pokazanym wcześniej skrótem:
ui-shares-of = Udział gracza { $name }:
ui-shares-seed = Wszystko razem daje ziarno:
ui-error-other-share = To nie jest zapowiedziany udział.

# Large maps
ui-map-tools = Narzędzia mapy
ui-die = k{ $sides }
ui-amount-less = Mniej, { $of }
ui-amount-more = Więcej, { $of }
ui-map-closer = Bliżej
ui-map-farther = Dalej
ui-map-fit = Cała mapa
ui-map-key-zoom = bliżej albo dalej
ui-map-key-fit = cała mapa
ui-map-key-home = swój statek
ui-map-key-pan = przesuń widok

# Every board
ui-goals-met = { $met } z { $goals }
ui-which-option = Która możliwość?
ui-places = Miejsca
ui-place = miejsce { $place }
ui-place-won = miejsce { $place }, wygrana
ui-seed = Ziarno
ui-what-to-do = Co zrobić
ui-show-board = Zobacz planszę
ui-with-bots = Nowy stół z botami
ui-plot-round = R{ $round }
ui-plot-start = start
ui-to-end = Do wyniku
ui-in-focus = Wskazane
ui-focus-empty = Wskaż coś, aby o tym przeczytać.
ui-several-options = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
  }

## Rozpoczęcie gry kampanii od nowa
ui-restart = Zacznij grę od nowa
ui-restart-loses = Gra zacznie się od tego samego przygotowania, ale z nowym losowaniem. Wszystko, co w niej zrobiono i zdobyto, przepadnie.
ui-restart-asks = { $count ->
    [one] W ciągu dwóch minut musi się zgodzić jeszcze jedna osoba.
    [few] W ciągu dwóch minut muszą się zgodzić jeszcze { $count } osoby.
   *[other] W ciągu dwóch minut musi się zgodzić jeszcze { $count } osób.
}
ui-restart-play-on = Graj dalej
ui-restart-waiting = { $count ->
    [one] Od nowa: czekamy na jeszcze jedną osobę
    [few] Od nowa: czekamy na jeszcze { $count } osoby
   *[other] Od nowa: czekamy na jeszcze { $count } osób
}
ui-restart-asked = { $name } chce zacząć grę od nowa
ui-restart-agree = Zgoda
ui-restart-decline = Nie zgadzam się
ui-restart-declined = Nie wszyscy się zgodzili: gra toczy się dalej.
ui-restarts = { $count ->
    [one] Rozpoczęto od nowa { $count } raz
   *[other] Rozpoczęto od nowa { $count } razy
}
ui-broken-off = Tę grę przerwano i rozpoczęto od nowa.
ui-error-broken-off = Tę grę przerwano i rozpoczęto od nowa.
ui-error-no-restart = Zasady nie pozwalają zacząć tej gry od nowa.

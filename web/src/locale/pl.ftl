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
ui-about-space-alert = Dziesięć minut alarmu: załoga planuje dwanaście tur, a komputer ogłasza zagrożenia. Potem wszyscy patrzą, co naprawdę wyszło z planu.
ui-pace-space-alert = na żywo, z zegarem
ui-players = graczy: { $range }
ui-minutes = { $count } min
ui-fly-alone = Leć w pojedynkę
ui-solo-flight = Lot w pojedynkę
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
ui-result-won = Powrót do domu: { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
ui-result-lost = Statek przepadł
ui-seats-taken = Zajęte miejsca: { $taken } z { $count }
ui-seats-free = { $count ->
    [one] Wolne jest jedno miejsce
    [few] Wolne są { $count } miejsca
   *[many] Wolnych jest { $count } miejsc
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
ui-sound = Dźwięk
ui-volume = Głośność
ui-keys = Klawisze
ui-key-tab = następny obszar
ui-key-arrows = następna opcja na planszy
ui-key-enter = wybierz
ui-key-escape = odłóż, zamknij
ui-key-undo = cofnij
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
ui-crew-space-alert-1 = W pojedynkę z czterema androidami, za które planujesz.
ui-crew-space-alert-2 = Dwie osoby i dwa androidy.
ui-crew-space-alert-3 = Trzy osoby i jeden android.
ui-crew-space-alert-4 = Czteroosobowa załoga.
ui-crew-space-alert-5 = Załoga pięcioosobowa: liczą się niepotwierdzone raporty.
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
ui-seats-order-hint = pierwszy działa kapitan, dalej zgodnie z ruchem wskazówek zegara
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
ui-seed-later = Skrót ziarna zobaczysz na starcie, samo ziarno po zakończeniu gry.
ui-fill-with-bots = Posadź boty na wolnych miejscach
ui-start = Start
ui-start-hint = Zegar ruszy, gdy wszyscy potwierdzą gotowość.
ui-ready-to-start = Wszyscy są: można zaczynać

ui-waiting-for-host = Czekamy, aż gospodarz zacznie
ui-no-such-page = Nie ma takiej strony.
ui-no-such-table = Nie ma takiego stołu.

# Warunki lotu w Space Alert
table-space-alert-mission = Lot
    .hint = Które nagranie jest odtwarzane.
    .clause = SA-2.19
table-space-alert-mission-random-mission = Losowa misja
table-space-alert-mission-generated = Nowa, wygenerowana misja
table-space-alert-mission-S1-1 = Lot próbny 1 (S1-1)
table-space-alert-mission-S1-2 = Lot próbny 2 (S1-2)
table-space-alert-mission-S1-3 = Symulacja 1 (S1-3)
table-space-alert-mission-S1-4 = Symulacja 2 (S1-4)
table-space-alert-mission-S1-5 = Symulacja 3 (S1-5)
table-space-alert-mission-S1-6 = Zaawansowana symulacja 1 (S1-6)
table-space-alert-mission-S1-7 = Zaawansowana symulacja 2 (S1-7)
table-space-alert-mission-S1-8 = Zaawansowana symulacja 3 (S1-8)
table-space-alert-mission-S2-1 = Misja 1 (S2-1)
table-space-alert-mission-S2-2 = Misja 2 (S2-2)
table-space-alert-mission-S2-3 = Misja 3 (S2-3)
table-space-alert-mission-S2-4 = Misja 4 (S2-4)
table-space-alert-mission-S2-5 = Misja 5 (S2-5)
table-space-alert-mission-S2-6 = Misja 6 (S2-6)
table-space-alert-mission-S2-7 = Misja 7 (S2-7)
table-space-alert-mission-S2-8 = Misja 8 (S2-8)
table-space-alert-common = Zwykłe zagrożenia
    .hint = Białe karty są łagodniejsze, żółte trudniejsze.
    .clause = SA-2.2
table-space-alert-common-white = niskie: tylko białe
table-space-alert-common-yellow = wysokie: tylko żółte
table-space-alert-common-mixed = losowe: białe i żółte
table-space-alert-serious = Poważne zagrożenia
    .hint = Wybierane osobno od zwykłych.
    .clause = SA-2.3
table-space-alert-serious-white = niskie: tylko białe
table-space-alert-serious-yellow = wysokie: tylko żółte
table-space-alert-serious-mixed = losowe: białe i żółte
table-space-alert-extra_android = Jeden android więcej
    .hint = Z czteroosobowej załogi robi pięcioosobową.
    .clause = SA-8.1
table-space-alert-captain = Kapitan
    .hint = W każdej turze działa pierwszy.
    .clause = SA-2.7
table-space-alert-communications_officer = Oficer łącznościowy
    .hint = Wykłada zagrożenia zewnętrzne.
    .clause = SA-2.7
table-space-alert-chief_of_security = Szef ochrony
    .hint = Wykłada zagrożenia wewnętrzne.
    .clause = SA-2.7
table-space-alert-clock = Zegar na żywo
    .hint = Wyłączony: trening bez czasu, komunikaty padają, gdy wszyscy są gotowi.
    .clause = SA-R45
table-space-alert-transfer_seconds = Czas transferu danych
    .hint = Przez ile sekund można przekazywać karty.
    .clause = SA-R18
table-space-alert-trips = Zasada potknięcia
    .hint = Źle zagraną kartę można poprawić przy odkryciu; następna akcja się opóźnia.
    .clause = SA-R30
table-space-alert-pauses = Pauza za zgodą wszystkich
    .hint = Zegar staje, jeśli wszyscy tego chcą.
    .clause = SA-R43
table-space-alert-full_rules = Pełne zasady w treningu
    .hint = Loty próbne i symulacje ze wszystkimi zasadami misji.
    .clause = SA-12.12

# Przy stole
ui-board = Plansza
ui-rail = Dziennik, czat i zasady
ui-log = Dziennik
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie napisał.
ui-chat-write = Napisz do stołu
ui-chat-send = Wyślij
ui-rules-search = Szukaj w zasadach
ui-rules-chapter = Rozdział
ui-rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono jeden punkt
    [few] Znaleziono { $count } punkty
   *[many] Znaleziono { $count } punktów
  }
ui-what-to-do = Co robić
ui-nothing-asked = Teraz nic nie musisz robić.
ui-no-options = Teraz nie ma nic do wyboru.
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
ui-retry = Spróbuj teraz
ui-board-failed = Nie udało się wczytać planszy. Odśwież stronę.

# Odmowy
ui-error-failed = Nie udało się.
ui-error-offline = Serwer jest teraz nieosiągalny.
ui-error-unknown-option = Serwer nie zna takiej opcji.
ui-error-not-your-seat = To nie twoje miejsce.
ui-error-bad-message = Serwer tego nie zrozumiał.
ui-error-too-fast = Za szybko; poczekaj chwilę.
ui-error-too-large = To za długie.
ui-error-over = Gra skończona.
ui-error-not-over = Gra jeszcze się nie skończyła.
ui-error-not-started = Gra jeszcze się nie zaczęła.
ui-error-started = Gra już się zaczęła.
ui-error-seat-taken = Ktoś już zajął to miejsce.
ui-error-seats-open = Najpierw na każdym miejscu musi być człowiek albo bot.
ui-error-not-host = Może to zrobić tylko gospodarz stołu.
ui-error-spectator = Widzowie nie piszą do graczy.
ui-error-communications-down = Łączność nie działa: teraz nie wolno rozmawiać.

## Gra na stole
ui-real-table = Przy prawdziwym stole
ui-error-bad-case = Niektóre wpisy wymagają sprawdzenia.

## What the server cannot do just now
ui-error-store-failed = Teraz nie da się nic zapisać. Spróbuj ponownie za chwilę.
ui-error-closing = Serwer uruchamia się ponownie, gra za chwilę potoczy się dalej.

## Szkoła lotów
ui-school = Szkoła lotów
ui-school-about = Krótkie lekcje bez zegara. Każda sama się objaśnia, pozwala próbować i cofać i pokazuje, dlaczego coś się nie udało.
ui-school-of = z { $count } lekcji zaliczonych
ui-school-lessons = Lekcje
ui-school-passed = zaliczona
ui-school-start = zacznij tutaj
ui-school-next = następna
ui-lesson-table = Szkoła lotów: { $name }

## Names and markers
ui-bot-name = Bot { $n }
ui-markers-cleared = Znaczniki planu zostały zdjęte z planszy.
ui-error-no-markers = Teraz nie ma znaczników planu.

## Konto, poczekalnia, jeden ekran, co po grze, dziennik pokładowy
ui-game-space-alert = Space Alert
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
ui-one-screen-hint = Wszystkie miejsca są twoje, a ekran wędruje z rąk do rąk. Pomiędzy graczami jest zasłonięty, żeby nikt nie widział cudzych kart.
ui-one-screen-hint-space-alert = Wszystkie miejsca są twoje, a ekran wędruje z rąk do rąk. Pomiędzy graczami jest zasłonięty, żeby nikt nie widział cudzych kart. Bez zegara jest czas, by go przekazać.
ui-one-screen-say = Zbierzcie się przy tym ekranie
ui-one-screen-first = Pierwszy gracz zobaczy karty dopiero, gdy sam odsłoni ekran.
ui-name-in-seat = #{ $n } { $name }
ui-hand-over = Przekaż ekran
ui-cover-alone = Wszystkie te miejsca prowadzę ja: nie zasłaniaj
ui-continue = Kontynuuj
ui-continue-say = W trakcie: { $name }
ui-continue-name = Kontynuuj: { $name }
ui-running-tables = W trakcie, można oglądać
ui-result-campaign = Kampania: { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }
ui-to-log = Wszystkie loty w dzienniku pokładowym
ui-host = gospodarz
ui-sit-here-too = Usiądź i tutaj
ui-take-seat = Zajmij miejsce
ui-just-look = Tylko popatrzę
ui-options-change = Zmień
ui-options-done = Gotowe
ui-invitation = Zaproszenie
ui-invitation-from = { $name } zaprasza cię do gry { $game }
ui-seats-full = Wszystkie miejsca są zajęte; możesz oglądać.
ui-waiting-for-host-name = Grę zaczyna { $name }
ui-leave-table = Odejdź od stołu
ui-stay = Zostań
ui-host-leaves = Jesteś gospodarzem. Gdy odejdziesz, gospodarzem będzie { $name }.
ui-last-leaves = Nikt więcej tu nie siedzi. Stół zniknie z mesy; kto ma odnośnik, może go jeszcze przejąć.
table-space-alert-campaign = Kampania
    .hint = Do trzech misji z rzędu na jednym statku. Załoga głosuje nad trudnością, naprawia statek między misjami i wszystko liczy się razem.
    .clause = SA-10.1.1
ui-campaign-mission = Kampania badawcza, misja { $mission } z 3.
ui-campaign-carried = Kampania badawcza, misja { $mission } z 3. Na statku zostało: { $tiles } { $tiles ->
    [one] żeton obrażeń
    [few] żetony obrażeń
   *[many] żetonów obrażeń
  }{ $squads ->
    [0] .
    [one] , { $squads } uszkodzony oddział.
    [few] , { $squads } uszkodzone oddziały.
   *[many] , { $squads } uszkodzonych oddziałów.
  }
ui-next-opened = { $name } otwiera następną grę
ui-next-join = Przejdź do następnej gry
ui-next-watch = Oglądaj następną grę
ui-next-same = Ta sama misja, te same zagrożenia.
ui-next-new = Nowa misja w tej samej załodze.
ui-next-mission = Następna misja
ui-new-campaign = Nowa kampania
ui-same-mission = Ta sama misja jeszcze raz
ui-new-mission = Nowa misja
ui-ships-log = Dziennik pokładowy
ui-log-print = Drukuj
ui-log-empty-title = Dziennik jest jeszcze pusty
ui-log-empty-say = Trafia tu każda misja z zegarem, przegrana też: z załogą, punktami i tym, co zniszczyło statek.
ui-log-practice = Treningów bez zegara i lotów szkolnych nie zapisuje się.
ui-log-flights = Loty
ui-log-home = Powroty
ui-log-lost = Stracone statki
ui-log-points = Punkty razem
ui-log-best = Najlepsza misja
ui-log-best-campaign = Najlepsza kampania
ui-log-date = Data
ui-log-track = Nagranie
ui-log-common = Zwykłe zagrożenia
ui-log-serious = Poważne zagrożenia
ui-log-survived = Przetrwane
ui-log-destroyed = Zniszczone
ui-log-penalties = Kary
ui-log-visual = Potwierdzenie wizualne
ui-log-total = Razem
ui-log-paused = z pauzą
ui-log-lost-to = Statek stracony: { $threat }
ui-log-campaign = Kampania
ui-log-campaign-open = trwa
ui-log-campaign-lost = przegrana
ui-error-login-taken = Ten login jest już zajęty.
ui-error-wrong-login = Zły login lub hasło.
ui-error-wrong-old-password = To nie jest twoje obecne hasło.
ui-error-has-account = Masz już konto.
ui-error-no-session = Serwer cię już nie rozpoznaje. Odśwież stronę.
ui-error-not-found = Tego (już) nie ma.
ui-error-bad-options = Te warunki do siebie nie pasują.
ui-error-no-sequel = Kampania skończona: nie ma następnej misji.
ui-error-has-sequel = Kampania trwa: lećcie na następną misję.
ui-error-not-afresh = To, co kampania przenosi dalej, wynika tylko z jej misji.
ui-error-other-rules = Od tamtej pory zmieniły się zasady; tej gry nie da się już pokazać.
ui-error-too-many-markers = Na stole jest za dużo znaczników.

## Gwiezdna Flota i to, co mówi się tam inaczej
ui-game-starship-captains = Gwiezdna Flota
ui-about-starship-captains = Dowodzisz schludnym statkiem z mieszaną załogą: lataj między planetami, wypełniaj misje, naprawiaj, badaj i żyj w zgodzie z trzema frakcjami przez cztery rundy. W pojedynkę twoim rywalem jest Kapitan Cień.
ui-pace-starship-captains = turami, bez zegara
ui-fly-alone-starship-captains = Graj solo
ui-solo-flight-starship-captains = Samotny rejs
ui-crew-starship-captains-1 = W pojedynkę: rywalem jest Kapitan Cień, a na pokładzie jedzie pasażer.
ui-crew-starship-captains-2 = Dwóch kapitanów na małej mapie.
ui-crew-starship-captains-3 = Trzech kapitanów na małej mapie.
ui-crew-starship-captains-4 = Czterech kapitanów na dużej mapie.
ui-seats-order-hint-starship-captains = tury idą zgodnie z ruchem wskazówek zegara
ui-start-hint-starship-captains = Komputer wszystko rozda i wskaże pierwszego gracza.
ui-one-screen-hint-starship-captains = Wszystkie miejsca są twoje, a ekran wędruje z rąk do rąk. Gra jest dla wszystkich odkryta; ekran jest zasłaniany tylko wtedy, gdy kapitan trzyma dobrane karty.
ui-one-screen-first-starship-captains = Podpowiedź podaje, który kapitan ma turę.
ui-result-won-starship-captains = { $score } { $score ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
ui-result-winners = Wygrywa: { $name }
ui-next-same-starship-captains = Ta sama galaktyka, tak samo rozdana.
ui-next-new-starship-captains = Nowa galaktyka, ci sami kapitanowie.
ui-same-mission-starship-captains = Ta galaktyka jeszcze raz
ui-new-mission-starship-captains = Rewanż
table-starship-captains-first = Pierwszy gracz
    .hint = Kto zaczyna pierwszą rundę.
    .clause = SC-2.30
table-starship-captains-first--1 = losowo
table-starship-captains-board = Plansze technologii
    .hint = Która strona leży na wierzchu; u wszystkich ta sama.
    .clause = SC-2.21
table-starship-captains-board-random = losowa strona
table-starship-captains-board-A = strona A
table-starship-captains-board-B = strona B
table-starship-captains-passenger = Pasażer
    .hint = Decyduje, co robi karta pasażera Kapitana Cienia i za co są punkty na koniec.
    .clause = SC-17.5
table-starship-captains-passenger-teddy = Miś Tedi
table-starship-captains-passenger-the-ambassador = Ambasador
table-starship-captains-passenger-the-safety-inspector = Inspektor BHP
table-starship-captains-passenger-the-reformed-pirate = Nawrócony pirat
table-starship-captains-passenger-the-touring-curator = Wędrowny kustosz
table-starship-captains-passenger-the-android-philosopher = Android filozof
table-starship-captains-passenger-random = gość niespodzianka

## Addresses that lead nowhere, the rules' language, tables without a clock
ui-no-such-game = Nie ma takiej gry.
ui-no-such-clause = Nie ma punktu { $id }.
ui-rules-english = Tekst zasad jest po angielsku.
ui-start-hint-untimed = Zaczniemy, gdy wszyscy potwierdzą; nikt nie pogania.

## Lessons with a coach
ui-coach = Instruktor
ui-coach-step = Krok { $step } z { $steps }
ui-coach-steps = Kroki
ui-coach-done = zrobione
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
ui-error-still-here = Ta osoba odeszła dopiero przed chwilą. Poczekaj chwilę, zanim zastąpi ją bot.

## Podpowiedzi
ui-hint = Podpowiedź
ui-hint-title = Co zrobiłby silny bot
ui-hint-thinking = Bot się zastanawia…
ui-hint-none = Bot nie ma tu żadnej rady.
ui-hint-win = wygrywa w { $value } %
ui-hint-points = na koniec około { $value } { $value ->
    [one] punktu
    [few] punktów
    [many] punktów
   *[other] punktu
}
ui-hint-lost = statek stracony
ui-hint-then = Potem zapewne: { $line }
ui-hint-plan = Plan, który za tym stoi, i co zamierzają boty przy stole
ui-hint-take = Zrób to
ui-error-busy = Zbyt wiele osób prosi teraz o radę. Spróbuj za chwilę.
ui-error-thinking = Bot wciąż myśli nad poprzednim pytaniem.

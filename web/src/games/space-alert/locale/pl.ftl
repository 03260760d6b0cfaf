# Plansza Space Alert: napisy na ekranie poza komunikatami serwera.
sa-you = ty
sa-android = Android { $n }
sa-phase = faza { $phase }
sa-captain = Kapitan
sa-communications-officer = Oficer łączności
sa-chief-of-security = Szef ochrony
sa-crew = Załoga
sa-switch-seat = Graj jako { $name }
sa-mini-plan = Plan: zajęte { $filled } z { $slots } pól
sa-board = Statek i trajektorie
sa-trajectory = trajektoria { $track }
sa-column = Trajektoria { $track }: { $zone }
sa-inside = wewnątrz
sa-red = Czerwona
sa-white = Biała
sa-blue = Niebieska
sa-zone = { $zone } strefa
sa-letter-red = C
sa-letter-white = B
sa-letter-blue = N
sa-damage = Uszk.
sa-hit-points = wytrz.
sa-no-rockets = bez rakiet
sa-destroyed = Zniszczone, { $points }
sa-survived = Przetrwane, { $points }
sa-waits = T+{ $n }
sa-threat-name = Zagrożenie { $n }, { $threat }, { $zone }
sa-threat-numbers = prędkość { $speed }, tarcza { $shield }
sa-threat-state = obrażenia { $damage } z { $hits }
sa-threat-square = na polu { $square }
sa-system-heavy-laser = ciężki laser
sa-system-light-laser = lekki laser
sa-system-pulse = działo impulsowe
sa-system-shield = tarcza
sa-system-reactor = reaktor
sa-system-interceptor = myśliwce przechwytujące
sa-system-computer = komputer
sa-system-battlebots = roboty bojowe
sa-system-window = okno
sa-system-rocket = rakiety
sa-system-name = { $station }, { $letter }, { $system }{ $state }
sa-state-energy = , { $now } z { $places }
sa-state-strength = , siła { $strength }
sa-state-count = , zostało { $count }
sa-state-damaged = , uszkodzone
sa-state-fires = , strzela
sa-squad-out = zabrane
sa-squad-active = aktywne
sa-squad-disabled = wyłączone
sa-figure = { $name }, { $place }
sa-figure-marker = { $name }, znacznik: { $place }, Shift i strzałki go przesuwają
sa-knocked-out = utrata przytomności
sa-lift = Grawiwinda, { $zone }
sa-damage-name = { $zone } strefa, uszkodzenia: { $count } z { $spaces }
sa-capsules = Kapsuły paliwowe: { $count }
sa-announced = Zapowiedziane zagrożenia według tur
sa-announced-none = nic nie zapowiedziano
sa-computer-checks = Kontrole komputera
sa-visual = Potw. wizualne
sa-marker-note = Linia przerywana: wspólny znacznik planu. Nie ma efektu i znika na początku rozpatrywania.
sa-marker-frozen = Bez łączności znaczniki się nie ruszają.
sa-your-plan = Twój plan
sa-phase-locked = Faza { $phase }, zablokowana
sa-phase-open = Faza { $phase }
sa-phase-closed = Faza { $phase }, później
sa-place-here = połóż
sa-swap-here = zamień
sa-slot = Faza { $phase }, pole { $slot }, { $state }
sa-slot-empty = puste
sa-slot-can = { $state }, { $can }
sa-hand = Twoja ręka
sa-hand-of = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
  }
sa-beside = Obok planszy
sa-give-to = Oddaj: { $name }
sa-turn-card = Obróć kartę
sa-take-back = Zabierz kartę
sa-end-phase = Zakończ fazę { $phase }…
sa-hint-pick = Wybierz kartę, potem pole.
sa-hint-tap = Dotknij karty, potem pola.
sa-hint-held = { $card }: wybierz pole w nawiasach albo obróć kartę.
sa-hint-give = Trwa transfer danych: wybierz kartę, potem odbiorcę.
sa-hint-slot = { $card } na polu { $slot }: przełóż, zamień, obróć albo zabierz.
sa-hint-waiting = Czekasz na: { $names }
sa-hint-spectator = Oglądasz.
sa-confirm-end = Zakończyć teraz fazę { $phase }?
sa-confirm-text = Jej pola zostaną zablokowane i weźmiesz następny pakiet. Tego nie da się cofnąć.
sa-confirm-yes = Zakończ fazę { $phase }
sa-confirm-place = Położyć kartę na stałe?
sa-confirm-place-no = Zostaw na ręce
sa-confirm-place-yes = Połóż
sa-confirm-go-on = Grać dalej z pustymi polami?
sa-confirm-go-on-no = Planuj dalej
sa-confirm-go-on-yes = Mimo to dalej
sa-cancel = Planuj dalej
sa-consent = Zakończ wcześniej
sa-consent-count = zgadza się { $count } z { $all }
sa-silence = Cisza!
sa-silent = Brak łączności. Bez rozmów, czatu i znaczników; planować można dalej.
sa-silent-chat = Łączność nie działa
sa-paused-chat = Podczas pauzy nikt nie rozmawia
sa-transfer-open = Trwa transfer danych
sa-ends-in = Koniec fazy { $phase } za
sa-elapsed = Czas od startu
sa-paused = Zegar stoi.
sa-practice = bez zegara
sa-focus-empty = Wskaż kartę, zagrożenie lub stację, aby o nich przeczytać.
sa-in-focus = Wskazane
sa-serious = poważne
sa-common = zwykłe
sa-external = zewnętrzne
sa-kind-internal = wewnętrzne
sa-threat-kind = { $place }, { $weight }, T+{ $n }
sa-spoken = Komputer pokładowy
sa-resolution = Rozpatrywanie
sa-turn-of = Tura { $turn } z { $last }
sa-final-turn = Tura końcowa
sa-plans = Wszystkie plany
sa-turn = Tura { $turn }
sa-to-turn = Do tury { $turn }
sa-pause = Pauza
sa-no-effect = bez efektu
sa-delayed = opóźnienie
sa-flight-record = Zapis lotu
sa-loading = Pobieranie zapisu lotu…
sa-won = Misja ukończona
sa-lost = Statek stracony
sa-lost-to = { $threat }, tura { $turn }
sa-score = Wynik
sa-score-sheet = Punktacja
sa-line-destroyed = Zniszczone zagrożenia
sa-line-survived = Przetrwane zagrożenia
sa-line-visual = Potwierdzenie wizualne
sa-line-penalties = Uszkodzenia i straty
sa-loss-tiles = uszkodzeń
sa-loss-worst-zone = jeszcze raz najgorsza strefa
sa-loss-knocked-out = nieprzytomnych
sa-loss-disabled-squads = wyłączonych oddziałów
sa-total = Razem
sa-no-score = Stracony statek nie ma punktów.
sa-campaign-score = Wynik kampanii: { $score }
sa-timeline = Co poszło nie tak
sa-timeline-damage = uszkodzenia
sa-timeline-none = Nic nie rozpatrzono.
sa-threats = Zagrożenia
sa-status-destroyed = zniszczone
sa-status-survived = przetrwane
sa-status-on_track = wciąż w drodze
sa-status-waiting = nie przybyło
sa-status-took_ship = zniszczyło statek
sa-proof = Los do sprawdzenia
sa-mission = Misja
sa-watch = Obejrzyj rozpatrywanie
sa-ready-list = Gotowi: { $names }
sa-nobody-yet = jeszcze nikt
sa-briefing = Odprawa
sa-votes = Decyzja
sa-no-data = Znana jest tu tylko nazwa zagrożenia.
sa-card-name = { $card }
sa-target = { $threat } (T+{ $n })
sa-locked = zablokowane
sa-closed = później
sa-energy = Energia { $now } z { $places }
sa-strength = Siła { $strength }
sa-at-upper_red = góra, cz.
sa-at-upper_white = góra, b.
sa-at-upper_blue = góra, n.
sa-at-lower_red = dół, cz.
sa-at-lower_white = dół, b.
sa-at-lower_blue = dół, n.
sa-short-red = Cz.
sa-short-white = Biała
sa-short-blue = Nieb.

## Gra na stole: spiker i zapisane plany
sa-say-threat = Zagrożenie
sa-say-serious = Poważne zagrożenie
sa-say-unconfirmed = Zagrożenie, niepotwierdzone
sa-say-zone-red = Strefa czerwona
sa-say-zone-white = Strefa biała
sa-say-zone-blue = Strefa niebieska
sa-say-zone-internal = Wewnątrz statku
sa-say-draw-common-external = Oficer łączności bierze kartę zwykłego zagrożenia zewnętrznego.
sa-say-draw-serious-external = Oficer łączności bierze kartę poważnego zagrożenia zewnętrznego.
sa-say-draw-common-internal = Szef ochrony bierze kartę zwykłego zagrożenia wewnętrznego.
sa-say-draw-serious-internal = Szef ochrony bierze kartę poważnego zagrożenia wewnętrznego.
sa-say-action-round-begins = Wykryto aktywność wroga
    .hint = Zaczyna się faza 1: bierzcie pierwsze karty.
sa-say-incoming-data = Dane przychodzące
    .hint = Każdy gracz może dobrać jedną kartę.
sa-say-transfer-opens = Transfer danych
    .hint = Każdy gracz może oddać komuś jedną kartę.
sa-say-transfer-closes = Transfer danych zamknięty
sa-say-communications-down = Łączność zerwana
    .hint = Ani słowa, żadnych znaków.
sa-say-communications-up = Łączność przywrócona
    .hint = Znów wolno rozmawiać.
sa-say-warning = Faza { $phase } kończy się za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
  }
sa-say-phase-ends = Koniec fazy { $phase }
    .hint = Jej pola są zablokowane; wszyscy biorą karty następnej fazy.
sa-say-action-round-ends = Koniec planowania
sa-paper-about =
    Gracie własnymi kartami i planszami. Ten ekran pilnuje czasu i mówi to, co mówi komputer statku, a potem może
    rozpatrzyć wasze plany.
sa-paper-kind = Rodzaj lotu
sa-paper-kind-test_run = Lot próbny
    .hint = Dwie fazy w siedem minut, trzy zagrożenia z zewnątrz. Na sam początek.
sa-paper-kind-simulation = Symulacja
    .hint = Trzy fazy w dziesięć minut, także poważne zagrożenia, ale tylko z zewnątrz.
sa-paper-kind-advanced_simulation = Zaawansowana symulacja
    .hint = Dochodzą zagrożenia wewnętrzne i roboty bojowe.
sa-paper-kind-mission = Misja
    .hint = Cała gra ze wszystkimi zasadami.
sa-paper-kind-generated = Misja wygenerowana
    .hint = Misja z ziarna, której nikt jeszcze nie słyszał.
sa-paper-script = Nagranie
sa-paper-new-seed = Inne
sa-paper-seed-hint = To samo ziarno daje zawsze ten sam lot.
sa-paper-people = Osób przy stole
sa-paper-to-form = Wpisz plany
sa-paper-start = Start
sa-paper-phase = Faza { $phase }
sa-paper-left = koniec za
sa-paper-past = Co już powiedziano
sa-paper-resume = Dalej
sa-paper-again = Od początku
sa-paper-other = Inny lot
sa-paper-end = Zakończ planowanie
sa-paper-end-later = Zakończ planowanie (po fazie { $phase })
sa-paper-leave = Przerwij
sa-paper-go-on = Gramy dalej
sa-paper-ask-pause = Zatrzymać zegar?
sa-paper-ask-pause-text = Idzie dalej, dopóki nie potwierdzisz. Lot jest pomyślany bez przerw.
sa-paper-ask-pause-yes = Pauza
sa-paper-ask-again = Zacząć od początku?
sa-paper-ask-again-text = To samo nagranie ruszy od pierwszej sekundy.
sa-paper-ask-again-yes = Od początku
sa-paper-ask-end = Zakończyć planowanie teraz?
sa-paper-ask-end-text = Planowanie skończy się teraz, jeśli wszyscy się zgadzają. Niezapowiedziane zagrożenia i tak przyjdą.
sa-paper-ask-end-yes = Zakończ
sa-paper-ask-leave = Przerwać ten lot?
sa-paper-ask-leave-text = Spiker zamilknie, a lot wybierzecie od nowa.
sa-paper-ask-leave-yes = Przerwij
sa-paper-ask-replace = Zastąpić to, co jest w formularzu?
sa-paper-ask-replace-text = W formularzu są plany innego lotu. Ustąpią miejsca temu.
sa-paper-ask-replace-yes = Zastąp
sa-paper-ask-clear = Opróżnić formularz?
sa-paper-ask-clear-text = Wszystko, co wpisano, przepadnie.
sa-paper-ask-clear-yes = Opróżnij
sa-paper-form = Rozpatrywanie zapisanych planów
sa-paper-flight = Lot
sa-paper-tracks = Trajektorie
sa-paper-draw-tracks = Wybierz za nas
sa-paper-at-red = czerwona
sa-paper-at-white = biała
sa-paper-at-blue = niebieska
sa-paper-at-internal = wewnątrz
sa-paper-add-threat = Dodaj
sa-paper-no-threats = Nie ma jeszcze zagrożeń. Dodaj każdą kartę, która przyszła.
sa-paper-number = Numer
sa-paper-zone = Trajektoria
sa-paper-card = Karta zagrożenia T+{ $n }
sa-paper-remove-threat = Usuń T+{ $n }
sa-paper-threat-search = Kod lub nazwa
sa-paper-threat-none = W tej talii nie ma takiej karty
sa-paper-order = w kolejności tury, najpierw kapitan
sa-paper-add-board = Dodaj planszę
sa-paper-player = Gracz { $n }
sa-paper-name = Imię gracza { $n }
sa-paper-android = Plansza { $n } należy do androida
sa-paper-remove-board = Usuń planszę { $n }
sa-paper-slot = { $name }, pole { $slot }: { $state }
sa-paper-pad = Karty do położenia
sa-paper-back = Opróżnij pole, wróć
sa-paper-tiles = Żetony obrażeń
sa-paper-tiles-hint = Dotykaj żetonów w kolejności, w jakiej je dobrano. Pozostałe przyjdą według ziarna.
sa-paper-tile-seed = Ziarno żetonów
sa-paper-say = Połóż karty tak, jak leżą na waszych planszach
sa-paper-hint = Klawisze A B C X, < > ^, H dla bohaterskich; spacja zostawia puste pole. Komputer i okno liczą się same.
sa-paper-rest = W pliku jest też: { $fields }
sa-paper-flaws = { $count ->
    [one] Jeden wpis wymaga sprawdzenia
    [few] { $count } wpisy wymagają sprawdzenia
   *[many] { $count } wpisów wymaga sprawdzenia
  }
sa-paper-clear = Opróżnij
sa-paper-load = Wczytaj plik
sa-paper-save = Zapisz do pliku
sa-paper-resolve = Rozpatrz
sa-paper-back-to-form = Wróć do formularza
sa-paper-file = Ten lot jako plik
sa-paper-file-text = Można go tu znów wczytać, a w terminalu czyta go
sa-paper-stopped = Rozpatrzono do tury { $turn }
sa-paper-leave-out = Pomiń to

## Szkoła lotów
sa-lesson-passed = Lekcja zaliczona
sa-lesson-missed = Jeszcze nie
sa-lesson-missed-text = Zobacz, co stało się zamiast tego, i spróbuj ponownie. Twój plan zostaje.
sa-lesson-story = Co się stało
sa-lesson-learnt = Kroki lekcji
sa-lesson-done = zrobione
sa-lesson-not-done = niezrobione
sa-lesson-go-on = Świetnie. Następna lekcja?
sa-lesson-all = To była ostatnia lekcja.
sa-lesson-again-say = Zmień plan i poleć jeszcze raz.
sa-lesson-again = Spróbuj ponownie
sa-lesson-next = Dalej: { $lesson }
sa-to-school = Do szkoły

## Imiona, znaczniki, pokaz
sa-board-of = plansza ({ $name })
sa-markers-clear = Zdejmij wszystkie znaczniki
sa-marker = Znacznik planu
sa-marker-less = Znacznik: mniej albo wstecz
sa-marker-more = Znacznik: więcej albo dalej
sa-marker-square = pole { $square }
sa-marker-remove = Zdejmij znacznik
sa-state-rocket-launched = , jedna wystrzelona
sa-state-rocket-flies = , jedna w locie
sa-card-lost = karta stracona
sa-timeline-missed = strzał w pustkę
sa-timeline-cell = { $what }: { $count }, tura { $turn }
sa-moments = Chwile warte ponownego obejrzenia
sa-moments-none = Nic takiego się nie zdarzyło.

## Kampania
sa-campaign = Kampania
sa-campaign-of = Misja { $mission } z 3
sa-campaign-mission = Misja { $number }
sa-campaign-points = zagrożenia { $threats }, obserwacja { $visual }
sa-campaign-damage = Uszkodzenia
sa-campaign-total = Wynik kampanii
sa-campaign-goes-on = Kampania trwa.
sa-campaign-over = Kampania ukończona.
sa-campaign-lost = Kampania przegrana.
sa-cast-vote = Oddaj głos
sa-to-vote = Do głosowania
sa-voted-list = Głos oddali: { $names }

sa-key-pick = weź kartę z ręki
sa-key-end-phase = zakończ fazę
sa-key-marker = przesuń znacznik figurki
sa-key-threat = przesuń znacznik zagrożenia

## Transfer danych wybrany wcześniej

sa-set-aside = odłożona do transferu
sa-set-aside-for = Odłóż dla: { $name }
sa-hint-aside = Odłożone, odbiorca { $name }: { $card }. Potwierdź podczas transferu danych.
sa-give-now = Oddaj { $card }: { $name }
sa-key-give = oddaj odłożoną kartę podczas transferu danych

## Pauza

sa-paused-log = Zakryte, dopóki lot nie ruszy dalej

## What a damaged system says
sa-damaged = Uszkodzone
sa-paper-refused = Tego pliku nie wczytano
sa-hash-how = Skrót to 16-bajtowy BLAKE2b tych słów, więc możesz policzyć go samodzielnie:

## Around the table: seats, start, what follows, school, log
ui-seats-1-space-alert = W pojedynkę z czterema androidami, za które planujesz.
ui-seats-2-space-alert = Dwie osoby i dwa androidy.
ui-seats-3-space-alert = Trzy osoby i jeden android.
ui-seats-4-space-alert = Czteroosobowa załoga.
ui-seats-5-space-alert = Załoga pięcioosobowa: liczą się niepotwierdzone raporty.
ui-seats-order-hint-space-alert = pierwszy działa kapitan, dalej zgodnie z ruchem wskazówek zegara
sa-start-hint = Zegar ruszy, gdy wszyscy potwierdzą gotowość.
ui-error-no-talking = Łączność nie działa: teraz nie wolno rozmawiać.
sa-school-about = Krótkie lekcje bez zegara. Każda sama się objaśnia, pozwala próbować i cofać i pokazuje, dlaczego coś się nie udało.
sa-school-of = z { $count } lekcji zaliczonych
sa-school-lessons = Lekcje
sa-school-passed = zaliczona
sa-school-start = zacznij tutaj
sa-school-next = następna
ui-one-screen-hint-space-alert =
    Wszystkie miejsca są twoje, a ekran wędruje z rąk do rąk. Pomiędzy graczami jest zasłonięty, żeby nikt nie widział
    cudzych kart. Bez zegara jest czas, by go przekazać.
sa-campaign-mission-n = Kampania badawcza, misja { $mission } z 3.
sa-campaign-carried = Kampania badawcza, misja { $mission } z 3. Na statku zostało: { $tiles } { $tiles ->
    [one] żeton obrażeń
    [few] żetony obrażeń
   *[many] żetonów obrażeń
  }{ $squads ->
    [0] .
    [one] , { $squads } uszkodzony oddział.
    [few] , { $squads } uszkodzone oddziały.
   *[many] , { $squads } uszkodzonych oddziałów.
  }
ui-next-same-space-alert = Ta sama misja, te same zagrożenia.
ui-next-new-space-alert = Nowa misja w tej samej załodze.
ui-next-game-space-alert = Następna misja
ui-play-same-space-alert = Ta sama misja jeszcze raz
ui-rematch-space-alert = Nowa misja
sa-log-about = Trafia tu każda misja z zegarem, przegrana też: z załogą, punktami i tym, co zniszczyło statek.
sa-log-practice = Treningów bez zegara i lotów szkolnych nie zapisuje się.
sa-log-flights = Loty
sa-log-home = Powroty
sa-log-lost = Stracone statki
sa-log-points = Punkty razem
sa-log-best = Najlepsza misja
sa-log-best-campaign = Najlepsza kampania
sa-log-date = Data
sa-log-track = Nagranie
sa-log-common = Zwykłe zagrożenia
sa-log-serious = Poważne zagrożenia
sa-log-survived = Przetrwane
sa-log-destroyed = Zniszczone
sa-log-penalties = Kary
sa-log-visual = Potwierdzenie wizualne
sa-log-total = Razem
sa-log-paused = z pauzą
sa-log-lost-to = Statek stracony: { $threat }
sa-log-campaign = Kampania
sa-log-campaign-open = trwa
sa-log-campaign-lost = przegrana
sa-start-hint-untimed = Zaczniemy, gdy wszyscy potwierdzą; nikt nie pogania.
ui-hint-lost-space-alert = statek stracony
sa-log-training = Szkolenia i loty treningowe


# Co mówi plansza „Gen7”.

# Things on the ship
g7-ship = Statek
g7-our-ship = Nasz statek
g7-quarters = Kwatery załogi
g7-recovery = Sala regeneracji
g7-small-lab = Małe laboratorium
g7-small-lab-of = { $sector }, małe laboratorium
g7-reprogram = Przeprogramowanie
g7-reprogram-of = { $sector }, przeprogramowanie
g7-stores = Zapasy
g7-sixth = Szósty klin
g7-sixth-shut = zaspawany
g7-no-crew = bez załogi w tym epizodzie
g7-sector-empty = { $sector }: bez załogi
g7-sector-science = Naukowy
g7-sector-engineering = Inżynieryjny
g7-sector-bioscience = Bionaukowy
g7-sector-mechanical = Mechaniczny
g7-sector-of = Sektor: { $name }
g7-own-sector = własny sektor
g7-follow-turn = czyja tura
g7-show-sector = { $name }, pokaż sektor
g7-vault-has = Skarbiec: { $what } z { $capacity }
g7-store-has = W zapasie: { $what } z { $capacity }
g7-tokens-data = { $count ->
    [one] { $count } żeton danych
    [few] { $count } żetony danych
   *[many] { $count } żetonów danych
  }
g7-tokens-parts = { $count ->
    [one] { $count } część
    [few] { $count } części
   *[many] { $count } części
  }
g7-tokens-chems = { $count ->
    [one] { $count } preparat
    [few] { $count } preparaty
   *[many] { $count } preparatów
  }
g7-asleep = { $name }: kolonista śpi, w rezerwie { $supply }
g7-awake = { $name }: nikt nie śpi, w rezerwie { $supply }
g7-resting = { $die }, { $name }, regeneruje się

# Spots
g7-dots = { $count ->
    [one] { $count } kropka
    [few] { $count } kropki
   *[many] { $count } kropek
  }
g7-chief-spot = pole szefa sztabu
g7-spot-free = wolne
g7-spot-taken = { $die }, { $name }
g7-spot-closed = zamknięte: { $why }
g7-spot-repair = naprawa: otwarte po odświeżeniu
g7-closed-log = uszkodzenie z dziennika statku
g7-closed-seats = troje graczy
g7-closed-track = tor stanu, { $division }
g7-closed-effect = efekt
g7-closes-at = zamknie się: { $division }
g7-others-get = { $count ->
    [one] inni +{ $count }
    [few] inni +{ $count }
   *[many] inni +{ $count }
  }
g7-yields = Daje { $formula } ({ $type }); # to wynik kostki.
g7-shared-spot = wspólne pole { $number }
g7-shared-offered = { $die }, proponuje { $name }
g7-spots = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
  }

# What rooms are for
g7-about-science_lab = Daje dane; potem możesz przenieść 3 lub 6 żetonów do Skarbca za 1 lub 2 zasługi.
g7-about-tech_lab =
    Daje części; wynik co najmniej taki jak kostki na poprzednim polu. Potem możesz przenieść 3 lub 6 żetonów do
    Skarbca za 1 lub 2 zasługi.
g7-about-chem_lab =
    Daje preparaty, a każda inna kostka tutaj daje swojemu sektorowi 1. Potem możesz przenieść 3 lub 6 żetonów do
    Skarbca za 1 lub 2 zasługi.
g7-about-assembly = Weź robota z rezerwy, rzuć nim i umieść go w późniejszej turze.
g7-about-data_center = Dobierz 2 pliki, zachowaj 1; potem możesz ukończyć zadanie robocze tego centrum.
g7-about-production_center = Dobierz 2 algorytmy, zachowaj 1; potem możesz ukończyć zadanie robocze tego centrum.
g7-about-medical_center = Obudź kolonistę w dwóch wizytach; potem możesz ukończyć zadanie robocze tego centrum.
g7-about-hq = Zostań szefem sztabu i zwołaj naradę: inni mogą dołączyć, zadania robocze krążą.
g7-about-vault = Żetony wszystkich graczy, tylko na kluczowe zadania.

# Placement rules, shortly
g7-rule-none = dowolne kostki
g7-rule-thresholds = każde ma swój limit
g7-rule-step = każda o 1 wyższa
g7-rule-equal = wszystkie równe
g7-rule-sum_below = suma mniejsza od prawej
g7-rule-sum_equal = suma równa prawej
g7-rule-two_pairs = dwie pary
g7-rule-rising = każda wyższa

# Systems
g7-system-computer = Komputer
g7-system-energy = Energia
g7-system-biological = Biologia
g7-letter-green = Z
g7-letter-yellow = Ż
g7-letter-orange = P
g7-letter-critical = !
g7-division-green = zielony
g7-division-yellow = żółty
g7-division-orange = pomarańczowy
g7-division-critical = krytyczny
g7-risk = ryzyko { $count }
g7-risk-explained = { $count ->
    [one] Otwarte kluczowe zadania pogorszą go o { $count } pole.
    [few] Otwarte kluczowe zadania pogorszą go o { $count } pola.
   *[many] Otwarte kluczowe zadania pogorszą go o { $count } pól.
  }

# Dice
g7-die-officer = oficer { $result }
g7-die-colonist = kolonista { $result }
g7-die-robot = robot { $result }
g7-die-officer-new = oficer, jeszcze bez rzutu
g7-die-colonist-new = kolonista, jeszcze bez rzutu
g7-die-robot-new = robot, jeszcze bez rzutu
g7-about-officer = Twój oficer. Po jego umieszczeniu pod koniec tury może przyjść karta rozdroża.
g7-about-colonist = Kolonista twojej załogi.
g7-about-robot = Twój robot. Może połówkami zająć dwa wspólne pola; do sztabu nie wchodzi.
g7-about-recovery = Tu kostki odpoczywają, a koloniści śpią, aż ktoś ich obudzi.
g7-your-dice = Twoje kostki
g7-no-dice = W kwaterach nie ma kostek.
g7-in-hand = w ręce
g7-key = klawisz { $key }
g7-held = { $die } w ręce: wybierz miejsce
g7-put-back = Odłóż

# Prompt
g7-hint-waiting = Czekamy: { $names }.
g7-hint-held = { $count ->
    [one] Podświetlono { $count } miejsce.
    [few] Podświetlono { $count } miejsca.
   *[many] Podświetlono { $count } miejsc.
  }
g7-hint-dice = Weź kostkę i umieść ją na statku albo wybierz kluczowe zadanie.
g7-hint-lit = Podświetlono to, co można wybrać.

# Key tasks and proposals
g7-key-tasks = Kluczowe zadania
g7-tasks-done = ukończono { $done } z { $count }
g7-no-key-tasks = W rzędzie nie ma kluczowych zadań.
g7-finished = ukończone
g7-merit-each = zasługi dla każdego uczestnika: { $count }
g7-merit-gain = zasługi: { $count }
g7-penalty = −{ $count } zasług, jeśli nieukończone
g7-else-worse = w przeciwnym razie { $system } pogorszy się o { $count }
g7-costs = Kosztuje: { $price }.
g7-proposal = Wypełniane wspólne pola
g7-offered-explained = Linią przerywaną pokazano propozycje: nic się jeszcze nie ruszyło.
g7-offers = proponuje
g7-declines = nie tym razem
g7-taken = przyjęte
g7-vault-pays = Płaci Skarbiec
g7-commit = Zatwierdź

# Cards and officers
g7-files = Pliki
g7-files-of = Pliki, { $count }
g7-work-tasks = Zadania robocze
g7-work-tasks-of = Zadania robocze, { $count } z { $most }
g7-algorithms = Algorytmy
g7-free-slot = wolne miejsce
g7-upgraded = ulepszony
g7-drawn = Karty przed tobą
g7-skills = Umiejętności
g7-no-skills = na razie brak
g7-kept = Zachowane karty
g7-crew-card = Karta załogi
g7-goals = Cele
g7-episode-goals = Cele epizodu
g7-stars = Gwiazdy
g7-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[many] { $count } głosów
  }
g7-chief = szef sztabu
g7-duty = oficer dyżurny
g7-passed = pas
g7-passes-on = pasuje, aż przyjdzie kostka
g7-you = ty
g7-players = Gracze w kolejności tur

# Tracks
g7-tracks = Tory
g7-round-title = Runda
g7-episode-round = Epizod { $episode }, runda { $round }
g7-round-now = teraz
g7-round-deadline = fabuła idzie dalej
g7-round-last = ostatnia runda
g7-heart-mind = Serce i rozum
g7-heart-mind-even = po równo
g7-towards-heart = { $count } ku sercu
g7-towards-mind = { $count } ku rozumowi
g7-merit = Zasługi
g7-plot = Fabuła
g7-plot-goal = Cel fabuły
g7-no-plot-goal = Teraz fabuła nie ma celu
g7-by-round = do rundy { $round }
g7-of = { $count }/{ $total }

# Stories and votes
g7-episode = Epizod { $episode }
g7-crossroads = Rozdroże
g7-vote = Głosowanie oficerów
g7-vote-track = Głosowanie oficerów z torem serca i rozumu
g7-stages = Etapy głosowania
g7-stage-talk = Rozmowa
g7-stage-ballot = Tajne głosowanie
g7-stage-again = Drugie głosowanie
g7-stage-opened = Otwarcie
g7-stage-chief = Szef sztabu
g7-opened = Karty do głosowania otwarte
g7-what-do-you-do = Co robisz?
g7-what-vote = Za czym głosujesz?
g7-sealed = skutek zapieczętowany
g7-sealed-explained = Do czego wiodła druga droga, ta kampania nie pokaże.
g7-others-read = Czytają wszyscy, wybiera tylko ten, kogo to dotyczy.
g7-ballot-explained = Deklaracje nie wiążą. Karty otwiera się razem; waga głosu zależy od stopnia.
g7-tie-explained = Przy remisie głosuje się ponownie, potem decyduje szef sztabu.
g7-bots-break-ties = Linią przerywaną: głosy botów, które rozstrzygają tylko remisy.
g7-you-decide = Wybierasz tylko ty.
g7-decides = Wybiera { $name }.
g7-decides-now = decyduje
g7-reads = czyta
g7-has-read = przeczytane
g7-thinks = myśli
g7-leans = { $name } skłania się ku temu
g7-say-leaning = Powiedz otwarcie
g7-ballot-box = Urna: otwarta, gdy zagłosują wszyscy
g7-ballot-sealed = zapieczętowana
g7-ballot-own = do oddania
g7-ballot-missing = jeszcze nie
g7-track-adds = Tor doda { $count } swojej stronie i wróci na 0.
g7-seal-ballot = Zapieczętuj kartę
g7-lock-choice = Zatwierdź wybór
g7-look-at-ship = Na statek
g7-back-to-page = Do strony
g7-go-on = Dalej
g7-chosen = wybrane
g7-tied = remis
g7-way-said = { $text }: { $cast }. Razem { $total }. { $verdict }

# End of an episode, campaign
g7-skill-shop = Umiejętności oficerów
g7-costs-stars = { $count ->
    [one] { $count } gwiazda
    [few] { $count } gwiazdy
   *[many] { $count } gwiazd
  }
g7-needs-rank = od stopnia: { $rank }
g7-owned-by = ma { $name }
g7-best = najlepszy oficer
g7-best-officer = najlepszy: { $name }
g7-average = średnio { $merit }
g7-goal-reached = cel fabuły osiągnięty
g7-goal-missed = cel fabuły chybiony
g7-course = Kampania
g7-unread = nieprzeczytany
g7-now-played = trwa
g7-previously = Poprzednio
g7-nothing-before = Tu wszystko się zaczyna.
g7-in-motion = Co wprawiliście w ruch
g7-nothing-yet = Jeszcze nic tu nie zapisano.
g7-read-again = { $count ->
    [one] Przeczytaj ponownie, { $count } strona
    [few] Przeczytaj ponownie, { $count } strony
   *[many] Przeczytaj ponownie, { $count } stron
  }
g7-pages = Przeczytane strony
g7-page = Strona { $number }, epizod { $episode }
g7-officers = Oficerowie
g7-stars-left = pozostało gwiazd: { $count }
g7-condition = Stan statku
g7-squares = Kratki stanu: skreślono { $crossed } z { $count }
g7-room-damage = { $room }, { $count }
g7-episode-over = Koniec epizodu { $episode }
g7-episode-over-hint = Stopnie, gwiazdy i wszystko, co zaczęliście, przechodzi dalej.
g7-campaign-over = Kampania zakończona
g7-campaign-over-hint = Nic już nie jest zapieczętowane.
g7-ending = Zakończenie
g7-show-campaign = Kampania
g7-show-ending = Zakończenie

# Views and keys
g7-views = Widoki
g7-tab-ship = Statek
g7-tab-tasks = Zadania
g7-tab-hand = Ręka
g7-tab-tracks = Tory
g7-tab-about = Opis
g7-key-die = weź kostkę albo wybierz drogę w historii
g7-key-buttons = naciśnij przycisk polecenia
g7-key-ship = na statek albo z powrotem do strony
g7-key-tasks = do kluczowych zadań
g7-key-hand = do kart na ręce
g7-key-officer = oficer
g7-key-campaign = dotychczasowa kampania

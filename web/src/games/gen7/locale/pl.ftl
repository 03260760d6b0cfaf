# Co mówi plansza „Siódme pokolenie”.

# Things on the ship
g7-ship = Statek
g7-quarters = Kwatery załogi
g7-recovery = Sala wybudzeń
g7-small-lab = Małe laboratorium
g7-small-lab-of = { $sector }, małe laboratorium
g7-reprogram = Przeprogramowanie
g7-reprogram-of = { $sector }, Przeprogramowanie
g7-stores = Zapasy
g7-sixth = Szósty Klin
g7-sixth-shut = zaspawany
g7-no-crew = bez załogi w tym epizodzie
g7-sector-empty = { $sector }: bez załogi
g7-sector-science = Nauka
g7-sector-engineering = Inżynieria
g7-sector-bioscience = Bionauki
g7-sector-mechanical = Mechanika
g7-sector-of = Sektor, którym dowodzi { $name }
g7-own-sector = własny sektor
g7-follow-turn = czyja tura
g7-show-sector = { $name }, pokaż sektor
g7-vault-has = W Magazynie { $what }, pojemność { $capacity }
g7-store-has = W sektorze { $what }, pojemność { $capacity }
g7-tokens-data = { $count ->
    [one] { $count } żeton danych
    [few] { $count } żetony danych
   *[many] { $count } żetonów danych
  }
g7-tokens-parts = { $count ->
    [one] { $count } żeton części
    [few] { $count } żetony części
   *[many] { $count } żetonów części
  }
g7-tokens-chems = { $count ->
    [one] { $count } żeton preparatów
    [few] { $count } żetony preparatów
   *[many] { $count } żetonów preparatów
  }
g7-asleep = { $name }: kolonista śpi, w zasobie { $supply }
g7-awake = { $name }: nikt nie śpi, w zasobie { $supply }
g7-resting = { $die }, którym kieruje { $name }, w Sali wybudzeń

# Spots
g7-dots = { $count ->
    [one] { $count } kropka
    [few] { $count } kropki
   *[many] { $count } kropek
  }
g7-chief-spot = miejsce szefa sztabu
g7-spot-free = wolne
g7-spot-taken = { $die }, którym kieruje { $name }
g7-spot-closed = zamknięte: { $why }
g7-spot-repair = naprawa: otwarte po odświeżeniu
g7-closed-log = uszkodzenie zapisane w dzienniku pokładowym
g7-closed-seats = troje graczy
g7-closed-track = stan systemu jest { $division }
g7-closed-effect = efekt
g7-closes-at = zamknie się, gdy stan będzie { $division }
g7-others-get = { $count ->
    [one] inni +{ $count }
    [few] inni +{ $count }
   *[many] inni +{ $count }
  }
g7-yields = Daje { $formula } ({ $type }); # to wynik kości.
g7-shared-spot = miejsce wspólne { $number }
g7-shared-offered = { $die }, którego proponuje { $name }
g7-spots = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
  }

# What rooms are for
g7-about-science_lab = Daje dane; potem możesz przenieść 3 lub 6 żetonów do Magazynu za 1 lub 2 zasługi.
g7-about-tech_lab =
    Daje części; wynik kości musi być co najmniej taki jak na poprzednim miejscu. Potem możesz przenieść 3 lub 6
    żetonów do Magazynu za 1 lub 2 zasługi.
g7-about-chem_lab =
    Daje preparaty, a każda inna kość tutaj daje swojemu sektorowi 1 żeton preparatów. Potem możesz przenieść 3 lub 6
    żetonów do Magazynu za 1 lub 2 zasługi.
g7-about-assembly = Weź robota z zasobu, rzuć nim i umieść go w późniejszej turze.
g7-about-data_center = Dobierz 2 pliki, zatrzymaj 1; potem możesz ukończyć zadanie robocze tego centrum.
g7-about-production_center = Dobierz 2 algorytmy, zatrzymaj 1; potem możesz ukończyć zadanie robocze tego centrum.
g7-about-medical_center = Wybudź kolonistę w dwóch wizytach; potem możesz ukończyć zadanie robocze tego centrum.
g7-about-hq = Zostań szefem sztabu i zwołaj naradę roboczą: inni mogą dołączyć, a zadania robocze krążą.
g7-about-vault = Żetony wszystkich graczy, tylko na kluczowe zadania.

# Placement rules, shortly
g7-rule-none = dowolne kości
g7-rule-thresholds = każda ma swój próg
g7-rule-step = każda o 1 wyższa
g7-rule-equal = wszystkie równe
g7-rule-sum_below = lewa + środkowa poniżej prawej
g7-rule-sum_equal = lewa + środkowa dają prawą
g7-rule-two_pairs = dwie pary w dowolnej kolejności
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
    [one] Otwarte kluczowe zadania pogorszyłyby go o { $count } pole.
    [few] Otwarte kluczowe zadania pogorszyłyby go o { $count } pola.
   *[many] Otwarte kluczowe zadania pogorszyłyby go o { $count } pól.
  }

# Dice
g7-die-officer = oficer { $result }
g7-die-colonist = kolonista { $result }
g7-die-robot = robot { $result }
g7-die-officer-new = oficer, jeszcze bez rzutu
g7-die-colonist-new = kolonista, jeszcze bez rzutu
g7-die-robot-new = robot, jeszcze bez rzutu
g7-about-officer = Twój oficer. Po jego umieszczeniu pod koniec tury może przyjść karta rozdroży.
g7-about-colonist = Kolonista twojej załogi.
g7-about-robot = Twój robot. Może połówkami zająć dwa miejsca wspólne; do Sztabu nie wchodzi.
g7-about-recovery = Tu kości odpoczywają, a koloniści śpią, aż ktoś ich wybudzi.
g7-your-dice = Twoje kości
g7-no-dice = W kwaterach załogi nie ma kości.
g7-in-hand = w ręce
g7-key = klawisz { $key }
g7-held = { $die } w ręce: wybierz miejsce
g7-put-back = Odłóż

# Prompt
g7-hint-waiting = Czekamy na: { $names }.
g7-hint-held = { $count ->
    [one] Podświetlono { $count } miejsce.
    [few] Podświetlono { $count } miejsca.
   *[many] Podświetlono { $count } miejsc.
  }
g7-hint-dice = Weź kość i umieść ją na statku albo wybierz kluczowe zadanie.
g7-hint-lit = Podświetlono to, co można wybrać.
g7-hint-proposing = Weź kość; dotknij Magazynu, by zmienić jego udział.
g7-hint-answering = Nic się nie ruszy, dopóki twoja oferta nie zostanie przyjęta.
g7-hint-passing = Pasuj teraz albo w każdej turze, dopóki kość nie wróci.
g7-read-first = Przeczytaj stronę i przejdź dalej; stół czeka na ciebie po niej.
g7-hint-joining = Wybierz Sztab albo kość: kto dołączy, bierze nowe zadania.
g7-hint-replenishing = 3 żetony dają 1 zasługę, 6 daje 2; cel fabularny może je liczyć.

# Key tasks and proposals
g7-key-tasks = Kluczowe zadania
g7-tasks-done = ukończono { $done } z { $count }
g7-no-key-tasks = W rzędzie nie ma kluczowych zadań.
g7-finished = ukończone
g7-merit-each = { $count ->
    [one] { $count } zasługa
    [few] { $count } zasługi
   *[many] { $count } zasług
  } dla każdego uczestnika
g7-merit-gain = { $count ->
    [one] { $count } zasługa
    [few] { $count } zasługi
   *[many] { $count } zasług
  }
g7-penalty = { $count ->
    [one] −{ $count } zasługa
    [few] −{ $count } zasługi
   *[many] −{ $count } zasług
  }, jeśli nie zostanie ukończone
g7-else-worse = w innym razie stan systemu „{ $system }” pogorszy się o { $count }
g7-costs = Kosztuje { $price }.
g7-paid-already = Już zapłacono: { $price }.
g7-proposal = Wypełniane miejsca wspólne
g7-offered-explained = Linią przerywaną zaznaczono to, co dopiero zaproponowano: nic się jeszcze nie ruszyło.
g7-offers = proponuje
g7-declines = nie tym razem
g7-taken = przyjęte
g7-vault-pays = Płaci Magazyn
g7-commit = Wypełnij miejsca i zapłać

# Cards and officers
g7-files = Pliki
g7-files-of = Pliki, { $count }
g7-work-tasks = Zadania robocze
g7-work-tasks-of = Zadania robocze, { $count } z { $most }
g7-algorithms = Algorytmy
g7-free-slot = wolne pole
g7-upgraded = ulepszony
g7-drawn = Karty przed tobą
g7-skills = Umiejętności
g7-no-skills = na razie bez umiejętności
g7-kept = Zatrzymane karty
g7-crew-card = Karta załogi
g7-goals = Cele
g7-episode-goals = Cele epizodu
g7-stars = Gwiazdki
g7-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[many] { $count } głosów
  }
g7-breaks-ties = tylko przy remisie
g7-chief = szef sztabu
g7-duty = oficer dyżurny
g7-passed = pas
g7-passes-on = pasuje, dopóki nie pojawi się kość
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
g7-heart-mind-even = równowaga
g7-towards-heart = { $count } w stronę serca
g7-towards-mind = { $count } w stronę rozumu
g7-merit = Zasługi
g7-plot = Fabuła
g7-plot-goal = Cel fabularny
g7-no-plot-goal = Teraz nie ma celu fabularnego
g7-by-round = do rundy { $round }
g7-of = { $count }/{ $total }

# Stories and votes
g7-episode = Epizod { $episode }
g7-crossroads = Rozdroże
g7-crossroads-of = Rozdroże gracza { $name }
g7-choice-of = Wybór gracza { $name }
g7-not-you = To rozdroże gracza { $name }: „ty” to tutaj oficer tego gracza.
g7-vote = Głosowanie oficerów
g7-vote-track = Głosowanie oficerów z torem serca i rozumu
g7-stages = Etapy głosowania
g7-stage-talk = Rozmowa
g7-stage-ballot = Tajne głosowanie
g7-stage-again = Drugie głosowanie
g7-stage-opened = Odkrycie głosów
g7-stage-chief = Szef sztabu
g7-opened = Odkryte głosy w sprawie „{ $about }”
g7-tied-ballots = Głosy, które dały remis
g7-what-do-you-do = Co robisz?
g7-what-vote = Za czym głosujesz?
g7-sealed = skutek zapieczętowany
g7-sealed-explained = Ta kampania nigdy nie pokaże, dokąd wiodła druga droga.
g7-others-read = Czytają wszyscy, wybiera tylko ten, kogo to dotyczy.
g7-ballot-explained = Deklaracje nikogo nie wiążą. Głosy odkrywa się razem; waga głosu zależy od stopnia.
g7-tie-explained = Przy remisie głosuje się jeszcze raz, a potem decyduje szef sztabu.
g7-bots-break-ties = Linią przerywaną: głosy botów, które rozstrzygają tylko remisy.
g7-bots-break-ties-ahead = Głosy botów rozstrzygają tylko remisy.
g7-you-decide = Wybierasz tylko ty.
g7-decides = Wybiera { $name }.
g7-decides-now = decyduje
g7-reads = czyta
g7-has-read = przeczytane
g7-thinks = myśli
g7-leans = { $name } skłania się ku temu
g7-say-leaning = Powiedz otwarcie
g7-ballot-box = Urna, którą otwiera się, gdy zagłosują wszyscy
g7-ballot-sealed = zapieczętowany
g7-ballot-own = do oddania
g7-ballot-missing = jeszcze nie
g7-track-adds = Tor dodaje { $count } swojej stronie, a potem wraca na 0.
g7-seal-ballot = Zapieczętuj głos
g7-lock-choice = Zatwierdź wybór
g7-look-at-ship = Obejrzyj statek
g7-back-to-page = Wróć do tekstu
g7-go-on = Dalej
g7-chosen = wybrane
g7-tied = remis
g7-way-said = { $text }: { $cast }. Razem { $total }. { $verdict }

# End of an episode, campaign
g7-skill-shop = Umiejętności oficerskie
g7-costs-stars = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[many] { $count } gwiazdek
  }
g7-needs-rank = stopień { $rank } lub wyższy
g7-owned-by = ma { $name }
g7-progress = jak daleko jesteś
g7-stars-for = Gwiazdki za ten epizod
g7-best = najlepszy oficer
g7-best-officer = najlepszy: { $name }
g7-average = średnio { $merit }
g7-goal-reached = cel fabularny osiągnięty
g7-goal-missed = cel fabularny przepadł
g7-course = Kampania
g7-unread = nieprzeczytany
g7-now-played = trwa
g7-previously = Poprzednio
g7-nothing-before = Tu wszystko się zaczyna.
g7-in-motion = Skutki waszych decyzji
g7-nothing-yet = Jeszcze nic tu nie zapisano.
g7-how-voted = Jak głosowaliście
g7-no-votes-yet = Jeszcze nad niczym nie głosowano.
g7-chief-decided = remis, rozstrzygnął szef sztabu
g7-vote-on-room = Uszkodzenie ({ $system })
g7-votes-against = { $votes } do { $others }
g7-merit-by-episode = Zasługi w epizodach
g7-merit-in = zasługi, ep. { $episode }
g7-free-slots = { $count ->
    [one] wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
g7-read-again = { $count ->
    [one] Przeczytaj ponownie, { $count } strona
    [few] Przeczytaj ponownie, { $count } strony
   *[many] Przeczytaj ponownie, { $count } stron
  }
g7-pages = Przeczytane strony
g7-page = Strona { $number }, epizod { $episode }
g7-officers = Oficerowie
g7-stars-left = { $count ->
    [one] została { $count } gwiazdka
    [few] zostały { $count } gwiazdki
   *[many] zostało { $count } gwiazdek
  }
g7-condition = Stan statku
g7-squares = Pola stanu, skreślono { $crossed } z { $count }
g7-room-damage = { $room }, { $count }
g7-episode-over = Koniec epizodu { $episode }
g7-episode-over-hint = Stopnie, gwiazdki i skutki waszych decyzji przechodzą dalej. Film jest zapieczętowany do końca kampanii.
g7-campaign-over = Kampania zakończona
g7-campaign-over-hint = Nic już nie jest zapieczętowane.
g7-ending = Zakończenie
g7-ending-victory = Zwycięstwo
g7-ending-mixed = Ani zwycięstwo, ani porażka
g7-ending-defeat = Porażka
g7-ending-explained = Doprowadziły tu tylko czyny i wybory; gwiazdki i stopnie o niczym nie rozstrzygają.
g7-epilogue = Co się z nimi stało
g7-gallery-about = Nowa kampania zaczyna od zera, a obejrzane zakończenia zostają tutaj.
g7-gallery-seen = { $count ->
    [one] Obejrzane raz
    [few] Obejrzane { $count } razy
   *[many] Obejrzane { $count } razy
  }
g7-gallery-sealed = Inne zakończenia pozostają zapieczętowane, dopóki nie doprowadzi do nich kampania.
g7-gallery-empty = Nie obejrzano jeszcze żadnego zakończenia. Pierwsze pojawi się tutaj, gdy skończy się kampania.
g7-gallery-campaign = { $number ->
    [1] Do kampanii
   *[other] Do kampanii { $number }
  }
g7-show-campaign = Kampania
g7-show-ending = Zakończenie

# Views and keys
g7-views = Widoki
g7-tab-ship = Statek
g7-tab-tasks = Zadania
g7-tab-hand = Ręka
g7-tab-tracks = Tory
g7-tab-about = Opis
g7-key-die = weź kość albo wybierz drogę w historii
g7-key-buttons = naciśnij przycisk z paska poleceń
g7-key-ship = na statek albo z powrotem do tekstu
g7-key-tasks = do kluczowych zadań
g7-key-hand = do kart w ręku
g7-key-officer = oficer
g7-key-campaign = dotychczasowa kampania

## Hints
ui-hint-merit = { $value ->
    [one] o około { $value } zasługę mniej
    [few] o około { $value } zasługi mniej
    [many] o około { $value } zasług mniej
   *[other] o około { $value } zasługi mniej
  }
ui-hint-experience = z doświadczenia

## Restarting an episode
ui-restart-gen7 = Zacznij epizod od nowa
ui-restart-asked-gen7 = { $name } chce zacząć epizod od nowa

## The coach
ui-first-game-gen7 = Pierwszy epizod

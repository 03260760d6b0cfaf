# Space Alert po polsku: własne słowa.
game-name = Space Alert

# Kto: numer, jeśli nie ma imienia. Imiona stoją tylko w mianowniku i niczego nie odmieniają.
crew-number = Członek załogi { $number }
to-number = miejsce { $number }
board-number = planszy { $number }
android-number = Android { $n }
board-of = planszy „{ $name }”

# Miejsca
station-upper_red = górna czerwona
    .gen = górnej czerwonej stacji
    .acc = górną czerwoną stację
    .loc = na górnej czerwonej stacji
station-upper_white = górna biała (mostek)
    .gen = górnej białej stacji (mostka)
    .acc = górną białą stację (mostek)
    .loc = na górnej białej stacji (na mostku)
station-upper_blue = górna niebieska
    .gen = górnej niebieskiej stacji
    .acc = górną niebieską stację
    .loc = na górnej niebieskiej stacji
station-lower_red = dolna czerwona
    .gen = dolnej czerwonej stacji
    .acc = dolną czerwoną stację
    .loc = na dolnej czerwonej stacji
station-lower_white = dolna biała
    .gen = dolnej białej stacji
    .acc = dolną białą stację
    .loc = na dolnej białej stacji
station-lower_blue = dolna niebieska
    .gen = dolnej niebieskiej stacji
    .acc = dolną niebieską stację
    .loc = na dolnej niebieskiej stacji
origin-space = kosmos
    .gen = kosmosu
place-space = kosmos
    .loc = w kosmosie
place-upper_red = { station-upper_red }
    .loc = { station-upper_red.loc }
place-upper_white = { station-upper_white }
    .loc = { station-upper_white.loc }
place-upper_blue = { station-upper_blue }
    .loc = { station-upper_blue.loc }
place-lower_red = { station-lower_red }
    .loc = { station-lower_red.loc }
place-lower_white = { station-lower_white }
    .loc = { station-lower_white.loc }
place-lower_blue = { station-lower_blue }
    .loc = { station-lower_blue.loc }
origin-upper_red = { station-upper_red }
    .gen = { station-upper_red.gen }
origin-upper_white = { station-upper_white }
    .gen = { station-upper_white.gen }
origin-upper_blue = { station-upper_blue }
    .gen = { station-upper_blue.gen }
origin-lower_red = { station-lower_red }
    .gen = { station-lower_red.gen }
origin-lower_white = { station-lower_white }
    .gen = { station-lower_white.gen }
origin-lower_blue = { station-lower_blue }
    .gen = { station-lower_blue.gen }
zone-red = czerwona
    .gen = czerwonej strefy
    .dat = czerwonej strefie
    .acc = czerwoną strefę
    .loc = w czerwonej strefie
zone-white = biała
    .gen = białej strefy
    .dat = białej strefie
    .acc = białą strefę
    .loc = w białej strefie
zone-blue = niebieska
    .gen = niebieskiej strefy
    .dat = niebieskiej strefie
    .acc = niebieską strefę
    .loc = w niebieskiej strefie
zone-internal = wnętrze statku
    .loc = wewnątrz statku
source-shields = tarcza
    .gen = tarczy
    .acc = tarczę
    .loc = tarczy
source-reactors = reaktor
    .gen = reaktora
    .acc = reaktor
    .loc = reaktorze
in-station = { " " }{ $station_loc }

# Karty
symbol-A = A
symbol-B = B
symbol-C = C
symbol-X = roboty bojowe
symbol-red = czerwona strzałka
symbol-blue = niebieska strzałka
symbol-lift = grawiwinda
symbol-HA = bohaterskie A
symbol-HB = bohaterskie B
symbol-HX = bohaterskie roboty bojowe
symbol-heroic-move = bohaterski ruch na { $station_acc }
card-of = { $top } (pod spodem: { $bottom })
back-action = zakryta akcja
back-movement = zakryty ruch
cards-none = zakryte
tile-heavy_laser = ciężki laser
    .acc = ciężki laser
tile-light_laser = lekki laser
    .acc = lekki laser
tile-pulse_cannon = działo impulsowe
    .acc = działo impulsowe
tile-shield = tarcza
    .acc = tarczę
tile-reactor = reaktor
    .acc = reaktor
tile-gravolift = grawiwinda
    .acc = grawiwindę
tile-structural = kadłub
    .acc = kadłub
weapon-heavy_laser = Ciężki laser
weapon-light_laser = Lekki laser
weapon-pulse_cannon = Działo impulsowe
weapon-rocket = Rakieta
weapon-interceptors = Myśliwce przechwytujące
target = { $threat } (T+{ $n })
common-white = białe
course-fly-on = lecimy dalej
course-stop = koniec
common-yellow = żółte
common-mixed = mieszane
serious-white = białe
serious-yellow = żółte
serious-mixed = mieszane
serious-true = poważne zagrożenie,{ " " }
unconfirmed-true = raport niepotwierdzony,{ " " }
step-threats-appear = Pojawienie się zagrożeń
step-player-actions = Akcje graczy
step-compute-damage = Obliczanie obrażeń
step-threat-actions = Akcje zagrożeń
step-maintenance-check = Kontrola komputera
step-rocket-arrives = Tura końcowa

# Menu
verb-ready = Gotowość do startu
verb-place = Połóż kartę
verb-take-back = Zabierz kartę z powrotem
verb-turn = Obróć kartę
verb-move = Przenieś kartę na puste pole
verb-swap = Zamień dwie karty miejscami
verb-give = Przekaż kartę (transfer danych)
verb-end-phase = Zakończ swoją fazę i weź następny pakiet
verb-consent = Zgódź się zakończyć planowanie
verb-withdraw = Wycofaj swoją zgodę
verb-go-on = Przejdź do następnego komunikatu
verb-ask-pause = Poproś o pauzę
verb-resume = Wznów po pauzie
verb-keep = Karta jest właściwa
verb-correct = Popraw źle zagraną kartę
verb-propose = Zaproponuj poziom trudności
verb-store = Umieść jedyny oddział robotów
verb-stop = Zakończ kampanię
verb-fly-on = Poleć na kolejną misję
verb-repair-tile = Napraw uszkodzenie statku
verb-repair-squad = Napraw oddział robotów
verb-repair-nothing = Nic nie naprawiaj

option-ready = Gotowość: zaczynamy
option-place = Pole { $slot } na { $board }: połóż kartę „{ $card }”
option-take-back = Zabierz kartę z pola { $slot } na { $board }
option-turn = Obróć kartę na polu { $slot } na { $board }
option-move = Przenieś kartę z pola { $slot } na pole { $to_slot } na { $board }
option-swap = Zamień karty na polach { $slot } i { $other } na { $board }
option-give = Przekaż kartę „{ $card }”, otrzyma ją { $to }
option-end-phase = Zakończ swoją fazę i weź następny pakiet (nie można cofnąć)
option-consent = Zgódź się zakończyć planowanie teraz
option-withdraw = Wycofaj zgodę na koniec planowania
option-go-on = Przejdź do następnego komunikatu
option-ask-pause = Poproś o pauzę
option-resume = Niech zegar ruszy dalej
option-keep = Zostaw kartę, jak jest
option-correct = Zagraj jako „{ $card }”; następna akcja będzie opóźniona
option-propose = Zagrożenia zwykłe { $common }, zagrożenia poważne { $serious }
option-store = Umieść oddział robotów { $station_loc }
option-stop = Zakończ tutaj i podlicz kampanię
option-fly-on = Poleć na kolejną misję
option-repair-tile = Napraw { $tile_acc } { $zone_loc }
option-repair-squad = Napraw oddział robotów z { $station_gen }
option-repair-nothing = Nic nie naprawiaj

# Pytania
prompt-briefing = Gotowi? Zaczniemy, gdy wszyscy będą gotowi.
prompt-briefing-alone = { $kind ->
    [test_run] Lot próbny
    [simulation] Symulacja
    [advanced_simulation] Zaawansowana symulacja
   *[mission] Misja
} z { $count ->
    [one] 1 androidem
   *[many] { $count } androidami
}: planujesz za wszystkie. Zaczynamy?
waiting-briefing = Czekamy, aż wszyscy będą gotowi.
prompt-planning = Zaplanuj swoje tury.
waiting-planning = Załoga planuje.
prompt-pause = Zegar stoi. Gramy dalej?
waiting-pause = Zegar stoi, dopóki wszyscy nie zechcą grać dalej.
prompt-trip = Czy odkryta karta jest taka, jak miała być?
waiting-trip = Ktoś sprawdza swoją odkrytą kartę.
prompt-choose-difficulty = Głosowanie: jak niebezpieczna ma być następna misja?
waiting-choose-difficulty = Załoga głosuje nad poziomem trudności.
prompt-choose-storage = Gdzie zaczyna jedyny oddział robotów bojowych?
waiting-choose-storage = Kapitan decyduje, gdzie zaczynają roboty bojowe.
prompt-choose-course = Głosowanie: kończymy tutaj czy lecimy na kolejną misję?
waiting-choose-course = Załoga głosuje, czy lecieć dalej.
prompt-repair = Co naprawiasz?
waiting-repair = Trwają naprawy.

# Nazwy tego, co wybiera się w menu
field-slot = Pole
field-to_slot = Pole
field-other = Pole

# Stół w słowach
sheet-points = Punkty: { $total } (zniszczone { $destroyed }, przetrwane { $survived }, potwierdzenie wizualne { $visual }, kary { $penalties })
describe-track = { $zone } – { $track }
describe-tracks = Trajektorie: { $tracks }
describe-threat-waiting = T+{ $n }, { $threat } { $zone_loc } – jeszcze nie na trajektorii
describe-threat-on_track = T+{ $n }, { $threat } { $zone_loc } – pole { $square }, obrażenia { $damage } z { $hits }
describe-threat-destroyed = T+{ $n }, { $threat } { $zone_loc } – zagrożenie zniszczone
describe-threat-survived = T+{ $n }, { $threat } { $zone_loc } – zagrożenie przetrwane
describe-supplies = Kapsuły paliwowe: { $capsules }, rakiety: { $rockets }
describe-zone = Strefa { $zone }: tarcza { $shield }, reaktor { $reactor }, uszkodzenia: { $damage }
describe-player = { $crew } ({ $seat }): { $place }
describe-android = { $crew } (android): { $place }
describe-slot = { $slot }: { $card }
describe-plan = Plan: { $slots }
describe-heroic = Obok planszy: { $card }
describe-card = { $card }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
  }
describe-hand = Karty na ręce, { $seat } (faza { $phase }): { $held }
describe-zone-short = Strefa { $zone } ({ $track }): tarcza { $shield }, reaktor { $reactor }, uszkodzenia: { $damage }
describe-supplies-short = Wnętrze statku ({ $track }); kapsuły paliwowe: { $capsules }, rakiety: { $rockets }
describe-player-short = { $number }  { $plan }  { $place }
describe-android-short = { $number }  { $plan }  { $place }, android
describe-hand-short = Karty na ręce, { $seat } (faza { $phase }): { $symbols }

# Dlaczego nie
reason-no-such-board = Nie ma { $board }.
reason-no-such-slot = W tym locie nie ma pola { $slot }.
reason-not-your-board = Nie możesz zmieniać { $board }: należy do kogoś innego.
reason-slot-locked = Pole { $slot } jest zablokowane: jego faza się skończyła.
reason-slot-closed = Pole { $slot } należy do późniejszej fazy.
reason-slot-taken = Na polu { $slot } leży już karta.
reason-slot-empty = Pole { $slot } jest puste.
reason-android-card-fixed = Karta na polu { $slot } leży na planszy androida: nie można jej już zmienić.
reason-card-stays-on-android = Karta na planszy androida zostaje tak, jak leży: nie można jej już przesunąć, obrócić ani zabrać.
reason-ends-phase-with-empty-slots = To kończy fazę { $phase }, a { $count ->
    [one] jedno jej pole jest jeszcze puste
    [few] { $count } jej pola są jeszcze puste
   *[many] { $count } jej pól jest jeszcze pustych
}. Potem nie da się ich zapełnić.
reason-may-end-phase-with-empty-slots = Następny komunikat może zakończyć fazę { $phase }, a { $count ->
    [one] jedno twoje pole w tej fazie jest jeszcze puste
    [few] { $count } twoje pola w tej fazie są jeszcze puste
   *[many] { $count } twoich pól w tej fazie jest jeszcze pustych
}. Potem nie da się ich zapełnić.
reason-not-in-hand = Nie masz na ręce karty „{ $card }”.
reason-own-heroic-only = Karta „{ $card }” jest bohaterska: może jej użyć tylko właściciel.
reason-lower-slot-first = Najpierw podaj niższe pole.
reason-heroic-stays = Karta „{ $card }” jest bohaterska i nie można jej przekazać.
reason-no-transfer = Transfer danych nie jest otwarty.
reason-gave-already = W tym transferze możesz przekazać tylko jedną kartę.
reason-no-such-receiver = Karty nie może otrzymać { $to }.
reason-clock-ends-phases = W grze solo fazy kończy tylko zegar.
reason-last-phase = To twoja ostatnia faza; nie ma już następnego pakietu.
reason-too-early-to-end = Planowanie można skończyć wcześniej dopiero po końcu fazy { $phase }.
reason-consents-already = Twoja zgoda jest już zapisana.
reason-no-consent-given = Nie ma twojej zgody na koniec planowania.
reason-clock-decides = O następnym komunikacie decyduje zegar.
reason-ready-already = Twoja gotowość jest już zapisana.
reason-no-pauses = Przy tym stole gra się bez pauz.
reason-asked-already = Twoja prośba o pauzę jest już zapisana.
reason-not-meant = Pomyłka może dotyczyć tylko drugiej połowy karty albo drugiej strzałki.
reason-no-such-tile = Nie ma uszkodzenia „{ $tile }” { $zone_loc }.
reason-zone-repaired-enough = Dwa uszkodzenia { $zone_loc } są już naprawione.
reason-squad-works = Oddział robotów z { $station_gen } nie jest wyłączony.
reason-campaign-draws-missions = W kampanii misje wybiera los.
reason-no-extra-android = Dodatkowy android uzupełnia załogę czteroosobową: dla dwóch, trzech lub czterech graczy, nie dla { $count }.
reason-no-seat-for-role = { $role }: przy tym stole nie ma miejsca { $seat }.
role-captain = Kapitan
role-communications_officer = Oficer łączności
role-chief_of_security = Szef ochrony

# Co jest nie tak z lotem zapisanym na papierze
reason-case-unreadable = { $line ->
    [0] nie da się odczytać ani jako YAML, ani jako JSON
   *[other] nie da się odczytać ani jako YAML, ani jako JSON: coś jest nie tak w wierszu { $line } lub tuż przed nim
  }
reason-case-not-plain = wiersz { $line }: lot zapisuje się bez znaczników (!) i odwołań (*)
reason-case-key = wiersz { $line }: nie ma takiego pola: { $given }
reason-case-key-twice = wiersz { $line }: pole zapisano dwa razy: { $given }
reason-case-no-mapping = zapis { $number }: potrzebne są pola, a wśród nich boards; jest { $given }
reason-case-none = w tym pliku nie ma żadnego lotu
reason-case-several = liczba lotów w pliku: { $count }; tu można wziąć tylko jeden
reason-case-planning-only = to przykład planowania; bez planów (boards) nie ma czego rozgrywać
reason-case-form = { $place }: { $expected ->
    [mapping] potrzebne są nazwy z wartościami, na przykład red: 1
    [list] potrzebna jest lista, na przykład [1, 2]
    [length] długość tej listy powinna wynosić { $limit }
    [number] potrzebna jest liczba całkowita
    [range] potrzebna jest liczba całkowita { $limit }
    [text] potrzebny jest tekst
    [switch] potrzebne jest true albo false
    [choice] potrzebne jest jedno z: { $known }
    [name] możliwe nazwy: { $known }
   *[other] taka wartość nie może tu stać
  }
reason-case-field-missing = w pliku brakuje pola { $given }
reason-case-field-unknown = pole { $given } nie należy do takiego zapisu
reason-case-board = plansza { $nth }: zamiast „{ $given }” potrzebny jest zapis taki jak „C - - A ^” albo „C--A^”
reason-case-no-slot = plansza { $nth }: nie ma pola „{ $slot }”; pola to liczby od 1 do { $last }
reason-case-last-slot = plansza { $nth }, pole { $slot }: ostatnie pole to { $last }
reason-case-foreign-letter = plansza { $nth }, pole { $slot }: w „{ $given }” jest obca litera ({ $letter })
reason-case-cards-on-slot = plansza { $nth }, pole { $slot }: „{ $given }” to kilka kart naraz ({ $count })
reason-case-no-card = plansza { $nth }, pole { $slot }: „{ $given }” to nie karta; są { $known } i - na puste pole
reason-case-crew = załoga: imion { $count }, a planów { $boards }
reason-case-track = trajektorie: { $zone }: nie ma trajektorii „{ $given }”; są { $known }
reason-case-track-twice = trajektoria { $given } jest podana dwa razy, a taka plansza jest jedna
reason-case-tile = { $list }: { $zone }: „{ $given }” nie pasuje; są { $known }, każde tylko raz
reason-case-threat-missing = nie podano, jaka karta zagrożenia przyszła
reason-case-threat = nie ma zagrożenia „{ $code }”; kody wyglądają tak: E1-01, SE2-03, I1-07, SI2-05
reason-case-threat-outside = zagrożenie { $code } jest zewnętrzne, nie może być wewnątrz statku
reason-case-threat-inside = zagrożenie { $code } jest wewnętrzne, nie może być na zewnątrz: { $zone }
reason-case-threat-twice = zagrożenie { $code } jest podane dwa razy, a taka karta jest jedna
reason-case-number-twice = T+{ $n } jest podane dwa razy: { $zone }
reason-case-players = start: graczy { $count }, a planów { $boards }
reason-case-two-places = start: gracz { $player } jest naraz w kosmosie i tu: { $given }
reason-case-station = start: na statku nie ma miejsca „{ $given }”; są { $known }
reason-case-squad = start: jeden oddział prowadzą naraz gracze { $other } i { $player }
reason-case-square = zagrożenie { $code }: pole trajektorii { $square } leży dalej niż początek ({ $start })
reason-case-stop = stop „{ $given }”: potrzebna jest tura do { $last } i jedno z { $known }, na przykład „5.damage”
reason-case-stop-early = stop „{ $given }” wypada przed początkiem (tura { $turn })

why-already-fired = ta broń już strzela w tej turze
why-already-maintained = w tej fazie ktoś już zajął się komputerem
why-already-there = figurka już tam stoi
why-full = w { $source_loc } { $zone_gen } nie ma miejsca na energię
why-interceptors-away = ktoś już jest w kosmosie
why-knocked-out = utrata przytomności
why-no-capsule = nie ma już kapsuł paliwowych
why-no-door = po tej stronie nie ma drzwi
why-no-intruder = nie ma tu intruza
why-no-rocket = nie ma już rakiet
why-no-squad = nie prowadzi oddziału robotów
why-not-in-training = w tym locie treningowym ta akcja nic nie daje
why-past-repair = awarii „{ $threat }” nie da się już naprawić
why-reactor-empty = reaktor { $zone_gen } jest pusty
why-rocket-on-ramp = w tej turze wystrzelono już rakietę
why-squad-active = oddział robotów jest już aktywny
why-squad-disabled = oddział robotów jest wyłączony
why-too-few-repairers = awarię „{ $threat }” naprawiało w tej turze za mało osób
why-storage-empty = nie ma tu oddziału robotów w magazynie

# Co się dzieje podczas planowania
event-set-up = Stół jest gotowy dla { $seats ->
    [one] 1 gracza
   *[many] { $seats } graczy
  }, a załoga liczy { $crew_size ->
    [one] 1 figurkę
    [few] { $crew_size } figurki
   *[many] { $crew_size } figurek
  }.
event-ready = { $seat } zgłasza gotowość.
event-action-round-begins = Komputer: wykryto aktywność wroga, rozpocząć fazę pierwszą.
event-threat-announced = Komputer: { $unconfirmed }T+{ $n }, { $serious }{ $threat } { $zone_loc }. Kartę wykłada { $seat }.
event-incoming-data = Komputer: dane przychodzące.
event-cards-drawn = { $seat } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
  } ({ $cards }).
event-pack-taken = { $seat } bierze pakiet fazy { $phase }.
event-transfer-opens = Komputer: transfer danych. Karty można oddawać do sygnału.
event-transfer-closes = Transfer danych zamknięty.
event-communications-down = Komputer: łączność zerwana. Nie wolno rozmawiać.
event-communications-up = Komputer: łączność przywrócona.
event-warning = Komputer: faza { $phase } kończy się za { $seconds ->
    [one] 1 sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
  }.
event-phase-ends = Komputer: koniec fazy { $phase }; jej pola są zablokowane.
event-action-round-ends = Koniec planowania.
event-card-placed = { $seat } kładzie kartę na polu { $slot } na { $board }: { $card }.
event-card-taken-back = { $seat } zabiera kartę z pola { $slot } na { $board }.
event-card-turned = { $seat } obraca kartę na polu { $slot } na { $board }: { $card }.
event-card-moved = { $seat } przenosi kartę z pola { $slot } na pole { $to_slot } na { $board }.
event-cards-swapped = { $seat } zamienia karty na polach { $slot } i { $to_slot } na { $board }.
event-card-given = { $seat } przekazuje kartę – { $card }; otrzymuje ją { $to }.
card-none = zakrytą
event-consents = { $seat } zgadza się zakończyć planowanie.
event-withdraws = { $seat } chce planować dalej.
event-asks-pause = { $seat } prosi o pauzę.
event-paused = Zegar stoi.
event-resumed = Zegar rusza dalej.

# Co się dzieje podczas rozpatrywania
event-step-begins = Tura { $turn }: { $step }
event-no-effect = { $crew }: bez efektu – { $why }.
event-moved = { $crew } przechodzi z { $origin_gen } na { $station_acc }.
event-not-delayed = { $crew }: nie ma czego opóźniać.
event-delayed = { $crew } ma opóźnienie: karta „{ $card }” z tury { $turn } przesuwa się dalej.
event-card-lost = { $crew }: karta „{ $card }” spada z planszy.
event-knocked-out = { $crew } traci przytomność { $place_loc }.
event-tripped = { $crew } poprawia pomyłkę i gra kartę „{ $card }”.
event-loaded = { $crew } uruchamia broń { $station_loc }.
event-charged = { $crew } przelewa { $amount ->
    [one] 1 kostkę
    [few] { $amount } kostki
   *[many] { $amount } kostek
  } energii do { $source_gen } { $zone_gen }.
event-refuelled = { $crew } zużywa kapsułę paliwową: +{ $amount ->
    [one] 1 kostka
    [few] { $amount } kostki
   *[many] { $amount } kostek
  } energii, pozostało kapsuł: { $left }.
event-maintained = { $crew } zajmuje się komputerem (faza { $phase }).
event-maintained-late = { $crew } zajmuje się komputerem, ale w fazie { $phase } jest już za późno.
event-computer-fine = Komputer działa bez zarzutu w fazie { $phase }.
event-computer-down = Nikt nie zajął się komputerem w fazie { $phase }: opóźnienie dla wszystkich na statku.
event-rocket-launched = { $crew } wystrzeliwuje rakietę, w zapasie jeszcze { $left }.
event-rocket-flies = Rakieta leci i trafi w następnej turze.
event-squad-taken = { $crew } przejmuje oddział robotów z { $station_gen }.
event-squad-reactivated = { $crew } ponownie włącza oddział robotów z { $station_gen }.
event-squad-disabled = Oddział robotów z { $station_gen } zostaje wyłączony.
event-looks-out = { $crew } wygląda przez okno.
event-visual-confirmation = Potwierdzenie wizualne w fazie { $phase }: { $count ->
    [one] 1 obserwator
   *[many] { $count } obserwatorów
  }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
event-visual-no-better = Ponowne spojrzenie przez okno nie daje lepszego wyniku w fazie { $phase }.
event-took-off = { $crew } startuje myśliwcami przechwytującymi.
event-stays-in-space = { $crew } zostaje w kosmosie.
event-fissure-patched = { $crew } z zewnątrz naprawia awarię „{ $threat }” (T+{ $n }).
event-repair-joined = { $crew } naprawia awarię „{ $threat }” (T+{ $n }): { $count } z { $needed } w tej turze.
event-repaired = { $crew } naprawia awarię „{ $threat }” (T+{ $n }) { $station_loc }.
event-battlebots-attack = { $crew } prowadzi roboty do ataku na intruza „{ $threat }” (T+{ $n }).
event-slime-hit = Śluz { $station_loc } zostaje trafiony.
event-slime-spread = Śluz rozprzestrzenia się na { $station_acc }.
event-rocket-wasted = Rakieta ściga widmo i przepada.
event-weapon-fires = { $weapon }: siła { $strength }, cel to { $targets }.
event-threat-appears = Pojawia się zagrożenie „{ $threat }” (T+{ $n }) { $zone_loc }.
event-threat-moves = Zagrożenie „{ $threat }” (T+{ $n }) przesuwa się z pola { $origin } na pole { $square }.
event-threat-acts = Zagrożenie „{ $threat }” (T+{ $n }) wykonuje akcję { $letter }.
event-threat-hit = Zagrożenie „{ $threat }” (T+{ $n }) otrzymuje { $blocks ->
    [one] 1 obrażenie
    [few] { $blocks } obrażenia
   *[many] { $blocks } obrażeń
  }, razem { $damage }.
event-threat-shot = Strzały w zagrożenie „{ $threat }” (T+{ $n }) mają siłę { $total }, tarcza { $shield }: { $blocks ->
    [one] 1 obrażenie
    [few] { $blocks } obrażenia
   *[many] { $blocks } obrażeń
  }, razem { $damage }.
event-threat-destroyed = { $kind ->
    [malfunction] Awaria „{ $threat }” (T+{ $n }) jest naprawiona.
    [fissure] Awaria „{ $threat }” (T+{ $n }) jest naprawiona.
   *[other] Zagrożenie „{ $threat }” (T+{ $n }) jest zniszczone.
  }
event-threat-survived = Zagrożenie „{ $threat }” (T+{ $n }) jest przetrwane.
event-threat-heals = Zagrożenie „{ $threat }” (T+{ $n }) usuwa z siebie { $blocks ->
    [one] 1 obrażenie
    [few] { $blocks } obrażenia
   *[many] { $blocks } obrażeń
  }.
event-threat-speeds-up = Zagrożenie „{ $threat }” (T+{ $n }) przyspiesza, jego prędkość wynosi teraz { $speed }.
event-threat-shield = Punkty tarczy zagrożenia „{ $threat }” (T+{ $n }) wynoszą teraz { $shield }.
event-threat-revealed = Zagrożenie „{ $threat }” (T+{ $n }) ujawnia się.
event-threat-grows = Zagrożenie „{ $threat }” (T+{ $n }) dorasta i od teraz kontratakuje.
event-attacks-boosted = Zagrożenie „{ $threat }” (T+{ $n }) kieruje pozostałymi: ataki zagrożeń zewnętrznych są o 1 silniejsze.
event-shields-boosted = Zagrożenie „{ $threat }” (T+{ $n }) osłania pozostałe: wszystkie zagrożenia zewnętrzne mają o 1 punkt tarczy więcej.
event-damage-doubled = Zagrożenie „{ $threat }” (T+{ $n }) podwaja obrażenia { $zones_gen }.
event-cryoshield-gone = Kriotarcza zagrożenia „{ $threat }” (T+{ $n }) pochłania wszystko i znika.
event-intruder-moved = Intruz „{ $threat }” (T+{ $n }) przechodzi na { $station_acc }.
event-seeker-stays = Intruz „{ $threat }” (T+{ $n }) zostaje na miejscu.
event-attacked = Zagrożenie „{ $threat }” (T+{ $n }) atakuje { $zone_acc } z siłą { $strength }; tarcza pochłania { $absorbed }.
event-damaged-inside = Zagrożenie „{ $threat }” (T+{ $n }) od wewnątrz zadaje { $zone_dat } { $points ->
    [one] 1 obrażenie
    [few] { $points } obrażenia
   *[many] { $points } obrażeń
  }.
event-tile-drawn = Strefa { $zone } jest uszkodzona: { $tile } (uszkodzenie { $count }).
event-energy-lost = Z { $source_gen } { $zone_gen } { $amount ->
    [one] ubywa 1 kostka
    [few] ubywają { $amount } kostki
   *[many] ubywa { $amount } kostek
  } energii.
event-energy-jumped = Z reaktora centralnego do tarczy centralnej { $amount ->
    [one] przeskakuje 1 kostka
    [few] przeskakują { $amount } kostki
   *[many] przeskakuje { $amount } kostek
  } energii.
event-capsule-lost = Kapsuła paliwowa jest zniszczona, w zapasie jeszcze { $left }.
event-rocket-destroyed = Rakieta jest zniszczona, w zapasie jeszcze { $left }.
event-ship-lost = W turze { $turn } zagrożenie „{ $threat }” (T+{ $n }) niszczy statek.
event-mission-complete = Misja ukończona: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }.

# Kampania
event-voted = { $seat } oddaje głos.
event-disabled-squad-taken = { $crew } przejmuje oddział robotów z { $station_gen }, wciąż wyłączony.
event-course-wanted = { $seat } głosuje: { $course }.
event-difficulty-wanted = { $seat } głosuje: zagrożenia zwykłe { $common }, zagrożenia poważne { $serious }.
event-difficulty-chosen = Zagrożenia zwykłe będą { $common }, a poważne { $serious }.
event-squad-stored = Roboty bojowe zaczynają { $station_loc }.
event-campaign-goes-on = Kampania trwa dalej.
event-campaign-stops = Kampania kończy się tutaj.
event-tile-repaired = { $crew } naprawia { $tile_acc } { $zone_loc }.
event-squad-repaired = { $crew } naprawia oddział robotów z { $station_gen }.

# Co mówią karty zagrożeń
threat-numbers = Prędkość { $speed }, wytrzymałość { $hits }, tarcza { $shield }, punkty: { $survived ->
    [one] { $survived } za przetrwanie
    [few] { $survived } za przetrwanie
    [many] { $survived } za przetrwanie
   *[other] nie do przetrwania
  }, { $destroyed } za zniszczenie
threat-numbers-inside = Prędkość { $speed }, wytrzymałość { $hits }, punkty: { $survived ->
    [one] { $survived } za przetrwanie
    [few] { $survived } za przetrwanie
    [many] { $survived } za przetrwanie
   *[other] nie do przetrwania
  }, { $destroyed } za zniszczenie
hits-rockets = równa liczbie rakiet na dolnej niebieskiej stacji
threat-intruder = Intruz { $station_loc }
threat-malfunction = Awaria systemu { $system } { $station_loc }
threat-fissure = Pęknięcie { $station_loc }, naprawa tylko myśliwcami przechwytującymi
zones-own = własna strefa
    .gen = własnej strefy
    .dat = własnej strefie
    .acc = własną strefę
zones-others = obie pozostałe strefy
    .gen = obu pozostałych stref
    .dat = obu pozostałym strefom
    .acc = obie pozostałe strefy
zones-all = każda strefa
    .gen = każdej strefy
    .dat = każdej strefie
    .acc = każdą strefę
zones-here = bieżąca strefa
    .gen = bieżącej strefy
    .dat = bieżącej strefie
    .acc = bieżącą strefę
zones-red = strefa czerwona
    .gen = strefy czerwonej
    .dat = strefie czerwonej
    .acc = strefę czerwoną
zones-white = strefa biała
    .gen = strefy białej
    .dat = strefie białej
    .acc = strefę białą
zones-blue = strefa niebieska
    .gen = strefy niebieskiej
    .dat = strefie niebieskiej
    .acc = strefę niebieską
who-zone = graczy w strefie zagrożenia
who-ship = wszystkich graczy na statku
who-tokens = graczy na stacjach z żetonem zagrożenia
who-station = graczy na stacji zagrożenia
who-leaders = graczy prowadzących aktywne roboty bojowe na statku
who-unguarded-station = graczy na stacji zagrożenia bez aktywnych robotów bojowych
who-off-bridge = wszystkich graczy na statku poza mostkiem
zones-each-token = strefa każdego żetonu
    .gen = strefy każdego żetonu
    .dat = strefie każdego żetonu
    .acc = strefę każdego żetonu
zones-red-blue = strefy czerwona i niebieska
    .gen = stref czerwonej i niebieskiej
    .dat = strefom czerwonej i niebieskiej
    .acc = strefy czerwoną i niebieską
strength-twice-remaining = równą dwukrotności pozostałej wytrzymałości
amount-central-energy = tyle obrażeń, ile energii jest w reaktorze centralnym
amount-3-per-unrepaired-rocket = 3 obrażenia za każdą niezabezpieczoną rakietę
amount-1-per-player = 1 obrażenie za każdego gracza na tej stacji
way-left = w lewo
way-right = w prawo
way-deck = na drugi pokład
strength-remaining = równą pozostałej wytrzymałości
amount-half = połowy
past_shields-true = { " " }z pominięciem tarcz
past_shields-false = { "" }
more-true = +
more-false = { "" }
op-attack = atakuje { $zones_acc } z siłą { $strength }{ $past_shields }
op-damage = zadaje { $zones_dat } { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
    [many] { $amount } obrażeń
   *[other] { $amount }
  }
op-drain = zabiera z { $source_gen } { $zones_gen } { $amount ->
    [one] 1 kostkę energii
    [few] { $amount } kostki energii
    [many] { $amount } kostek energii
   *[other] { $amount } energii
  }{ $or_damage ->
    [0] { "" }
    [one] , a gdy jej nie ma, zadaje 1 obrażenie
    [few] , a gdy jej nie ma, zadaje { $or_damage } obrażenia
   *[many] , a gdy jej nie ma, zadaje { $or_damage } obrażeń
  }
op-empty = zabiera całą energię z { $source_gen } { $zones_gen }
op-leak = zabiera całą energię z { $source_gen } { $zones_gen }, każda kostka zadaje 1 obrażenie swojej strefie
op-short-circuit = energia z reaktora centralnego przechodzi do tarczy centralnej; co się nie zmieści, zadaje obrażenia
op-heal = usuwa z siebie { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
  }
op-hurt = otrzymuje { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
  }
op-speed = prędkość +{ $amount }
op-shield = punkty tarczy: { $more }{ $amount }
op-reveal = ujawnia się
op-grow-up = dorasta
op-boost-attacks = wszystkie inne zagrożenia zewnętrzne atakują z siłą +1
op-boost-shields = wszystkie zagrożenia zewnętrzne mają +1 punkt tarczy
op-double-damage = podwaja obrażenia { $zones_gen }
op-advance-others = wszystkie inne zagrożenia zewnętrzne przesuwają się do przodu o { $squares ->
    [one] 1 pole
    [few] { $squares } pola
   *[many] { $squares } pól
  }
op-delay = opóźnia { $who }
op-knock-out = pozbawia przytomności { $who }
op-move = przechodzi { $way }
op-seek = przechodzi na sąsiednią stację z największą liczbą graczy
op-spread = rozprzestrzenia się { $way }
op-destroy-rocket = niszczy 1 rakietę
op-disable-battlebots = wyłącza oddział robotów z { $station_gen }
op-lose-capsule = niszczy 1 kapsułę paliwową
op-lose = statek jest stracony
when-damaged = – jeśli ma obrażenia
when-undamaged = – jeśli nie ma obrażeń
when-damage-below = – jeśli ma mniej niż { $limit ->
    [one] 1 obrażenie
    [few] { $limit } obrażenia
   *[many] { $limit } obrażeń
  }
trait-no_rockets = Nie może być celem rakiet.
trait-no_heavy_lasers = Nie może być celem ciężkich laserów.
trait-hidden_until_x = Nie może być celem żadnej broni, dopóki nie wykona X.
trait-hidden_at_distance_3 = W odległości 3 nie może być celem żadnej broni.
trait-cryoshield = W pierwszym kroku, w którym jest celem, nie otrzymuje żadnych obrażeń.
trait-shield_fails_to_pulse = Działo impulsowe obniża punkty tarczy zagrożenia do 0 na tę turę.
trait-doubles_past_shields = Obrażenia, które przejdą przez tarczę, liczą się podwójnie.
trait-wastes_rockets = Rakieta wycelowana w to zagrożenie przepada bez efektu.
trait-draws_rockets = Rakiety zawsze celują w to zagrożenie, a każda wzmacnia jego tarczę o 1.
trait-at_most_1_hit = Otrzymuje najwyżej 1 obrażenie na turę.
trait-blast = Po zniszczeniu zadaje { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
  } każdemu innemu zagrożeniu zewnętrznemu.
trait-death_attack = Po zniszczeniu atakuje własną strefę z siłą { $amount } za każde minięte pole X i Y.
trait-retaliates = Jeśli w kroku obliczania obrażeń otrzyma obrażenia, atakuje każdą strefę z siłą { $amount }.
trait-lone_interceptors = Myśliwce przechwytujące, dla których jest jedynym celem, uderzają z siłą { $amount }, ale pilot traci przytomność.
trait-fights_back = Kontratakuje.
trait-fights_back_after_x = Po X kontratakuje.
trait-knocks_out_destroyer = Kto zniszczy to zagrożenie, traci przytomność.
trait-slows_entering = Kto wejdzie na stację zagrożenia, ma opóźnienie.
trait-deadly_after_z = Po Z każdy, kto wejdzie na stację z żetonem zagrożenia, traci przytomność.
trait-token_per_hit = Każde trafienie usuwa żeton; trzecie niszczy zagrożenie.
trait-joint_repair = Naprawa na wszystkich tych stacjach w jednej turze: zagrożenie otrzymuje dodatkowo { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
  }.
trait-repair_takes = Naprawa wymaga { $amount ->
    [one] 1 gracza
   *[many] { $amount } graczy
  } w tej samej turze.
trait-last_repair_knocks_out = Ostatnia naprawa pozbawia przytomności wszystkich graczy { $station_loc }.

# Nazwy zagrożeń
threat-E1-01 = Kula impulsowa
threat-E1-02 = Niszczyciel
threat-E1-03 = Niewidzialny myśliwiec
threat-E1-04 = Chmura energii
threat-E1-05 = Kanonierka
threat-E1-06 = Myśliwiec z kriotarczą
threat-E1-07 = Myśliwiec
threat-E1-08 = Pancerny chwytak
threat-E1-09 = Ameba
threat-E1-10 = Meteoroid
threat-E2-01 = Kamikadze
threat-E2-02 = Zwiadowca
threat-E2-03 = Widmowy myśliwiec
threat-E2-04 = Rój
threat-E2-05 = Meduza
threat-E2-06 = Łupieżca
threat-E2-07 = Mała asteroida
threat-SE1-01 = Fregata
threat-SE1-02 = Okręt liniowy
threat-SE1-03 = Tankowiec „Lewiatan”
threat-SE1-04 = Satelita impulsowy
threat-SE1-05 = Fregata z kriotarczą
threat-SE1-06 = Międzygwiezdna ośmiornica
threat-SE1-07 = Malstrom
threat-SE1-08 = Asteroida
threat-SE2-01 = Behemot
threat-SE2-02 = Moloch
threat-SE2-03 = Satelita psioniczny
threat-SE2-04 = Krab mgławicowy
threat-SE2-05 = Nemezis
threat-SE2-06 = Wielka asteroida
threat-I1-01 = Harcownicy
threat-I1-02 = Harcownicy
threat-I1-03 = Sabotażysta
threat-I1-04 = Sabotażysta
threat-I1-05 = Zhakowane tarcze
threat-I1-06 = Zhakowane tarcze
threat-I1-07 = Niestabilne głowice
threat-I2-01 = Śluz
threat-I2-02 = Śluz
threat-I2-03 = Szturmowcy
threat-I2-04 = Szturmowcy
threat-I2-05 = Wirus
threat-I2-06 = Przegrzany reaktor
threat-SI1-01 = Komandosi
threat-SI1-02 = Komandosi
threat-SI1-03 = Obcy
threat-SI1-04 = Pęknięcie
threat-SI1-05 = Skrzyżowane przewody
threat-SI1-06 = Bunt robotów bojowych
threat-SI2-01 = Kat
threat-SI2-02 = Tropiciel
threat-SI2-03 = Przeciążenie sieci energetycznej
threat-SI2-04 = Skażenie
threat-SI2-05 = Ładunek jądrowy

## Plan załogi botów

plan-for = { $crew }:
plan-for-you = Ty:
plan-walk = tura { $turns }: przejdź na { $station_acc }{ $certain }
plan-fire = tura { $turns }: A { $station_loc }, cel to { $targets }{ $certain }
plan-charge = tura { $turns }: B, energia do { $source_gen } { $zone_gen }{ $certain }
plan-refuel = tura { $turns }: B, zatankuj reaktor centralny{ $certain }
plan-repair = tura { $turns }: napraw awarię „{ $threat }” (T+{ $n }){ $certain }
plan-rocket = tura { $turns }: C, odpal rakietę{ $certain }
plan-squad = tura { $turns }: C, uruchom roboty bojowe{ $certain }
plan-fly = tura { $turns }: zaatakuj myśliwcami przechwytującymi{ $certain }
plan-maintain = tura { $turns }: C, konserwacja komputera{ $certain }
plan-look = tura { $turns }: C, potwierdzenie wizualne{ $certain }
plan-fight = tura { $turns }: roboty bojowe przeciw intruzowi „{ $threat }” (T+{ $n }){ $certain }
certain-true = { "" }
certain-false = , jeśli karty pozwolą

# Słowa zasad: pomieszczenia, działy, systemy, kości i żetony.
# Przypadki pomieszczeń: acc i loc z przyimkiem („do Laboratorium naukowego”, „w Laboratorium naukowym”), gen bez niego.
game-name = Siódme pokolenie
ship-name-unnamed = statek

room-science_lab = Laboratorium naukowe
    .gen = Laboratorium naukowego
    .acc = do Laboratorium naukowego
    .loc = w Laboratorium naukowym
room-tech_lab = Laboratorium techniczne
    .gen = Laboratorium technicznego
    .acc = do Laboratorium technicznego
    .loc = w Laboratorium technicznym
room-chem_lab = Laboratorium chemiczne
    .gen = Laboratorium chemicznego
    .acc = do Laboratorium chemicznego
    .loc = w Laboratorium chemicznym
room-assembly = Montownia
    .gen = Montowni
    .acc = do Montowni
    .loc = w Montowni
room-data_center = Centrum danych
    .gen = Centrum danych
    .acc = do Centrum danych
    .loc = w Centrum danych
room-production_center = Centrum produkcyjne
    .gen = Centrum produkcyjnego
    .acc = do Centrum produkcyjnego
    .loc = w Centrum produkcyjnym
room-medical_center = Centrum medyczne
    .gen = Centrum medycznego
    .acc = do Centrum medycznego
    .loc = w Centrum medycznym
room-hq = Sztab
    .gen = Sztabu
    .acc = do Sztabu
    .loc = w Sztabie
room-vault = Magazyn
    .gen = Magazynu
    .acc = do Magazynu
    .loc = w Magazynie
room-recovery = Sala wybudzeń
    .gen = Sali wybudzeń
    .acc = do Sali wybudzeń
    .loc = w Sali wybudzeń
room-quarters = kwatery załogi
    .gen = kwater załogi
    .acc = do kwater załogi
    .loc = w kwaterach załogi
room-supply = zasób
    .gen = zasobu
    .acc = do zasobu
    .loc = w zasobie
room-small_lab = małe laboratorium
    .gen = małego laboratorium
    .acc = do małego laboratorium
    .loc = w małym laboratorium
room-reprogram = Przeprogramowanie
    .gen = miejsca „Przeprogramowanie”
    .acc = na miejsce „Przeprogramowanie”
    .loc = na miejscu „Przeprogramowanie”

department-computer = dział komputerowy
    .gen = działu komputerowego
    .loc = w dziale komputerowym
department-energy = dział energetyczny
    .gen = działu energetycznego
    .loc = w dziale energetycznym
department-biological = dział biologiczny
    .gen = działu biologicznego
    .loc = w dziale biologicznym
department-work = dział roboczy
    .gen = działu roboczego
    .loc = w dziale roboczym

system-computer = system komputerowy
    .gen = systemu komputerowego
    .acc = system komputerowy
system-energy = system energetyczny
    .gen = systemu energetycznego
    .acc = system energetyczny
system-biological = system biologiczny
    .gen = systemu biologicznego
    .acc = system biologiczny
system-worst = system w najgorszym stanie
    .gen = najgorszego z systemów
    .acc = system w najgorszym stanie
system-best = system w najlepszym stanie
    .gen = najlepszego z systemów
    .acc = system w najlepszym stanie
system-chosen = wybrany system
    .gen = wybranego systemu
    .acc = wybrany system
system-each = każdy system
    .gen = każdego systemu
    .acc = każdy system

division-green = pole zielone
    .loc = na polu zielonym
division-yellow = pole żółte
    .loc = na polu żółtym
division-orange = pole pomarańczowe
    .loc = na polu pomarańczowym
division-critical = pole krytyczne
    .loc = na polu krytycznym

sector-science = Sektor naukowy
    .gen = Sektora naukowego
    .acc = Sektor naukowy
    .ins = Sektorem naukowym
sector-engineering = Sektor inżynieryjny
    .gen = Sektora inżynieryjnego
    .acc = Sektor inżynieryjny
    .ins = Sektorem inżynieryjnym
sector-bioscience = Sektor bionauk
    .gen = Sektora bionauk
    .acc = Sektor bionauk
    .ins = Sektorem bionauk
sector-mechanical = Sektor mechaniczny
    .gen = Sektora mechanicznego
    .acc = Sektor mechaniczny
    .ins = Sektorem mechanicznym
colour-blue = niebieski
colour-orange = pomarańczowy
colour-green = zielony
colour-purple = fioletowy

die-officer = oficer
    .gen = oficera
    .acc = oficera
    .ins = oficerem
die-colonist = kolonista
    .gen = kolonisty
    .acc = kolonistę
    .ins = kolonistą
die-robot = robot
    .gen = robota
    .acc = robota
    .ins = robotem

type-data = dane
    .gen = danych
    .acc = dane
type-parts = części
    .gen = części
    .acc = części
type-chems = preparaty
    .gen = preparatów
    .acc = preparaty
type-any = żetony dowolnych typów
    .gen = żetonów dowolnych typów
    .acc = żetony dowolnych typów
type-each = żetony każdego typu
    .gen = żetonów każdego typu
    .acc = żetony każdego typu

tag-heart = serce
tag-mind = rozum
tag-ship = statek
tag-self = dla siebie

rank-1 = porucznik
    .gen = porucznika
rank-2 = kapitan
    .gen = kapitana
rank-3 = major
    .gen = majora
rank-4 = pułkownik
    .gen = pułkownika
rank-5 = generał
    .gen = generała

deck-files = talia plików
    .gen = talii plików
    .acc = talię plików
deck-algorithms = talia algorytmów
    .gen = talii algorytmów
    .acc = talię algorytmów
deck-work_tasks = talia zadań roboczych
    .gen = talii zadań roboczych
    .acc = talię zadań roboczych
deck-key_tasks = talia kluczowych zadań
    .gen = talii kluczowych zadań
    .acc = talię kluczowych zadań

temperament-warden = strażnik
temperament-careerist = karierowicz
temperament-humanist = humanista
temperament-rationalist = racjonalista

phase-set-up = przygotowanie
phase-key-tasks = kluczowe zadania
phase-crew-roll = rzut załogi
phase-turns = tury graczy
phase-failure = awaria systemów
phase-return = powrót załogi
phase-refresh = odświeżenie
phase-end = koniec rundy

# Zasady rozmieszczania na miejscach wspólnych
rule-none = dowolne wyniki
rule-step = każda kość dokładnie o 1 wyższa od kości po lewej
rule-equal = wszystkie kości równe
rule-sum_below = suma lewej i środkowej mniejsza od prawej
rule-sum_equal = suma lewej i środkowej równa prawej
rule-two_pairs = dwie pary różnych liczb
rule-rising = każda kość wyższa od kości po lewej
rule-thresholds = od lewej do prawej: { $limits }
limit-least = { $n } lub więcej
limit-most = { $n } lub mniej

# Opcjonalne akcje małych laboratoriów
action-science = Analiza danych
action-engineering = Projektowanie
action-bioscience = Rekonwalescencja
action-mechanical = Przeprogramowanie

# Efekty pola krytycznego (G7-D40)
critical-computer = Każdy gracz odrzuca 1 wybrany plik, a bez plików traci 2 zasługi.
critical-energy = Magazyn traci 4 żetony wybrane przez szefa sztabu; każdy gracz traci 1 zasługę za każdy brakujący żeton.
critical-biological = Każdy gracz traci 2 żetony preparatów i 1 zasługę za każdy brakujący.

# Żetony i zasługi; w bierniku
tokens = { $kind ->
    [data] { $n ->
        [one] { $n } żeton danych
        [few] { $n } żetony danych
       *[many] { $n } żetonów danych
      }
    [parts] { $n ->
        [one] { $n } żeton części
        [few] { $n } żetony części
       *[many] { $n } żetonów części
      }
    [chems] { $n ->
        [one] { $n } żeton preparatów
        [few] { $n } żetony preparatów
       *[many] { $n } żetonów preparatów
      }
    [each] po { $n ->
        [one] { $n } żetonie
       *[other] { $n } żetony
      } każdego typu
   *[any] { $n ->
        [one] { $n } żeton dowolnego typu
        [few] { $n } żetony dowolnych typów
       *[many] { $n } żetonów dowolnych typów
      }
  }
merits = { $n ->
    [one] { $n } zasługę
    [few] { $n } zasługi
   *[many] { $n } zasług
  }
cost-none = nic

# Miejsca
spot = { $room }, { $dots ->
    [one] { $dots } kropka
    [few] { $dots } kropki
   *[many] { $dots } kropek
  }
spot-chief = { $room }, miejsce szefa sztabu
spot-group = { $room }, { $group }

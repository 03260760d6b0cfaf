# Kości, walka, uszkodzenia, zdolności, odrodzenie i ratunek.

# Do czego służą rzuty
purpose-attack = atak
    .acc = atak
purpose-defence = obrona
    .acc = obronę
purpose-engine = silnik
    .acc = silnik
purpose-mine = wydobycie
    .acc = wydobycie
purpose-harvest = zbiór
    .acc = zbiór
purpose-salvage = odzysk
    .acc = odzysk
purpose-respawn = odrodzenie
    .acc = odrodzenie
purpose-tigris = Wrota Tygrysu
    .acc = Wrota Tygrysu
purpose-asteroid = asteroidy
    .acc = asteroidy
purpose-nebula = mgławica
    .acc = mgławicę
purpose-debris = szczątki
    .acc = szczątki
purpose-star = gwiazda
    .acc = gwiazdę
purpose-shield = tarcza planetarna
    .acc = tarczę planetarną
purpose-study = badania
    .acc = badania
purpose-hunt = dowody
    .acc = dowody
purpose-steal = kradzież
    .acc = kradzież
purpose-sneak = przemyt
    .acc = przemyt

# Miejsca w ładowni
place-empty = pusta komora
    .acc = pustą komorę
    .loc = w pustej komorze
place-auto = tam, gdzie zaszkodzi najmniej
    .acc = to, co zaszkodzi najmniej
    .loc = tam, gdzie zaszkodzi najmniej
part-plain = sekcja bez pola uruchomienia
    .acc = zwykłą sekcję
part-spot = wolne pole uruchomienia
    .acc = wolne pole uruchomienia
part-marker = pole uruchomienia ze znacznikiem
    .acc = zajęte pole uruchomienia

# Możliwości
option-attack = Zaatakuj { $ship_acc }
option-aim = Dołącz do ataku { $outfit_acc }
option-fire = Ognia!
option-shield = Połóż znacznik { $outfit_loc }
option-stand = Nie broń się więcej
option-rearm = { $count ->
    [0] Nie ładuj znaczników
    [one] Naładuj { $count } znacznik
    [few] Naładuj { $count } znaczniki
   *[many] Naładuj { $count } znaczników
  }
option-damage = Połóż uszkodzenie { $place_loc }
option-damage-empty = Uszkodź pustą komorę
option-damage-cube = Uszkodź komorę z kostką { $cargo_gen }
compartment-at = (rząd { $row }, kolumna { $column })
option-damage-compartment = Uszkodź komorę { $compartment }
option-damage-auto = Rozmieść wszystkie za mnie
option-damage-outfit = Uszkodź { $part_acc } { $outfit_gen }
option-damage-section = Uszkodź { $part_acc } { $place_gen }
option-use = Użyj zdolności „{ $ability }”
option-use-after-roll = Użyj zdolności „{ $ability }”
option-use-in-defence = Użyj zdolności „{ $ability }”
option-use-harpoon = Użyj zdolności „{ $ability }” { $about_loc }
option-use-on-ship = Użyj zdolności „{ $ability }” { $ship_loc }
option-use-on-cargo = Użyj zdolności „{ $ability }” na kostce { $cargo_gen }
option-use-on-die = Użyj zdolności „{ $ability }” na { $number }. kości z wynikiem { $face }
option-overdrive-to-move = Użyj zdolności „{ $ability }” i uruchom { $outfit_acc }
option-overdrive-to-attack = Użyj zdolności „{ $ability }” i zaatakuj { $ship_acc } { $outfit_ins }
option-choose = { $words }
option-pass = Nie
option-spawn = Punkt odrodzenia { $number }
option-place = Pole { $hex }
option-rescue = Uratuj { $ship_acc }
option-follow = Leć w ślad
option-let-go = Puść
option-spend-move = Jeden zapisany ruch na { $side }
option-keep-moves = Na razie nie używaj zapisanych ruchów
option-mend-marker = Napraw { $place_acc }
option-mend-outfit = Napraw { $part_acc } { $outfit_gen }
option-take-cubes = Zabierz { $cargo }
option-broker-sale = Sprzedaj { $cargo }
option-put = Połóż teraz na wierzchu { $sector_acc }

# Rodzaje możliwości
verb-attack = Zaatakuj statek
verb-aim = Dołącz wyposażenie do ataku
verb-fire = Ognia!
verb-shield = Użyj tarczy
verb-stand = Zakończ obronę
verb-rearm = Naładuj znaczniki
verb-damage = Połóż uszkodzenie
verb-use = Użyj zdolności
verb-choose = Wybierz efekt
verb-pass = Zrezygnuj
verb-spawn = Wybierz punkt odrodzenia
verb-place = Wybierz pole
verb-rescue = Uratuj wyczerpany statek
verb-follow = Leć za zahaczonym statkiem
verb-mend = Usuń uszkodzenie
verb-plunder = Zabierz kostki
verb-put = Odłóż sektor na stos

# O co pyta gra
prompt-after-roll = W rzucie na { $purpose_acc } wypada { $faces }. Chcesz to zmienić?
waiting-after-roll = { $seat } może zmienić wynik rzutu.
prompt-choosing = Wybierz efekt zdolności „{ $ability }”.
waiting-choosing = { $seat } wybiera efekt zdolności.
prompt-aiming = Które wyposażenie bierze udział w ataku? Wskaż wszystko, a potem strzelaj.
waiting-aiming = { $seat } ogłasza atak.
prompt-defending = { $ship } cię atakuje. Których tarcz i zdolności używasz?
waiting-defending = { $seat } ogłasza obronę.
prompt-bracing = { $what ->
    [drain] Grozi ci utrata { $amount } energii. Ograniczysz ją tarczami lub zdolnościami?
   *[damage] { $amount ->
        [one] Grozi ci { $amount } uszkodzenie. Ograniczysz straty tarczami lub zdolnościami?
        [few] Grożą ci { $amount } uszkodzenia. Ograniczysz straty tarczami lub zdolnościami?
       *[many] Grozi ci { $amount } uszkodzeń. Ograniczysz straty tarczami lub zdolnościami?
      }
  }
waiting-bracing = { $seat } może ograniczyć straty.
prompt-placing-damage = { $amount ->
    [one] Gdzie kładziesz uszkodzenie?
    [few] Do położenia są { $amount } uszkodzenia. Gdzie kładziesz następne?
   *[many] Do położenia jest { $amount } uszkodzeń. Gdzie kładziesz następne?
  }
waiting-placing-damage = { $seat } rozmieszcza uszkodzenia.
prompt-rearming = Ile znaczników tarcz ładujesz ponownie, po 1 energii za każdy?
waiting-rearming = { $seat } może ponownie naładować znaczniki.
prompt-arming-rescued = Przybył ratunek. Ile znaczników ładujesz, po 1 energii za każdy?
waiting-arming-rescued = { $seat } może naładować znaczniki.
prompt-choosing-spawn = W którym punkcie odrodzenia pojawia się { $ship }?
waiting-choosing-spawn = { $seat } wybiera punkt odrodzenia.
prompt-choosing-hex = Na którym polu pojawia się { $ship }?
waiting-choosing-hex = { $seat } wybiera pole.
prompt-harpooning = { $target } zaraz odleci. Rzucasz harpun?
waiting-harpooning = { $seat } może rzucić harpun.
prompt-following = { $target } leci dalej. Lecisz w ślad?
waiting-following = { $seat } może polecieć w ślad.
prompt-spending-moves = Używasz zapisanych ruchów?
waiting-spending-moves = { $seat } może użyć zapisanych ruchów.
prompt-overdriving = Którą sekcję { $outfit_gen } uszkadzasz?
waiting-overdriving = { $seat } forsuje wyposażenie.
prompt-mending = { $count ->
    [one] Które uszkodzenie usuwasz?
    [few] Możesz usunąć { $count } uszkodzenia. Które będzie następne?
   *[many] Możesz usunąć { $count } uszkodzeń. Które będzie następne?
  }
waiting-mending = { $seat } usuwa uszkodzenia.
prompt-plundering = { $count ->
    [one] Którą kostkę zabierasz z ładowni { $target_gen }?
   *[other] Które kostki zabierasz z ładowni { $target_gen }? Najwyżej { $count }.
  }
waiting-plundering = { $seat } plądruje ładownię.
prompt-brokering = { $count ->
    [one] Którą kostkę sprzedajesz?
   *[other] Które kostki sprzedajesz? Najwyżej { $count }.
  }
waiting-brokering = { $seat } rozmawia z maklerem.
prompt-surveying = Odłóż sektory na stos. Który z nich kładziesz teraz najniżej?
waiting-surveying = { $seat } odkłada sektory na stos.

# Co się stało
event-rolled = { $seat } wyrzuca { $faces } w rzucie na { $purpose_acc }.
event-npc-rolled = Statek niezależny wyrzuca { $faces } w rzucie na { $purpose_acc }.
event-rolled-again = { $seat } rzuca jeszcze raz i wyrzuca { $face }.
event-ability-used = { $seat } używa zdolności „{ $ability }”.
event-ability-failed = { $seat } nic nie zyskuje: zdolność „{ $ability }” zawodzi.
event-energy-gained = { $energy ->
    [one] { $seat } zyskuje { $energy } energię.
    [few] { $seat } zyskuje { $energy } energie.
   *[many] { $seat } zyskuje { $energy } energii.
  }
event-crossings-gained = { $count ->
    [one] { $seat } może w tej turze prześlizgnąć się przez tarczę planetarną.
    [few] { $seat } może w tej turze prześlizgnąć się przez { $count } tarcze planetarne.
   *[many] { $seat } może w tej turze prześlizgnąć się przez { $count } tarcz planetarnych.
  }
event-moves-stored = { $moves ->
    [one] { $seat } zapisuje { $moves } ruch na później.
    [few] { $seat } zapisuje { $moves } ruchy na później.
   *[many] { $seat } zapisuje { $moves } ruchów na później.
  }
event-scan-is-free = { $seat } nie płaci energii za następne skanowanie.
event-cube-replicated = { $seat } powiela kostkę { $cargo_gen }: przy sprzedaży policzy się ona jako { $copies }.
event-veiled = { $distance ->
    [0] { $seat } znika z celowników: nikt nie może wybrać tego statku na cel.
   *[other] { $seat } znika z celowników: na cel mogą wybrać ten statek tylko sąsiednie.
  }
event-roll-raised = { $seat } dodaje { $amount } do wyniku rzutu.
event-roll-doubled = { $seat } podwaja wynik silnika.
event-yield-assured = { $count ->
    [one] { $seat } ma zapewnioną { $count } kostkę.
    [few] { $seat } ma zapewnione { $count } kostki.
   *[many] { $seat } ma zapewnionych { $count } kostek.
  }
event-jammed = { $count ->
    [0] { $ship } nie ma żadnych naładowanych znaczników do stracenia.
    [one] { $ship } traci naładowany znacznik.
    [few] { $ship } traci { $count } naładowane znaczniki.
   *[many] { $ship } traci { $count } naładowanych znaczników.
  }
event-npc-jammed = { $count ->
    [one] { $ship } rzuci w następnym ataku jedną kością mniej.
   *[other] { $ship } rzuci w następnym ataku { $count } kośćmi mniej.
  }
event-plundered = { $seat } zabiera z ładowni { $ship_gen } { $cargo }.
event-merchant-robbed = { $seat } zabiera { $credits } kredytów z kasy Kupca.
event-surveyed = { $count ->
    [0] { $seat } nie znajduje na stosie żadnych sektorów.
    [one] { $seat } ogląda sektor z wierzchu stosu.
    [few] { $seat } ogląda { $count } sektory z wierzchu stosu.
   *[many] { $seat } ogląda { $count } sektorów z wierzchu stosu.
  }
event-mended = { $count ->
    [one] { $seat } usuwa { $count } uszkodzenie.
    [few] { $seat } usuwa { $count } uszkodzenia.
   *[many] { $seat } usuwa { $count } uszkodzeń.
  }
event-outfit-overdriven = { $seat } forsuje { $outfit_acc } kosztem uszkodzenia.
event-attack-declared = { $ship } atakuje { $target_acc } { $outfits_ins }.
event-npc-attacks = { $ship } atakuje { $target_acc }.
event-shield-declared = { $seat } kładzie znacznik { $outfit_loc }.
event-attack-resolved = { $damage ->
    [0] Atak { $attack } nie przebija obrony { $defence }.
    [one] Atak { $attack } przeciw obronie { $defence } powoduje { $damage } uszkodzenie.
    [few] Atak { $attack } przeciw obronie { $defence } powoduje { $damage } uszkodzenia.
   *[many] Atak { $attack } przeciw obronie { $defence } powoduje { $damage } uszkodzeń.
  }
event-damaged = { $amount ->
    [one] { $seat } otrzymuje { $amount } uszkodzenie.
    [few] { $seat } otrzymuje { $amount } uszkodzenia.
   *[many] { $seat } otrzymuje { $amount } uszkodzeń.
  }
event-npc-damaged = { $amount ->
    [one] { $ship } otrzymuje { $amount } uszkodzenie.
    [few] { $ship } otrzymuje { $amount } uszkodzenia.
   *[many] { $ship } otrzymuje { $amount } uszkodzeń.
  }
event-damage-placed = { $seat } kładzie uszkodzenie w komorze { $compartment }.
event-cube-fell = { $seat } traci kostkę { $cargo_gen }, która wypada za burtę.
event-energy-lost = { $markers ->
    [0] { $energy ->
        [one] { $seat } traci { $energy } energię.
        [few] { $seat } traci { $energy } energie.
       *[many] { $seat } traci { $energy } energii.
      }
    [one] { $energy ->
        [0] { $seat } traci naładowany znacznik.
        [one] { $seat } traci { $energy } energię i naładowany znacznik.
        [few] { $seat } traci { $energy } energie i naładowany znacznik.
       *[many] { $seat } traci { $energy } energii i naładowany znacznik.
      }
    [few] { $energy ->
        [0] { $seat } traci { $markers } naładowane znaczniki.
        [one] { $seat } traci { $energy } energię i { $markers } naładowane znaczniki.
        [few] { $seat } traci { $energy } energie i { $markers } naładowane znaczniki.
       *[many] { $seat } traci { $energy } energii i { $markers } naładowane znaczniki.
      }
   *[many] { $energy ->
        [0] { $seat } traci { $markers } naładowanych znaczników.
        [one] { $seat } traci { $energy } energię i { $markers } naładowanych znaczników.
        [few] { $seat } traci { $energy } energie i { $markers } naładowanych znaczników.
       *[many] { $seat } traci { $energy } energii i { $markers } naładowanych znaczników.
      }
  }
event-rearmed = { $count ->
    [one] { $seat } ładuje znacznik.
    [few] { $seat } ładuje { $count } znaczniki.
   *[many] { $seat } ładuje { $count } znaczników.
  }
event-destroyed = { $ship } ulega zniszczeniu.
event-bounty-collected = { $seat } dostaje { $credits } kredytów za { $ship_acc }.
event-npc-collected = { $npc } zgarnia { $credits } kredytów.
event-ship-appeared = { $ship } pojawia się { $sector_loc }.
event-rescued = { $seat } ratuje { $ship_acc } i oddaje 2 energie.
event-harpooned = { $seat } zahacza { $ship_acc } harpunem.

# Dlaczego nie
reason-no-such-ability = Nie masz takiej zdolności.
reason-ability-not-now = Tej zdolności nie można teraz użyć.
reason-ability-used = Ta karta leży zakryta, dopóki się nie odświeży.
reason-ability-needs-energy = Masz za mało energii na tę zdolność.
reason-ability-target = Tak nie można teraz użyć tej zdolności.
reason-only-the-moving-ship = Harpunem można zahaczyć tylko statek, który właśnie odlatuje.
reason-no-such-target = Tego statku nie ma na mapie.
reason-own-ship = Nie możesz zaatakować własnego statku.
reason-no-weapon = Nie masz takiej broni.
reason-out-of-range = Cel jest poza zasięgiem.
reason-no-line-of-sight = Cel nie jest w linii widzenia.
reason-target-veiled = Ten statek skrywa woal.
reason-no-armed-marker = Nie masz już naładowanych znaczników.
reason-no-arming-spot = Nie ma tam wolnego pola uruchomienia.
reason-nothing-aimed = Najpierw dołącz do ataku choć jedno wyposażenie.
reason-no-such-shield = Nie masz takiej tarczy.
reason-cannot-rearm-so-many = Nie możesz naładować tylu znaczników.
reason-no-empty-compartment = Nie ma już pustych komór.
reason-no-such-cube = Nie masz takiej kostki.
reason-no-such-section = Nie ma takiej nieuszkodzonej komory.
reason-no-damage-there = Nie ma tam uszkodzeń.
reason-no-free-spawn-point = Ten punkt odrodzenia jest zajęty.
reason-rescue-needs-energy = Do ratunku potrzeba co najmniej 3 energii.
reason-not-depleted = Ten statek nie jest wyczerpany.
reason-not-adjacent = Ten statek nie jest obok.
reason-no-ship-to-rescue = Nie ma takiego statku do uratowania.
reason-cubes-not-theirs = Ten statek nie ma tych kostek.
reason-too-many-cubes = To za dużo kostek.
reason-not-surveyed = Tego sektora nie ma wśród obejrzanych.

# Co by z tego wynikło
reason-damage-loses-nothing = nic więcej nie przepada
reason-damage-drops-cube = jedna kostka wypada na twoje pole
reason-damage-lowers = { $lost ->
    [0] odtąd k{ $die } − { $lowered }
    [1] odtąd k{ $die } − { $lowered } i o jedno pole uruchomienia mniej
   *[other] odtąd k{ $die } − { $lowered }, o jedno pole uruchomienia mniej, a jego znacznik się rozładowuje
  }
reason-ability-chance = { $rolls } ({ $percent }%): { $effects }
reason-ability-nothing = w innym razie ({ $percent }%): nic
reason-odds-of-engine = Punkty ruchu: od { $low } do { $high }, średnio { $mean }.
reason-odds-again = Nowy rzut da od { $low } do { $high }, średnio { $mean }.
reason-overdrive-damages = Najpierw uszkadza jedną sekcję: { $outfit }.
reason-odds-undefended = Bez obrony średnio { $mean ->
    [one] { $mean } uszkodzenie
    [few] { $mean } uszkodzenia
    [many] { $mean } uszkodzeń
   *[other] { $mean } uszkodzenia
  }, { $none }% szans na brak uszkodzeń, { $fatal }% na zniszczenie celu.
reason-odds-best-defence = Przeciw najlepszej obronie średnio { $mean ->
    [one] { $mean } uszkodzenie
    [few] { $mean } uszkodzenia
    [many] { $mean } uszkodzeń
   *[other] { $mean } uszkodzenia
  }, { $none }% szans na brak uszkodzeń, { $fatal }% na zniszczenie celu.
reason-odds-npc = Średnio { $mean ->
    [one] { $mean } uszkodzenie
    [few] { $mean } uszkodzenia
    [many] { $mean } uszkodzeń
   *[other] { $mean } uszkodzenia
  }, { $none }% szans na brak uszkodzeń, { $fatal }% na zniszczenie celu.
reason-odds-own-ram = Taranowanie kosztuje twój statek średnio { $mean ->
    [one] { $mean } uszkodzenie
    [few] { $mean } uszkodzenia
    [many] { $mean } uszkodzeń
   *[other] { $mean } uszkodzenia
  }, { $fatal }% szans, że go zniszczy.
reason-odds-of-damage = Otrzymasz średnio { $mean ->
    [one] { $mean } uszkodzenie
    [few] { $mean } uszkodzenia
    [many] { $mean } uszkodzeń
   *[other] { $mean } uszkodzenia
  }, { $none }% szans na brak uszkodzeń, { $fatal }% na zniszczenie statku.
reason-odds-of-drain = Stracisz średnio { $mean ->
    [one] { $mean } energię
    [few] { $mean } energie
    [many] { $mean } energii
   *[other] { $mean } energii
  }, { $none }% szans na brak strat.

# Efekty zdolności
effect-reroll = rzuć tą kością jeszcze raz
effect-crossing = { $count ->
    [one] prześlizgnij się bez rzutu przez tarczę planetarną
    [few] prześlizgnij się bez rzutu przez { $count } tarcze planetarne
   *[many] prześlizgnij się bez rzutu przez { $count } tarcz planetarnych
  }
effect-engine-bonus = dodaj { $amount } do wyniku silnika
effect-engine-double = podwój wynik silnika
effect-follow = { $amount ->
    [one] leć w ślad za celem na odległość { $amount } pola
   *[other] leć w ślad za celem na odległość do { $amount } pól
  }
effect-follow-all = leć w ślad za celem bez ograniczeń
effect-gain-energy = { $amount ->
    [one] zyskaj { $amount } energię
    [few] zyskaj { $amount } energie
   *[many] zyskaj { $amount } energii
  }
effect-gain-energy-all = uzupełnij całą energię
effect-overdrive = uszkodź własne wyposażenie i od razu go użyj
effect-store-moves = { $count ->
    [one] zapisz { $count } ruch na później
    [few] zapisz { $count } ruchy na później
   *[many] zapisz { $count } ruchów na później
  }
effect-survey-sectors = { $count ->
    [one] obejrzyj sektor z wierzchu stosu
    [few] obejrzyj { $count } sektory z wierzchu stosu i odłóż je w dowolnej kolejności
   *[many] obejrzyj { $count } sektorów z wierzchu stosu i odłóż je w dowolnej kolejności
  }
effect-free-scan = następne skanowanie nie kosztuje energii
effect-disarm = { $count ->
    [one] cel traci naładowany znacznik
    [few] cel traci { $count } naładowane znaczniki
   *[many] cel traci { $count } naładowanych znaczników
  }
effect-prevent = zmniejsz stratę o { $amount }
effect-prevent-all = uniknij całej straty
effect-copies = kostka liczy się przy sprzedaży jako { $count }
effect-broker = { $amount ->
    [one] sprzedaj { $amount } kostkę dowolnego rodzaju
   *[other] sprzedaj do { $amount } kostek dowolnych rodzajów
  }
effect-broker-all = sprzedaj ile chcesz kostek dowolnych rodzajów
effect-place-ship = { $where ->
    [near] przenieś statek do wolnego punktu odrodzenia w tym lub sąsiednim sektorze
    [spawn] przenieś statek do dowolnego wolnego punktu odrodzenia
   *[space] przenieś statek na dowolne puste pole lub pole wrót
  }
effect-hidden = { $distance ->
    [0] nikt nie może wybrać cię na cel
   *[other] tylko sąsiednie statki mogą wybrać cię na cel
  }
effect-attack-bonus = dodaj { $amount } do ataku
effect-mend = { $amount ->
    [one] usuń { $amount } uszkodzenie
   *[other] usuń do { $amount } uszkodzeń
  }
effect-mend-all = usuń wszystkie uszkodzenia
effect-plunder = { $count ->
    [one] zabierz { $count } kostkę
   *[other] zabierz do { $count } kostek
  }
effect-gather-bonus = dodaj { $amount } do wyniku rzutu
effect-yield = { $count ->
    [one] sukces i { $count } kostka
    [few] sukces i { $count } kostki
   *[many] sukces i { $count } kostek
  }

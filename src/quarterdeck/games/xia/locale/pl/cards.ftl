# Co jest napisane na kartach Xii.

# Zdolności
ability-head = { $energy ->
    [0] { $timing }, bez kosztu energii
    [one] { $timing }, kosztuje { $energy } energię
    [few] { $timing }, kosztuje { $energy } energie
   *[many] { $timing }, kosztuje { $energy } energii
  }
ability-effect = Efekt: { $what }.
ability-band = k20 { $faces }: { $what }
ability-or = { " " }albo{ " " }
timing-action = Akcja
timing-defence = W obronie
timing-after-die = Zaraz po własnym rzucie
timing-after-engine = Zaraz po rzucie silnika
timing-after-attack = Zaraz po rzucie ataku
timing-after-gather = Zaraz po rzucie na wydobycie lub zbiór
timing-any-time = W dowolnej turze, zanim sąsiedni statek odleci
condition-adjacent = Wskaż sąsiedni statek.
condition-sight = Wskaż statek w linii widzenia, w odległości od { $low } do { $high } pól.
condition-planet = Statek musi być na planecie.
condition-cube = Wskaż rodzaj ładunku, który wieziesz.

# Statki
card-ship = { $count ->
    [one] { $count } komora, energia { $energy }, impuls { $impulse }
    [few] { $count } komory, energia { $energy }, impuls { $impulse }
   *[many] { $count } komór, energia { $energy }, impuls { $impulse }
  }
card-says = { $card }: { $text }

# Wyposażenie
outfit-engine = Przesuwa statek o wynik swojej kości albo taranuje sąsiedni statek.
outfit-shield = Dodaje wynik swojej kości do obrony; pomaga też w asteroidach i mgławicach.
outfit-blaster = Atakuje sąsiedni statek.
outfit-missile = Atakuje statek z odległości.
outfit-range = Zasięg { $distance }, w linii widzenia
outfit-values = { $spots ->
    [one] k{ $die }, jedno użycie na turę; cena { $price }, sprzedaż { $sells }
    [few] k{ $die }, { $spots } użycia na turę; cena { $price }, sprzedaż { $sells }
   *[other] k{ $die }, { $spots } użyć na turę; cena { $price }, sprzedaż { $sells }
  }

# Tytuły
title-fame = { $fame ->
    [one] { $fame } punkt sławy
    [few] { $fame } punkty sławy
   *[many] { $fame } punktów sławy
  }
title-event = Wyprzedź innych: { $deeds }.
title-tally = Po odsłonięciu tytułu { $deeds }.
title-state = W swojej fazie stanu { $deeds }.
title-turn = W ciągu jednej swojej tury { $deeds }.
title-phase = W jednej fazie akcji, którą twój statek przetrwa, { $deeds }.
title-streak = Nie tracąc w międzyczasie statku, { $deeds }.
title-perk = Umiejętność: { $perk }
deed-sell = { $count ->
    [one] sprzedaj w jednej akcji co najmniej { $count } kostkę
    [few] sprzedaj w jednej akcji co najmniej { $count } kostki
   *[other] sprzedaj w jednej akcji co najmniej { $count } kostek
  }
deed-harbours = { $count ->
    [one] sprzedaj kostki na { $count } planecie
   *[other] sprzedaj kostki na { $count } różnych planetach
  }
deed-jumps = { $count ->
    [one] przeżyj { $count } skok w ciemno
    [few] przeżyj { $count } skoki w ciemno
   *[other] przeżyj { $count } skoków w ciemno
  }
deed-sectors = { $count ->
    [one] odkryj { $count } sektor
    [few] odkryj { $count } sektory
   *[other] odkryj { $count } sektorów
  }
deed-planets = { $count ->
    [one] wleć na { $count } planetę
    [few] wleć na { $count } różne planety
   *[other] wleć na { $count } różnych planet
  }
deed-destroy-any = zniszcz statek w ataku
deed-destroy-giant = zniszcz w ataku statek wyższej klasy niż twój albo statek klasy 3
deed-destroy-npc = zniszcz w ataku statek niezależny
deed-destroy = { $count ->
    [one] zniszcz w atakach { $count } statek
    [few] zniszcz w atakach { $count } statki
   *[other] zniszcz w atakach { $count } statków
  }
deed-missions = { $count ->
    [one] ukończ { $count } misję
    [few] ukończ { $count } misje
   *[other] ukończ { $count } misji
  }
deed-same = { $count ->
    [one] ukończ { $count } misję jednego rodzaju
    [few] ukończ { $count } misje jednego rodzaju
   *[other] ukończ { $count } misji jednego rodzaju
  }
deed-legal = { $count ->
    [one] ukończ { $count } legalną misję
    [few] ukończ { $count } legalne misje
   *[other] ukończ { $count } legalnych misji
  }
deed-illegal = { $count ->
    [one] ukończ { $count } nielegalną misję
    [few] ukończ { $count } nielegalne misje
   *[other] ukończ { $count } nielegalnych misji
  }
deed-bounty = miej za swoją głowę co najmniej { $count } kredytów nagrody
deed-collect = zgarnij za jednego przestępcę co najmniej { $count } kredytów nagrody
deed-rocks = { $count ->
    [one] wleć na { $count } pole asteroid lub szczątków
    [few] wleć na { $count } pola asteroid lub szczątków
   *[other] wleć na { $count } pól asteroid lub szczątków
  }
deed-shields = { $count ->
    [one] przekrocz { $count } tarczę planetarną
    [few] przekrocz { $count } tarcze planetarne
   *[other] przekrocz { $count } tarcz planetarnych
  }
deed-credits = miej co najmniej { $count } kredytów
perk-odd-cube = { $amount ->
    [one] przy każdej sprzedaży możesz sprzedać też { $amount } kostkę innego rodzaju
    [few] przy każdej sprzedaży możesz sprzedać też { $amount } kostki innych rodzajów
   *[other] przy każdej sprzedaży możesz sprzedać też { $amount } kostek innych rodzajów
  }
perk-first-cube = pierwsza kostka każdej sprzedaży daje { $amount } kredytów
perk-bonus-cube = { $amount ->
    [one] kupując naraz co najmniej { $amount } parę kostek, dostajesz jeszcze jedną kostkę
    [few] kupując naraz co najmniej { $amount } pary kostek, dostajesz jeszcze jedną kostkę
   *[many] kupując naraz co najmniej { $amount } par kostek, dostajesz jeszcze jedną kostkę
  }
perk-free-jump = pierwszy w turze skok w ciemno nie kosztuje punktu ruchu
perk-scan-cost = { $amount ->
    [0] skanowanie nie kosztuje energii
    [one] skanowanie kosztuje { $amount } energię
    [few] skanowanie kosztuje { $amount } energie
   *[many] skanowanie kosztuje { $amount } energii
  }
perk-impulse = twój impuls jest większy o { $amount }
perk-blaster = każda kość twoich blasterów daje o { $amount } więcej
perk-missile-range = { $amount ->
    [one] twoje rakiety sięgają na { $amount } pole
    [few] twoje rakiety sięgają na { $amount } pola
   *[many] twoje rakiety sięgają na { $amount } pól
  }
perk-free-rearm = { $amount ->
    [one] pierwszy znacznik po obronie ładujesz za darmo
    [few] pierwsze { $amount } znaczniki po obronie ładujesz za darmo
   *[many] pierwszych { $amount } znaczników po obronie ładujesz za darmo
  }
perk-mission-cards = { $amount ->
    [one] biorąc misję, oglądasz { $amount } kartę
    [few] biorąc misję, oglądasz { $amount } karty
   *[many] biorąc misję, oglądasz { $amount } kart
  }
perk-mission-reroll = { $amount ->
    [one] raz na turę możesz za darmo powtórzyć rzut misji
   *[other] { $amount } razy na turę możesz za darmo powtórzyć rzut misji
  }
perk-mission-pay = każda ukończona misja daje o { $amount } kredytów więcej
perk-quiet-shield = przekroczenie tarczy planetarnej nie zwiększa nagrody za twoją głowę
perk-outlaw-pay = dostajesz { $amount } kredytów za każdego przestępcę zniszczonego w twoim ataku
perk-npc-peace = statki niezależne atakują cię tylko w odwecie
perk-safe-rocks = przy wlocie w asteroidy wynik { $amount } lub wyższy nie powoduje uszkodzeń
perk-half-shield = tarcze planetarne powodują połowę uszkodzeń, z zaokrągleniem w górę
perk-repair = naprawa jest tańsza o { $amount } kredytów

# Misje
mission-board = Przewoźnik. Weź pasażerów { $where_loc }.
mission-study = Naukowiec. Zbierz dane { $where_loc }, rzucając k20.
mission-hunt = Łowca nagród. Zniszcz w ataku przestępcę, potem rzuć k20.
mission-load = Przemytnik. Weź kontrabandę { $where_loc }.
mission-steal = Złodziej. Stań obok i rzutem k20 okradnij { $prey_acc }.
mission-kill = Zabójca. Zniszcz w ataku { $prey_acc }.
mission-deliver = Ukończ misję { $where_loc }.
mission-sneak = Przemyć kontrabandę na planetę, rzucając k20. Przy wyniku { $faces } wpadasz: misja przepada, a nagroda za twoją głowę rośnie o { $credits }.
mission-illegal = Nielegalna misja: po ukończeniu nagroda za twoją głowę rośnie o { $credits }.
where-any = dowolny inny punkt misji
    .loc = w dowolnym innym punkcie misji
where-planet = dowolna planeta
    .loc = na dowolnej planecie
where-lawful = planeta praworządna
    .loc = na praworządnej planecie
where-neutral = planeta neutralna
    .loc = na neutralnej planecie
where-outlaw = planeta przestępcza
    .loc = na planecie przestępczej
where-asteroid = sektor asteroid
    .loc = w sektorze asteroid
where-debris = sektor szczątków
    .loc = w sektorze szczątków
where-nebula = sektor mgławicy
    .loc = w sektorze mgławicy
where-gate = sektor wrót
    .loc = w sektorze wrót
prey-any-ship = dowolny inny statek
    .acc = dowolny inny statek
prey-any-player = statek dowolnego innego kapitana
    .acc = statek dowolnego innego kapitana
prey-innocent = dowolny uczciwy statek
    .acc = dowolny uczciwy statek
prey-leader = statek najsławniejszego z pozostałych kapitanów
    .acc = statek najsławniejszego z pozostałych kapitanów
prey-high-tier = statek klasy 2 lub 3
    .acc = statek klasy 2 lub 3
pay-distance = Zapłata zależy od odległości: 1 sektor – { $one }, 2 sektory – { $two }, 3 sektory – { $three }, dalej – { $four }
pay-tier = Zapłata zależy od klasy statku: pierwsza – { $one }, druga – { $two }, trzecia – { $three }
pay-roll = Zapłata zależy od rzutu: { $sums }
pay-band = { $faces } – { $credits }
pay-caught = { $faces } – wpadka

# Statki niezależne
npc-moves = { $points ->
    [one] Leci o { $points } pole
    [few] Leci o { $points } pola
   *[many] Leci o { $points } pól
  }
npc-missile = Rakiety { $dice }, zasięg { $distance }
npc-blaster = Blastery { $dice } przeciw sąsiedniemu statkowi
npc-defence = { $destroyed ->
    [one] Obrona { $dice }, do zniszczenia wystarcza { $destroyed } uszkodzenie
    [few] Obrona { $dice }, do zniszczenia wystarczają { $destroyed } uszkodzenia
   *[many] Obrona { $dice }, do zniszczenia wystarcza { $destroyed } uszkodzeń
  }
npc-reward = { $credits ->
    [0] { $fame ->
        [one] Kto go zniszczy, dostaje wszystkie jego kredyty i { $fame } punkt sławy
        [few] Kto go zniszczy, dostaje wszystkie jego kredyty i { $fame } punkty sławy
       *[many] Kto go zniszczy, dostaje wszystkie jego kredyty i { $fame } punktów sławy
      }
   *[other] { $fame ->
        [one] Kto go zniszczy, dostaje wszystkie jego kredyty i { $fame } punkt sławy, a nagroda za głowę sprawcy rośnie o { $credits }
        [few] Kto go zniszczy, dostaje wszystkie jego kredyty i { $fame } punkty sławy, a nagroda za głowę sprawcy rośnie o { $credits }
       *[many] Kto go zniszczy, dostaje wszystkie jego kredyty i { $fame } punktów sławy, a nagroda za głowę sprawcy rośnie o { $credits }
      }
  }
target-avenge = Mści się na statku, który zaatakował go ostatnio.
target-near = { $status ->
    [outlaw] Ściga najbliższego przestępcę w swoim lub sąsiednim sektorze.
   *[innocent] Poluje na najbliższy uczciwy statek w swoim lub sąsiednim sektorze.
  }
program-line-approach = Leci na najbliższe pole, z którego może zaatakować.
program-line-attack = Atakuje.
program-line-flee = { $points ->
    [one] Po ataku ucieka o { $points } pole w stronę { $home_gen }.
    [few] Po ataku ucieka o { $points } pola w stronę { $home_gen }.
   *[many] Po ataku ucieka o { $points } pól w stronę { $home_gen }.
  }
program-line-patrol = Gdy nie ma celu, patroluje { $planets_acc }.
program-line-home = Gdy nie ma celu, wraca w stronę { $home_gen }.
program-line-route = Lata między polami sprzedaży i handluje { $planets_loc }.

# Mapa, statki niezależne i remisy.

# Możliwości
option-npc-way = { $rolls ->
    [none] Na pole { $hex }, bez rzutu
   *[other] Na pole { $hex }
  }

# O co pyta gra
prompt-npc-plan = Kilka dróg { $npc_gen } jest równie dobrych. Na którym polu się zatrzyma?
waiting-npc-plan = { $seat } wybiera drogę statku niezależnego.

# Co się stało
event-npc-turn-skipped = { $ship } traci turę.
event-npc-hunts = { $ship } bierze na cel { $target_acc }.
event-npc-engine-rolled = { $points ->
    [one] { $ship } ma { $points } punkt ruchu.
    [few] { $ship } ma { $points } punkty ruchu.
   *[many] { $ship } ma { $points } punktów ruchu.
  }
event-npc-through-gate = { $ship } przelatuje przez wrota i jest teraz { $sector_loc }.
event-npc-traded = { $ship } handluje { $sector_loc } i zarabia { $credits } kredytów.

# Dlaczego nie
reason-no-such-npc-way = Żadna z najlepszych dróg tego statku się tam nie kończy.

# Teren
terrain-empty = pusta przestrzeń
terrain-asteroid = pole asteroid
terrain-debris = pole szczątków
terrain-nebula = mgławica
terrain-planet = planeta
terrain-gate = wrota
terrain-star = gwiazda

# Znaki na polach
mark-mission = punkt misji
mark-exploration = pole odkrycia
mark-spawn = punkt odrodzenia { $number }
mark-buy = zakup { $cargo_gen }
mark-sell = sprzedaż { $cargo_gen }
mark-mine = wydobycie { $cargo_gen }
mark-harvest = zbiór { $cargo_gen }
mark-salvage = odzysk { $cargo_gen }
cargo-any = dowolny ładunek
    .gen = dowolnego ładunku

# Granice
border-asteroid = granica pola asteroid
border-debris = granica pola szczątków
border-nebula = granica mgławicy
border-gate = granica wrót
border-star = granica gwiazdy
border-shield = tarcza planetarna
border-entrance = wejście na planetę

# Planety i wrota
alignment-lawful = praworządna
alignment-neutral = neutralna
alignment-outlaw = przestępcza
alignment-linked = połączone wrota
alignment-faulty = niesprawne wrota

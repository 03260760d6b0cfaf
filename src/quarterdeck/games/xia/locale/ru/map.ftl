# Карта, неигровые корабли и ничьи.

# Варианты
option-npc-way = { $rolls ->
    [none] На клетку { $hex }, без броска
   *[other] На клетку { $hex }
  }

# Вопросы
prompt-npc-plan = У { $npc_gen } несколько одинаково хороших путей. Где он остановится?
waiting-npc-plan = { $seat } выбирает путь неигрового корабля.

# События
event-npc-turn-skipped = { $ship } пропускает ход.
event-npc-hunts = { $ship } преследует { $target_acc }.
event-npc-engine-rolled = { $points ->
    [one] { $ship } получает { $points } очко движения.
    [few] { $ship } получает { $points } очка движения.
   *[many] { $ship } получает { $points } очков движения.
  }
event-npc-through-gate = { $ship } проходит через врата и теперь { $sector_loc }.
event-npc-traded = { $ship } торгует { $sector_loc } и зарабатывает { $credits } кредитов.

# Почему нельзя
reason-no-such-npc-way = Ни один из лучших путей этого корабля там не заканчивается.

# Местность
terrain-empty = обычное пространство
terrain-asteroid = астероидное поле
terrain-debris = поле обломков
terrain-nebula = туманность
terrain-planet = планета
terrain-gate = врата
terrain-star = звезда

# Отметки на клетках
mark-mission = точка миссий
mark-exploration = клетка исследования
mark-spawn = точка возрождения { $number }
mark-buy = покупка { $cargo_gen }
mark-sell = продажа { $cargo_gen }
mark-mine = добыча { $cargo_gen }
mark-harvest = сбор { $cargo_gen }
mark-salvage = обыск в поисках { $cargo_gen }
cargo-any = любой груз
    .gen = любого груза

# Границы
border-asteroid = граница астероидного поля
border-debris = граница поля обломков
border-nebula = граница туманности
border-gate = граница врат
border-star = граница звезды
border-shield = планетарный щит
border-entrance = планетарный вход

# Планеты и врата
alignment-lawful = законолюбивая
alignment-neutral = нейтральная
alignment-outlaw = преступная
alignment-linked = связанные врата
alignment-faulty = неисправные врата

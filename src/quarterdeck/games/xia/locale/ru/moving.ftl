# Движение, границы, исследование и врата.

# Варианты
option-impulse = Лететь на импульсе
option-engine = Запустить { $outfit_acc }
option-step-to = Шаг на { $side }
option-fly = Лететь на клетку { $hex }
option-fly-to = Лететь сюда: { $sector }, { $spot }
option-stop = Остановиться здесь
option-jump = Прыжок вслепую на { $side }
option-gate = Через врата на клетку { $hex }
option-tigris = Войти во врата «Тигр»
option-reach = Использовать занятую клетку к { $side_dat }
option-scan = Сканировать пространство к { $side_dat }
option-cross = Проскользнуть через планетарный щит
option-roll-for-shield = Бросить кубик на пересечение щита
option-put-beside = На клетку { $hex }
option-decline = Ничего там не делать

# Глаголы для списков возможных действий
verb-impulse = Лететь на импульсе
verb-engine = Запустить двигатель
verb-step = Переместиться на клетку
verb-fly = Пролететь путь без бросков
verb-stop = Остановиться
verb-jump = Прыгнуть вслепую
verb-gate = Пройти через врата
verb-tigris = Войти во врата «Тигр»
verb-reach = Использовать занятую клетку
verb-scan = Сканировать
verb-cross = Проскользнуть через планетарный щит

# Вопросы
prompt-moving = Вы в движении: летите дальше, выполните малое действие или остановитесь.
waiting-moving = { $seat } в движении.
prompt-passing-through = Здесь другой корабль: летите дальше.
waiting-passing-through = { $seat } пролетает мимо другого корабля.
prompt-reaching = Выполните одно действие так, будто ваш корабль стоит на занятой клетке.
waiting-reaching = { $seat } использует занятую клетку.
prompt-shield-ahead = Впереди планетарный щит. Проскользнуть или бросить кубик?
waiting-shield-ahead = { $seat } перед планетарным щитом.
prompt-displaced = На вашем пути нет свободной клетки. Куда встанет корабль?
waiting-displaced = { $seat } ищет свободную клетку.

# События
event-movement-began = { $points ->
    [0] { $seat } не получает очков движения.
    [one] { $seat } получает { $points } очко движения.
    [few] { $seat } получает { $points } очка движения.
   *[many] { $seat } получает { $points } очков движения.
  }
event-impulse-used = { $seat } летит на импульсе.
event-engine-used = { $seat } запускает { $outfit_acc }.
event-moved = { $ship } летит дальше и теперь { $sector_loc }.
event-put-back = { $seat } возвращается, потому что место занято, и теперь { $sector_loc }.
event-reached-over = { $seat } использует занятую клетку к { $side_dat }.
event-stopped-by-border = { $ship } не может пройти и остаётся { $sector_loc }.
event-shield-crossed = { $ship } пересекает планетарный щит.
event-bounty-grew = Награда за { $ship_acc } растёт на { $credits }.
event-scanned = { $seat } сканирует пространство к { $side_dat }.
event-blind-jump = { $seat } прыгает вслепую на { $side }.
event-sector-laid = { $seat } открывает { $sector_acc }.
event-through-gate = { $seat } проходит через врата и теперь { $sector_loc }.
event-into-tigris = { $seat } входит во врата «Тигр».

# Почему нельзя
reason-impulse-used = Импульс в этот ход уже использован.
reason-depleted = Энергия корабля истощена: доступны только импульс и малые действия.
reason-hex-unexplored = Эта клетка не исследована: туда можно только прыгнуть вслепую.
reason-occupied-needs-point = Там стоит корабль: нужно ещё одно очко, чтобы лететь дальше.
reason-no-way-without-roll = С вашими очками движения туда не добраться без броска или награды за голову.
reason-hex-not-occupied = Там нет корабля: просто летите на эту клетку.
reason-reach-needs-two-points = Использовать занятую клетку стоит два очка движения.
reason-stop-first = Вы в движении: сначала остановитесь.
reason-move-first = Сначала начните движение импульсом или двигателем.
reason-shields-defend = Щит применяют, когда корабль должен получить повреждения.
reason-weapons-need-a-target = Выберите корабль, который хотите атаковать этим оружием.
reason-outlaw-refused = Вход законолюбивой планеты закрыт для преступников.
reason-no-unexplored-side = С той стороны всё исследовано.
reason-stack-empty = Все секторы уже на карте.
reason-scan-needs-energy = На сканирование не хватает энергии.
reason-jump-needs-point = Прыжок вслепую требует очка движения.
reason-gate-not-linked = Другие связанные врата ещё никто не открыл.
reason-no-gate-there = С клетки врат можно попасть только на клетки других связанных врат.
reason-gate-exit-occupied = Там стоит корабль: нужно ещё одно очко, чтобы лететь дальше.
reason-not-on-tigris = Ваш корабль не во вратах «Тигр».

# Цена и риск
reason-costs-energy = { $energy ->
    [0] Не тратит энергии.
    [one] Стоит { $energy } энергию.
   *[other] Стоит { $energy } энергии.
  }
reason-costs-points = { $points ->
    [one] Стоит { $points } очко движения, без броска.
    [few] Стоит { $points } очка движения, без броска.
   *[many] Стоит { $points } очков движения, без броска.
  }
reason-jump-costs = { $points ->
    [0] Первый прыжок вслепую за ход не тратит очков движения.
   *[other] Стоит одно очко движения.
  }
reason-jump-odds = { $sectors ->
    [one] Там может оказаться один из { $sectors } сектора. { $clear } %: на этой границе нет опасности; { $destroyed } %: корабль погибнет.
   *[other] Там может оказаться один из { $sectors } секторов. { $clear } %: на этой границе нет опасности; { $destroyed } %: корабль погибнет.
  }
reason-jump-meets = { $percent } %: { $purpose }
reason-risk-star = Звезда: корабль погибнет.
reason-risk-asteroid = Астероидное поле: нужно выбросить { $safe } или больше. { $percent } %: от 1 до { $most } повреждений; в среднем { $mean }. Щиты помогают.
reason-risk-shield = { $bounty ->
    [0] Планетарный щит: нужно выбросить { $safe } или больше. { $percent } %: отбросит с повреждениями от 1 до { $most }, в среднем { $mean }; { $clean } %: пройдёте незамеченными.
   *[other] Планетарный щит: нужно выбросить { $safe } или больше. { $percent } %: отбросит с повреждениями от 1 до { $most }, в среднем { $mean }; { $bounty } %: пропустит, но награда за вашу голову вырастет на { $credits }; { $clean } %: пройдёте незамеченными.
  }
reason-risk-nebula = Туманность: нужно выбросить { $safe } или больше. { $percent } %: потеря от 1 до { $most } энергии; в среднем { $mean }. Щиты помогают.
reason-risk-debris = Поле обломков: нужно выбросить { $safe } или больше. { $percent } %: корабль погибнет.
reason-risk-destroyed = В том числе { $percent } %: повреждений будет столько, что корабль погибнет.
reason-risk-depleted = В том числе { $percent } %: вы потеряете всю энергию и все заряженные маркеры.
reason-crossing-at-hand = Этот планетарный щит можно пройти и без броска.
reason-tigris-roll = { $spawns ->
    [0] Кубик d20 решит, рядом с какой точкой возрождения вы появитесь.
    [1] Вы появитесь на единственной свободной точке возрождения.
    [one] Кубик d20 решит, на какой из { $spawns } свободной точки возрождения вы появитесь; если выпадет 20, выберете сами.
   *[other] Кубик d20 решит, на какой из { $spawns } свободных точек возрождения вы появитесь; если выпадет 20, выберете сами.
  }
reason-tigris-chance = { $percent } %: точка возрождения { $number }, { $sector }
reason-risk-entrance = За вход на преступную планету награда за вашу голову вырастет на { $credits }.

# Направления
side-n = север
    .dat = северу
side-ne = северо-восток
    .dat = северо-востоку
side-se = юго-восток
    .dat = юго-востоку
side-s = юг
    .dat = югу
side-sw = юго-запад
    .dat = юго-западу
side-nw = северо-запад
    .dat = северо-западу

# Почему бот советует это
plan-rim = Цель: край карты, где можно открыть новые секторы.
plan-planet = Цель: планета { $sector } и её магазины.
plan-spot = Цель: { $sector }, { $spot }.

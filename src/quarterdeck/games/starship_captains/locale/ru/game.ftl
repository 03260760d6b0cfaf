# «Звёздные капитаны» по-русски: формулировки наши, названия предметов — из правил.
game-name = Звёздные капитаны

# Фигурки и предметы: всегда в именительном падеже
figure-R = красный энсин
    .acc = красного энсина
    .ins = красным энсином
figure-Y = жёлтый энсин
    .acc = жёлтого энсина
    .ins = жёлтым энсином
figure-B = синий энсин
    .acc = синего энсина
    .ins = синим энсином
figure-RC = красный командер
    .acc = красного командера
    .ins = красным командером
figure-YC = жёлтый командер
    .acc = жёлтого командера
    .ins = жёлтым командером
figure-BC = синий командер
    .acc = синего командера
    .ins = синим командером
figure-C = кадет
    .acc = кадета
    .ins = кадетом
figure-A = андроид
    .acc = андроида
    .ins = андроидом
figures-R = { figure-R }
figures-Y = { figure-Y }
figures-B = { figure-B }
figures-RC = { figure-RC }
figures-YC = { figure-YC }
figures-BC = { figure-BC }
figures-C = { figure-C }
figures-A = { figure-A }
to-R = { figure-R.ins }
to-Y = { figure-Y.ins }
to-B = { figure-B.ins }
artifact-ry = красно-жёлтый артефакт
artifact-rb = красно-синий артефакт
artifact-yb = жёлто-синий артефакт
artifacts-ry = красно-жёлтый
artifacts-rb = красно-синий
artifacts-yb = жёлто-синий
first-ry = красно-жёлтый
    .ins = красно-жёлтым
first-rb = красно-синий
    .ins = красно-синим
first-yb = жёлто-синий
    .ins = жёлто-синим
second-ry = красно-жёлтый
    .ins = красно-жёлтым
second-rb = красно-синий
    .ins = красно-синим
second-yb = жёлто-синий
    .ins = жёлто-синим
cargo-ry = { artifact-ry }
    .acc = { artifact-ry }
cargo-rb = { artifact-rb }
    .acc = { artifact-rb }
cargo-yb = { artifact-yb }
    .acc = { artifact-yb }
cargo-pirate = пират
    .acc = пирата
kind-ry = { artifact-ry }
    .acc = { artifact-ry }
kind-rb = { artifact-rb }
    .acc = { artifact-rb }
kind-yb = { artifact-yb }
    .acc = { artifact-yb }
kind-pirate = пират
    .acc = пирата
kind-medal = медаль
    .acc = медаль
coin-ry = { artifact-ry }
coin-rb = { artifact-rb }
coin-yb = { artifact-yb }
coin-pirate = пират
coin-medal = медаль
coin-A = андроид
track-fleet = Флот
track-androids = Андроиды
track-pirates = Пираты
symbol-repair = ремонт
symbol-medal = медаль
symbol-move = перелёт
where-ship = планшет корабля
    .acc = планшет корабля
where-slot = ячейка технологии { $slot }
    .acc = ячейку технологии { $slot }
station-home = главная станция
    .ins = главной станцией
    .loc = на главной станции
station-gold = золотая станция
    .ins = золотой станцией
    .loc = на золотой станции
station-grey = серая станция
    .ins = серой станцией
    .loc = на серой станции
place-home = главная станция
    .acc = главную станцию
    .loc = на главной станции
route-between = { $colour } маршрут { $from } – { $onward }
    .dat = { $colour_dat } маршруту { $from } – { $onward }
    .loc = на { $colour_loc } маршруте { $from } – { $onward }
colour-green = зелёный
    .dat = зелёному
    .loc = зелёном
colour-yellow = жёлтый
    .dat = жёлтому
    .loc = жёлтом
colour-purple = фиолетовый
    .dat = фиолетовому
    .loc = фиолетовом
colour-red = красный
    .dat = красному
    .loc = красном
colour-blue = синий
colour-grey = серый
pirate-token = { $colour } пират ({ $reward })
reward-medal = медаль и артефакт
reward-android = андроид
room-navigation = навигационный отсек
    .acc = навигационный отсек
room-weapons = орудийный отсек
    .acc = орудийный отсек
room-science = научный отсек
    .acc = научный отсек
room-repair = ремонтный отсек
    .acc = ремонтный отсек
room-technology = технология «{ $card }»
    .acc = технологию «{ $card }»
action-technology = взять технологию
action-mission = выполнить миссию
action-fight = вступить в бой
action-passenger = действие пассажира

# Меню
verb-activate = Активировать отсек фигуркой
verb-spend = Активировать отсек двумя артефактами
verb-perform = Выполнить миссию здесь
verb-train = Обучить фигурку
verb-promote = Повысить энсина
verb-pass = Спасовать до конца раунда
verb-end-turn = Закончить ход
verb-fly = Лететь по маршруту
verb-leap = Прыгнуть в локацию
verb-instead = Применить технологию вместо перелёта
verb-decline = Отказаться
verb-attack = Сразиться с пиратом
verb-take = Взять технологию
verb-install = Установить взятую карту
verb-imitate = Скопировать отсек
verb-mend = Отремонтировать
verb-suffer = Получить урон
verb-shrug = Не получать урон
verb-sacrifice = Сбросить груз вместо получения урона
verb-lose = Выбрать, какой груз уничтожен
verb-jettison = Сбросить груз, которому нет места
verb-choose = Выбрать один из вариантов
verb-accept = Заплатить
verb-pay = Выбрать, чем платить
verb-shed = Сбросить карту и применить её
verb-go = Продвинуться по шкале
verb-assign = Назначить фигурку на строку
verb-apply = Применить строку
verb-ignore = Пропустить строку
verb-again = Применить строку ещё раз
verb-order = Вернуть фигурку приказом в дежурный отсек
verb-work = Активировать ещё один отсек
verb-rest = Обойтись без второго действия
verb-invoke = Применить технологию после миссии
verb-enough = Не применять остальное
verb-furnish = Положить артефакт в отсек
verb-withdraw = Отодвинуть маркер назад
verb-station = Выбрать маршрут для пирата
verb-lead = Выбрать, куда летит капитан Тень
verb-point = Выбрать, какого пирата убирает капитан Тень

option-activate = Активировать { $room_acc } { $figure_ins }
option-activate-with-artifacts = Активировать { $room_acc } { $first_ins } и { $second_ins } артефактами
option-perform = Выполнить миссию здесь
option-train = Обучить: { $figure } станет { $to }
option-promote = Повысить { $figure_acc } до командера
option-pass = Спасовать до конца раунда
option-end-turn = Закончить ход
option-fly = Лететь по { $route_dat }
option-jump-to = Прыгнуть на { $place_acc }
option-replace-move = Применить технологию вместо перелёта
option-decline = Отказаться
option-attack = Сразиться с пиратом { $route_loc }
option-take-technology = Взять технологию «{ $card }» в ячейку { $slot }
option-install = Установить технологию «{ $card }» в ячейку { $slot }
option-copy-room = Скопировать отсек «{ $card }»
option-repair-damage = Отремонтировать { $where_acc }
option-take-damage = Получить урон
option-ignore-damage = Не получать урон
option-sacrifice = Сбросить { $kind_acc } вместо получения урона
option-lose-cargo = Потерять { $kind_acc }
option-discard-cargo = Сбросить { $kind_acc }
option-choose = Выбрать вариант { $side }
option-chosen-side = { $chosen }
option-accept = Заплатить
option-pay = Заплатить: { $coin }
option-discard-card = Сбросить карту и применить её
option-advance-marker = { $steps ->
    [one] Продвинуться на { $steps } ячейку, шкала «{ $track }»
    [few] Продвинуться на { $steps } ячейки, шкала «{ $track }»
   *[many] Продвинуться на { $steps } ячеек, шкала «{ $track }»
  }
option-assign = Назначить на следующую строку: { $figure }
option-apply = Применить строку
option-ignore = Пропустить строку
option-repeat-row = Применить строку ещё раз
option-order = Вернуть приказом в дежурный отсек фигурку { $place } из очереди
option-activate-second-room = Командер активирует также { $room_acc }
option-skip-second-task = Обойтись без второго действия
option-use-technology = Применить технологию «{ $card }»
option-skip-remaining = Не применять остальное
option-place-artifact = Положить { $artifact } в { $room_acc }
option-move-back = { $steps ->
    [one] Отодвинуться на { $steps } ячейку, шкала «{ $track }», и получить { $steps } медаль
    [few] Отодвинуться на { $steps } ячейки, шкала «{ $track }», и получить { $steps } медали
   *[many] Отодвинуться на { $steps } ячеек, шкала «{ $track }», и получить { $steps } медалей
  }
option-place-pirate = Поставить пирата на { $route }
option-send-shadow = Капитан Тень летит на { $place_acc }
option-remove-pirate = Капитан Тень убирает пирата { $route_loc }

# Что спрашивают
prompt-turn = Ваш ход: обучайте и повышайте сколько хотите, затем активируйте отсек, выполните миссию или спасуйте.
waiting-turn = Ходит капитан.
prompt-moving = { $left ->
    [one] Можно совершить { $left } перелёт.
   *[many] Можно совершить до { $left } перелётов.
  }
waiting-moving = Капитан в пути.
prompt-jumping = Можно прыгнуть в любую другую локацию.
waiting-jumping = Капитан решает, прыгать ли.
prompt-fighting = Можно сразиться с пиратом на маршруте у вашей локации.
waiting-fighting = Капитан решает, вступать ли в бой.
prompt-taking-technology = Можно взять технологию.
waiting-taking-technology = Капитан решает, брать ли технологию.
prompt-installing = Можно установить одну из взятых карт.
waiting-installing = Капитан выбирает из взятых карт.
prompt-copying = Какую технологию-отсек скопировать?
waiting-copying = Капитан копирует отсек.
prompt-repairing = Можно отремонтировать 1 урон.
waiting-repairing = Капитан решает, что ремонтировать.
prompt-struck = Вам грозит 1 урон: принять его или предотвратить?
waiting-struck = Капитану грозит урон.
prompt-hit = Трюм полон: какой груз уничтожен?
waiting-hit = Капитан теряет груз.
prompt-overfull = Всё не помещается: что сбросить?
waiting-overfull = Капитан размещает груз.
prompt-choosing = Выберите одно: { $sides }.
waiting-choosing = Капитан выбирает.
prompt-offered = Можно отдать { $price }. За это: { $benefit }.
waiting-offered = Капитан решает, платить ли.
prompt-owing = Вы отдаёте { $what }. Чем платите?
waiting-owing = Капитан платит.
prompt-once = Сбросить карту «{ $card }», чтобы применить её? Что она даёт: { $effects }.
waiting-once = Капитан решает, применять ли одноразовую карту.
prompt-advancing = { $steps ->
    [one]
        Можно продвинуться на { $steps } ячейку { $track ->
            [any] по любой шкале
           *[other] по шкале «{ $track }»
        }.
   *[other]
        Можно продвинуться не больше чем на { $steps } { $track ->
            [any] по любой шкале
           *[other] по шкале «{ $track }»
        }.
  }
waiting-advancing = Капитан решает, продвигаться ли по шкале.
prompt-assigning = { $about ->
    [red] Кто идёт на строку { $row } (красная): { $effects }?
    [yellow] Кто идёт на строку { $row } (жёлтая): { $effects }?
    [blue] Кто идёт на строку { $row } (синяя): { $effects }?
   *[android] Кто идёт на строку { $row } (только для андроида): { $effects }?
  }
waiting-assigning = Капитан собирает команду на миссию.
prompt-row-choice = Строка { $row }: { $effects }. Применить её или пропустить?
waiting-row-choice = Капитан выполняет миссию.
prompt-second-task = Второе действие командера: ещё один отсек, приказ или ничего.
waiting-second-task = Командер выбирает второе действие.
prompt-second-task-on-mission = Второе действие командера: строка ещё раз, приказ или ничего.
waiting-second-task-on-mission = Командер выбирает второе действие.
prompt-aftermath = Технологии, которые срабатывают после этой миссии.
waiting-aftermath = Капитан завершает миссию.
prompt-looking = Вы увидели следующие миссии. Продолжайте, когда будете готовы.
waiting-looking = Капитан смотрит миссии.
prompt-end-of-turn = Всё сделано: закончите ход.
waiting-end-of-turn = Капитан заканчивает ход.
prompt-research = Можно положить артефакты в свои отсеки.
waiting-research = Капитаны раскладывают артефакты по отсекам.
prompt-honour = Можно отодвинуть назад один свой маркер: медаль за каждую ячейку.
waiting-honour = Капитаны решают, отодвигать ли маркеры.
prompt-scatter = На каком маршруте появится пират?
waiting-scatter = Капитан расставляет пиратов.
prompt-shadow-performs-mission = Капитан Тень выполняет миссию: какую?
waiting-shadow-performs-mission = Капитан Тень ищет миссию.
prompt-shadow-fights = Капитан Тень убирает пирата: какого?
waiting-shadow-fights = Капитан Тень вступает в бой.

# Что произошло
captain-shadow = Капитан Тень
event-set-up = { $seats ->
    [one] Корабль готов.
    [few] Готовы { $seats } корабля; начинает { $seat }.
   *[many] Готовы { $seats } кораблей; начинает { $seat }.
  }
event-turn-ended = { $seat } заканчивает ход.
event-passed = { $seat } пасует.
event-round-ended = Раунд { $round } окончен.
event-round-begins = Раунд { $round } начинает { $seat }.
event-crew-rested = { $seat }: снова в дежурном отсеке: { $figures }.
event-scored = { $total ->
    [one] { $seat } набирает { $total } очко.
    [few] { $seat } набирает { $total } очка.
    [many] { $seat } набирает { $total } очков.
   *[other] { $seat } набирает { $total } очка.
  }
event-room-activated = { $seat } активирует { $room_acc } { $figure_ins }.
event-room-activated-by-artifacts = { $seat } активирует { $room_acc } за артефакты: { $artifacts }.
event-extra-work = { $seat }: командер активирует также { $room_acc }.
event-ordered = { $seat }: { $figure } по приказу возвращается в дежурный отсек.
event-room-copied = { $seat } копирует отсек «{ $card }».
event-trained = { $seat } обучает: { $figure } становится { $to }.
event-promoted = { $seat } повышает { $figure_acc } до командера.
event-moved = { $seat } прилетает на { $place_acc } ({ $route }).
event-jumped = { $seat } прыгает на { $place_acc }.
event-reserved = { $seat } резервирует планету { $place }.
event-station-used = { $seat } пользуется { $station_ins }.
event-station-open = Жетон снова лежит { $station_loc }.
event-station-blocked = Жетон ждёт ещё раунд, на станции корабль: { $station }.
event-station-closed = Жетон станции выходит из игры: { $station }. Там корабль, а это последний раунд.
event-damage-taken = { $seat } получает 1 урон, теперь на планшете корабля { $in_all }.
event-damage-ignored = { $seat } не получает урон.
event-cargo-destroyed = { $seat } теряет { $cargo_acc }.
event-cargo-jettisoned = { $seat } сбрасывает { $cargo_acc }, который не помещается.
event-cargo-sacrificed = { $seat } сбрасывает { $cargo_acc } вместо получения урона.
event-repaired = { $seat } ремонтирует { $where_acc }.
event-medals-gained = { $count ->
    [one] { $seat } получает { $count } медаль.
    [few] { $seat } получает { $count } медали.
   *[many] { $seat } получает { $count } медалей.
  }
event-android-gained = { $seat } получает андроида.
event-cadet-gained = { $seat } получает кадета.
event-artifact-gained = { $seat } получает { $artifact }.
event-pirate-gained = { $seat } получает пирата из запаса.
event-figure-recalled = { $seat }: возвращается из очереди в дежурный отсек: { $figure }.
event-paid = { $seat } платит: { $coin }.
event-pirate-appeared = Появляется { $pirate } { $route_loc }.
event-pirate-without-route = Свободного маршрута нет, и { $pirate } улетает.
event-pirate-driven-off = Улетает { $pirate }, потому что { $route } уже занят.
event-pirate-fought = { $seat } сражается с пиратом { $route_loc }.
event-pirate-captured = { $seat } забирает пирата.
event-uprising = Восстание! С каждой планеты с номером вылетают пираты.
event-technology-installed = { $seat } устанавливает технологию «{ $card }» в ячейку { $slot }.
event-technology-bonus = { $seat }: совпавшие края дают { $symbol }.
event-ability-works = { $seat }: срабатывает «{ $card }».
event-technology-discarded = { $seat } сбрасывает технологию «{ $card }».
event-technology-laid-out = Технология «{ $card }» выложена на поле { $space }.
event-cards-drawn = { $count ->
    [one] { $seat } берёт { $count } карту.
    [few] { $seat } берёт { $count } карты.
   *[many] { $seat } берёт { $count } карт.
  }
event-card-put-away = { $seat } откладывает карту «{ $card }».
event-shared-card-used-up = { $seat } расходует общую карту «{ $card }».
event-mission-begun = { $seat } начинает миссию «{ $mission }» { $place_loc }.
event-assigned = { $seat } назначает на строку { $row }: { $figure }.
event-row-applied = { $seat } применяет строку { $row }.
event-row-ignored = { $seat } пропускает строку { $row } ({ $figure }).
event-mission-completed = { $points ->
    [one] { $seat } выполняет миссию «{ $mission }» и получает { $points } очко.
    [few] { $seat } выполняет миссию «{ $mission }» и получает { $points } очка.
   *[many] { $seat } выполняет миссию «{ $mission }» и получает { $points } очков.
  }
event-number-moved = Номер { $number } переходит лицом вниз на { $place_acc }.
event-mission-laid-out = Новая миссия: «{ $mission }», { $place }.
event-missions-looked-at = { $count ->
    [one] { $seat } смотрит { $count } следующую миссию.
    [few] { $seat } смотрит { $count } следующие миссии.
   *[many] { $seat } смотрит { $count } следующих миссий.
  }
event-advanced = { $seat } продвигается на ячейку { $space }, шкала «{ $track }».
event-track-bonus = { $seat }: бонус ячейки { $space }, шкала «{ $track }».
event-lap-completed = { $seat } завершает круг { $laps }, шкала «{ $track }»: 5 очков.
event-event-happens = Событие, шкала «{ $track }»: «{ $event }».
event-event-removed = Событие «{ $event }» убрано.
event-technologies-shared = Всем доступны: { $cards }.
event-tokens-on-stations = На каждой станции теперь лежит { $kind }.
event-token-taken = { $seat } забирает со станции жетон события: { $kind }.
event-room-furnished = { $seat } кладёт { $artifact } в { $room_acc }.
event-withdrew = { $steps ->
    [one] { $seat } отодвигается на { $steps } ячейку, шкала «{ $track }».
    [few] { $seat } отодвигается на { $steps } ячейки, шкала «{ $track }».
   *[many] { $seat } отодвигается на { $steps } ячеек, шкала «{ $track }».
  }
event-action-turned = Капитан Тень: { $action } (поле { $space }).
event-actions-shuffled = { $count ->
    [one] У капитана Тени в этом раунде { $count } карта действия.
    [few] У капитана Тени в этом раунде { $count } карты действий.
   *[many] У капитана Тени в этом раунде { $count } карт действий.
  }
event-shadow-jumped = Капитан Тень прыгает на { $place_acc }.
event-shadow-took-technology = Капитан Тень сбрасывает технологию «{ $card }».
event-shadow-performed = Капитан Тень выполняет миссию «{ $mission }» { $place_loc }.
event-shadow-fought = Капитан Тень убирает пирата { $route_loc }.
event-shadow-idle = Ничего не происходит.
event-passenger-acts = Ваш пассажир действует.

# Что делали другие после вашего хода: части одного предложения
recap-room-activated = активирует { $room_acc }
recap-room-activated-by-artifacts = активирует { $room_acc } за артефакты
recap-extra-work = активирует { $room_acc }
recap-trained = обучает кадета, он становится { $to }
recap-promoted = повышает { $figure_acc } до командера
recap-moved = летит на { $place_acc }
recap-jumped = прыгает на { $place_acc }
recap-pirate-fought = сражается с пиратом
recap-technology-installed = устанавливает технологию «{ $card }»
recap-mission-completed = { $points ->
    [one] выполняет миссию «{ $mission }» ({ $points } очко)
    [few] выполняет миссию «{ $mission }» ({ $points } очка)
   *[many] выполняет миссию «{ $mission }» ({ $points } очков)
  }
recap-lap-completed = завершает круг { $laps } по шкале «{ $track }»
recap-event-happens = вызывает событие «{ $event }»
recap-passed = пасует

# Почему нельзя
reason-another-row = Фигурки назначаются на строки по порядку: сейчас строка { $row }.
reason-flight-destination = на { $place_acc }
reason-flight-pirate = 1 урон: на пути { $pirate }
reason-fight-pirate = 1 урон; { $pirate }
reason-room-does-nothing = сейчас это ничего не даст
reason-androids-activate-nothing = Андроиды не активируют отсеки.
reason-androids-do-not-learn = Андроидов не обучают и не повышают.
reason-artifacts-show-other-colours = На обоих артефактах должен быть цвет отсека.
reason-activate-navigation-first = Сначала туда надо долететь: активируйте навигационный отсек красной фигуркой.
reason-activate-weapons-first = Чтобы сразиться с пиратом, сначала активируйте орудийный отсек жёлтой фигуркой.
reason-activate-science-first = Чтобы взять технологию, сначала активируйте научный отсек синей фигуркой.
reason-activate-repair-first = Чтобы починить, сначала активируйте ремонтный отсек любой фигуркой, кроме андроида.
reason-cannot-be-ordered = Приказом возвращают из очереди только кадета или энсина того же цвета, что и командер.
reason-cannot-pay = Этим заплатить нельзя.
reason-card-not-drawn = Этой карты нет среди взятых.
reason-commanders-keep-their-colour = Командер не меняет цвет.
reason-figure-not-ready = Такой фигурки нет в вашем дежурном отсеке.
reason-gains-happen = От того, что даётся после миссии, отказаться нельзя.
reason-no-damage-there = Там нет урона.
reason-no-mission-here = Там, где ваш корабль, миссии нет.
reason-no-pirate-there = Пирата там нет, или маршрут не подходит к вашей локации.
reason-no-ring-left = Все пять колец повышения заняты.
reason-no-room-to-copy = Такой технологии-отсека нет на центральном планшете.
reason-no-route-here = Этот маршрут не подходит к вашей локации.
reason-no-such-pair = У вас нет этих двух артефактов.
reason-no-such-room = На вашем корабле нет такого отсека.
reason-no-such-route = Такого маршрута нет.
reason-no-such-slot = Такой ячейки технологии нет.
reason-not-another-colour = При обучении цвет меняется на другой.
reason-not-that-far-back = Так далеко назад маркер не отодвинуть.
reason-nothing-ignores-damage = Этот урон вам нечем предотвратить.
reason-nothing-instead-of-moves = У вас нет технологии, которая заменяет перелёт.
reason-only-ensigns-are-promoted = Повышают только энсинов.
reason-other-track = Это продвижение для другой шкалы.
reason-reserved-by-another = Эту планету зарезервировал другой капитан.
reason-route-has-a-pirate = На этом маршруте уже есть пират.
reason-row-was-not-applied = Строка не применялась, поэтому применить её ещё раз нельзя.
reason-slot-damaged = Сначала нужно отремонтировать эту ячейку.
reason-slot-taken = В этой ячейке уже лежит карта.
reason-technology-not-on-offer = Этой карты нет на центральном планшете.
reason-too-few-figures = Строк в миссии больше, чем фигурок в вашем дежурном отсеке.
reason-too-few-medals = Не хватает медалей.
reason-too-many-steps = { $most ->
    [one] Не больше { $most } ячейки.
   *[many] Не больше { $most } ячеек.
  }
reason-wrong-colour = Цвет фигурки не подходит к отсеку.

# Что написано на картах
effect-move = { $count ->
    [one] можно совершить { $count } перелёт
   *[other] совершите до { $count } перелётов
  }
effect-jump = можно прыгнуть
effect-fight = { $count ->
    [one] можно сразиться с { $count } пиратом
   *[many] можно сразиться с пиратами (до { $count })
  }
effect-tech = { $how ->
    [replace] можно взять технологию (в том числе взамен своей)
   *[other] можно взять технологию
  }
effect-repair = { $count ->
    [one] почините { $count } урон
   *[other] почините до { $count } урона
  }
effect-damage = { $count ->
    [one] получите { $count } урон
   *[many] получите { $count } урона
  }
effect-ambush = засада
effect-medal = { $count ->
    [one] получите { $count } медаль
    [few] получите { $count } медали
   *[many] получите { $count } медалей
  }
effect-artifact = { $count ->
    [one] получите { $count } артефакт
    [few] получите { $count } артефакта
   *[many] получите { $count } артефактов
  }
effect-pirate = жетон пирата
effect-android = получите андроида
effect-cadet = получите кадета
effect-recall = верните первую фигурку своей очереди
effect-advance = { $steps ->
    [one] { $track ->
        [any] { $steps } ячейка по любой шкале
       *[other] { $steps } ячейка по шкале «{ $track }»
      }
   *[other] { $track ->
        [any] до { $steps } ячеек по одной шкале
       *[other] до { $steps } ячеек по шкале «{ $track }»
      }
  }
effect-advance-twice = 1 ячейка по любой шкале и затем 1 по той же или другой
effect-hive = до 1 ячейки по шкале «Андроиды» за каждого андроида экипажа
effect-library = { $count ->
    [one] возьмите { $count } технологию (её можно установить)
    [few] возьмите { $count } технологии (одну из них можно установить)
   *[many] возьмите { $count } технологий (одну из них можно установить)
  }
effect-plans = { $count ->
    [one] возьмите { $count } омега-технологию (её можно установить)
    [few] возьмите { $count } омега-технологии (одну из них можно установить)
   *[many] возьмите { $count } омега-технологий (одну из них можно установить)
  }
effect-stargate = { $count ->
    [one] посмотрите { $count } следующую миссию
    [few] посмотрите { $count } следующие миссии
   *[many] посмотрите { $count } следующих миссий
  }
effect-copy = сделайте то, что делает технология-отсек на центральном планшете
effect-or = { " или " }
side-of-choice = «{ $text }»
effect-choice = { $either }
effect-price = можно отдать { $cost }: { $gain }
effect-times = { $count ->
    [few] { $effect } ({ $count } раза)
   *[many] { $effect } ({ $count } раз)
  }
cost-medal = { $count ->
    [one] { $count } медаль
    [few] { $count } медали
   *[many] { $count } медалей
  }
cost-artifact = { $count ->
    [one] { $count } артефакт
    [few] { $count } артефакта
   *[many] { $count } артефактов
  }
cost-pirate = { $count ->
    [one] { $count } жетон пирата
    [few] { $count } жетона пиратов
   *[many] { $count } жетонов пиратов
  }
cost-android = андроида
cost-tech = одну из своих технологий

# Карты целиком
card-room = { $about ->
    [red] Красный отсек: { $does }.
    [yellow] Жёлтый отсек: { $does }.
    [blue] Синий отсек: { $does }.
   *[grey] Серый отсек: { $does }.
  }
card-once = Чтобы использовать эту карту, её сбрасывают.
card-replaces = Когда вы её берёте, её можно положить взамен одной из ваших технологий.
card-edges = Края сверху вниз: слева { $left }; справа { $right }.
card-no-symbol = –
card-points = { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
  }
card-row = { $about ->
    [red] Красная: { $does }.
    [yellow] Жёлтая: { $does }.
    [blue] Синяя: { $does }.
   *[android] Только для андроида: { $does }.
  }
card-technologies = После события андроидов вам доступны: { $cards }.
card-action = Карта пассажира: { $does }.
card-no-action = Карта пассажира: ничего не происходит.
ability-after-mission = { $about ->
    [red] После миссии с красной строкой: { $does }.
    [yellow] После миссии с жёлтой строкой: { $does }.
    [blue] После миссии с синей строкой: { $does }.
    [android] После миссии со строкой только для андроида: { $does }.
   *[hostile] После миссии, на которой есть бой, засада, жетон пирата или шкала «Пираты»: { $does }.
  }
ability-bonus = { $about ->
    [repair] Если совпавшие края дают ремонт, вместо него: { $does }.
    [medal] Если совпавшие края дают медаль, вместо неё: { $does }.
   *[move] Если совпавшие края дают перелёт, вместо него: { $does }.
  }
ability-one-more-move = Раз в ход, когда вы совершаете перелёт, можно совершить ещё один.
ability-instead-of-move = Вместо любого отдельного перелёта или прыжка: { $does }.
ability-instead-of-damage = { $about ->
    [pirate] Вместо получения 1 урона можно сбросить пирата из трюма.
   *[artifact] Вместо получения 1 урона можно сбросить артефакт из трюма.
  }
ability-stands-for-medal = { $about ->
    [pirate] Когда вы платите медали, каждую может заменить пират из вашего трюма.
   *[artifact] Когда вы платите медали, каждую может заменить артефакт из вашего трюма.
  }
ability-ignores-damage = Первый урон каждой миссии можно не получать.
ability-translates = Любое продвижение по одной шкале можно сделать по одной другой.
ability-holds = { $about ->
    [one] Ещё { $about } ячейка трюма, которая не получает урона.
    [few] Ещё { $about } ячейки трюма, которые не получают урона.
   *[many] Ещё { $about } ячеек трюма, которые не получают урона.
  }
scoring-rule = В конце игры: { $points } { $each }.
scoring-rule-most = В конце игры: { $points } { $each }, но не больше { $most }.
scoring-points = { $rate ->
    [one] { $shown } очко
    [few] { $shown } очка
    [many] { $shown } очков
   *[other] { $shown } очка
  }
scoring-mission = { $about ->
    [red] за каждую миссию с красной строкой
    [yellow] за каждую миссию с жёлтой строкой
    [blue] за каждую миссию с синей строкой
    [android] за каждую миссию со строкой только для андроида
   *[any] за каждую миссию
  }
scoring-crew = за каждую { $colours } фигурку экипажа
crew-colour-red = красную
crew-colour-yellow = жёлтую
crew-colour-blue = синюю
scoring-room = { $about ->
    [red] за каждый ваш красный отсек-технологию
    [yellow] за каждый ваш жёлтый отсек-технологию
    [blue] за каждый ваш синий отсек-технологию
    [grey] за каждый ваш серый отсек-технологию
   *[any] за каждый ваш отсек-технологию
  }
scoring-pair = за каждую видимую пару одинаковых символов на соприкасающихся краях вашего планшета технологий
scoring-commander = за каждого командера
scoring-android = за каждого андроида
scoring-cadet = за каждого кадета
scoring-damage = за каждый урон на корабле и на планшете технологий
scoring-empty-hold = за каждую пустую ячейку трюма
scoring-artifact-kind = за каждый вид артефактов в трюме
scoring-artifact = за каждый артефакт в трюме
scoring-pirate = за каждого пирата в трюме
scoring-medal = за каждую медаль
scoring-technology = за каждую вашу технологию
scoring-lap = за каждый завершённый круг по шкале
scoring-last-track = за каждое очко вашего самого отстающего маркера
scoring-game = в любом случае
event-text-each = Все капитаны по очереди: { $does }.
event-text-stations = { $about ->
    [pirate] На каждую станцию кладут пирата. Кто первым закончит там ход, получает 1 урон и забирает пирата без награды.
   *[medal] На каждую станцию кладут медаль: она достанется тому, кто первым закончит там ход.
  }
event-text-research = Каждый капитан по очереди может положить до 2 артефактов в отсеки своего корабля, по одному в отсек. Такой отсек активируют энсины и командеры любого цвета.
event-text-honour = Каждый капитан по очереди может отодвинуть один свой маркер назад на 1–3 ячейки, но не дальше начала круга, и получает медаль за каждую ячейку.
event-text-scatter = { $about ->
    [one] На маршруте без пирата появляется { $about } пират: маршрут выбирает тот, кто вызвал событие.
    [few] На маршрутах без пиратов появляются { $about } пирата: маршруты выбирает тот, кто вызвал событие.
   *[many] На маршрутах без пиратов появляются { $about } пиратов: маршруты выбирает тот, кто вызвал событие.
  }
event-text-share = Отныне все пользуются технологиями под этой картой, как если бы они были установлены. Карта, которую надо сбросить, сработает у каждого капитана один раз.
action-text-technology = Капитан Тень прыгает к вашему кораблю. Технология под этой картой сбрасывается и заменяется новой.
action-text-mission = Капитан Тень перелетает по одному маршруту на планету с миссией, где вас нет, и сбрасывает эту миссию. Если такой планеты нет, ничего не происходит.
action-text-fight = Капитан Тень убирает пирата с маршрута у своего корабля. Если пиратов там нет, ничего не происходит.
action-text-passenger = С вами происходит то, что написано на карте вашего пассажира.

# Стол словами
describe-round = Раунд { $round } из { $rounds }. Следующая новая миссия появится здесь: { $place }.
describe-captain = { $seat }, { $place }: медали { $medals }, урон { $damage }, миссии { $missions } (очки { $points })
describe-crew = Дежурный отсек: { $figures }. Очередь с начала: { $queue }.
describe-holds = Трюм: { $cargo }; свободно: { $free }.
describe-slots = Ячейки: { $slots }.
describe-slot-empty = ({ $slot }) пусто
describe-slot-damage = ({ $slot }) урон
describe-slot-card = ({ $slot }) { $card }
describe-shared = Общие: { $all }.
describe-furnished = Отсеки с артефактом внутри, для любого цвета: { $all }.
describe-markers = Шкалы: Флот { $fleet }, Андроиды { $androids }, Пираты { $pirates }.
describe-mission-begun = Идёт миссия «{ $mission }», строки сверху: { $figures }.
describe-captain-short = { $seat }, { $place }: медали { $medals }, урон { $damage }, готовы: { $figures }; в очереди { $queue }; трюм: { $cargo }; шкалы { $fleet }, { $androids }, { $pirates }.
describe-passed = (пас)
describe-offer = Технологии на центральном планшете:
describe-place = { $place }: { $there }.
describe-mission = миссия «{ $mission }»
describe-number = номер { $number }
describe-number-down = номер { $number } лицом вниз
describe-tile-here = жетон на месте
describe-tile-away = жетон вернётся в раунде { $round }
describe-tile-gone = жетона больше не будет
describe-next = следующая миссия появится здесь
describe-token = можно забрать: { $kind }
describe-ships = корабли: { $all }
describe-reserved = планету резервирует { $seat }
describe-routes = Маршруты: { $ways }.
describe-route = { $colour } — { $place }
describe-route-pirate = { $colour } — { $place }, на нём { $pirate }
describe-track = { $track }, бонусы: { $spaces }.
describe-edges = Ячейка { $slot }: слева { $left }; справа { $right }.
describe-event = Событие на ячейке { $space }: { $event }
describe-decks = Осталось: технологии { $technologies } { $top ->
    [none] {""}
    [alpha] (сверху альфа)
   *[beta] (сверху бета)
  }, омеги { $omegas }, миссии { $mission_deck }, артефакты { $artifacts }, пираты { $pirates }.
ending-sheet = { $seat }: миссии { $missions }, шкалы { $tracks }, омеги и пассажир { $omegas }, экипаж и пираты { $figures }, медали и артефакты { $medals }, урон { $damage }: всего { $total }
ending-omega = { $card }: { $points }
ending-winners = { $count ->
    [one] Победитель: { $all }.
   *[many] Победу делят: { $all }.
  }
describe-turned = Карты действий капитана Тени в этом раунде:

# Планеты и стороны шкал
place-p1 = Амбра
    .acc = Амбру
    .loc = на Амбре
place-p2 = Бриск
    .acc = Бриск
    .loc = на Бриске
place-p3 = Корво
    .acc = Корво
    .loc = на Корво
place-p4 = Данмир
    .acc = Данмир
    .loc = на Данмире
place-p5 = Эфтел
    .acc = Эфтел
    .loc = на Эфтеле
place-p6 = Фенник
    .acc = Фенник
    .loc = на Феннике
place-p7 = Горс
    .acc = Горс
    .loc = на Горсе
place-p8 = Холлоу
    .acc = Холлоу
    .loc = на Холлоу
place-p9 = Илекс
    .acc = Илекс
    .loc = на Илексе
place-p10 = Юна
    .acc = Юну
    .loc = на Юне
place-p11 = Кестрел
    .acc = Кестрел
    .loc = на Кестреле
place-p12 = Люмен
    .acc = Люмен
    .loc = на Люмене
place-p13 = Марен
    .acc = Марен
    .loc = на Марене
place-p14 = Нимбус
    .acc = Нимбус
    .loc = на Нимбусе
place-p15 = Орло
    .acc = Орло
    .loc = на Орло
track-fleet-A = Флот, сторона А
track-fleet-B = Флот, сторона Б
track-androids-A = Андроиды, сторона А
track-androids-B = Андроиды, сторона Б
track-pirates-A = Пираты, сторона А
track-pirates-B = Пираты, сторона Б

# Названия технологий
name-duct-tape-autopilot = Автопилот на изоленте
name-scenic-route-planner = Навигатор живописных путей
name-diplomatic-pouch = Дипломатическая почта
name-short-hop-drive = Двигатель коротких прыжков
name-tractor-beam = Притягивающий луч
name-escape-pod = Спасательная капсула
name-ramming-speed = Таранный ход
name-fold-space-corkscrew = Штопор для пространства
name-spring-cleaning-course = Курс на генеральную уборку
name-stun-cannon = Парализующая пушка
name-bounty-desk = Бюро наград за головы
name-boarding-shuttle = Абордажный челнок
name-parley-flag = Флаг переговоров
name-pirate-costumes = Пиратские костюмы
name-quantum-torpedoes = Квантовые торпеды
name-wanted-poster-press = Типография «Разыскивается»
name-prisoner-exchange = Обмен пленными
name-disproportionate-response = Несоразмерный ответ
name-tinkerers-bench = Верстак умельца
name-curiosity-cabinet = Шкаф с диковинами
name-robot-etiquette-course = Курс робоэтикета
name-mystery-crate = Таинственный ящик
name-holodeck = Голопалуба
name-omega-megacomputer = Омега-мегакомпьютер
name-android-kit = Набор «Собери андроида»
name-self-installing-manual = Самоустанавливающаяся инструкция
name-trade-in-counter = Обмен старого на новое
name-pocketknife-console = Складной пульт
name-suggestion-box = Ящик для предложений
name-all-hands-siren = Сирена «Все наверх!»
name-additional-engine = Дополнительный двигатель
name-super-accumulator = Сверхаккумулятор
name-artifact-gallery = Галерея артефактов
name-hyper-lockers = Гипершкафчики
name-cloaking-coat = Невидимое покрытие
name-repair-bots = Ремонтные роботы
name-training-holovisor = Тренировочный головизор
name-red-talisman = Красный талисман
name-yellow-talisman = Жёлтый талисман
name-blue-talisman = Синий талисман
name-getaway-pilot = Пилот с заведённым мотором
name-damage-control-party = Аварийная партия
name-press-officer = Пресс-секретарь
name-armoured-hull = Бронированная обшивка
name-museum-grade-armour = Музейная броня
name-trophy-gallery = Галерея трофеев
name-wormhole-generator = Генератор червоточин
name-pirate-transmitter = Пиратский передатчик
name-universal-translator = Универсальный переводчик
name-lost-android-office = Бюро потерянных андроидов
name-explorers-memoirs = Мемуары первопроходца
name-brawlers-scrapbook = Альбом драчуна
name-collected-papers = Собрание научных трудов
name-tidy-wiring = Аккуратная проводка
name-officers-mess = Офицерская кают-компания
name-museum-of-dents = Музей вмятин
name-artifact-blueprints = Чертежи артефактов
name-wanted-list = Список разыскиваемых
name-crew-of-daredevils = Команда сорвиголов
name-crew-of-stargazers = Команда звездочётов
name-crew-of-tinkerers = Команда умельцев
name-warranty-folder = Папка с гарантиями

# Названия миссий
name-first-contact = Первый контакт
name-arena-fight = Бой на арене
name-lost-world = Затерянный мир
name-rescue-the-younglings = Спасти мальков
name-roddenberries = Родденика
name-living-slime = Живая слизь
name-trading-emotion-chips = Торговля чипами эмоций
name-anti-time-anomaly = Аномалия антивремени
name-shipwreck-salvage = Обломки крушения
name-prototype-shuttlecraft = Опытный челнок
name-stargate = Звёздные врата
name-repairing-the-repair-station = Ремонт ремонтной станции
name-the-talking-asteroid = Говорящий астероид
name-comet-rodeo = Родео на кометах
name-smugglers-lighthouse = Маяк контрабандистов
name-the-forbidden-button = Запретная кнопка
name-eclipse-festival = Фестиваль затмений
name-overdue-library-book = Просроченная книга
name-black-market-day = День чёрного рынка
name-asteroid-insurance-claim = Астероидная страховка
name-quarantine-karaoke = Карантинное караоке
name-minefield-census = Перепись минного поля
name-the-cave-of-echoes = Пещера отголосков
name-android-library = Библиотека андроидов
name-stealing-secret-plans = Кража секретных планов
name-repairing-the-hive-mind = Ремонт коллективного разума
name-omnipotent-being = Всемогущее существо
name-the-bearded-doubles = Бородатые двойники
name-diplomatic-dinner = Дипломатический ужин
name-the-sleeper-ship = Корабль спящих
name-royal-wedding-in-orbit = Королевская свадьба на орбите
name-pirate-talent-show = Пиратский конкурс талантов
name-dome-under-siege = Осаждённый купол
name-volcano-evacuation = Эвакуация с вулкана
name-the-museum-of-tomorrow = Музей завтрашнего дня
name-haunted-freighter = Грузовик с привидениями
name-the-clockwork-monastery = Заводной монастырь
name-toll-booth-at-the-nebula = Платный въезд в туманность
name-the-singing-leviathan = Поющий левиафан
name-gas-giant-regatta = Регата на газовом гиганте
name-robot-court = Суд роботов
name-a-spy-among-the-houseplants = Шпион среди фикусов
name-the-crystal-orchestra = Хрустальный оркестр
name-two-captains-one-chair = Два капитана, одно кресло
name-a-planet-for-sale = Планета на продажу
name-negotiations-in-mime = Переговоры без слов
name-a-very-small-invasion = Очень маленькое вторжение
name-the-borrowed-moon = Одолженная луна
name-parliament-of-planets = Парламент планет
name-siege-of-the-tea-house = Осада чайной

# Названия событий
name-diplomatic-directive-12 = Дипломатическая директива №12
name-collective-research = Коллективное исследование
name-general-overhaul = Капитальный ремонт
name-open-day-at-the-academy = День открытых дверей в академии
name-technology-fair = Ярмарка технологий
name-open-blueprints = Открытые чертежи
name-explosive-escalation = Взрывоопасная эскалация
name-word-of-honour = Честное слово
name-raiding-season = Сезон набегов
name-smugglers-jumble-sale = Распродажа контрабанды
name-general-alarm = Общая тревога
name-shore-leave-for-one = Увольнительная на одного
name-unlocked-workshop = Незапертая мастерская
name-stowaway-with-references = Безбилетник с рекомендациями

# Пассажиры
name-teddy = Тедди
name-the-ambassador = Посол
name-the-safety-inspector = Инспектор по безопасности
name-the-reformed-pirate = Пират в завязке
name-the-touring-curator = Странствующий хранитель музея
name-the-android-philosopher = Андроид-философ

# О чём рассказывают миссии и события
flavour-first-contact = Они пришли с миром. А потом попросили меню.
flavour-arena-fight = Толпа жаждет зрелища. Ваши рёбра жаждут поговорить с толпой.
flavour-lost-world = Здесь всё давно вымерло, а кое-что ещё и проголодалось.
flavour-rescue-the-younglings = Сорок яиц, один инкубатор, и все уже проклёвываются.
flavour-roddenberries = Сладчайшая ягода сектора. Колючки у неё вполне разумные.
flavour-living-slime = Она ест обшивку, зато говорит «пожалуйста».
flavour-trading-emotion-chips = Две тоски за одно лёгкое веселье. Последняя цена.
flavour-anti-time-anomaly = Это задание уже выполнено. Осталось его начать.
flavour-shipwreck-salvage = Кто нашёл, того и добыча, если прежние хозяева не оставили мин.
flavour-prototype-shuttlecraft = Нужен лётчик-испытатель, которого не жалко. Скажем, пират.
flavour-stargate = Они ведут куда угодно. Очередь соответствующая.
flavour-repairing-the-repair-station = Единственный ключ лежит внутри того, что им открывают.
flavour-the-talking-asteroid = Четыре миллиарда лет без собеседника. Ему есть что сказать.
flavour-comet-rodeo = Восемь секунд на хвосте, и вы легенда. Или кратер.
flavour-smugglers-lighthouse = Он светит лишь тем, кого нет ни в одном списке.
flavour-the-forbidden-button = Ради науки. И ещё потому, что на ней написано «не нажимать».
flavour-eclipse-festival = Три луны, три вечеринки и ни тени сомнения.
flavour-overdue-library-book = Просрочена на три века. Штраф: небольшая планета.
flavour-black-market-day = Ни чеков, ни вопросов, ни возврата в обычное пространство.
flavour-asteroid-insurance-claim = Врежьтесь ещё раз, помедленнее, оценщик записывает.
flavour-quarantine-karaoke = Сам вирус безвреден. Разносит его пение.
flavour-minefield-census = Раз, два, три... нет, это была луна. Считаем заново.
flavour-the-cave-of-echoes = Она повторяет каждое слово. С недавних пор с поправками.
flavour-android-library = Просьба соблюдать тишину: часть книг ещё компилируется.
flavour-stealing-secret-plans = План ограбления: украсть план ограбления.
flavour-repairing-the-hive-mind = А вы пробовали всех выключить и снова включить?
flavour-omnipotent-being = Может абсолютно всё, и всё это ему уже наскучило.
flavour-the-bearded-doubles = Ваша команда из другой вселенной. Их выдают бороды.
flavour-diplomatic-dinner = Свечи не едят. Посла тоже не едят.
flavour-the-sleeper-ship = Поставили будильник на трёхтысячный год и проспали.
flavour-royal-wedding-in-orbit = Невеста из облаков, у жениха аллергия на осадки.
flavour-pirate-talent-show = Первый приз: половина добычи. Второй приз: жюри.
flavour-dome-under-siege = Держите шлюз! Нет, другой. Тот, который травит.
flavour-volcano-evacuation = Все на борт, а сувенирную лаву оставьте на месте.
flavour-the-museum-of-tomorrow = В пятом зале висит ваш мундир. Подпись: «копия».
flavour-haunted-freighter = Призраки едут с билетами. Билеты в порядке.
flavour-the-clockwork-monastery = Каждое утро они заводят друг друга, во всех смыслах.
flavour-toll-booth-at-the-nebula = Только без сдачи. Туманность с обеих сторон одинаковая.
flavour-the-singing-leviathan = Куплет длится девять лет. Сейчас припев, так что поспешим.
flavour-gas-giant-regatta = Ветер: две тысячи узлов. Инструктаж отменён.
flavour-robot-court = Сначала приговор: так куда быстрее для всех.
flavour-a-spy-among-the-houseplants = Один из этих папоротников ведёт записи.
flavour-the-crystal-orchestra = Аплодировать нельзя: первая скрипка разобьётся.
flavour-two-captains-one-chair = Обоих назначили по ошибке. Засчитают только одну.
flavour-a-planet-for-sale = Солнечная, тихая, один хозяин. На гул не обращайте внимания.
flavour-negotiations-in-mime = Либо они хотят мира, либо в зале оса.
flavour-a-very-small-invasion = Их флагман помещается в сахарнице. Он выстрелил первым.
flavour-the-borrowed-moon = Её надо вернуть на орбиту, пока никто не глянул вверх.
flavour-parliament-of-planets = Первый пункт повестки: чья очередь говорить?
flavour-siege-of-the-tea-house = Последнее печенье они не получат никогда.
flavour-diplomatic-directive-12 = Директивы с первой по одиннадцатую ещё переводятся.
flavour-collective-research = Каждый что-то приносит в отсек, и никто ничего не уносит.
flavour-general-overhaul = В кои-то веки сухой док открыт, сух и действительно док.
flavour-open-day-at-the-academy = Им обещали торт. Торта нет, но они остались.
flavour-technology-fair = Меняем старый прибор на новый: пищит иначе.
flavour-open-blueprints = Андроиды делятся всем, кроме соли анекдота.
flavour-explosive-escalation = Кто-то плохо припарковался. У кого-то были пушки.
flavour-word-of-honour = Маленький шаг назад, и деньги на бочку.
flavour-raiding-season = С каждым годом он открывается всё раньше.
flavour-smugglers-jumble-sale = Всё должно уйти, желательно до прихода таможни.
flavour-general-alarm = Никто не знает, кто нажал. Зато никто не спит.
flavour-shore-leave-for-one = Пляж пуст, и очередь в ремонт тоже.
flavour-unlocked-workshop = Записка на двери: «Берите сами, смазывайте сами».
flavour-stowaway-with-references = Его рекомендуют три капитана. Все трое просят вернуть в кандалах.

# Эпилоги
epilogue-0-20 = Ваш корабль вернулся на буксире, и буксир прислал счёт. По вашему журналу в академии объясняют, что делает красный рычаг.
epilogue-21 = Парад в вашу честь перенесли на улочку поменьше, потом в коридор. Шагать пришлось в одиночку, зато в ногу.
epilogue-22 = Штаб прочёл ваш доклад дважды, надеясь, что во второй раз конец будет другим. Не вышло.
epilogue-23 = Вам дали стол у окна. Из окна видно ваш бывший корабль.
epilogue-24 = Заказана табличка с вашим именем. Гравёр спрашивает, так ли важно, как оно пишется.
epilogue-25 = Команда вспоминает вас с теплом, в основном тот день, когда сломалось отопление.
epilogue-26 = Флот благодарит вас за службу и за то, что ключи сданы на вахту.
epilogue-27 = Вам доверили новый пост: маяк. Он не летает, так что всё обойдётся.
epilogue-28 = Ваш поход занял в летописи страницу, и половина её отведена под список вмятин.
epilogue-29 = Одна школа просит рассказать о приключениях. Другая просит рассказывать покороче.
epilogue-30 = Никто не потерялся, ничто не взорвалось дважды. Адмирал говорит: с этим можно работать.
epilogue-31 = Вам предлагают тот же корабль ещё на год: в это кресло больше никто не хочет.
epilogue-32 = Пираты прислали открытку: ждут новой встречи, прошлая вышла такой спокойной.
epilogue-33 = Ваши медали помещаются в один карман. Карман хороший, на пуговице.
epilogue-34 = Докеры отдают вам честь. Может, и в шутку, но вы на всякий случай отвечаете.
epilogue-35 = Андроиды внесли вас в папку «перспективные белковые». Папка очень тонкая.
epilogue-36 = В честь вашего корабля назвали маленькую луну. Она кривовата, но светит.
epilogue-37 = Ваш журнал издали. Больше всего хвалят главу кока, и вы им гордитесь.
epilogue-38 = Возвращение в срок и с той же командой. Штаб на всякий случай пересчитал.
epilogue-39 = Три планеты вспоминают ваш визит с удовольствием, четвёртая согласилась не судиться.
epilogue-40 = Адмирал жмёт вам руку и почти верно произносит ваше имя. Через год получится.
epilogue-41 = «Добротная работа», сказано в отчёте. Так обычно пишут о мостах, которые не рухнули.
epilogue-42 = Древний компьютер спросил, как прошёл полёт, и остался вполне доволен ответом.
epilogue-43 = Кадеты меняются карточками с вашим портретом. За две таких дают одну туманность.
epilogue-44 = Ремонтная станция назвала в вашу честь болт: крутится туго, зато держит.
epilogue-45 = Вы ровно тот капитан, которого имел в виду устав. Устав слегка смущён.
epilogue-46 = О вам сложили песню. Третий куплет даже правдив.
epilogue-47 = Флот наконец-то покрасил ваш корабль. Цвет за вами, языки пламени за командой.
epilogue-48 = Послы просятся лететь с вами. Говорят, ради общества, хотя, может, и ради печенья.
epilogue-49 = Ваше имя в газете: над прогнозом погоды и без единой ошибки.
epilogue-50 = Полсотни добрых дел, сосчитано и проштамповано. Писарь снял копию для себя.
epilogue-51 = Академия повесила ваш портрет на лестнице: там все поневоле замедляют шаг.
epilogue-52 = Пираты при встрече спускают флаги. Один машет рукой и тут же смущается.
epilogue-53 = Ваш старший помощник отказался от своего корабля, чтобы ещё год летать с вами.
epilogue-54 = Андроиды вычислили ваш успех и теперь показывают формулу своим детям.
epilogue-55 = В продаже игрушка: ваш корабль. Батарейки в комплекте, вмятины тоже.
epilogue-56 = Две планеты прекратили войну, потому что обе хотят сидеть за ужином рядом с вами.
epilogue-57 = Адмирал спрашивает вашего совета и записывает его, а имя выводит чернилами.
epilogue-58 = Молодые капитаны садятся в вашей манере. Страховщики умоляют их перестать.
epilogue-59 = Вас хотят отчеканить на монете. Вы настаиваете, чтобы на лицевой стороне был корабль.
epilogue-60 = Главная станция закатила пир. Даже автоматы отдают сдачу.
epilogue-61 = По вашему маршруту водят туристов. Гид понижает голос во всех нужных местах.
epilogue-62 = Каждый кадет знает ваш поход наизусть, а некоторые умеют и взрывы изображать.
epilogue-63 = Совет пиратов избрал вас почётным капитаном. Честно избрал, и сам этому удивился.
epilogue-64 = Туманность сложилась в ваш портрет. Астрономы говорят о совпадении и краснеют.
epilogue-65 = Вашему кораблю предложили место в музее. Он отказался: с вами летать интереснее.
epilogue-66 = Три фракции подписали один договор, и все три потребовали именно вашу ручку.
epilogue-67 = Флот назвал вашим именем звание. Повышения стали заметно веселее.
epilogue-68 = У поэтов кончились рифмы к вашему имени, и они заказали андроидам новые.
epilogue-69 = Даже всемогущее существо спрашивает, как вам это удалось. Вы обещаете рассказать после следующего рейса.
epilogue-70 = На ста планетах сверяют часы по вашему возвращению. Вы прибываете ровно в полдень.
epilogue-71 = Звёзды, у которых вас не было, пишут и спрашивают, в чём они провинились.
epilogue-72 = История просит второй том, а обложку доверяет вам.
epilogue-73 = Адмиралы встают, когда вы входите, и никто не садится раньше вашей команды.
epilogue-74 = Ещё шаг, и для слова «капитан» пришлось бы искать замену. Впрочем, уже ищут.
epilogue-75 = Новое слово для капитана всё-таки понадобилось. Комиссия собралась дважды и оба раза предложила ваше имя.
epilogue-77 = Смотрители маяков в трёх системах приглушают огни, когда вы пролетаете. Никто их об этом не просил.
epilogue-79 = Пираты поставили вам памятник. Он немного краденый, зато от чистого сердца.
epilogue-81 = Ваших ремонтников зовут читать лекции о двигателях. Они приносят гаечный ключ, и зал аплодирует ему стоя.
epilogue-83 = Андроиды признали вас самым логичным органиком десятилетия. Второе место занял кактус.
epilogue-85 = Картографы теперь нарочно оставляют края карт пустыми: вдруг вам захочется туда слетать.
epilogue-87 = В академии воссоздали ваш дежурный отсек до последней крошки печенья. Кадетам запрещено там прибирать.
epilogue-89 = Два адмирала спорят, кто из них вас открыл. Экипаж не помнит ни того, ни другого.
epilogue-91 = Торговые пути теперь прокладывают через места ваших стоянок. Суп там подорожал, но хуже не стал.
epilogue-93 = Флот сменил девиз на фразу, которую вы однажды сказали за завтраком.
epilogue-95 = Комета меняет орбиту, чтобы вас проводить. Астрономы больше не ищут объяснений.
epilogue-97 = Ваш корабль страхуют бесплатно. Компания просит лишь упомянуть её в мемуарах.
epilogue-99 = «До сотни чуть-чуть», — говорит писарь и накидывает очко за почерк. Вы отдаёте его коку.
epilogue-101 = На табло в штабе помещались только две цифры. Плотник уже в пути.
epilogue-103 = Каждая фракция чествует вас в свой день. Теперь у вас четыре дня рождения и почти нет времени летать.
epilogue-105 = Ваш бортовой журнал читают вслух на орбите. Кажется, слушает даже вакуум.
epilogue-107 = Всемогущее существо конспектирует и просит вас говорить помедленнее.
epilogue-109 = Домашняя станция понемногу подлетает туда, где вы. Никто не признаётся, что её включил.
epilogue-111 = Пираты, флот за флотом, берутся за садоводство. Розы они называют в честь вашего корабля.
epilogue-113 = Открылся факультет, где изучают вас. Вступительный экзамен: один долгий рейс и чашка чая.
epilogue-115 = На кораблях новой серии ваши вмятины делают прямо на верфи. Инженеры говорят, так лучше управляется.
epilogue-117 = Путешественники во времени стоят в очереди, чтобы увидеть вашу посадку. Док продаёт им вчерашние билеты.
epilogue-119 = Последняя неизученная туманность пишет во флот и просит прислать именно вас.
epilogue-121 = Где видят ваш корабль, там наступает мир. Ваши жёлтые энсины осваивают виолончель.
epilogue-123 = У андроидов появилась поговорка: людям свойственно ошибаться, а летать — вам.
epilogue-125 = Сам космос немного сжался, чтобы до ваших рассказов всем был день пути.
epilogue-127 = Вам предлагают весь флот. Вы просите свой старый корабль, свой экипаж и выходной в четверг.
epilogue-129 = Созвездия перерисовали. Ваше — то, что будто вот-вот улетит.
epilogue-131 = Вашим походом теперь измеряют все остальные. Где-то ребёнок смотрит вверх, видит ваш корабль и выбирает себе звезду.

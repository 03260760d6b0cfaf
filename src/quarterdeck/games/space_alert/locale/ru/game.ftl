# «Космическая тревога» по-русски: формулировки наши, названия предметов — из правил.
game-name = Космическая тревога

# Кто: номер, если имени нет. Имена стоят только в именительном падеже и не требуют согласования в роде.
crew-number = Член экипажа { $number }
to-number = место { $number }
board-number = поля { $number }
android-number = Андроид { $n }
board-of = поля «{ $name }»

# Места: всегда в именительном падеже
station-upper_red = верхний красный отсек
    .gen = верхнего красного отсека
    .loc = в верхнем красном отсеке
station-upper_white = верхний белый отсек (мостик)
    .gen = верхнего белого отсека (мостика)
    .loc = в верхнем белом отсеке (на мостике)
station-upper_blue = верхний синий отсек
    .gen = верхнего синего отсека
    .loc = в верхнем синем отсеке
station-lower_red = нижний красный отсек
    .gen = нижнего красного отсека
    .loc = в нижнем красном отсеке
station-lower_white = нижний белый отсек
    .gen = нижнего белого отсека
    .loc = в нижнем белом отсеке
station-lower_blue = нижний синий отсек
    .gen = нижнего синего отсека
    .loc = в нижнем синем отсеке
origin-space = космос
    .gen = космоса
place-space = космос
    .loc = в космосе
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
zone-red = красный сектор
    .gen = красного сектора
    .dat = красному сектору
    .loc = в красном секторе
zone-white = белый сектор
    .gen = белого сектора
    .dat = белому сектору
    .loc = в белом секторе
zone-blue = синий сектор
    .gen = синего сектора
    .dat = синему сектору
    .loc = в синем секторе
zone-internal = внутри корабля
    .loc = внутри корабля
source-shields = щит
    .gen = щита
    .loc = щите
source-reactors = реактор
    .gen = реактора
    .loc = реакторе
in-station = { " " }{ $station_loc }

# Карты
symbol-A = A (оружие)
symbol-B = B (энергия)
symbol-C = C (особое)
symbol-X = боевые роботы
symbol-red = красная стрелка
symbol-blue = синяя стрелка
symbol-lift = гравилифт
symbol-HA = героическое A
symbol-HB = героическое B
symbol-HX = героические боевые роботы
symbol-heroic-move = героическое перемещение в { $station }
card-of = { $top }, внизу { $bottom }
back-action = действие рубашкой вверх
back-movement = перемещение рубашкой вверх
cards-none = рубашкой вверх
tile-heavy_laser = тяжёлая лазерная пушка
    .acc = тяжёлую лазерную пушку
tile-light_laser = лёгкая лазерная пушка
    .acc = лёгкую лазерную пушку
tile-pulse_cannon = импульсная пушка
    .acc = импульсную пушку
tile-shield = щит
    .acc = щит
tile-reactor = реактор
    .acc = реактор
tile-gravolift = гравилифт
    .acc = гравилифт
tile-structural = корпус
    .acc = корпус
weapon-heavy_laser = Тяжёлая лазерная пушка
weapon-light_laser = Лёгкая лазерная пушка
weapon-pulse_cannon = Импульсная пушка
weapon-rocket = Ракета
weapon-interceptors = Перехватчики
target = { $threat } (T+{ $n })
common-white = белые
course-fly-on = лететь дальше
course-stop = закончить
common-yellow = жёлтые
common-mixed = белые и жёлтые
serious-white = белые
serious-yellow = жёлтые
serious-mixed = белые и жёлтые
serious-true = серьёзная угроза,{ " " }
unconfirmed-true = данные не подтверждены,{ " " }
step-threats-appear = Появление угроз
step-player-actions = Действия игроков
step-compute-damage = Расчёт повреждений
step-threat-actions = Действия угроз
step-maintenance-check = Проверка бортового компьютера
step-rocket-arrives = Последний ход

# Меню
verb-ready = Готовность к старту
verb-place = Положить карту
verb-take-back = Забрать карту
verb-turn = Развернуть карту другой половиной вверх
verb-move = Переложить карту на пустую клетку
verb-swap = Поменять две карты местами
verb-give = Отдать карту (передача данных)
verb-end-phase = Завершить свою фазу и взять карты следующей
verb-consent = Согласиться закончить планирование
verb-withdraw = Отозвать согласие
verb-go-on = К следующему сообщению
verb-ask-pause = Попросить паузу
verb-resume = Продолжить после паузы
verb-keep = Карта верная
verb-correct = Исправить неверно сыгранную карту
verb-propose = Предложить сложность
verb-store = Разместить единственный отряд
verb-stop = Закончить кампанию
verb-fly-on = Лететь на следующее задание
verb-repair-tile = Починить повреждение
verb-repair-squad = Починить отряд боевых роботов
verb-repair-nothing = Ничего не чинить

option-ready = Готовность: можно начинать
option-place = Клетка { $slot } { $board }: положить карту «{ $card }»
option-take-back = Забрать карту с клетки { $slot } { $board }
option-turn = Развернуть другой половиной вверх карту на клетке { $slot } { $board }
option-move = Переложить карту с клетки { $slot } на клетку { $to_slot } { $board }
option-swap = Поменять местами карты на клетках { $slot } и { $other } { $board }
option-give = Отдать карту «{ $card }», её получит { $to }
option-end-phase = Завершить свою фазу и взять карты следующей (отменить нельзя)
option-consent = Согласиться закончить планирование сейчас
option-withdraw = Отозвать согласие закончить планирование
option-go-on = К следующему сообщению
option-ask-pause = Попросить паузу
option-resume = Снова запустить часы
option-keep = Оставить карту как есть
option-correct = Сыграть как «{ $card }», тогда следующее действие задержится
option-propose = Обычные угрозы { $common }, серьёзные угрозы { $serious }
option-store = Разместить отряд { $station_loc }
option-stop = Остановиться и подсчитать очки кампании
option-fly-on = Лететь на следующее задание
option-repair-tile = Починить { $tile_acc } { $zone_loc }
option-repair-squad = Починить отряд боевых роботов из { $station_gen }
option-repair-nothing = Ничего не чинить

# Что спрашивают
prompt-briefing = Готовы? Начнём, когда будут готовы все.
prompt-briefing-alone = { $kind ->
    [test_run] Учебный полёт
    [simulation] Симуляция
    [advanced_simulation] Расширенная симуляция
   *[mission] Миссия
} с { $count ->
    [one] { $count } андроидом
   *[other] { $count } андроидами
}: вы планируете за всех. Готовы?
waiting-briefing = Ждём, пока все будут готовы.
prompt-planning = Спланируйте свои ходы.
waiting-planning = Экипаж планирует.
prompt-pause = Часы стоят. Продолжить?
waiting-pause = Часы стоят, пока все не захотят продолжить.
prompt-trip = Открытая карта — та, что вы хотели?
waiting-trip = Игрок проверяет открытую карту.
prompt-choose-difficulty = Голосование: насколько опасным будет следующее задание?
waiting-choose-difficulty = Экипаж голосует за сложность.
prompt-choose-storage = Где начнёт единственный отряд боевых роботов?
waiting-choose-storage = Капитан решает, где начнут боевые роботы.
prompt-choose-course = Голосование: остановиться или лететь на следующее задание?
waiting-choose-course = Экипаж голосует, лететь ли дальше.
prompt-repair = Что чините?
waiting-repair = Идёт ремонт.

# Как называется то, что выбирают в меню
field-slot = Клетка
field-to_slot = Клетка
field-other = Клетка

# Стол словами
sheet-points = Очки: { $total } (уничтоженные угрозы — { $destroyed }, пережитые — { $survived }, визуальное подтверждение — { $visual }, штрафы — { $penalties })
describe-track = { $zone } — { $track }
describe-tracks = Траектории: { $tracks }
describe-threat-waiting = T+{ $n }, { $zone }: { $threat }, ещё впереди
describe-threat-on_track = T+{ $n }, { $zone }: { $threat }, клетка { $square }, повреждения: { $damage } из { $hits }
describe-threat-destroyed = T+{ $n }, { $zone }: { $threat }, угроза уничтожена
describe-threat-survived = T+{ $n }, { $zone }: { $threat }, угроза пережита
describe-supplies = Топливные баки: { $capsules }, ракеты: { $rockets }
describe-zone = Корабль, { $zone }: щит { $shield }, реактор { $reactor }, повреждения: { $damage }
describe-player = { $crew } ({ $seat }): { $place }
describe-android = { $crew } (андроид): { $place }
describe-slot = { $slot } — { $card }
describe-plan = План: { $slots }
describe-heroic = Рядом с полем: { $card }
describe-card = { $card }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
  }
describe-hand = { $seat }, карты на руках (фаза { $phase }): { $held }
describe-zone-short = Корабль, { $zone } ({ $track }): щит { $shield }, реактор { $reactor }, повреждения: { $damage }
describe-supplies-short = Внутри корабля ({ $track }); топливные баки: { $capsules }, ракеты: { $rockets }
describe-player-short = { $number }  { $plan }  { $place }
describe-android-short = { $number }  { $plan }  { $place }, андроид
describe-hand-short = { $seat }, карты на руках (фаза { $phase }): { $symbols }

# Почему нельзя
reason-no-such-board = Нет { $board }.
reason-no-such-slot = Клетки { $slot } в этом полёте нет.
reason-not-your-board = Карты { $board } менять нельзя: поле принадлежит не вам.
reason-slot-locked = Клетка { $slot } зафиксирована: её фаза закончилась.
reason-slot-closed = Клетка { $slot } относится к более поздней фазе.
reason-slot-taken = На клетке { $slot } уже лежит карта.
reason-slot-empty = Клетка { $slot } пуста.
reason-android-card-fixed = Карта на клетке { $slot } лежит на поле андроида: её менять нельзя.
reason-card-stays-on-android = Карта на поле андроида останется как есть: её нельзя ни передвинуть, ни развернуть, ни забрать.
reason-ends-phase-with-empty-slots = На этом фаза { $phase } закончится, а в ней { $count ->
    [one] ещё пуста { $count } клетка
    [few] ещё пусты { $count } клетки
   *[many] ещё пусты { $count } клеток
}. После этого их уже не заполнить.
reason-may-end-phase-with-empty-slots = Следующее сообщение может закончить фазу { $phase }, а у вас в ней { $count ->
    [one] ещё пуста { $count } клетка
    [few] ещё пусты { $count } клетки
   *[many] ещё пусты { $count } клеток
}. После этого их уже не заполнить.
reason-not-in-hand = Карты «{ $card }» у вас на руках нет.
reason-own-heroic-only = Карта «{ $card }» героическая: её может сыграть только владелец.
reason-lower-slot-first = Сначала назовите клетку с меньшим номером.
reason-heroic-stays = Карта «{ $card }» героическая, отдать её нельзя.
reason-no-transfer = Сейчас передача данных не идёт.
reason-gave-already = В эту передачу данных вы уже отдали карту.
reason-no-such-receiver = Карту не может получить { $to }.
reason-clock-ends-phases = В одиночной игре фазы завершают только часы.
reason-last-phase = Это ваша последняя фаза, новых карт не будет.
reason-too-early-to-end = Закончить планирование досрочно можно только после конца фазы { $phase }.
reason-consents-already = Вы уже согласились.
reason-no-consent-given = Вы не соглашались закончить планирование.
reason-clock-decides = Когда придёт следующее сообщение, решают часы.
reason-ready-already = Вы уже готовы.
reason-no-pauses = За этим столом играют без пауз.
reason-asked-already = Вы уже попросили паузу.
reason-not-meant = Перепутать можно было только половину карты или цвет стрелки.
reason-no-such-tile = Фишки повреждений «{ $tile }» { $zone_loc } нет.
reason-zone-repaired-enough = Две фишки повреждений { $zone_loc } уже починили.
reason-squad-works = Отряд боевых роботов из { $station_gen } не отключён.
reason-campaign-draws-missions = В кампании задания выбираются случайно.
reason-no-extra-android = Ещё один андроид пополняет экипаж из четырёх: нужны два, три или четыре игрока, а не { $count }.
reason-no-seat-for-role = { $role }: места { $seat } за этим столом нет.
role-captain = Капитан
role-communications_officer = Офицер связи
role-chief_of_security = Начальник службы безопасности

# Что не так с записанным на бумаге полётом
reason-case-unreadable = { $line ->
    [0] не читается ни как YAML, ни как JSON
   *[other] не читается ни как YAML, ни как JSON: ошибка в строке { $line } или перед ней
  }
reason-case-not-plain = строка { $line }: полёт записывают без меток (!) и ссылок (*)
reason-case-key = строка { $line }: такого поля не бывает: { $given }
reason-case-key-twice = строка { $line }: поле записано дважды: { $given }
reason-case-no-mapping = запись { $number }: нужны поля и среди них boards, а стоит { $given }
reason-case-none = в этом файле нет ни одного полёта
reason-case-several = полётов в файле: { $count }; здесь можно взять только один
reason-case-planning-only = это пример планирования; без планов (boards) разыгрывать нечего
reason-case-form = { $place }: { $expected ->
    [mapping] нужны имена со значениями, например red: 1
    [list] нужен список, например [1, 2]
    [length] длина списка должна быть { $limit }
    [number] нужно целое число
    [range] нужно целое число { $limit }
    [text] нужен текст
    [switch] нужно true или false
    [choice] нужно одно из: { $known }
    [name] возможные имена: { $known }
   *[other] такого значения здесь быть не может
  }
reason-case-field-missing = в файле нет поля { $given }
reason-case-field-unknown = поля { $given } в такой записи не бывает
reason-case-board = поле { $nth }: вместо «{ $given }» нужна запись вида «C - - A ^» или «C--A^»
reason-case-no-slot = поле { $nth }: клетки «{ $slot }» нет; клетки — числа от 1 до { $last }
reason-case-last-slot = поле { $nth }, клетка { $slot }: последняя клетка — { $last }
reason-case-foreign-letter = поле { $nth }, клетка { $slot }: в «{ $given }» есть посторонняя буква ({ $letter })
reason-case-cards-on-slot = поле { $nth }, клетка { $slot }: «{ $given }» — это сразу несколько карт ({ $count })
reason-case-no-card = поле { $nth }, клетка { $slot }: «{ $given }» — не карта; бывают { $known } и - для пустой клетки
reason-case-crew = экипаж: имён { $count }, а планов { $boards }
reason-case-track = траектории: { $zone }: траектории «{ $given }» нет; есть { $known }
reason-case-track-twice = траектория { $given } указана дважды, а такое поле одно
reason-case-tile = { $list }: { $zone }: «{ $given }» не подходит; бывают { $known }, каждая по одному разу
reason-case-threat-missing = не указано, какая карта угрозы вышла
reason-case-threat = угрозы «{ $code }» нет; коды бывают такие: E1-01, SE2-03, I1-07, SI2-05
reason-case-threat-outside = угроза { $code } внешняя, внутри корабля её быть не может
reason-case-threat-inside = угроза { $code } внутренняя, снаружи её быть не может: { $zone }
reason-case-threat-twice = угроза { $code } указана дважды, а такая карта одна
reason-case-number-twice = T+{ $n } указано дважды: { $zone }
reason-case-players = start: игроков { $count }, а планов { $boards }
reason-case-two-places = start: игрок { $player } сразу и в космосе, и в отсеке { $given }
reason-case-station = start: отсека «{ $given }» нет; есть { $known }
reason-case-squad = start: один отряд ведут сразу двое: игроки { $other } и { $player }
reason-case-square = угроза { $code }: клетка { $square } лежит дальше начальной ({ $start })
reason-case-stop = stop «{ $given }»: нужен ход не больше { $last } и одно из { $known }, например «5.damage»
reason-case-stop-early = stop «{ $given }» раньше начала (ход { $turn })

why-already-fired = это оружие в этот ход уже стреляет
why-already-maintained = в этой фазе бортовой компьютер уже обслужили
why-already-there = фигурка уже там
why-full = { $source } { $zone_gen } заряжен полностью
why-interceptors-away = в космосе уже кто-то есть
why-knocked-out = потеря сознания
why-no-capsule = топливных баков больше нет
why-no-door = в эту сторону двери нет
why-no-intruder = здесь нет захватчика
why-no-rocket = ракет больше нет
why-no-squad = нет отряда боевых роботов
why-not-in-training = в этом учебном полёте такое действие ничего не даёт
why-past-repair = неисправность «{ $threat }» уже не починить
why-reactor-empty = реактор { $zone_gen } пуст
why-rocket-on-ramp = в этот ход ракету уже запустили
why-squad-active = отряд боевых роботов уже активен
why-squad-disabled = отряд боевых роботов отключён
why-too-few-repairers = неисправность «{ $threat }» в этот ход чинило слишком мало игроков
why-storage-empty = ангар пуст

# Что происходит при планировании
event-set-up = Стол готов для { $seats ->
    [one] { $seats } игрока
   *[other] { $seats } игроков
  }, в экипаже { $crew_size ->
    [one] { $crew_size } фигурка
    [few] { $crew_size } фигурки
   *[other] { $crew_size } фигурок
  }.
event-ready = { $seat } подтверждает готовность.
event-action-round-begins = Компьютер: замечена активность врага, фаза 1 началась.
event-threat-announced = Компьютер: { $unconfirmed }T+{ $n }, { $serious }{ $threat } { $zone_loc }. Карту выкладывает { $seat }.
event-incoming-data = Компьютер: входящие данные.
event-cards-drawn = { $seat } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
  } ({ $cards }).
event-pack-taken = { $seat } берёт карты фазы { $phase }.
event-transfer-opens = Компьютер: передача данных. Карты можно отдавать до сигнала.
event-transfer-closes = Передача данных закрыта.
event-communications-down = Компьютер: система связи повреждена. Разговаривать нельзя.
event-communications-up = Компьютер: система связи снова работает.
event-warning = Компьютер: до конца фазы { $phase } — { $seconds } { $seconds ->
    [one] секунда
    [few] секунды
   *[other] секунд
  }.
event-phase-ends = Компьютер: фаза { $phase } закончилась, её клетки зафиксированы.
event-action-round-ends = Планирование закончено.
event-card-placed = { $seat } кладёт карту на клетку { $slot } { $board }: { $card }.
event-card-taken-back = { $seat } забирает карту с клетки { $slot } { $board }.
event-card-turned = { $seat } разворачивает карту на клетке { $slot } { $board }: { $card }.
event-card-moved = { $seat } перекладывает карту с клетки { $slot } на клетку { $to_slot } { $board }.
event-cards-swapped = { $seat } меняет местами карты на клетках { $slot } и { $to_slot } { $board }.
event-card-given = { $seat } отдаёт карту — { $card }; её получает { $to }.
card-none = рубашкой вверх
event-consents = { $seat } соглашается закончить планирование.
event-withdraws = { $seat } хочет планировать дальше.
event-asks-pause = { $seat } просит паузу.
event-paused = Часы остановлены.
event-resumed = Часы снова идут.

# Что происходит в раунде последствий
event-step-begins = Ход { $turn }: { $step }
event-no-effect = { $crew }: без эффекта — { $why }.
event-moved = { $crew } переходит из { $origin_gen } в { $station }.
event-not-delayed = { $crew }: задерживать нечего.
event-delayed = { $crew } задерживается: карта «{ $card }» сдвигается с хода { $turn } дальше.
event-card-lost = { $crew }: карта «{ $card }» уходит с поля.
event-knocked-out = { $crew } теряет сознание { $place_loc }.
event-tripped = { $crew } исправляет ошибку и играет карту «{ $card }».
event-loaded = { $crew } готовит к выстрелу оружие { $station_loc }.
event-charged = { $crew } направляет { $amount } { $amount ->
    [one] кубик
    [few] кубика
   *[other] кубиков
  } энергии в { $source } { $zone_gen }.
event-refuelled = { $crew } тратит топливный бак: +{ $amount } { $amount ->
    [one] кубик
    [few] кубика
   *[other] кубиков
  } энергии, осталось баков: { $left }.
event-maintained = { $crew } обслуживает бортовой компьютер (фаза { $phase }).
event-maintained-late = { $crew } обслуживает бортовой компьютер, но для фазы { $phase } уже поздно.
event-computer-fine = В фазе { $phase } бортовой компьютер работает исправно.
event-computer-down = В фазе { $phase } бортовой компьютер никто не обслужил: действия всех на борту задерживаются.
event-rocket-launched = { $crew } запускает ракету, в запасе ещё { $left }.
event-rocket-flies = Ракета в пути и поразит цель в следующий ход.
event-squad-taken = { $crew } возглавляет отряд боевых роботов из { $station_gen }.
event-squad-reactivated = { $crew } снова запускает отряд боевых роботов из { $station_gen }.
event-squad-disabled = Отряд боевых роботов из { $station_gen } отключён.
event-looks-out = { $crew } смотрит в иллюминатор.
event-visual-confirmation = Визуальное подтверждение в фазе { $phase }: { $count ->
    [one] { $count } наблюдатель
    [few] { $count } наблюдателя
   *[other] { $count } наблюдателей
  }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }.
event-visual-no-better = Новый взгляд в иллюминатор в фазе { $phase } не улучшает результат.
event-took-off = { $crew } вылетает на перехватчиках.
event-stays-in-space = { $crew } остаётся в космосе.
event-fissure-patched = { $crew } снаружи устраняет неисправность «{ $threat }» (T+{ $n }).
event-repair-joined = { $crew } устраняет неисправность «{ $threat }» (T+{ $n }): { $count } из { $needed } за этот ход.
event-repaired = { $crew } устраняет неисправность «{ $threat }» (T+{ $n }) { $station_loc }.
event-battlebots-attack = { $crew } ведёт боевых роботов в атаку на захватчика «{ $threat }» (T+{ $n }).
event-slime-hit = Слизь получает повреждение { $station_loc }.
event-slime-spread = Слизь расползается в { $station }.
event-rocket-wasted = Ракета уходит за фантомом и потеряна.
event-weapon-fires = { $weapon }: урон { $strength }, цель — { $targets }.
event-threat-appears = Появляется угроза «{ $threat }» (T+{ $n }) { $zone_loc }.
event-threat-moves = Угроза «{ $threat }» (T+{ $n }) переходит с клетки { $origin } на клетку { $square }.
event-threat-acts = Угроза «{ $threat }» (T+{ $n }) выполняет действие { $letter }.
event-threat-hit = Угроза «{ $threat }» (T+{ $n }) получает { $blocks } { $blocks ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
  }, всего { $damage }.
event-threat-shot = По угрозе «{ $threat }» (T+{ $n }) бьют с уроном { $total }, щит { $shield }: { $blocks } { $blocks ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
  }, всего { $damage }.
event-threat-destroyed = { $kind ->
    [malfunction] Неисправность «{ $threat }» (T+{ $n }) устранена.
    [fissure] Неисправность «{ $threat }» (T+{ $n }) устранена.
   *[other] Угроза «{ $threat }» (T+{ $n }) уничтожена.
  }
event-threat-survived = Угроза «{ $threat }» (T+{ $n }) пережита.
event-threat-heals = Угроза «{ $threat }» (T+{ $n }) снимает с себя { $blocks } { $blocks ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
  }.
event-threat-speeds-up = Угроза «{ $threat }» (T+{ $n }) ускоряется, её скорость теперь { $speed }.
event-threat-shield = У угрозы «{ $threat }» (T+{ $n }) теперь { $shield } { $shield ->
    [one] очко
    [few] очка
   *[other] очков
  } щитов.
event-threat-revealed = Угроза «{ $threat }» (T+{ $n }) снимает маскировку.
event-threat-grows = Угроза «{ $threat }» (T+{ $n }) вырастает и теперь ведёт ответный огонь.
event-attacks-boosted = Угроза «{ $threat }» (T+{ $n }) направляет остальных: атаки внешних угроз сильнее на 1.
event-shields-boosted = Угроза «{ $threat }» (T+{ $n }) прикрывает остальных: у всех внешних угроз +1 очко щитов.
event-damage-doubled = Угроза «{ $threat }» (T+{ $n }) удваивает повреждения корабля { $zones }.
event-cryoshield-gone = Криощит угрозы «{ $threat }» (T+{ $n }) поглощает весь урон и исчезает.
event-intruder-moved = Захватчик «{ $threat }» (T+{ $n }) переходит в { $station }.
event-seeker-stays = Захватчик «{ $threat }» (T+{ $n }) остаётся на месте.
event-attacked = Угроза «{ $threat }» (T+{ $n }) атакует { $zone } с силой { $strength }, щит поглощает { $absorbed }.
event-damaged-inside = Угроза «{ $threat }» (T+{ $n }) изнутри наносит { $zone_dat } { $points } { $points ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
  }.
event-tile-drawn = Повреждён { $zone }: { $tile } (фишка { $count }).
event-energy-lost = Из { $source_gen } { $zone_gen } { $amount ->
    [one] уходит { $amount } кубик
    [few] уходят { $amount } кубика
   *[other] уходит { $amount } кубиков
  } энергии.
event-energy-jumped = Из центрального реактора в центральный щит { $amount ->
    [one] переходит { $amount } кубик
    [few] переходят { $amount } кубика
   *[other] переходит { $amount } кубиков
  } энергии.
event-capsule-lost = Топливный бак потерян, в запасе ещё { $left }.
event-rocket-destroyed = Ракета уничтожена, в запасе ещё { $left }.
event-ship-lost = На { $turn }-м ходу угроза «{ $threat }» (T+{ $n }) уничтожает корабль.
event-mission-complete = Задание выполнено. Очки: { $score }.

# Кампания
event-voted = { $seat } отдаёт голос.
event-disabled-squad-taken = { $crew } принимает отряд боевых роботов из { $station_gen }, пока отключённый.
event-course-wanted = { $seat } голосует: { $course }.
event-difficulty-wanted = { $seat } голосует: обычные угрозы { $common }, серьёзные угрозы { $serious }.
event-difficulty-chosen = Обычные угрозы будут { $common }, серьёзные — { $serious }.
event-squad-stored = Боевые роботы начинают { $station_loc }.
event-campaign-goes-on = Кампания продолжается.
event-campaign-stops = На этом кампания заканчивается.
event-tile-repaired = { $crew } чинит { $tile_acc } { $zone_loc }.
event-squad-repaired = { $crew } чинит отряд боевых роботов из { $station_gen }.

# Что написано на картах угроз
# zones-*: с предлогом, в предложном падеже; who-*: в родительном; strength-*: в дательном.
threat-numbers = Скорость: { $speed }. Очки прочности: { $hits }. Очки щитов: { $shield }. Очки экипажу: { $survived ->
    [one] { $survived } за пережитую
    [few] { $survived } за пережитую
    [many] { $survived } за пережитую
   *[other] пережить нельзя
  }, { $destroyed } за уничтоженную
threat-numbers-inside = Скорость: { $speed }. Очки прочности: { $hits }. Очки экипажу: { $survived ->
    [one] { $survived } за пережитую
    [few] { $survived } за пережитую
    [many] { $survived } за пережитую
   *[other] пережить нельзя
  }, { $destroyed } за уничтоженную
hits-rockets = по числу ракет в нижнем синем отсеке
threat-intruder = Захватчик { $station_loc }
threat-malfunction = Неисправность системы { $system } { $station_loc }
threat-fissure = Пробоина { $station_loc }, чинится только перехватчиками
zones-own = в своём секторе
zones-others = в двух других секторах
zones-all = во всех секторах
zones-here = в секторе, где эта угроза
zones-red = в красном секторе
zones-white = в белом секторе
zones-blue = в синем секторе
who-zone = игроков в её секторе
who-ship = всех игроков на корабле
who-tokens = игроков в отсеках с её жетонами
who-station = игроков в её отсеке
who-leaders = игроков на корабле с активным отрядом боевых роботов
who-unguarded-station = игроков в её отсеке без активного отряда боевых роботов
who-off-bridge = всех игроков на корабле вне мостика
zones-each-token = в секторе каждого её жетона
zones-red-blue = в красном и синем секторах
strength-twice-remaining = удвоенным оставшимся очкам прочности
amount-central-energy = по 1 за кубик энергии в центральном реакторе
amount-3-per-unrepaired-rocket = по 3 за каждую необезвреженную ракету
amount-1-per-player = по 1 за каждого игрока в её отсеке
way-left = влево
way-right = вправо
way-deck = на другую палубу
strength-remaining = оставшимся очкам прочности
amount-half = половину
past_shields-true = , мимо щитов
past_shields-false = { "" }
more-true = { " " }+
more-false = { " " }={ " " }
op-attack = атакует { $zones } с силой{ $strength ->
    [one] { " " }{ $strength }
    [few] { " " }{ $strength }
    [many] { " " }{ $strength }
   *[other] , равной { $strength }
  }{ $past_shields }
op-damage = наносит { $amount ->
    [one] { $amount } повреждение
    [few] { $amount } повреждения
    [many] { $amount } повреждений
   *[other] повреждения ({ $amount })
  } { $zones }
op-drain = { $source } теряет { $amount } { $amount ->
    [one] кубик
    [few] кубика
   *[other] кубиков
  } энергии { $zones }{ $or_damage ->
    [0] { "" }
    [one] , а если он пуст, сектор получает { $or_damage } повреждение
    [few] , а если он пуст, сектор получает { $or_damage } повреждения
   *[other] , а если он пуст, сектор получает { $or_damage } повреждений
  }
op-empty = { $source } теряет всю энергию { $zones }
op-leak = { $source } теряет всю энергию { $zones }, каждый кубик наносит своему сектору 1 повреждение
op-short-circuit = энергия центрального реактора переходит в центральный щит, лишняя наносит повреждения
op-heal = снимает с себя { $amount ->
    [one] { $amount } повреждение
    [few] { $amount } повреждения
   *[other] { $amount } повреждений
  }
op-hurt = получает { $amount ->
    [one] { $amount } повреждение
    [few] { $amount } повреждения
   *[other] { $amount } повреждений
  }
op-speed = скорость +{ $amount }
op-shield = очки щитов{ $more }{ $amount }
op-reveal = снимает маскировку
op-grow-up = вырастает
op-boost-attacks = остальные внешние угрозы атакуют сильнее на 1
op-boost-shields = у всех внешних угроз +1 очко щитов
op-double-damage = повреждения корабля удваиваются { $zones }
op-advance-others = остальные внешние угрозы продвигаются на { $squares } { $squares ->
    [one] клетку
    [few] клетки
   *[other] клеток
  }
op-delay = задерживает действия { $who }
op-knock-out = выводит из строя { $who }
op-move = перемещается { $way }
op-seek = перемещается в соседний отсек, где больше всего игроков
op-spread = расползается { $way }
op-destroy-rocket = уничтожает ракету
op-disable-battlebots = отключает отряд боевых роботов из { $station_gen }
op-lose-capsule = уничтожает топливный бак
op-lose = корабль погибает
when-damaged = (если угроза повреждена)
when-undamaged = (если угроза не повреждена)
when-damage-below = (если на угрозе меньше { $limit } { $limit ->
    [one] повреждения
   *[other] повреждений
  })
trait-no_rockets = Не может быть целью ракет.
trait-no_heavy_lasers = Не может быть целью тяжёлых лазерных пушек.
trait-hidden_until_x = До действия X не может быть целью оружия.
trait-hidden_at_distance_3 = На расстоянии 3 не может быть целью оружия.
trait-cryoshield = В первый ход, когда становится целью, не получает повреждений.
trait-shield_fails_to_pulse = Попадание импульсной пушки обнуляет очки щитов угрозы на этот ход.
trait-doubles_past_shields = Всё, что прошло сквозь щит, удваивается.
trait-wastes_rockets = Ракета, выбравшая эту цель, пропадает впустую.
trait-draws_rockets = Притягивает все ракеты и за каждую получает +1 очко щитов.
trait-at_most_1_hit = Получает не больше 1 повреждения за ход.
trait-blast = При уничтожении наносит каждой из остальных внешних угроз { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
  }.
trait-death_attack = При уничтожении атакует свой сектор: сила { $amount } за каждую пройденную клетку X и Y.
trait-retaliates = Получив за ход повреждения, атакует все секторы с силой { $amount }.
trait-lone_interceptors = Если перехватчики атакуют только эту угрозу, их урон — { $amount }, но пилот выведен из строя.
trait-fights_back = Ведёт ответный огонь.
trait-fights_back_after_x = После X ведёт ответный огонь.
trait-knocks_out_destroyer = Кто уничтожит эту угрозу, будет выведен из строя.
trait-slows_entering = Кто войдёт в отсек угрозы, у того задержится следующее действие.
trait-deadly_after_z = После Z каждый, кто войдёт в отсеки угрозы, будет выведен из строя.
trait-token_per_hit = Каждое попадание снимает жетон, третье уничтожает угрозу.
trait-joint_repair = Если за один ход неисправность чинят во всех отсеках, где она есть, она получает ещё { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
  }.
trait-repair_takes = Чинить неисправность { $amount ->
    [one] должен { $amount } игрок
    [few] должны { $amount } игрока
   *[other] должны { $amount } игроков
  } в один и тот же ход.
trait-last_repair_knocks_out = Последний ремонт выводит из строя всех игроков { $station_loc }.

# Названия угроз
threat-E1-01 = Импульсный шар
threat-E1-02 = Эсминец
threat-E1-03 = Невидимый истребитель
threat-E1-04 = Энергооблако
threat-E1-05 = Канонерка
threat-E1-06 = Истребитель с криощитом
threat-E1-07 = Истребитель
threat-E1-08 = Бронированный абордажник
threat-E1-09 = Амёба
threat-E1-10 = Метеороид
threat-E2-01 = Камикадзе
threat-E2-02 = Разведчик
threat-E2-03 = Истребитель-фантом
threat-E2-04 = Рой
threat-E2-05 = Медуза
threat-E2-06 = Мародёр
threat-E2-07 = Маленький астероид
threat-SE1-01 = Фрегат
threat-SE1-02 = Линкор
threat-SE1-03 = Мамонт
threat-SE1-04 = Импульсный спутник
threat-SE1-05 = Фрегат с криощитом
threat-SE1-06 = Межзвёздный осьминог
threat-SE1-07 = Вихрь
threat-SE1-08 = Астероид
threat-SE2-01 = Бегемот
threat-SE2-02 = Джаггернаут
threat-SE2-03 = Пси-спутник
threat-SE2-04 = Краб из туманности
threat-SE2-05 = Мститель
threat-SE2-06 = Большой астероид
threat-I1-01 = Налётчики
threat-I1-02 = Налётчики
threat-I1-03 = Диверсант
threat-I1-04 = Диверсант
threat-I1-05 = Взломанные щиты
threat-I1-06 = Взломанные щиты
threat-I1-07 = Нестабильные боеголовки
threat-I2-01 = Слизь
threat-I2-02 = Слизь
threat-I2-03 = Десантники
threat-I2-04 = Десантники
threat-I2-05 = Вирус
threat-I2-06 = Перегрев реактора
threat-SI1-01 = Коммандос
threat-SI1-02 = Коммандос
threat-SI1-03 = Чужой
threat-SI1-04 = Пробоина
threat-SI1-05 = Перепутанные провода
threat-SI1-06 = Восстание боевых роботов
threat-SI2-01 = Палач
threat-SI2-02 = Охотник
threat-SI2-03 = Перегрузка системы
threat-SI2-04 = Заражение
threat-SI2-05 = Ядерный заряд

## План экипажа ботов

plan-for = { $crew }:
plan-for-you = Вы:
plan-walk = ход { $turns }: дойти до { $station_gen }{ $certain }
plan-fire = ход { $turns }: A { $station_loc }, цель — { $targets }{ $certain }
plan-charge = ход { $turns }: B, энергия в { $source } { $zone_gen }{ $certain }
plan-refuel = ход { $turns }: B, заправить центральный реактор{ $certain }
plan-repair = ход { $turns }: устранить неисправность «{ $threat }» (T+{ $n }){ $certain }
plan-rocket = ход { $turns }: C, запустить ракету{ $certain }
plan-squad = ход { $turns }: C, активировать боевых роботов{ $certain }
plan-fly = ход { $turns }: атаковать на перехватчиках{ $certain }
plan-maintain = ход { $turns }: C, обслужить компьютер{ $certain }
plan-look = ход { $turns }: C, визуальное подтверждение{ $certain }
plan-fight = ход { $turns }: боевые роботы против захватчика «{ $threat }» (T+{ $n }){ $certain }
certain-true = { "" }
certain-false = , если хватит карт

# Доска «Звёздных капитанов»: что написано на экране помимо сообщений сервера.
sc-you = вы
sc-captains = Капитаны в порядке хода
sc-show-ship = Показать корабль: { $name }
sc-own-ship = К своему кораблю
sc-first-player = первый игрок
sc-passed = пас
sc-actions-left = Осталось карт действий капитана Тени
sc-map = Звёздная карта
sc-open-missions = Открытые миссии
sc-round-track = Шкала раундов
sc-round = Раунд { $round }
sc-round-of = раунд { $round } из { $rounds }
sc-round-gain = Каждый получает: { $gain }
sc-round-tiles = Возвращаются жетоны станций: { $stations }
sc-next-mission = новая миссия
sc-no-pirate = На этом маршруте пиратов нет.
sc-costs-damage = Стоит 1 урон
sc-pirate-there = Пролёт мимо стоит 1 урон; кто сражается, получает 1 урон и награду.
sc-ships-here = Корабли здесь: { $names }
sc-reserved = Зарезервировано: { $name }
sc-station-open = { $station }, жетон на месте
sc-station-used = { $station }, жетон уже использован
sc-mission-here = Миссия «{ $mission }», { $points }
sc-number-here = Жетон с номером { $number }
sc-number-next = Жетон с номером { $number }: здесь появится следующая миссия
sc-number-down = Жетон с номером { $number }, лицом вниз
sc-nothing-here = Здесь ничего нет
sc-tile-gives = Если закончить ход здесь, пока жетон на месте: { $gains }
sc-token-medal = Тому, кто закончит здесь ход, достанется медаль.
sc-token-pirate = Здесь ждёт пират: 1 урон, и жетон ваш.
sc-offer = Доступные технологии
sc-drawn = Вытянутые карты: видите только вы
sc-peeked = Следующие миссии: видите только вы
sc-deck = в колоде { $count }
sc-top-alpha = дальше α
sc-top-beta = дальше β
sc-shared = Доступно всем
sc-furnished = Внутри артефакт: здесь работают энсины и командеры любого цвета ({ $names }).
sc-inside = внутри: { $artifact }
sc-used-up = Израсходована
sc-empty = пусто
sc-tracks = Шкалы фракций
sc-space = { $track }, ячейка { $space }, очков: { $points }
sc-space-of = { $track }, ячейка { $space }
sc-event-here = Событие: { $event }
sc-lap = За каждый полный круг очков: { $points }.
sc-ship = Ваш корабль
sc-ship-of = Корабль: { $name }
sc-rooms = Отсеки
sc-room-navigation = навигация
sc-room-weapons = орудия
sc-room-science = наука
sc-room-repair = ремонт
sc-room-who-red = Активирует красная фигурка или два артефакта, на которых есть красный.
sc-room-who-yellow = Активирует жёлтая фигурка или два артефакта, на которых есть жёлтый.
sc-room-who-blue = Активирует синяя фигурка или два артефакта, на которых есть синий.
sc-room-who-grey = Активирует любая фигурка, кроме андроида, или любые два артефакта.
sc-ready-room = Дежурный отсек
sc-nobody-ready = Никто не готов.
sc-working = Ещё работает, потом в очередь
sc-queue = Очередь
sc-queue-empty = Никто не ждёт.
sc-queue-place = Место { $place } в очереди
sc-queued = { $figure }, место { $place } в очереди
sc-figures = { $figure }, готовы: { $count }
sc-return-after = вернутся после раунда
sc-last-stay = последние 3 остаются
sc-tech-board = Планшет технологий
sc-slot = Ячейка { $slot }: { $state }
sc-slot-explained = Технология кладётся в пустую ячейку; повреждённую сначала нужно починить.
sc-damaged = повреждено
sc-holds = Трюм, свободно: { $free }
sc-hold = Пустая ячейка трюма
sc-stores = Запасы
sc-score = Очки
sc-score-of = { $name }, очки сейчас: { $points }
sc-medals = Медали
sc-rings-left = Кольца
sc-missions = Миссии
sc-damage = Урон
sc-artifacts = Артефакты
sc-pirates = Пираты
sc-transporter = На миссии
sc-row = Строка { $row }
sc-row-red = красная строка
sc-row-yellow = жёлтая строка
sc-row-blue = синяя строка
sc-row-android = строка для андроидов
sc-letter-red = К
sc-letter-yellow = Ж
sc-letter-blue = С
sc-mark-final = Нельзя отменить
sc-mark-unfit = Не подходит: строка будет пропущена
sc-mark-idle = Сейчас ничего не даст
sc-hint-waiting = Ходит { $names }. Можно всё рассмотреть.
sc-hint-held = Выберите куда, или Esc.
sc-hint-turn = Перетащите фигурку в отсек или нажмите на отсек; нажмите на фигурку, чтобы обучить или повысить её.
sc-hint-pirates = Маршрут с пиратом стоит 1 урон.
sc-hint-end = После этого ничего в ходе не отменить.
sc-hint-lit = Что можно выбрать, подсвечено на поле.
sc-confirm-pass = Спасовать в этом раунде?
sc-confirm-pass-text = До следующего раунда ходов не будет. Отменить это нельзя.
sc-pass-yes = Пас
sc-key-pick = вариант подсказки или меню
sc-key-missions = сравнить миссии
sc-views = Виды
sc-tab-map = Карта
sc-tab-missions = Миссии
sc-tab-ship = Корабль
sc-tab-offer = Рынок
sc-tab-tracks = Шкалы
sc-tab-about = Что это

# Что говорят карты
sc-kind-alpha = Технология α
sc-kind-beta = Технология β
sc-kind-omega = Технология Ω: очки в конце игры
sc-about-ensign = Работает в отсеках своего цвета и в серых, на миссиях — в строках своего цвета.
sc-about-commander = Как энсин, а потом второе дело: ещё один отсек или строка либо приказ, возвращающий фигурку из очереди.
sc-about-cadet = Работает только в серых отсеках; на миссии его строка не применяется. За 1 медаль станет энсином.
sc-about-android = Подходит к любой строке миссии, но не активирует отсеки; после миссии возвращается в запас.
sc-about-queue = В конце раунда все, кроме последних 3, возвращаются в дежурный отсек.
sc-about-pirate = Захваченный пират: 1 очко в конце, а некоторые карты берут его в уплату.
sc-about-artifact = Пол-очка в конце; два артефакта с цветом отсека активируют его.
sc-about-damage = Каждый жетон урона занимает ячейку трюма и отнимает 1 очко в конце.
sc-about-hold = Место для артефакта или пирата.
sc-about-medals = Одна медаль обучает фигурку, три повышают энсина; в конце по пол-очка.
sc-about-rings = На каждое повышение уходит кольцо.

# Конец
sc-score-negative = Штрафы считаются с самого начала, а очки ещё впереди.
sc-score-sheet = Подсчёт очков
sc-score-missions = Миссии
sc-score-tracks = Шкалы фракций
sc-score-omegas = Технологии Ω
sc-score-omegas-solo = Омеги и пассажир
sc-score-figures = Командеры, андроиды, пираты
sc-score-medals = Артефакты и медали
sc-score-damage = Урон
sc-total = Итого
sc-epilogue = Эпилог
sc-epilogue-of = Эпилог: { $name }
sc-plot = Очки по раундам
sc-wins = { $names }: победа, { $total }
sc-solo-end = { $count ->
    [one] Рейс окончен и принёс { $total } очко
    [few] Рейс окончен и принёс { $total } очка
    [many] Рейс окончен и принёс { $total } очков
   *[other] Рейс окончен и принёс { $total } очка
  }
sc-end-hint = У каждой строки указано её правило.
sc-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
  }
sc-bonuses = Края совпадают: { $bonuses }

## First guided game
sc-coach-now = Сейчас: { $option }.
sc-coach-read = Прочитайте, что говорит инструктор, и продолжайте.

## What lies and stands where
sc-turned = Над этим местом лежит карта действия капитана Тени, открытая в этом раунде.
sc-row-state-now = применяется
sc-row-state-done = применена
sc-row-state-left = пропущена

## Whose ship it is, and what cannot be done
sc-follow-turn = Следить за ходом

## Around the table: seats, start, what follows
ui-seats-1-starship-captains = Вы одни: соперник — капитан Тень, на борту пассажир.
ui-seats-2-starship-captains = Два капитана на малой карте.
ui-seats-3-starship-captains = Три капитана на малой карте.
ui-seats-4-starship-captains = Четыре капитана на большой карте.
ui-seats-order-hint-starship-captains = ходят по часовой стрелке
ui-start-hint-starship-captains = Компьютер всё раздаст и назовёт первого игрока.
ui-one-screen-hint-starship-captains =
    Все места ваши, экран передаётся по кругу. Игра открыта для всех; экран закрывается, только пока у капитана на руках
    вытянутые карты.
ui-one-screen-first-starship-captains = Подсказка называет капитана, чей сейчас ход.
ui-next-same-starship-captains = Та же галактика с той же раскладкой.
ui-next-new-starship-captains = Новая галактика с теми же капитанами.
ui-play-same-starship-captains = Эта галактика ещё раз

# Браузерный клиент по-русски: всё, чего нет в сообщениях сервера.
ui-skip = К основной части
ui-main-menu = Главное меню
ui-lobby = Кают-компания
ui-to-lobby = В кают-компанию
ui-rules = Правила
ui-close = Закрыть
ui-cancel = Отмена
ui-on = да
ui-off = нет
ui-loading = Одну минуту…
ui-clause = Правило { $id }

# Кают-компания
ui-games = Игры
ui-about-space-alert = Десять минут тревоги: экипаж планирует двенадцать ходов, пока компьютер сообщает об угрозах. Потом все смотрят, что из плана вышло.
ui-pace-space-alert = в реальном времени
ui-players = { $range } игроков
ui-minutes = { $count } мин
ui-fly-alone = Лететь в одиночку
ui-solo-flight = Одиночный полёт
ui-new-table = Новый стол
ui-open-tables = Открытые столы
ui-open-tables-empty = Сейчас никто не ждёт игроков. Откройте стол или играйте в одиночку.
ui-free-seat-only = Есть свободное место
ui-hosted-by = хозяин стола: { $name }
ui-join = Присоединиться
ui-join-name = Присоединиться: { $name }
ui-watch = Смотреть
ui-watch-name = Смотреть: { $name }
ui-to-table = К столу
ui-go-to = К столу «{ $name }»
ui-your-games = Ваши игры
ui-your-games-empty = Вы пока не сидите ни за одним столом.
ui-finished = Завершённые партии
ui-state-playing = Идёт игра
ui-state-your-turn = Ваш ход
ui-state-waiting = Можно начинать
ui-state-finished = Завершено
ui-result-won = Вернулись: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
  }
ui-result-lost = Корабль погиб
ui-seats-taken = Занято мест: { $taken } из { $count }
ui-seats-free = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
  }
ui-fair = Случай можно проверить
ui-fair-text = В начале каждый стол показывает хеш своего зерна, в конце — само зерно.
ui-keyboard = Всё с клавиатуры
ui-keyboard-text = Tab переходит между областями, стрелки — между вариантами, Enter выбирает, ? показывает все клавиши.

# Настройки
ui-settings = Настройки
ui-your-name = Ваше имя
ui-language = Язык
ui-theme = Тема
ui-theme-system = Как в системе
ui-theme-dark = Тёмная
ui-theme-light = Светлая
ui-theme-to-light = Включить светлую тему
ui-theme-to-dark = Включить тёмную тему
ui-motion = Движение
ui-motion-system = Как в системе
ui-motion-reduced = Меньше
ui-sound = Звук
ui-volume = Громкость
ui-keys = Клавиши
ui-key-tab = следующая область
ui-key-arrows = следующий вариант на поле
ui-key-enter = выбрать
ui-key-escape = положить обратно, закрыть
ui-key-undo = отменить
ui-key-log = журнал
ui-key-chat = чат
ui-key-rules = правила
ui-key-sound = включить или выключить звук
ui-key-keys = этот список

# Новый стол и сбор экипажа
ui-table = Стол
ui-table-name = Название стола
ui-table-of = Стол игрока { $name }
ui-seats = Места
ui-seat = Место { $n }
ui-crew-space-alert-1 = В одиночку с четырьмя андроидами: вы планируете за них.
ui-crew-space-alert-2 = Два человека и два андроида.
ui-crew-space-alert-3 = Три человека и один андроид.
ui-crew-space-alert-4 = Экипаж из четырёх человек.
ui-crew-space-alert-5 = Экипаж из пяти: неподтверждённые сообщения в силе.
ui-visibility = Кто может найти
ui-public = открытый
ui-private = закрытый
ui-public-hint = Стол виден всем в кают-компании.
ui-private-hint = Стол найдут только те, у кого есть ссылка.
ui-options = Условия
ui-new-table-say = Откройте стол
ui-new-table-hint = Потом люди и боты займут места; игра ещё не начинается.
ui-create = Открыть стол
ui-waiting-room = сбор экипажа
ui-seats-in-order = Места в порядке хода
ui-seats-order-hint = первым действует капитан, дальше по часовой стрелке
ui-you = вы
ui-bot = Бот
ui-seat-bot = Бот
ui-seat-open = свободно
ui-sit-here = Сесть сюда
ui-free = Освободить
ui-stand-up = Встать
ui-invite = Приглашение:
ui-copy = Копировать
ui-copied = Скопировано
ui-copy-yourself = Скопируйте этот адрес:
ui-seed-hash = Хеш зерна
ui-seed-later = Хеш зерна показывается при старте, само зерно — после партии.
ui-fill-with-bots = Посадить ботов на свободные места
ui-start = Начать
ui-start-hint = Часы пойдут, когда все подтвердят готовность.
ui-ready-to-start = Все на местах: можно начинать

ui-waiting-for-host = Ждём, когда хозяин стола начнёт игру
ui-no-such-page = Такой страницы нет.
ui-no-such-table = Такого стола нет.

# Условия «Космической тревоги»
table-space-alert-mission = Полёт
    .hint = Какая звукозапись звучит.
    .clause = SA-2.19
table-space-alert-mission-random-mission = Случайное задание
table-space-alert-mission-generated = Новое, сгенерированное задание
table-space-alert-mission-S1-1 = Пробный полёт 1 (S1-1)
table-space-alert-mission-S1-2 = Пробный полёт 2 (S1-2)
table-space-alert-mission-S1-3 = Симуляция 1 (S1-3)
table-space-alert-mission-S1-4 = Симуляция 2 (S1-4)
table-space-alert-mission-S1-5 = Симуляция 3 (S1-5)
table-space-alert-mission-S1-6 = Сложная симуляция 1 (S1-6)
table-space-alert-mission-S1-7 = Сложная симуляция 2 (S1-7)
table-space-alert-mission-S1-8 = Сложная симуляция 3 (S1-8)
table-space-alert-mission-S2-1 = Задание 1 (S2-1)
table-space-alert-mission-S2-2 = Задание 2 (S2-2)
table-space-alert-mission-S2-3 = Задание 3 (S2-3)
table-space-alert-mission-S2-4 = Задание 4 (S2-4)
table-space-alert-mission-S2-5 = Задание 5 (S2-5)
table-space-alert-mission-S2-6 = Задание 6 (S2-6)
table-space-alert-mission-S2-7 = Задание 7 (S2-7)
table-space-alert-mission-S2-8 = Задание 8 (S2-8)
table-space-alert-common = Обычные угрозы
    .hint = Белые карты мягче, жёлтые труднее.
    .clause = SA-2.2
table-space-alert-common-white = низкая сложность: только белые
table-space-alert-common-yellow = высокая: только жёлтые
table-space-alert-common-mixed = случайная: белые и жёлтые
table-space-alert-serious = Серьёзные угрозы
    .hint = Выбираются отдельно от обычных.
    .clause = SA-2.3
table-space-alert-serious-white = низкая сложность: только белые
table-space-alert-serious-yellow = высокая: только жёлтые
table-space-alert-serious-mixed = случайная: белые и жёлтые
table-space-alert-extra_android = Ещё один андроид
    .hint = Из четверых получается экипаж из пяти.
    .clause = SA-8.1
table-space-alert-captain = Капитан
    .hint = Действует первым в каждом ходу.
    .clause = SA-2.7
table-space-alert-communications_officer = Офицер связи
    .hint = Выкладывает внешние угрозы.
    .clause = SA-2.7
table-space-alert-chief_of_security = Начальник службы безопасности
    .hint = Выкладывает внутренние угрозы.
    .clause = SA-2.7
table-space-alert-clock = Часы
    .hint = Выключены: тренировка без времени, каждое сообщение звучит, когда все готовы.
    .clause = SA-R45
table-space-alert-transfer_seconds = Время передачи данных
    .hint = Сколько секунд можно передавать карты.
    .clause = SA-R18
table-space-alert-trips = Правило оплошности
    .hint = Неверно сыгранную карту можно исправить при вскрытии; следующее действие задерживается.
    .clause = SA-R30
table-space-alert-pauses = Пауза по согласию
    .hint = Часы встают, если этого хотят все.
    .clause = SA-R43
table-space-alert-full_rules = Полные правила в учебных полётах
    .hint = Пробные полёты и симуляции по всем правилам заданий.
    .clause = SA-12.12

# За столом
ui-board = Поле
ui-rail = Журнал, чат и правила
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-chat = Чат
ui-chat-empty = Пока никто ничего не написал.
ui-chat-write = Написать за стол
ui-chat-send = Отправить
ui-rules-search = Искать в правилах
ui-rules-chapter = Глава
ui-rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[many] Найдено { $count } пунктов
  }
ui-what-to-do = Что делать
ui-nothing-asked = Сейчас от вас ничего не требуется.
ui-no-options = Сейчас нечего выбирать.
ui-game-over = Игра окончена.
ui-watching = зритель
ui-your-seats = Ваши места
ui-play-seat = Играть за: { $name }
ui-seat-waits = Сейчас ходит: { $name }.
ui-cover = Место { $n }: { $name }
ui-cover-hint = Передайте экран. Пока кнопка не нажата, ничего не видно.
ui-cover-show = Показать мои карты
ui-disconnected = Связь потеряна, пробуем снова. Всё сделанное сохранено.
ui-clock-stands = Часы на экране пока стоят.
ui-connection-refused = Сервер вас сюда не пускает.
ui-retry = Попробовать сейчас
ui-board-failed = Поле не загрузилось. Обновите страницу.

# Отказы
ui-error-failed = Не получилось.
ui-error-offline = Сервер сейчас недоступен.
ui-error-unknown-option = Сервер не знает такого варианта.
ui-error-not-your-seat = Это не ваше место.
ui-error-bad-message = Сервер этого не понял.
ui-error-too-fast = Слишком быстро; подождите немного.
ui-error-too-large = Слишком длинно.
ui-error-over = Игра окончена.
ui-error-not-over = Игра ещё не окончена.
ui-error-not-started = Игра ещё не началась.
ui-error-started = Игра уже началась.
ui-error-seat-taken = Это место уже заняли.
ui-error-seats-open = Сначала на каждом месте нужен человек или бот.
ui-error-not-host = Это может только хозяин стола.
ui-error-spectator = Зрители не пишут игрокам.
ui-error-communications-down = Связь не работает: сейчас разговаривать нельзя.

## Настольная игра
ui-real-table = За настоящим столом
ui-error-bad-case = Некоторые записи стоит проверить.

## What the server cannot do just now
ui-error-store-failed = Сейчас ничего не сохраняется. Попробуйте ещё раз чуть позже.
ui-error-closing = Сервер перезапускается, игра вот-вот продолжится.

## Лётная школа
ui-school = Лётная школа
ui-school-about = Короткие уроки без часов. Каждый всё объясняет, даёт попробовать и отменить и показывает, почему что-то не вышло.
ui-school-of = из { $count } уроков пройдено
ui-school-lessons = Уроки
ui-school-passed = пройден
ui-school-start = начните здесь
ui-school-next = дальше
ui-lesson-table = Лётная школа: { $name }

## Names and markers
ui-bot-name = Бот { $n }
ui-markers-cleared = Метки плана убраны с поля.
ui-error-no-markers = Сейчас меток плана нет.

## Учётная запись, сбор экипажа, один экран, что после игры, бортовой журнал
ui-game-space-alert = Космическая тревога
ui-account = Учётная запись
ui-account-of = Учётная запись: { $name }
ui-account-of-guest = { $name }, гость: создать учётную запись или войти
ui-guest = гость
ui-you-are-guest = Вы играете как гость, и знает вас только этот браузер. С учётной записью ваши столы и журнал доступны с любого устройства.
ui-you-are = Ваша учётная запись: { $login }
ui-account-new = Создать учётную запись
ui-account-new-say = Ничего не пропадёт: имя, столы и журнал останутся вашими.
ui-account-make = Создать
ui-account-made = Учётная запись готова. Входите как { $login } с любого устройства.
ui-login = Логин
ui-login-hint = Буквы, цифры и знаки . @ + - _; заглавные и строчные не различаются.
ui-login-wrong = В логине от 2 до 40 букв, цифр или знаков . @ + - _
ui-password = Пароль
ui-password-hint = Не меньше 8 знаков. Хороши несколько слов подряд.
ui-password-again = Пароль ещё раз
ui-password-differs = Пароли не совпадают.
ui-password-short = Слишком коротко: нужно не меньше 8 знаков
ui-password-weak = Легко угадать
ui-password-fair = Хороший
ui-password-strong = Очень хороший
ui-password-old = Нынешний пароль
ui-password-new = Новый пароль
ui-password-change = Сменить пароль
ui-password-change-say = На других устройствах придётся войти заново.
ui-password-changed = Пароль изменён. На других устройствах выполнен выход.
ui-show-password = Показать пароль
ui-log-in = Войти
ui-log-in-say = Учётная запись уже есть? Всё, что вы сыграли здесь гостем, перейдёт к ней.
ui-logged-in = С возвращением, { $name }!
ui-log-out = Выйти
ui-logged-out = Вы вышли. Теперь вы гость по имени { $name }.
ui-guest-leaves = Уйти насовсем?
ui-guest-leaves-say = { $name } — гость: без учётной записи к этим столам и журналу уже никто не вернётся. Чтобы их сохранить, сначала создайте учётную запись.
ui-guest-leaves-yes = Выйти и потерять их
ui-guest-stays = Остаться и создать запись
ui-one-screen = Играть за одним экраном
ui-who-plays = Кто где играет
ui-own-screens = каждый у себя
ui-own-screens-hint = Остальные приходят из кают-компании или по ссылке.
ui-one-screen-short = все за этим экраном
ui-one-screen-hint = Все места ваши, экран передаётся по кругу. Между игроками он закрыт, чтобы никто не видел чужих карт.
ui-one-screen-hint-space-alert = Все места ваши, экран передаётся по кругу. Между игроками он закрыт, чтобы никто не видел чужих карт. Без часов хватает времени его передать.
ui-one-screen-say = Соберитесь у этого экрана
ui-one-screen-first = Первый игрок увидит карты, только когда сам откроет экран.
ui-name-in-seat = №{ $n } { $name }
ui-hand-over = Передать экран
ui-cover-alone = Я играю за все эти места: не закрывать
ui-continue = Продолжить
ui-continue-say = Игра идёт: { $name }
ui-continue-name = Продолжить: { $name }
ui-running-tables = Идут сейчас, можно смотреть
ui-result-campaign = Кампания: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
  }
ui-to-log = Все полёты в бортовом журнале
ui-host = хозяин стола
ui-sit-here-too = Сесть и сюда
ui-take-seat = Занять место
ui-just-look = Просто посмотреть
ui-options-change = Изменить
ui-options-done = Готово
ui-invitation = Приглашение
ui-invitation-from = { $name } зовёт вас в игру «{ $game }»
ui-seats-full = Все места заняты; можно смотреть.
ui-waiting-for-host-name = Игру начинает { $name }
ui-leave-table = Уйти из-за стола
ui-stay = Остаться
ui-host-leaves = Вы хозяин стола. Если вы уйдёте, хозяином станет { $name }.
ui-last-leaves = За столом больше никого. Он исчезнет из кают-компании; по ссылке его ещё можно занять.
table-space-alert-campaign = Кампания
    .hint = До трёх заданий подряд на одном корабле. Экипаж голосует о сложности, между заданиями чинит корабль, и всё идёт в общий счёт.
    .clause = SA-10.1.1
ui-campaign-mission = Исследовательская кампания, задание { $mission } из 3.
ui-campaign-carried = Исследовательская кампания, задание { $mission } из 3. На корабле осталось: { $tiles } { $tiles ->
    [one] фишка повреждений
    [few] фишки повреждений
   *[many] фишек повреждений
  }{ $squads ->
    [0] .
    [one] , { $squads } сломанный отряд.
    [few] , { $squads } сломанных отряда.
   *[many] , { $squads } сломанных отрядов.
  }
ui-next-opened = { $name } открывает следующую игру
ui-next-join = Перейти к следующей игре
ui-next-watch = Смотреть следующую игру
ui-next-same = То же задание, те же угрозы.
ui-next-new = Новое задание с тем же экипажем.
ui-next-mission = Следующее задание
ui-new-campaign = Новая кампания
ui-same-mission = То же задание ещё раз
ui-new-mission = Новое задание
ui-ships-log = Бортовой журнал
ui-log-print = Печать
ui-log-empty-title = Журнал пока пуст
ui-log-empty-say = Сюда записывается каждое задание, которое вы летите с часами, проигранное тоже: экипаж, очки и то, что погубило корабль.
ui-log-practice = Тренировки без часов и учебные полёты не записываются.
ui-log-flights = Полёты
ui-log-home = Вернулись
ui-log-lost = Погибли
ui-log-points = Всего очков
ui-log-best = Лучшее задание
ui-log-best-campaign = Лучшая кампания
ui-log-date = Дата
ui-log-track = Запись
ui-log-common = Обычные угрозы
ui-log-serious = Серьёзные угрозы
ui-log-survived = Пережитые
ui-log-destroyed = Уничтоженные
ui-log-penalties = Штрафы
ui-log-visual = Визуальное подтверждение
ui-log-total = Итог
ui-log-paused = с паузой
ui-log-lost-to = Корабль погиб: { $threat }
ui-log-campaign = Кампания
ui-log-campaign-open = продолжается
ui-log-campaign-lost = проиграна
ui-error-login-taken = Такой логин уже занят.
ui-error-wrong-login = Неверный логин или пароль.
ui-error-wrong-old-password = Это не ваш нынешний пароль.
ui-error-has-account = У вас уже есть учётная запись.
ui-error-no-session = Сервер вас больше не узнаёт. Обновите страницу.
ui-error-not-found = Этого (больше) нет.
ui-error-bad-options = Такие условия не сочетаются.
ui-error-no-sequel = Кампания закончена: следующего задания нет.
ui-error-has-sequel = Кампания продолжается: летите на следующее задание.
ui-error-not-afresh = То, что кампания переносит дальше, определяют только её миссии.
ui-error-other-rules = С тех пор правила изменились; эту игру больше не показать.
ui-error-too-many-markers = На столе слишком много меток.

## «Звёздные капитаны» и то, что там говорится иначе
ui-game-starship-captains = Звёздные капитаны
ui-about-starship-captains = У вас опрятный корабль и пёстрый экипаж: летайте между планетами, выполняйте миссии, чините, исследуйте и дружите с тремя фракциями четыре раунда подряд. В одиночку соперником будет капитан Тень.
ui-pace-starship-captains = по ходам, без часов
ui-fly-alone-starship-captains = Играть соло
ui-solo-flight-starship-captains = Одиночный рейс
ui-crew-starship-captains-1 = Вы одни: соперник — капитан Тень, на борту пассажир.
ui-crew-starship-captains-2 = Два капитана на малой карте.
ui-crew-starship-captains-3 = Три капитана на малой карте.
ui-crew-starship-captains-4 = Четыре капитана на большой карте.
ui-seats-order-hint-starship-captains = ходят по часовой стрелке
ui-start-hint-starship-captains = Компьютер всё раздаст и назовёт первого игрока.
ui-one-screen-hint-starship-captains = Все места ваши, экран передаётся по кругу. Игра открыта для всех; экран закрывается, только пока у капитана на руках вытянутые карты.
ui-one-screen-first-starship-captains = Подсказка называет капитана, чей сейчас ход.
ui-result-won-starship-captains = { $score } { $score ->
    [one] очко
    [few] очка
   *[other] очков
  }
ui-result-winners = Победа: { $name }
ui-next-same-starship-captains = Та же галактика с той же раскладкой.
ui-next-new-starship-captains = Новая галактика с теми же капитанами.
ui-same-mission-starship-captains = Эта галактика ещё раз
ui-new-mission-starship-captains = Реванш
table-starship-captains-first = Первый игрок
    .hint = Кто начинает первый раунд.
    .clause = SC-2.30
table-starship-captains-first--1 = по жребию
table-starship-captains-board = Планшеты технологий
    .hint = Какой стороной вверх; у всех капитанов одинаково.
    .clause = SC-2.21
table-starship-captains-board-random = случайная сторона
table-starship-captains-board-A = сторона A
table-starship-captains-board-B = сторона B
table-starship-captains-passenger = Пассажир
    .hint = Решает, что делает карта пассажира у капитана Тени и за что дают очки в конце.
    .clause = SC-17.5
table-starship-captains-passenger-teddy = Тедди
table-starship-captains-passenger-the-ambassador = Посол
table-starship-captains-passenger-the-safety-inspector = Инспектор по безопасности
table-starship-captains-passenger-the-reformed-pirate = Пират в завязке
table-starship-captains-passenger-the-touring-curator = Странствующий хранитель музея
table-starship-captains-passenger-the-android-philosopher = Андроид-философ
table-starship-captains-passenger-random = случайный гость

## Addresses that lead nowhere, the rules' language, tables without a clock
ui-no-such-game = Такой игры нет.
ui-no-such-clause = Пункта { $id } нет.
ui-rules-english = Текст правил на английском языке.
ui-start-hint-untimed = Начало — когда все подтвердят; никто не торопит.

## Lessons with a coach
ui-coach = Инструктор
ui-coach-step = Шаг { $step } из { $steps }
ui-coach-steps = Шаги
ui-coach-done = сделано
ui-coach-more = Шаги и цели
ui-goals = Цели
ui-goal-met = достигнута
ui-goal-missed = не достигнута
ui-first-game = Первая игра

## Боты: уровни, замена
ui-level-easy = лёгкий
ui-level-normal = обычный
ui-level-hard = сильный
ui-level-of = Насколько хорошо играет бот на месте { $n }
ui-at-table = За столом
ui-here = здесь
ui-away = отсутствует
ui-bot-stands-in = играет бот-замена
ui-bot-for-me = Бот вместо меня
ui-bot-takes-over = Пусть играет бот
ui-play-myself = Играть дальше
ui-bot-plays-for-you = За вас играет бот
ui-has-left = Игрок { $name } не за столом
ui-error-still-here = Игрок ушёл только что. Подождите немного, прежде чем звать бота.

## Подсказки
ui-hint = Подсказка
ui-hint-title = Что сделал бы сильный бот
ui-hint-thinking = Бот думает…
ui-hint-none = Здесь боту нечего посоветовать.
ui-hint-win = побеждает в { $value } %
ui-hint-points = в итоге около { $value } { $value ->
    [one] очка
    [few] очков
    [many] очков
   *[other] очка
}
ui-hint-lost = корабль потерян
ui-hint-then = Дальше, вероятно: { $line }
ui-hint-plan = План, который за этим стоит, и что задумали боты за столом
ui-hint-take = Сделать так
ui-error-busy = Слишком многие сейчас просят совета. Попробуйте через минуту.
ui-error-thinking = Бот ещё думает над прошлым вопросом.

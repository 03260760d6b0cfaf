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
ui-players = Игроков: { $range }
ui-minutes = { $count } мин
ui-about-unknown = У этой игры здесь ещё нет поля: в неё играют по списку вариантов.
ui-play-alone = Играть в одиночку
ui-solo-game = Игра в одиночку
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
ui-result-won = Победа: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
  }
ui-result-lost = Поражение
ui-seats-taken = Занято мест: { $taken } из { $count }
ui-seats-free = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
  }
ui-fair = Честный жребий
ui-fair-text = В начале каждый стол показывает хеш своего сида, в конце — сам сид.
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
ui-auto = Автоматически
ui-auto-forced = Выполнять единственный возможный выбор
ui-auto-end-turn = Завершать ход, когда больше нечего делать
ui-bot-pace = Темп ботов
ui-bot-pace-slow = медленно
ui-bot-pace-normal = обычно
ui-bot-pace-fast = быстро
ui-bot-pace-instant = сразу
ui-sound = Звук
ui-volume = Громкость
ui-volume-voice = Голос
ui-volume-effects = Эффекты
ui-volume-ambience = Фон
ui-keys = Клавиши
ui-key-tab = следующая область
ui-key-arrows = следующий вариант на поле
ui-key-enter = выбрать
ui-key-escape = положить обратно, закрыть
ui-key-space = Пробел
ui-key-undo = отменить
ui-undo = Отменить
ui-undo-last = Отменить: { $choice }
ui-undo-turn = { $count ->
    [one] К началу хода: отменить { $count } действие
    [few] К началу хода: отменить { $count } действия
   *[many] К началу хода: отменить { $count } действий
  }
ui-undo-turn-ask = Вернуться к началу хода?
ui-undo-turn-text = { $count ->
    [one] Будет отменён { $count } выбор
    [few] Будут отменены { $count } выбора
   *[many] Будет отменено { $count } выборов
  }; вернуть их будет нельзя.
ui-undo-turn-yes = Отменить
ui-skip-bots = Не ждать
ui-all-options = Все варианты списком
ui-filter-options = Отобрать
ui-no-match = Ничего не подходит.
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
ui-seed-hash = Хеш сида
ui-seed-later = После каждой смены мест или настроек сид новый: важен хеш на момент старта. Сам сид будет показан в конце.
ui-fill-with-bots = Посадить ботов на свободные места
ui-start = Начать
ui-start-hint = Игра начнётся сразу.
ui-start-needs-seats = Игра начнётся, когда на каждом месте будет человек или бот.
ui-ready-to-start = Все на местах: можно начинать

ui-waiting-for-host = Ждём, когда хозяин стола начнёт игру
ui-no-such-page = Такой страницы нет.
ui-no-such-table = Такого стола нет.

# За столом
ui-board = Поле
ui-rail = Журнал, чат и правила
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-recap = После вашего последнего хода
ui-log-earlier = { $count ->
    [one] Ранее: { $count } строка
    [few] Ранее: { $count } строки
   *[many] Ранее: { $count } строк
  }
ui-chat = Чат
ui-chat-empty = Пока никто ничего не написал.
ui-chat-write = Написать за стол
ui-chat-send = Отправить
ui-rules-search = Искать в правилах
ui-rules-chapters = Главы
ui-rules-of = Игра
ui-rules-back = Назад
ui-rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[many] Найдено { $count } пунктов
  }
ui-what-to-do = Что делать
ui-nothing-asked = Сейчас от вас ничего не требуется.
ui-no-options = Сейчас нечего выбирать.
ui-who-plays = Игроки
ui-to-move = сейчас ходит
ui-waiting-for = Ждём: { $names }.
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
ui-table-discarded = Эту игру удалили.
ui-retry = Попробовать сейчас
ui-board-failed = Поле не загрузилось. Обновите страницу.

# Отказы
ui-error-failed = Не получилось.
ui-error-foreign-origin = Запрос пришёл с другого сайта, и сервер его отклонил.
ui-error-bad-request = Сервер не понял запроса.
ui-error-wrong-method = Сервер здесь этого не делает.
ui-error-bad-address = Этот адрес повреждён.
ui-error-damaged = Этот стол больше не прочитать.
ui-error-no-restart = Правила не позволяют начать эту игру заново.
ui-error-not-automatic = Это уже не единственный возможный выбор.
ui-error-too-slow = Запрос шёл слишком долго.
ui-error-offline = Сервер сейчас недоступен.
ui-error-unknown-option = Сервер не знает такого варианта.
ui-error-not-your-seat = Это не ваше место.
ui-error-bad-message = Сервер этого не понял.
ui-error-too-fast = Слишком быстро; подождите немного.
ui-error-too-large = Слишком длинно.
ui-error-over = Игра окончена.
ui-error-no-talking = Сейчас по правилам разговаривать нельзя.
ui-error-not-over = Игра ещё не окончена.
ui-error-withheld = Запись этой игры откроется, когда закончится кампания: от неё зависят следующие игры.
ui-error-not-started = Игра ещё не началась.
ui-error-started = Игра уже началась.
ui-error-seat-taken = Это место уже заняли.
ui-error-seats-open = Сначала на каждом месте нужен человек или бот.
ui-error-not-host = Это может только хозяин стола.
ui-error-spectator = Зрители не пишут игрокам.

## Настольная игра
ui-error-bad-case = Некоторые записи стоит проверить.

## What the server cannot do just now
ui-error-store-failed = Сейчас ничего не сохраняется. Попробуйте ещё раз чуть позже.
ui-error-closing = Сервер перезапускается, игра вот-вот продолжится.

## Names and markers
ui-bot-name = Бот { $n }
ui-markers-cleared = Метки плана убраны с поля.
ui-error-no-markers = Сейчас меток плана нет.

## Учётная запись, сбор экипажа, один экран, что после игры
ui-account = Учётная запись
ui-account-of = Учётная запись: { $name }
ui-account-of-guest = { $name }, гость: создать учётную запись или войти
ui-guest = гость
ui-you-are-guest =
    Вы играете как гость, и знает вас только этот браузер. С учётной записью ваши столы и журнал доступны с любого
    устройства.
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
ui-guest-leaves-say =
    { $name } — гость: без учётной записи к этим столам и журналу уже никто не вернётся. Чтобы их сохранить, сначала
    создайте учётную запись.
ui-guest-leaves-yes = Выйти и потерять их
ui-guest-stays = Остаться и создать запись
ui-one-screen = Играть за одним экраном
ui-who-plays = Кто где играет
ui-own-screens = каждый у себя
ui-own-screens-hint = Остальные приходят из кают-компании или по ссылке.
ui-one-screen-short = все за этим экраном
ui-one-screen-hint = Все места ваши, экран передаётся по кругу. Между игроками он закрыт, чтобы никто не видел чужих карт.
ui-one-screen-say = Соберитесь у этого экрана
ui-one-screen-first = Первый игрок увидит карты, только когда сам откроет экран.
ui-name-in-seat = №{ $n } { $name }
ui-hand-over = Передать экран
ui-cover-alone = Я играю за все эти места: не закрывать
ui-continue = Продолжить
ui-continue-say = Игра идёт: { $name }
ui-continue-name = Продолжить: { $name }
ui-continue-campaign = Продолжить кампанию: { $game }
ui-campaign-game = Игра { $n }
ui-running-tables = Идут сейчас, можно смотреть
ui-result-campaign = Кампания: { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
  }
ui-to-history = Все сыгранные игры
ui-host = хозяин стола
ui-sit-here-too = Сесть и сюда
ui-take-seat = Занять место
ui-just-look = Просто посмотреть
ui-options-change = Изменить
ui-options-done = Готово
ui-invitation = Приглашение
ui-invitation-from = { $name } зовёт вас в игру «{ $game }»
ui-seats-full = Все места заняты; можно смотреть.
ui-waiting-for-host-name = Ждём, пока { $name } запустит игру
ui-leave-table = Уйти из-за стола
ui-stay = Остаться
ui-host-leaves = Вы хозяин стола. Если вы уйдёте, хозяином станет { $name }.
ui-last-leaves = За столом больше никого. Он исчезнет из кают-компании; по ссылке его ещё можно занять.
ui-next-opened = { $name } открывает следующую игру
ui-next-join = Перейти к следующей игре
ui-next-watch = Смотреть следующую игру
ui-next-same = Та же игра с той же раскладкой.
ui-next-new = Новая игра в том же составе.
ui-next-game = Следующая игра
ui-new-campaign = Новая кампания
ui-play-same = Та же игра ещё раз
ui-rematch = Реванш
ui-history-print = Печать
ui-history-empty = Сыгранных игр пока нет
ui-history-empty-say = Сюда попадает каждая сыгранная игра: с кем, когда и чем она закончилась.
ui-history = История
ui-history-all = Все игры
ui-history-table = Стол
ui-history-date = Дата
ui-history-people = Игроки
ui-history-outcome = Итог
ui-error-login-taken = Такой логин уже занят.
ui-error-wrong-login = Неверный логин или пароль.
ui-error-wrong-old-password = Это не ваш нынешний пароль.
ui-error-has-account = У вас уже есть учётная запись.
ui-error-no-session = Сервер вас больше не узнаёт. Обновите страницу.
ui-error-not-found = Этого (больше) нет.
ui-error-bad-options = Такие условия не сочетаются.
ui-error-no-sequel = Кампания закончена: следующей игры нет.
ui-error-has-sequel = Кампания продолжается: сыграйте её следующую игру.
ui-error-not-carried = То, что кампания переносит дальше, определяют только её игры.
ui-error-other-rules = С тех пор правила изменились; эту игру больше не показать.
ui-error-cannot-load = Сервер не может прочитать эту игру; причина записана в его журнале.
ui-error-too-many-markers = На столе слишком много меток.

## Итоги
ui-result-winners = Победа: { $name }

## Addresses that lead nowhere, the rules' language, tables without a clock
ui-no-such-game = Такой игры нет.
ui-no-such-clause = Пункта { $id } нет.
ui-rules-english = Часть пунктов ещё не переведена: они на английском и отмечены EN.
ui-rules-in-english = На английском
ui-rules-failed = Не удалось загрузить правила.

## Lessons with a coach
ui-coach = Инструктор
ui-coach-step = Шаг { $step } из { $steps }
ui-coach-steps = Шаги
ui-coach-done = сделано
ui-coach-leave = Играть дальше без инструктора
ui-coach-leave-later = Не посреди хода или выбора: сначала закончите.
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
ui-bot-may-take-over = Бот сможет играть через { $time }
ui-error-still-here = Игрок ушёл только что. Подождите немного, прежде чем звать бота.

## Подсказки
ui-hint = Подсказка
ui-hint-title = Что сделал бы сильный бот
ui-hint-thinking = Бот думает…
ui-hint-none = Здесь боту нечего посоветовать.
ui-hint-no-choice = Сейчас выбирать не из чего.
ui-hint-range = шанс победить { $low }–{ $high } %
ui-hint-chance = шанс победить около { $value } %
ui-hint-alike = примерно так же хорошо
ui-hint-points = в итоге около { $value } { $value ->
    [one] очка
    [few] очков
    [many] очков
   *[other] очка
}
ui-hint-lost = игра проиграна
ui-hint-then = Дальше, вероятно: { $line }
ui-hint-plan = План, который за этим стоит, и что задумали боты за столом
ui-hint-take = Сделать так
ui-hint-lay = { $count ->
    [one] Выложить весь план ({ $count } шаг)
    [few] Выложить весь план ({ $count } шага)
   *[many] Выложить весь план ({ $count } шагов)
  }
ui-hints-on = За этим столом включены подсказки.
ui-hints = Подсказки
ui-hints-null = как обычно
ui-hints-true = есть
ui-hints-false = нет
ui-hints-say = Как обычно: есть, если люди не играют друг против друга.
ui-error-no-hints = За этим столом нет подсказок.
ui-error-busy = Слишком многие сейчас просят совета. Попробуйте через минуту.
ui-error-thinking = Бот ещё думает над прошлым вопросом.

## Replay
ui-film-next = Шаг вперёд
ui-film-back = Шаг назад
ui-film-speed = Скорость { $speed }
ui-film-step-of = Шаг { $now } из { $all }
ui-film-position = Место в записи
ui-film-pace = Темп задаёт { $name }
ui-film-alone = Смотреть самостоятельно
ui-film-link-step = Скопировать ссылку на этот шаг
ui-film-link = Скопировать ссылку на запись
ui-key-film = фильм: пуск и пауза
ui-key-steps = фильм: шаг вперёд или назад
ui-key-ends = фильм: к началу или концу
ui-film-play = Пуск
ui-film = Запись игры
ui-film-pause = Пауза
ui-film-together = Снова смотреть вместе: { $name }
ui-film-loading = Загружаем запись…
ui-film-failed = Эту игру нельзя показать по шагам.
ui-record-download = Скачать запись
ui-film-watch = Смотреть запись
ui-film-end = Итог
ui-film-back-to-board = Вернуться к столу
ui-key-chapters = фильм: к следующей или предыдущей части
## Перед игрой, новичкам, что можно удалить
ui-new-here = Впервые здесь?
ui-lessons-done = Пройдено уроков: { $done } из { $all }.
ui-lessons-next = Следующий — «{ $lesson }».
ui-lessons-dismiss = Уроки больше не нужны
ui-all-settings = Все настройки
ui-ready-to-start-alone = Всё готово к игре в одиночку
ui-option-pack = Набор карт
    .hint = Какими картами и планшетами играют.
ui-option-pack-base = базовая игра
ui-people-at-tables = { $count ->
    [0] За столами никого нет
    [one] За столами { $count } человек
    [few] За столами { $count } человека
   *[many] За столами { $count } человек
  }
ui-open-tables-full = За столами, где ждут игроков, мест уже нет. Откройте свой или играйте в одиночку.
ui-new-table-of = Открыть стол: { $game }
ui-discard = Удалить
ui-discard-name = Удалить: { $name }
ui-discard-waiting = Стол «{ $name }» исчезнет, и все, кто за ним сидит, его покинут.
ui-discard-playing = Игра «{ $name }» исчезнет навсегда и не попадёт в историю.
ui-keep = Оставить
ui-removed-at = Все ушли: стол исчезнет { $time }
ui-same-deal = тот же расклад
ui-same-deal-say = Этот расклад уже был: кто тогда играл, знает карты.
ui-name-of-seat = Имя игрока на месте { $n }
ui-lesson = урок
ui-game-filter = Игра
ui-history-kind = Что показать
ui-history-kind-all = всё
ui-history-kind-games = игры
ui-history-kind-lessons = уроки
ui-history-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
  }
ui-history-none = Таких законченных игр нет. Выберите другую игру или покажите всё.

## Устройства и прощание навсегда
ui-devices = Где вы вошли
ui-device-this = Это устройство
ui-device-used = Последний раз: { $time }
ui-device-since = Вход выполнен { $date }
ui-devices-end = Выйти на всех остальных
ui-account-delete = Удалить учётную запись
ui-account-delete-say =
    Логин, пароль и всё, что вы написали, будут удалены. Игры, в которых играли только вы, тоже исчезнут; игры с другими
    останутся у них, а на вашем месте будет вымышленное имя. Отменить это нельзя.
ui-account-delete-yes = Удалить навсегда
ui-account-deleted = Учётная запись удалена. Теперь вы новый гость.
ui-error-weak-password = Такой пароль пробуют одним из первых. Возьмите несколько слов подряд.
ui-error-others-play = В эту игру ещё играют другие.
ui-error-too-many-tables = У вас слишком много столов. Сначала закончите или удалите какой-нибудь.
ui-error-too-many-seats = Вы ждёте за слишком многими столами. Сначала покиньте один из них.
ui-error-only-bots = Кто-то из людей тоже должен играть.
ui-error-pack-missing = Набора карт этой игры на сервере нет.

## Сид, в котором участвуют все
ui-shares = Сид выбирают вместе сервер и { $name }: до начала его не знает никто.
ui-shares-missing = Без доли игрока { $name }: она не пришла вовремя.
ui-shares-check = Проверить самому
ui-shares-secret = Часть сервера, хеш которой был показан заранее:
ui-shares-of = Доля игрока { $name }:
ui-shares-seed = Всё вместе даёт сид:
ui-error-other-share = Это не та доля, что была обещана.

# Large maps
ui-map-tools = Инструменты карты
ui-die = d{ $sides }
ui-amount-less = Меньше, { $of }
ui-amount-more = Больше, { $of }
ui-map-closer = Ближе
ui-map-farther = Дальше
ui-map-fit = Вся карта
ui-map-key-zoom = ближе или дальше
ui-map-key-fit = вся карта
ui-map-key-home = свой корабль
ui-map-key-pan = сдвинуть вид

# Every board
ui-goals-met = { $met } из { $goals }
ui-which-option = Какой вариант?
ui-places = Места
ui-place = место { $place }
ui-place-won = место { $place }, победа
ui-seed = Сид
ui-what-to-do = Что делать
ui-show-board = Посмотреть на поле
ui-with-bots = Новый стол с ботами
ui-plot-round = Р{ $round }
ui-plot-start = старт
ui-to-end = К итогам
ui-in-focus = В фокусе
ui-focus-empty = Наведите на что-нибудь, чтобы прочитать об этом.
ui-several-options = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }

## Начать игру кампании заново
ui-restart = Начать игру заново
ui-restart-loses = Игра начнётся с той же подготовки, но с новой случайностью. Всё, что в ней сделано и получено, пропадёт.
ui-restart-asks = { $count ->
    [one] В течение двух минут должен согласиться ещё { $count } игрок.
    [few] В течение двух минут должны согласиться ещё { $count } игрока.
   *[other] В течение двух минут должны согласиться ещё { $count } игроков.
}
ui-restart-play-on = Играть дальше
ui-restart-waiting = { $count ->
    [one] Начать заново: ждём ещё { $count } игрока
   *[other] Начать заново: ждём ещё { $count } игроков
}
ui-restart-asked = { $name } предлагает начать игру заново
ui-restart-agree = Согласиться
ui-restart-decline = Отказаться
ui-restart-declined = Согласились не все: игра продолжается.
ui-restarts = { $count ->
    [one] Начата заново { $count } раз
    [few] Начата заново { $count } раза
   *[other] Начата заново { $count } раз
}
ui-broken-off = Эта игра прервана и начата заново.
ui-error-broken-off = Эта игра прервана и начата заново.
ui-error-no-restart = По правилам эту игру нельзя начать заново.

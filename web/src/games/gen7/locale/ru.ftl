# Что говорит поле «Седьмого поколения».

# Things on the ship
g7-ship = Корабль
g7-quarters = Каюты экипажа
g7-recovery = Комната восстановления
g7-small-lab = Малая лаборатория
g7-small-lab-of = { $sector }, малая лаборатория
g7-reprogram = Перепрограммирование
g7-reprogram-of = { $sector }, перепрограммирование
g7-stores = Склад
g7-sixth = Шестой клин
g7-sixth-shut = заварен
g7-no-crew = без экипажа в этом эпизоде
g7-sector-empty = { $sector }: без экипажа
g7-sector-science = Научный
g7-sector-engineering = Инженерный
g7-sector-bioscience = Бионаучный
g7-sector-mechanical = Механический
g7-sector-of = Сектор игрока { $name }
g7-own-sector = свой сектор
g7-follow-turn = кто ходит
g7-show-sector = { $name }, показать сектор
g7-vault-has = В Хранилище { $what } из { $capacity }
g7-store-has = На складе { $what } из { $capacity }
g7-tokens-data = { $count ->
    [one] { $count } жетон данных
    [few] { $count } жетона данных
   *[many] { $count } жетонов данных
  }
g7-tokens-parts = { $count ->
    [one] { $count } запчасть
    [few] { $count } запчасти
   *[many] { $count } запчастей
  }
g7-tokens-chems = { $count ->
    [one] { $count } препарат
    [few] { $count } препарата
   *[many] { $count } препаратов
  }
g7-asleep = { $name }: колонист спит, в запасе { $supply }
g7-awake = { $name }: никто не спит, в запасе { $supply }
g7-resting = { $die }, { $name }, восстанавливается

# Spots
g7-dots = { $count ->
    [one] { $count } точка
    [few] { $count } точки
   *[many] { $count } точек
  }
g7-chief-spot = место начальника штаба
g7-spot-free = свободно
g7-spot-taken = { $die }, { $name }
g7-spot-closed = закрыто: { $why }
g7-spot-repair = ремонт: откроется после обновления
g7-closed-log = повреждение в судовом журнале
g7-closed-seats = игра втроём
g7-closed-track = шкала состояния, { $division } деление
g7-closed-effect = эффект
g7-closes-at = закроется, когда состояние перейдёт на { $division } деление
g7-others-get = { $count ->
    [one] другим +{ $count }
    [few] другим +{ $count }
   *[many] другим +{ $count }
  }
g7-yields = Даёт { $formula } ({ $type }); # — результат кубика.
g7-shared-spot = общее место { $number }
g7-shared-offered = { $die }, предлагает { $name }
g7-spots = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }

# What rooms are for
g7-about-science_lab = Даёт данные; затем можно перенести 3 или 6 жетонов в Хранилище за 1 или 2 заслуги.
g7-about-tech_lab =
    Даёт запчасти; результат кубика не меньше, чем на предыдущем месте. Затем можно перенести 3 или 6 жетонов в
    Хранилище за 1 или 2 заслуги.
g7-about-chem_lab =
    Даёт препараты, и каждый другой кубик здесь приносит своему сектору 1 препарат. Затем можно перенести 3 или
    6 жетонов в Хранилище за 1 или 2 заслуги.
g7-about-assembly = Возьмите робота из запаса, бросьте его и поставьте в один из следующих ходов.
g7-about-data_center = Возьмите 2 файла, оставьте 1; затем можно выполнить рабочую задачу этого центра.
g7-about-production_center = Возьмите 2 алгоритма, оставьте 1; затем можно выполнить рабочую задачу этого центра.
g7-about-medical_center = Разбудите колониста за два визита; затем можно выполнить рабочую задачу этого центра.
g7-about-hq = Станьте начальником штаба и созовите совещание: другие могут прийти, рабочие задачи идут по кругу.
g7-about-vault = Жетоны всех игроков, только для ключевых задач.

# Placement rules, shortly
g7-rule-none = любые кубики
g7-rule-thresholds = у каждого свой предел
g7-rule-step = каждый на 1 больше
g7-rule-equal = все равны
g7-rule-sum_below = сумма двух меньше правого
g7-rule-sum_equal = сумма двух равна правому
g7-rule-two_pairs = две пары, порядок любой
g7-rule-rising = каждый больше

# Systems
g7-system-computer = Компьютер
g7-system-energy = Энергия
g7-system-biological = Биология
g7-letter-green = З
g7-letter-yellow = Ж
g7-letter-orange = О
g7-letter-critical = !
g7-division-green = зелёное
g7-division-yellow = жёлтое
g7-division-orange = оранжевое
g7-division-critical = критическое
g7-risk = риск { $count }
g7-risk-explained = { $count ->
    [one] Невыполненные ключевые задачи ухудшат состояние на { $count } деление.
    [few] Невыполненные ключевые задачи ухудшат состояние на { $count } деления.
   *[many] Невыполненные ключевые задачи ухудшат состояние на { $count } делений.
  }

# Dice
g7-die-officer = офицер { $result }
g7-die-colonist = колонист { $result }
g7-die-robot = робот { $result }
g7-die-officer-new = офицер, ещё не брошен
g7-die-colonist-new = колонист, ещё не брошен
g7-die-robot-new = робот, ещё не брошен
g7-about-officer = Ваш офицер. Если поставить его, в конце хода может выпасть карта перекрёстка.
g7-about-colonist = Колонист вашего экипажа.
g7-about-robot = Ваш робот. Он может занять двумя половинами два общих места; в Штаб роботы не ходят.
g7-about-recovery = Здесь кубики отдыхают, а колонисты спят, пока их не разбудят.
g7-your-dice = Ваши кубики
g7-no-dice = В каютах нет кубиков.
g7-in-hand = в руке
g7-key = клавиша { $key }
g7-held = { $die } в руке: выберите место
g7-put-back = Вернуть

# Prompt
g7-hint-waiting = Ждём: { $names }.
g7-hint-held = { $count ->
    [one] Подсвечено { $count } место.
    [few] Подсвечено { $count } места.
   *[many] Подсвечено { $count } мест.
  }
g7-hint-dice = Возьмите кубик и поставьте его на корабль или выберите ключевую задачу.
g7-hint-lit = Подсвечено то, что можно выбрать.
g7-hint-proposing = Возьмите кубик; коснитесь Хранилища, чтобы изменить его долю.
g7-hint-answering = Ничего не передвинется, пока ваше предложение не примут.
g7-hint-passing = Пасуйте сейчас или на каждом ходу, пока кубик не вернётся.
g7-read-first = Прочитайте страницу и продолжайте: стол ждёт вас после неё.
g7-hint-joining = Выберите Штаб или кубик: пришедшие берут рабочие задачи.
g7-hint-replenishing = 3 жетона дают 1 заслугу, 6 — 2; сюжетная цель может их учесть.

# Key tasks and proposals
g7-key-tasks = Ключевые задачи
g7-tasks-done = выполнено { $done } из { $count }
g7-no-key-tasks = В ряду нет ключевых задач.
g7-finished = выполнена
g7-merit-each = { $count ->
    [one] { $count } заслуга каждому участнику
    [few] { $count } заслуги каждому участнику
   *[many] { $count } заслуг каждому участнику
  }
g7-merit-gain = { $count ->
    [one] { $count } заслуга
    [few] { $count } заслуги
   *[many] { $count } заслуг
  }
g7-penalty = { $count ->
    [one] −{ $count } заслуга, если не выполнить
    [few] −{ $count } заслуги, если не выполнить
   *[many] −{ $count } заслуг, если не выполнить
  }
g7-else-worse = иначе состояние системы «{ $system }» ухудшится на { $count }
g7-costs = Стоит { $price }.
g7-paid-already = Уже оплачено: { $price }.
g7-proposal = Заполняются общие места
g7-offered-explained = Пунктиром показано предложенное: ничего ещё не передвинуто.
g7-offers = предлагает
g7-declines = не в этот раз
g7-taken = принято
g7-vault-pays = Платит Хранилище
g7-commit = Заполнить места и заплатить

# Cards and officers
g7-files = Файлы
g7-files-of = Файлы, { $count }
g7-work-tasks = Рабочие задачи
g7-work-tasks-of = Рабочие задачи, { $count } из { $most }
g7-algorithms = Алгоритмы
g7-free-slot = свободная ячейка
g7-upgraded = доработан
g7-drawn = Карты перед вами
g7-skills = Навыки
g7-no-skills = навыков пока нет
g7-kept = Сохранённые карты
g7-crew-card = Карта экипажа
g7-goals = Цели
g7-episode-goals = Цели эпизода
g7-stars = Звёзды
g7-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
  }
g7-breaks-ties = только при равенстве
g7-chief = начальник штаба
g7-duty = дежурный офицер
g7-passed = пас
g7-passes-on = пасует, пока не появится кубик
g7-you = вы
g7-players = Игроки по порядку хода

# Tracks
g7-tracks = Шкалы
g7-round-title = Раунд
g7-episode-round = Эпизод { $episode }, раунд { $round }
g7-round-now = сейчас
g7-round-deadline = развитие сюжета
g7-round-last = последний раунд
g7-heart-mind = Чувства и разум
g7-heart-mind-even = поровну
g7-towards-heart = { $count } к чувствам
g7-towards-mind = { $count } к разуму
g7-merit = Заслуги
g7-plot = Сюжет
g7-plot-goal = Сюжетная цель
g7-no-plot-goal = Сейчас сюжетной цели нет
g7-by-round = до раунда { $round }
g7-of = { $count }/{ $total }

# Stories and votes
g7-episode = Эпизод { $episode }
g7-crossroads = Перекрёсток
g7-crossroads-of = Перекрёсток игрока { $name }
g7-choice-of = Выбор игрока { $name }
g7-not-you = Это перекрёсток игрока { $name }: «вы» здесь — офицер этого игрока.
g7-vote = Голосование офицеров
g7-vote-track = Голосование офицеров со шкалой чувств и разума
g7-stages = Этапы голосования
g7-stage-talk = Обсуждение
g7-stage-ballot = Тайное голосование
g7-stage-again = Второе голосование
g7-stage-opened = Вскрытие
g7-stage-chief = Начальник штаба
g7-opened = Вскрыты бюллетени по вопросу «{ $about }»
g7-tied-ballots = Бюллетени, разделившиеся поровну
g7-what-do-you-do = Что вы сделаете?
g7-what-vote = За что вы голосуете?
g7-sealed = последствия скрыты
g7-sealed-explained = К чему привёл бы другой путь, в этой кампании не покажут.
g7-others-read = Читают все, выбирает лишь тот, кого это касается.
g7-ballot-explained = Мнения никого не связывают. Бюллетени вскрывают вместе; вес голоса — по званию.
g7-tie-explained = При равенстве — новое голосование, затем решает начальник штаба.
g7-bots-break-ties = Пунктиром — голоса ботов: они решают только при равенстве.
g7-bots-break-ties-ahead = Голоса ботов учитываются только при равенстве.
g7-you-decide = Выбираете только вы.
g7-decides = Выбирает { $name }.
g7-decides-now = решает
g7-reads = читает
g7-has-read = дочитано
g7-thinks = думает
g7-leans = { $name } склоняется к этому
g7-say-leaning = Сказать открыто
g7-ballot-box = Урна: вскроют, когда проголосуют все
g7-ballot-sealed = запечатан
g7-ballot-own = за вами
g7-ballot-missing = ещё нет
g7-track-adds = Шкала добавит { $count } своей стороне и вернётся к 0.
g7-seal-ballot = Запечатать бюллетень
g7-lock-choice = Закрепить выбор
g7-look-at-ship = К кораблю
g7-back-to-page = К странице
g7-go-on = Дальше
g7-chosen = выбрано
g7-tied = поровну
g7-way-said = { $text }: { $cast }. Всего { $total }. { $verdict }

# End of an episode, campaign
g7-skill-shop = Офицерские навыки
g7-costs-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
  }
g7-needs-rank = от звания «{ $rank }»
g7-owned-by = есть у игрока { $name }
g7-progress = сколько сделано
g7-stars-for = Звёзды за этот эпизод
g7-best = лучший офицер
g7-best-officer = лучший: { $name }
g7-average = в среднем { $merit }
g7-goal-reached = сюжетная цель достигнута
g7-goal-missed = сюжетная цель упущена
g7-course = Кампания
g7-unread = не прочитано
g7-now-played = идёт сейчас
g7-previously = Ранее
g7-nothing-before = Здесь всё начинается.
g7-in-motion = Последствия ваших решений
g7-nothing-yet = Здесь пока ничего не записано.
g7-how-voted = Как вы голосовали
g7-no-votes-yet = Голосований ещё не было.
g7-chief-decided = поровну, решил начальник штаба
g7-vote-on-room = Поломка ({ $system })
g7-votes-against = { $votes } против { $others }
g7-merit-by-episode = Заслуги по эпизодам
g7-merit-in = заслуги, эп. { $episode }
g7-free-slots = { $count ->
    [one] свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
  }
g7-read-again = { $count ->
    [one] Перечитать, { $count } страница
    [few] Перечитать, { $count } страницы
   *[many] Перечитать, { $count } страниц
  }
g7-pages = Прочитанное
g7-page = Страница { $number }, эпизод { $episode }
g7-officers = Офицеры
g7-stars-left = осталось звёзд: { $count }
g7-condition = Состояние корабля
g7-squares = Квадратики состояния: зачёркнуто { $crossed } из { $count }
g7-room-damage = { $room }, { $count }
g7-episode-over = Эпизод { $episode } окончен
g7-episode-over-hint = Звания, звёзды и последствия ваших решений сохраняются. Фильм запечатан до конца кампании.
g7-campaign-over = Кампания окончена
g7-campaign-over-hint = Больше ничего не скрыто.
g7-ending = Концовка
g7-ending-victory = Победа
g7-ending-mixed = Ни победа, ни поражение
g7-ending-defeat = Поражение
g7-ending-explained = Сюда привели только поступки и решения; звёзды и звания ничего не решают.
g7-epilogue = Что с ними стало
g7-gallery-about = Новая кампания начинается с чистого листа, а увиденные концовки остаются здесь.
g7-gallery-seen = { $count ->
    [one] Увидена { $count } раз
    [few] Увидена { $count } раза
   *[many] Увидена { $count } раз
  }
g7-gallery-sealed = Другие концовки скрыты, пока к ним не приведёт кампания.
g7-gallery-empty = Пока не увидена ни одна концовка. Первая появится здесь, когда закончится кампания.
g7-gallery-campaign = { $number ->
    [1] К кампании
   *[other] К кампании { $number }
  }
g7-show-campaign = Кампания
g7-show-ending = Концовка

# Views and keys
g7-views = Виды
g7-tab-ship = Корабль
g7-tab-tasks = Задачи
g7-tab-hand = Рука
g7-tab-tracks = Шкалы
g7-tab-about = Справка
g7-key-die = взять кубик или выбрать путь в истории
g7-key-buttons = нажать кнопку подсказки
g7-key-ship = к кораблю или назад к странице
g7-key-tasks = к ключевым задачам
g7-key-hand = к картам в руке
g7-key-officer = офицер
g7-key-campaign = кампания до сих пор

## Hints
ui-hint-merit = { $value ->
    [one] примерно на { $value } заслугу меньше
    [few] примерно на { $value } заслуги меньше
    [many] примерно на { $value } заслуг меньше
   *[other] примерно на { $value } заслуги меньше
  }
ui-hint-experience = по опыту

## Restarting an episode
ui-restart-gen7 = Начать эпизод заново
ui-restart-asked-gen7 = { $name } предлагает начать эпизод заново

## The coach
ui-first-game-gen7 = Первый эпизод

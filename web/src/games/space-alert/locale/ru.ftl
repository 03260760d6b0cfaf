# Поле Space Alert: что написано на экране кроме сообщений сервера.
sa-you = вы
sa-android = Андроид { $n }
sa-phase = фаза { $phase }
sa-captain = Капитан
sa-communications-officer = Офицер связи
sa-chief-of-security = Начальник службы безопасности
sa-crew = Экипаж
sa-switch-seat = Играть за: { $name }
sa-mini-plan = План: занято { $filled } из { $slots }
sa-board = Корабль и траектории
sa-trajectory = траектория { $track }
sa-column = Траектория { $track }: { $zone }
sa-inside = внутри
sa-red = Красный
sa-white = Белый
sa-blue = Синий
sa-zone = { $zone } сектор
sa-letter-red = К
sa-letter-white = Б
sa-letter-blue = С
sa-damage = Повр.
sa-hit-points = ОП
sa-no-rockets = без ракет
sa-destroyed = Уничтожена, { $points }
sa-survived = Пережита, { $points }
sa-waits = T+{ $n }
sa-threat-name = Угроза { $n }, { $threat }, { $zone }
sa-threat-numbers = скорость { $speed }, щит { $shield }
sa-threat-state = повреждения: { $damage } из { $hits }

sa-threat-square = на клетке { $square }
sa-system-heavy-laser = тяжёлая лазерная пушка
sa-system-light-laser = лёгкая лазерная пушка
sa-system-pulse = импульсная пушка
sa-system-shield = щит
sa-system-reactor = реактор
sa-system-interceptor = перехватчики
sa-system-computer = компьютер
sa-system-battlebots = боевые роботы
sa-system-window = иллюминатор
sa-system-rocket = ракеты
sa-system-name = { $station }, { $letter }, { $system }{ $state }
sa-state-energy = , { $now } из { $places }
sa-state-strength = , сила { $strength }
sa-state-count = , осталось { $count }
sa-state-damaged = , повреждено
sa-state-fires = , стреляет
sa-squad-out = взят
sa-squad-active = активны
sa-squad-disabled = отключены
sa-figure = { $name }, { $place }
sa-figure-marker = { $name }, метка: { $place }, Shift и стрелки двигают её
sa-knocked-out = без сознания
sa-lift = Гравилифт, { $zone }
sa-damage-name = { $zone } сектор, повреждения: { $count } из { $spaces }
sa-capsules = Топливные баки: { $count }
sa-announced = Объявленные угрозы по ходам
sa-announced-none = ничего не объявлено
sa-computer-checks = Проверки комп.
sa-visual = Визуальное подтв.
sa-marker-note = Пунктир: общая метка плана. Ни на что не влияет и убирается, когда планы разыгрываются.
sa-marker-frozen = Пока связи нет, метки не двигаются.
sa-your-plan = Ваш план
sa-phase-locked = Фаза { $phase }, зафиксирована
sa-phase-open = Фаза { $phase }
sa-phase-closed = Фаза { $phase }, закрыта
sa-place-here = положить
sa-swap-here = поменять
sa-slot = Фаза { $phase }, клетка { $slot }, { $state }
sa-slot-empty = пусто
sa-slot-can = { $state }, { $can }
sa-hand = Ваша рука
sa-hand-of = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
  }
sa-beside = Рядом с полем
sa-give-to = Отдать: { $name }
sa-turn-card = Развернуть
sa-take-back = Забрать карту
sa-end-phase = Завершить фазу { $phase }…
sa-hint-pick = Выберите карту, затем клетку.
sa-hint-tap = Коснитесь карты, затем клетки.
sa-hint-held = { $card }: выберите клетку в скобках или разверните карту.
sa-hint-give = Идёт передача данных: выберите карту, затем получателя.
sa-hint-slot = { $card } в клетке { $slot }: переложить, поменять, развернуть или забрать.
sa-hint-waiting = Ждём: { $names }
sa-hint-spectator = Вы смотрите.
sa-confirm-end = Завершить фазу { $phase } сейчас?
sa-confirm-text = Её клетки зафиксируются, и вы возьмёте следующую стопку. Отменить это нельзя.
sa-confirm-yes = Завершить фазу { $phase }
sa-confirm-place = Положить карту насовсем?
sa-confirm-place-no = Оставить на руке
sa-confirm-place-yes = Положить
sa-confirm-go-on = Продолжить с пустыми клетками?
sa-confirm-go-on-no = Планировать дальше
sa-confirm-go-on-yes = Всё равно продолжить
sa-cancel = Планировать дальше
sa-consent = Завершить раньше
sa-consent-count = согласны { $count } из { $all }
sa-silence = Тишина!
sa-silent = Связи нет. Ни разговоров, ни чата, ни меток; планировать можно.
sa-silent-chat = Связь не работает
sa-paused-chat = Во время паузы никто не разговаривает
sa-transfer-open = Идёт передача данных
sa-ends-in = До конца фазы { $phase }
sa-elapsed = Прошло времени
sa-paused = Часы стоят.
sa-practice = без часов
sa-focus-empty = Наведите на карту, угрозу или отсек, чтобы прочитать о них.
sa-in-focus = В фокусе
sa-serious = серьёзная
sa-common = обычная
sa-external = внешняя
sa-kind-internal = внутренняя
sa-threat-kind = { $place }, { $weight }, T+{ $n }
sa-spoken = Бортовой компьютер
sa-resolution = Последствия
sa-turn-of = Ход { $turn } из { $last }
sa-final-turn = Последний ход
sa-plans = Все планы
sa-turn = Ход { $turn }
sa-to-turn = К ходу { $turn }
sa-pause = Пауза
sa-no-effect = без эффекта
sa-delayed = задержка
sa-flight-record = Запись полёта
sa-loading = Загружаем запись полёта…
sa-won = Задание выполнено
sa-lost = Корабль погиб
sa-lost-to = { $threat }, ход { $turn }
sa-score = Счёт
sa-score-sheet = Подсчёт очков
sa-line-destroyed = Уничтоженные угрозы
sa-line-survived = Пережитые угрозы
sa-line-visual = Визуальное подтверждение
sa-line-penalties = Повреждения и потери
sa-loss-tiles = фишек повреждений
sa-loss-worst-zone = ещё раз худший сектор
sa-loss-knocked-out = выведено из строя
sa-loss-disabled-squads = отрядов отключено
sa-total = Итог
sa-no-score = За погибший корабль очков не дают.
sa-campaign-score = Счёт кампании: { $score }
sa-timeline = Что пошло не так
sa-timeline-damage = повреждения
sa-timeline-none = Разыгрывать было нечего.
sa-threats = Угрозы
sa-status-destroyed = уничтожена
sa-status-survived = пережита
sa-status-on_track = ещё в пути
sa-status-waiting = не появилась
sa-status-took_ship = уничтожила корабль
sa-proof = Честный жребий
sa-mission = Задание
sa-watch = Смотреть последствия
sa-ready-list = Готовы: { $names }
sa-nobody-yet = пока никто
sa-briefing = Инструктаж
sa-votes = Решение
sa-no-data = Здесь известно только название угрозы.
sa-card-name = { $card }
sa-target = { $threat } (T+{ $n })
sa-locked = зафиксирована
sa-closed = ещё закрыта
sa-energy = Энергия { $now } из { $places }
sa-strength = Сила { $strength }
sa-at-upper_red = верх, кр.
sa-at-upper_white = верх, бел.
sa-at-upper_blue = верх, син.
sa-at-lower_red = низ, кр.
sa-at-lower_white = низ, бел.
sa-at-lower_blue = низ, син.
sa-short-red = Кр.
sa-short-white = Бел.
sa-short-blue = Син.

## Настольная игра: диктор и запись планов
sa-say-threat = Угроза
sa-say-serious = Серьёзная угроза
sa-say-unconfirmed = Угроза, не подтверждено
sa-say-zone-red = Красный сектор
sa-say-zone-white = Белый сектор
sa-say-zone-blue = Синий сектор
sa-say-zone-internal = Внутри корабля
sa-say-draw-common-external = Офицер связи берёт карту обычной внешней угрозы.
sa-say-draw-serious-external = Офицер связи берёт карту серьёзной внешней угрозы.
sa-say-draw-common-internal = Начальник службы безопасности берёт карту обычной внутренней угрозы.
sa-say-draw-serious-internal = Начальник службы безопасности берёт карту серьёзной внутренней угрозы.
sa-say-action-round-begins = Замечена активность врага
    .hint = Фаза 1 началась: берите первые карты.
sa-say-incoming-data = Входящие данные
    .hint = Каждый игрок может взять одну карту.
sa-say-transfer-opens = Передача данных
    .hint = Каждый игрок может отдать одну карту кому-то другому.
sa-say-transfer-closes = Передача данных закрыта
sa-say-communications-down = Связи нет
    .hint = Ни слова и никаких знаков.
sa-say-communications-up = Связь восстановлена
    .hint = Снова можно разговаривать.
sa-say-warning = До конца фазы { $phase } — { $seconds } { $seconds ->
    [one] секунда
    [few] секунды
   *[many] секунд
  }
sa-say-phase-ends = Фаза { $phase } закончилась
    .hint = Её клетки зафиксированы; все берут карты следующей фазы.
sa-say-action-round-ends = Планирование закончено
sa-paper-about =
    Вы играете своими картами и полями. Этот экран следит за временем и говорит то, что говорит корабельный компьютер, а
    потом может разыграть ваши планы.
sa-paper-kind = Вид полёта
sa-paper-kind-test_run = Учебный полёт
    .hint = Две фазы за семь минут, три угрозы снаружи. Для самого первого раза.
sa-paper-kind-simulation = Симуляция
    .hint = Три фазы за десять минут, есть и серьёзные угрозы, но все снаружи.
sa-paper-kind-advanced_simulation = Расширенная симуляция
    .hint = Появляются внутренние угрозы и боевые роботы.
sa-paper-kind-mission = Задание
    .hint = Игра целиком, по всем правилам.
sa-paper-kind-generated = Сгенерированное задание
    .hint = Задание из сида: такого ещё никто не слышал.
sa-paper-script = Запись
sa-paper-new-seed = Другое
sa-paper-seed-hint = Один и тот же сид всегда даёт один и тот же полёт.
sa-paper-people = Людей за столом
sa-paper-to-form = Записать планы
sa-paper-start = Начать
sa-paper-phase = Фаза { $phase }
sa-paper-left = конец через
sa-paper-past = Что уже сказано
sa-paper-resume = Продолжить
sa-paper-again = Начать сначала
sa-paper-other = Другой полёт
sa-paper-end = Закончить планирование
sa-paper-end-later = Закончить планирование (после фазы { $phase })
sa-paper-leave = Прервать
sa-paper-go-on = Продолжить
sa-paper-ask-pause = Остановить часы?
sa-paper-ask-pause-text = Пока вы не подтвердите, они идут. Полёт задуман без перерывов.
sa-paper-ask-pause-yes = Пауза
sa-paper-ask-again = Начать сначала?
sa-paper-ask-again-text = Та же запись пойдёт с первой секунды.
sa-paper-ask-again-yes = Начать сначала
sa-paper-ask-end = Закончить планирование сейчас?
sa-paper-ask-end-text = Планирование закончится сейчас, если согласны все. Ещё не объявленные угрозы всё равно появятся.
sa-paper-ask-end-yes = Закончить
sa-paper-ask-leave = Прервать полёт?
sa-paper-ask-leave-text = Диктор замолчит, и вы выберете полёт заново.
sa-paper-ask-leave-yes = Прервать
sa-paper-ask-replace = Заменить записанное?
sa-paper-ask-replace-text = Здесь записаны планы другого полёта. Они уступят место этому.
sa-paper-ask-replace-yes = Заменить
sa-paper-ask-clear = Очистить запись?
sa-paper-ask-clear-text = Всё, что введено, пропадёт.
sa-paper-ask-clear-yes = Очистить
sa-paper-form = Последствия записанных планов
sa-paper-flight = Полёт
sa-paper-tracks = Траектории
sa-paper-draw-tracks = Выбрать за нас
sa-paper-at-red = красный
sa-paper-at-white = белый
sa-paper-at-blue = синий
sa-paper-at-internal = внутри
sa-paper-add-threat = Добавить
sa-paper-no-threats = Угроз пока нет. Добавьте каждую вышедшую карту.
sa-paper-number = Номер
sa-paper-zone = Траектория
sa-paper-card = Карта угрозы T+{ $n }
sa-paper-remove-threat = Убрать T+{ $n }
sa-paper-threat-search = Код или название
sa-paper-threat-none = Такой карты в этой колоде нет
sa-paper-order = по порядку хода, первым — капитан
sa-paper-add-board = Добавить поле
sa-paper-player = Игрок { $n }
sa-paper-name = Имя игрока { $n }
sa-paper-android = Поле { $n } — андроида
sa-paper-remove-board = Убрать поле { $n }
sa-paper-slot = { $name }, клетка { $slot }: { $state }
sa-paper-pad = Какую карту положить
sa-paper-back = Освободить клетку, назад
sa-paper-tiles = Фишки повреждений
sa-paper-tiles-hint = Нажимайте фишки в том порядке, в каком их вытянули. Остальные придут по сиду.
sa-paper-tile-seed = Сид фишек
sa-paper-say = Разложите карты так, как они лежат на ваших полях
sa-paper-hint = Клавиши A B C X, < > ^, H для героических; пробел оставляет клетку пустой. Компьютер и иллюминатор учитываются сами.
sa-paper-rest = В файле есть ещё: { $fields }
sa-paper-flaws = { $count ->
    [one] { $count } запись стоит проверить
    [few] { $count } записи стоит проверить
   *[many] { $count } записей стоит проверить
  }
sa-paper-clear = Очистить
sa-paper-load = Открыть файл
sa-paper-save = Сохранить в файл
sa-paper-resolve = Разыграть
sa-paper-back-to-form = Назад к записи
sa-paper-file = Этот полёт в файле
sa-paper-file-text = Его можно снова открыть здесь, а в терминале его читает
sa-paper-stopped = Разыграно до хода { $turn }
sa-paper-leave-out = Убрать это

## Лётная школа
sa-lesson-passed = Урок пройден
sa-lesson-missed = Пока не вышло
sa-lesson-missed-text = Посмотрите, что произошло вместо этого, и попробуйте ещё раз. Ваш план сохранён.
sa-lesson-story = Что произошло
sa-lesson-learnt = Шаги урока
sa-lesson-done = сделано
sa-lesson-not-done = не сделано
sa-lesson-go-on = Отлично. К следующему уроку?
sa-lesson-all = Это был последний урок.
sa-lesson-again-say = Измените план и летите снова.
sa-lesson-again = Ещё раз
sa-lesson-next = Дальше: { $lesson }
sa-to-school = В школу

## Имена, метки, показ
sa-board-of = поле ({ $name })
sa-markers-clear = Убрать все метки
sa-marker = Метка плана
sa-marker-less = Метка: меньше или назад
sa-marker-more = Метка: больше или вперёд
sa-marker-square = клетка { $square }
sa-marker-remove = Убрать метку
sa-state-rocket-launched = , одна запущена
sa-state-rocket-flies = , одна в полёте
sa-card-lost = карта потеряна
sa-timeline-missed = мимо цели
sa-timeline-cell = { $what }: { $count }, ход { $turn }
sa-moments = Моменты, которые стоит пересмотреть
sa-moments-none = Ничего такого не было.

## Кампания
sa-campaign = Кампания
sa-campaign-of = Задание { $mission } из 3
sa-campaign-mission = Задание { $number }
sa-campaign-points = угрозы { $threats }, наблюдение { $visual }
sa-campaign-damage = Повреждения
sa-campaign-total = Счёт кампании
sa-campaign-goes-on = Кампания продолжается.
sa-campaign-over = Кампания завершена.
sa-campaign-lost = Кампания проиграна.
sa-cast-vote = Проголосовать
sa-to-vote = К голосованию
sa-voted-list = Проголосовали: { $names }

sa-key-pick = взять карту с руки
sa-key-end-phase = закончить фазу
sa-key-marker = сдвинуть метку фигурки
sa-key-threat = сдвинуть метку угрозы

## Передача данных, выбранная заранее

sa-set-aside = отложена для передачи
sa-set-aside-for = Отложить: { $name }
sa-hint-aside = Отложено, получатель { $name }: { $card }. Подтвердите во время передачи данных.
sa-give-now = Отдать { $card }: { $name }
sa-key-give = отдать отложенную карту во время передачи данных

## Пауза

sa-paused-log = Закрыто, пока полёт не продолжится

## What a damaged system says
sa-damaged = Повреждено
sa-paper-refused = Файл не загружен
sa-hash-how = Хеш — это BLAKE2b длиной 16 байт от этих слов, его можно вычислить самому:

## Around the table: seats, start, what follows, school, log
ui-seats-1-space-alert = В одиночку с четырьмя андроидами: вы планируете за них.
ui-seats-2-space-alert = Два человека и два андроида.
ui-seats-3-space-alert = Три человека и один андроид.
ui-seats-4-space-alert = Экипаж из четырёх человек.
ui-seats-5-space-alert = Экипаж из пяти: неподтверждённые сообщения в силе.
ui-seats-order-hint-space-alert = первым действует капитан, дальше по часовой стрелке
sa-start-hint = Часы пойдут, когда все подтвердят готовность.
ui-error-no-talking = Связь не работает: сейчас разговаривать нельзя.
sa-school-about = Короткие уроки без часов. Каждый всё объясняет, даёт попробовать и отменить и показывает, почему что-то не вышло.
sa-school-of = из { $count } уроков пройдено
sa-school-lessons = Уроки
sa-school-passed = пройден
sa-school-start = начните здесь
sa-school-next = дальше
ui-one-screen-hint-space-alert =
    Все места ваши, экран передаётся по кругу. Между игроками он закрыт, чтобы никто не видел чужих карт. Без часов
    хватает времени его передать.
sa-campaign-mission-n = Исследовательская кампания, задание { $mission } из 3.
sa-campaign-carried = Исследовательская кампания, задание { $mission } из 3. На корабле осталось: { $tiles } { $tiles ->
    [one] фишка повреждений
    [few] фишки повреждений
   *[many] фишек повреждений
  }{ $squads ->
    [0] .
    [one] , { $squads } сломанный отряд.
    [few] , { $squads } сломанных отряда.
   *[many] , { $squads } сломанных отрядов.
  }
ui-next-same-space-alert = То же задание, те же угрозы.
ui-next-new-space-alert = Новое задание с тем же экипажем.
ui-next-game-space-alert = Следующее задание
ui-play-same-space-alert = То же задание ещё раз
ui-rematch-space-alert = Новое задание
sa-log-about = Сюда записывается каждое задание, которое вы летите с часами, проигранное тоже: экипаж, очки и то, что погубило корабль.
sa-log-practice = Тренировки без часов и учебные полёты не записываются.
sa-log-flights = Полёты
sa-log-home = Вернулись
sa-log-lost = Погибли
sa-log-points = Всего очков
sa-log-best = Лучшее задание
sa-log-best-campaign = Лучшая кампания
sa-log-date = Дата
sa-log-track = Запись
sa-log-common = Обычные угрозы
sa-log-serious = Серьёзные угрозы
sa-log-survived = Пережитые
sa-log-destroyed = Уничтоженные
sa-log-penalties = Штрафы
sa-log-visual = Визуальное подтверждение
sa-log-total = Итог
sa-log-paused = с паузой
sa-log-lost-to = Корабль погиб: { $threat }
sa-log-campaign = Кампания
sa-log-campaign-open = продолжается
sa-log-campaign-lost = проиграна
sa-start-hint-untimed = Начало — когда все подтвердят; никто не торопит.
ui-hint-lost-space-alert = корабль потерян
sa-log-training = Учебные и тренировочные полёты


# Виды действий и сами действия.
verb-place = Поставить кубик
option-place = Поставить { $die_acc } на место «{ $at }»{ $result ->
    [0] {""}
   *[other] , изменив на { $result }
  }
verb-propose = Заполнить общие места
option-propose = Заполнить «{ $group }»
verb-move-to-recovery = Отправить кубик в Комнату восстановления
option-move-to-recovery = Отправить { $die_acc } в Комнату восстановления
verb-play-file = Разыграть файл
option-play-file = Разыграть «{ $file }»
verb-use-skill = Применить навык
option-use-skill = Применить навык «{ $skill }»
verb-use-kept = Применить сохранённую карту
option-use-kept = Применить карту «{ $card }»
verb-spend-parts = Потратить запчасти на робота
option-spend-parts = За 2 жетона запчастей изменить { $die_acc } на { $result }
verb-spend-chems = Потратить препараты на кубик
option-spend-chems = За 2 жетона препаратов установить { $die_acc } на { $result }
verb-end-turn = Закончить ход
option-end-turn = Закончить ход
verb-pass = Пас
option-pass = Пас
verb-pass-until-die = Пасовать, пока нет кубика
option-pass-until-die = Пасовать, пока у меня не появится кубик
verb-ask-me = Снова спрашивать меня
option-ask-me = Снова спрашивать меня на ходах без кубиков

verb-choose-player = Выбрать игрока
option-choose-player = { $player }
verb-choose-side = Выбрать эффект
option-choose-side = Вариант { $side }
option-chosen-side = { $effects }
verb-accept = Сделать
option-accept = Сделать это
verb-decline = Пропустить
option-decline = Пропустить
verb-arrange = Разложить алгоритмы
option-arrange = Открыто: { $up }; под ними: { $down }
arrange-free = Положить «{ $new }» в свободную ячейку
arrange-beneath = Положить «{ $new }» под «{ $card }», чтобы доработать его
arrange-above = Положить «{ $new }» поверх «{ $card }»: нижняя карта дорабатывает верхнюю
arrange-instead = Положить «{ $new }» вместо «{ $card }», который сбрасывается
arrange-discard = Сбросить «{ $new }» и оставить всё как есть
up-none = свободная ячейка
down-none = ничего
verb-first = Выбрать первый алгоритм
option-first = Первым срабатывает «{ $card }»
verb-turn-die = Изменить кубик
option-turn-die = Изменить { $die_acc } на { $result }
verb-mark = Отметить кубик
option-mark = Отметить { $die_acc }
verb-roll-marked = Перебросить отмеченные
option-roll-marked = Перебросить отмеченные кубики
verb-send-to-recovery = Отправить кубик в Комнату восстановления
option-send-to-recovery = Отправить { $die_acc } в Комнату восстановления
verb-bring-back = Вернуть кубик
option-bring-back = Вернуть { $die_acc } и бросить
verb-take-back = Забрать кубик назад
option-take-back = Забрать { $die_acc } с места «{ $at }»
verb-keep = Оставить карту
option-keep = Оставить «{ $card }»
verb-put-back = Вернуть карту
option-put-back = Положить «{ $card }» на колоду
verb-find = Взять карту из колоды
option-find = Взять «{ $card }»
verb-drop = Сбросить карту
option-drop = Сбросить «{ $card }»
verb-drop-algorithm = Сбросить алгоритм
option-drop-algorithm = Сбросить алгоритм из ячейки { $slot }
verb-swap-task = Заменить ключевую задачу
option-swap-task = Заменить «{ $task }»
verb-lose-file = Потерять файл
option-lose-file = Потерять «{ $file }»
verb-from-vault = Выбрать, что теряет Хранилище
option-from-vault = Хранилище теряет 1 жетон { $type_gen }
verb-take-token = Взять жетон
option-take-token = Взять 1 жетон { $type_gen }
verb-give-token = Отдать жетон
option-give-token = Отдать 1 жетон { $type_gen }
verb-choose-task = Выбрать ключевую задачу
option-choose-task = { $task }
verb-put-token = Положить жетон на задачу
option-put-token = Положить 1 жетон { $type_gen }
verb-choose-system = Выбрать систему
option-choose-system = { $system }
verb-choose-room = Выбрать помещение
option-choose-room = { $room }

verb-choose-option = Выбрать
option-choose-option = Вариант { $number }
verb-choose-apart = Выбрать тайно
option-choose-apart = Вариант { $number }
story-option = { $option } [{ $tag }]
story-option-untagged = { $option }
verb-vote = Голосовать
option-cast-vote = Голосовать: { $answer }
verb-lean = Сказать, к чему склоняетесь
option-lean = Склоняюсь к варианту: { $answer }
story-lean = Склоняюсь к варианту: { $option }
verb-decide = Решить исход голосования
option-decide = Решить: { $answer }
story-decide = Решить: { $option }
verb-ask-second = Попросить вторую карту
option-ask-second = Попросить вторую карту
verb-no-second = Не просить второй карты
option-no-second = Хватит одной карты
verb-go-on = Дальше
option-go-on = Дальше

verb-lay-die = Положить кубик
option-lay-die = Положить { $die_acc } на общее место { $spots }
option-lay-halves = Положить { $die_acc } на общие места { $first } (считается как { $low }) и { $second } (считается как { $high })
verb-take-up = Забрать кубик
option-take-up = Забрать свой кубик с общего места { $spot }
verb-adjust = Изменить кубик на местах
option-adjust = Установить кубик на общем месте { $spot } на { $result } ({ $by })
by-parts = 2 жетона запчастей
by-chems = 2 жетона препаратов
verb-seal = Добавить файл
option-seal = Добавить «{ $file }», чтобы разыграть при подтверждении
verb-lend-kept = Добавить сохранённую карту
option-lend-kept = Добавить «{ $card }»
verb-lend-skill = Добавить навык
option-lend-skill = Добавить навык «{ $skill }»
verb-ask-for-help = Попросить о помощи
option-ask-for-help = Попросить остальных о помощи
verb-take-offer = Принять предложение
option-take-offer = Принять предложение, которое делает { $player }
verb-drop-offer = Не брать предложение
option-drop-offer = Не брать предложение, которое делает { $player }
verb-withdraw-offer = Отозвать своё предложение
option-withdraw-offer = Отозвать своё предложение
verb-vault-share = Решить, сколько платит Хранилище
option-vault-share = Хранилище платит не более { $number } { $number ->
    [one] жетона
   *[other] жетонов
  } { $type_gen }
verb-commit = Подтвердить
option-commit = Заполнить места и заплатить
verb-call-off = Отменить
option-call-off = Отменить
verb-give-tokens = Предложить жетоны
option-give-tokens = Предложить { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }
verb-play-openly = Разыграть файл открыто
option-play-openly = Разыграть «{ $file }» открыто
verb-save-on = Выбрать, что сэкономить
option-save-on = Сэкономить { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }
verb-pay-extra = Выбрать, чем доплатить
option-pay-extra = Доплатить { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen } из жетонов любого вида
verb-agree = Согласиться
option-agree = Согласиться на изменение
verb-object = Возразить
option-object = Оставить кубик как есть
verb-send-offer = Отправить предложение
option-send-offer = Отправить предложение
verb-refuse = Отказаться
option-refuse = Отказаться

verb-finish-task = Выполнить рабочую задачу
option-finish-task = Выполнить «{ $task }»
verb-pay-with = Выбрать жетоны
option-pay-with = Заплатить { $data } данными, { $parts } запчастями, { $chems } препаратами
verb-skip-task = Не выполнять задачу
option-skip-task = Не выполнять здесь задачу
verb-save = Применить навык «Спаситель»
option-save = Спаситель: сэкономить до 6 жетонов
verb-replenish = Пополнить Хранилище
option-replenish = Переложить { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } в Хранилище
verb-skip-replenish = Не пополнять
option-skip-replenish = Оставить жетоны себе
verb-draw-more = Взять карты
option-draw-more = { $data ->
    [0] Не тратить данных
    [one] Потратить { $data } жетон данных, взять на { $data } карту больше
   *[other] Потратить { $data } жетона данных, взять на { $data } карты больше
  }
verb-set-robot = Установить робота
option-set-robot = Установить робота на { $result }
verb-reprogram = Перепрограммировать робота
option-reprogram = Отправить домой робота, которым управляет { $player }
verb-pay-for-return = Заплатить за кубик
option-pay-for-return = Заплатить, чтобы { $die } вернулся домой
verb-let-them-warm = Больше не платить
option-let-them-warm = Остальные отогреваются в Комнате восстановления
verb-draft = Оставить рабочую задачу
option-draft = Оставить «{ $card }»
verb-join = Присоединиться к совещанию
option-join = Присоединиться { $die_ins }{ $result ->
    [0] {""}
   *[other] , изменив на { $result }
  }
verb-stay-away = Не присоединяться
option-stay-away = Не присоединяться
verb-take-alone = Применить навык «Одинокий волк»
option-take-alone = Одинокий волк: взять вместо этого верхнюю рабочую задачу
verb-take-task = Взять рабочую задачу
option-take-task = Взять «{ $card }»
verb-take-none = Не брать карту
option-take-none = Передать карты дальше
verb-buy = Купить навык
option-buy = Купить навык «{ $skill }» (сбросив: { $discard })
verb-end-buying = Больше не покупать
option-end-buying = Больше не покупать
verb-repeat-file = Применить файл ещё раз
option-repeat-file = Применить файл ещё раз
verb-no-repeat = Хватит одного раза
option-no-repeat = Хватит одного раза
verb-take-top = Взять рабочие задачи
option-take-top = { $number ->
    [0] Не брать
    [one] Взять { $number } рабочую задачу
   *[other] Взять { $number } рабочие задачи
  }
verb-drop-task = Сбросить рабочую задачу
option-drop-task = Сбросить «{ $card }»
verb-keep-rest = Больше не сбрасывать
option-keep-rest = Больше не сбрасывать
verb-heal = Вернуть кубик из Комнаты восстановления
option-heal = { $die }, которым управляет { $player }
verb-enough-healed = Больше не возвращать
option-enough-healed = Больше не возвращать кубиков
verb-supply = Снабдить игроков
option-supply = По 3 жетона { $type_gen } получают: { $players }
verb-hand-out = Раздать карты
option-hand-out = Взять 6 карт и раздать их
verb-draw-as-usual = Взять как обычно
option-draw-as-usual = Взять как обычно
verb-give-card = Отдать карту
option-give-card = Карту «{ $card }» получает { $player }
verb-let-awaken = Дать выполнить Пробуждение
option-let-awaken = { $player } выполняет Пробуждение
verb-no-patronage = Приберечь навык
option-no-patronage = Приберечь навык на потом

# Числа в длинных меню
field-player = игрок
field-side = вариант
field-slot = ячейка
field-number = число
field-result = результат
field-spot = место
field-spots = места
field-tokens = жетоны
field-data = данные
field-parts = запчасти
field-chems = препараты
field-players = игроки
to-number = игрок { $number }
player-number = игрок { $number }
players-number = игрок { $number }
winners-number = игрок { $number }

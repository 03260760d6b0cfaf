# Что говорят карты: эффекты, действующие правила, стоимость и условия (G7-D48, G7-D58).
# $target — `self`, если речь о читающем, иначе `other`, и тогда $who называет, о ком речь.

who-each = каждый игрок
who-others = каждый другой игрок
who-chosen = выбранный игрок
who-chief = начальник штаба
who-last = последний по заслугам игрок
who-contributors = каждый участник

dice-officer = { $target ->
    [self] своего офицера
   *[other] своего офицера
  }
dice-robot = { $target ->
    [self] своего робота
   *[other] своего робота
  }
dice-colonist = { $target ->
   *[other] { $n ->
        [0] любых своих колонистов
        [-1] всех своих колонистов
        [one] { $n } своего колониста
       *[other] { $n } своих колонистов
      }
  }
dice-die = { $target ->
   *[other] { $n ->
        [0] любые свои кубики
        [-1] все свои кубики
        [one] { $n } свой кубик
        [few] { $n } своих кубика
       *[many] { $n } своих кубиков
      }
  }
dice-placed = размещаемый кубик
dice-group = кубики на общих местах

step-gain = { $target ->
    [self] получите { $tokens }
   *[other] { $who } получает { $tokens }
  }
step-lose = { $target ->
    [self] потеряйте { $tokens }
   *[other] { $who } теряет { $tokens }
  }
step-vault-gain = Хранилище получает { $tokens }
step-vault-lose = Хранилище теряет { $tokens }
step-put-on-task = положите { $tokens } из запаса на одну невыполненную ключевую задачу
step-merit-up = { $target ->
    [self] получите { $merits }
   *[other] { $who } получает { $merits }
  }
step-merit-down = { $target ->
    [self] потеряйте { $merits }
   *[other] { $who } теряет { $merits }
  }
step-stars = { $target ->
    [self] получите в конце эпизода { $n ->
        [one] { $n } офицерскую звезду
        [few] { $n } офицерские звезды
       *[many] { $n } офицерских звёзд
      }
   *[other] { $who } получает в конце эпизода { $n ->
        [one] { $n } офицерскую звезду
        [few] { $n } офицерские звезды
       *[many] { $n } офицерских звёзд
      }
  }
step-change = { $target ->
    [self] измените { $dice } не более чем на { $most } в любую сторону
   *[other] { $who } меняет { $dice } не более чем на { $most } в любую сторону
  }
step-change-up = { $target ->
    [self] увеличьте { $dice } не более чем на { $most }
   *[other] { $who } увеличивает { $dice } не более чем на { $most }
  }
step-set = { $target ->
    [self] установите { $dice } на { $value ->
        [0] любой результат
       *[other] { $value }
      }
   *[other] { $who } устанавливает { $dice } на { $value ->
        [0] любой результат
       *[other] { $value }
      }
  }
step-reroll = { $target ->
    [self] перебросьте { $dice }
   *[other] { $who } перебрасывает { $dice }
  }
step-to-recovery = { $target ->
    [self] отправьте { $dice } в Комнату восстановления
   *[other] { $who } отправляет { $dice } в Комнату восстановления
  }
step-from-recovery = { $target ->
    [self] { $n ->
        [one] верните из Комнаты восстановления в каюты экипажа { $n } свой кубик и бросьте его
       *[other] верните из Комнаты восстановления в каюты экипажа не более { $n } своих кубиков и бросьте их
      }
   *[other] { $n ->
        [one] { $who } возвращает из Комнаты восстановления в каюты экипажа { $n } свой кубик и бросает его
       *[other] { $who } возвращает из Комнаты восстановления в каюты экипажа не более { $n } своих кубиков и бросает их
      }
  }
step-take-back = { $target ->
    [self] верните { $dice } с места или карты в каюты экипажа, сохранив результат
   *[other] { $who } возвращает { $dice } с места или карты в каюты экипажа, сохранив результат
  }
step-redirect-return = в следующий раз кубики из { $room_gen } вернутся { $where }
step-awaken = { $target ->
    [self] выполните Пробуждение
   *[other] { $who } выполняет Пробуждение
  }
step-to-supply = { $target ->
    [self] уберите из кают экипажа в запас { $colonists }
   *[other] { $who } убирает из кают экипажа в запас { $colonists }
  }
step-from-supply = { $target ->
    [self] переместите из запаса в каюты экипажа { $colonists }
   *[other] { $who } перемещает из запаса в каюты экипажа { $colonists }
  }
colonists = { $n ->
    [-1] всех колонистов
    [one] { $n } колониста
   *[other] { $n } колонистов
  }
step-fetch-robot = { $target ->
    [self] возьмите своего робота из запаса и бросьте его
   *[other] { $who } берёт своего робота из запаса и бросает его
  }
step-extra-placement = поставьте в этот ход ещё один кубик
step-draw-keep = { $target ->
    [self] возьмите { $cards }{ $all ->
        [yes] {""}
       *[no] , оставьте { $keep }
      }
   *[other] { $who } берёт { $cards }{ $all ->
        [yes] {""}
       *[no] , оставляет { $keep }
      }
  }
cards-files = { $n ->
    [one] { $n } файл
    [few] { $n } файла
   *[many] { $n } файлов
  }
cards-algorithms = { $n ->
    [one] { $n } алгоритм
    [few] { $n } алгоритма
   *[many] { $n } алгоритмов
  }
cards-work_tasks = { $n ->
    [one] { $n } рабочую задачу
    [few] { $n } рабочие задачи
   *[many] { $n } рабочих задач
  }
cards-key_tasks = { $n ->
    [one] { $n } ключевую задачу
    [few] { $n } ключевые задачи
   *[many] { $n } ключевых задач
  }
step-look = { $target ->
    [self] посмотрите сверху колоды { $cards } и верните в любом порядке
   *[other] { $who } смотрит сверху колоды { $cards } и возвращает в любом порядке
  }
step-search = просмотрите { $deck_acc }, возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
  } и перетасуйте её
step-discard = { $target ->
    [self] сбросьте { $cards }
   *[other] { $who } сбрасывает { $cards }
  }
step-replace-tasks = { $target ->
    [self] сбросьте до { $n } { $n ->
        [one] рабочей задачи
       *[other] рабочих задач
      } и возьмите столько же
   *[other] { $who } сбрасывает до { $n } { $n ->
        [one] рабочей задачи
       *[other] рабочих задач
      } и берёт столько же
  }
step-swap-key-task = положите одну невыполненную ключевую задачу из ряда под колоду и возьмите другую
step-repeat-file = последний файл, сыгранный в этот ход, срабатывает ещё раз
step-reduce-cost = текущая оплата уменьшается на { $tokens }
step-bonus-merit = { $target ->
    [self] получите сверх награды за задачу { $merits }
   *[other] { $who } получает сверх награды за задачу { $merits }
  }
step-relax-rule = число на одном общем месте считается большим или меньшим не более чем на { $n }
step-worsen = состояние { $system_gen } ухудшается на { $n }
step-improve = состояние { $system_gen } улучшается на { $n }
step-repair-marker = маркер ремонта закрывает { $end } свободное место { $room_gen }
step-failure-marker = маркер сбоя закрывает { $end } свободное место { $room_gen }
end-first = первое
end-last = последнее
step-clear-failure = снимите маркер сбоя с { $room_gen }
step-log-damage = в журнале отмечается повреждение { $room_gen }
step-mend = из журнала вычёркивается одно повреждение { $room_gen }
room-chosen = помещение по вашему выбору
    .gen = помещения по вашему выбору
    .acc = в помещение по вашему выбору
    .loc = в помещении по вашему выбору
step-cross-square = { $n ->
    [one] зачёркивается { $n } клетка состояния
    [few] зачёркиваются { $n } клетки состояния
   *[many] зачёркивается { $n } клеток состояния
  }
step-if = если до этого дошло: { $then }
step-if-else = { $then }, а иначе { $otherwise }
step-choose = выберите: { $parts }
step-or = {" или "}
step-may = { $target ->
    [self] можно по желанию: { $do }
   *[other] { $who } может сделать это: { $do }
  }
step-pay = { $target ->
    [self] заплатите { $tokens }, чтобы выполнить: { $do }
   *[other] { $who } может заплатить { $tokens }: { $do }
  }
step-for-seats = за каждого игрока: { $do }
step-for-each = каждый раз: { $do }
step-apply = { $rule } ({ $duration })
duration-turn = в этот ход
duration-round = в этом раунде
duration-section = пока длится этот раздел
duration-episode = в этом эпизоде
duration-campaign = до конца кампании
step-nothing = ничего не происходит
step-success = { $n ->
    [one] { $n } маркер успеха
    [few] { $n } маркера успеха
   *[many] { $n } маркеров успеха
  } для сюжетной цели
step-setback = сюжетная цель требует на { $n } больше
step-heart-mind-heart = шкала сдвигается на { $n } к чувствам
step-heart-mind-mind = шкала сдвигается на { $n } к разуму
step-set-flag = это записывается в журнал
step-clear-flag = запись в журнале вычёркивается
step-note-card = у этого будут последствия
step-add-card = в колоду входит карта перекрёстка
step-remove-card = карта перекрёстка покидает кампанию
step-keep-card = оставьте эту карту себе
step-go-to = история продолжается в другом месте
step-last-round = последний раунд теперь { $round }
step-plot-advance = срок теперь — раунд { $round }
step-unlock = в кампанию входит «{ $component }»
step-turn-goal = цель «{ $goal }» переворачивается стороной провала
step-end-episode = эпизод закончится после этого раунда

modifier-closed = { $room }: закрыто
modifier-open-spot = открыто место { $room_gen } с точками: { $dots }
modifier-new-room = на корабле новое помещение: { $room }
modifier-rules-of = правила размещения { $room_gen } меняются: { $rules }
modifier-return-to = кубики { $room_gen } возвращаются { $where }, если владелец не заплатит { $tokens } за каждый
where-recovery = в Комнату восстановления
where-quarters = в каюты экипажа
where-supply = в запас
modifier-barred = { $die_acc } нельзя ставить { $room_acc }
modifier-admitted = { $die_acc } можно ставить { $room_acc }
modifier-extra-cost = { $what } стоит на { $tokens } больше
modifier-less-cost = { $what } стоит на { $tokens } меньше
what-key_task = каждая ключевая задача
what-work_task = каждая рабочая задача
what-fill = каждое заполнение { $room_gen }
modifier-yield-up = { $room } даёт на { $n } больше
modifier-yield-down = { $room } даёт на { $n } меньше
modifier-replenish-merit-up = каждое Пополнение приносит заслуг на { $n } больше
modifier-replenish-merit-down = каждое Пополнение приносит заслуг на { $n } меньше
modifier-task-merit-up = { $what } приносит заслуг на { $n } больше
modifier-task-merit-down = { $what } приносит заслуг на { $n } меньше
modifier-upkeep-up = в конце каждого раунда Хранилище отдаёт на содержание { $tokens }
modifier-upkeep-down = содержание уменьшается на { $tokens }
modifier-toll = каждый участник, кроме активного игрока, платит за вход { $tokens }
modifier-key-tasks-up = каждый раунд берётся на { $n } больше ключевых задач
modifier-key-tasks-down = каждый раунд берётся на { $n } меньше ключевых задач
modifier-failure-steps-up = каждая невыполненная ключевая задача ухудшает свою систему ещё на { $n }
modifier-failure-steps-down = каждая невыполненная ключевая задача ухудшает свою систему на { $n } меньше
modifier-no-files = файлы играть нельзя
modifier-no-vault = Хранилище ни за что не платит
modifier-start-division = { $system } начинает { $division_loc }
modifier-start-vault-up = в Хранилище в начале больше на { $tokens }
modifier-start-vault-down = в Хранилище в начале меньше на { $tokens }
modifier-start-crew-up = у каждого игрока в начале на { $n } { $n ->
    [one] колониста
   *[other] колонистов
  } больше
modifier-start-crew-down = у каждого игрока в начале на { $n } { $n ->
    [one] колониста
   *[other] колонистов
  } меньше
modifier-start-place-officer = офицеры начинают { $place ->
    [recovery] в Комнате восстановления
    [quarters] в каютах экипажа
   *[supply] в запасе
  }
modifier-start-place-robot = роботы начинают { $place ->
    [recovery] в Комнате восстановления
    [quarters] в каютах экипажа
   *[supply] в запасе
  }
modifier-start-files-up = в начале на руке на { $n } { $n ->
    [one] файл
    [few] файла
   *[many] файлов
  } больше
modifier-start-files-down = в начале на руке на { $n } { $n ->
    [one] файл
    [few] файла
   *[many] файлов
  } меньше
modifier-counter = { $happening }: { $n }
modifier-side-count = { $happening }: каждый игрок получает { $merits }, всего не более { $most }
modifier-on = { $happening }: { $do }
qualifier-once = { $rule } (только в первый раз)
qualifier-once-per-episode = { $rule } (один раз за эпизод)
qualifier-rounds = { $rule } (раунды с { $low } по { $high })
qualifier-round = { $rule } (только в раунде { $low })

# События: что считается и от чего срабатывают алгоритмы
happens-dice_rolled = бросок экипажа
happens-die_placed = размещённый кубик
happens-die_placed-officer = размещённый офицер
happens-die_placed-robot = размещённый робот
happens-die_placed-colonist = размещённый колонист
happens-die_changed = изменённый кубик
happens-group_filled = заполнение общих мест
happens-forced_recovery = кубик, отправленный в Комнату восстановления за неимением места
happens-awaken_done = Пробуждение
happens-robot_fetched = взятый робот
happens-robot_reprogrammed = перепрограммированный робот
happens-contributed = вклад в общие места
happens-key_task_finished = выполненная ключевая задача
happens-work_task_finished = выполненная рабочая задача
happens-meeting_held = созванное рабочее совещание
happens-meeting_joined = участие в рабочем совещании
happens-gained = полученные жетоны
happens-spent = потраченные жетоны
happens-replenished = Пополнение
happens-files_drawn = взятые файлы
happens-file_played = сыгранный файл
happens-algorithm_laid = выложенный алгоритм
happens-round_started = начало раунда
happens-round_ended = конец раунда
happens-system_worsened = ухудшение системы
happens-critical_reached = система на критическом делении
happens-crossroads_resolved = разыгранная карта перекрёстка
happens-vote_decided = решённое голосование
happens-section_entered = прочитанный раздел
happens-plot_goal_reached = достигнутая сюжетная цель
happens-plot_goal_missed = упущенная сюжетная цель
filter-room = { $room_loc }
filter-department = { $department }
filter-center = { $room }
filter-system = { $system }
filter-type = { $type }
filter-result = с результатом { $bound }
filter-contributors-eq = ровно { $n } { $n ->
    [one] игроком
   *[other] игроками
  }
filter-contributors-least = не менее чем { $n } { $n ->
    [one] игроком
   *[other] игроками
  }
filter-contributors-most = не более чем { $n } { $n ->
    [one] игроком
   *[other] игроками
  }
filter-each-seat-once = один раз для каждого игрока
filter-calm = { $system } на зелёном или жёлтом делении

card-key-task = { $department }; общих мест: { $spots }; { $rule }
card-cost = Стоимость: { $cost }
card-key-reward = Каждый участник получает { $merits }. Если задача не выполнена, состояние системы ухудшается на { $n }.
card-work-task = Центр: { $room }
card-work-reward = Заслуги { $merit }, штраф { $penalty }
card-special = При выполнении: { $do }
card-own-turn = Только в свой ход.
card-algorithm = { $when }: { $do }
card-upgraded = С доработкой: { $do }
card-skill = Стоит { $n ->
    [one] { $n } звезду
    [few] { $n } звезды
   *[many] { $n } звёзд
  }, звание от { $rank_gen }
card-skill-uses = { $n ->
    [one] { $n } раз за эпизод
    [few] { $n } раза за эпизод
   *[many] { $n } раз за эпизод
  }
card-goal-stars = { $n ->
    [0] Без звёзд
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
  }: { $text }
card-goal-turned = Сторона провала, { $n ->
    [0] без звёзд
    [one] { $n } звезда
    [few] { $n } звезды
   *[many] { $n } звёзд
  }: { $text }
card-keep = Один раз можно убрать эту карту: { $do }
card-crew = { $job }. { $review }
goal-count = { $happening }: +{ $n }
goal-missed-line = Если цель упущена: { $do }
goal-missed-nothing = Если цель упущена, история пойдёт иначе
previously-reached = «{ $episode }»: сюжетная цель достигнута.
previously-missed = «{ $episode }»: сюжетная цель упущена.
card-sector-lab = Малая лаборатория: каждый кубик приносит { $formula } ({ $type }); # — его результат, с округлением вверх.
card-sector-action = { $action }: { $do }.
card-sector-robot = Робот живёт в каютах экипажа.
card-sector-reprogram = { $action }: отправьте робота любого игрока в сектор владельца.

# Когда работают алгоритмы
when-AL-01 = Когда вы ставите кубик в Химическую лабораторию
when-AL-02 = Когда вы ставите кубик в Техническую лабораторию
when-AL-03 = Когда вы ставите кубик с результатом 3 или меньше в Научную лабораторию
when-AL-04 = Когда вы выполняете Пополнение
when-AL-05 = После вашего броска экипажа
when-AL-06 = Когда вы выполняете рабочую задачу
when-AL-07 = Когда вы берёте файлы
when-AL-08 = Когда вы берёте своего робота
when-AL-09 = Когда вы вносите вклад в общие места вместе хотя бы с двумя другими
when-AL-10 = В начале каждого раунда
when-AL-11 = Когда вы участвуете в рабочем совещании
when-AL-12 = Когда вы выполняете Пробуждение
when-L-01 = Когда для вас разыграна карта перекрёстка
when-L-02 = Когда вы вносите вклад в общие места вместе ровно с одним игроком
when-L-03 = В начале каждого раунда
when-L-04 = Когда вы играете файл

# Чего требуют цели
wants-best_officer = Вы первый по заслугам после штрафов. В следующем эпизоде вы — дежурный офицер.
wants-officer_review = В конце этого эпизода можно получить звание.
wants-personal_goals = У каждого игрока есть план А, план Б и цель его сектора.
wants-G-01 = В конце эпизода в Хранилище не меньше 3 жетонов каждого типа.
wants-G-02 = В конце эпизода биологическая система на зелёном или жёлтом делении.
wants-G-03 = Вы внесли вклад не менее чем в 2 заполнения Хода в Клин.
wants-G-04 = Вы внесли вклад не менее чем в 3 группы, заполненные тремя или более игроками.
wants-G-05 = В конце эпизода энергетическая система не на критическом делении.
wants-G-06 = Вы выполнили Пополнение не менее 3 раз.
wants-G-07 = Вы внесли вклад не менее чем в 2 заполнения Кросен.
wants-G-08 = В конце эпизода ни одна система не на критическом делении.
wants-G-09 = Вы внесли вклад не менее чем в 10 групп.
wants-G-10 = В конце эпизода все системы на зелёном или жёлтом делении.
fails-G-02 = В конце эпизода биологическая система не на критическом делении.
fails-G-03 = { wants-G-03 }
fails-G-05 = Награды больше нет.
fails-G-06 = { wants-G-06 }
fails-G-07 = { wants-G-07 }
fails-G-08 = { fails-G-05 }
fails-G-10 = В конце эпизода ни одна система не на критическом делении.
turns-G-02 = Переворачивается, когда биологическая система достигает критического деления.
turns-G-03 = Переворачивается, когда упущена сюжетная цель.
turns-G-05 = Переворачивается, когда энергетическая система достигает критического деления.
turns-G-06 = { turns-G-03 }
turns-G-07 = Переворачивается, когда упущена сюжетная цель эпизода.
turns-G-08 = Переворачивается, когда любая система достигает критического деления.
turns-G-10 = { turns-G-08 }
wants-PA-1 = Внесите вклад в общие места 8 раз за эпизод.
wants-PA-2 = Выполните 4 рабочие задачи за эпизод.
wants-PA-3 = Выполните Пополнение 3 раза за эпизод.
wants-PA-4 = Сыграйте 4 файла за эпизод.
wants-PA-5 = Выполните Пробуждение дважды за эпизод.
wants-PA-6 = Побывайте на 3 рабочих совещаниях за эпизод.
wants-PA-7 = Поставьте своего робота 3 раза за эпизод.
wants-PA-8 = Имейте 3 алгоритма, считая доработки.
wants-PB-1 = Разыграйте для себя 3 карты перекрёстка за эпизод.
wants-PB-2 = Внесите вклад 5 раз в группы, заполненные тремя или более игроками.
wants-PB-3 = Выполните 6 рабочих задач за эпизод.
wants-PB-4 = Имейте в секторе 18 жетонов.
wants-PB-5 = Созовите 3 рабочих совещания за эпизод.
wants-PB-6 = Вносите вклад чаще всех или не реже остальных. Проверяется в конце эпизода.
wants-PB-7 = В конце эпизода не держите на руке рабочих задач, выполнив не меньше 4.
wants-PB-8 = Выполните за эпизод Пополнение каждым из трёх типов хотя бы раз.
wants-PS-1 = Сыграйте 5 файлов за эпизод. Проверяется в его конце.
wants-PS-2 = В конце эпизода имейте 4 алгоритма, считая доработки.
wants-PS-3 = В конце эпизода все 5 колонистов должны быть не в запасе.
wants-PS-4 = Перепрограммируйте роботов дважды за эпизод. Проверяется в его конце.

# Офицерские навыки (G7-43)
does-inventor = Для действия «Алгоритмы» в Производственном центре берите на 1 карту больше, не тратя данных; оставляете по-прежнему 1.
does-researcher = Для действия «Файлы» в Центре данных берите на 1 карту больше, не тратя данных; оставляете по-прежнему 1.
does-tutor = Увеличьте каждого колониста в своём секторе не более чем на 3, решая для каждого отдельно.
does-biologist = На 3 заслуги больше за рабочую задачу, выполненную в Медицинском центре.
does-chemist = На 1 жетон препаратов больше, когда вы ставите кубик в любую химическую лабораторию.
does-engineer = На 3 заслуги больше за рабочую задачу, выполненную в Производственном центре.
does-scientist = На 3 заслуги больше за рабочую задачу, выполненную в Центре данных.
does-technologist = На 1 жетон запчастей больше, когда вы ставите кубик в любую техническую лабораторию.
does-analyst = На 1 жетон данных больше, когда вы ставите кубик в любую научную лабораторию.
does-lone_wolf = Когда созвано рабочее совещание, можно вместо участия взять верхнюю рабочую задачу.
does-mentor = Кубик, поставленный в компьютерный отдел, можно изменить на 1 в любую сторону.
does-commandant = Кубик, поставленный в биологический отдел, можно изменить на 1 в любую сторону.
does-leader = Кубик, поставленный в рабочий отдел, можно увеличить не более чем на 2.
does-workhorse = Кубик, поставленный в энергетический отдел, можно изменить на 1 в любую сторону.
does-loyal_friend = На 1 заслугу больше за вклад в ключевую задачу.
does-storekeeper = Получите 5 жетонов запчастей.
does-hacker = Получите 5 жетонов данных.
does-dealer = Получите 5 жетонов препаратов.
does-optimizer = Возьмите до 2 карт сверху колоды рабочих задач, затем сбросьте до 2 рабочих задач.
does-innovator = Сыграв файл, сразу примените его эффекты ещё раз.
does-medic = Верните до 3 кубиков из Комнаты восстановления в их секторы; владельцы перебрасывают их.
does-administrator = Поставив офицера в Центр данных, вместо «Файлов» возьмите 6 файлов, дайте 3 игрокам по 1 и сбросьте остальные.
does-archivist = Просмотрите колоду файлов, возьмите 1 карту и перетасуйте колоду.
does-developer = Поставив офицера в Производственный центр, вместо «Алгоритмов» возьмите 6 алгоритмов, дайте 3 игрокам по 1 и сбросьте остальные.
does-patron = Поставив офицера в Медицинский центр, дайте любому игроку сразу выполнить Пробуждение.
does-curator = Внося вклад своим офицером, установите все кубики на этих общих местах на любые результаты.
does-planner = Просмотрите колоду алгоритмов, возьмите 1 карту, выложите её в своём секторе и перетасуйте колоду.
does-saviour = Уменьшите стоимость одной ключевой или рабочей задачи на 6 жетонов любых типов.
does-supplier = Выберите 3 игроков и 1 тип ресурсов; каждый из них получает 3 таких жетона.

# Кубики, бой, повреждения, способности, возрождение и спасение.

# Для чего бросают кубики
purpose-attack = атака
    .acc = атаку
purpose-defence = защита
    .acc = защиту
purpose-engine = двигатель
    .acc = движение
purpose-mine = добыча
    .acc = добычу
purpose-harvest = сбор
    .acc = сбор
purpose-salvage = обыск
    .acc = обыск
purpose-respawn = возрождение
    .acc = возрождение
purpose-tigris = врата «Тигр»
    .acc = выход из врат «Тигр»
purpose-asteroid = астероидное поле
    .acc = вход в астероидное поле
purpose-nebula = туманность
    .acc = вход в туманность
purpose-debris = поле обломков
    .acc = вход в поле обломков
purpose-star = звезда
    .acc = звезду
purpose-shield = планетарный щит
    .acc = пересечение планетарного щита
purpose-study = научные данные
    .acc = сбор научных данных
purpose-hunt = останки
    .acc = сбор останков
purpose-steal = кража
    .acc = кражу
purpose-sneak = проникновение
    .acc = проникновение на планету

# Места в трюме
place-empty = пустой отсек
    .acc = пустой отсек
place-auto = где меньше вреда
    .acc = то, что не так жалко
part-plain = секция без ячейки пуска
    .acc = секцию без ячейки пуска
part-spot = свободная ячейка пуска
    .acc = свободную ячейку пуска
part-marker = ячейка пуска с маркером
    .acc = ячейку пуска с маркером

# Варианты
option-attack = Атаковать { $ship_acc }
option-aim = Добавить к атаке { $outfit_acc }
option-fire = Огонь!
option-shield = Положить маркер на { $outfit_acc }
option-stand = Больше не защищаться
option-rearm = { $count ->
    [0] Не заряжать маркеры
    [one] Зарядить { $count } маркер
    [few] Зарядить { $count } маркера
   *[many] Зарядить { $count } маркеров
  }
option-damage = Повредить { $place_acc }
option-damage-empty = Повредить пустой отсек
option-damage-cube = Повредить отсек с кубом { $cargo_gen }
compartment-at = (ряд { $row }, столбец { $column })
option-damage-compartment = Повредить отсек { $compartment }
option-damage-auto = Разместить всё за меня
option-damage-outfit = Повредить { $part_acc } { $outfit_loc }
option-damage-section = Повредить { $part_acc } { $place_loc }
option-use = Применить способность «{ $ability }»
option-use-after-roll = Применить способность «{ $ability }»
option-use-in-defence = Применить способность «{ $ability }»
option-use-harpoon = Зацепить { $about_acc } способностью «{ $ability }»
option-use-on-ship = Применить способность «{ $ability }», цель — { $ship }
option-use-on-cargo = Применить способность «{ $ability }» к кубу { $cargo_gen }
option-use-on-die = Применить способность «{ $ability }» к кубику { $number }, на нём { $face }
option-overdrive-to-move = Применить способность «{ $ability }» и запустить { $outfit_acc }
option-overdrive-to-attack = Применить способность «{ $ability }» и атаковать { $ship_acc } { $outfit_ins }
option-choose = { $words }
option-pass = Нет
option-spawn = Точка возрождения { $number }
option-place = Клетка { $hex }
option-rescue = Спасти { $ship_acc }
option-follow = Следовать
option-let-go = Отпустить
option-spend-move = Запасённый шаг на { $side }
option-keep-moves = Пока больше не тратить шаги
option-mend-marker = Отремонтировать { $place_acc }
option-mend-outfit = Отремонтировать { $part_acc } { $outfit_loc }
option-take-cubes = Забрать { $cargo }
option-broker-sale = Продать { $cargo }
option-put = Положить { $sector_acc } поверх предыдущих

# Глаголы для списков возможных действий
verb-attack = Атаковать корабль
verb-aim = Добавить оборудование к атаке
verb-fire = Открыть огонь
verb-shield = Использовать щит
verb-stand = Закончить защиту
verb-rearm = Зарядить маркеры
verb-damage = Разместить повреждения
verb-use = Применить способность
verb-choose = Выбрать результат
verb-pass = Отказаться
verb-spawn = Выбрать точку возрождения
verb-place = Выбрать клетку
verb-rescue = Спасти корабль с истощением энергии
verb-follow = Следовать за кораблём на гарпуне
verb-mend = Убрать повреждения
verb-plunder = Забрать кубы
verb-put = Вернуть сектор в стопку

# Вопросы
prompt-after-roll = Вы бросили на { $purpose_acc }, выпало { $faces }. Изменить бросок?
waiting-after-roll = { $seat } может изменить бросок.
prompt-choosing = Выберите, что даст способность «{ $ability }».
waiting-choosing = { $seat } выбирает, что даст способность.
prompt-aiming = Какое оборудование участвует в атаке? Назвав всё, откройте огонь.
waiting-aiming = { $seat } объявляет атаку.
prompt-defending = Вас атакует { $ship }. Какие щиты и способности вы используете?
waiting-defending = { $seat } объявляет защиту.
prompt-bracing = { $what ->
    [drain] { $amount ->
        [one] Вы теряете { $amount } энергию. Предотвратить это щитами или способностями?
       *[other] Вы теряете { $amount } энергии. Уменьшить потерю щитами или способностями?
    }
   *[damage] { $amount ->
        [one] Вы получаете { $amount } повреждение. Предотвратить его щитами или способностями?
        [few] Вы получаете { $amount } повреждения. Уменьшить их щитами или способностями?
       *[many] Вы получаете { $amount } повреждений. Уменьшить их щитами или способностями?
    }
  }
waiting-bracing = { $seat } может уменьшить потери.
prompt-placing-damage = { $amount ->
    [one] Куда положить маркер повреждения?
    [few] Осталось { $amount } маркера повреждений. Куда положить следующий?
   *[many] Осталось { $amount } маркеров повреждений. Куда положить следующий?
  }
waiting-placing-damage = { $seat } размещает повреждения.
prompt-rearming = Сколько маркеров щитов перезарядить по 1 энергии за каждый?
waiting-rearming = { $seat } может перезарядить маркеры.
prompt-arming-rescued = Вас спасли. Сколько маркеров зарядить по 1 энергии за каждый?
waiting-arming-rescued = { $seat } может зарядить маркеры.
prompt-choosing-spawn = На какой точке возрождения появится { $ship }?
waiting-choosing-spawn = { $seat } выбирает точку возрождения.
prompt-choosing-hex = На какой клетке появится { $ship }?
waiting-choosing-hex = { $seat } выбирает клетку.
prompt-harpooning = { $target } трогается с места. Бросить гарпун?
waiting-harpooning = { $seat } может бросить гарпун.
prompt-following = { $target } летит дальше. Следовать?
waiting-following = { $seat } может лететь следом.
prompt-spending-moves = Потратить запасённые шаги?
waiting-spending-moves = { $seat } может потратить запасённые шаги.
prompt-overdriving = Какую секцию { $outfit_gen } повредить?
waiting-overdriving = { $seat } работает на пределе мощности.
prompt-mending = { $count ->
    [one] Какой маркер повреждения убрать?
    [few] Можно убрать { $count } маркера повреждений. Какой следующий?
   *[many] Можно убрать { $count } маркеров повреждений. Какой следующий?
  }
waiting-mending = { $seat } убирает повреждения.
prompt-plundering = { $count ->
    [one] Какой куб забрать у { $target_gen }?
   *[other] Какие кубы забрать у { $target_gen }? Можно взять до { $count } кубов.
  }
waiting-plundering = { $seat } грабит чужой трюм.
prompt-brokering = { $count ->
    [one] Какой куб продать?
   *[other] Какие кубы продать? Можно продать до { $count } кубов.
  }
waiting-brokering = { $seat } торгуется с маклером.
prompt-surveying = Верните секторы в стопку. Какой положить ниже остальных?
waiting-surveying = { $seat } возвращает секторы в стопку.

# Что произошло
event-rolled = { $seat } бросает на { $purpose_acc }, выпадает { $faces }.
event-npc-rolled = Неигровой корабль бросает на { $purpose_acc }, выпадает { $faces }.
event-rolled-again = { $seat } перебрасывает кубик, выпадает { $face }.
event-ability-used = { $seat } применяет способность «{ $ability }».
event-ability-failed = { $seat } остаётся ни с чем: способность «{ $ability }» не срабатывает.
event-energy-gained = { $energy ->
    [0] { $seat } не получает энергии.
    [one] { $seat } получает { $energy } энергию.
   *[other] { $seat } получает { $energy } энергии.
  }
event-crossings-gained = { $count ->
    [one] { $seat } может в этот ход проскользнуть через планетарный щит.
    [few] { $seat } может в этот ход проскользнуть через { $count } планетарных щита.
   *[many] { $seat } может в этот ход проскользнуть через { $count } планетарных щитов.
  }
event-moves-stored = { $moves ->
    [one] { $seat } запасает { $moves } шаг.
    [few] { $seat } запасает { $moves } шага.
   *[many] { $seat } запасает { $moves } шагов.
  }
event-scan-is-free = { $seat } проведёт следующее сканирование без затрат энергии.
event-cube-replicated = { $copies ->
    [one] { $seat } сможет продать 1 куб { $cargo_gen } как { $copies } куб.
    [few] { $seat } сможет продать 1 куб { $cargo_gen } как { $copies } куба.
   *[many] { $seat } сможет продать 1 куб { $cargo_gen } как { $copies } кубов.
  }
event-veiled = { $distance ->
    [0] { $seat } скрывается: выбрать этот корабль целью нельзя.
   *[other] { $seat } скрывается: выбрать этот корабль целью можно только с соседней клетки.
  }
event-roll-raised = { $seat } прибавляет к броску { $amount }.
event-roll-doubled = { $seat } удваивает бросок двигателя.
event-yield-assured = { $count ->
    [one] { $seat } наверняка получит { $count } куб.
    [few] { $seat } наверняка получит { $count } куба.
   *[many] { $seat } наверняка получит { $count } кубов.
  }
event-jammed = { $count ->
    [0] { $ship } не теряет заряженных маркеров: их и не было.
    [one] { $ship } теряет { $count } заряженный маркер.
    [few] { $ship } теряет { $count } заряженных маркера.
   *[many] { $ship } теряет { $count } заряженных маркеров.
  }
event-npc-jammed = { $count ->
    [one] { $ship } бросит в следующей атаке на { $count } кубик меньше.
    [few] { $ship } бросит в следующей атаке на { $count } кубика меньше.
   *[many] { $ship } бросит в следующей атаке на { $count } кубиков меньше.
  }
event-plundered = { $seat } забирает { $cargo } у { $ship_gen }.
event-merchant-robbed = { $seat } забирает { $credits } кредитов у { name-merchant.gen }.
event-surveyed = { $count ->
    [one] { $seat } смотрит { $count } верхний сектор стопки.
    [few] { $seat } смотрит { $count } верхних сектора стопки.
   *[many] { $seat } смотрит { $count } верхних секторов стопки.
  }
event-mended = { $count ->
    [one] { $seat } убирает { $count } маркер повреждения.
    [few] { $seat } убирает { $count } маркера повреждений.
   *[many] { $seat } убирает { $count } маркеров повреждений.
  }
event-outfit-overdriven = { $seat } выжимает всё из { $outfit_gen } ценой повреждения.
event-attack-declared = { $ship } атакует { $target_acc } { $outfits_ins }.
event-npc-attacks = { $ship } атакует { $target_acc }.
event-shield-declared = { $seat } кладёт маркер на { $outfit_acc }.
event-attack-resolved = { $damage ->
    [0] Атака { $attack }, защита { $defence }, повреждений нет.
    [one] Атака { $attack }, защита { $defence }, итого { $damage } повреждение.
    [few] Атака { $attack }, защита { $defence }, итого { $damage } повреждения.
   *[many] Атака { $attack }, защита { $defence }, итого { $damage } повреждений.
  }
event-damaged = { $amount ->
    [one] { $seat } получает { $amount } повреждение.
    [few] { $seat } получает { $amount } повреждения.
   *[many] { $seat } получает { $amount } повреждений.
  }
event-npc-damaged = { $amount ->
    [one] { $ship } получает { $amount } повреждение.
    [few] { $ship } получает { $amount } повреждения.
   *[many] { $ship } получает { $amount } повреждений.
  }
event-damage-placed = { $seat } кладёт повреждение в отсек { $compartment }.
event-cube-fell = { $seat } роняет за борт куб { $cargo_gen }.
event-energy-lost = { $markers ->
    [0] { $energy ->
        [0] { $seat } не теряет энергии.
        [one] { $seat } теряет { $energy } энергию.
       *[other] { $seat } теряет { $energy } энергии.
    }
    [one] { $energy ->
        [0] { $seat } теряет { $markers } заряженный маркер.
        [one] { $seat } теряет { $energy } энергию и { $markers } заряженный маркер.
       *[other] { $seat } теряет { $energy } энергии и { $markers } заряженный маркер.
    }
    [few] { $energy ->
        [0] { $seat } теряет { $markers } заряженных маркера.
        [one] { $seat } теряет { $energy } энергию и { $markers } заряженных маркера.
       *[other] { $seat } теряет { $energy } энергии и { $markers } заряженных маркера.
    }
   *[many] { $energy ->
        [0] { $seat } теряет { $markers } заряженных маркеров.
        [one] { $seat } теряет { $energy } энергию и { $markers } заряженных маркеров.
       *[other] { $seat } теряет { $energy } энергии и { $markers } заряженных маркеров.
    }
  }
event-rearmed = { $count ->
    [one] { $seat } заряжает { $count } маркер.
    [few] { $seat } заряжает { $count } маркера.
   *[many] { $seat } заряжает { $count } маркеров.
  }
event-destroyed = { $ship } гибнет.
event-bounty-collected = { $seat } получает { $credits } кредитов за { $ship_acc }.
event-npc-collected = { $npc } забирает { $credits } кредитов.
event-ship-appeared = { $ship } появляется { $sector_loc }.
event-rescued = { $seat } спасает { $ship_acc }, отдавая 2 энергии.
event-harpooned = { $seat } цепляет гарпуном { $ship_acc }.

# Почему нельзя
reason-no-such-ability = У вас нет этой способности.
reason-ability-not-now = Сейчас эту способность применить нельзя.
reason-ability-used = Эта способность уже отработана и ждёт восстановления.
reason-ability-needs-energy = На эту способность не хватает энергии.
reason-ability-target = Так эту способность сейчас применить нельзя.
reason-only-the-moving-ship = Зацепить гарпуном можно только корабль, который трогается с места.
reason-no-such-target = Этого корабля нет на поле.
reason-own-ship = Нельзя атаковать собственный корабль.
reason-no-weapon = У вас нет такого оружия.
reason-out-of-range = Цель вне пределов дальности.
reason-no-line-of-sight = Цель не в прямой видимости.
reason-target-veiled = Этот корабль скрыт вуалью.
reason-no-armed-marker = У вас не осталось заряженных маркеров.
reason-no-arming-spot = Свободных ячеек пуска здесь не осталось.
reason-nothing-aimed = Сначала назовите оборудование для атаки.
reason-no-such-shield = У вас нет такого щита.
reason-cannot-rearm-so-many = Столько маркеров зарядить нельзя.
reason-no-empty-compartment = Пустых отсеков не осталось.
reason-no-such-cube = У вас нет такого куба.
reason-no-such-section = Такого неповреждённого отсека нет.
reason-no-damage-there = Там нет повреждений.
reason-no-free-spawn-point = Эта точка возрождения занята.
reason-rescue-needs-energy = Спасателю нужно не менее 3 энергии.
reason-not-depleted = Энергия этого корабля не истощена.
reason-not-adjacent = Этот корабль не соседний.
reason-no-ship-to-rescue = Такого корабля нет, спасать некого.
reason-too-many-cubes = Это слишком много кубов.
reason-cubes-not-theirs = На том корабле нет этих кубов.
reason-not-surveyed = Этот сектор вы не смотрели.

# Что даст вариант
reason-damage-loses-nothing = больше ничего не теряется
reason-damage-drops-cube = один куб выпадает на вашу клетку
reason-damage-lowers = { $lost ->
    [0] теперь d{ $die } − { $lowered }
    [1] теперь d{ $die } − { $lowered } и на одну ячейку пуска меньше
   *[other] теперь d{ $die } − { $lowered }, на одну ячейку пуска меньше, и её маркер разряжается
  }
reason-ability-chance = { $rolls } ({ $percent } %): { $effects }
reason-ability-nothing = иначе ({ $percent } %): ничего
reason-odds-of-engine = Очков движения: от { $low } до { $high }, в среднем { $mean }.
reason-odds-again = Новый бросок даст от { $low } до { $high }, в среднем { $mean }.
reason-overdrive-damages = Сначала повредит одну секцию: { $outfit }.
reason-odds-undefended = { $mean ->
    [one] Без защиты цель получит в среднем { $mean } повреждение; ни одного — { $none } %, гибель — { $fatal } %.
    [many] Без защиты цель получит в среднем { $mean } повреждений; ни одного — { $none } %, гибель — { $fatal } %.
   *[other] Без защиты цель получит в среднем { $mean } повреждения; ни одного — { $none } %, гибель — { $fatal } %.
  }
reason-odds-best-defence = { $mean ->
    [one] С лучшей защитой цель получит в среднем { $mean } повреждение; ни одного — { $none } %, гибель — { $fatal } %.
    [many] С лучшей защитой цель получит в среднем { $mean } повреждений; ни одного — { $none } %, гибель — { $fatal } %.
   *[other] С лучшей защитой цель получит в среднем { $mean } повреждения; ни одного — { $none } %, гибель — { $fatal } %.
  }
reason-odds-npc = { $mean ->
    [one] Цель получит в среднем { $mean } повреждение; ни одного — { $none } %, гибель — { $fatal } %.
    [many] Цель получит в среднем { $mean } повреждений; ни одного — { $none } %, гибель — { $fatal } %.
   *[other] Цель получит в среднем { $mean } повреждения; ни одного — { $none } %, гибель — { $fatal } %.
  }
reason-odds-own-ram = { $mean ->
    [one] Таран нанесёт вашему кораблю в среднем { $mean } повреждение; вероятность погибнуть — { $fatal } %.
    [many] Таран нанесёт вашему кораблю в среднем { $mean } повреждений; вероятность погибнуть — { $fatal } %.
   *[other] Таран нанесёт вашему кораблю в среднем { $mean } повреждения; вероятность погибнуть — { $fatal } %.
  }
reason-odds-of-damage = { $mean ->
    [one] Вы получите в среднем { $mean } повреждение; вероятность обойтись без них — { $none } %.
    [many] Вы получите в среднем { $mean } повреждений; вероятность обойтись без них — { $none } %.
   *[other] Вы получите в среднем { $mean } повреждения; вероятность обойтись без них — { $none } %.
  }
reason-odds-of-drain = { $mean ->
    [one] Вы потеряете в среднем { $mean } энергию; вероятность ничего не потерять — { $none } %.
   *[other] Вы потеряете в среднем { $mean } энергии; вероятность ничего не потерять — { $none } %.
  }

# Что дают способности
effect-reroll = перебросьте этот кубик
effect-crossing = { $count ->
    [one] пройдите без броска через планетарный щит
    [few] пройдите без броска через { $count } планетарных щита
   *[many] пройдите без броска через { $count } планетарных щитов
  }
effect-engine-bonus = прибавьте { $amount } к броску двигателя
effect-engine-double = удвойте бросок двигателя
effect-follow = { $amount ->
    [one] следуйте за целью до { $amount } клетки
   *[other] следуйте за целью до { $amount } клеток
  }
effect-follow-all = следуйте за целью без ограничений
effect-gain-energy = { $amount ->
    [one] получите { $amount } энергию
   *[other] получите { $amount } энергии
  }
effect-gain-energy-all = восполните энергию до максимума
effect-overdrive = повредите своё оборудование и сразу используйте его
effect-store-moves = { $count ->
    [one] запасите { $count } шаг
    [few] запасите { $count } шага
   *[many] запасите { $count } шагов
  }
effect-survey-sectors = { $count ->
    [one] посмотрите { $count } верхний сектор и верните его в стопку
    [few] посмотрите { $count } верхних сектора и верните их в любом порядке
   *[many] посмотрите { $count } верхних секторов и верните их в любом порядке
  }
effect-free-scan = следующее сканирование не тратит энергии
effect-disarm = { $count ->
    [one] цель теряет { $count } заряженный маркер
    [few] цель теряет { $count } заряженных маркера
   *[many] цель теряет { $count } заряженных маркеров
  }
effect-prevent = { $amount ->
    [one] предотвратите { $amount } повреждение
    [few] предотвратите { $amount } повреждения
   *[many] предотвратите { $amount } повреждений
  }
effect-prevent-all = предотвратите все повреждения
effect-copies = { $count ->
    [one] куб продаётся как { $count } куб
    [few] куб продаётся как { $count } куба
   *[many] куб продаётся как { $count } кубов
  }
effect-broker = { $amount ->
    [one] продайте { $amount } куб любого типа
   *[other] продайте до { $amount } кубов любых типов
  }
effect-broker-all = продайте сколько угодно кубов любых типов
effect-place-ship = { $where ->
    [near] переместитесь на свободную точку возрождения этого или соседнего сектора
    [spawn] переместитесь на любую свободную точку возрождения
   *[space] переместитесь на любую клетку обычного пространства или врат
  }
effect-hidden = { $distance ->
    [0] никто не может выбрать вас целью
   *[other] выбрать вас целью можно только с соседней клетки
  }
effect-attack-bonus = прибавьте { $amount } к атаке
effect-mend = { $amount ->
    [one] уберите { $amount } маркер повреждения
   *[other] уберите до { $amount } маркеров повреждений
  }
effect-mend-all = уберите все маркеры повреждений
effect-plunder = { $count ->
    [one] заберите { $count } куб
   *[other] заберите до { $count } кубов
  }
effect-gather-bonus = прибавьте { $amount } к броску добычи или сбора
effect-yield = { $count ->
    [one] успех, получите { $count } куб
    [few] успех, получите { $count } куба
   *[many] успех, получите { $count } кубов
  }

# Ship and sheets

## The ship
xia-your-ship = Ваш корабль
xia-ship-of = Корабль игрока { $name }
xia-no-ship = Корабль ещё не выбран.
xia-tier = { $tier }-й уровень
xia-credits = Кредиты
xia-bounty = Награда за голову
xia-innocent = законопослушный
xia-energy = Энергия
xia-of = из { $most }
xia-armed = Заряжено
xia-disarmed = Разряжено
xia-on-outfits = { $count } на оборудовании
xia-impulse = Импульс
xia-impulse-ready = Импульс { $value }, готов
xia-impulse-used = Импульс { $value }, использован
xia-ready = готов
xia-used = использован
xia-ability-used = Использована, вернётся в вашу итоговую фазу.
xia-skips = пропускает следующий ход
xia-stored-moves = { $count ->
    [one] { $count } шаг в запасе
    [few] { $count } шага в запасе
   *[many] { $count } шагов в запасе
  }
xia-crossings = { $count ->
    [one] { $count } планетарный щит без броска
    [few] { $count } планетарных щита без броска
   *[many] { $count } планетарных щитов без броска
  }
xia-veil = { $range ->
    [0] скрыт: не может быть целью
    [one] скрыт дальше { $range } клетки
   *[other] скрыт дальше { $range } клеток
  }
xia-only-you = видите только вы
xia-no-mission = Миссии нет: возьмите её в точке миссий.
xia-mission-hidden = Миссия лицом вниз
xia-mission-pays = плата { $credits }
xia-caught = поимка
xia-pay-by-roll = Плата по броску d20
xia-missions-done = Выполнено, каждая даёт переброс:
xia-title-open = свободен
xia-fame = Слава
xia-fame-goal = Слава, цель { $goal }
xia-fame-of = Слава: { $all }; цель { $goal }
xia-orders = Постоянные приказы
xia-order-defence = Если атакуют
xia-order-defence-ask = спрашивать меня
xia-order-defence-none = не защищаться
xia-order-defence-one = один маркер на лучший щит
xia-order-damage = Повреждения
xia-order-damage-ask = спрашивать меня
xia-order-damage-choose = выбирать каждый отсек
xia-order-damage-auto = размещать за меня
xia-order-abilities = Способности в чужой ход
xia-order-abilities-ask = спрашивать меня
xia-order-abilities-none = не спрашивать
xia-give = Отдать кредиты
xia-give-this = Отдать кредиты капитану { $name }
xia-give-to = Кому
xia-give-credits = Отдать { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
  } капитану { $name }
xia-some-sell = Продать часть кубов
xia-some-buy = Купить несколько кубов
xia-some-pick-up = Подобрать часть кубов
xia-some-jettison = Выбросить часть кубов
xia-sell-cubes = Продать { $goods }
xia-buy-cubes = Купить { $goods }
xia-pick-up-cubes = Подобрать { $goods }
xia-jettison-cubes = Выбросить за борт { $goods }
xia-rolls = { $name }: { $purpose }

## The hold
xia-hold = Трюм корабля { $ship }, { $size ->
    [one] { $size } отсек
    [few] { $size } отсека
   *[many] { $size } отсеков
  }, из них { $damage } с повреждением
xia-compartment = Ряд { $row }, отсек { $column }
xia-plain = простая секция
xia-spot = ячейка пуска
xia-spot-marker = ячейка пуска с маркером
xia-lowered = из-за повреждений кубики хуже на { $amount }
xia-cube = куб { $good }
xia-empty = пусто
xia-damaged = повреждено
xia-your-hold = Ваш трюм
xia-arrange-hint = Выберите оборудование, чтобы переложить его.
xia-arrange-lifted = Выберите место, затем положите.
xia-arrange-not = Сейчас ничего нельзя переложить.
xia-turn-left = Повернуть влево
xia-turn-right = Повернуть вправо
xia-mirror = Отразить
xia-suggest = Подобрать
xia-put-back = Вернуть
xia-put-down = Положить
xia-fits = Помещается.
xia-fits-not = Сюда не помещается.
xia-fits-instead = помещается, место уступает { $outfits }

## Sheets
xia-to-map = Посмотреть на карту
xia-sheet-ships = Выбор корабля
xia-sheet-outfits = Оборудование корабля
xia-sheet-business = Дела на планете
xia-sheet-refit = Переезд на новый корабль
xia-sheet-missions = Миссии
xia-sheet-trouble = Повреждения корабля
xia-sheet-fight = { $attacker } против { $target }
xia-compartments = { $count ->
    [one] { $count } отсек
    [few] { $count } отсека
   *[many] { $count } отсеков
  }
xia-energy-of = энергия { $energy }
xia-impulse-of = импульс { $value }
xia-spots-left = { $spots ->
    [one] { $spots } ячейка, в запасе { $left }
    [few] { $spots } ячейки, в запасе { $left }
   *[many] { $spots } ячеек, в запасе { $left }
  }
xia-kind-engine = Двигатели
xia-kind-blaster = Бластеры
xia-kind-shield = Щиты
xia-kind-missile = Ракеты
xia-shop = Что продаётся
xia-outfits = Оборудование
xia-new-ship = Новый корабль
xia-no-next-ship = Кораблей выше уровнем для вас нет.
xia-recharged = Энергия восполнена до { $energy }
xia-repair = Ремонт
xia-buy-fame = 1 очко славы
xia-costs = цена { $credits }
xia-sell-back = Продать
xia-leave-behind = Оставить
xia-choose-mission = Оставьте себе одну из карт или ни одной. Больше их никто не видит.

## Fights
xia-steps = Шаги атаки
xia-step-target = Цель
xia-step-attack = Атака
xia-step-defence = Защита
xia-step-roll = Бросок
xia-step-damage = Повреждения
xia-step-rearm = Зарядка
xia-answering = Ещё отвечают
xia-attack = Атака
xia-defence = Защита
xia-attack-sum = атака { $sum }
xia-defence-sum = защита { $sum }
xia-no-defence = ничего не объявлено
xia-damage = повреждений
xia-on-average = повреждений в среднем
xia-attacker = атакует
xia-defender = защищается
xia-choice = Выбор
xia-no-damage = Без повреждений
xia-average = В среднем
xia-destroyed = Гибель
xia-spread = Вероятность каждого числа повреждений
xia-chance-of = повреждений { $amount }, вероятность { $chance }
xia-hull = повреждено { $damage } из { $size }
xia-hull-expected = повреждено { $damage } из { $size }, ожидается ещё { $more }
xia-place-hint = { $amount ->
    [one] Выберите отсек для маркера повреждения.
    [few] Выберите отсеки для { $amount } маркеров повреждений, один за другим.
   *[many] Выберите отсеки для { $amount } маркеров повреждений, один за другим.
  }
xia-brace-hint = Надвигается удар силой { $amount }. Щиты и способности могут его ослабить.
xia-ram = Таран наносит атакующему { $amount } повреждений, их ничто не остановит.
xia-wait-for-answer = Другие ещё выбирают.

## The end
xia-fame-sheet = Откуда слава
xia-epilogue = Эпилог
xia-epilogue-of = Эпилог игрока { $name }
xia-plot = Слава по раундам
xia-wins = { $count ->
    [one] { $names } побеждает, набрав { $fame } славы
   *[other] { $names } побеждают вместе, набрав { $fame } славы
  }
xia-wins-tied = { $count ->
    [one] { $names } побеждает: славы поровну, всё решили кредиты
   *[other] { $names } побеждают вместе: славы поровну, всё решили кредиты
  }
xia-end-hint = У каждой строки указано её правило.
xia-guided-next = Теперь вы знаете игру. Сыграйте с ботами или с друзьями.

# Map and frame

## The table
xia-you = вы
xia-seats = Капитаны и неигровые корабли в порядке хода
xia-show-ship = Показать корабль, { $name }
xia-own-ship = К своему кораблю
xia-follow-turn = Следить за ходом
xia-round = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $rounds }
  }
xia-goal = цель — { $fame ->
    [one] { $fame } очко славы
    [few] { $fame } очка славы
   *[many] { $fame } очков славы
  }
xia-count-fame = { $count ->
    [one] { $count } очко славы
    [few] { $count } очка славы
   *[many] { $count } очков славы
  }
xia-count-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
  }
xia-outlaw = преступник, награда { $credits }
xia-ship-named = { $ship } ({ $name })
xia-ship-state = повреждения: { $damage } из { $size }, энергия: { $energy }, заряжено: { $armed }
xia-npc-state = повреждения: { $damage } из { $size }, кредиты: { $credits }
xia-ship-cargo = Груз: { $goods }
xia-goods = { $count ->
    [one] { $count } куб { $good }
    [few] { $count } куба { $good }
   *[many] { $count } кубов { $good }
  }
xia-phases = Фазы хода
xia-phase-action = Действия
xia-phase-business = Дела
xia-phase-status = Итоги
xia-hint-waiting = Ждём: { $names }.
xia-hint-moving = { $points ->
    [one] Осталось { $points } очко движения. На подсвеченных клетках — цена и нужный бросок d20.
    [few] Осталось { $points } очка движения. На подсвеченных клетках — цена и нужный бросок d20.
   *[many] Осталось { $points } очков движения. На подсвеченных клетках — цена и нужный бросок d20.
  }
xia-hint-actions = Чтобы лететь, используйте импульс или двигатель; выбрать можно всё подсвеченное.
xia-hint-lit = Выбрать можно всё, что подсвечено.
xia-confirm = Закончить эту фазу?
xia-confirm-win = Победить прямо сейчас?
xia-confirm-text = Отменить это будет нельзя.
xia-key-pick = нажать кнопку или выбрать из меню
xia-key-stop = остановиться
xia-key-end = закончить фазу
xia-key-way = карта: другой путь к выбранной клетке
xia-key-interest = карта: следующий корабль, жетон или точка миссий

## The map
xia-map = Карта
xia-system = Дрейфующая система
xia-sectors = { $count ->
    [one] { $count } сектор
    [few] { $count } сектора
   *[many] { $count } секторов
  }
xia-stack = ещё { $count } в стопке
xia-go-home = К своему кораблю
xia-fly-way = Лететь туда: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $rolls ->
        [0] без бросков
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }
xia-other-ways = { $count ->
        [one] есть ещё { $count } путь
        [few] есть ещё { $count } пути
       *[many] есть ещё { $count } путей
    }
xia-unexplored = Неисследованная клетка
xia-unexplored-place = Неисследованный сектор
xia-scan-there = Сканирование откроет здесь сектор; корабль останется на месте.
xia-jump-there = Неисследованная клетка, прыжок вслепую: 1 очко, что бы там ни было
xia-token-here = жетон исследования
xia-cubes-here = кубы в космосе: { $goods }
xia-any-cargo = любого груза
xia-mark-mission = точка миссий
xia-mark-exploration = клетка исследования
xia-mark-spawn = точка возрождения { $number }
xia-mark-buy = рынок, где покупают кубы { $good }
xia-mark-sell = рынок, где продают кубы { $good }
xia-mark-mine = добыча кубов { $good }
xia-mark-harvest = сбор кубов { $good }
xia-mark-salvage = обыск, дающий кубы { $good }
xia-course-n = { $count } к северу
xia-course-ne = { $count } к северо-востоку
xia-course-se = { $count } к юго-востоку
xia-course-s = { $count } к югу
xia-course-sw = { $count } к юго-западу
xia-course-nw = { $count } к северо-западу
xia-course-and = {" "}и{" "}
xia-from-ship = { $course } от вашего корабля
xia-from-centre = { $course } от середины карты
xia-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
xia-only-passing = только пролететь: там корабль
xia-no-roll = без броска
xia-way-rolls = { $count ->
    [one] { $count } бросок: { $rolls }
    [few] { $count } броска: { $rolls }
   *[many] { $count } бросков: { $rolls }
  }
xia-way-damage = в среднем { $amount } повреждения
xia-way-energy = в среднем { $amount } потерянной энергии
xia-way-lost = корабль гибнет в { $chance } случаев
xia-roll-asteroid = астероиды, от { $least }
xia-roll-nebula = туманность, от { $least }
xia-roll-shield = планетарный щит, от { $least }
xia-roll-debris = обломки, меньше { $least } — корабль потерян
xia-roll-entrance = вход преступной планеты, награда +{ $credits }
xia-borders = Границы
xia-sight = Обзор
xia-sight-about = Пунктир: что видит { $ship }, до наибольшей дальности оружия. Ракеты попадают только в то, что видно.
xia-blocks-sight = закрывает обзор
xia-border-empty = Обычный космос
xia-border-nebula = Туманность, вход
xia-border-asteroid = Астероиды, вход
xia-border-debris = Обломки, вход
xia-border-shield = Щит планеты
xia-border-entrance = Вход планеты
xia-border-gate = Врата
xia-border-star = Звезда
xia-crossing-empty = без броска
xia-crossing-nebula = 1–{ $harm } отнимают энергию
xia-crossing-asteroid = 1–{ $harm } повреждают
xia-crossing-debris = 1–{ $harm } губят корабль
xia-crossing-shield = 1–{ $harm } не пускают
xia-crossing-entrance = без броска, по закону
xia-crossing-gate = 1 очко, если связаны
xia-crossing-star = гибель
xia-beyond = { $ship }, { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    } отсюда
xia-beyond-view = Корабли за краем карты
xia-goal-here = цель { $number } вашей миссии
xia-open-ship = Показать весь корабль
xia-close-ship = Назад к карте
xia-fly-to = Лететь сюда: { $place }

# Что дают клетки и отметки

xia-about-empty = Влететь сюда стоит одно очко движения, бросать кости не нужно.
xia-about-asteroid = При влёте бросают d20: если выпало меньше { $least }, корабль получает столько же повреждений; их могут уменьшить щиты.
xia-about-nebula =
    При влёте извне бросают d20: если выпало меньше { $least }, корабль теряет столько же энергии, а потом заряженные
    маркеры. Внутри этой туманности летят без броска.
xia-about-debris = При влёте бросают d20: если выпало меньше { $least }, корабль уничтожен.
xia-about-star = Корабль, влетевший сюда, уничтожен.
xia-about-planet = Кто завершает действия на планете, ведёт там дела: чинит корабль, покупает оборудование и корабли.
xia-about-gate =
    Врата за одно очко движения ведут далеко: из Врат «Экспедиор» во Врата «Дельтас» и обратно,
    из Врат «Тигр» — к точке возрождения, которую укажет бросок.
xia-about-mission = Здесь берут миссии, а некоторые здесь же выполняют и завершают.
xia-about-exploration = Кто прилетит сюда первым, возьмёт жетон исследования: кредиты, славу или ничего.
xia-about-spawn = Здесь корабли начинают игру и сюда возвращаются после гибели.
xia-about-buy = Здесь можно действием купить такие кубы.
xia-about-sell = Здесь можно действием продать такие кубы.
xia-about-mine = Действием здесь бросают d20: от { $least } получают такой куб, меньше — повреждения.
xia-about-harvest = Действием здесь бросают d20: от { $least } получают такой куб, меньше — теряют энергию.
xia-about-salvage = Действием здесь бросают d20: от { $least } получают такой куб, меньше — корабль уничтожен.

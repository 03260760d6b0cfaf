# Подготовка, ходы, дела на планетах, груз, миссии, титулы и слава.
game-name = Ксиа
here = здесь
to-number = № { $number }
winners-number = капитан № { $number }
behind-amount = { $cargo_gen }
cargo-amount = { $count ->
    [one] { $count } куб { $cargo_gen }
    [few] { $count } куба { $cargo_gen }
   *[many] { $count } кубов { $cargo_gen }
  }
clean-true = так ловко, что об этом никто никогда не узнает
clean-false = незаметно

# Источники славы
source-exploration = исследование
    .acc = исследование
source-missions = миссии
    .acc = миссию
source-combat = бой
    .acc = победу в бою
source-trade = торговля
    .acc = торговлю
source-ships = корабли
    .acc = новый корабль
source-wealth = богатство
    .acc = богатство
source-help = помощь
    .acc = помощь
source-titles = титулы
    .acc = титул
source-luck = удача
    .acc = удачу
source-gates = первый проход через врата
    .acc = первый проход через врата

# Постоянные приказы
about-defence = защита
    .loc = о защите
about-damage = повреждения
    .loc = о повреждениях
about-abilities = способности в любой момент
    .loc = о способностях вне своего хода
answer-ask = спрашивать меня
answer-none = обходиться без этого
answer-one = один маркер на лучший щит
answer-choose = я выбираю каждый отсек
answer-auto = размещать за меня

# Виды действий
verb-pick = Выбрать корабль
verb-outfit = Купить оборудование
verb-ready = Начать
verb-end-actions = Закончить действия
verb-arm = Зарядить маркеры
verb-repair = Отремонтировать корабль
verb-sell-outfit = Продать оборудование
verb-arrange = Переставить содержимое трюма
verb-new-ship = Купить новый корабль
verb-buy-fame = Купить славу
verb-end-business = Закончить дела
verb-buy = Купить груз
verb-sell = Продать груз
verb-gather = Добыть, найти обыском или собрать груз
verb-pick-up = Подобрать кубы
verb-jettison = Выбросить кубы за борт
verb-take-mission = Получить миссию
verb-keep = Оставить миссию
verb-keep-none = Не брать миссий
verb-task = Выполнить задание миссии
verb-deliver = Завершить миссию
verb-abort = Сбросить миссию
verb-claim = Засчитать уничтожение для миссии
verb-experience = Использовать опыт
verb-give = Отдать кредиты
verb-order = Постоянные приказы

option-pick = Выбрать { $ship_acc }
option-buy-outfit = Купить { $outfit_acc }
option-ready = Больше ничего не покупать
option-end-actions = Закончить действия
option-arm = { $count ->
    [0] Не заряжать маркеры
    [one] Зарядить { $count } маркер
    [few] Зарядить { $count } маркера
   *[many] Зарядить { $count } маркеров
  }
option-repair = Отремонтировать все повреждения
option-sell-outfit = Продать { $outfit_acc }
option-arrange = Переставить содержимое трюма
option-new-ship = Купить { $ship_acc }
option-buy-fame = Купить 1 очко славы
option-end-business = Закончить дела
option-buy = Купить { $cargo }
option-sell = Продать { $cargo }
option-gather = Собрать здесь груз
option-pick-up = Подобрать { $cargo }
option-jettison = Выбросить за борт { $cargo }
option-take-mission = Посмотреть новые миссии
option-keep = Оставить миссию «{ $mission }»
option-keep-none = Не оставлять ни одной
option-task = Выполнить задание миссии { $ship_loc }
option-deliver = Завершить миссию
option-abort = Сбросить миссию
option-claim = Засчитать это уничтожение для миссии
option-experience = Использовать опыт и перебросить кубик
option-give = Отдать { $amount } кредитов капитану { $ship_gen }
option-standing-order = Постоянный приказ { $about_loc }: { $answer }

# Вопросы
prompt-picking-ship = Выберите корабль.
waiting-picking-ship = { $seat } выбирает корабль.
prompt-first-outfits = Купите оборудование для корабля или начинайте игру.
prompt-first-outfits-advised = Купите оборудование для корабля или начинайте игру. { role-explorer }: купите { name-raptor-k-engine.acc }, открывайте секторы и собирайте жетоны исследования. { role-trader }: купите { name-m-22-engine.acc } и { name-targe-shield.acc }, на остаток возьмите 2 куба специй { name-kemplar-ii.loc } и продайте { name-neo-damascus.loc }. { role-worker }: купите { name-halon-engine.acc } и { name-targe-shield.acc }, получите миссию в ближайшей точке миссий. { role-pirate }: купите { name-m-22-engine.acc } и { name-saker-v-blaster.acc }, атакуйте корабли с грузом или наградой за голову.
waiting-first-outfits = { $seat } снаряжает корабль.
prompt-action-phase = Ваш ход: выполняйте сколько угодно действий.
waiting-action-phase = { $seat } ходит.
prompt-business = Вы на планете: ведите дела, затем закончите их.
waiting-business = { $seat } ведёт дела.
prompt-arming = Сколько маркеров зарядить по 1 энергии за каждый?
waiting-arming = { $seat } заряжает маркеры.
prompt-choosing-mission = Какую миссию оставить?
waiting-choosing-mission = { $seat } выбирает миссию.
prompt-claiming = Засчитать это уничтожение для вашей миссии?
waiting-claiming = { $seat } решает, засчитать ли уничтожение для миссии.
prompt-refitting = Не всё помещается на новом корабле. Что продать или оставить?
waiting-refitting = { $seat } переезжает на новый корабль.

# Что произошло
event-rolled-for-order = { $seat } бросает на очерёдность, выпадает { $face }.
event-tie-rolled = Ничью решает бросок d20, выпадает { $face }.
event-npc-dealt = { $seat } получает карту { $npc_gen }.
event-ship-picked = { $seat } выбирает { $ship_acc }.
event-ship-placed = { $seat } начинает { $sector_loc }.
event-game-began = { $goal ->
    [one] Игру начинает { $seat }. Побеждает тот, кто раньше наберёт { $goal } очко славы.
    [few] Игру начинает { $seat }. Побеждает тот, кто раньше наберёт { $goal } очка славы.
   *[many] Игру начинает { $seat }. Побеждает тот, кто раньше наберёт { $goal } очков славы.
  }
event-turn-began = { $seat } начинает { $round }-й ход.
event-turn-skipped = { $seat } пропускает ход.
event-turn-ended = { $seat } заканчивает ход.
event-npc-turn-began = Ходит { $npc }.
event-round-ended = Раунд { $round } окончен.
event-fame-gained = { $amount ->
    [one] { $seat } получает { $amount } очко славы за { $source_acc }, всего { $fame }.
    [few] { $seat } получает { $amount } очка славы за { $source_acc }, всего { $fame }.
   *[many] { $seat } получает { $amount } очков славы за { $source_acc }, всего { $fame }.
  }
event-game-won = Победа: { $winners }.
event-title-revealed = Открыт новый титул «{ $title }», за него могут бороться все.
event-title-put-aside = Титул «{ $title }» сейчас заслужить нельзя, карта откладывается.
event-title-earned = { $seat } выполняет условие титула «{ $title }» и получит его в ближайшую итоговую фазу.
event-title-claimed = { $seat } получает титул «{ $title }».
event-markers-armed = { $count ->
    [one] { $seat } заряжает { $count } маркер.
    [few] { $seat } заряжает { $count } маркера.
   *[many] { $seat } заряжает { $count } маркеров.
  }
event-recharged = { $seat } подзаряжает корабль, энергия снова полна.
event-repaired = { $seat } ремонтирует все повреждения за { $credits } кредитов.
event-outfit-bought = { $seat } покупает { $outfit_acc } за { $credits } кредитов.
event-outfit-sold = { $seat } продаёт { $outfit_acc } за { $credits } кредитов.
event-hold-arranged = { $seat } переставляет содержимое трюма.
event-ship-bought = { $seat } покупает { $ship_acc } за { $credits } кредитов.
event-credits-given = { $seat } отдаёт { $credits } кредитов капитану { $to }.
event-cargo-bought = { $seat } покупает { $cargo } за { $credits } кредитов.
event-bonus-cube = { $seat } получает в придачу куб { $cargo_gen }.
event-cargo-sold = { $seat } продаёт { $cargo } за { $credits } кредитов.
event-cargo-gathered = { $seat } получает { $cargo }.
event-cargo-picked-up = { $seat } подбирает { $cargo }.
event-cargo-jettisoned = { $seat } выбрасывает за борт { $cargo }.
event-token-collected = { $seat } находит { $token_acc }.
event-missions-looked-at = { $count ->
    [one] { $seat } смотрит { $count } миссию.
    [few] { $seat } смотрит { $count } миссии.
   *[many] { $seat } смотрит { $count } миссий.
  }
event-missions-shuffled = Сброшенные миссии перемешаны в новую колоду.
event-mission-kept = { $seat } оставляет миссию, не показывая её.
event-no-mission-kept = { $seat } не оставляет ни одной миссии.
event-mission-boarded = { $seat } берёт на борт пассажиров { $sector_loc }.
event-mission-loaded = { $seat } грузит контрабанду { $sector_loc }.
event-mission-revealed = { $seat } вскрывает миссию «{ $mission }».
event-payment-fixed = { $seat } получит за миссию { $credits } кредитов.
event-caught = { $seat } попадается с поличным.
event-experience-used = { $seat } использует опыт и сбрасывает миссию «{ $mission }».
event-sneaked = { $seat } проникает на планету { $clean }.
event-mission-completed = { $seat } завершает миссию «{ $mission }» и получает { $credits } кредитов.
event-mission-lost = { $seat } теряет миссию.
event-mission-aborted = { $seat } сбрасывает миссию.

# Что делали другие после вашего хода: части одного предложения
recap-sector-laid = открывает { $sector_acc }
recap-token-collected = находит { $token_acc }
recap-cargo-bought = покупает { $cargo }
recap-cargo-sold = продаёт { $cargo } за { $credits }
recap-cargo-gathered = получает { $cargo }
recap-mission-revealed = вскрывает миссию «{ $mission }»
recap-mission-completed = завершает миссию «{ $mission }» за { $credits }
recap-title-claimed = получает титул «{ $title }»
recap-ship-bought = покупает { $ship_acc }
recap-turn-skipped = пропускает ход

# Что из этого выйдет
reason-costs-credits = стоит { $credits } кредитов
reason-gains-credits = приносит { $credits } кредитов
reason-wins-game = сразу приносит победу
reason-gains-fame = { $fame ->
    [one] приносит { $fame } очко славы
    [few] приносит { $fame } очка славы
   *[many] приносит { $fame } очков славы
  }
reason-gains-bounty = увеличивает награду за вашу голову на { $credits }
reason-energy-left = { $energy ->
    [0] энергии не останется
    [one] останется { $energy } энергия
   *[other] останется { $energy } энергии
  }
reason-pay-waits = оплата определится, когда откроют { $sector_acc }
reason-pays-for-distance = { $sectors ->
    [one] приносит { $credits } кредитов за { $sectors } сектор пути
    [few] приносит { $credits } кредитов за { $sectors } сектора пути
   *[many] приносит { $credits } кредитов за { $sectors } секторов пути
  }
reason-pays-by-roll = приносит от { $low } до { $high } кредитов, смотря по броску; в среднем { $mean }
reason-pays-for-tier = приносит { $credits } кредитов
reason-risk-caught = { $percent } % (нужно выбросить { $safe } или больше): вы попадётесь, потеряете миссию, и награда за вашу голову вырастет
reason-gather-cube = { $rolls } ({ $percent } %): куб груза
reason-gather-damage = { $rolls } ({ $percent } %): повреждения по числу на кубике; в среднем { $mean }
reason-gather-drain = { $rolls } ({ $percent } %): потеря энергии по числу на кубике; в среднем { $mean }
reason-gather-destroyed = { $rolls } ({ $percent } %): корабль погибнет

# Почему нельзя
reason-not-enough-credits = У вас не хватает кредитов.
reason-often-enough = В этот ход вы уже делали это достаточно раз.
reason-only-captains-receive = Кредиты можно отдать только другим капитанам.
reason-whole-thousands = Сумма должна быть кратна 1 000 кредитов.
reason-no-such-order = Такого постоянного приказа нет.
reason-cannot-arm-so-many = Столько маркеров зарядить нельзя.
reason-no-such-cargo = Запишите груз так: 2spice+1holo.
reason-nothing-to-buy-here = Здесь не продают груз.
reason-other-cargo-bought-here = Здесь продают другой груз.
reason-pairs-only = Груз покупают парами кубов.
reason-no-room-for-cubes = В трюме нет места для стольких кубов.
reason-nothing-to-sell-here = Здесь не покупают груз.
reason-other-cargo-sold-here = Здесь такой груз не нужен.
reason-cubes-not-aboard = У вас нет этих кубов.
reason-nothing-to-gather-here = Здесь нечего добывать, искать или собирать.
reason-no-free-compartment = Для куба нужен свободный отсек.
reason-cubes-not-here = Этих кубов здесь нет.
reason-own-jettison = Вы выбросили эти кубы в этот же ход.
reason-no-mission-point = Миссии получают в точках миссий.
reason-has-mission = У вас уже есть миссия.
reason-mission-point-used = В этой точке вы в этот ход миссии уже смотрели.
reason-no-missions-left = Миссий не осталось.
reason-no-active-mission = У вас нет миссии.
reason-task-done = Задание этой миссии уже выполнено.
reason-task-is-a-kill = Чтобы выполнить это задание, нужно уничтожить корабль.
reason-not-the-place = Здесь задание вашей миссии не выполнить.
reason-not-in-delivery-sector = Это сектор доставки: задание нужно выполнить в другом месте.
reason-target-not-adjacent = Цель должна быть соседней.
reason-not-the-target = Этот корабль вашей миссии не касается.
reason-task-not-done = Задание миссии ещё не выполнено.
reason-not-sneaked = Контрабанда ещё не провезена на планету.
reason-not-the-delivery = Эту миссию завершают не здесь.
reason-no-experience = У вас нет завершённой миссии этого типа.
reason-no-such-outfit = Такого оборудования нет.
reason-outfit-sold-out = Такое оборудование закончилось.
reason-outfit-does-not-fit = Оно не помещается в трюме.
reason-outfit-not-owned = У вас нет такого оборудования.
reason-outfit-damaged = Повреждённое оборудование нельзя ни переставить, ни продать.
reason-no-such-layout = Запишите размещение так: «m-22-engine 0,1 2 + targe-shield 2,0 1f».
reason-section-off-the-hold = Каждая секция должна лежать в отсеке трюма.
reason-sections-overlap = Секции не могут лежать друг на друге или на повреждениях.
reason-no-such-ship = Этот корабль не продаётся.
reason-ship-of-wrong-tier = Новый корабль должен быть ровно на уровень выше вашего.
reason-no-ship-above = Кораблей выше третьего уровня нет.
reason-nothing-to-repair = Ваш корабль не повреждён.
reason-winning-point-not-for-sale = Последнее очко славы, нужное для победы, купить нельзя.
reason-ship-taken = Этот корабль выбрать нельзя.

# Положение на столе словами
describe-round = { $goal ->
    [one] Раунд { $round }. Для победы нужно { $goal } очко славы.
    [few] Раунд { $round }. Для победы нужно { $goal } очка славы.
   *[many] Раунд { $round }. Для победы нужно { $goal } очков славы.
  }
describe-sector = { $sector }, центр на клетке { $at }
describe-legend = Цифры — капитаны, E — { name-enforcer }, S — { name-scoundrel }, M — { name-merchant }. A — астероидное поле, D — поле обломков, N — туманность, P — планета, G — врата, * — звезда; ! — точка миссий, ? — жетон исследования, o — точка возрождения, b — покупка, s — продажа, m — добыча, h — сбор, v — обыск.
describe-stack = { $count ->
    [0] Все секторы открыты.
    [one] Ещё не открыт { $count } сектор.
    [few] Ещё не открыты { $count } сектора.
   *[many] Ещё не открыто { $count } секторов.
  }
describe-captain = { $fame ->
    [one] { $seat } { $ship_loc }, клетка { $at }, { $fame } очко славы, { $credits } кредитов, награда за голову { $bounty }
    [few] { $seat } { $ship_loc }, клетка { $at }, { $fame } очка славы, { $credits } кредитов, награда за голову { $bounty }
   *[many] { $seat } { $ship_loc }, клетка { $at }, { $fame } очков славы, { $credits } кредитов, награда за голову { $bounty }
  }
describe-captain-away = { $fame ->
    [one] { $seat } { $ship_loc }, вне поля, { $fame } очко славы, { $credits } кредитов
    [few] { $seat } { $ship_loc }, вне поля, { $fame } очка славы, { $credits } кредитов
   *[many] { $seat } { $ship_loc }, вне поля, { $fame } очков славы, { $credits } кредитов
  }
describe-power = энергия { $energy }, заряженных маркеров { $armed }, разряженных { $disarmed }, повреждений { $damage } из { $size }
describe-outfits = несёт { $outfit_acc }
describe-cargo = в трюме { $cargo }
describe-mission = миссия «{ $mission }»
describe-mission-hidden = есть закрытая миссия
describe-titles = титулы: { $title }
describe-npc = { $npc } на клетке { $at }, { $credits } кредитов, награда за голову { $bounty }
describe-npc-away = { $npc } вне поля
describe-open-titles = Открытые титулы: { $title }
describe-here = Действие происходит { $sector_loc } ({ $terrain }).
describe-here-marked = Действие происходит { $sector_loc } ({ $terrain }, { $mark }).
ending-captain = { $fame ->
    [one] { $seat } { $ship_loc }: { $fame } очко славы ({ $all })
    [few] { $seat } { $ship_loc }: { $fame } очка славы ({ $all })
   *[many] { $seat } { $ship_loc }: { $fame } очков славы ({ $all })
  }
ending-source = { $source } { $fame }
ending-winners = { $count ->
    [one] { $all } побеждает.
   *[other] { $all } побеждают вместе.
  }
ending-tied = Славы поровну, всё решили кредиты.

# Обучающая игра
guided-now = { $found } из { $number }

# Перед игрой
introduction = Первая игра
introduction-about = Инструктор шаг за шагом проведёт вас через два хода, а дальше вы играете сами и стараетесь достичь целей.
start-game = Какую игру начать?
start-game-first = Расстановка для новичков
start-game-first-about = 5 очков славы, известные начальные секторы, без неигровых персонажей.
start-game-short = Короткая
start-game-short-about = 5 очков славы, около 15 минут на каждого капитана.
start-game-normal = Обычная
start-game-normal-about = 10 очков славы, около 30 минут на каждого капитана.
start-game-long = Длинная
start-game-long-about = 15 очков славы.
start-game-epic = Эпическая
start-game-epic-about = 20 очков славы, около 45 минут на каждого капитана.
start-npcs = Кто ещё летает в системе?
start-npcs-with = { name-enforcer }, { name-scoundrel } и { name-merchant }
start-npcs-with-about = За них играет программа, следуя картам.
start-npcs-without = Никто
start-npcs-without-about = Только капитаны.

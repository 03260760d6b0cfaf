# Почему нельзя.
reason-a-die-fits = Один из ваших кубиков ещё подходит на свободное место.
reason-already-in-hq = Ваш кубик уже стоит в Штабе.
reason-already-placed = В этот ход вы уже поставили кубик.
reason-asked-already = Остальных уже спросили.
reason-cannot-pay = Вам нечем заплатить полностью.
reason-cannot-pay-toll = Кто не может внести плату за вход, не может внести вклад.
reason-die-barred = Этот кубик нельзя ставить { $room_acc }.
reason-group-filled = Эти общие места уже заполнены.
reason-hand-full = У вас уже 5 рабочих задач.
reason-must-place = Сначала нужно поставить кубик.
reason-must-take = В первый раз нужно взять карту.
reason-no-files-now = Сейчас файлы разыгрывать нельзя.
reason-no-officer-here = Вашего офицера нет среди этих кубиков.
reason-no-own-die = Нужно положить хотя бы один свой кубик.
reason-no-robots-in-hq = Роботов нельзя ставить в Штаб.
reason-changed-already = Этот кубик уже меняет другой игрок.
reason-no-new-leaning = Сейчас за это высказаться нельзя.
reason-asked-anyway = На ваших ходах вас и так спрашивают.
reason-no-such-change = Так изменить кубик нельзя.
reason-no-such-die = Такого кубика у вас там нет.
reason-no-such-file = У вас нет этого файла, или сейчас его не разыграть.
reason-no-such-offer = Такого предложения нет.
reason-no-such-skill = Этот навык здесь не применить.
reason-no-such-spot = Такого места нет: { $at }.
reason-no-such-task = У вас нет этой рабочей задачи.
reason-no-uses-left = Навык «{ $skill }» в этом эпизоде уже исчерпан.
reason-nobody-can-help = Больше ни у кого нет кубика, чтобы помочь.
reason-not-a-bundle = Для Пополнения нужны 3 или 6 жетонов.
reason-not-adjacent = Робот занимает одно место или два соседних.
reason-not-this-skill = Навык «{ $skill }» так не применяют.
reason-not-your-card = Это не те алгоритмы, что у вас есть.
reason-not-your-skill = У вас нет навыка, который вы хотите сбросить.
reason-not-so-many-tokens = Столько жетонов здесь выбрать нельзя.
reason-nothing-is-paid = Сейчас ничего не оплачивается.
reason-nothing-to-reprogram = Нет робота, которого можно перепрограммировать.
reason-other-center = Эту рабочую задачу выполняют в другом месте: { $room }.
reason-rank-too-low = Для этого навыка нужно звание { $rank_gen }.
reason-robot-not-in-supply = Вашего робота нет в запасе.
reason-room-closed = Доступ { $room_acc } закрыт.
reason-rule-broken = Кубики не подходят под правило размещения.
reason-same-name = Два открытых алгоритма не могут иметь одно название.
reason-skill-not-available = Этот навык занят.
reason-spot-taken = Место «{ $at }» занято.
reason-spots-empty = Не все общие места заполнены.
reason-task-not-in-row = Этой ключевой задачи нет в ряду.
reason-tokens-missing = Стоимость ещё не оплачена полностью.
reason-too-few-stars = Не хватает звёзд: нужно { $price }.
reason-too-few-tokens = Не хватает жетонов { $type_gen }: нужно { $number }.
reason-too-low-for-tech-lab = В Технической лаборатории результат должен быть не меньше { $least }, как на предыдущем месте.
reason-too-many-proposals = За ход можно начать не более { $most } замыслов.
reason-too-many-skills = В звании { $rank_gen } больше навыков иметь нельзя.
reason-upgrade-without-algorithm = Доработке нужен открытый алгоритм сверху.
reason-vault-full = В Хранилище нет места для стольких жетонов.
reason-wrong-slots = В вашем секторе { $slots } { $slots ->
    [one] ячейка
    [few] ячейки
   *[many] ячеек
  } для алгоритмов.

# Что приносит размещение.
reason-yields = Даёт { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }.

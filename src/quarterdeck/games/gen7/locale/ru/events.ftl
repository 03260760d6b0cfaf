# Что происходит.
event-episode-began = Начинается эпизод { $episode }.
event-crew-card-dealt = { $seat } и { $crew } — близкие люди.
event-sector-dealt = { $seat } командует { $sector_ins }.
event-rolled-for-chief = { $seat } выбрасывает { $result }.
event-chief-found = { $seat } — начальник штаба.
event-section-read = Прочитана новая страница сюжета.
event-unlocked = В кампании появляется «{ $component }».
event-log-written = Судовой журнал: { $sentence }
event-round-began = Раунд { $round }: начинает { $seat }.
event-key-tasks-drawn = Новые ключевые задачи: { $tasks }.
event-crew-rolled = { $seat } бросает кубики экипажа: { $dice }.
event-turn-began = { $seat } делает ход.
event-turn-ended = { $seat } заканчивает ход.
event-turns-over = Все спасовали.
event-passed = { $seat } пасует.
event-passes-until-die = { $seat } пасует, пока не появится кубик.
event-asked-again = { $seat } снова хочет решать на ходах без кубиков.
event-die-placed = { $seat } ставит { $die_acc } на место «{ $at }» с результатом { $result }.
event-moved-to-recovery = { $seat } не находит места и отправляет { $die_acc } в Комнату восстановления.
event-die-changed = { $seat } меняет { $die_acc } на { $result }{ $source }.
event-die-rerolled = { $seat } перебрасывает { $die_acc }: выпадает { $result }{ $source }.
event-to-recovery = { $seat } отправляет { $die_acc } в Комнату восстановления{ $source }.
event-from-recovery = { $seat } возвращает { $die_acc } из Комнаты восстановления: выпадает { $result }{ $source }.
event-die-taken-back = { $seat } забирает { $die_acc } с места «{ $at }»{ $source }.
event-to-supply = { $seat } убирает { $die_acc } в запас{ $source }.
event-from-supply = { $seat } берёт { $die_acc } из запаса{ $source }.
event-robot-fetched = { $seat } берёт робота: выпадает { $result }{ $source }.
event-robot-reprogrammed = { $seat } перепрограммирует робота, и его забирает домой { $player }.
event-gained = { $seat } получает { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }{ $source }.
event-spent = { $seat } отдаёт { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }{ $source }.
event-discarded-surplus = { $seat } сбрасывает сверх вместимости { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }.
event-vault-gained = Хранилище получает { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }{ $source }.
event-vault-lost = Хранилище теряет { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }{ $source }.
event-put-on-task = На задачу «{ $task }» { $number ->
    [one] ложится { $number } жетон
    [few] ложатся { $number } жетона
   *[many] ложится { $number } жетонов
  } { $type_gen }{ $source }.
event-replenished = { $seat } пополняет Хранилище на { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }.
event-merit-gained = { $seat } получает { $number } { $number ->
    [one] заслугу
    [few] заслуги
   *[many] заслуг
  }{ $source }.
event-merit-lost = { $seat } теряет { $number } { $number ->
    [one] заслугу
    [few] заслуги
   *[many] заслуг
  }{ $source }.
event-stars-promised = { $seat } получит в конце эпизода { $number } { $number ->
    [one] звезду
    [few] звезды
   *[many] звёзд
  }{ $source }.
event-stars-paid = { $seat } получает { $number } { $number ->
    [one] звезду
    [few] звезды
   *[many] звёзд
  } и теперь имеет { $stars }.
event-cards-drawn = { $seat } берёт { $number } { $number ->
    [one] карту
    [few] карты
   *[many] карт
  } из { $deck_gen }{ $source }.
event-card-kept = { $seat } оставляет себе карту из { $deck_gen }.
event-card-dropped = { $seat } сбрасывает карту под { $deck_acc }{ $source }.
event-card-given = { $player } получает карту; её отдаёт { $seat }.
event-cards-looked-at = { $seat } смотрит { $number } { $number ->
    [one] карту
    [few] карты
   *[many] карт
  } сверху { $deck_gen }{ $source }.
event-cards-put-back = { $seat } возвращает карты на { $deck_acc }.
event-deck-searched = { $seat } просматривает { $deck_acc }{ $source }.
event-deck-shuffled = Перемешана { $deck }.
event-key-task-swapped = { $seat } меняет задачу «{ $task }» на «{ $new }»{ $source }.
event-algorithm-works = { $seat } пользуется алгоритмом «{ $algorithm }».
event-algorithms-arranged = { $seat } раскладывает алгоритмы: { $algorithms }.
event-file-played = { $seat } разыгрывает файл «{ $file }».
event-file-sealed = { $seat } добавляет к предложению файл.
event-file-lost = { $seat } теряет файл.
event-skill-used = { $seat } применяет навык «{ $skill }».
event-skill-lent = { $seat } добавляет к предложению навык «{ $skill }».
event-skill-bought = { $seat } покупает навык «{ $skill }» за { $price } { $price ->
    [one] звезду
    [few] звезды
   *[many] звёзд
  }.
event-kept-card-used = { $seat } применяет карту «{ $card }».
event-card-kept-for-later = { $seat } оставляет себе карту «{ $card }».
event-card-lent = { $seat } добавляет к предложению карту «{ $card }».
event-proposed = { $seat } хочет заполнить «{ $group }».
event-help-asked = { $seat } просит помочь заполнить «{ $group }».
event-offered = { $seat } предлагает помочь заполнить «{ $group }».
event-refused = { $seat } не может помочь заполнить «{ $group }».
event-offer-taken = { $seat } принимает предложение, которое делает { $player }.
event-offer-dropped = { $seat } не берёт предложение, которое делает { $player }.
event-offer-withdrawn = { $seat } отзывает предложение.
event-called-off = { $seat } отказывается от замысла.
event-die-laid = { $seat } кладёт { $die_acc } на общее место { $spots }.
event-die-taken-up = { $seat } забирает кубик с общего места { $spot }.
event-die-adjusted = { $seat } меняет кубик на общем месте { $spot } на { $result }.
event-tokens-offered = { $seat } предлагает { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }.
event-vault-share-set = { $seat } решает, что Хранилище заплатит не более чем { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }.
event-saving-set = { $seat } решает сэкономить { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen }.
event-extra-set = { $seat } решает доплатить { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } { $type_gen } из жетонов любого вида.
event-consent-asked = { $seat } спрашивает, согласен ли { $player }, чтобы кубик на общем месте { $spot } показывал { $result }.
event-consent-refused = { $seat } оставляет кубик на общем месте { $spot } как есть.
event-group-filled = Общие места «{ $group }» заполнены, участники: { $players }.
event-key-task-finished = Ключевая задача «{ $task }» выполнена, участники: { $players }.
event-work-task-finished = { $seat } выполняет рабочую задачу «{ $task }».
event-task-failed = Ключевая задача «{ $task }» не выполнена.
event-meeting-opened = { $seat } созывает рабочее совещание и становится начальником штаба.
event-meeting-joined = { $seat } участвует в совещании { $die_ins }.
event-stayed-away = { $seat } не приходит на совещание.
event-meeting-held = На совещании распределяют { $number } { $number ->
    [one] рабочую задачу
    [few] рабочие задачи
   *[many] рабочих задач
  }.
event-nothing-happened = На перекрёстке ничего не происходит.
event-second-card = { $seat } просит вторую карту перекрёстка.
event-crossroads-met = { $seat } выходит на перекрёсток: «{ $card }».
event-option-taken = { $seat } решает: { $option }
event-chose-apart = { $seat } делает свой выбор.
event-voted = { $seat } голосует.
event-voted-for-ties = { $seat } голосует на случай ничьей.
event-leans = { $seat } склоняется к варианту «{ $option }»
event-votes-counted = Голоса подсчитаны, { $tally }.
votes-for = «{ $option }» — { $count }
event-chief-decided = { $seat } решает как начальник штаба: { $option }
event-vote-decided = Решено: { $option }
event-success = { $number ->
    [one] Прибавляется { $number } маркер
    [few] Прибавляются { $number } маркера
   *[many] Прибавляется { $number } маркеров
  } успеха, всего { $success }{ $source }.
event-setback = Неудача: теперь цель — { $target }{ $source }.
event-plot-goal-reached = Сюжетная цель достигнута: { $success } из { $target }.
event-plot-goal-missed = Сюжетная цель упущена: { $success } из { $target }.
event-goal-turned = Цель «{ $goal }» переворачивается стороной провала.
event-plan-shown = { $seat } выполняет план «{ $plan }».
event-system-worsened = Состояние { $system_gen } ухудшается и переходит на { $division }{ $source }.
event-system-improved = Состояние { $system_gen } улучшается и переходит на { $division }{ $source }.
event-critical-effect = Состояние { $system_gen } находится на критическом делении.
event-repair-marker = Маркер ремонта закрывает место «{ $at }»{ $source }.
event-failure-marker = Маркер сбоя закрывает место «{ $at }»{ $source }.
event-failure-cleared = Место «{ $at }» снова свободно{ $source }.
event-paid-for-return = { $seat } платит, чтобы { $die } вернулся домой.
event-crew-returned = Экипаж возвращается.
event-refreshed = Закрыты: { $covered }. Снова свободны: { $freed }.
event-heart-mind-moved = Чувства и разум: { $value }{ $source }.
event-heart-mind-noted = В журнал записаны чувства и разум: { $value }.
event-episode-ended = Эпизод { $episode } закончен.
event-average-noted = В журнал записано среднее: { $total } { $total ->
    [one] заслуга
    [few] заслуги
   *[many] заслуг
  } на { $count } { $count ->
    [one] игрока
   *[other] игроков
  }.
event-goal-paid = { $seat } получает { $number } { $number ->
    [one] звезду
    [few] звезды
   *[many] звёзд
  } за цель «{ $goal }».
event-merit-paid = { $seat } получает { $number } { $number ->
    [one] звезду
    [few] звезды
   *[many] звёзд
  } за заслуги.
event-best-officer = { $seat } — лучший офицер эпизода.
event-promoted = { $seat } получает звание { $rank_gen }.
event-underlined = { $seat } подчёркивает звание ({ $lines }).
event-squares-crossed = { $number ->
    [one] Зачёркнут { $number } квадратик
    [few] Зачёркнуты { $number } квадратика
   *[many] Зачёркнуто { $number } квадратиков
  } состояния, всего { $squares }.
event-cards-added = В колоду перекрёстков { $number ->
    [0] не входит ни одной карты
    [one] входит { $number } карта
    [few] входят { $number } карты
   *[many] входит { $number } карт
  }.
event-bookmark-put = Закладка вложена для эпизода { $episode }.
event-ending = Кампания закончена: «{ $ending }».
event-colonist-awakened = { $seat } выполняет Пробуждение: колонист попадает в Комнату восстановления{ $source }.
event-sleeper-prepared = { $seat } выполняет Пробуждение: готовится следующий колонист{ $source }.
event-room-damaged = В журнал записано повреждение { $room_gen } (x{ $times }).
event-room-mended = Из журнала вычеркнуто одно повреждение { $room_gen } (x{ $times }).

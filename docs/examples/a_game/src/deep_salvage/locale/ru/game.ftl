verb-burn = Сжечь топливный элемент
verb-tow = Отбуксировать обломок
verb-search = Обыскать обломок
option-burn = Сжечь топливный элемент { $cell }
option-tow = Отбуксировать обломок
option-search = Обыскать обломок

prompt-race = Обломок ценой { $wreck }: какой топливный элемент вы сожжёте?
waiting-race = Остальные выбирают топливные элементы для обломка ценой { $wreck }.
prompt-at-wreck = Вы первыми прибыли к обломку ценой { $wreck }. Отбуксировать или обыскать?
waiting-at-wreck = Первым у обломка { $seat }: идёт выбор.

event-dealt = Каждый получает топливные элементы: { $count }.
event-wreck-turned-up = Раунд { $round }: показался обломок ценой { $wreck }.
event-cell-chosen = { $seat }: топливный элемент выбран.
event-cell-burned = { $seat } сжигает топливный элемент { $cell }.
event-debris = { $seat } дрейфует среди мусора: 1 очко.
event-towed = { $seat } буксирует обломок. Очки: { $points }.
event-searched = { $seat } обыскивает обломок, на кубике { $roll }. { $points ->
    [0] Обломок разваливается
   *[other] Очки: { $points }
  }.

reason-not-your-cell = У вас нет топливного элемента { $cell }.

describe-round = Раунд { $round }, обломок ценой { $wreck }.
describe-own = { $seat }: очки { $points }, топливные элементы { $cells }, сожжено: { $spent }.
describe-other = { $seat }: очки { $points }, осталось топливных элементов: { $cells }, сожжено: { $spent }.
ending = Победа: { $seat }.
field-cell = топливный элемент

verb-burn = Spal ogniwo paliwowe
verb-tow = Odholuj wrak
verb-search = Przeszukaj wrak
option-burn = Spal ogniwo paliwowe { $cell }
option-tow = Odholuj wrak
option-search = Przeszukaj wrak

prompt-race = Wrak wart { $wreck }: które ogniwo paliwowe spalasz?
waiting-race = Inni wybierają ogniwa paliwowe; wrak jest wart { $wreck }.
prompt-at-wreck = Docierasz pierwszy do wraku wartego { $wreck }. Odholować czy przeszukać?
waiting-at-wreck = Decyzja przy wraku: { $seat }.

event-dealt = Każdy dostaje ogniwa paliwowe: { $count }.
event-wreck-turned-up = Runda { $round }: pojawia się wrak wart { $wreck }.
event-cell-chosen = { $seat }: ogniwo paliwowe wybrane.
event-cell-burned = { $seat } spala ogniwo paliwowe { $cell }.
event-debris = { $seat } dryfuje wśród szczątków: 1 punkt.
event-towed = { $seat } holuje wrak. Punkty: { $points }.
event-searched = { $seat } przeszukuje wrak, na kości { $roll }. { $points ->
    [0] Wrak się rozpada
   *[other] Punkty: { $points }
  }.

reason-not-your-cell = Nie masz ogniwa paliwowego { $cell }.

describe-round = Runda { $round }, wrak wart { $wreck }.
describe-own = { $seat }: punkty { $points }, ogniwa paliwowe { $cells }, spalone: { $spent }.
describe-other = { $seat }: punkty { $points }, zostało ogniw paliwowych: { $cells }, spalone: { $spent }.
ending = Zwycięstwo: { $seat }.
field-cell = ogniwo paliwowe

verb-burn = Burn a fuel cell
verb-tow = Tow the wreck home
verb-search = Search the wreck
option-burn = Burn fuel cell { $cell }
option-tow = Tow the wreck home
option-search = Search the wreck

prompt-race = A wreck worth { $wreck }: which fuel cell do you burn?
waiting-race = The others choose fuel cells for a wreck worth { $wreck }.
prompt-at-wreck = You are first at the wreck worth { $wreck }. Tow it home, or search it?
waiting-at-wreck = { $seat } is first at the wreck and decides.

event-dealt = Everybody gets { $count } fuel cells.
event-wreck-turned-up = Round { $round }: a wreck worth { $wreck } comes into sight.
event-cell-chosen = { $seat } has chosen a fuel cell.
event-cell-burned = { $seat } burns fuel cell { $cell }.
event-debris = { $seat } drifts through debris: 1 point.
event-towed = { $seat } tows the wreck home: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-searched = { $seat } searches the wreck and rolls { $roll }: { $points ->
    [0] it breaks apart
    [one] 1 point
   *[other] { $points } points
  }.

reason-not-your-cell = You do not have fuel cell { $cell }.

describe-round = Round { $round }, a wreck worth { $wreck }.
describe-own = { $seat }: points { $points }, fuel cells { $cells }, spent { $spent }.
describe-other = { $seat }: points { $points }, fuel cells left: { $cells }, spent { $spent }.
ending = Won by: { $seat }.
field-cell = fuel cell

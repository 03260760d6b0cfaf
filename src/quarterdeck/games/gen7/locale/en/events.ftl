# What happens.
event-episode-began = Episode { $episode } begins.
event-crew-card-dealt = { $crew } is close to { $seat }.
event-sector-dealt = { $seat } commands the { $sector }.
event-rolled-for-chief = { $seat } rolls { $result }.
event-chief-found = { $seat } is chief of staff.
event-section-read = A new page of the plot is read.
event-unlocked = New in the campaign: { $component }.
event-log-written = Ship’s log: { $sentence }
event-round-began = Round { $round }: { $seat } goes first.
event-key-tasks-drawn = New key tasks: { $tasks }.
event-crew-rolled = { $seat } rolls the crew: { $dice }.
event-turn-began = { $seat } takes a turn.
event-turn-ended = { $seat } ends the turn.
event-turns-over = Everyone has passed.
event-passed = { $seat } passes.
event-passes-until-die = { $seat } passes until a die comes in.
event-asked-again = { $seat } wants to be asked again on turns without dice.
event-die-placed = { $seat } places { $die } on { $at } with { $result }.
event-moved-to-recovery = { $seat } has no spot for a die and puts { $die } in the Recovery Room.
event-die-changed = { $seat } changes { $die } to { $result }{ $source }.
event-die-rerolled = { $seat } rerolls { $die }: { $result }{ $source }.
event-to-recovery = { $seat } sends { $die } to the Recovery Room{ $source }.
event-from-recovery = { $seat } brings back a { $die } from the Recovery Room: { $result }{ $source }.
event-die-taken-back = { $seat } takes { $die } back from { $at }{ $source }.
event-to-supply = { $seat } moves { $die } to the supply{ $source }.
event-from-supply = { $seat } takes a { $die } from the supply{ $source }.
event-robot-fetched = { $seat } fetches a robot: { $result }{ $source }.
event-robot-reprogrammed = { $seat } reprograms a robot, which goes home to { $player }.
event-gained = { $seat } gains { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }{ $source }.
event-spent = { $seat } spends { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }{ $source }.
event-discarded-surplus = { $seat } discards { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  } above capacity.
event-vault-gained = The Vault gains { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }{ $source }.
event-vault-lost = The Vault loses { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }{ $source }.
event-put-on-task = { $number } { $number ->
    [one] { $type_one } goes
   *[other] { $type } go
  } on { $task }{ $source }.
event-replenished = { $seat } replenishes the Vault with { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }.
event-merit-gained = { $seat } gains { $number } merit{ $source }.
event-merit-lost = { $seat } loses { $number } merit{ $source }.
event-stars-promised = { $seat } will gain { $number } { $number ->
    [one] star
   *[other] stars
  } at the end of the episode{ $source }.
event-stars-paid = { $seat } gains { $number } { $number ->
    [one] star
   *[other] stars
  } and has { $stars } in all.
event-cards-drawn = { $seat } draws { $number } { $number ->
    [one] card
   *[other] cards
  } from the { $deck }{ $source }.
event-card-kept = { $seat } keeps a card from the { $deck }.
event-card-dropped = { $seat } discards a card under the { $deck }{ $source }.
event-card-given = { $player } receives a card from { $seat }.
event-cards-looked-at = { $seat } looks at the top { $number } { $number ->
    [one] card
   *[other] cards
  } of the { $deck }{ $source }.
event-cards-put-back = { $seat } puts the cards back on the { $deck }.
event-deck-searched = { $seat } looks through the { $deck }{ $source }.
event-deck-shuffled = The { $deck } is shuffled.
event-key-task-swapped = { $seat } swaps { $task } for { $new }{ $source }.
event-algorithm-works = { $algorithm } works for { $seat }.
event-algorithms-arranged = { $seat } has arranged algorithms: { $algorithms }.
event-file-played = { $seat } plays { $file }.
event-file-sealed = { $seat } adds a file to the offer.
event-file-lost = { $seat } loses a file.
event-skill-used = { $seat } uses { $skill }.
event-skill-lent = { $seat } adds { $skill } to the offer.
event-skill-bought = { $seat } buys { $skill } for { $price } { $price ->
    [one] star
   *[other] stars
  }.
event-kept-card-used = { $seat } uses { $card }.
event-card-kept-for-later = { $seat } keeps { $card } for later.
event-card-lent = { $seat } adds { $card } to the offer.
event-proposed = { $seat } wants to fill { $group }.
event-help-asked = { $seat } asks for help with { $group }.
event-offered = { $seat } makes an offer for { $group }.
event-refused = { $seat } cannot help with { $group }.
event-offer-taken = { $seat } takes the offer of { $player }.
event-offer-dropped = { $seat } leaves the offer of { $player } out.
event-offer-withdrawn = { $seat } withdraws an offer.
event-called-off = { $seat } calls it off.
event-die-laid = { $seat } lays { $die } on shared spot { $spots }.
event-die-taken-up = { $seat } takes a die back from shared spot { $spot }.
event-die-adjusted = { $seat } changes the die on shared spot { $spot } to { $result }.
event-tokens-offered = { $seat } offers { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }.
event-vault-share-set = { $seat } lets the Vault pay at most { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }.
event-saving-set = { $seat } saves { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }.
event-extra-set = { $seat } pays { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  } of the tokens of any type.
event-consent-asked = { $seat } asks { $player } to let the die on shared spot { $spot } show { $result }.
event-consent-refused = { $seat } leaves the die on shared spot { $spot } as it is.
event-group-filled = { $group } is filled by { $players }.
event-key-task-finished = { $task } is finished by { $players }.
event-work-task-finished = { $seat } finishes { $task }.
event-task-failed = { $task } is unfinished.
event-meeting-opened = { $seat } calls a work meeting and is chief of staff.
event-meeting-joined = { $seat } joins the meeting with { $die }.
event-stayed-away = { $seat } stays away from the meeting.
event-meeting-held = The meeting shares out { $number } { $number ->
    [one] work task
   *[other] work tasks
  }.
event-nothing-happened = Nothing happens at the crossroads.
event-second-card = { $seat } asks for a second crossroads card.
event-crossroads-met = { $seat } comes to a crossroads: { $card }.
event-option-taken = { $seat } decides: { $option }
event-chose-apart = { $seat } has chosen.
event-voted = { $seat } has voted.
event-voted-for-ties = { $seat } has cast a ballot that only breaks ties.
event-leans = { $seat } leans towards “{ $option }”
event-votes-counted = Votes counted, { $tally }.
votes-for = “{ $option }” { $count }
event-chief-decided = { $seat } decides as chief of staff: { $option }
event-vote-decided = Decided: { $option }
event-success = { $number } success { $number ->
    [one] marker
   *[other] markers
  }, { $success } in all{ $source }.
event-setback = A setback: the target is now { $target }{ $source }.
event-plot-goal-reached = The plot goal is reached: { $success } of { $target }.
event-plot-goal-missed = The plot goal is missed: { $success } of { $target }.
event-goal-turned = { $goal } turns to its failure side.
event-plan-shown = { $seat } has met a plan: { $plan }.
event-system-worsened = The { $system } worsens to { $division }{ $source }.
event-system-improved = The { $system } improves to { $division }{ $source }.
event-critical-effect = The { $system } is critical.
event-repair-marker = A repair marker covers { $at }{ $source }.
event-failure-marker = A failure marker covers { $at }{ $source }.
event-failure-cleared = { $at } is free again{ $source }.
event-paid-for-return = { $seat } pays so that { $die } comes home.
event-crew-returned = The crew returns.
event-refreshed = Covered: { $covered }. Free again: { $freed }.
event-heart-mind-moved = Heart and mind: { $value }{ $source }.
event-heart-mind-noted = The log notes heart and mind: { $value }.
event-episode-ended = Episode { $episode } is over.
event-average-noted = The log notes the average: { $total } merit of { $count } players.
event-goal-paid = { $seat } gains { $number } { $number ->
    [one] star
   *[other] stars
  } for the goal “{ $goal }”.
event-merit-paid = { $seat } gains { $number } { $number ->
    [one] star
   *[other] stars
  } for merit.
event-best-officer = { $seat } is the best officer of the episode.
event-promoted = { $seat } is promoted to { $rank }.
event-underlined = { $seat } underlines the rank ({ $lines }).
event-squares-crossed = { $number } condition { $number ->
    [one] square is
   *[other] squares are
  } crossed, { $squares } in all.
event-cards-added = { $number ->
    [0] No crossroads cards join
    [one] { $number } crossroads card joins
   *[other] { $number } crossroads cards join
  } the deck.
event-bookmark-put = The bookmark is placed at episode { $episode }.
event-ending = The campaign is over: { $ending }.
event-colonist-awakened = { $seat } performs Awaken: a colonist comes to the Recovery Room{ $source }.
event-sleeper-prepared = { $seat } performs Awaken: the next colonist is being prepared{ $source }.
event-room-damaged = { $room } is noted in the log as damaged (x{ $times }).
event-room-mended = { $room } loses a note of damage in the log (x{ $times }).

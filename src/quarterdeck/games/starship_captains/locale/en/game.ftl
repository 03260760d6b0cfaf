# Starship Captains in English: our own wording.
game-name = Starship Captains

# Figures and things
figure-R = red ensign
figure-Y = yellow ensign
figure-B = blue ensign
figure-RC = red commander
figure-YC = yellow commander
figure-BC = blue commander
figure-C = cadet
figure-A = android
figures-R = red ensign
figures-Y = yellow ensign
figures-B = blue ensign
figures-RC = red commander
figures-YC = yellow commander
figures-BC = blue commander
figures-C = cadet
figures-A = android
to-R = red ensign
to-Y = yellow ensign
to-B = blue ensign
artifact-ry = red-yellow artifact
artifact-rb = red-blue artifact
artifact-yb = yellow-blue artifact
artifacts-ry = red-yellow
artifacts-rb = red-blue
artifacts-yb = yellow-blue
first-ry = red-yellow
first-rb = red-blue
first-yb = yellow-blue
second-ry = red-yellow
second-rb = red-blue
second-yb = yellow-blue
cargo-ry = red-yellow artifact
cargo-rb = red-blue artifact
cargo-yb = yellow-blue artifact
cargo-pirate = pirate
kind-ry = red-yellow artifact
kind-rb = red-blue artifact
kind-yb = yellow-blue artifact
kind-pirate = pirate
kind-medal = medal
coin-ry = red-yellow artifact
coin-rb = red-blue artifact
coin-yb = yellow-blue artifact
coin-pirate = pirate
coin-medal = medal
coin-A = android
track-fleet = fleet
track-androids = androids
track-pirates = pirates
symbol-repair = repair
symbol-medal = medal
symbol-move = move
where-ship = the ship board
where-slot = technology slot { $slot }
station-home = home station
station-gold = gold station
station-grey = grey station
place-home = Home Station
route-between = { $colour } route { $from } – { $onward }
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-red = red
colour-blue = blue
colour-grey = grey
pirate-token = { $colour } pirate ({ $reward })
reward-medal = medal and artifact
reward-android = android
room-navigation = navigation room
room-weapons = weapons room
room-science = science room
room-repair = repair room
room-technology = { $card }
action-technology = take technology
action-mission = perform mission
action-fight = fight pirates
action-passenger = passenger

# What can be chosen
verb-activate = Activate a room with a figure
verb-spend = Activate a room with two artifacts
verb-perform = Perform the mission here
verb-train = Train a figure
verb-promote = Promote an ensign
verb-pass = Pass for this round
verb-end-turn = End the turn
verb-fly = Fly along a route
verb-leap = Jump to a location
verb-instead = Use a technology instead of moving
verb-decline = Skip
verb-attack = Fight a pirate
verb-take = Take a technology
verb-install = Install a drawn card
verb-imitate = Copy a room
verb-mend = Repair
verb-suffer = Take the damage
verb-shrug = Ignore the damage
verb-sacrifice = Discard cargo instead of taking damage
verb-lose = Choose the cargo that is destroyed
verb-jettison = Discard cargo that does not fit
verb-choose = Choose one of the options
verb-accept = Pay the price
verb-pay = Choose what to pay with
verb-shed = Discard the card to use it
verb-go = Advance on a track
verb-assign = Assign a figure to a row
verb-apply = Apply the row
verb-ignore = Ignore the row
verb-again = Apply the row again
verb-order = Order a figure back to the ready room
verb-work = Activate another room
verb-rest = No second task
verb-invoke = Use a technology after the mission
verb-enough = Skip the rest
verb-furnish = Put an artifact into a room
verb-withdraw = Move a marker back
verb-station = Choose a route for a pirate
verb-lead = Choose where Captain Shadow flies
verb-point = Choose which pirate Captain Shadow removes

option-activate = Activate the { $room } with { $figure ->
    [android] an
   *[other] a
  } { $figure }
option-activate-with-artifacts = Activate the { $room } with { $first } and { $second } artifacts
option-perform = Perform the mission here
option-train = Train a { $figure }: it becomes a { $to }
option-promote = Promote a { $figure } to commander
option-pass = Pass for this round
option-end-turn = End the turn
option-fly = Fly along the { $route }
option-jump-to = Jump to { $place }
option-replace-move = Use the technology instead of moving
option-decline = Skip
option-attack = Fight the pirate on the { $route }
option-take-technology = Take { $card } into slot { $slot }
option-install = Install { $card } in slot { $slot }
option-copy-room = Copy { $card }
option-repair-damage = Repair { $where }
option-take-damage = Take the damage
option-ignore-damage = Ignore the damage
option-sacrifice = Discard a { $kind } instead of taking the damage
option-lose-cargo = Lose a { $kind }
option-discard-cargo = Discard a { $kind }
option-choose = Choose option { $side }
option-chosen-side = { $chosen }
option-accept = Pay the price
option-pay = Pay: { $coin }
option-discard-card = Discard the card and use it
option-advance-marker = { $steps ->
    [one] Advance one step on the { $track } track
   *[other] Advance { $steps } steps on the { $track } track
  }
option-assign = Assign to the next row: { $figure }
option-apply = Apply the row
option-ignore = Ignore the row
option-repeat-row = Apply the row once more
option-order = Order figure { $place } of the queue back to the ready room
option-activate-second-room = The commander also activates the { $room }
option-skip-second-task = No second task
option-use-technology = Use { $card }
option-skip-remaining = Skip the rest
option-place-artifact = Put a { $artifact } into the { $room }
option-move-back = { $steps ->
    [one] Move back one space on the { $track } track for a medal
   *[other] Move back { $steps } spaces on the { $track } track for { $steps } medals
  }
option-place-pirate = Put the pirate on the { $route }
option-send-shadow = Captain Shadow flies to { $place }
option-remove-pirate = Captain Shadow removes the pirate on the { $route }

# What is asked
prompt-turn = Your turn: train and promote as you like, then activate a room, perform a mission, or pass.
waiting-turn = A captain takes a turn.
prompt-moving = { $left ->
    [one] You may make one move.
   *[other] You may make up to { $left } moves.
  }
waiting-moving = A captain is moving.
prompt-jumping = You may jump to any other location.
waiting-jumping = A captain may jump.
prompt-fighting = You may fight a pirate on a route of your location.
waiting-fighting = A captain may fight.
prompt-taking-technology = You may take a technology.
waiting-taking-technology = A captain may take a technology.
prompt-installing = You may install one of the drawn cards.
waiting-installing = A captain chooses among drawn cards.
prompt-copying = Which room technology should be copied?
waiting-copying = A captain copies a room.
prompt-repairing = You may repair one damage.
waiting-repairing = A captain may repair.
prompt-struck = One damage: take it, or prevent it?
waiting-struck = A captain is about to take damage.
prompt-hit = All holds are full: which cargo is destroyed?
waiting-hit = A captain loses cargo.
prompt-overfull = Not everything fits: what is discarded?
waiting-overfull = A captain stows cargo.
prompt-choosing = Choose one: { $sides }.
waiting-choosing = A captain chooses.
prompt-offered = You may pay { $price } for this: { $benefit }.
waiting-offered = A captain may pay.
prompt-owing = You owe { $what }: what do you pay with?
waiting-owing = A captain pays.
prompt-once = Discard { $card } to use it? It gives: { $effects }.
waiting-once = A captain may use up a card.
prompt-advancing = { $steps ->
    [one] You may advance one step { $track ->
        [any] on one track
       *[other] on the { $track } track
      }.
   *[other] You may advance up to { $steps } steps { $track ->
        [any] on one track
       *[other] on the { $track } track
      }.
  }
waiting-advancing = A captain may advance.
prompt-assigning = { $about ->
    [red] Who goes to row { $row }, red: { $effects }?
    [yellow] Who goes to row { $row }, yellow: { $effects }?
    [blue] Who goes to row { $row }, blue: { $effects }?
   *[android] Who goes to row { $row }, for androids only: { $effects }?
  }
waiting-assigning = A captain assigns a crew.
prompt-row-choice = Row { $row }: { $effects }. Apply it, or ignore it?
waiting-row-choice = A captain resolves a mission.
prompt-second-task = The commander’s second task: another room, an order, or none.
waiting-second-task = A commander has a second task.
prompt-second-task-on-mission = The commander’s second task: the row again, an order, or none.
waiting-second-task-on-mission = A commander has a second task.
prompt-aftermath = Technologies that work after this mission.
waiting-aftermath = A captain finishes a mission.
prompt-looking = You have seen the next missions. Go on when you like.
waiting-looking = A captain looks at missions.
prompt-end-of-turn = Everything is done: end your turn.
waiting-end-of-turn = A captain ends a turn.
prompt-research = You may put artifacts into your rooms.
waiting-research = Captains furnish their rooms.
prompt-honour = You may move one of your markers back: a medal for every space.
waiting-honour = Captains may move markers back.
prompt-scatter = On which route does the pirate appear?
waiting-scatter = A captain places pirates.
prompt-shadow-performs-mission = Captain Shadow performs a mission: which one?
waiting-shadow-performs-mission = Captain Shadow looks for a mission.
prompt-shadow-fights = Captain Shadow removes a pirate: which one?
waiting-shadow-fights = Captain Shadow fights.

# What happened
captain-shadow = Captain Shadow
event-set-up = { $seats ->
    [one] The ship is ready.
   *[other] { $seats } ships are ready; { $seat } begins.
  }
event-turn-ended = { $seat } ends the turn.
event-passed = { $seat } passes.
event-round-ended = Round { $round } is over.
event-round-begins = Round { $round } begins with { $seat }.
event-crew-rested = { $seat }: back in the ready room: { $figures }.
event-scored = { $total ->
    [one] { $seat } scores one point.
   *[other] { $seat } scores { $total } points.
  }
event-room-activated = { $seat } activates the { $room } with { $figure ->
    [android] an
   *[other] a
  } { $figure }.
event-room-activated-by-artifacts = { $seat } activates the { $room } with artifacts: { $artifacts }.
event-extra-work = { $seat }: the commander also activates the { $room }.
event-ordered = { $seat }: { $figure ->
    [android] an
   *[other] a
  } { $figure } is ordered back to the ready room.
event-room-copied = { $seat } copies { $card }.
event-trained = { $seat } trains a { $figure }: now a { $to }.
event-promoted = { $seat } promotes a { $figure }.
event-moved = { $seat } flies to { $place } ({ $route }).
event-jumped = { $seat } jumps to { $place }.
event-reserved = { $seat } reserves { $place }.
event-station-used = { $seat } uses the { $station }.
event-station-open = The tile is back on the { $station }.
event-station-blocked = The tile of the { $station } waits another round: a ship is there.
event-station-closed = The tile of the { $station } leaves the game: a ship is there, and this is the last round.
event-damage-taken = { $seat } takes 1 damage, { $in_all } on the ship board.
event-damage-ignored = { $seat } ignores the damage.
event-cargo-destroyed = { $seat } loses a { $cargo }.
event-cargo-jettisoned = { $seat } discards a { $cargo } that does not fit.
event-cargo-sacrificed = { $seat } discards a { $cargo } instead of taking damage.
event-repaired = { $seat } repairs { $where }.
event-medals-gained = { $count ->
    [one] { $seat } gains a medal.
   *[other] { $seat } gains { $count } medals.
  }
event-android-gained = { $seat } gains an android.
event-cadet-gained = { $seat } gains a cadet.
event-artifact-gained = { $seat } gains a { $artifact }.
event-pirate-gained = { $seat } gains a pirate from the supply.
event-figure-recalled = { $seat }: out of the queue, back in the ready room: { $figure }.
event-paid = { $seat } pays: { $coin }.
event-pirate-appeared = A { $pirate } appears on the { $route }.
event-pirate-without-route = A { $pirate } finds no free route and leaves.
event-pirate-driven-off = A { $pirate } finds the { $route } occupied and leaves.
event-pirate-fought = { $seat } fights the pirate on the { $route }.
event-pirate-captured = { $seat } keeps the pirate.
event-uprising = Uprising! Pirates set out from every planet with a number.
event-technology-installed = { $seat } installs { $card } in slot { $slot }.
event-technology-bonus = { $seat }: matching edges give { $symbol }.
event-ability-works = { $seat }: { $card } takes effect.
event-technology-discarded = { $seat } discards { $card }.
event-technology-laid-out = { $card } is laid out on space { $space }.
event-cards-drawn = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
  }
event-card-put-away = { $seat } puts { $card } away.
event-shared-card-used-up = { $seat } has used { $card } up.
event-mission-begun = { $seat } begins the mission { $mission } on { $place }.
event-assigned = { $seat } assigns to row { $row }: { $figure }.
event-row-applied = { $seat } applies row { $row }.
event-row-ignored = { $seat }: row { $row } is ignored ({ $figure }).
event-mission-completed = { $points ->
    [one] { $seat } completes the mission { $mission } for one point.
   *[other] { $seat } completes the mission { $mission } for { $points } points.
  }
event-number-moved = Number { $number } moves to { $place }, face down.
event-mission-laid-out = New mission on { $place }: { $mission }.
event-missions-looked-at = { $count ->
    [one] { $seat } looks at the next mission.
   *[other] { $seat } looks at the next { $count } missions.
  }
event-advanced = { $seat } advances on the { $track } track to space { $space }.
event-track-bonus = { $seat }: space { $space } of the { $track } track has a bonus.
event-lap-completed = { $seat } completes lap { $laps } of the { $track } track: 5 points.
event-event-happens = Event on the { $track } track: { $event }.
event-event-removed = The event { $event } is removed.
event-technologies-shared = Everybody may use: { $cards }.
event-tokens-on-stations = A { $kind } lies on every station.
event-token-taken = { $seat } takes what the event has left on the station: { $kind }.
event-room-furnished = { $seat } puts a { $artifact } into the { $room }.
event-withdrew = { $steps ->
    [one] { $seat } moves back a space on the { $track } track.
   *[other] { $seat } moves back { $steps } spaces on the { $track } track.
  }
event-action-turned = Captain Shadow: { $action } (space { $space }).
event-actions-shuffled = { $count ->
    [one] Captain Shadow has one action card this round.
   *[other] Captain Shadow has { $count } action cards this round.
  }
event-shadow-jumped = Captain Shadow jumps to { $place }.
event-shadow-took-technology = Captain Shadow discards { $card }.
event-shadow-performed = Captain Shadow performs the mission { $mission } on { $place }.
event-shadow-fought = Captain Shadow removes the pirate on the { $route }.
event-shadow-idle = Nothing happens.
event-passenger-acts = Your passenger acts.

# What others did since your last turn: phrases of one sentence
recap-room-activated = used the { $room }
recap-room-activated-by-artifacts = used the { $room } with artifacts
recap-extra-work = used the { $room }
recap-trained = trained a { $to }
recap-promoted = promoted a { $figure }
recap-moved = flew to { $place }
recap-jumped = jumped to { $place }
recap-pirate-fought = fought a pirate
recap-technology-installed = installed { $card }
recap-mission-completed = { $points ->
    [one] completed the mission { $mission } (1 point)
   *[other] completed the mission { $mission } ({ $points } points)
  }
recap-lap-completed = completed lap { $laps } of the { $track } track
recap-event-happens = set off the event { $event }
recap-passed = passed

# Why not
reason-another-row = Figures go to the rows in order: row { $row } is next.
reason-flight-destination = to { $place }
reason-flight-pirate = 1 damage: { $pirate } on the way
reason-fight-pirate = 1 damage; { $pirate }
reason-room-does-nothing = it would do nothing now
reason-androids-activate-nothing = Androids activate no rooms.
reason-androids-do-not-learn = Androids are neither trained nor promoted.
reason-artifacts-show-other-colours = Both artifacts must show the room’s colour.
reason-activate-navigation-first = Your ship has to fly there first: activate the navigation room with a red figure.
reason-activate-weapons-first = To fight pirates, activate the weapons room with a yellow figure first.
reason-activate-science-first = To take a technology, activate the science room with a blue figure first.
reason-activate-repair-first = To repair, activate the repair room first, with any figure but an android.
reason-cannot-be-ordered = Only a cadet or an ensign of the commander’s colour can be ordered from the queue.
reason-cannot-pay = You cannot pay that.
reason-card-not-drawn = This card was not drawn.
reason-commanders-keep-their-colour = A commander keeps its colour.
reason-figure-not-ready = No such figure is in your ready room.
reason-gains-happen = What you gain after a mission cannot be left out.
reason-no-damage-there = There is no damage there.
reason-no-mission-here = There is no mission where your ship is.
reason-no-pirate-there = There is no pirate there, or the route does not touch your location.
reason-no-ring-left = All five promotion rings are in use.
reason-no-room-to-copy = There is no such room technology on the central board.
reason-no-route-here = This route does not start at your location.
reason-no-such-pair = You do not have these two artifacts.
reason-no-such-room = Your ship has no such room.
reason-no-such-route = There is no such route.
reason-no-such-slot = There is no such technology slot.
reason-not-another-colour = Training gives another colour.
reason-not-that-far-back = The marker cannot go back that far.
reason-nothing-ignores-damage = Nothing lets you ignore this damage.
reason-nothing-instead-of-moves = You have no technology that replaces a move.
reason-only-ensigns-are-promoted = Only ensigns are promoted.
reason-other-track = This advance is for another track.
reason-reserved-by-another = Another captain has reserved this planet.
reason-route-has-a-pirate = There is a pirate on this route already.
reason-row-was-not-applied = The row was not applied, so it cannot be applied again.
reason-slot-damaged = This slot must be repaired first.
reason-slot-taken = There is a card in this slot.
reason-technology-not-on-offer = This card is not on the central board.
reason-too-few-figures = The mission has more rows than you have figures in the ready room.
reason-too-few-medals = You have too few medals.
reason-too-many-steps = { $most ->
    [one] One step at most.
   *[other] { $most } steps at most.
  }
reason-wrong-colour = This figure does not match the room’s colour.

# What cards say
effect-move = { $count ->
    [one] you may move once
   *[other] up to { $count } moves
  }
effect-jump = you may jump
effect-fight = { $count ->
    [one] you may fight a pirate
   *[other] you may fight up to { $count } pirates
  }
effect-tech = { $how ->
    [replace] you may take a technology (also in place of one of yours)
   *[other] you may take a technology
  }
effect-repair = { $count ->
    [one] repair 1
   *[other] repair up to { $count }
  }
effect-damage = take { $count } damage
effect-ambush = ambush
effect-medal = { $count ->
    [one] a medal
   *[other] { $count } medals
  }
effect-artifact = { $count ->
    [one] an artifact
   *[other] { $count } artifacts
  }
effect-pirate = a pirate token
effect-android = an android
effect-cadet = a cadet
effect-recall = the first figure of your queue returns
effect-advance = { $steps ->
    [one] { $track ->
        [any] 1 step on any track
       *[other] 1 step on the { $track } track
      }
   *[other] { $track ->
        [any] up to { $steps } steps on one track
       *[other] up to { $steps } steps on the { $track } track
      }
  }
effect-advance-twice = 1 step on any track and then 1 on the same or another
effect-hive = up to 1 step on the androids track for each android in your crew
effect-library = { $count ->
    [one] draw a technology and install it or not
   *[other] draw { $count } technologies and install one of them or none
  }
effect-plans = { $count ->
    [one] draw an omega technology and install it or not
   *[other] draw { $count } omega technologies and install one of them or none
  }
effect-stargate = { $count ->
    [one] look at the next mission
   *[other] look at the next { $count } missions
  }
effect-copy = do what a room technology on the central board does
effect-or = { " or " }
side-of-choice = “{ $text }”
effect-choice = { $either }
effect-price = you may pay { $cost } for [{ $gain }]
effect-times = { $effect } ({ $count } times)
cost-medal = { $count ->
    [one] a medal
   *[other] { $count } medals
  }
cost-artifact = { $count ->
    [one] an artifact
   *[other] { $count } artifacts
  }
cost-pirate = { $count ->
    [one] a pirate token
   *[other] { $count } pirate tokens
  }
cost-android = an android
cost-tech = one of your technologies

# Whole cards
card-room = { $about ->
    [red] Red room: { $does }.
    [yellow] Yellow room: { $does }.
    [blue] Blue room: { $does }.
   *[grey] Grey room: { $does }.
  }
card-once = You discard this card to use it.
card-replaces = When you take it, it may go in the place of one of your technologies.
card-edges = Edges from top to bottom: left { $left }; right { $right }.
card-no-symbol = –
card-points = { $points ->
    [one] One point.
   *[other] { $points } points.
  }
card-row = { $about ->
    [red] Red: { $does }.
    [yellow] Yellow: { $does }.
    [blue] Blue: { $does }.
   *[android] Androids only: { $does }.
  }
card-technologies = From the androids’ event on you can use: { $cards }.
card-action = Passenger card: { $does }.
card-no-action = Passenger card: nothing happens.
ability-after-mission = { $about ->
    [red] After a mission with a red row: { $does }.
    [yellow] After a mission with a yellow row: { $does }.
    [blue] After a mission with a blue row: { $does }.
    [android] After a mission with a row for androids only: { $does }.
   *[hostile] After a mission that shows a fight, an ambush, a pirate token or the pirates track: { $does }.
  }
ability-bonus = { $about ->
    [repair] When matching edges give you a repair, you get this instead: { $does }.
    [medal] When matching edges give you a medal, you get this instead: { $does }.
   *[move] When matching edges give you a move, you get this instead: { $does }.
  }
ability-one-more-move = Once per turn, when you make a move, you may make one more.
ability-instead-of-move = Any single move or jump may be this instead: { $does }.
ability-instead-of-damage = { $about ->
    [pirate] Instead of taking 1 damage you may discard a pirate from your holds.
   *[artifact] Instead of taking 1 damage you may discard an artifact from your holds.
  }
ability-stands-for-medal = { $about ->
    [pirate] When you pay medals, pirates from your holds may stand for them, one for one.
   *[artifact] When you pay medals, artifacts from your holds may stand for them, one for one.
  }
ability-ignores-damage = You may ignore the first damage of each mission.
ability-translates = Any advance for one track may be made on one other track instead.
ability-holds = { $about ->
    [one] One more hold, which never takes damage.
   *[other] { $about } more holds, which never take damage.
  }
scoring-rule = At the end: { $points } { $each }.
scoring-rule-most = At the end: { $points } { $each }, at most { $most }.
scoring-points = { $rate ->
    [one] { $shown } point
   *[other] { $shown } points
  }
scoring-mission = { $about ->
    [red] for each mission with a red row
    [yellow] for each mission with a yellow row
    [blue] for each mission with a blue row
    [android] for each mission with a row for androids only
   *[any] for each mission
  }
scoring-crew = for each { $colours } figure of your crew
crew-colour-red = red
crew-colour-yellow = yellow
crew-colour-blue = blue
scoring-room = { $about ->
    [red] for each of your red room technologies
    [yellow] for each of your yellow room technologies
    [blue] for each of your blue room technologies
    [grey] for each of your grey room technologies
   *[any] for each of your room technologies
  }
scoring-pair = for each visible pair of equal symbols on touching edges of your technology board
scoring-commander = for each commander
scoring-android = for each android
scoring-cadet = for each cadet
scoring-damage = for each damage on your ship and your technology board
scoring-empty-hold = for each empty hold
scoring-artifact-kind = for each different kind of artifact in your holds
scoring-artifact = for each artifact in your holds
scoring-pirate = for each pirate in your holds
scoring-medal = for each medal
scoring-technology = for each of your technologies
scoring-lap = for each completed lap of a track
scoring-last-track = for each point of your rearmost faction marker
scoring-game = in any case
event-text-each = Every captain in turn: { $does }.
event-text-stations = { $about ->
    [pirate] A pirate is laid on every station. Whoever first ends a turn there takes 1 damage and keeps the pirate without its reward.
   *[medal] A medal is laid on every station for whoever first ends a turn there.
  }
event-text-research = Every captain in turn may put up to 2 artifacts into rooms on their own ship, one per room. Ensigns and commanders of all colours can activate such a room.
event-text-honour = Every captain in turn may move one marker back by up to 3 spaces, not past the start of its lap, and gains a medal for each space.
event-text-scatter = { $about ->
    [one] A pirate appears on a route without one, chosen by whoever caused the event.
   *[other] { $about } pirates appear on routes without any, chosen by whoever caused the event.
  }
event-text-share = From now on everybody uses the technologies under this card as if they were installed. A card that is discarded to use it works once for each captain.
action-text-technology = Captain Shadow jumps to your ship. The technology under this action card is discarded and replaced.
action-text-mission = Captain Shadow flies along one route to a planet with a mission where you are not, and discards the mission. Without such a planet nothing happens.
action-text-fight = Captain Shadow removes a pirate from a route of the place where the ship is. Without one nothing happens.
action-text-passenger = What the card of your passenger says happens to you.

# The table in words
describe-round = Round { $round } of { $rounds }. The next new mission comes to { $place }.
describe-captain = { $seat } at { $place }: medals { $medals }, damage { $damage }, missions { $missions } (points { $points })
describe-crew = Ready: { $figures }. Queue from the front: { $queue }.
describe-holds = Holds: { $cargo }; free: { $free }.
describe-slots = Slots: { $slots }.
describe-slot-empty = ({ $slot }) empty
describe-slot-damage = ({ $slot }) damage
describe-slot-card = ({ $slot }) { $card }
describe-shared = Shared: { $all }.
describe-furnished = Rooms with an artifact inside, for every colour: { $all }.
describe-markers = Tracks: fleet { $fleet }, androids { $androids }, pirates { $pirates }.
describe-mission-begun = On mission { $mission }, rows from the top: { $figures }.
describe-captain-short = { $seat } at { $place }: medals { $medals }, damage { $damage }, ready: { $figures }; in the queue { $queue }; holds: { $cargo }; tracks { $fleet }, { $androids }, { $pirates }.
describe-passed = (has passed)
describe-offer = Technologies on offer:
describe-place = { $place }: { $there }.
describe-mission = mission { $mission }
describe-number = number { $number }
describe-number-down = number { $number }, face down
describe-tile-here = its tile is here
describe-tile-away = its tile comes back in round { $round }
describe-tile-gone = its tile is out of the game
describe-next = the next mission comes here
describe-token = { $kind } to take
describe-ships = ships: { $all }
describe-reserved = reserved by { $seat }
describe-routes = Routes: { $ways }.
describe-route = { $colour } to { $place }
describe-route-pirate = { $colour } to { $place }, past a { $pirate }
describe-track = { $track }, bonuses: { $spaces }.
describe-edges = Slot { $slot }: left { $left }; right { $right }.
describe-event = Event on space { $space }: { $event }
describe-decks = Left: technologies { $technologies } { $top ->
    [none] {""}
    [alpha] (an alpha on top)
   *[beta] (a beta on top)
  }, omegas { $omegas }, missions { $mission_deck }, artifacts { $artifacts }, pirates { $pirates }.
ending-sheet = { $seat }: missions { $missions }, tracks { $tracks }, omegas and passenger { $omegas }, crew and pirates { $figures }, medals and artifacts { $medals }, damage { $damage }: total { $total }
ending-omega = { $card }: { $points }
ending-winners = { $count ->
    [one] { $all } wins.
   *[other] { $all } share the victory.
  }
describe-turned = Captain Shadow’s action cards of this round:

# Names of planets and sides of tracks
place-p1 = Ambra
place-p2 = Brisk
place-p3 = Corvo
place-p4 = Dunmere
place-p5 = Eftel
place-p6 = Fennick
place-p7 = Gorse
place-p8 = Hollow
place-p9 = Ilex
place-p10 = Juna
place-p11 = Kestrel
place-p12 = Lumen
place-p13 = Maren
place-p14 = Nimbus
place-p15 = Orlo
track-fleet-A = Fleet, side A
track-fleet-B = Fleet, side B
track-androids-A = Androids, side A
track-androids-B = Androids, side B
track-pirates-A = Pirates, side A
track-pirates-B = Pirates, side B

# Names of technologies
name-duct-tape-autopilot = Duct-tape autopilot
name-scenic-route-planner = Scenic route planner
name-diplomatic-pouch = Diplomatic pouch
name-short-hop-drive = Short-hop drive
name-tractor-beam = Tractor beam
name-escape-pod = Escape pod
name-ramming-speed = Ramming speed
name-fold-space-corkscrew = Fold-space corkscrew
name-spring-cleaning-course = Spring-cleaning course
name-stun-cannon = Stun cannon
name-bounty-desk = Bounty desk
name-boarding-shuttle = Boarding shuttle
name-parley-flag = Parley flag
name-pirate-costumes = Pirate costumes
name-quantum-torpedoes = Quantum torpedoes
name-wanted-poster-press = Wanted-poster press
name-prisoner-exchange = Prisoner exchange
name-disproportionate-response = Disproportionate response
name-tinkerers-bench = Tinkerer’s bench
name-curiosity-cabinet = Curiosity cabinet
name-robot-etiquette-course = Robot etiquette course
name-mystery-crate = Mystery crate
name-holodeck = Holodeck
name-omega-megacomputer = Omega megacomputer
name-android-kit = Android kit
name-self-installing-manual = Self-installing manual
name-trade-in-counter = Trade-in counter
name-pocketknife-console = Pocketknife console
name-suggestion-box = Suggestion box
name-all-hands-siren = All-hands siren
name-additional-engine = Additional engine
name-super-accumulator = Super-accumulator
name-artifact-gallery = Artifact gallery
name-hyper-lockers = Hyper-lockers
name-cloaking-coat = Cloaking coat
name-repair-bots = Repair bots
name-training-holovisor = Training holovisor
name-red-talisman = Red talisman
name-yellow-talisman = Yellow talisman
name-blue-talisman = Blue talisman
name-getaway-pilot = Getaway pilot
name-damage-control-party = Damage control party
name-press-officer = Press officer
name-armoured-hull = Armoured hull
name-museum-grade-armour = Museum-grade armour
name-trophy-gallery = Trophy gallery
name-wormhole-generator = Wormhole generator
name-pirate-transmitter = Pirate transmitter
name-universal-translator = Universal translator
name-lost-android-office = Lost-android office
name-explorers-memoirs = Explorer’s memoirs
name-brawlers-scrapbook = Brawler’s scrapbook
name-collected-papers = Collected papers
name-tidy-wiring = Tidy wiring
name-officers-mess = Officers' mess
name-museum-of-dents = Museum of dents
name-artifact-blueprints = Artifact blueprints
name-wanted-list = Wanted list
name-crew-of-daredevils = Crew of daredevils
name-crew-of-stargazers = Crew of stargazers
name-crew-of-tinkerers = Crew of tinkerers
name-warranty-folder = Warranty folder

# Names of missions
name-first-contact = First contact
name-arena-fight = Arena fight
name-lost-world = Lost world
name-rescue-the-younglings = Rescue the younglings
name-roddenberries = Roddenberries
name-living-slime = Living slime
name-trading-emotion-chips = Trading emotion chips
name-anti-time-anomaly = Anti-time anomaly
name-shipwreck-salvage = Shipwreck salvage
name-prototype-shuttlecraft = Prototype shuttlecraft
name-stargate = Stargate
name-repairing-the-repair-station = Repairing the repair station
name-the-talking-asteroid = The talking asteroid
name-comet-rodeo = Comet rodeo
name-smugglers-lighthouse = Smugglers' lighthouse
name-the-forbidden-button = The forbidden button
name-eclipse-festival = Eclipse festival
name-overdue-library-book = Overdue library book
name-black-market-day = Black market day
name-asteroid-insurance-claim = Asteroid insurance claim
name-quarantine-karaoke = Quarantine karaoke
name-minefield-census = Minefield census
name-the-cave-of-echoes = The cave of echoes
name-android-library = Android library
name-stealing-secret-plans = Stealing secret plans
name-repairing-the-hive-mind = Repairing the hive mind
name-omnipotent-being = Omnipotent being
name-the-bearded-doubles = The bearded doubles
name-diplomatic-dinner = Diplomatic dinner
name-the-sleeper-ship = The sleeper ship
name-royal-wedding-in-orbit = Royal wedding in orbit
name-pirate-talent-show = Pirate talent show
name-dome-under-siege = Dome under siege
name-volcano-evacuation = Volcano evacuation
name-the-museum-of-tomorrow = The museum of tomorrow
name-haunted-freighter = Haunted freighter
name-the-clockwork-monastery = The clockwork monastery
name-toll-booth-at-the-nebula = Toll booth at the nebula
name-the-singing-leviathan = The singing leviathan
name-gas-giant-regatta = Gas giant regatta
name-robot-court = Robot court
name-a-spy-among-the-houseplants = A spy among the houseplants
name-the-crystal-orchestra = The crystal orchestra
name-two-captains-one-chair = Two captains, one chair
name-a-planet-for-sale = A planet for sale
name-negotiations-in-mime = Negotiations in mime
name-a-very-small-invasion = A very small invasion
name-the-borrowed-moon = The borrowed moon
name-parliament-of-planets = Parliament of planets
name-siege-of-the-tea-house = Siege of the tea house

# Names of events
name-diplomatic-directive-12 = Diplomatic directive 12
name-collective-research = Collective research
name-general-overhaul = General overhaul
name-open-day-at-the-academy = Open day at the academy
name-technology-fair = Technology fair
name-open-blueprints = Open blueprints
name-explosive-escalation = Explosive escalation
name-word-of-honour = Word of honour
name-raiding-season = Raiding season
name-smugglers-jumble-sale = Smugglers' jumble sale
name-general-alarm = General alarm
name-shore-leave-for-one = Shore leave for one
name-unlocked-workshop = Unlocked workshop
name-stowaway-with-references = Stowaway with references

# Names of passengers
name-teddy = Teddy
name-the-ambassador = The ambassador
name-the-safety-inspector = The safety inspector
name-the-reformed-pirate = The reformed pirate
name-the-touring-curator = The touring curator
name-the-android-philosopher = The android philosopher

# What missions and events tell
flavour-first-contact = They came in peace. Then they asked to see the menu.
flavour-arena-fight = The crowd wants a show. Your ribs want a word with the crowd.
flavour-lost-world = Everything here is extinct, and some of it is hungry.
flavour-rescue-the-younglings = Forty eggs, one incubator, and they have all started to hatch.
flavour-roddenberries = The sweetest fruit in the sector. The thorns are fully sentient.
flavour-living-slime = It eats hull plating, but it says please.
flavour-trading-emotion-chips = Two melancholies for one mild amusement. Final offer.
flavour-anti-time-anomaly = You have finished this mission. Now go and start it.
flavour-shipwreck-salvage = Finders keepers, unless the finders before you left mines.
flavour-prototype-shuttlecraft = Needs a test pilot nobody will miss. A pirate, for example.
flavour-stargate = It leads everywhere. The queue is exactly as long as you think.
flavour-repairing-the-repair-station = Their only spanner is inside the thing it is meant to open.
flavour-the-talking-asteroid = Four billion years without company. It has a lot to say.
flavour-comet-rodeo = Eight seconds on the tail and you are a legend. Or a crater.
flavour-smugglers-lighthouse = It shines only for those who are not on any list.
flavour-the-forbidden-button = For science. Also because somebody wrote "do not press".
flavour-eclipse-festival = Three moons, three parties, no shade from anybody.
flavour-overdue-library-book = Three centuries late. The fine is a small planet.
flavour-black-market-day = No refunds, no questions, no returns to normal space.
flavour-asteroid-insurance-claim = Please crash again, slowly, while the assessor takes notes.
flavour-quarantine-karaoke = The virus is harmless. The singing is what spreads it.
flavour-minefield-census = One, two, three... no, that one was a moon. Start again.
flavour-the-cave-of-echoes = It repeats every word. Last week it began to improve them.
flavour-android-library = Silence, please. Some of the books are still compiling.
flavour-stealing-secret-plans = Plan of the heist: steal the plan of the heist.
flavour-repairing-the-hive-mind = Have you tried switching everybody off and on again?
flavour-omnipotent-being = Can do anything at all, and is bored of all of it.
flavour-the-bearded-doubles = Your crew from the other universe. You can tell by the beards.
flavour-diplomatic-dinner = Do not eat the candles. Do not eat the ambassador either.
flavour-the-sleeper-ship = They set the alarm for the year 3000 and slept through it.
flavour-royal-wedding-in-orbit = The bride is a cloud, the groom is allergic to weather.
flavour-pirate-talent-show = First prize: half the loot. Second prize: the other jury.
flavour-dome-under-siege = Hold the airlock. No, the other one. The one that leaks.
flavour-volcano-evacuation = Everyone aboard, and leave the souvenir lava where it is.
flavour-the-museum-of-tomorrow = Your uniform hangs in hall five. The label says "replica".
flavour-haunted-freighter = The ghosts are paying passengers. The tickets are in order.
flavour-the-clockwork-monastery = They wind each other up every morning, in every sense.
flavour-toll-booth-at-the-nebula = Exact change only. The nebula is the same on both sides.
flavour-the-singing-leviathan = One verse lasts nine years. This is the chorus, so hurry.
flavour-gas-giant-regatta = Wind: two thousand knots. Safety briefing: cancelled.
flavour-robot-court = The verdict comes first, it saves everybody so much time.
flavour-a-spy-among-the-houseplants = One of these ferns has been taking notes.
flavour-the-crystal-orchestra = Applause is forbidden. The first violin would shatter.
flavour-two-captains-one-chair = Both were promoted by mistake. Only one of the mistakes counts.
flavour-a-planet-for-sale = Sunny, quiet, one careful owner. Ignore the rumbling.
flavour-negotiations-in-mime = Either they want peace, or there is a wasp in the room.
flavour-a-very-small-invasion = Their flagship fits into the sugar bowl. It fired first.
flavour-the-borrowed-moon = It has to be back in its orbit before anyone looks up.
flavour-parliament-of-planets = Item one on the agenda: whose turn is it to speak?
flavour-siege-of-the-tea-house = They will never take the last biscuit.
flavour-diplomatic-directive-12 = Directives 1 to 11 are still being translated.
flavour-collective-research = Everybody puts something in the room and nobody takes it out.
flavour-general-overhaul = For once the dry dock is open, dry and a dock.
flavour-open-day-at-the-academy = They were told there would be cake. They stayed anyway.
flavour-technology-fair = Swap the old gadget for a new one that beeps differently.
flavour-open-blueprints = The androids share everything, except the punchline.
flavour-explosive-escalation = Somebody parked badly. Somebody else had cannons.
flavour-word-of-honour = A small step back, and cash in hand.
flavour-raiding-season = It opens earlier every year.
flavour-smugglers-jumble-sale = Everything must go, preferably before customs arrive.
flavour-general-alarm = Nobody knows who pressed it. Everybody is awake.
flavour-shore-leave-for-one = The beach is empty, and so is the repair queue.
flavour-unlocked-workshop = The note on the door says: help yourself, oil yourself.
flavour-stowaway-with-references = Three captains recommend him. All three want him back, chained.

# Epilogues
epilogue-0-20 = Your ship came home on a tow rope, and the tow ship sent a bill. The academy now uses your log to teach what the red handle does.
epilogue-21 = The parade in your honour was moved to a smaller street, then to a corridor. You walked it alone, but in step.
epilogue-22 = Headquarters read your report twice, hoping the second half would be different. It was not.
epilogue-23 = You are given a desk with a view. The view is of the ship you used to command.
epilogue-24 = A plaque with your name is ordered. The engraver asks whether the spelling really matters.
epilogue-25 = Your crew speaks warmly of you, mostly about the day the heating broke.
epilogue-26 = The fleet thanks you for your service and for leaving the keys at the front desk.
epilogue-27 = You get a new command: a lighthouse. It does not fly, so nothing can go wrong.
epilogue-28 = Your voyage fills one page in the annals, and half of it is the list of dents.
epilogue-29 = A school asks you to speak about your adventures. A second school asks you to speak a bit less.
epilogue-30 = Nobody was lost, nothing exploded twice. The admiral calls it a foundation to build upon.
epilogue-31 = You are offered the same ship for another year, since nobody else wants the seat.
epilogue-32 = The pirates send a card: they hope to meet you again, it was so restful.
epilogue-33 = Your medals fit into one pocket. It is a good pocket, and it has a button.
epilogue-34 = The dock workers salute you. You are never sure whether it is a joke, so you salute back.
epilogue-35 = The androids have filed you under "promising organics". It is a very short folder.
epilogue-36 = A small moon is named after your ship. It is slightly crooked, but it shines.
epilogue-37 = Your log is published. The cook’s chapter gets the best reviews, and you are proud of the cook.
epilogue-38 = You come home on time, with the same crew you left with. Headquarters checks this twice.
epilogue-39 = Three planets remember your visit fondly, and the fourth has agreed not to sue.
epilogue-40 = The admiral shakes your hand and nearly gets your name right. Next year she will.
epilogue-41 = Solid work, says the report, in the tone reserved for bridges that did not fall down.
epilogue-42 = A deep-space computer asks about your journey and is quite content with the answer.
epilogue-43 = Cadets trade cards with your portrait. Two of you buy one common nebula.
epilogue-44 = The repair station names a bolt after you: hard to turn, but it holds.
epilogue-45 = You are exactly the captain the handbook had in mind. The handbook blushes a little.
epilogue-46 = Somebody wrote a sea shanty about you. The third verse is even true.
epilogue-47 = The fleet paints your ship at last. You choose the colour, the crew chooses the flames.
epilogue-48 = Ambassadors ask to fly with you. They say it is the company, and it may well be the biscuits.
epilogue-49 = Your name is in the newspaper, above the weather and spelled without mistakes.
epilogue-50 = Half a hundred good deeds, counted and stamped. The clerk keeps a copy for himself.
epilogue-51 = The academy hangs your portrait in the stairwell, where everyone has to slow down.
epilogue-52 = Pirates lower their flags when you pass. One of them waves, then looks embarrassed.
epilogue-53 = Your first officer turns down a ship of her own, to stay one more year with you.
epilogue-54 = The androids have calculated your success and now show the formula to their children.
epilogue-55 = A toy of your ship is on sale. Batteries included, dents included.
epilogue-56 = Two worlds end a war because they both want to sit next to you at dinner.
epilogue-57 = The admiral asks for your advice and writes it down, with your name in ink.
epilogue-58 = Young captains copy your landing style. The insurance companies ask them to stop.
epilogue-59 = They want to put you on a coin. You insist that the ship goes on the front.
epilogue-60 = The home station holds a feast. Even the vending machines give something back.
epilogue-61 = Your route is now a tourist line. The guide lowers his voice at all the right places.
epilogue-62 = Every cadet knows your voyage by heart, and some can do the explosions too.
epilogue-63 = The pirate council elects you honorary captain. The vote was fair, which surprised them most.
epilogue-64 = A nebula arranges itself into your likeness. Astronomers call it a coincidence and blush.
epilogue-65 = Your ship is offered a place in the museum. It declines: it would rather fly with you.
epilogue-66 = Three factions sign one treaty, and all three insist on your pen.
epilogue-67 = The fleet renames a rank after you. Promotions have become noticeably more cheerful.
epilogue-68 = Poets run out of rhymes for your name and ask the androids to build some more.
epilogue-69 = Even the omnipotent being asks how you did it. You promise to tell after the next voyage.
epilogue-70 = Clocks on a hundred worlds are set by your return. You arrive on the stroke of noon.
epilogue-71 = Stars you never visited write to ask what they did wrong.
epilogue-72 = History asks for a second volume and leaves the cover to you.
epilogue-73 = The admirals rise when you enter, and nobody sits down before your crew does.
epilogue-74 = One more step and they would have needed a new word for captain. They are already looking.
epilogue-75 = They do need a new word for captain. The committee has met twice and keeps coming back to your name.
epilogue-77 = The lighthouse keepers of three systems dip their lamps when you pass. None of them has been asked to.
epilogue-79 = The pirates put up a monument to you. It is slightly stolen, but very well meant.
epilogue-81 = Your repair crew is asked to lecture on engines. They bring the wrench and get standing ovations for it.
epilogue-83 = The androids vote you the most logical organic of the decade. Second place goes to a cactus.
epilogue-85 = The map makers leave the edges blank on purpose now, in case you feel like going there.
epilogue-87 = Your ready room is rebuilt at the academy, down to the biscuit crumbs. Cadets are not allowed to dust.
epilogue-89 = Two admirals argue about who discovered you. The crew remembers neither of them.
epilogue-91 = Trade routes are drawn around your favourite stops. The soup there has become expensive and remains good.
epilogue-93 = The fleet changes its motto to something you once said at breakfast.
epilogue-95 = A comet changes its orbit to see you off. The astronomers have given up on explanations.
epilogue-97 = Insurance for your ship is free. The company only asks to be mentioned in the memoirs.
epilogue-99 = One short of a hundred, says the clerk, and adds a point for good handwriting. You give it to the cook.
epilogue-101 = The scoreboard at headquarters had room for two digits. A carpenter is on the way.
epilogue-103 = Every faction celebrates you on a different day. You now have four birthdays and very little time to fly.
epilogue-105 = Your logbook is read aloud in orbit. Even the vacuum seems to listen.
epilogue-107 = The omnipotent being takes notes. It asks you to speak more slowly.
epilogue-109 = The home station moves a little closer to wherever you are. Nobody admits to having switched it on.
epilogue-111 = Pirates take up gardening, one fleet after another. They name the roses after your ship.
epilogue-113 = A university opens a faculty of you. The entrance exam is one long flight and a cup of tea.
epilogue-115 = The ships of the next class have your dents built in. Engineers say they improve the handling.
epilogue-117 = Time travellers queue to watch your landing. The dock sells them yesterday’s tickets.
epilogue-119 = The last unexplored nebula writes to the fleet and asks for you by name.
epilogue-121 = Peace breaks out wherever your ship is seen. Your yellow ensigns take up the cello.
epilogue-123 = The androids have a saying now: to err is human, to fly is you.
epilogue-125 = Space itself gets a little smaller, so that everyone lives within a day of your stories.
epilogue-127 = They offer you the whole fleet. You ask for your old ship, your old crew and Thursday off.
epilogue-129 = The constellations are redrawn. Yours is the one that seems to be about to leave.
epilogue-131 = Your voyage becomes the measure of all others. Somewhere a child looks up, sees your ship pass, and chooses a star of her own.

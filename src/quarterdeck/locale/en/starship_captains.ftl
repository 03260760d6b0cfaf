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
to-R = red
to-Y = yellow
to-B = blue
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
place-home = home station
place-planet = planet { $number }
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
action-technology = take technology
action-mission = perform mission
action-fight = fight pirates
action-passenger = passenger
seat--1 = Captain Shadow

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
verb-decline = Leave it
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
verb-choose = Choose a side
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
verb-enough = Leave the rest
verb-furnish = Put an artifact into a room
verb-withdraw = Move a marker back
verb-station = Choose a route for a pirate
verb-lead = Choose where Captain Shadow flies
verb-point = Choose which pirate Captain Shadow removes

option-activate = Activate the { $room } with a { $figure }
option-spend = Activate the { $room } with { $first } and { $second } artifacts
option-perform = Perform the mission here
option-train = Train a { $figure }: it becomes { $to }
option-promote = Promote a { $figure } to commander
option-pass = Pass for this round
option-end-turn = End the turn
option-fly = Fly along the { $route }
option-leap = Jump to { $place }
option-instead = Use the technology instead of moving
option-decline = Leave it
option-attack = Fight the pirate on the { $route }
option-take = Take { $card } into slot { $slot }
option-install = Install { $card } in slot { $slot }
option-imitate = Copy { $card }
option-mend = Repair { $where }
option-suffer = Take the damage
option-shrug = Ignore the damage
option-sacrifice = Discard a { $kind } instead of taking the damage
option-lose = Lose a { $kind }
option-jettison = Discard a { $kind }
option-choose = Choose side { $side }
option-accept = Pay the price
option-pay = Pay with { $coin }
option-shed = Discard the card and use it
option-go = { $steps ->
    [one] Advance one step on the { $track } track
   *[other] Advance { $steps } steps on the { $track } track
  }
option-assign = Assign a { $figure } to the next row
option-apply = Apply the row
option-ignore = Ignore the row
option-again = Apply the row once more
option-order = Order the figure at place { $place } of the queue to the ready room
option-work = The commander also activates the { $room }
option-rest = No second task
option-invoke = Use { $card }
option-enough = Leave the rest unused
option-furnish = Put a { $artifact } into the { $room }
option-withdraw = { $steps ->
    [one] Move back one space on the { $track } track for a medal
   *[other] Move back { $steps } spaces on the { $track } track for { $steps } medals
  }
option-station = Put the pirate on the { $route }
option-lead = Captain Shadow flies to { $place }
option-point = Captain Shadow removes the pirate on the { $route }

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
prompt-copying = Which room technology shall be copied?
waiting-copying = A captain copies a room.
prompt-repairing = You may repair one damage.
waiting-repairing = A captain may repair.
prompt-struck = One damage: take it, or prevent it?
waiting-struck = A captain is about to take damage.
prompt-hit = All holds are full: which cargo is destroyed?
waiting-hit = A captain loses cargo.
prompt-overfull = Not everything fits: what is discarded?
waiting-overfull = A captain stows cargo.
prompt-choosing = Choose one side.
waiting-choosing = A captain chooses.
prompt-offered = You may pay the price.
waiting-offered = A captain may pay.
prompt-owing = What do you pay with?
waiting-owing = A captain pays.
prompt-once = Discard this card to use it?
waiting-once = A captain may use up a card.
prompt-advancing = { $steps ->
    [one] You may advance one step.
   *[other] You may advance up to { $steps } steps.
  }
waiting-advancing = A captain may advance.
prompt-assigning = Assign a figure to the next row of the mission.
waiting-assigning = A captain assigns a crew.
prompt-row-choice = Apply this row, or ignore it?
waiting-row-choice = A captain resolves a mission.
prompt-second-task = The commander's second task: another room, an order, or none.
waiting-second-task = A commander has a second task.
prompt-second-task-on-mission = The commander's second task: the row again, an order, or none.
waiting-second-task-on-mission = A commander has a second task.
prompt-aftermath = Technologies that work after this mission.
waiting-aftermath = A captain finishes a mission.
prompt-looking = You have seen the next missions. Go on when you like.
waiting-looking = A captain looks at missions.
prompt-end-of-turn = End your turn, or take something back.
waiting-end-of-turn = A captain ends a turn.
prompt-research = You may put artifacts into your rooms.
waiting-research = Captains furnish their rooms.
prompt-honour = You may move one marker back, for a medal a space.
waiting-honour = Captains may keep their word.
prompt-scatter = On which route does the pirate appear?
waiting-scatter = A captain places pirates.
prompt-shadow-performs-mission = Captain Shadow performs a mission: which one?
waiting-shadow-performs-mission = Captain Shadow looks for a mission.
prompt-shadow-fights = Captain Shadow removes a pirate: which one?
waiting-shadow-fights = Captain Shadow fights.

# What happened
event-set-up = { $seats ->
    [one] The ship is ready.
   *[other] { $seats } ships are ready; seat { $seat } begins.
  }
event-turn-ended = Seat { $seat } ends the turn.
event-passed = Seat { $seat } passes.
event-round-ended = Round { $round } is over.
event-round-begins = Round { $round } begins with seat { $seat }.
event-crew-rested = Seat { $seat }: back in the ready room: { $figures }.
event-scored = Seat { $seat } scores { $total } points.
event-room-activated = Seat { $seat } activates the { $room } with a { $figure }.
event-room-activated-by-artifacts = Seat { $seat } activates the { $room } with artifacts: { $artifacts }.
event-extra-work = Seat { $seat }: the commander also activates the { $room }.
event-ordered = Seat { $seat }: a { $figure } is ordered back to the ready room.
event-room-copied = Seat { $seat } copies { $card }.
event-trained = Seat { $seat } trains a { $figure }: now { $to }.
event-promoted = Seat { $seat } promotes a { $figure }.
event-moved = Seat { $seat } flies along the { $route } to { $place }.
event-jumped = Seat { $seat } jumps to { $place }.
event-reserved = Seat { $seat } reserves { $place }.
event-station-used = Seat { $seat } uses the { $station }.
event-station-open = The tile is back on the { $station }.
event-station-blocked = The tile of the { $station } waits another round: a ship is there.
event-damage-taken = Seat { $seat } takes 1 damage, { $in_all } on the ship.
event-damage-ignored = Seat { $seat } ignores the damage.
event-cargo-destroyed = Seat { $seat } loses a { $cargo }.
event-cargo-jettisoned = Seat { $seat } discards a { $cargo } that does not fit.
event-cargo-sacrificed = Seat { $seat } discards a { $cargo } instead of taking damage.
event-repaired = Seat { $seat } repairs { $where }.
event-medals-gained = { $count ->
    [one] Seat { $seat } gains a medal.
   *[other] Seat { $seat } gains { $count } medals.
  }
event-android-gained = Seat { $seat } gains an android.
event-cadet-gained = Seat { $seat } gains a cadet.
event-artifact-gained = Seat { $seat } gains a { $artifact }.
event-pirate-gained = Seat { $seat } gains a pirate from the supply.
event-figure-recalled = Seat { $seat }: a { $figure } returns to the ready room.
event-paid = Seat { $seat } pays: { $coin }.
event-pirate-appeared = A { $pirate } appears on the { $route }.
event-pirate-driven-off = A { $pirate } finds the { $route } occupied and leaves.
event-pirate-fought = Seat { $seat } fights the pirate on the { $route }.
event-pirate-captured = Seat { $seat } keeps the pirate.
event-uprising = Uprising! Pirates set out from every planet with a number.
event-technology-installed = Seat { $seat } installs { $card } in slot { $slot }.
event-technology-bonus = Seat { $seat }: matching edges give { $symbol }.
event-technology-discarded = Seat { $seat } discards { $card }.
event-technology-laid-out = { $card } is laid out on space { $space }.
event-cards-drawn = { $count ->
    [one] Seat { $seat } draws a card.
   *[other] Seat { $seat } draws { $count } cards.
  }
event-card-put-away = Seat { $seat } puts { $card } away.
event-shared-card-used-up = Seat { $seat } has used { $card } up.
event-mission-begun = Seat { $seat } begins the mission { $mission } on { $place }.
event-assigned = Seat { $seat } assigns a { $figure } to row { $row }.
event-row-applied = Seat { $seat } applies row { $row }.
event-row-ignored = Seat { $seat }: row { $row } is ignored ({ $figure }).
event-mission-completed = Seat { $seat } completes { $mission } for { $points } points.
event-number-moved = Number { $number } moves to { $place }, face down.
event-mission-laid-out = New mission on { $place }: { $mission }.
event-missions-looked-at = Seat { $seat } looks at the next { $count } missions.
event-advanced = Seat { $seat } advances on the { $track } track to space { $space }.
event-lap-completed = Seat { $seat } completes lap { $laps } of the { $track } track: 5 points.
event-event-happens = Event on the { $track } track: { $event }.
event-event-removed = The event { $event } is removed.
event-technologies-shared = Everybody may use: { $cards }.
event-tokens-on-stations = A { $kind } lies on every station.
event-room-furnished = Seat { $seat } puts a { $artifact } into the { $room }.
event-withdrew = { $steps ->
    [one] Seat { $seat } moves back a space on the { $track } track.
   *[other] Seat { $seat } moves back { $steps } spaces on the { $track } track.
  }
event-action-turned = Captain Shadow: { $action } (space { $space }).
event-actions-shuffled = Captain Shadow has { $count } action cards this round.
event-shadow-jumped = Captain Shadow jumps to { $place }.
event-shadow-took-technology = Captain Shadow discards { $card }.
event-shadow-performed = Captain Shadow performs { $mission } on { $place }.
event-shadow-fought = Captain Shadow removes the pirate on the { $route }.
event-shadow-idle = Captain Shadow does nothing.
event-passenger-acts = Your passenger acts.

# Why not
reason-androids-activate-nothing = Androids activate no rooms.
reason-androids-do-not-learn = Androids are neither trained nor promoted.
reason-artifacts-show-other-colours = Both artifacts must show the room's colour.
reason-cannot-be-ordered = Only a cadet or an ensign of the commander's colour can be ordered from the queue.
reason-cannot-pay = You cannot pay that.
reason-card-not-drawn = This card was not drawn.
reason-commanders-keep-their-colour = A commander keeps its colour.
reason-figure-not-ready = No such figure is in your ready room.
reason-no-damage-there = There is no damage there.
reason-no-mission-here = There is no mission where your ship is.
reason-no-pirate-there = There is no pirate on a route of your location there.
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
reason-too-many-steps = At most { $most } steps.
reason-wrong-colour = This figure does not match the room's colour.

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
    [replace] you may take a technology, also in place of one of yours
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
effect-advance = { $track ->
    [any] up to { $steps } on one track
   *[other] up to { $steps } on the { $track } track
  }
effect-advance-twice = 1 on a track, then 1 on the same or another
effect-hive = up to 1 on the androids track for each android in your crew
effect-library = draw { $count } technologies, install one of them or none
effect-plans = draw { $count } omegas, install one of them or none
effect-stargate = look at the next { $count } missions
effect-copy = do what a room technology on the central board does
effect-or = { " or " }
effect-choice = { $sides }
effect-price = you may pay { $price }: { $benefit }
price-medal = { $count ->
    [one] a medal
   *[other] { $count } medals
  }
price-artifact = { $count ->
    [one] an artifact
   *[other] { $count } artifacts
  }
price-pirate = { $count ->
    [one] a pirate token
   *[other] { $count } pirate tokens
  }
price-android = an android
price-tech = one of your technologies

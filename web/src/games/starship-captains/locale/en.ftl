# The board of Starship Captains: what is written on the screen besides the server's messages.
sc-you = you
sc-captains = Captains in turn order
sc-show-ship = Show the ship of { $name }
sc-own-ship = Back to your ship
sc-first-player = first player
sc-passed = passed
sc-actions-left = Captain Shadow’s action cards left
sc-map = Star map
sc-open-missions = Open missions
sc-round-track = Round track
sc-round = Round { $round }
sc-round-of = round { $round } of { $rounds }
sc-round-gain = Everybody gains: { $gain }
sc-round-tiles = Station tiles come back: { $stations }
sc-next-mission = next mission
sc-no-pirate = No pirate on this route.
sc-costs-damage = Costs 1 damage
sc-pirate-there = Flying past costs 1 damage; whoever fights it takes 1 damage and gets the reward.
sc-ships-here = Ships here: { $names }
sc-reserved = Reserved by { $name }
sc-station-open = { $station }, its tile is here
sc-station-used = { $station }, its tile was used
sc-mission-here = Mission { $mission }, { $points }
sc-number-here = Number tile { $number }
sc-number-next = Number tile { $number }: the next mission appears here
sc-number-down = Number tile { $number }, face down
sc-nothing-here = Nothing lies here
sc-tile-gives = If you end your turn here while the tile is here: { $gains }
sc-token-medal = A medal waits here for whoever ends a turn here.
sc-token-pirate = A pirate waits here: 1 damage, then the token is yours.
sc-offer = Technologies on offer
sc-drawn = Drawn cards: only you see them
sc-peeked = The next missions: only you see them
sc-deck = deck { $count }
sc-top-alpha = next α
sc-top-beta = next β
sc-shared = Everybody may use it
sc-furnished = An artifact is inside: ensigns and commanders of every colour work here ({ $names }).
sc-inside = inside: { $artifact }
sc-used-up = Used up
sc-empty = empty
sc-tracks = Faction tracks
sc-space = { $track }, space { $space }, worth { $points }
sc-space-of = { $track }, space { $space }
sc-event-here = Event: { $event }
sc-lap = Every completed lap: { $points } points.
sc-ship = Your ship
sc-ship-of = Ship of { $name }
sc-rooms = Rooms
sc-room-navigation = navigation
sc-room-weapons = weapons
sc-room-science = science
sc-room-repair = repair
sc-room-who-red = Activated by a red figure, or by two artifacts that both show red.
sc-room-who-yellow = Activated by a yellow figure, or by two artifacts that both show yellow.
sc-room-who-blue = Activated by a blue figure, or by two artifacts that both show blue.
sc-room-who-grey = Activated by any figure but an android, or by any two artifacts.
sc-ready-room = Ready room
sc-nobody-ready = Nobody is ready.
sc-working = Still at work, then back to the queue
sc-queue = Queue
sc-queue-empty = Nobody waits.
sc-queue-place = Place { $place } of the queue
sc-queued = { $figure }, place { $place } of the queue
sc-figures = { $figure }, { $count } ready
sc-return-after = return after the round
sc-last-stay = the last 3 stay
sc-tech-board = Technology board
sc-slot = Slot { $slot }: { $state }
sc-slot-explained = A technology goes into an empty slot; a damaged one must be repaired first.
sc-damaged = damaged
sc-holds = Cargo holds, { $free } free
sc-hold = Empty hold
sc-stores = Stores
sc-score = Points
sc-score-of = { $name }: { $points } points so far
sc-medals = Medals
sc-rings-left = Rings left
sc-missions = Missions
sc-damage = Damage
sc-artifacts = Artifacts
sc-pirates = Pirates
sc-transporter = On a mission
sc-row = Row { $row }
sc-row-red = a red row
sc-row-yellow = a yellow row
sc-row-blue = a blue row
sc-row-android = an android row
sc-letter-red = R
sc-letter-yellow = Y
sc-letter-blue = B
sc-mark-final = Cannot be undone
sc-mark-unfit = Does not match: the row would be left out
sc-mark-idle = Would do nothing now
sc-hint-waiting = Waiting for { $names }. You may look around.
sc-hint-held = Choose where it goes, or Esc.
sc-hint-turn = Drag a figure to a room, or tap a room; tap a figure to train or promote it.
sc-hint-pirates = A route with a pirate costs 1 damage.
sc-hint-end = After this nothing of the turn can be taken back.
sc-hint-lit = What can be chosen is lit on the board.
sc-confirm-pass = Pass for this round?
sc-confirm-pass-text = You take no more turns until the next round. This cannot be taken back.
sc-pass-yes = Pass
sc-key-pick = option of the prompt or menu
sc-key-missions = compare missions
sc-views = Views
sc-tab-map = Map
sc-tab-missions = Missions
sc-tab-ship = Ship
sc-tab-offer = Offer
sc-tab-tracks = Tracks
sc-tab-about = About

# What cards say
sc-kind-alpha = Technology α
sc-kind-beta = Technology β
sc-kind-omega = Technology Ω: points at the end
sc-about-ensign = Works in rooms of its colour and in grey ones, and on mission rows of its colour.
sc-about-commander = Like an ensign, then a second task: one more room or row, or an order that brings a figure back from the queue.
sc-about-cadet = Works in grey rooms only; on a mission its row is left out. Training for 1 medal makes it an ensign.
sc-about-android = Fits every mission row, but activates no room; after a mission it goes back to the supply.
sc-about-queue = At the end of a round all but the last 3 return to the ready room.
sc-about-pirate = A captured pirate: 1 point at the end, and some cards take it as payment.
sc-about-artifact = Half a point at the end; two artifacts that show a room’s colour activate it.
sc-about-damage = Every damage token takes a hold and costs 1 point at the end.
sc-about-hold = Room for an artifact or a pirate.
sc-about-medals = One medal trains a figure, three promote an ensign; half a point each at the end.
sc-about-rings = Every promotion uses a ring.

# The end
sc-score-negative = What costs points counts from the start; what brings them is still to come.
sc-score-sheet = Score sheet
sc-score-missions = Missions
sc-score-tracks = Faction tracks
sc-score-omegas = Omega technologies
sc-score-omegas-solo = Omegas and passenger
sc-score-figures = Commanders, androids, pirates
sc-score-medals = Artifacts and medals
sc-score-damage = Damage
sc-total = Total
sc-epilogue = Epilogue
sc-epilogue-of = Epilogue of { $name }
sc-plot = Score by round
sc-wins = { $names }: victory with { $total }
sc-solo-end = { $count ->
    [one] The voyage ends with { $total } point
   *[other] The voyage ends with { $total } points
  }
sc-end-hint = Every line of the sheet names its rule.
sc-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
sc-bonuses = Edges match: { $bonuses }

## First guided game
sc-coach-now = Now: { $option }.
sc-coach-read = Read what the coach says, then go on.

## What lies and stands where
sc-turned = Captain Shadow’s action card of this round lies above this space.
sc-row-state-now = being resolved
sc-row-state-done = applied
sc-row-state-left = left out

## Whose ship it is, and what cannot be done
sc-follow-turn = Follow the turn

## Around the table: seats, start, what follows
ui-seats-1-starship-captains = Alone, with Captain Shadow as your rival and a passenger aboard.
ui-seats-2-starship-captains = Two captains on the small star map.
ui-seats-3-starship-captains = Three captains on the small star map.
ui-seats-4-starship-captains = Four captains on the large star map.
ui-seats-order-hint-starship-captains = turns go clockwise
ui-start-hint-starship-captains = The computer deals everything and names the first player.
ui-one-screen-hint-starship-captains =
    You hold every seat, and the screen goes round. The game lies open to everybody; the screen is covered only while a
    captain holds drawn cards.
ui-one-screen-first-starship-captains = The prompt names the captain whose turn it is.
ui-next-same-starship-captains = The same galaxy again, dealt the same way.
ui-next-new-starship-captains = A new galaxy with the same captains.
ui-play-same-starship-captains = Play this galaxy again

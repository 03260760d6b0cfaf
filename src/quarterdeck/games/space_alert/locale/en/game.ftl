# Space Alert in English: our own wording.
game-name = Space Alert

# Who: a number, where nobody is known by name
crew-number = Crew { $number }
to-number = seat { $number }
board-number = board { $number }
android-number = Android { $n }
board-of = { $name }’s board

# Places
station-upper_red = upper red
station-upper_white = upper white (bridge)
station-upper_blue = upper blue
station-lower_red = lower red
station-lower_white = lower white
station-lower_blue = lower blue
origin-space = space
place-space = space
place-upper_red = upper red
place-upper_white = upper white (bridge)
place-upper_blue = upper blue
place-lower_red = lower red
place-lower_white = lower white
place-lower_blue = lower blue
origin-upper_red = upper red
origin-upper_white = upper white (bridge)
origin-upper_blue = upper blue
origin-lower_red = lower red
origin-lower_white = lower white
origin-lower_blue = lower blue
zone-red = red
zone-white = white
zone-blue = blue
zone-internal = inside the ship
source-shields = shield
source-reactors = reactor
in-station = { " " }in { $station }

# Cards
symbol-A = A
symbol-B = B
symbol-C = C
symbol-X = battlebots
symbol-red = red arrow
symbol-blue = blue arrow
symbol-lift = gravolift
symbol-HA = heroic A
symbol-HB = heroic B
symbol-HX = heroic battlebots
symbol-heroic-move = heroic move to { $station }
card-of = { $top } (over { $bottom })
back-action = an action, face down
back-movement = a movement, face down
cards-none = face down
tile-heavy_laser = heavy laser
tile-light_laser = light laser
tile-pulse_cannon = pulse cannon
tile-shield = shield
tile-reactor = reactor
tile-gravolift = gravolift
tile-structural = hull
weapon-heavy_laser = Heavy laser
weapon-light_laser = Light laser
weapon-pulse_cannon = Pulse cannon
weapon-rocket = Rocket
weapon-interceptors = Interceptors
target = { $threat } (T+{ $n })
common-white = white
course-fly-on = fly on
course-stop = stop
common-yellow = yellow
common-mixed = mixed
serious-white = white
serious-yellow = yellow
serious-mixed = mixed
serious-true = serious threat,{ " " }
unconfirmed-true = unconfirmed report,{ " " }
step-threats-appear = Threats appear
step-player-actions = Player actions
step-compute-damage = Compute damage
step-threat-actions = Threat actions
step-maintenance-check = Computer maintenance check
step-rocket-arrives = Final turn

# Menus
verb-ready = Ready to start
verb-place = Place a card
verb-take-back = Take a card back
verb-turn = Turn a card over
verb-move = Move a card to an empty slot
verb-swap = Swap two cards
verb-give = Give a card away (data transfer)
verb-end-phase = End your phase and take the next pack
verb-consent = Agree to end planning now
verb-withdraw = Withdraw your agreement
verb-go-on = Go on to the next message
verb-ask-pause = Ask for a pause
verb-resume = Go on after the pause
verb-keep = The card is right
verb-correct = Correct a misplayed card
verb-propose = Propose a difficulty
verb-store = Place the only squad
verb-stop = End the campaign
verb-fly-on = Fly another mission
verb-repair-tile = Repair a damage tile
verb-repair-squad = Repair a battlebot squad
verb-repair-nothing = Repair nothing

option-ready = Ready: let it begin
option-place = Slot { $slot } of { $board }: place { $card }
option-take-back = Take the card back from slot { $slot } of { $board }
option-turn = Turn the card in slot { $slot } of { $board } over
option-move = Move the card from slot { $slot } to slot { $to_slot } of { $board }
option-swap = Swap slots { $slot } and { $other } of { $board }
option-give = Give { $card } to { $to }
option-end-phase = End your phase and take the next pack (cannot be undone)
option-consent = Agree to end planning now
option-withdraw = Withdraw your agreement to end planning
option-go-on = Go on to the next message
option-ask-pause = Ask for a pause
option-resume = Let the clock go on
option-keep = Keep the card as it is
option-correct = Play it as { $card }; the next action is delayed
option-propose = Common threats { $common }, serious threats { $serious }
option-store = Put the squad into { $station }
option-stop = Stop here and score the campaign
option-fly-on = Fly another mission
option-repair-tile = Repair the { $tile } tile of the { $zone } zone
option-repair-squad = Repair the squad of { $station }
option-repair-nothing = Repair nothing

# What is asked
prompt-briefing = Ready? It begins when everybody is.
prompt-briefing-alone = { $kind ->
    [test_run] Test run
    [simulation] Simulation
    [advanced_simulation] Advanced simulation
   *[mission] Mission
} with { $count } androids: you plan for all of them. Ready?
waiting-briefing = Waiting until everybody is ready.
prompt-planning = Plan your turns.
waiting-planning = The crew is planning.
prompt-pause = The clock is paused. Go on?
waiting-pause = The clock is paused until everybody wants to go on.
prompt-trip = Is the revealed card as you meant it?
waiting-trip = A player looks at a revealed card.
prompt-choose-difficulty = Vote: how dangerous should the next mission be?
waiting-choose-difficulty = The crew is voting on the difficulty.
prompt-choose-storage = Where does the only battlebot squad start?
waiting-choose-storage = The Captain decides where the battlebots start.
prompt-choose-course = Vote: stop here or fly another mission?
waiting-choose-course = The crew is voting on whether to continue.
prompt-repair = What do you repair?
waiting-repair = Repairs are under way.

# Names of what is picked in menus
field-slot = Slot
field-to_slot = Slot
field-other = Slot

# The table in words
sheet-points = Points: { $total } (destroyed { $destroyed }, survived { $survived }, visual confirmation { $visual }, penalties { $penalties })
describe-track = { $zone } { $track }
describe-tracks = Trajectories: { $tracks }
describe-threat-waiting = T+{ $n } { $zone }: { $threat }, not here yet
describe-threat-on_track = T+{ $n } { $zone }: { $threat }, square { $square }, damage { $damage } of { $hits }
describe-threat-destroyed = T+{ $n } { $zone }: { $threat }, destroyed
describe-threat-survived = T+{ $n } { $zone }: { $threat }, survived
describe-supplies = Fuel capsules { $capsules }, rockets { $rockets }
describe-zone = Zone { $zone }: shield { $shield }, reactor { $reactor }, damage: { $damage }
describe-player = { $crew } ({ $seat }), { $place }
describe-android = { $crew } (android), { $place }
describe-slot = { $slot }: { $card }
describe-plan = Plan: { $slots }
describe-heroic = Beside the board: { $card }
describe-card = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
  }
describe-hand = Hand of { $seat } (phase { $phase }): { $held }
describe-zone-short = Zone { $zone } ({ $track }): shield { $shield }, reactor { $reactor }, damage: { $damage }
describe-supplies-short = Inside ({ $track }); fuel capsules { $capsules }, rockets { $rockets }
describe-player-short = { $number }  { $plan }  { $place }
describe-android-short = { $number }  { $plan }  { $place }, android
describe-hand-short = Hand of { $seat } (phase { $phase }): { $symbols }

# Why not
reason-no-such-board = There is no such board: { $board }.
reason-no-such-slot = There is no slot { $slot } on this flight.
reason-not-your-board = You cannot change { $board }: it belongs to somebody else.
reason-slot-locked = Slot { $slot } is locked: its phase is over.
reason-slot-closed = Slot { $slot } belongs to a later phase.
reason-slot-taken = Slot { $slot } already holds a card.
reason-slot-empty = Slot { $slot } is empty.
reason-android-card-fixed = The card in slot { $slot } lies on an android’s board: it can never be changed.
reason-card-stays-on-android = A card on an android’s board stays as it lies: it can never be moved, turned or taken back.
reason-ends-phase-with-empty-slots = This ends phase { $phase }, and { $count ->
    [one] one slot of it is
   *[other] { $count } slots of it are
} still empty. They are locked then.
reason-may-end-phase-with-empty-slots = The next message may end phase { $phase }, and { $count ->
    [one] one slot of yours is
   *[other] { $count } slots of yours are
} still empty in it. They are locked then.
reason-not-in-hand = You do not hold { $card }.
reason-own-heroic-only = { $card } is heroic: only its owner may use it.
reason-lower-slot-first = Name the lower slot first.
reason-heroic-stays = { $card } is heroic and cannot be given away.
reason-no-transfer = No data transfer is open.
reason-gave-already = You already gave a card in this transfer.
reason-no-such-receiver = You cannot give a card to { $to }.
reason-clock-ends-phases = Playing alone, only the clock ends phases.
reason-last-phase = This is your last phase; there is no further pack.
reason-too-early-to-end = Planning can end early only after the end of phase { $phase }.
reason-consents-already = You already agreed.
reason-no-consent-given = You have not agreed to end planning.
reason-clock-decides = The clock decides when the next message comes.
reason-ready-already = You are ready already.
reason-no-pauses = This table plays without pauses.
reason-asked-already = You already asked for a pause.
reason-not-meant = Only the other half or the other arrow can have been meant.
reason-no-such-tile = There is no { $tile } tile in the { $zone } zone.
reason-zone-repaired-enough = Two tiles of the { $zone } zone were repaired already.
reason-squad-works = The squad of { $station } is not disabled.
reason-campaign-draws-missions = A campaign draws its missions at random.
reason-no-extra-android = An extra android needs a crew of four: two, three or four players, not { $count }.
reason-no-seat-for-role = { $role }: there is no seat { $seat } at this table.
role-captain = Captain
role-communications_officer = Communications Officer
role-chief_of_security = Chief of Security

# What is wrong with a planned flight that somebody wrote down
reason-case-unreadable = { $line ->
    [0] not readable as YAML or JSON
   *[other] not readable as YAML or JSON: something is wrong in line { $line } or just before it
  }
reason-case-not-plain = line { $line }: a case is written without tags (!) and aliases (*)
reason-case-key = line { $line }: { $given } is no name of a field
reason-case-key-twice = line { $line }: { $given } stands there twice
reason-case-no-mapping = case { $number }: should be a mapping with boards, is { $given }
reason-case-none = there is no case in this file
reason-case-several = there are { $count } cases in this file; here only one can be taken
reason-case-planning-only = this is an example of planning; there is nothing to resolve without boards
reason-case-form = { $place }: { $expected ->
    [mapping] write names with values, such as red: 1
    [list] write a list, such as [1, 2]
    [length] the length of this list should be { $limit }
    [number] write a whole number
    [range] write a whole number { $limit }
    [text] write a text
    [switch] write true or false
    [choice] this should be one of { $known }
    [name] the names here are { $known }
   *[other] this cannot stand here
  }
reason-case-field-missing = there is no { $given } in this file
reason-case-field-unknown = { $given } is no field of a case
reason-case-board = board { $nth }: { $given } should be written like 'C - - A ^' or 'C--A^'
reason-case-no-slot = board { $nth }: '{ $slot }' is no slot; slots are the numbers 1 to { $last }
reason-case-last-slot = board { $nth }: slot { $slot }: the last slot is { $last }
reason-case-foreign-letter = board { $nth }: slot { $slot }: '{ $given }' is written with { $letter }
reason-case-cards-on-slot = board { $nth }: slot { $slot }: '{ $given }' are { $count } cards on one slot
reason-case-no-card = board { $nth }: slot { $slot }: '{ $given }' isn’t a card; there are { $known } and - for an empty slot
reason-case-crew = crew: { $count } names, but { $boards } boards
reason-case-track = tracks: { $zone }: '{ $given }' is no trajectory; there are { $known }
reason-case-track-twice = trajectory { $given } lies there twice; there is only one such board
reason-case-tile = { $list }: { $zone }: '{ $given }' should be one of { $known }, each once
reason-case-threat-missing = which threat card came is not entered yet
reason-case-threat = threat '{ $code }' does not exist; codes are like E1-01, SE2-03, I1-07, SI2-05
reason-case-threat-outside = threat { $code } is external, it cannot be at internal
reason-case-threat-inside = threat { $code } is internal, it cannot be at { $zone }
reason-case-threat-twice = threat { $code } is there twice; there is only one such card
reason-case-number-twice = T+{ $n } is there twice at { $zone }
reason-case-players = start: { $count } players, but { $boards } boards
reason-case-two-places = start: player { $player } is in space and in { $given } at once
reason-case-station = start: '{ $given }' is no station; there are { $known }
reason-case-squad = start: players { $other } and { $player } lead the same squad
reason-case-square = threat { $code }: square { $square } is beyond the start square { $start }
reason-case-stop = stop '{ $given }' should be a turn up to { $last } and one of { $known }: '5.damage'
reason-case-stop-early = stop '{ $given }' lies before the start in turn { $turn }

why-already-fired = the weapon already fires this turn
why-already-maintained = the computer was already maintained in this phase
why-already-there = the figure already stands there
why-full = the { $source } of the { $zone } zone is full
why-interceptors-away = somebody is already in space
why-knocked-out = knocked out
why-no-capsule = no fuel capsule is left
why-no-door = there is no door on that side
why-no-intruder = no intruder is here
why-no-rocket = no rocket is left
why-no-squad = no battlebot squad follows
why-not-in-training = in this training flight the action does nothing
why-past-repair = { $threat } can no longer be repaired
why-reactor-empty = the reactor of the { $zone } zone is empty
why-rocket-on-ramp = a rocket was already launched this turn
why-squad-active = the squad is already active
why-squad-disabled = the squad is disabled
why-too-few-repairers = too few worked on { $threat } this turn
why-storage-empty = no squad is stored here

# What happens while planning
event-set-up = The table is set for { $seats } { $seats ->
    [one] player
   *[other] players
  }, a crew of { $crew_size }.
event-ready = { $seat } is ready.
event-action-round-begins = The computer: enemy activity detected, begin phase one.
event-threat-announced = The computer: { $unconfirmed }T+{ $n }, { $serious }{ $zone }: { $threat }. { $seat } lays the card out.
event-incoming-data = The computer: incoming data.
event-cards-drawn = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
  } ({ $cards }).
event-pack-taken = { $seat } takes the pack of phase { $phase }.
event-transfer-opens = The computer: data transfer. Cards change hands until the signal.
event-transfer-closes = The data transfer is closed.
event-communications-down = The computer: communications are down. No talking.
event-communications-up = The computer: communications are restored.
event-warning = The computer: phase { $phase } ends in { $seconds } seconds.
event-phase-ends = The computer: phase { $phase } has ended; its slots are locked.
event-action-round-ends = Planning is over.
event-card-placed = { $seat } places { $card } on { $board }, slot { $slot }.
event-card-taken-back = { $seat } takes the card back from { $board }, slot { $slot }.
event-card-turned = { $seat } turns the card on { $board }, slot { $slot }: { $card }.
event-card-moved = { $seat } moves a card on { $board } from slot { $slot } to slot { $to_slot }.
event-cards-swapped = { $seat } swaps slots { $slot } and { $to_slot } on { $board }.
event-card-given = { $seat } gives { $card } to { $to }.
card-none = a card
event-consents = { $seat } agrees to end planning.
event-withdraws = { $seat } wants to go on planning.
event-asks-pause = { $seat } asks for a pause.
event-paused = The clock is paused.
event-resumed = The clock goes on.

# What happens in the resolution
event-step-begins = Turn { $turn }: { $step }
event-no-effect = { $crew }: no effect, { $why }.
event-moved = { $crew } goes from { $origin } to { $station }.
event-not-delayed = { $crew }: there is nothing to delay.
event-delayed = { $crew } is delayed: { $card } moves on from turn { $turn }.
event-card-lost = { $crew }: { $card } drops off the board.
event-knocked-out = { $crew } is knocked out ({ $place }).
event-tripped = { $crew } meant { $card }.
event-loaded = { $crew } readies the weapon in { $station }.
event-charged = { $crew } moves { $amount } energy into the { $source } of the { $zone } zone.
event-refuelled = { $crew } burns a fuel capsule: { $amount } energy; capsules left: { $left }.
event-maintained = { $crew } maintains the computer (phase { $phase }).
event-maintained-late = { $crew } maintains the computer, too late for phase { $phase }.
event-computer-fine = The computer runs smoothly in phase { $phase }.
event-computer-down = Nobody maintained the computer in phase { $phase }: everybody aboard is delayed.
event-rocket-launched = { $crew } launches a rocket; { $left } left.
event-rocket-flies = The rocket is on its way and hits next turn.
event-squad-taken = { $crew } takes over the squad of { $station }.
event-squad-reactivated = { $crew } reactivates the squad of { $station }.
event-squad-disabled = The squad of { $station } is disabled.
event-looks-out = { $crew } looks out of the window.
event-visual-confirmation = { $count ->
    [one] One pair of eyes confirms
   *[other] { $count } pairs of eyes confirm
  } the enemy in phase { $phase }: { $points } { $points ->
    [one] point
   *[other] points
  }.
event-visual-no-better = Looking out again brings nothing better in phase { $phase }.
event-took-off = { $crew } takes off with the interceptors.
event-stays-in-space = { $crew } stays in space.
event-fissure-patched = { $crew } works on { $threat } (T+{ $n }) from outside.
event-repair-joined = { $crew } works on { $threat } (T+{ $n }): { $count } of { $needed } this turn.
event-repaired = { $crew } works on { $threat } (T+{ $n }) in { $station }.
event-battlebots-attack = The battlebots of { $crew } attack { $threat } (T+{ $n }).
event-slime-hit = The slime in { $station } is hit.
event-slime-spread = The slime spreads to { $station }.
event-rocket-wasted = The rocket chases a phantom and is lost.
event-weapon-fires = { $weapon }: strength { $strength }, at { $targets }.
event-threat-appears = A threat appears: { $threat } (T+{ $n }), { $zone }.
event-threat-moves = { $threat } (T+{ $n }): from square { $origin } to square { $square }.
event-threat-acts = { $threat } (T+{ $n }): action { $letter }.
event-threat-hit = { $threat } (T+{ $n }): { $blocks } damage, { $damage } in all.
event-threat-shot = { $threat } (T+{ $n }): strength { $total }, shield { $shield }: { $blocks } damage, { $damage } in all.
event-threat-destroyed = { $kind ->
    [malfunction] Repaired
    [fissure] Repaired
   *[other] Destroyed
  }: { $threat } (T+{ $n }).
event-threat-survived = Survived: { $threat } (T+{ $n }).
event-threat-heals = { $threat } (T+{ $n }): { $blocks } damage mended.
event-threat-speeds-up = { $threat } (T+{ $n }): speed is now { $speed }.
event-threat-shield = { $threat } (T+{ $n }): shield points are now { $shield }.
event-threat-revealed = { $threat } (T+{ $n }) shows itself.
event-threat-grows = { $threat } (T+{ $n }) is grown up and fights back.
event-attacks-boosted = { $threat } (T+{ $n }) guides the others: their attacks are 1 stronger.
event-shields-boosted = { $threat } (T+{ $n }) protects the others: all have 1 more shield point.
event-damage-doubled = { $threat } (T+{ $n }) doubles damage to the ship: { $zones }.
event-cryoshield-gone = The cryoshield of { $threat } (T+{ $n }) absorbs everything and is gone.
event-intruder-moved = { $threat } (T+{ $n }) moves to { $station }.
event-seeker-stays = { $threat } (T+{ $n }) stays where it is.
event-attacked = { $threat } (T+{ $n }) attacks the { $zone } zone with { $strength }; the shield absorbs { $absorbed }.
event-damaged-inside = { $threat } (T+{ $n }) does { $points } damage to the { $zone } zone from inside.
event-tile-drawn = The { $zone } zone is hit: { $tile } (tile { $count }).
event-energy-lost = The { $source } of the { $zone } zone loses { $amount } energy.
event-energy-jumped = { $amount } energy jumps from the central reactor into the central shield.
event-capsule-lost = A fuel capsule is lost; { $left } left.
event-rocket-destroyed = A rocket is destroyed; { $left } left.
event-ship-lost = The ship is lost to { $threat } (T+{ $n }) in turn { $turn }.
event-mission-complete = The mission is complete: { $score } { $score ->
    [one] point
   *[other] points
  }.

# Campaign
event-voted = { $seat } has voted.
event-disabled-squad-taken = { $crew } takes over the squad of { $station }, still disabled.
event-course-wanted = { $seat } voted: { $course }.
event-difficulty-wanted = { $seat } voted: common threats { $common }, serious threats { $serious }.
event-difficulty-chosen = Common threats are { $common }, serious threats { $serious }.
event-squad-stored = The battlebots start in { $station }.
event-campaign-goes-on = The campaign goes on.
event-campaign-stops = The campaign ends here.
event-tile-repaired = { $crew } repairs the { $tile } of the { $zone } zone.
event-squad-repaired = { $crew } repairs the squad of { $station }.

# What threat cards say
threat-numbers = Speed { $speed }, hit points { $hits }, shield { $shield }, points { $survived } if survived, { $destroyed } if destroyed
threat-numbers-inside = Speed { $speed }, hit points { $hits }, points { $survived } if survived, { $destroyed } if destroyed
hits-rockets = as many as rockets in lower blue
threat-intruder = Intruder in { $station }
threat-malfunction = Malfunction of { $system } in { $station }
threat-fissure = Fissure at { $station }, repaired by interceptors only
zones-own = its own zone
zones-others = the two other zones
zones-all = all zones
zones-here = the zone it is in
zones-red = red
zones-white = white
zones-blue = blue
who-zone = players in its zone
who-ship = all players on the ship
who-tokens = players where its tokens are
who-station = players in its station
who-leaders = players leading active battlebots on the ship
who-unguarded-station = players in its station without active battlebots
who-off-bridge = all players on the ship outside the bridge
zones-each-token = the zone of each token
zones-red-blue = red and blue
strength-twice-remaining = twice its remaining hit points
amount-central-energy = as much as there is energy in the central reactor:
amount-3-per-unrepaired-rocket = 3 per rocket not made safe:
amount-1-per-player = 1 per player there:
way-left = left
way-right = right
way-deck = to the other deck
strength-remaining = its remaining hit points
amount-half = half of its
past_shields-true = { " " }past the shields
past_shields-false = { "" }
more-true = +
more-false = { "" }
op-attack = attacks { $zones } with { $strength }{ $past_shields }
op-damage = does { $amount } damage to { $zones }
op-drain = takes { $amount } energy from the { $source } of { $zones }{ $or_damage ->
    [0] { "" }
   *[other] , or does { $or_damage } damage if there is none
  }
op-empty = empties the { $source } of { $zones }
op-leak = empties the { $source } of { $zones }; each block does 1 damage to its zone
op-short-circuit = moves the central reactor’s energy into the central shield; what does not fit does damage
op-heal = mends { $amount } damage
op-hurt = takes { $amount } damage itself
op-speed = speed +{ $amount }
op-shield = shield points { $more }{ $amount }
op-reveal = shows itself
op-grow-up = grows up
op-boost-attacks = all other external threats attack with +1
op-boost-shields = all external threats have +1 shield point
op-double-damage = damage to { $zones } counts double
op-advance-others = all other external threats move { $squares } ahead
op-delay = delays { $who }
op-knock-out = knocks out { $who }
op-move = moves { $way }
op-seek = moves to the adjacent station with the most players
op-spread = spreads { $way }
op-destroy-rocket = destroys a rocket
op-disable-battlebots = disables the squad stored in { $station }
op-lose-capsule = destroys a fuel capsule
op-lose = the ship is lost
when-damaged = (if damaged)
when-undamaged = (if undamaged)
when-damage-below = (if it has fewer than { $limit } damage)
trait-no_rockets = Rockets cannot target it.
trait-no_heavy_lasers = Heavy lasers cannot target it.
trait-hidden_until_x = No weapon finds it before it has performed X.
trait-hidden_at_distance_3 = No weapon finds it at distance 3.
trait-cryoshield = The first step in which it is targeted does no damage at all.
trait-shield_fails_to_pulse = The pulse cannon brings its shield points to 0 for that turn.
trait-doubles_past_shields = What gets past the shield counts double.
trait-wastes_rockets = A rocket that targets it is lost without effect.
trait-draws_rockets = Rockets always target it, and each makes its shield 1 stronger.
trait-at_most_1_hit = It takes at most 1 damage per turn.
trait-blast = Destroyed, it does { $amount } damage to every other external threat.
trait-death_attack = Destroyed, it attacks its zone with { $amount } for every X and Y passed.
trait-retaliates = Damaged when damage is computed, it attacks all zones with { $amount }.
trait-lone_interceptors = Interceptors that attack it alone strike with { $amount }, but the pilot is knocked out.
trait-fights_back = It fights back.
trait-fights_back_after_x = It fights back after X.
trait-knocks_out_destroyer = Whoever destroys it is knocked out.
trait-slows_entering = Whoever enters its station is delayed.
trait-deadly_after_z = After Z, whoever enters its stations is knocked out.
trait-token_per_hit = Every hit removes a token; the third destroys it.
trait-joint_repair = Repaired in all its stations in one turn, it takes { $amount } more damage.
trait-repair_takes = { $amount } players must repair it in the same turn.
trait-last_repair_knocks_out = The last repair knocks out players in { $station }.

# Names of threats
threat-E1-01 = Pulse Ball
threat-E1-02 = Destroyer
threat-E1-03 = Stealth Fighter
threat-E1-04 = Energy Cloud
threat-E1-05 = Gunship
threat-E1-06 = Cryoshield Fighter
threat-E1-07 = Fighter
threat-E1-08 = Armored Grappler
threat-E1-09 = Amoeba
threat-E1-10 = Meteoroid
threat-E2-01 = Kamikaze
threat-E2-02 = Scout
threat-E2-03 = Phantom Fighter
threat-E2-04 = Swarm
threat-E2-05 = Jellyfish
threat-E2-06 = Marauder
threat-E2-07 = Minor Asteroid
threat-SE1-01 = Frigate
threat-SE1-02 = Man-of-War
threat-SE1-03 = Leviathan Tanker
threat-SE1-04 = Pulse Satellite
threat-SE1-05 = Cryoshield Frigate
threat-SE1-06 = Interstellar Octopus
threat-SE1-07 = Maelstrom
threat-SE1-08 = Asteroid
threat-SE2-01 = Behemoth
threat-SE2-02 = Juggernaut
threat-SE2-03 = Psionic Satellite
threat-SE2-04 = Nebula Crab
threat-SE2-05 = Nemesis
threat-SE2-06 = Major Asteroid
threat-I1-01 = Skirmishers
threat-I1-02 = Skirmishers
threat-I1-03 = Saboteur
threat-I1-04 = Saboteur
threat-I1-05 = Hacked Shields
threat-I1-06 = Hacked Shields
threat-I1-07 = Unstable Warheads
threat-I2-01 = Slime
threat-I2-02 = Slime
threat-I2-03 = Troopers
threat-I2-04 = Troopers
threat-I2-05 = Virus
threat-I2-06 = Overheated Reactor
threat-SI1-01 = Commandos
threat-SI1-02 = Commandos
threat-SI1-03 = Alien
threat-SI1-04 = Fissure
threat-SI1-05 = Crossed Wires
threat-SI1-06 = Battlebot Uprising
threat-SI2-01 = Executioner
threat-SI2-02 = Seeker
threat-SI2-03 = Power System Overload
threat-SI2-04 = Contamination
threat-SI2-05 = Nuclear Device

## The plan of a crew of bots

plan-for = { $crew }:
plan-for-you = You:
plan-walk = turn { $turns }: go to { $station }{ $certain }
plan-fire = turn { $turns }: A in { $station }, hits { $targets }{ $certain }
plan-charge = turn { $turns }: B, energy for the { $zone } { $source }{ $certain }
plan-refuel = turn { $turns }: B, refuel the central reactor{ $certain }
plan-repair = turn { $turns }: repair { $threat } (T+{ $n }){ $certain }
plan-rocket = turn { $turns }: C, launch a rocket{ $certain }
plan-squad = turn { $turns }: C, wake the battlebots{ $certain }
plan-fly = turn { $turns }: attack with the interceptors{ $certain }
plan-maintain = turn { $turns }: C, maintain the computer{ $certain }
plan-look = turn { $turns }: C, visual confirmation{ $certain }
plan-fight = turn { $turns }: battlebots against { $threat } (T+{ $n }){ $certain }
certain-true = { "" }
certain-false = , if the cards allow it

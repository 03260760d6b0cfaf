# Set-up, turns, business, cargo, missions, titles and fame.
game-name = Xia
here = here
to-number = captain { $number }
winners-number = captain { $number }
behind-amount = { $cargo }
cargo-amount = { $count } { $cargo }
clean-true = unseen, and nobody will ever know
clean-false = unseen

# Sources of fame
source-exploration = exploration
source-missions = missions
source-combat = combat
source-trade = trade
source-ships = new ships
source-wealth = wealth
source-help = help
source-titles = titles
source-luck = luck
source-gates = first use of a gate

# Standing orders
about-defence = defence
about-damage = damage
about-abilities = abilities at any time
answer-ask = ask me
answer-none = no
answer-one = one marker on the best shield
answer-choose = let me choose every compartment
answer-auto = place it for me

# Kinds of options
verb-pick = Pick a ship
verb-outfit = Buy an outfit
verb-ready = Begin
verb-end-actions = End your actions
verb-arm = Arm markers
verb-repair = Repair
verb-sell-outfit = Sell an outfit
verb-arrange = Rearrange the hold
verb-new-ship = Buy a new ship
verb-buy-fame = Buy fame
verb-end-business = End business
verb-buy = Buy cargo
verb-sell = Sell cargo
verb-gather = Mine, harvest or salvage
verb-pick-up = Pick up cubes
verb-jettison = Jettison cubes
verb-take-mission = Take a mission
verb-keep = Keep a mission
verb-keep-none = Keep no mission
verb-task = Carry out the mission’s task
verb-deliver = Complete the mission
verb-abort = Discard the mission
verb-claim = Use the kill for the mission
verb-experience = Use experience
verb-give = Give credits
verb-order = Standing orders

option-pick = Pick the { $ship }
option-buy-outfit = Buy { $outfit_acc }
option-ready = Buy no more
option-end-actions = End your actions
option-arm = { $count ->
    [0] Arm no marker
    [one] Arm one marker
   *[other] Arm { $count } markers
  }
option-repair = Repair all damage
option-sell-outfit = Sell the { $outfit }
option-arrange = Rearrange the hold
option-new-ship = Buy the { $ship }
option-buy-fame = Buy 1 fame
option-end-business = End business
option-buy = Buy { $cargo }
option-sell = Sell { $cargo }
option-gather = Gather cargo here
option-pick-up = Pick up { $cargo }
option-jettison = Jettison { $cargo }
option-take-mission = Look at new missions
option-keep = Keep { $mission }
option-keep-none = Keep none of them
option-task = Carry out the mission’s task: { $ship }
option-deliver = Complete the mission
option-abort = Discard the mission
option-claim = Use this kill for your mission
option-experience = Use experience: roll again
option-give = Give { $ship } { $amount } credits
option-standing-order = Standing order about { $about }: { $answer }

# What is asked
prompt-picking-ship = Pick your ship.
waiting-picking-ship = { $seat } picks a ship.
prompt-first-outfits = Buy outfits for your ship, or begin.
prompt-first-outfits-advised = Buy outfits for your ship, or begin. { role-explorer }: a { name-raptor-k-engine }, to explore and collect tokens. { role-trader }: an { name-m-22-engine } and a { name-targe-shield }; buy 2 spice on { name-kemplar-ii } with the rest, sell them on { name-neo-damascus }. { role-worker }: a { name-halon-engine } and a { name-targe-shield }; take a mission at the nearest mission point. { role-pirate }: an { name-m-22-engine } and a { name-saker-v-blaster }; attack ships with cargo or a bounty.
waiting-first-outfits = { $seat } fits out a ship.
prompt-action-phase = Your turn: take as many actions as you like.
waiting-action-phase = { $seat } takes a turn.
prompt-business = You are on a planet: do business, then end it.
waiting-business = { $seat } does business.
prompt-arming = How many markers do you arm, for 1 energy each?
waiting-arming = { $seat } arms markers.
prompt-choosing-mission = Which mission do you keep?
waiting-choosing-mission = { $seat } looks at missions.
prompt-claiming = Use this kill for your mission?
waiting-claiming = { $seat } decides what a kill is good for.
prompt-refitting = Not everything fits the { $ship }: what do you sell or leave behind?
waiting-refitting = { $seat } moves into a new ship.

# What happened
event-rolled-for-order = { $seat } rolls { $face } for the order.
event-tie-rolled = A tie is decided by a d20: { $face }.
event-npc-dealt = { $seat } gets the card of the { $npc }.
event-ship-picked = { $seat } picks the { $ship }.
event-ship-placed = { $seat } starts in { $sector }.
event-game-began = { $seat } begins. Whoever reaches { $goal } fame first wins.
event-turn-began = { $seat } begins turn { $round }.
event-turn-skipped = { $seat } skips a turn.
event-turn-ended = { $seat } ends the turn.
event-npc-turn-began = The { $npc } takes its turn.
event-round-ended = Round { $round } is over.
event-fame-gained = { $seat } gains { $amount } fame for { $source } and now has { $fame } fame in all.
event-game-won = Victory: { $winners }.
event-title-revealed = A new title is open to all: { $title }.
event-title-put-aside = The title { $title } cannot be earned now and is put aside.
event-title-earned = { $seat } has earned the title { $title } and receives it in the next status phase.
event-title-claimed = { $seat } receives the title { $title }.
event-markers-armed = { $count ->
    [one] { $seat } arms a marker.
   *[other] { $seat } arms { $count } markers.
  }
event-recharged = { $seat } recharges: all energy is back.
event-repaired = { $seat } repairs all damage for { $credits } credits.
event-outfit-bought = { $seat } buys the { $outfit } for { $credits } credits.
event-outfit-sold = { $seat } sells the { $outfit } for { $credits } credits.
event-hold-arranged = { $seat } rearranges the hold.
event-ship-bought = { $seat } buys the { $ship } for { $credits } credits.
event-credits-given = { $seat } gives { $to } { $credits } credits.
event-cargo-bought = { $seat } buys { $cargo } for { $credits } credits.
event-bonus-cube = { $seat } gets one more cube: { $cargo }.
event-cargo-sold = { $seat } sells { $cargo } for { $credits } credits.
event-cargo-gathered = { $seat } gathers { $cargo }.
event-cargo-picked-up = { $seat } picks up { $cargo }.
event-cargo-jettisoned = { $seat } jettisons { $cargo }.
event-token-collected = { $seat } finds { $token }.
event-missions-looked-at = { $count ->
    [one] { $seat } looks at one mission.
   *[other] { $seat } looks at { $count } missions.
  }
event-missions-shuffled = The discarded missions are shuffled into a new deck.
event-mission-kept = { $seat } keeps a mission, face down.
event-no-mission-kept = { $seat } keeps no mission.
event-mission-boarded = { $seat } takes passengers on board in { $sector }.
event-mission-loaded = { $seat } loads contraband in { $sector }.
event-mission-revealed = { $seat } reveals a mission: { $mission }.
event-payment-fixed = { $seat }: the mission will pay { $credits } credits.
event-caught = { $seat } is caught.
event-experience-used = { $seat } draws on experience: { $mission } is discarded.
event-sneaked = { $seat } sneaks in { $clean }.
event-mission-completed = { $seat } completes { $mission } for { $credits } credits.
event-mission-lost = { $seat } loses the mission.
event-mission-aborted = { $seat } discards the mission.

# What others did since your last turn: phrases of one sentence
recap-sector-laid = discovered { $sector }
recap-token-collected = found { $token }
recap-cargo-bought = bought { $cargo }
recap-cargo-sold = sold { $cargo } for { $credits }
recap-cargo-gathered = gathered { $cargo }
recap-mission-revealed = revealed { $mission }
recap-mission-completed = completed { $mission } for { $credits }
recap-title-claimed = became { $title }
recap-ship-bought = bought the { $ship }
recap-turn-skipped = skipped a turn

# What would come of it
reason-costs-credits = costs { $credits } credits
reason-gains-credits = brings { $credits } credits
reason-gains-fame = brings { $fame } fame
reason-wins-game = wins the game at once
reason-gains-bounty = adds { $credits } to your bounty
reason-energy-left = { $energy } energy left
reason-pay-waits = the payment is fixed when { $sector } is discovered
reason-pays-for-distance = { $sectors ->
    [one] pays { $credits } credits for one sector
   *[other] pays { $credits } credits for { $sectors } sectors
  }
reason-pays-by-roll = pays { $low } to { $high } credits by the roll, { $mean } on average
reason-pays-for-tier = pays { $credits } credits
reason-risk-caught = { $percent }% caught (roll { $safe } or more): the mission is lost, and your bounty grows
reason-gather-cube = { $rolls } ({ $percent }%): a cube
reason-gather-damage = { $rolls } ({ $percent }%): damage equal to the roll; the average is { $mean }
reason-gather-drain = { $rolls } ({ $percent }%): energy loss equal to the roll; the average is { $mean }
reason-gather-destroyed = { $rolls } ({ $percent }%): your ship is destroyed

# Why not
reason-not-enough-credits = You do not have enough credits.
reason-often-enough = You have done this often enough for one turn.
reason-only-captains-receive = Credits can be given to other captains only.
reason-whole-thousands = Every amount of credits is a multiple of 1,000.
reason-no-such-order = There is no such standing order.
reason-cannot-arm-so-many = You cannot arm so many markers.
reason-no-such-cargo = Write an amount of cargo like 2spice+1holo.
reason-nothing-to-buy-here = There is no cargo to buy here.
reason-other-cargo-bought-here = Other cargo is for sale here.
reason-pairs-only = Cargo is bought in pairs.
reason-no-room-for-cubes = There is no room for so many cubes.
reason-nothing-to-sell-here = Nobody buys cargo here.
reason-other-cargo-sold-here = This cargo is not wanted here.
reason-cubes-not-aboard = You do not have these cubes.
reason-nothing-to-gather-here = There is nothing to mine, harvest or salvage here.
reason-no-free-compartment = You need a free compartment for the cube.
reason-cubes-not-here = These cubes do not lie here.
reason-own-jettison = You dropped these cubes yourself in this turn.
reason-no-mission-point = Missions are taken on mission points.
reason-has-mission = You have a mission already.
reason-mission-point-used = You have looked at missions here in this turn already.
reason-no-missions-left = There are no missions left.
reason-no-active-mission = You have no mission.
reason-task-done = The task of this mission is done.
reason-task-is-a-kill = This task is done by destroying a ship.
reason-not-the-place = The task of your mission cannot be done here.
reason-not-in-delivery-sector = This is the sector of delivery: the task must be done elsewhere.
reason-target-not-adjacent = The target must be adjacent.
reason-not-the-target = Your mission is not about this ship.
reason-task-not-done = The task of the mission is not done yet.
reason-not-sneaked = The contraband has not been sneaked in.
reason-not-the-delivery = This mission is not completed here.
reason-no-experience = You have no completed mission of this type.
reason-no-such-outfit = There is no such outfit.
reason-outfit-sold-out = There are no more outfits of this kind.
reason-outfit-does-not-fit = There is no place for it in the hold.
reason-outfit-not-owned = You have no such outfit.
reason-outfit-damaged = A damaged outfit can be neither moved nor sold.
reason-no-such-layout = Write a layout like “m-22-engine 0,1 2 + targe-shield 2,0 1f”.
reason-section-off-the-hold = Every section must lie on a compartment.
reason-sections-overlap = Sections may lie neither on each other nor on damage.
reason-no-such-ship = This ship is not for sale.
reason-ship-of-wrong-tier = A new ship must be exactly one tier above yours.
reason-no-ship-above = There are no ships above the third tier.
reason-nothing-to-repair = Your ship is not damaged.
reason-winning-point-not-for-sale = The point that would win cannot be bought.
reason-ship-taken = This ship cannot be picked.

# The table in words
describe-round = Round { $round }. The goal is { $goal } fame.
describe-legend = Numbers and capitals: captains and NPCs. A asteroid, D debris, N nebula, P planet, G gate, * star; ! mission point, ? token, o spawn point, b buy, s sell, m mine, h harvest, v salvage.
describe-sector = { $sector } at { $at }
describe-stack = { $count ->
    [one] One sector is still unknown.
   *[other] { $count } sectors are still unknown.
  }
describe-captain = { $seat }: { $ship } at { $at }, { $fame } fame, { $credits } credits, bounty { $bounty }
describe-captain-away = { $seat }: { $ship }, off the board, { $fame } fame, { $credits } credits
describe-power = energy { $energy }, markers { $armed } armed and { $disarmed } disarmed, damage { $damage } of { $size }
describe-outfits = outfits: { $outfit }
describe-cargo = cargo: { $cargo }
describe-mission = mission: { $mission }
describe-mission-hidden = a mission, face down
describe-titles = titles: { $title }
describe-npc = The { $npc } at { $at }, bounty { $bounty }, credits { $credits }
describe-npc-away = The { $npc } is not on the board
describe-open-titles = open titles: { $title }
describe-here = Here: { $sector }, { $terrain }.
describe-here-marked = Here: { $sector }, { $terrain }, { $mark }.
ending-captain = { $seat }: { $fame } fame with the { $ship } ({ $all })
ending-source = { $source } { $fame }
ending-winners = { $count ->
    [one] { $all } wins.
   *[other] { $all } win together.
  }
ending-tied = Fame was equal, and credits decided.

# The guided game
guided-now = { $found } of { $number }

# Before a game
introduction = First game
introduction-about = A coach leads you through two turns step by step, then you play on by yourself towards goals.
start-game = What kind of game?
start-game-first = Beginners’ set-up
start-game-first-about = 5 fame, known start sectors, no NPCs.
start-game-short = Short
start-game-short-about = 5 fame: about 15 minutes for each captain.
start-game-normal = Normal
start-game-normal-about = 10 fame: about 30 minutes for each captain.
start-game-long = Long
start-game-long-about = 15 fame.
start-game-epic = Epic
start-game-epic-about = 20 fame: about 45 minutes for each captain.
start-npcs = Who else is out there?
start-npcs-with = Enforcer, Scoundrel and Merchant
start-npcs-with-about = The program plays them by their cards.
start-npcs-without = Nobody
start-npcs-without-about = Only the captains.

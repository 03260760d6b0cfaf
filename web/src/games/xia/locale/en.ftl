# Ship and sheets

## The ship
xia-your-ship = Your ship
xia-ship-of = Ship of { $name }
xia-no-ship = No ship has been picked yet.
xia-tier = tier { $tier }
xia-credits = Credits
xia-bounty = Bounty
xia-innocent = innocent
xia-energy = Energy
xia-of = of { $most }
xia-armed = Armed
xia-disarmed = Disarmed
xia-on-outfits = { $count } on outfits
xia-impulse = Impulse
xia-impulse-ready = Impulse { $value }, ready
xia-impulse-used = Impulse { $value }, used
xia-ready = ready
xia-used = used
xia-ability-used = Used; it comes back in your status phase.
xia-skips = skips the next turn
xia-stored-moves = { $count ->
    [one] one stored move
   *[other] { $count } stored moves
  }
xia-crossings = { $count ->
    [one] one planetary shield without a roll
   *[other] { $count } planetary shields without a roll
  }
xia-veil = { $range ->
    [0] veiled: no target
    [one] veiled from beyond one hex
   *[other] veiled from beyond { $range } hexes
  }
xia-only-you = only you
xia-no-mission = No mission: take one on a mission point.
xia-mission-hidden = A mission, face down
xia-mission-pays = pays { $credits }
xia-caught = caught
xia-pay-by-roll = Pay by the d20
xia-missions-done = Completed, each good for a new roll:
xia-title-open = open
xia-fame = Fame
xia-fame-goal = Fame, goal { $goal }
xia-fame-of = Fame: { $all }; the goal is { $goal }
xia-orders = Standing orders
xia-order-defence = When attacked
xia-order-defence-ask = ask me
xia-order-defence-none = do not defend
xia-order-defence-one = one marker on the best shield
xia-order-damage = Damage
xia-order-damage-ask = ask me
xia-order-damage-choose = let me choose every compartment
xia-order-damage-auto = place it for me
xia-order-abilities = Abilities in other turns
xia-order-abilities-ask = ask me
xia-order-abilities-none = do not ask
xia-give = Give credits
xia-give-this = Give credits to { $name }
xia-give-to = To whom
xia-give-credits = Give { $count ->
    [one] one credit
   *[other] { $count } credits
  } to { $name }
xia-some-sell = Sell some cubes
xia-some-buy = Buy some cubes
xia-some-pick-up = Pick up some cubes
xia-some-jettison = Jettison some cubes
xia-sell-cubes = Sell { $goods }
xia-buy-cubes = Buy { $goods }
xia-pick-up-cubes = Pick up { $goods }
xia-jettison-cubes = Jettison { $goods }
xia-rolls = { $name }: { $purpose }

## The hold
xia-hold = Hold of the { $ship }, { $size } compartments, { $damage } damaged
xia-compartment = Row { $row }, compartment { $column }
xia-plain = plain section
xia-spot = arming spot
xia-spot-marker = arming spot with a marker
xia-lowered = damage lowers its dice by { $amount }
xia-cube = cube: { $good }
xia-empty = empty
xia-damaged = damaged
xia-your-hold = Your hold
xia-arrange-hint = Choose an outfit to move it.
xia-arrange-lifted = Choose where it lies, then put it down.
xia-arrange-not = Nothing can be moved now.
xia-turn-left = Turn left
xia-turn-right = Turn right
xia-mirror = Mirror
xia-suggest = Suggest
xia-put-back = Put back
xia-put-down = Put down
xia-fits = It fits.
xia-fits-not = It does not fit here.
xia-fits-instead = fits; { $outfits } makes room and is placed next

## Sheets
xia-to-map = Look at the map
xia-sheet-ships = Pick a ship
xia-sheet-outfits = Fit out your ship
xia-sheet-business = Business
xia-sheet-refit = Moving into the new ship
xia-sheet-missions = Missions
xia-sheet-trouble = Damage to your ship
xia-sheet-fight = { $attacker } attacks { $target }
xia-compartments = { $count ->
    [one] one compartment
   *[other] { $count } compartments
  }
xia-energy-of = energy { $energy }
xia-impulse-of = impulse { $value }
xia-spots-left = { $spots ->
    [one] one spot, { $left } left
   *[other] { $spots } spots, { $left } left
  }
xia-kind-engine = Engines
xia-kind-blaster = Blasters
xia-kind-shield = Shields
xia-kind-missile = Missiles
xia-shop = For sale
xia-outfits = Outfits
xia-new-ship = New ship
xia-no-next-ship = There is no ship of a higher tier for you.
xia-recharged = Recharged: { $energy } energy
xia-repair = Repair
xia-buy-fame = 1 fame
xia-costs = costs { $credits }
xia-sell-back = Sell back
xia-leave-behind = Leave behind
xia-choose-mission = Keep one of these cards, or none. Nobody else sees them.

## Fights
xia-steps = Steps of the attack
xia-step-target = Target
xia-step-attack = Attack
xia-step-defence = Defence
xia-step-roll = Roll
xia-step-damage = Damage
xia-step-rearm = Re-arm
xia-answering = Still answering
xia-attack = Attack
xia-defence = Defence
xia-attack-sum = attack { $sum }
xia-defence-sum = defence { $sum }
xia-no-defence = nothing declared
xia-damage = damage
xia-on-average = damage on average
xia-attacker = attacks
xia-defender = defends
xia-choice = Choice
xia-no-damage = No damage
xia-average = Average
xia-destroyed = Destroyed
xia-spread = How likely each amount of damage is
xia-chance-of = { $amount } damage: { $chance }
xia-hull = { $damage } of { $size } damaged
xia-hull-expected = { $damage } of { $size } damaged, { $more } more expected
xia-place-hint = { $amount ->
    [one] Choose a compartment for the damage marker.
   *[other] Choose compartments for { $amount } damage markers, one after the other.
  }
xia-brace-hint = { $amount } are coming. Shields and abilities may reduce that.
xia-ram = The ram costs the attacker { $amount } damage, which nothing stops.
xia-wait-for-answer = Others are still choosing.

## The end
xia-fame-sheet = Where fame came from
xia-epilogue = Epilogue
xia-epilogue-of = Epilogue of { $name }
xia-plot = Fame by round
xia-wins = { $count ->
    [one] { $names } wins with { $fame } fame
   *[other] { $names } win together with { $fame } fame
  }
xia-wins-tied = { $count ->
    [one] { $names } wins: fame was equal, and credits decided
   *[other] { $names } win together: fame was equal, and credits decided
  }
xia-end-hint = Every line of the sheet names its rule.
xia-guided-next = Now you know the game. Try one with bots, or with friends.

# Map and frame

## The table
xia-you = you
xia-seats = Captains and NPCs in turn order
xia-show-ship = Show the ship of { $name }
xia-own-ship = Back to your ship
xia-follow-turn = Follow the turn
xia-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }
xia-goal = goal { $fame } fame
xia-count-fame = { $count } fame
xia-count-credits = { $count ->
    [one] one credit
   *[other] { $count } credits
  }
xia-outlaw = outlaw, bounty { $credits }
xia-ship-named = { $ship } ({ $name })
xia-ship-state = damage { $damage } of { $size }, energy { $energy }, { $armed } armed
xia-npc-state = damage { $damage } of { $size }, { $credits } credits
xia-ship-cargo = Cargo: { $goods }
xia-goods = { $count } { $good }
xia-phases = Phases of the turn
xia-phase-action = Action
xia-phase-business = Business
xia-phase-status = Status
xia-hint-waiting = Waiting for { $names }.
xia-hint-moving = { $points ->
    [one] One point left. Each lit hex shows its cost and the d20 it needs.
   *[other] { $points } points left. Each lit hex shows its cost and the d20 it needs.
  }
xia-hint-actions = Use impulse or an engine to fly; lit things on map and ship can be chosen.
xia-hint-lit = Whatever is lit can be chosen.
xia-confirm = End this phase?
xia-confirm-win = Win the game now?
xia-confirm-text = This cannot be taken back.
xia-key-pick = press a button or choose from a menu
xia-key-stop = stop moving
xia-key-end = end the phase
xia-key-way = map: another way to the hex in focus
xia-key-interest = map: next ship, token or mission point

## The map
xia-map = Map
xia-system = Drift system
xia-sectors = { $count ->
    [one] one sector
   *[other] { $count } sectors
  }
xia-stack = { $count } in the stack
xia-go-home = To your ship
xia-fly-way = Fly there: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $rolls ->
        [0] no roll
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }
xia-other-ways = { $count ->
        [one] { $count } other way
       *[other] { $count } other ways
    }
xia-unexplored = Unexplored hex
xia-unexplored-place = Unexplored sector
xia-scan-there = A scan lays out the sector here; your ship stays where it is.
xia-jump-there = Unexplored hex, blind jump: 1 point, whatever is there
xia-token-here = exploration token
xia-cubes-here = loose cubes: { $goods }
xia-any-cargo = any cargo
xia-mark-mission = mission point
xia-mark-exploration = exploration hex
xia-mark-spawn = spawn point { $number }
xia-mark-buy = market: buy { $good }
xia-mark-sell = market: sell { $good }
xia-mark-mine = mine: { $good }
xia-mark-harvest = harvest: { $good }
xia-mark-salvage = salvage: { $good }
xia-course-n = { $count } north
xia-course-ne = { $count } north-east
xia-course-se = { $count } south-east
xia-course-s = { $count } south
xia-course-sw = { $count } south-west
xia-course-nw = { $count } north-west
xia-course-and = {" "}and{" "}
xia-from-ship = { $course } of your ship
xia-from-centre = { $course } of the middle of the map
xia-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
xia-only-passing = only to pass, a ship is there
xia-no-roll = no roll
xia-way-rolls = { $count ->
    [one] 1 roll: { $rolls }
   *[other] { $count } rolls: { $rolls }
  }
xia-way-damage = { $amount } damage on average
xia-way-energy = { $amount } energy lost on average
xia-way-lost = ship lost in { $chance } of all cases
xia-roll-asteroid = asteroids, { $least } or more
xia-roll-nebula = nebula, { $least } or more
xia-roll-shield = planetary shield, { $least } or more
xia-roll-debris = debris, ship lost below { $least }
xia-roll-entrance = outlaw entrance, bounty +{ $credits }
xia-borders = Borders
xia-sight = Sight
xia-sight-about = Dashed line: what { $ship } sees, up to the longest range of a weapon. Missiles hit only what is seen.
xia-blocks-sight = blocks sight
xia-border-empty = Normal space
xia-border-nebula = Nebula, in
xia-border-asteroid = Asteroids, in
xia-border-debris = Debris, in
xia-border-shield = Shield
xia-border-entrance = Entrance
xia-border-gate = Gate
xia-border-star = Star
xia-crossing-empty = no roll
xia-crossing-nebula = 1–{ $harm } energy lost
xia-crossing-asteroid = 1–{ $harm } damage
xia-crossing-debris = 1–{ $harm } destroyed
xia-crossing-shield = 1–{ $harm } blocked
xia-crossing-entrance = no roll, by law
xia-crossing-gate = 1 point, if linked
xia-crossing-star = destroyed
xia-beyond = { $ship }, { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    } away
xia-beyond-view = Ships beyond the view
xia-goal-here = goal { $number } of your mission
xia-open-ship = Show the whole ship
xia-close-ship = Back to the map
xia-fly-to = Fly to { $place }

# What kinds of hexes and marks do

xia-about-empty = Flying in costs one movement point and asks for no roll.
xia-about-asteroid = Flying in asks for a d20: below { $least } the ship takes damage equal to the roll, which shields may reduce.
xia-about-nebula =
    Flying in from outside asks for a d20: below { $least } the ship loses energy equal to the roll, then armed markers.
    Moving on within this nebula asks for no roll.
xia-about-debris = Flying in asks for a d20: below { $least } the ship is destroyed.
xia-about-star = A ship that flies in is destroyed.
xia-about-planet = A ship that ends its actions on a planet does business there: it is repaired, and buys outfits and ships.
xia-about-gate =
    From a gate one movement point leads far across the map: from the Expedior Gate to the Deltus Gate and back,
    from the Tigris Gate to a spawn point by a roll.
xia-about-mission = Here you take missions, and carry out and complete some of them.
xia-about-exploration = The first captain to come here takes its exploration token: credits, fame or nothing.
xia-about-spawn = Ships start here, and come back here after they were destroyed.
xia-about-buy = As an action, you buy such cubes here.
xia-about-sell = As an action, you sell such cubes here.
xia-about-mine = As an action, you roll a d20 here: from { $least } on it brings such a cube, below that damage.
xia-about-harvest = As an action, you roll a d20 here: from { $least } on it brings such a cube, below that you lose energy.
xia-about-salvage = As an action, you roll a d20 here: from { $least } on it brings such a cube, below that the ship is destroyed.

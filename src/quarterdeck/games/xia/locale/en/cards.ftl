# What cards of Xia say.

# Abilities
ability-head = { $energy ->
    [0] { $timing }, no energy
   *[other] { $timing }, { $energy } energy
  }
ability-effect = Effect: { $what }.
ability-band = d20 { $faces }: { $what }
ability-or = { " " }or{ " " }
timing-action = Action
timing-defence = In defence
timing-after-die = Right after a die of your own
timing-after-engine = Right after your engine roll
timing-after-attack = Right after your attack dice
timing-after-gather = Right after your mine or harvest roll
timing-any-time = Before a step of an adjacent ship, in any turn
condition-adjacent = Name one adjacent ship.
condition-sight = Name one ship { $low } to { $high } hexes away in line of sight.
condition-planet = Your ship must be on a planet.
condition-cube = Name a type of cargo that you carry.

# Ships
card-ship = { $count ->
    [one] { $count } compartment, energy { $energy }, impulse { $impulse }
   *[other] { $count } compartments, energy { $energy }, impulse { $impulse }
  }
card-says = { $card }: { $text }

# Outfits
outfit-engine = Moves your ship by its die, or rams an adjacent ship.
outfit-shield = Adds its die to your defence; also against asteroids and nebulas.
outfit-blaster = Attacks an adjacent ship.
outfit-missile = Attacks a ship at a distance.
outfit-range = { $distance ->
    [1] Range: 1 hex, in line of sight
   *[other] Range: { $distance } hexes, in line of sight
  }
outfit-values = { $spots ->
    [one] d{ $die }, one use per turn; price { $price }, sells for { $sells }
   *[other] d{ $die }, { $spots } uses per turn; price { $price }, sells for { $sells }
  }

# Titles
title-fame = { $fame } fame
title-event = Be the first to do this: { $deeds }.
title-tally = Counted from the reveal: { $deeds }.
title-state = In your status phase: { $deeds }.
title-turn = In one turn of your own: { $deeds }.
title-phase = In one action phase that your ship survives: { $deeds }.
title-streak = Without being destroyed in between: { $deeds }.
title-perk = Perk: { $perk }
deed-sell = { $count ->
    [one] sell at least { $count } cube in one sell action
   *[other] sell at least { $count } cubes in one sell action
  }
deed-harbours = { $count ->
    [one] sell cubes on a planet
   *[other] sell cubes on { $count } different planets
  }
deed-jumps = { $count ->
    [one] survive a blind jump
   *[other] survive { $count } blind jumps
  }
deed-sectors = { $count ->
    [one] lay out a sector
   *[other] lay out { $count } sectors
  }
deed-planets = { $count ->
    [one] enter a planet
   *[other] enter { $count } different planets
  }
deed-destroy-any = destroy a ship by an attack
deed-destroy-giant = destroy a ship of a higher tier than yours, or of tier 3
deed-destroy-npc = destroy an NPC by an attack
deed-destroy = { $count ->
    [one] destroy a ship by an attack
   *[other] destroy { $count } ships by attacks
  }
deed-missions = { $count ->
    [one] complete a mission
   *[other] complete { $count } missions
  }
deed-same = { $count ->
    [one] complete a mission
   *[other] complete { $count } missions of one type
  }
deed-legal = { $count ->
    [one] complete a legal mission
   *[other] complete { $count } legal missions
  }
deed-illegal = { $count ->
    [one] complete an illegal mission
   *[other] complete { $count } illegal missions
  }
deed-bounty = have a bounty of at least { $count }
deed-collect = collect at least { $count } bounty for one outlaw
deed-rocks = { $count ->
    [one] enter an asteroid or debris hex
   *[other] enter { $count } asteroid or debris hexes
  }
deed-shields = { $count ->
    [one] cross a planetary shield
   *[other] cross { $count } planetary shields
  }
deed-credits = have at least { $count } credits
perk-odd-cube = { $amount ->
    [one] in each sell action one cube of another type may be sold as well
   *[other] in each sell action { $amount } cubes of other types may be sold as well
  }
perk-first-cube = the first cube of each sell action pays { $amount }
perk-bonus-cube = whoever buys { $amount } pairs at once gets one more cube
perk-free-jump = the first blind jump of your turn costs no movement point
perk-scan-cost = { $amount ->
    [0] scanning costs no energy
   *[other] scanning costs { $amount } energy
  }
perk-impulse = your impulse is { $amount } higher
perk-blaster = each of your blaster dice counts { $amount } more
perk-missile-range = { $amount ->
    [one] your missiles reach one hex
   *[other] your missiles reach { $amount } hexes
  }
perk-free-rearm = { $amount ->
    [one] the first marker that you re-arm after a defence is free
   *[other] the first { $amount } markers that you re-arm after a defence are free
  }
perk-mission-cards = { $amount ->
    [one] you look at one mission card
   *[other] you look at { $amount } mission cards
  }
perk-mission-reroll = { $amount ->
    [one] once per turn you may repeat a mission roll for nothing
   *[other] { $amount } times per turn you may repeat a mission roll for nothing
  }
perk-mission-pay = each completed mission pays { $amount } more
perk-quiet-shield = crossing a planetary shield adds no bounty
perk-outlaw-pay = { $amount } credits for each outlaw that you destroy by an attack
perk-npc-peace = NPCs attack you only to strike back
perk-safe-rocks = rolls of { $amount } and more never hurt when you enter asteroids
perk-half-shield = planetary shields do half the damage, rounded up
perk-repair = repairs cost { $amount } less

# Missions
mission-board = Shuttle. Board passengers: { $where }
mission-study = Scientist. Gather data with a d20: { $where }
mission-hunt = Bounty Hunter. Destroy an outlaw by an attack, then roll a d20.
mission-load = Smuggler. Load contraband: { $where }
mission-steal = Thief. Steal with a d20 from an adjacent ship: { $prey }
mission-kill = Assassin. Destroy by an attack: { $prey }
mission-deliver = Deliver: { $where }
mission-sneak = Sneak onto the planet with a d20: { $faces } caught, the mission is lost and your bounty grows by { $credits }
mission-illegal = Illegal: completing it adds { $credits } to your bounty.
where-any = any other mission point
where-planet = any planet
where-lawful = a lawful planet
where-neutral = a neutral planet
where-outlaw = an outlaw planet
where-asteroid = an asteroid sector
where-debris = a debris sector
where-nebula = a nebula sector
where-gate = a gate sector
prey-any-ship = any other ship
prey-any-player = any other captain’s ship
prey-innocent = any innocent ship
prey-leader = the other captain with the most fame
prey-high-tier = a ship of tier 2 or 3
pay-distance = Pays by flying distance: 1 sector { $one }, 2 sectors { $two }, 3 sectors { $three }, farther { $four }
pay-tier = Pays by the tier of the ship: { $one }, { $two }, { $three }
pay-roll = Pays by the roll: { $sums }
pay-band = { $faces }: { $credits }
pay-caught = { $faces }: caught

# NPCs
npc-moves = Moves { $points } hexes
npc-missile = Missiles { $dice } at { $distance } hexes
npc-blaster = Blasters { $dice } at an adjacent ship
npc-defence = Defence { $dice }, destroyed at { $destroyed } damage
npc-reward = { $credits ->
    [0] Whoever destroys it: all its credits, { $fame } fame
   *[other] Whoever destroys it: all its credits, { $fame } fame, and { $credits } bounty on the own head
  }
target-avenge = It strikes back at the last ship that attacked it.
target-near = { $status ->
    [outlaw] It hunts the nearest outlaw in its own or a touching sector.
   *[innocent] It hunts the nearest innocent ship in its own or a touching sector.
  }
program-line-approach = It flies to the nearest hex from which it can attack.
program-line-attack = It attacks.
program-line-flee = After an attack it flees { $points } hexes towards { $home }.
program-line-patrol = Without a target it patrols: { $planets }.
program-line-home = Without a target it flies home: { $home }.
program-line-route = It trades from sell hex to sell hex: { $planets }.

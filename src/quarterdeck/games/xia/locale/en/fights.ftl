# Dice, combat, damage, abilities, respawning and rescue.

# What rolls are for
purpose-attack = attack
purpose-defence = defence
purpose-engine = engine
purpose-mine = mining
purpose-harvest = harvesting
purpose-salvage = salvage
purpose-respawn = respawn
purpose-tigris = Tigris Gate
purpose-asteroid = asteroids
purpose-nebula = nebula
purpose-debris = debris
purpose-shield = planetary shield
purpose-star = star
purpose-study = research
purpose-hunt = remains
purpose-steal = theft
purpose-sneak = sneaking in

# Places in a hold
place-empty = an empty compartment
place-auto = wherever it hurts least
part-plain = a section without arming spot
part-spot = a free arming spot
part-marker = an arming spot with its marker

# Options
option-attack = Attack { $ship_acc }
option-aim = Add the { $outfit } to the attack
option-fire = Fire
option-shield = Put a marker on the { $outfit }
option-stand = No more defence
option-rearm = { $count ->
    [0] Arm no marker
    [one] Arm one marker
   *[other] Arm { $count } markers
  }
option-damage = Damage to { $place }
option-damage-empty = An empty compartment
option-damage-cube = A compartment with a cube: { $cargo }
compartment-at = in row { $row }, column { $column }
option-damage-compartment = Compartment { $compartment }
option-damage-auto = Place all of it for me
option-damage-outfit = { $outfit }: { $part }
option-damage-section = Damage to the { $place }: { $part }
option-use = Use { $ability }
option-use-after-roll = Use { $ability }
option-use-in-defence = Use { $ability }
option-use-harpoon = Use { $ability }: { $about }
option-use-on-ship = Use { $ability }: { $ship_acc }
option-use-on-cargo = Use { $ability }: { $cargo }
option-use-on-die = Use { $ability }: die { $number }, which shows { $face }
option-overdrive-to-move = Use { $ability }: move with the { $outfit }
option-overdrive-to-attack = Use { $ability }: attack { $ship_acc } with the { $outfit }
option-choose = { $words }
option-pass = No
option-spawn = Spawn point { $number }
option-place = Hex { $hex }
option-rescue = Rescue { $ship }
option-follow = Follow
option-let-go = Let go
option-spend-move = One stored move { $side }
option-keep-moves = No more stored moves now
option-mend-marker = Repair { $place }
option-mend-outfit = Repair the { $outfit }: { $part }
option-take-cubes = Take { $cargo }
option-broker-sale = Sell { $cargo }
option-put = { $sector } next, on top of those before

# Verbs, for lists of possible actions
verb-attack = Attack a ship
verb-aim = Add an outfit to the attack
verb-fire = Fire
verb-shield = Use a shield
verb-stand = End the defence
verb-rearm = Arm markers
verb-damage = Place damage
verb-use = Use an ability
verb-choose = Choose a result
verb-pass = Decline
verb-spawn = Choose a spawn point
verb-place = Choose a hex
verb-rescue = Rescue a depleted ship
verb-follow = Follow the harpooned ship
verb-mend = Remove damage
verb-plunder = Take cubes
verb-put = Put a sector back

# What is asked
prompt-after-roll = You rolled { $faces } ({ $purpose }). Change it?
waiting-after-roll = { $seat } may change a roll.
prompt-choosing = { $ability }: choose what it brings.
waiting-choosing = { $seat } chooses what an ability brings.
prompt-aiming = Which outfits take part in the attack? Fire when all are named.
waiting-aiming = { $seat } declares an attack.
prompt-defending = { $ship_nom } attacks you. Which shields and abilities do you use?
waiting-defending = { $seat } declares a defence.
prompt-bracing = { $what ->
    [drain] You are about to lose { $amount } energy. Do shields or abilities reduce it?
   *[damage] You are about to take { $amount } damage. Do shields or abilities reduce it?
  }
waiting-bracing = { $seat } may reduce what is coming.
prompt-placing-damage = { $amount ->
    [one] Where does the damage marker go?
   *[other] { $amount } damage markers: where does the next one go?
  }
waiting-placing-damage = { $seat } places damage.
prompt-rearming = How many shield markers do you re-arm, for 1 energy each?
waiting-rearming = { $seat } may re-arm markers.
prompt-arming-rescued = You were rescued. How many markers do you arm, for 1 energy each?
waiting-arming-rescued = { $seat } may arm markers.
prompt-choosing-spawn = At which spawn point does { $ship_acc } appear?
waiting-choosing-spawn = { $seat } chooses a spawn point.
prompt-choosing-hex = On which hex does { $ship_acc } appear?
waiting-choosing-hex = { $seat } chooses a hex.
prompt-harpooning = { $target_nom } is about to move. Throw the harpoon?
waiting-harpooning = { $seat } may use a harpoon.
prompt-following = { $target_nom } moves on. Follow?
waiting-following = { $seat } may follow.
prompt-spending-moves = Spend stored moves?
waiting-spending-moves = { $seat } may spend stored moves.
prompt-overdriving = Which section of the { $outfit } is damaged?
waiting-overdriving = { $seat } overdrives an outfit.
prompt-mending = { $count ->
    [one] Which damage marker do you remove?
   *[other] You may remove { $count } damage markers. Which one is next?
  }
waiting-mending = { $seat } removes damage.
prompt-plundering = { $count ->
    [one] Which cube do you take from { $target_acc }?
   *[other] Which cubes do you take from { $target_acc }, at most { $count }?
  }
waiting-plundering = { $seat } plunders a hold.
prompt-brokering = { $count ->
    [one] Which cube do you sell?
   *[other] Which cubes do you sell, at most { $count }?
  }
waiting-brokering = { $seat } talks to a broker.
prompt-surveying = Put the sectors back on the stack. Which one lies lowest now?
waiting-surveying = { $seat } puts sectors back on the stack.

# What happened
event-rolled = { $seat } rolls { $faces } ({ $purpose }).
event-npc-rolled = The NPC rolls { $faces } ({ $purpose }).
event-rolled-again = { $seat } rolls again: { $face }.
event-ability-used = { $seat } uses { $ability }.
event-ability-failed = { $seat }: { $ability } does nothing.
event-energy-gained = { $seat } gains { $energy } energy.
event-crossings-gained = { $count ->
    [one] { $seat } can slip through a planetary shield in this turn.
   *[other] { $seat } can slip through { $count } planetary shields in this turn.
  }
event-moves-stored = { $moves ->
    [one] { $seat } stores one move.
   *[other] { $seat } stores { $moves } moves.
  }
event-scan-is-free = { $seat }: the next scan costs no energy.
event-cube-replicated = { $seat }: one cube ({ $cargo }) now sells as { $copies }.
event-veiled = { $distance ->
    [0] { $seat } cannot be chosen as a target.
   *[other] { $seat } can be chosen as a target only from the next hex.
  }
event-roll-raised = { $seat } adds { $amount } to the roll.
event-roll-doubled = { $seat } doubles the engine roll.
event-yield-assured = { $count ->
    [one] { $seat } is sure of one cube.
   *[other] { $seat } is sure of { $count } cubes.
  }
event-jammed = { $count ->
    [0] { $ship_nom } has no armed markers to lose.
    [one] { $ship_nom } loses an armed marker.
   *[other] { $ship_nom } loses { $count } armed markers.
  }
event-npc-jammed = { $count ->
    [one] { $ship_nom } rolls one die fewer in its next attack.
   *[other] { $ship_nom } rolls { $count } dice fewer in its next attack.
  }
event-plundered = { $seat } takes { $cargo } from { $ship_acc }.
event-merchant-robbed = { $seat } takes { $credits } credits from the Merchant.
event-surveyed = { $count ->
    [one] { $seat } looks at the top sector of the stack.
   *[other] { $seat } looks at the top { $count } sectors of the stack.
  }
event-mended = { $count ->
    [one] { $seat } removes a damage marker.
   *[other] { $seat } removes { $count } damage markers.
  }
event-outfit-overdriven = { $seat } overdrives the { $outfit } and damages it.
event-attack-declared = { $ship_nom } attacks { $target_acc }: { $outfits }.
event-npc-attacks = { $ship_nom } attacks { $target_acc }.
event-shield-declared = { $seat } puts a marker on the { $outfit }.
event-attack-resolved = Attack { $attack }, defence { $defence }: { $damage } damage.
event-damaged = { $seat } takes { $amount } damage.
event-npc-damaged = { $ship_nom } takes { $amount } damage.
event-damage-placed = { $seat } damages the compartment { $compartment }.
event-cube-fell = { $seat } loses a cube overboard: { $cargo }.
event-energy-lost = { $markers ->
    [0] { $seat } loses { $energy } energy.
    [one] { $seat } loses { $energy } energy and an armed marker.
   *[other] { $seat } loses { $energy } energy and { $markers } armed markers.
  }
event-rearmed = { $count ->
    [one] { $seat } arms a marker.
   *[other] { $seat } arms { $count } markers.
  }
event-destroyed = { $ship_nom } is destroyed.
event-bounty-collected = { $seat } receives { $credits } credits for { $ship_acc }.
event-npc-collected = The { $npc } takes { $credits } credits.
event-ship-appeared = { $ship_nom } appears in { $sector }.
event-rescued = { $seat } rescues { $ship } with 2 energy.
event-harpooned = { $seat } has harpooned { $ship_acc }.

# Why not
reason-no-such-ability = You do not have this ability.
reason-ability-not-now = This ability cannot be used now.
reason-ability-used = This ability lies face down until it is refreshed.
reason-ability-needs-energy = You do not have enough energy for this ability.
reason-ability-target = This ability cannot be used like that now.
reason-only-the-moving-ship = Only the ship that is about to move can be harpooned.
reason-no-such-target = This ship is not on the board.
reason-own-ship = You cannot attack your own ship.
reason-no-weapon = You have no such weapon.
reason-out-of-range = The target is out of range.
reason-no-line-of-sight = There is no line of sight to the target.
reason-target-veiled = A veil hides this ship.
reason-no-armed-marker = You have no armed marker left.
reason-no-arming-spot = It has no free arming spot left.
reason-nothing-aimed = Name at least one outfit for the attack first.
reason-no-such-shield = You have no such shield.
reason-cannot-rearm-so-many = You cannot arm so many markers.
reason-no-empty-compartment = There is no empty compartment left.
reason-no-such-cube = You have no such cube.
reason-no-such-section = There is no undamaged compartment like that.
reason-no-damage-there = There is no damage there.
reason-no-free-spawn-point = This spawn point is not free.
reason-rescue-needs-energy = A rescuer needs at least 3 energy.
reason-not-depleted = This ship is not depleted.
reason-not-adjacent = This ship is not adjacent.
reason-no-ship-to-rescue = There is no such ship to rescue.
reason-cubes-not-theirs = That ship does not have these cubes.
reason-too-many-cubes = These are too many cubes.
reason-not-surveyed = This sector is not among those you have looked at.

# What an option would bring
reason-damage-loses-nothing = nothing else is lost
reason-damage-drops-cube = a cube falls onto your hex
reason-damage-lowers = { $lost ->
    [0] d{ $die } − { $lowered } from now on
    [1] d{ $die } − { $lowered } from now on, and an arming spot less
   *[other] d{ $die } − { $lowered } from now on, an arming spot less, and its marker is disarmed
  }
reason-ability-chance = { $rolls } ({ $percent }%): { $effects }
reason-ability-nothing = otherwise ({ $percent }%): nothing
reason-odds-of-engine = { $low } to { $high } movement points, { $mean } on average.
reason-odds-again = The new roll counts { $low } to { $high }, { $mean } on average.
reason-overdrive-damages = Damages a section of the { $outfit } first.
reason-odds-undefended = Without a defence: { $mean } damage on average, { $none }% none, { $fatal }% destroyed.
reason-odds-best-defence = Against its best defence: { $mean } damage on average, { $none }% none, { $fatal }% destroyed.
reason-odds-npc = { $mean } damage on average, { $none }% none, { $fatal }% destroyed.
reason-odds-own-ram = The ram does { $mean } damage to your own ship on average; { $fatal }% that it is destroyed.
reason-odds-of-damage = You would take { $mean } damage on average, { $none }% none, { $fatal }% destroyed.
reason-odds-of-drain = You would lose { $mean } energy on average, { $none }% none.

# Effects of abilities
effect-reroll = roll that die again
effect-crossing = { $count ->
    [one] slip through a planetary shield without a roll
   *[other] slip through { $count } planetary shields without a roll
  }
effect-engine-bonus = engine roll +{ $amount }
effect-engine-double = engine roll doubled
effect-follow = follow for up to { $amount } hexes
effect-follow-all = follow without limit
effect-gain-energy = +{ $amount } energy
effect-gain-energy-all = energy to the maximum
effect-overdrive = damage an outfit of yours and use it at once
effect-store-moves = store { $count } moves for later
effect-survey-sectors = look at the top { $count } sectors and put them back in any order
effect-free-scan = the next scan costs no energy
effect-disarm = { $count ->
    [one] the target loses an armed marker
   *[other] the target loses { $count } armed markers
  }
effect-prevent = prevents { $amount }
effect-prevent-all = prevents all
effect-copies = the cube sells as { $count }
effect-broker = sell up to { $amount } cubes of any types
effect-broker-all = sell any number of cubes of any types
effect-place-ship = { $where ->
    [near] to a free spawn point of this or a touching sector
    [spawn] to any free spawn point
   *[space] to any empty or gate hex
  }
effect-hidden = { $distance ->
    [0] nobody can choose you as a target
   *[other] only ships on the next hex can choose you as a target
  }
effect-attack-bonus = attack +{ $amount }
effect-mend = removes up to { $amount } damage markers
effect-mend-all = removes all damage markers
effect-plunder = { $count ->
    [one] take a cube
   *[other] take up to { $count } cubes
  }
effect-gather-bonus = gather roll +{ $amount }
effect-yield = { $count ->
    [one] success, with one cube
   *[other] success, with { $count } cubes
  }

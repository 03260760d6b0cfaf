# The map, NPCs and ties.

# Options
option-npc-way = { $rolls ->
    [none] To { $hex }, without a roll
   *[other] To { $hex }
  }

# Prompts
prompt-npc-plan = Several ways of the { $npc } are equally good: where does it stop?
waiting-npc-plan = { $seat } chooses a way for an NPC.

# Events
event-npc-turn-skipped = { $ship_nom } skips a turn.
event-npc-hunts = { $ship_nom } goes after { $target_acc }.
event-npc-engine-rolled = { $points ->
    [one] { $ship_nom } has one movement point.
   *[other] { $ship_nom } has { $points } movement points.
  }
event-npc-through-gate = { $ship_nom } flies through a gate to { $sector }.
event-npc-traded = { $ship_nom } trades in { $sector } and earns { $credits }.

# Why not
reason-no-such-npc-way = None of the best ways of the NPC ends there.

# Terrain
terrain-empty = empty space
terrain-asteroid = asteroid field
terrain-debris = debris field
terrain-nebula = nebula
terrain-planet = planet
terrain-gate = gate
terrain-star = star

# Marks of hexes
mark-mission = mission point
mark-exploration = exploration hex
mark-spawn = spawn point { $number }
mark-buy = buy { $cargo } here
mark-sell = sell { $cargo } here
mark-mine = mine { $cargo }
mark-harvest = harvest { $cargo }
mark-salvage = salvage { $cargo }
cargo-any = any cargo

# Borders
border-asteroid = edge of an asteroid field
border-debris = edge of a debris field
border-nebula = edge of a nebula
border-gate = edge of a gate
border-star = edge of a star
border-shield = planetary shield
border-entrance = planetary entrance

# Alignments of planets, and gates
alignment-lawful = lawful
alignment-neutral = neutral
alignment-outlaw = outlaw
alignment-linked = linked gate
alignment-faulty = faulty gate

# Movement, borders, exploration and gates.

# Options
option-impulse = Move by impulse
option-engine = Move with the { $outfit }
option-step-to = One hex { $side }
option-fly = Fly to { $hex }
option-fly-to = Fly to { $sector }: { $spot }
option-stop = Stop here
option-jump = Blind jump { $side }
option-gate = Through the gate to { $hex }
option-tigris = Into the Tigris Gate
option-reach = Use the occupied hex { $side }
option-scan = Scan { $side }
option-cross = Slip through the planetary shield
option-roll-for-shield = Roll for the planetary shield
option-put-beside = To { $hex }
option-decline = Do nothing there

# Verbs, for lists of possible actions
verb-impulse = Move by impulse
verb-engine = Move with an engine
verb-step = Move one hex
verb-fly = Fly a way without rolls
verb-stop = Stop
verb-jump = Blind jump
verb-gate = Use a linked gate
verb-tigris = Use the Tigris Gate
verb-reach = Use an occupied hex
verb-scan = Scan
verb-cross = Slip through a planetary shield

# Prompts
prompt-moving = You are moving. Step on, do something on the way, or stop.
waiting-moving = { $seat } is moving.
prompt-passing-through = Another ship is here: fly on.
waiting-passing-through = { $seat } flies past another ship.
prompt-reaching = One action as if your ship stood on the occupied hex.
waiting-reaching = { $seat } uses an occupied hex.
prompt-shield-ahead = A planetary shield: slip through, or roll?
waiting-shield-ahead = { $seat } is at a planetary shield.
prompt-displaced = No hex of your way is free: where does your ship go?
waiting-displaced = { $seat } looks for a free hex.

# Events
event-movement-began = { $points ->
    [0] { $seat } gets no movement points.
    [one] { $seat } has one movement point.
   *[other] { $seat } has { $points } movement points.
  }
event-impulse-used = { $seat } moves by impulse.
event-engine-used = { $seat } starts the { $outfit }.
event-moved = { $ship_nom } flies to { $sector }.
event-put-back = { $seat } has to go back to { $sector }: the hex is occupied.
event-reached-over = { $seat } uses the occupied hex { $side }.
event-stopped-by-border = { $ship_nom } does not get through and stays in { $sector }.
event-shield-crossed = { $ship_nom } crosses a planetary shield.
event-bounty-grew = The bounty on { $ship_acc } grows by { $credits }.
event-scanned = { $seat } scans { $side }.
event-blind-jump = { $seat } jumps blindly { $side }.
event-sector-laid = { $seat } discovers { $sector }.
event-through-gate = { $seat } flies through the gate to { $sector }.
event-into-tigris = { $seat } enters the Tigris Gate.

# Why not
reason-impulse-used = Your impulse token has been used this turn.
reason-depleted = Your ship is depleted: it can only move by impulse and take minor actions.
reason-hex-unexplored = That hex is unexplored: only a blind jump leads there.
reason-occupied-needs-point = A ship is there: you need a point to fly on.
reason-no-way-without-roll = No way without a roll or a bounty leads there with your points.
reason-hex-not-occupied = No ship is there: fly to that hex instead.
reason-reach-needs-two-points = Using an occupied hex costs two movement points.
reason-stop-first = You are moving: stop first.
reason-move-first = First begin a movement action, with the impulse token or an engine.
reason-shields-defend = A shield is used when your ship would take damage.
reason-weapons-need-a-target = Choose the ship that you want to attack with this weapon.
reason-outlaw-refused = The entrance of a lawful planet does not let outlaws in.
reason-no-unexplored-side = There is no unexplored side there.
reason-stack-empty = All sectors are on the map.
reason-scan-needs-energy = A scan costs energy that your ship does not have.
reason-jump-needs-point = A blind jump needs a movement point.
reason-gate-not-linked = Nobody has found the other linked gate yet.
reason-no-gate-there = Only hexes of another linked gate can be reached from a gate hex.
reason-gate-exit-occupied = A ship is there: you need a point to fly on.
reason-not-on-tigris = Your ship is not on the Tigris Gate.

# What an option costs and risks
reason-costs-energy = { $energy ->
    [0] Costs no energy.
   *[other] Costs { $energy } energy.
  }
reason-costs-points = { $points ->
    [one] Costs one movement point, without a roll.
   *[other] Costs { $points } movement points, without a roll.
  }
reason-jump-costs = { $points ->
    [0] The first blind jump of your turn costs no movement point.
   *[other] Costs one movement point.
  }
reason-jump-odds = One of { $sectors } sectors comes to lie there. { $clear }%: nothing dangerous on this border; { $destroyed }%: your ship is destroyed.
reason-jump-meets = { $percent }%: { $purpose }
reason-risk-star = Star: your ship is destroyed.
reason-risk-asteroid = Asteroids: roll { $safe } or more. { $percent }%: 1 to { $most } damage; the average is { $mean }. Shields help.
reason-risk-shield = { $bounty ->
    [0] Planetary shield: roll { $safe } or more. { $percent }%: thrown back with 1 to { $most } damage, the average is { $mean }; { $clean }%: across unseen.
   *[other] Planetary shield: roll { $safe } or more. { $percent }%: thrown back with 1 to { $most } damage, the average is { $mean }; { $bounty }%: across with a bounty of { $credits }; { $clean }%: across unseen.
  }
reason-risk-nebula = Nebula: roll { $safe } or more. { $percent }%: you lose 1 to { $most } energy; the average is { $mean }. Shields help.
reason-risk-debris = Debris: roll { $safe } or more. { $percent }%: your ship is destroyed.
reason-risk-destroyed = Included in that, { $percent }%: so much damage that your ship is destroyed.
reason-risk-depleted = Included in that, { $percent }%: you lose all energy and all armed markers.
reason-crossing-at-hand = You may cross the planetary shield without a roll instead.
reason-tigris-roll = { $spawns ->
    [0] A d20 decides beside which spawn point you come out.
    [one] You come out at the only free spawn point.
   *[other] A d20 decides at which of { $spawns } free spawn points you come out; on a 20 you choose.
  }
reason-tigris-chance = { $percent }%: spawn point { $number }, { $sector }
reason-risk-entrance = The entrance of an outlaw planet gives you a bounty of { $credits }.

# Directions
side-n = north
side-ne = north-east
side-se = south-east
side-s = south
side-sw = south-west
side-nw = north-west

# Why a bot advises something
plan-rim = The goal: the edge of the map, where sectors can be discovered.
plan-planet = The goal: the planet { $sector } and its shops.
plan-spot = The goal: { $sector }, { $spot }.

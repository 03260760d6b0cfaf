# The flight school of Space Alert in English. A step has a short line and, behind it, what it is about (-more).
verb-fly-plan = Fly the plan
option-fly-plan = Fly the plan and see what it does
waiting-lesson-planning = The coach is explaining the next step.
event-lesson-begins = Flight school: { $lesson }.
expected-planned = That is not what this step needs. Slot { $slot } of { $board }: { $card } on top.
expected-free = That is not what this step needs: take back the card in slot { $slot } of { $board }.

# Goals, and what there is instead of them
goal-at = { $member ->
    [1] You are
   *[other] { $crew } is
  } in { $station } at the end of turn { $turn }
goal-computer = The computer is maintained in phase { $phase }
goal-destroyed = Destroy: { $threat }
goal-energy = In the end at least { $amount } energy in the { $source } of the { $zone } zone
goal-no-damage = No damage to the ship
goal-no-delay = Nobody is delayed
goal-repaired = Repair: { $threat }
goal-score = At least { $points } { $points ->
    [one] point
   *[other] points
  }
goal-visual = Visual confirmation: at least { $points } { $points ->
    [one] point
   *[other] points
  }
missed-at = { $member ->
    [1] You were
   *[other] { $crew } was
  } in { $place } then.
missed-computer = Nobody did C on the bridge in time in phase { $phase }.
missed-destroyed = { $threat } has taken { $damage } of { $hits } damage.
missed-energy = The { $source } of the { $zone } zone holds { $left }.
missed-no-damage = { $count ->
    [one] The ship has one damage tile.
   *[other] The ship has { $count } damage tiles.
  }
missed-no-delay = Somebody was delayed.
missed-repaired = { $damage } of { $hits } repairs were done.
missed-score = Your score: { $score }.
missed-visual = Points for visual confirmation: { $count }.
score-none = none, the ship was lost

# 1
lesson-moving = Moving
lesson-moving-about = Cards, slots and stations: walk your figure through the ship.
lesson-moving-1 = Look at your ship
lesson-moving-1-more = It has three zones: red, white and blue. Each zone has an upper and a lower station. Your figure stands in upper white, the bridge.
lesson-moving-2 = Look at your cards
lesson-moving-2-more = A card has two halves. Only the half on top counts. A, B and C use a system of the station you are in. Arrows and gravolifts move you. Any card can be turned over.
lesson-moving-3 = Red arrow into slot 1
lesson-moving-3-more = Slot 1 is what you do in turn 1. Choose the card with A and the red arrow. Turn it, so that the arrow is on top. Then choose slot 1. The red arrow takes you one station towards red.
lesson-moving-4 = Take back the card in slot 2
lesson-moving-4-more = A blue arrow lies there. It would lead you straight back. Choose it, then take it back. While you plan you may turn, move and take back every card.
lesson-moving-5 = Gravolift into slot 2
lesson-moving-5-more = The gravolift takes you to the other deck of the same zone. Something went wrong? Undo takes back the last thing you did.
lesson-moving-6 = Fly the plan
lesson-moving-6-more = Nothing has moved yet: a plan is only a plan. Now fly it and watch what the cards do, turn by turn.
lesson-moving-after = First you plan, then you watch. That is the whole game. All the rest is about what to put into the slots.

# 2
lesson-firing = Firing
lesson-firing-about = A Fighter comes in on the red side. Meet it with the laser.
lesson-firing-1 = Read the threat card
lesson-firing-1-more = T+1 means: the Fighter appears in turn 1. It flies 3 squares every turn, towards Z at your hull. On X, Y and Z it does what its card says. Point at the card or tap it to read it.
lesson-firing-2 = Red arrow into slot 1
lesson-firing-2-more = A laser hits only threats of its own zone. The Fighter comes in red, so go to upper red.
lesson-firing-3 = A into slot 2
lesson-firing-3-more = A in upper red fires the heavy laser with strength 4. Every shot uses 1 energy of the red reactor.
lesson-firing-4 = A into slot 3
lesson-firing-4-more = The Fighter has a shield of 2. In every turn it is taken off your hits: 4 minus 2 is 2. The Fighter has 4 hit points, so you need two turns.
lesson-firing-5 = Fly the plan
lesson-firing-5-more = In every turn the crew acts first. Then the weapons hit. Only then do the threats move and attack.
lesson-firing-after = Weapons hit before threats move. Look at the zone, the shield and the hit points, and count the turns.

# 3
lesson-together = Firing together
lesson-together-about = One laser is too weak for this shield. Two are not.
lesson-together-1 = Meet your android
lesson-together-1-more = You plan for Android 1 too, on a board of its own. It stands in lower red, right below you. In every turn you act first, then the android.
lesson-together-2 = A into your slot 1
lesson-together-2-more = The Armored Grappler has a shield of 3 and 4 hit points. Your heavy laser alone brings only 4 minus 3 through: 1 a turn.
lesson-together-3 = A into slot 1 of Android 1
lesson-together-3-more = In lower red A fires the light laser, strength 2, without using energy. All hits of a turn are added up, and the shield counts only once: 4 plus 2 minus 3 is 3.
lesson-together-4 = A into your slot 2
lesson-together-4-more = 3 of 4 hit points are gone after turn 1. Once more! A weapon fires only once a turn, however many people do A there.
lesson-together-5 = A into slot 2 of Android 1
lesson-together-5-more = Again in the same turn. Alone, the light laser would not get through the shield at all.
lesson-together-6 = Fly the plan
lesson-together-6-more = Watch the sum when the damage is computed.
lesson-together-after = Hit one threat in one turn with all you have. Its shield counts only once.

# 4
lesson-energy = Energy
lesson-energy-about = The reactors are empty. Bring energy to the laser.
lesson-energy-1 = See where energy is
lesson-energy-1-more = Every zone has a reactor below and a shield above. Heavy lasers and shields draw on the reactor of their zone. The red and the central reactor are empty now, so the red laser cannot fire.
lesson-energy-2 = B into slot 1
lesson-energy-2-more = You are in lower white. There B burns one of three fuel capsules and fills the central reactor up to 5.
lesson-energy-3 = Red arrow into slot 2
lesson-energy-3-more = Go to lower red, to the red reactor.
lesson-energy-4 = B into slot 3
lesson-energy-4-more = There B fills the red reactor from the central one, up to 3.
lesson-energy-5 = Gravolift into slot 4
lesson-energy-5-more = Go up to the heavy laser.
lesson-energy-6 = A into slot 5
lesson-energy-6-more = The Fighter appears in turn 5. Do not fire earlier: a shot without a target still costs energy.
lesson-energy-7 = A into slot 6
lesson-energy-7-more = The Fighter needs two hits, as before. With an empty reactor A would have no effect.
lesson-energy-8 = Fly the plan
lesson-energy-8-more = Follow the energy: from the capsule to the reactors, and on to the laser.
lesson-energy-after = Energy moves only when somebody does B: capsule, central reactor, side reactor, shield. Three capsules must last for the whole flight.

# 5
lesson-shields = Shields
lesson-shields-about = An attack is coming that you cannot prevent. Be ready for it.
lesson-shields-1 = See how an attack goes
lesson-shields-1-more = The Gunship attacks the blue zone with 2 when it passes X. Each energy cube in the shield blocks 1 and is used up. The rest is damage. The blue shield holds only 1.
lesson-shields-2 = Blue arrow into slot 1
lesson-shields-2-more = Go to upper blue. The blue arrow takes you one station towards blue.
lesson-shields-3 = B into slot 2
lesson-shields-3-more = In an upper station B fills the shield of the zone from its reactor. The blue shield holds up to 2. The Gunship passes X in turn 2, but you act first.
lesson-shields-4 = B into slot 3
lesson-shields-4-more = The attack has used the shield up. Fill it again with what the reactor has left. A full shield takes nothing, an empty reactor gives nothing.
lesson-shields-5 = Fly the plan
lesson-shields-5-more = Watch how much of the attack the shield absorbs.
lesson-shields-after = Shields win time, lasers end the trouble. Both draw on the same reactor.

# 6
lesson-computer = The computer
lesson-computer-about = Maintain the computer in time, or everybody is late.
lesson-computer-1 = See what the computer wants
lesson-computer-1-more = In every phase somebody must do C on the bridge, in one of the first two turns of the phase. The wrench marks when that is checked: after turns 2, 5 and 9.
lesson-computer-2 = See what a delay does
lesson-computer-2-more = If nobody did it, the next action of everybody aboard is delayed: the card moves on by one slot and pushes those behind it. Android 1 fires in turn 3. One turn later the Meteoroid has already hit the ship.
lesson-computer-3 = C into slot 1 or 2
lesson-computer-3-more = You stand on the bridge. There C maintains the computer.
lesson-computer-4 = Fly the plan
lesson-computer-4-more = Curious what happens otherwise? Take the C back, fly, and try again afterwards.
lesson-computer-after = Phase 1 is turns 1 to 3, phase 2 turns 4 to 7, phase 3 turns 8 to 12. Do C on the bridge in turn 1 or 2, in 4 or 5, in 8 or 9.

# 7
lesson-delays = Delays and damage
lesson-delays-about = A busy lift and a broken lift: find the way that costs no time.
lesson-delays-1 = One at a time in the lift
lesson-delays-1-more = Only the first to use a gravolift in a turn is on time. Whoever rides after that is delayed in the next turn. Both boards have the gravolift in slot 1. You act first, so Android 1 would be late.
lesson-delays-2 = Look at the damage in the red zone
lesson-delays-2-more = What gets past a shield is damage: a tile for each point. This one slows the red gravolift: every ride there delays. Other tiles weaken a laser, or a shield or reactor holds 1 less. A zone takes six tiles. One more, and the ship is lost.
lesson-delays-3 = Move the gravolift to slot 2
lesson-delays-3-more = Choose your card in slot 1, then slot 2. With an empty slot you do nothing in that turn. In turn 2 the white lift is free again.
lesson-delays-4 = Red arrow into slot 3
lesson-delays-4-more = On along the lower deck, to lower red.
lesson-delays-5 = B into slot 4
lesson-delays-5-more = Fill the red reactor there.
lesson-delays-6 = Fly the plan
lesson-delays-6-more = If all is well, nobody is late.
lesson-delays-after = A delayed card pushes all cards behind it, up to the next empty slot. The last one may drop off the board. An empty slot is a good reserve.

# 8
lesson-malfunctions = Malfunctions
lesson-malfunctions-about = Something aboard is broken. Repair it before it gets worse.
lesson-malfunctions-1 = Read about the trouble inside
lesson-malfunctions-1-more = Hacked Shields appear in turn 1 and cover B in upper red. They run along a trajectory of their own, beside the ship. On X they empty the red shield. Lasers are no help against what is inside.
lesson-malfunctions-2 = B into your slot 1
lesson-malfunctions-2-more = On a covered system the same letter is a repair. Every B puts 1 damage on the malfunction. It has 3 hit points.
lesson-malfunctions-3 = B into slot 1 of Android 1
lesson-malfunctions-3-more = You may repair together, also in the same turn: that makes 2.
lesson-malfunctions-4 = B into your slot 2
lesson-malfunctions-4-more = The third repair removes it, before it comes to X.
lesson-malfunctions-5 = B into slot 2 of Android 1
lesson-malfunctions-5-more = The android acts after you. By then the system works again, so its B fills the red shield.
lesson-malfunctions-6 = Fly the plan
lesson-malfunctions-6-more = Watch the B: three times a repair, then a full shield.
lesson-malfunctions-after = Look for the letter a malfunction covers, and be there. Damage from inside goes past every shield.

# 9
lesson-intruders = Intruders
lesson-intruders-about = Somebody has come aboard. Fetch the battlebots.
lesson-intruders-1 = Read about the intruders
lesson-intruders-1-more = The Skirmishers appear in upper blue in turn 2. Only battlebots can hurt them; A, B and C cannot. Android 1 maintains the computer in the meantime.
lesson-intruders-2 = Blue arrow into slot 1
lesson-intruders-2-more = One squad of battlebots waits in upper blue, another in lower red. Go to upper blue.
lesson-intruders-3 = C into slot 2
lesson-intruders-3-more = There C activates the squad. From then on it follows you.
lesson-intruders-4 = Red arrow into slot 3
lesson-intruders-4-more = In turn 2 the Skirmishers pass X. Their card says: X, moves left. So they will be on the bridge. Go after them.
lesson-intruders-5 = Battlebots into slot 4
lesson-intruders-5-more = Your battlebots attack an intruder in your own station: 1 damage. Here that is enough.
lesson-intruders-6 = Fly the plan
lesson-intruders-6-more = The Skirmishers fight back: the squad is disabled after its attack. C in one of the two storages would wake it up again.
lesson-intruders-after = Read where an intruder goes on X and Y, and be there before it. A squad that is disabled in the end costs a point.

# 10
lesson-space = Rockets and interceptors
lesson-space-about = Two more weapons, timed to strike together.
lesson-space-1 = Rockets need a turn
lesson-space-1-more = C in lower blue launches a rocket. It hits in the next turn, with strength 3, the closest threat of all zones. It reaches squares 1 to 10.
lesson-space-2 = C into slot 3 of Android 1
lesson-space-2-more = Android 1 stands in lower blue. Its rocket of turn 3 hits in turn 4. Android 2 maintains the computer.
lesson-space-3 = Interceptors need battlebots
lesson-space-3-more = C in upper red takes you into space, if an active squad follows you. Interceptors reach only squares 1 to 5. They hit a single threat there with 3, several with 1 each.
lesson-space-4 = C into your slot 1
lesson-space-4-more = You stand in lower red. Take the squad that is stored there.
lesson-space-5 = Gravolift into your slot 2
lesson-space-5-more = Up to the interceptors.
lesson-space-6 = C into your slot 4
lesson-space-6-more = Interceptors attack in the turn in which they take off. In turn 4 the Fighter is close enough, and the rocket comes too: 3 plus 3 minus 2 is 4. Battlebots in the next slot would keep you in space; anything else brings you home.
lesson-space-7 = Fly the plan
lesson-space-7-more = Watch on which square the Fighter is when both strike.
lesson-space-after = Launch rockets a turn early, and take off when the enemy is close. Neither needs energy.

# 11
lesson-heroic = Heroic actions
lesson-heroic-about = Stronger cards, and each of them only once.
lesson-heroic-1 = Look at the heroic cards
lesson-heroic-1-more = The card with the star is heroic. You plan it like any other, one half on top. Android 1 has one too, beside its board; only Android 1 may use that.
lesson-heroic-2 = Blue arrow into your slot 1 or 2
lesson-heroic-2-more = The Meteoroid comes in blue in turn 3. Be in upper blue by then.
lesson-heroic-3 = Heroic A into your slot 3
lesson-heroic-3-more = The blue laser has strength 4. The Meteoroid has 5 hit points and no shield. Heroic A adds 1: just enough.
lesson-heroic-4 = Heroic move into slot 2 of Android 1
lesson-heroic-4-more = Choose the card beside its board, turn it, and choose slot 2. It takes the android straight to lower blue, without doors or lifts. On foot that would be two turns.
lesson-heroic-5 = B into slot 3 of Android 1
lesson-heroic-5-more = There it fills the blue reactor.
lesson-heroic-6 = Fly the plan
lesson-heroic-6-more = Watch the strength of the laser.
lesson-heroic-after = In a mission you get one heroic card. Heroic B brings 1 energy more. Heroic battlebots are not disabled when an intruder fights back.

# 12
lesson-mission = A first mission
lesson-mission-about = Three threats, three figures, seven turns: now the plan is yours.
lesson-mission-1 = Read the three threat cards
lesson-mission-1-more = A Fighter in red at T+1, a Saboteur inside at T+3, a Meteoroid in white at T+4. You have the whole deck for all three boards.
lesson-mission-2 = See what counts
lesson-mission-2-more = Each of these threats brings 4 points if you destroy it, 2 if you only survive it. Every damage tile costs points, those of the worst zone twice.
lesson-mission-3 = C into slot 1 or 2 of somebody on the bridge
lesson-mission-3-more = The computer needs maintenance in phase 1. Everybody starts on the bridge.
lesson-mission-4 = C into slot 4 or 5 of somebody on the bridge
lesson-mission-4-more = Phase 2 begins with turn 4. Somebody has to be on the bridge again, or still.
lesson-mission-5 = Plan a look out of the window
lesson-mission-5-more = C in lower white is visual confirmation. It brings a point, and more if several do it in the same turn. Once is enough here.
lesson-mission-6 = Know what is different in a real flight
lesson-mission-6-more = There a clock runs while you plan. The computer announces one threat after the other. When a phase ends, its slots are locked. Here you have all the time you like.
lesson-mission-7 = Plan the rest, then fly
lesson-mission-7-more = A hint: the red laser must hit the Fighter in two turns. The Saboteur moves left on X, to lower red, where a squad is stored. One shot of the white laser is enough for the Meteoroid.
lesson-mission-after = You know everything a crew needs. Next comes the clock: try a test run, or fly alone.

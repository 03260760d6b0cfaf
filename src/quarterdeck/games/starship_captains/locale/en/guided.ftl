# The first guided game of Starship Captains (SC-R33 to SC-R35).

guided-next = What next: a game alone against Captain Shadow, or a table with bots.

guided-ship = Look at your ship
guided-ship-more = Figures in the ready room can work: a red, a yellow and a blue ensign, and a grey cadet. Whoever has worked waits in the queue. The rooms say what a figure of their colour can do, and missions bring most of the points.
guided-room = Send the red ensign to navigation
guided-room-more = A figure activates a room of its own colour. It goes to the end of the queue, then the room works: navigation gives up to two moves.
guided-fly = First move: fly to { place-p8 }
guided-fly-more = A move takes you along one route. Flying through a place gives nothing: what counts is where you stop.
guided-pirate = Second move: past the pirate to { place-p3 }
guided-pirate-more = Each flight past a pirate costs 1 damage, which takes up a cargo hold. Here it is worth it: the mission over there suits your crew.
guided-reserve = End your turn
guided-reserve-more = A turn is one thing: a room, a mission, or a pass. You were first at { place-p3 }, so its mission is reserved for you while you stay. Until you end the turn you may take things back.
guided-shadow = Meet Captain Shadow
guided-shadow-more = Alone you have an automatic rival. After each of your turns it turns up a card: it takes a technology, performs a mission or fights a pirate, and all that is lost to you. This first card did nothing.
guided-fight = Fight the pirate: weapons room, then end the turn
guided-fight-more = The yellow ensign activates the weapons room; choose the route with the pirate. A fight always succeeds: you take 1 damage, gain the reward and keep the pirate. This one brings an android into your ready room.
guided-mission = Perform the mission of { place-p3 }
guided-mission-more = A mission needs one figure from the ready room for every row, here three. In the end it is worth its points, whatever its rows did.
guided-crew = Assign the blue ensign, the cadet, the android
guided-crew-more = Rows are manned in order, the first one first. The ensign matches the blue row. A cadet matches none, so the red row with its ambush is ignored. An android matches every row, but leaves your ship afterwards.
guided-rows = Apply the blue row
guided-rows-more = Rows are resolved in order, the effects of a row from left to right. A row that matches is applied as a whole or not at all. This one brings a new cadet.
guided-repair = Apply the yellow row and repair
guided-repair-more = A repair removes one damage: from a cargo hold, or from a technology slot, which can then take a card. Damage that is left in the end costs a point each.
guided-track = One step on the fleet track, then fly to { place-p4 }
guided-track-more = The further you get on a track, the more points. Some spaces also give a bonus at once: this one is a move.
guided-station = End your turn on the station
guided-station-more = Whoever stops at a station takes what its tile shows: you have got an android. Until a later round the tile is gone. Your mission is done, and a new one has appeared elsewhere.
guided-train = Train the cadet: a blue ensign
guided-train-more = Before you act, a medal trains a figure of the ready room. Cadets can only repair; ensigns also work in rooms of their colour and match rows of missions.
guided-technology = Science room: { name-diplomatic-pouch } into slot 3
guided-technology-more = Where symbols on touching edges are equal, you gain that bonus: here two medals meet. The card is a new red room of your ship.
guided-pass = End your turn, then pass
guided-pass-more = Only an android is left; androids activate nothing but wait for missions. After everybody has passed, all but the last three figures of the queue are ready again.
guided-commander = Worth saving medals for: commanders
guided-commander-more = Before you act, 3 medals and one of your five rings make an ensign a commander of the same colour. It works like an ensign, then does a second task: one more room, its mission row once more, or an order that fetches a figure from the queue.
guided-omega = Omegas: cards that count in the end
guided-omega-more = The last technologies on offer, with a golden frame, are omegas. You take one like any technology, and it fills a slot; it does nothing during the game, but brings points in the end. Look at one to read what it counts, and plan for it early.
guided-goals = Round 2 is yours
guided-goals-more = Your crew is back, and everybody got a medal. This short game ends after round 2: try to reach the goals. Then missions, tracks, omegas, commanders, androids, pirates, medals and artifacts bring points, and damage costs some.

guided-goal-missions = { $number } missions performed
guided-goal-technologies = { $number } technologies installed
guided-goal-steps = { $number } steps on the tracks together
guided-goal-damage = At most { $number } damage
guided-now = { $found } of { $number }
guided-now-damage = now { $found }
guided-missed-missions = { $number ->
    [one] There was { $number } mission.
   *[other] There were { $number } missions.
  } Fly early to a planet with a mission and keep one figure ready for each of its rows.
guided-missed-technologies = { $number ->
    [one] There was { $number } technology.
   *[other] There were { $number } technologies.
  } A blue figure in the science room takes one; it needs a slot without damage.
guided-missed-steps = { $number ->
    [one] There was { $number } step.
   *[other] There were { $number } steps.
  } Look for rows of missions and rooms that advance you, and for the home station.
guided-missed-damage = You took { $number } damage. Every figure but an android can activate the repair room.

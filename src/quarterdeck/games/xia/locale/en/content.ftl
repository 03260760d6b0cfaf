# What is printed on ships, outfits, cards and sectors of Xia: names, and a line that a captain would say aloud.

## Ships

name-easy-tiger = Easy Tiger
    .nom = Easy Tiger
    .acc = Easy Tiger
name-ghoststalker = Ghoststalker
    .nom = Ghoststalker
    .acc = Ghoststalker
name-numerator = Numerator
    .nom = Numerator
    .acc = Numerator
name-persistent-memory = Persistent Memory
    .nom = Persistent Memory
    .acc = Persistent Memory
name-puddle-jumper = Puddle Jumper
    .nom = Puddle Jumper
    .acc = Puddle Jumper
name-swamp-rat = Swamp Rat
    .nom = Swamp Rat
    .acc = Swamp Rat
name-copper-heron = Copper Heron
    .nom = Copper Heron
    .acc = Copper Heron
name-plumb-line = Plumb Line
    .nom = Plumb Line
    .acc = Plumb Line
name-second-opinion = Second Opinion
    .nom = Second Opinion
    .acc = Second Opinion
name-vermilion = Vermilion
    .nom = Vermilion
    .acc = Vermilion
name-night-bazaar = Night Bazaar
    .nom = Night Bazaar
    .acc = Night Bazaar
name-tin-caravan = Tin Caravan
    .nom = Tin Caravan
    .acc = Tin Caravan
name-long-arithmetic = Long Arithmetic
    .nom = Long Arithmetic
    .acc = Long Arithmetic
name-glass-cathedral = Glass Cathedral
    .nom = Glass Cathedral
    .acc = Glass Cathedral
name-widows-argument = Widow’s Argument
    .nom = Widow’s Argument
    .acc = Widow’s Argument
name-iron-parliament = Iron Parliament
    .nom = Iron Parliament
    .acc = Iron Parliament
name-kestrel-ascendant = Kestrel Ascendant
    .nom = Kestrel Ascendant
    .acc = Kestrel Ascendant
name-old-harvest = Old Harvest
    .nom = Old Harvest
    .acc = Old Harvest

flavour-easy-tiger = If at first you crash, call it a rehearsal.
flavour-ghoststalker = Border guards remember a draught.
flavour-numerator = Adds in its head, subtracts from the fuel.
flavour-persistent-memory = Never forgets a face, or lets go of one.
flavour-puddle-jumper = Runs on sunlight, optimism and tape.
flavour-swamp-rat = Every warning light is only an opinion.
flavour-copper-heron = Flies on while you finish your soup.
flavour-plumb-line = Knows how deep nothing goes.
flavour-second-opinion = Disagrees with your gunner.
flavour-vermilion = You missed, and it had the grace to bow.
flavour-night-bazaar = One cube, two invoices.
flavour-tin-caravan = It rattles, but the books balance.
flavour-long-arithmetic = The shortest way is to fold the page.
flavour-glass-cathedral = You can see straight through it, which is the trouble.
flavour-widows-argument = She has the last word, and it is loud.
flavour-iron-parliament = Every leak is put to the vote, then plugged.
flavour-kestrel-ascendant = Drops in without ringing.
flavour-old-harvest = Slow, wide and never hungry.

## Abilities

name-second-try = Second Try
name-quiet-passage = Quiet Passage
name-burner-sums = Burner Sums
name-mag-harpoon = Mag-Harpoon
name-sun-sip = Sun Sip
name-red-line = Red Line
name-autopilot = Autopilot
name-deep-survey = Deep Survey
name-signal-jammer = Signal Jammer
name-side-slip-jets = Side-Slip Jets
name-replicator = Replicator
name-brokers-line = Broker’s Line
name-fold-drive = Fold Drive
name-veil = Veil
name-overload = Overload
name-damage-control = Damage Control
name-boarding-claws = Boarding Claws
name-gather-array = Gather Array

## Outfits

name-m-22-engine = M-22 Engine
    .acc = an M-22 Engine
name-halon-engine = Halon Engine
    .acc = a Halon Engine
name-raptor-k-engine = Raptor-K Engine
    .acc = a Raptor-K Engine
name-targe-shield = Targe Shield
    .acc = a Targe Shield
name-zulu-ii-shield = Zulu-II Shield
    .acc = a Zulu-II Shield
name-bastion-shield = Bastion Shield
    .acc = a Bastion Shield
name-nock-blaster = Nock Blaster
    .acc = a Nock Blaster
name-saker-v-blaster = Saker V Blaster
    .acc = a Saker V Blaster
name-basilisk-blaster = Basilisk Blaster
    .acc = a Basilisk Blaster
name-squib-missile = Squib Missile
    .acc = a Squib Missile
name-petard-missile = Petard Missile
    .acc = a Petard Missile
name-mangonel-missile = Mangonel Missile
    .acc = a Mangonel Missile

## Sectors

name-neo-damascus = Neo Damascus
name-kemplar-ii = Kemplar II
name-azure = Azure
name-doravin-v = Doravin V
name-loath = Loath
name-lunari = Lunari
name-tk-421 = TK-421
name-outpost-338 = Outpost 338
name-red-gulch = Red Gulch
name-expedior-gate = Expedior Gate
name-deltus-gate = Deltus Gate
name-vortex-86 = Vortex 86
name-burning-horse = Burning Horse
name-lower-stratus = Lower Stratus
name-pelmont = Pelmont
name-the-keep = The Keep
name-kreller-iv = Kreller IV
name-smugglers-den = Smuggler’s Den
name-tigris-gate = Tigris Gate
name-the-lost-sector = The Lost Sector
name-xia = Xia

flavour-neo-damascus = Warming up nicely, apart from the plague.
flavour-kemplar-ii = Six royal families, one throne and a very long queue.
flavour-azure = The sea is real, the smiles are licensed.
flavour-doravin-v = Wars only in winter. Please wipe your boots first.
flavour-loath = The guards left. The prices stayed criminal.
flavour-lunari = Publish, perish or volunteer.
flavour-tk-421 = The last coffee for many parsecs. Also the worst.
flavour-outpost-338 = Rent is due weekly, air is due daily.
flavour-red-gulch = The rocks move. So do the claims.
flavour-expedior-gate = Instant travel; allow two hours for the queue.
flavour-deltus-gate = The first one through came back with opinions.
flavour-vortex-86 = The house always wins. The fog takes a cut.
flavour-burning-horse = Officially closed. Mind the bang.
flavour-lower-stratus = The calmest cloud in the system, and it knows it.
flavour-pelmont = Quiet neighbours, thousands of them.
flavour-the-keep = Board and lodging are free. Check-out is the problem.
flavour-kreller-iv = Two fleets came to settle an argument. It is settled.
flavour-smugglers-den = Ask no questions, least of all for a receipt.
flavour-tigris-gate = It always takes you somewhere.
flavour-the-lost-sector = Nothing to see, and plenty of it.
flavour-xia = Beautiful from here. Stay here.

## NPCs

name-enforcer = Enforcer
    .nom = The Enforcer
    .acc = the Enforcer
name-scoundrel = Scoundrel
    .nom = The Scoundrel
    .acc = the Scoundrel
name-merchant = Merchant
    .nom = The Merchant
    .acc = the Merchant

## Missions

name-M01 = Pilgrims to the Marble City
name-M02 = Honeymoon Special
name-M03 = Hands for the Harvest
name-M04 = Volunteer Doctors
name-M05 = Late for the Lecture
name-M06 = High Rollers
name-M07 = Shift Change
name-M08 = The Cheap Package Tour
name-M09 = Gate Watchers
name-M10 = Visiting Day
name-M11 = Storm Readings
name-M12 = Core Samples
name-M13 = Black Box
name-M14 = Gate Harmonics
name-M15 = The Thawed Thing
name-M16 = Jungle Census
name-M17 = Voices in the Whirl
name-M18 = Two Fleets at Rest
name-M19 = The Faulty Door
name-M20 = Still Air
name-M21 = By Royal Warrant
name-M22 = Wanted for Study
name-M23 = Standing Reward
name-M24 = Clean Lanes
name-M25 = An Empty Cell
name-M26 = Village Justice
name-M27 = Winter Truce
name-M28 = No Questions
name-M29 = Banned Books
name-M30 = Live Ammunition
name-M31 = Loaded Dice
name-M32 = Unlicensed Vaccine
name-M33 = Seeds without Papers
name-M34 = The Fruit Run
name-M35 = Somebody’s Heir
name-M36 = Gate Glass
name-M37 = The Captain’s Chair
name-M38 = Spare Parts
name-M39 = Light Fingers
name-M40 = Registry Plates
name-M41 = The Strongbox
name-M42 = Medicine Chest
name-M43 = A Famous Hat
name-M44 = Nav Tables
name-M45 = Unpaid Debts
name-M46 = The Tall Poppy
name-M47 = Hostile Takeover
name-M48 = Honour among Thieves
name-M49 = The Empty Patrol
name-M50 = Wrong Place
name-M51 = A Witness Flies
name-M52 = Big Game

flavour-M01 = They sing the whole way. All of them.
flavour-M02 = Separate cabins were not requested.
flavour-M03 = Boots off before boarding.
flavour-M04 = Nobody has booked the way back.
flavour-M05 = The professor is the one who is late.
flavour-M06 = They bet on whether you arrive.
flavour-M07 = Forty miners and one shower.
flavour-M08 = The brochure shows another sector.
flavour-M09 = They count ships and write down the numbers.
flavour-M10 = Three mothers and a suspiciously heavy cake.
flavour-M11 = Hold the mast out of the window.
flavour-M12 = The drill is borrowed. Bring it back.
flavour-M13 = Somebody wants to know what was said last.
flavour-M14 = It hums in a key nobody can name.
flavour-M15 = Keep the jar cold and the lid shut.
flavour-M16 = Count the teeth you can see.
flavour-M17 = One of the recordings says your name.
flavour-M18 = Map the wrecks. Touch nothing that blinks.
flavour-M19 = Throw a probe in. See where it lands.
flavour-M20 = Bottle the quietest cloud in the system.
flavour-M21 = The paper is older than the crime.
flavour-M22 = Preferably in one piece.
flavour-M23 = Any outlaw. Any hour.
flavour-M24 = The traders pay. The traders are tired.
flavour-M25 = The warden has kept the bed made.
flavour-M26 = They passed a hat around.
flavour-M27 = Five clans, one grudge.
flavour-M28 = Bring the transponder.
flavour-M29 = The censors read them first.
flavour-M30 = For a laboratory, they say.
flavour-M31 = Twelve thousand pairs.
flavour-M32 = It might even work.
flavour-M33 = Do not let them sprout.
flavour-M34 = Sober on arrival, please.
flavour-M35 = He asks when we are there.
flavour-M36 = It cuts light. Wear gloves.
flavour-M37 = Bolts included.
flavour-M38 = They will not need the left engine.
flavour-M39 = Whatever is not welded.
flavour-M40 = A ship is only its numbers.
flavour-M41 = He sleeps with the key.
flavour-M42 = The outpost says thank you quietly.
flavour-M43 = The collector pays by the brim.
flavour-M44 = Copy them, then sell both.
flavour-M45 = Interest was due yesterday.
flavour-M46 = Fame has its price list.
flavour-M47 = His competitors send flowers.
flavour-M48 = There is none. Bring proof.
flavour-M49 = One badge, any condition.
flavour-M50 = The client is not particular.
flavour-M51 = Nobody saw anything, soon.
flavour-M52 = Above the fireplace, if it fits.

## Titles

name-T01 = Open Ledger
name-T02 = Many Harbours
name-T03 = Full Hold
name-T04 = Blind Faith
name-T05 = Chart Maker
name-T06 = Grand Tour
name-T07 = First Blood
name-T08 = Giant Killer
name-T09 = Unbroken
name-T10 = Good for It
name-T11 = Specialist
name-T12 = Both Sides
name-T13 = Most Wanted
name-T14 = Marshal
name-T15 = Outside the Law
name-T16 = Rock Hopper
name-T17 = Needle’s Eye
name-T18 = Deep Pockets

## Exploration tokens

name-strongbox = Drifting Strongbox
name-tale = Tale Worth Telling
name-dust = Cosmic Dust

## Types of missions, by task

task-board = Shuttle
task-study = Scientist
task-hunt = Bounty Hunter
task-load = Smuggler
task-steal = Thief
task-kill = Assassin

## Cargo

cargo-spice = spice
cargo-holo = holo
cargo-terra = terra
cargo-plasma = plasma
cargo-cyber = cyber

## Ranks, by fame

rank-0 = Unknown
rank-5 = Noted
rank-10 = Renowned
rank-15 = Celebrated
rank-20 = Legend

## Roles of a first game

role-explorer = Explorer
role-trader = Trader
role-worker = Worker
role-pirate = Pirate

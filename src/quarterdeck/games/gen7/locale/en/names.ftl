# Names that everybody may read at any time.

## Key tasks

card-KT-01 = Drifting Clock
card-KT-02 = Ghost in the Index
card-KT-03 = Cold Joint
card-KT-04 = Two Answers to One Sum
card-KT-05 = Smoke behind Panel Nine
card-KT-06 = The Night Log Will Not Close
card-KT-07 = Stuck Relay
card-KT-08 = Ring 2 Forgets Itself
card-KT-09 = Hot Bearing
card-KT-10 = Hammer in the Coolant
card-KT-11 = Lift between Decks
card-KT-12 = Breaker Cascade
card-KT-13 = Singing Conduit
card-KT-14 = Pump on One Leg
card-KT-15 = Flicker in the Spine
card-KT-16 = Valve Test Overdue
card-KT-17 = Wilt in the Seed Room
card-KT-18 = A Pod Seal Weeps
card-KT-19 = Sour Air on Deck 6
card-KT-20 = Night Fever
card-KT-21 = Algae Bloom
card-KT-22 = Alarm among the Sleepers
card-KT-23 = The Bees Have Gone Quiet
card-KT-24 = Dust in the Nursery

## Work tasks

card-WT-01 = Index the Seed Catalogue
card-WT-02 = Check the Sleep Records
card-WT-03 = Copy the Old Charts
card-WT-04 = Balance the Air Ledger
card-WT-05 = Teach the Lift Manners
card-WT-06 = Record the Choir
card-WT-07 = Trace a False Alarm
card-WT-08 = Rewrite the Menu
card-WT-09 = A Hundred Years of Mail
card-WT-10 = Full Audit
card-WT-11 = Letters to Second Watch
card-WT-12 = Straighten the Index
card-WT-13 = Grind New Lenses
card-WT-14 = Mend the Mess Tables
card-WT-15 = Spare Hinges
card-WT-16 = A Quieter Fan
card-WT-17 = Paint for Ring 4
card-WT-18 = Cast Gear Blanks
card-WT-19 = Suits, Size Small
card-WT-20 = Rewind the Motor
card-WT-21 = Forty Metres of Cable
card-WT-22 = Overhaul the Hoist
card-WT-23 = Robot Refit
card-WT-24 = Shore Up the Pump Hall
card-WT-25 = Eye Tests
card-WT-26 = Vitamin Round
card-WT-27 = Calm the Ward
card-WT-28 = A Better Salve
card-WT-29 = Screen the Nursery
card-WT-30 = Cold-sleep Check
card-WT-31 = Teeth, All of Them
card-WT-32 = Pod Linings
card-WT-33 = A Cure for Yellow Leaf
card-WT-34 = Winter Serum
card-WT-35 = Walking Practice
card-WT-36 = Scrub the Air Garden

## Files

card-FI-01 = Steady Hand
card-FI-02 = Second Wind
card-FI-03 = Borrowed Strength
card-FI-04 = Fine Adjustment
card-FI-05 = Override
card-FI-06 = Called by Name
card-FI-07 = Change of Pace
card-FI-08 = Called Back
card-FI-09 = Forgotten Crate
card-FI-10 = Tape Reel
card-FI-11 = Scrap Run
card-FI-12 = The Green Shelf
card-FI-13 = Cross-reference
card-FI-14 = Standing Orders
card-FI-15 = Prototype
card-FI-16 = Change of Priorities
card-FI-17 = Short Cut
card-FI-18 = Economy of Means
card-FI-19 = Prepared Ground
card-FI-20 = Patch
card-FI-21 = Clear the Way

## Algorithms

card-AL-01 = Crop Rotation
card-AL-02 = Load Balancing
card-AL-03 = Noise Filter
card-AL-04 = Just in Time
card-AL-05 = Warm Start
card-AL-06 = Lean Design
card-AL-07 = Open Archive
card-AL-08 = Swarm Logic
card-AL-09 = Many Hands
card-AL-10 = Standing Watch
card-AL-11 = Minutes of the Meeting
card-AL-12 = Gentle Waking

## Officer skills

skill-inventor = Inventor
skill-researcher = Researcher
skill-tutor = Tutor
skill-biologist = Biologist
skill-chemist = Chemist
skill-engineer = Engineer
skill-scientist = Scientist
skill-technologist = Technologist
skill-analyst = Analyst
skill-lone_wolf = Lone wolf
skill-mentor = Mentor
skill-commandant = Commandant
skill-leader = Leader
skill-workhorse = Workhorse
skill-loyal_friend = Loyal friend
skill-storekeeper = Storekeeper
skill-hacker = Hacker
skill-dealer = Dealer
skill-optimizer = Optimizer
skill-innovator = Innovator
skill-medic = Medic
skill-administrator = Administrator
skill-archivist = Archivist
skill-developer = Developer
skill-patron = Patron
skill-curator = Curator
skill-planner = Planner
skill-saviour = Saviour
skill-supplier = Supplier

## Episode goals

card-best_officer = Best officer
card-officer_review = Officer review
card-personal_goals = Personal goals

## Personal goals

card-PA-1 = Good Neighbour
card-PA-2 = Handy
card-PA-3 = Good Provider
card-PA-4 = Well Read
card-PA-5 = Early Riser
card-PA-6 = Never Misses a Meeting
card-PA-7 = Machine Friend
card-PA-8 = Full Toolbox
card-PB-1 = At the Crossroads
card-PB-2 = Pillar of the Crew
card-PB-3 = Tireless
card-PB-4 = Something Put By
card-PB-5 = In the Chair
card-PB-6 = First on the Spot
card-PB-7 = A Clean Desk
card-PB-8 = One of Each
card-PS-1 = Published Work
card-PS-2 = Everything Improved
card-PS-3 = Everyone Up
card-PS-4 = Robot Choir

## Crew cards: name, job and review

card-CR-1 = Odalys Finch
job-CR-1 = galley cook
review-CR-1 = Generous to a fault.
card-CR-2 = Tove Marchetti
job-CR-2 = sleep-ward nurse
review-CR-2 = Exact, absent-minded.
card-CR-3 = Sunniva Pell
job-CR-3 = teacher
review-CR-3 = Too soft on pupils.
card-CR-4 = Dragan Iwu
job-CR-4 = hull welder
review-CR-4 = Steady.
card-CR-5 = Mirela Quist
job-CR-5 = star clerk
review-CR-5 = Brilliant, insolent.
card-CR-6 = Halvard Voss
job-CR-6 = retired quartermaster
review-CR-6 = Beyond review.
card-CR-7 = Pim Castellane
job-CR-7 = apprentice, eleven
review-CR-7 = Falls asleep at work.
card-CR-8 = Ruben Achterberg
job-CR-8 = stores clerk
review-CR-8 = Perfect books.

## Rules cards

card-R-1 = Work meeting
card-R-2 = Resource tokens

## Ship and officers, where players give them no names (G7-2.1, G7-2.2); names that need neither case nor gender

ship-name = The Tern
officer-1 = Oduya
officer-2 = Brandt
officer-3 = Kamara
officer-4 = Ek

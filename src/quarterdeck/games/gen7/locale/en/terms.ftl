# Words of the rules: rooms, departments, systems, dice and tokens.
game-name = Gen7
ship-name-unnamed = the ship

room-science_lab = Science Lab
    .acc = the Science Lab
    .loc = in the Science Lab
room-tech_lab = Tech Lab
    .acc = the Tech Lab
    .loc = in the Tech Lab
room-chem_lab = Chem Lab
    .acc = the Chem Lab
    .loc = in the Chem Lab
room-assembly = Assembly
    .acc = Assembly
    .loc = in Assembly
room-data_center = Data Center
    .acc = the Data Center
    .loc = in the Data Center
room-production_center = Production Center
    .acc = the Production Center
    .loc = in the Production Center
room-medical_center = Medical Center
    .acc = the Medical Center
    .loc = in the Medical Center
room-hq = HQ
    .acc = HQ
    .loc = in HQ
room-vault = Vault
    .acc = the Vault
    .loc = in the Vault
room-recovery = Recovery Room
    .acc = the Recovery Room
    .loc = in the Recovery Room
room-quarters = Crew Quarters
    .acc = Crew Quarters
    .loc = in Crew Quarters
room-supply = supply
    .acc = the supply
    .loc = in the supply
room-small_lab = small lab
    .acc = the small lab
    .loc = in the small lab
room-reprogram = Reprogram
    .acc = the Reprogram spot
    .loc = on the Reprogram spot

department-computer = computer department
department-energy = energy department
department-biological = biological department
department-work = work department

system-computer = computer system
system-energy = energy system
system-biological = biological system
system-worst = system in the worst condition
system-best = system in the best condition
system-chosen = system of your choice
system-each = each system

division-green = green
division-yellow = yellow
division-orange = orange
division-critical = critical

sector-science = Science sector
sector-engineering = Engineering sector
sector-bioscience = Bioscience sector
sector-mechanical = Mechanical sector
colour-blue = blue
colour-orange = orange
colour-green = green
colour-purple = purple

die-officer = officer
die-colonist = colonist
die-robot = robot

# What could be counted several times; .one is one of them.
type-data = data
    .one = data
type-parts = parts
    .one = part
type-chems = chems
    .one = chem
type-any = tokens of any type
    .one = token of any type
type-each = tokens of each type
    .one = token of each type

tag-heart = heart
tag-mind = mind
tag-ship = ship
tag-self = self

rank-1 = lieutenant
rank-2 = captain
rank-3 = major
rank-4 = colonel
rank-5 = general

deck-files = file deck
deck-algorithms = algorithm deck
deck-work_tasks = work task deck
deck-key_tasks = key task deck

temperament-warden = warden
temperament-careerist = careerist
temperament-humanist = humanist
temperament-rationalist = rationalist

phase-set-up = set-up
phase-key-tasks = key tasks
phase-crew-roll = crew roll
phase-turns = player turns
phase-failure = system failure
phase-return = return of crew
phase-refresh = refresh
phase-end = end of round

# Placement rules of shared spots
rule-none = any results
rule-step = each die exactly 1 higher than the one to its left
rule-equal = all dice equal
rule-sum_below = left and middle add up to less than the right
rule-sum_equal = left and middle add up to the right
rule-two_pairs = two pairs of different numbers
rule-rising = each die higher than the one to its left
rule-thresholds = from left to right: { $limits }
limit-least = { $n } or more
limit-most = { $n } or less

# The small labs’ optional actions
action-science = Data analysis
action-engineering = Development
action-bioscience = Recovery
action-mechanical = Reprogram

# Critical effects (G7-D40)
critical-computer = Each player discards 1 file of their choice, or loses 2 merit without one.
critical-energy = The Vault loses 4 tokens chosen by the chief of staff; each player loses 1 merit per token missing.
critical-biological = Each player loses 2 chems, and 1 merit per chem missing.

# Tokens and merit
tokens = { $kind ->
    [data] { $n } data
    [parts] { $n ->
        [one] { $n } part
       *[other] { $n } parts
      }
    [chems] { $n ->
        [one] { $n } chem
       *[other] { $n } chems
      }
    [each] { $n } of each resource
   *[any] { $n ->
        [one] { $n } resource token
       *[other] { $n } resource tokens
      } of any type
  }
merits = { $n } merit
cost-none = nothing

# Places
spot = { $room }, { $dots ->
    [one] { $dots } dot
   *[other] { $dots } dots
  }
spot-chief = { $room }, chief of staff’s spot
spot-group = { $room }, { $group }

# What the board of Gen7 says.

# Things on the ship
g7-ship = The ship
g7-quarters = Crew Quarters
g7-recovery = Recovery Room
g7-small-lab = Small lab
g7-small-lab-of = { $sector }, small lab
g7-reprogram = Reprogram
g7-reprogram-of = { $sector }, Reprogram
g7-stores = Stores
g7-sixth = The sixth wedge
g7-sixth-shut = welded shut
g7-no-crew = no crew in this episode
g7-sector-empty = { $sector }: no crew
g7-sector-science = Science
g7-sector-engineering = Engineering
g7-sector-bioscience = Bioscience
g7-sector-mechanical = Mechanical
g7-sector-of = Sector of { $name }
g7-own-sector = own sector
g7-follow-turn = whose turn it is
g7-show-sector = { $name }, show the sector
g7-vault-has = Vault: { $what } of { $capacity }
g7-store-has = In store: { $what } of { $capacity }
g7-tokens-data = { $count ->
    [one] { $count } data
   *[other] { $count } data
  }
g7-tokens-parts = { $count ->
    [one] { $count } part
   *[other] { $count } parts
  }
g7-tokens-chems = { $count ->
    [one] { $count } chem
   *[other] { $count } chems
  }
g7-asleep = { $name }: a colonist is asleep, { $supply } in the supply
g7-awake = { $name }: nobody is asleep, { $supply } in the supply
g7-resting = { $die } of { $name }, in recovery

# Spots
g7-dots = { $count ->
    [one] { $count } dot
   *[other] { $count } dots
  }
g7-chief-spot = spot of the chief of staff
g7-spot-free = free
g7-spot-taken = { $die } of { $name }
g7-spot-closed = closed: { $why }
g7-spot-repair = repair: open again after the refresh
g7-closed-log = damage in the ship’s log
g7-closed-seats = three players
g7-closed-track = condition track, { $division }
g7-closed-effect = an effect
g7-closes-at = closes at { $division }
g7-others-get = { $count ->
    [one] others +{ $count }
   *[other] others +{ $count }
  }
g7-yields = Yields { $formula } ({ $type }); # is the die’s result.
g7-shared-spot = shared spot { $number }
g7-shared-offered = { $die } offered by { $name }
g7-spots = { $count ->
    [one] { $count } spot
   *[other] { $count } spots
  }

# What rooms are for
g7-about-science_lab = Gain data; then you may move 3 or 6 data to the Vault for 1 or 2 merit.
g7-about-tech_lab =
    Gain parts, with a die at least as high as the one on the previous spot; then you may move 3 or 6 parts to the
    Vault for 1 or 2 merit.
g7-about-chem_lab =
    Gain chems, and every other die here gains 1 chem for its sector; then you may move 3 or 6 chems to the Vault
    for 1 or 2 merit.
g7-about-assembly = Take your robot from the supply, roll it and place it on a later turn.
g7-about-data_center = Draw 2 files and keep 1; then you may finish a work task of this center.
g7-about-production_center = Draw 2 algorithms and keep 1; then you may finish a work task of this center.
g7-about-medical_center = Wake a colonist in two visits; then you may finish a work task of this center.
g7-about-hq = Become chief of staff and hold a work meeting: others may join, and work tasks go round.
g7-about-vault = Tokens of all players, for key tasks only.

# Placement rules, shortly
g7-rule-none = any dice
g7-rule-thresholds = each its own limit
g7-rule-step = each 1 higher
g7-rule-equal = all equal
g7-rule-sum_below = left + middle below right
g7-rule-sum_equal = left + middle is right
g7-rule-two_pairs = two pairs, any order
g7-rule-rising = each higher

# Systems
g7-system-computer = Computer
g7-system-energy = Energy
g7-system-biological = Biological
g7-letter-green = G
g7-letter-yellow = Y
g7-letter-orange = O
g7-letter-critical = !
g7-division-green = green
g7-division-yellow = yellow
g7-division-orange = orange
g7-division-critical = critical
g7-risk = risk { $count }
g7-risk-explained = { $count ->
    [one] Open key tasks would worsen it by { $count } division.
   *[other] Open key tasks would worsen it by { $count } divisions.
  }

# Dice
g7-die-officer = officer { $result }
g7-die-colonist = colonist { $result }
g7-die-robot = robot { $result }
g7-die-officer-new = officer, not rolled yet
g7-die-colonist-new = colonist, not rolled yet
g7-die-robot-new = robot, not rolled yet
g7-about-officer = Your officer. Placing it may bring a crossroads card at the end of the turn.
g7-about-colonist = A colonist of your crew.
g7-about-robot = Your robot. It may fill two shared spots with its halves; it never goes to HQ.
g7-about-recovery = Dice rest here; colonists sleep here until they are woken.
g7-your-dice = Your dice
g7-no-dice = No die in Crew Quarters.
g7-in-hand = in hand
g7-key = key { $key }
g7-held = { $die } in hand: choose a place
g7-put-back = Put back

# Prompt
g7-hint-waiting = Waiting for { $names }.
g7-hint-held = { $count ->
    [one] { $count } place is lit.
   *[other] { $count } places are lit.
  }
g7-hint-dice = Take a die and place it on the ship, or choose a key task.
g7-hint-lit = What can be chosen is lit.
g7-hint-proposing = Take a die; tap the Vault to change what it pays.
g7-hint-answering = Nothing moves until your offer is taken.
g7-hint-passing = Pass now, or on every turn until a die comes back to you.
g7-read-first = Read the page and go on; the table waits for you after that.
g7-hint-joining = Choose HQ or a die: whoever joins takes new work tasks.
g7-hint-replenishing = 3 tokens bring 1 merit, 6 bring 2; plot goals may count them.

# Key tasks and proposals
g7-key-tasks = Key tasks
g7-tasks-done = { $done } of { $count } finished
g7-no-key-tasks = No key tasks lie in the row.
g7-finished = finished
g7-merit-each = { $count } merit for each contributor
g7-merit-gain = { $count } merit
g7-penalty = −{ $count } merit if unfinished
g7-else-worse = else { $system } worsens by { $count }
g7-costs = Costs { $price }.
g7-paid-already = Paid already: { $price }.
g7-proposal = Shared spots being filled
g7-offered-explained = What is dashed is only offered: nothing has moved yet.
g7-offers = offers
g7-declines = not this time
g7-taken = taken
g7-vault-pays = The Vault pays
g7-commit = Fill the spots and pay

# Cards and officers
g7-files = Files
g7-files-of = Files, { $count }
g7-work-tasks = Work tasks
g7-work-tasks-of = Work tasks, { $count } of { $most }
g7-algorithms = Algorithms
g7-free-slot = free slot
g7-upgraded = upgraded
g7-drawn = Cards before you
g7-skills = Skills
g7-no-skills = no skills yet
g7-kept = Kept cards
g7-crew-card = Crew card
g7-goals = Goals
g7-episode-goals = Goals of the episode
g7-stars = Stars
g7-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
  }
g7-breaks-ties = breaks ties only
g7-chief = chief of staff
g7-duty = duty officer
g7-passed = passed
g7-passes-on = passes until a die comes
g7-you = you
g7-players = Players in turn order

# Tracks
g7-tracks = Tracks
g7-round-title = Round
g7-episode-round = Episode { $episode }, round { $round }
g7-round-now = now
g7-round-deadline = the plot goes on
g7-round-last = last round
g7-heart-mind = Heart and mind
g7-heart-mind-even = even
g7-towards-heart = { $count } towards heart
g7-towards-mind = { $count } towards mind
g7-merit = Merit
g7-plot = Plot
g7-plot-goal = Goal of the plot
g7-no-plot-goal = No goal of the plot now
g7-by-round = by round { $round }
g7-of = { $count }/{ $total }

# Stories and votes
g7-episode = Episode { $episode }
g7-crossroads = Crossroads
g7-crossroads-of = { $name }’s crossroads
g7-choice-of = { $name } chose
g7-not-you = This happens to { $name }: “you” is their officer.
g7-vote = A vote of the officers
g7-vote-track = A vote of the officers, with the heart and mind track
g7-stages = Stages of the vote
g7-stage-talk = Talk
g7-stage-ballot = Sealed ballot
g7-stage-again = Second ballot
g7-stage-opened = Opened
g7-stage-chief = Chief of staff
g7-opened = Ballots opened on “{ $about }”
g7-tied-ballots = The ballots that were tied
g7-what-do-you-do = What do you do?
g7-what-vote = What do you vote for?
g7-sealed = consequence sealed
g7-sealed-explained = What comes of the other way is never shown in this campaign.
g7-others-read = All read this; only the one it applies to chooses.
g7-ballot-explained = Leanings bind nobody. Ballots are opened together; rank is weight.
g7-tie-explained = On a tie there is one new ballot, then the chief of staff decides.
g7-bots-break-ties = Dashed: ballots of bots, which only break ties.
g7-bots-break-ties-ahead = Bots only break ties.
g7-you-decide = You alone choose.
g7-decides = { $name } chooses.
g7-decides-now = decides
g7-reads = reading
g7-has-read = has read
g7-thinks = thinking
g7-leans = { $name } leans towards this
g7-say-leaning = Say it openly
g7-ballot-box = Ballot box: opened when all are in
g7-ballot-sealed = sealed
g7-ballot-own = to cast
g7-ballot-missing = not yet
g7-track-adds = The track adds { $count } to its side, then returns to 0.
g7-seal-ballot = Seal the ballot
g7-lock-choice = Lock the choice
g7-look-at-ship = Look at the ship
g7-back-to-page = Back to the page
g7-go-on = Go on
g7-chosen = chosen
g7-tied = tied
g7-way-said = { $text }: { $cast }. Together { $total }. { $verdict }

# End of an episode, campaign
g7-skill-shop = Officer skills
g7-costs-stars = { $count ->
    [one] { $count } star
   *[other] { $count } stars
  }
g7-needs-rank = from { $rank }
g7-owned-by = owned by { $name }
g7-progress = how far you are
g7-stars-for = Stars of this episode
g7-best = best officer
g7-best-officer = best: { $name }
g7-average = average { $merit }
g7-goal-reached = goal of the plot reached
g7-goal-missed = goal of the plot missed
g7-course = The campaign
g7-unread = unread
g7-now-played = being played
g7-previously = Previously
g7-nothing-before = This is where it begins.
g7-in-motion = What you set in motion
g7-nothing-yet = Nothing is written here yet.
g7-how-voted = How you voted
g7-no-votes-yet = Nothing has been voted on yet.
g7-chief-decided = a tie, decided by the chief of staff
g7-vote-on-room = Damage ({ $system })
g7-votes-against = { $votes } to { $others }
g7-merit-by-episode = Merit by episode
g7-merit-in = merit, ep. { $episode }
g7-free-slots = { $count ->
    [one] free slot
   *[other] { $count } free slots
  }
g7-read-again = { $count ->
    [one] Read again, { $count } page
   *[other] Read again, { $count } pages
  }
g7-pages = Pages read
g7-page = Page { $number }, episode { $episode }
g7-officers = Officers
g7-stars-left = { $count } stars left
g7-condition = Condition of the ship
g7-squares = Condition squares, { $crossed } of { $count } crossed
g7-room-damage = { $room }, { $count }
g7-episode-over = Episode { $episode } is over
g7-episode-over-hint = Ranks, stars and everything you set in motion go on. The film is sealed until the campaign ends.
g7-campaign-over = The campaign is over
g7-campaign-over-hint = Nothing is sealed any more.
g7-ending = Ending
g7-ending-victory = A victory
g7-ending-mixed = Neither won nor lost
g7-ending-defeat = A defeat
g7-ending-explained = Only deeds and choices led here; stars and ranks decide nothing.
g7-epilogue = What became of them
g7-gallery-about = Whatever a new campaign forgets, the endings that you have seen stay here.
g7-gallery-seen = { $count ->
    [one] Seen once
   *[other] Seen { $count } times
  }
g7-gallery-sealed = Other endings stay sealed until a campaign leads there.
g7-gallery-empty = No ending has been seen yet. The first one comes here when a campaign is over.
g7-gallery-campaign = { $number ->
    [1] To the campaign
   *[other] To campaign { $number }
  }
g7-show-campaign = The campaign
g7-show-ending = The ending

# Views and keys
g7-views = Views
g7-tab-ship = Ship
g7-tab-tasks = Tasks
g7-tab-hand = Hand
g7-tab-tracks = Tracks
g7-tab-about = About
g7-key-die = take a die, or pick a way of the story
g7-key-buttons = press a button of the prompt
g7-key-ship = to the ship, or back to the page
g7-key-tasks = to the key tasks
g7-key-hand = to the cards in hand
g7-key-officer = the officer
g7-key-campaign = show the campaign so far

## Hints
ui-hint-merit = about { $value } merit less
ui-hint-experience = from experience

## Restarting an episode
ui-restart-gen7 = Restart this episode
ui-restart-asked-gen7 = { $name } wants to restart this episode

## The coach
ui-first-game-gen7 = First episode

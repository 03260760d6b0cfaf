# What cards say: effects, rules in force, costs and conditions (G7-D48, G7-D58).
# $target is `self` where the reader is meant, otherwise `other`, and $who says whom.

who-each = each player
who-others = each other player
who-chosen = a player of your choice
who-chief = the chief of staff
who-last = the player last in standing
who-contributors = each contributor

dice-officer = { $target ->
    [self] your officer
   *[other] their officer
  }
dice-robot = { $target ->
    [self] your robot
   *[other] their robot
  }
dice-colonist = { $target ->
    [self] { $n ->
        [0] any of your colonists
        [-1] all your colonists
        [one] one of your colonists
       *[other] { $n } of your colonists
      }
   *[other] { $n ->
        [0] any of their colonists
        [-1] all their colonists
        [one] one of their colonists
       *[other] { $n } of their colonists
      }
  }
dice-die = { $target ->
    [self] { $n ->
        [0] any of your dice
        [-1] all your dice
        [one] one of your dice
       *[other] { $n } of your dice
      }
   *[other] { $n ->
        [0] any of their dice
        [-1] all their dice
        [one] one of their dice
       *[other] { $n } of their dice
      }
  }

step-gain = { $target ->
    [self] gain { $tokens }
   *[other] { $who } gains { $tokens }
  }
step-lose = { $target ->
    [self] lose { $tokens }
   *[other] { $who } loses { $tokens }
  }
step-vault-gain = the Vault gains { $tokens }
step-vault-lose = the Vault loses { $tokens }
step-put-on-task = put { $tokens } from the supply on one unfinished key task
step-merit-up = { $target ->
    [self] gain { $merits }
   *[other] { $who } gains { $merits }
  }
step-merit-down = { $target ->
    [self] lose { $merits }
   *[other] { $who } loses { $merits }
  }
step-stars = { $target ->
    [self] gain { $n } { $n ->
        [one] officer star
       *[other] officer stars
      } at the end of the episode
   *[other] { $who } gains { $n } { $n ->
        [one] officer star
       *[other] officer stars
      } at the end of the episode
  }
step-change = { $target ->
    [self] change { $dice } by up to { $most } up or down
   *[other] { $who } changes { $dice } by up to { $most } up or down
  }
step-change-up = { $target ->
    [self] raise { $dice } by up to { $most }
   *[other] { $who } raises { $dice } by up to { $most }
  }
step-set = { $target ->
    [self] set { $dice } to { $result ->
        [0] any result
       *[other] { $result }
      }
   *[other] { $who } sets { $dice } to { $result ->
        [0] any result
       *[other] { $result }
      }
  }
step-reroll = { $target ->
    [self] reroll { $dice }
   *[other] { $who } rerolls { $dice }
  }
step-to-recovery = { $target ->
    [self] put { $dice } in the Recovery Room
   *[other] { $who } puts { $dice } in the Recovery Room
  }
step-from-recovery = { $target ->
    [self] { $n ->
        [one] take one of your dice from the Recovery Room to Crew Quarters and roll it
       *[other] take up to { $n } of your dice from the Recovery Room to Crew Quarters and roll them
      }
   *[other] { $n ->
        [one] { $who } takes one die from the Recovery Room to Crew Quarters and rolls it
       *[other] { $who } takes up to { $n } dice from the Recovery Room to Crew Quarters and rolls them
      }
  }
step-take-back = { $target ->
    [self] take back { $dice } from a spot or card to Crew Quarters, with its result
   *[other] { $who } takes back { $dice } from a spot or card to Crew Quarters, with its result
  }
step-redirect-return = next time dice from { $room_acc } return { $where }
step-awaken = { $target ->
    [self] perform Awaken
   *[other] { $who } performs Awaken
  }
step-to-supply = { $target ->
    [self] move { $colonists } from Crew Quarters to the supply
   *[other] { $who } moves { $colonists } from Crew Quarters to the supply
  }
step-from-supply = { $target ->
    [self] move { $colonists } from the supply to Crew Quarters
   *[other] { $who } moves { $colonists } from the supply to Crew Quarters
  }
colonists = { $n ->
    [-1] all colonists
    [one] { $n } colonist
   *[other] { $n } colonists
  }
step-fetch-robot = { $target ->
    [self] take your robot from the supply and roll it
   *[other] { $who } takes their robot from the supply and rolls it
  }
step-extra-placement = place one more die this turn
step-draw-keep = { $target ->
    [self] draw { $cards }{ $all ->
        [yes] {""}
       *[no] , keep { $keep }
      }
   *[other] { $who } draws { $cards }{ $all ->
        [yes] {""}
       *[no] , keeps { $keep }
      }
  }
cards-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
  }
cards-algorithms = { $n ->
    [one] { $n } algorithm
   *[other] { $n } algorithms
  }
cards-work_tasks = { $n ->
    [one] { $n } work task
   *[other] { $n } work tasks
  }
cards-key_tasks = { $n ->
    [one] { $n } key task
   *[other] { $n } key tasks
  }
step-look = { $target ->
    [self] look at the top { $cards } of the deck and put them back in any order
   *[other] { $who } looks at the top { $cards } of the deck and puts them back in any order
  }
step-search = look through the { $deck }, take { $n } { $n ->
    [one] card
   *[other] cards
  } and shuffle it
step-discard = { $target ->
    [self] discard { $cards }
   *[other] { $who } discards { $cards }
  }
step-replace-tasks = { $target ->
    [self] discard up to { $n } work tasks and draw as many
   *[other] { $who } discards up to { $n } work tasks and draws as many
  }
step-swap-key-task = put one unfinished key task of the row under the deck and draw another
step-repeat-file = the last file played this turn works again
step-reduce-cost = the task or room being paid now costs { $tokens } less
step-bonus-merit = { $target ->
    [self] gain { $merits } on top of the task being finished
   *[other] { $who } gains { $merits } on top of the task being finished
  }
step-relax-rule = the number on one shared spot counts as up to { $n } higher or lower
step-worsen = the { $system } worsens by { $n }
step-improve = the { $system } improves by { $n }
step-repair-marker = a repair marker covers the { $end } available spot of { $room_acc }
step-failure-marker = a failure marker covers the { $end } available spot of { $room_acc }
end-first = first
end-last = last
step-clear-failure = remove a failure marker from { $room_acc }
step-log-damage = { $room_acc } is noted in the log as damaged
step-mend = { $room_acc } loses one note of damage in the log
room-chosen = room of your choice
    .acc = a room of your choice
    .loc = in a room of your choice
step-cross-square = { $n } { $n ->
    [one] condition square is
   *[other] condition squares are
  } crossed
step-if = if it came to that: { $then }
step-if-else = { $then }, or else { $otherwise }
step-choose = either { $parts }
step-or = {", or "}
step-and = {" and "}
step-may = { $target ->
    [self] you may { $do }
   *[other] { $who } may do this: { $do }
  }
step-pay = { $target ->
    [self] pay { $tokens } to { $do }
   *[other] { $who } may pay { $tokens }: { $do }
  }
step-for-seats = for each player: { $do }
step-for-each = each time: { $do }
step-apply = { $rule } ({ $duration })
duration-turn = this turn
duration-round = this round
duration-section = while this section lasts
duration-episode = this episode
step-nothing = nothing happens
step-success = place { $n } { $n ->
    [one] success marker
   *[other] success markers
  } for the plot goal
step-setback = the target of the plot goal rises by { $n }
step-heart-mind-heart = the track moves by { $n } towards heart
step-heart-mind-mind = the track moves by { $n } towards mind
step-set-flag = the log takes note
step-clear-flag = a note in the log is struck out
step-note-card = this will have consequences
step-add-card = a crossroads card joins the deck
step-remove-card = a crossroads card leaves the campaign
step-keep-card = keep this card
step-go-to = the story goes on elsewhere
step-last-round = the last round is now round { $round }
step-plot-advance = the deadline is now round { $round }
step-unlock = { $component } joins the campaign
step-turn-goal = { $goal } turns to its failure side
step-end-episode = the episode ends after this round

modifier-closed = { $room_acc } is closed
modifier-new-room = { $room_acc } joins the ship
modifier-rules-of = { $room_acc } changes its placement rules: { $rules }
modifier-return-to = dice from { $room_acc } return { $where } unless their owner pays { $tokens } each
where-recovery = to the Recovery Room
where-quarters = to Crew Quarters
where-supply = to the supply
modifier-barred = no { $die } may be placed { $room_loc }
modifier-admitted = a { $die } may be placed { $room_loc }
modifier-extra-cost = { $what } costs { $tokens } more
modifier-less-cost = { $what } costs { $tokens } less
what-key_task = each key task
what-work_task = each work task
what-fill = each fill of { $room_acc }
modifier-yield-up = { $room_acc } yields { $n } more
modifier-yield-down = { $room_acc } yields { $n } less
modifier-replenish-merit-up = each Replenish pays { $n } more merit
modifier-replenish-merit-down = each Replenish pays { $n } less merit
modifier-task-merit-up = { $what } pays { $n } more merit
modifier-task-merit-down = { $what } pays { $n } less merit
modifier-upkeep-up = at the end of each round the Vault pays { $tokens } in upkeep
modifier-upkeep-down = upkeep falls by { $tokens }
modifier-toll = every contributor but the active player pays { $tokens }
modifier-key-tasks-up = { $n } more key { $n ->
    [one] task is
   *[other] tasks are
  } drawn each round
modifier-key-tasks-down = { $n } fewer key { $n ->
    [one] task is
   *[other] tasks are
  } drawn each round
modifier-failure-steps-up = each unfinished key task worsens its system by { $n } more
modifier-failure-steps-down = each unfinished key task worsens its system by { $n } less
modifier-no-files = no files may be played
modifier-no-vault = the Vault pays for nothing
modifier-start-division = { $system } starts on { $division }
modifier-start-vault-up = at the start the Vault gains { $tokens }
modifier-start-vault-down = at the start the Vault loses { $tokens }
modifier-start-crew-up = each player starts with { $n } more { $n ->
    [one] colonist
   *[other] colonists
  }
modifier-start-crew-down = each player starts with { $n } fewer { $n ->
    [one] colonist
   *[other] colonists
  }
modifier-start-place-officer = officers start { $place ->
    [recovery] in the Recovery Room
    [quarters] in Crew Quarters
   *[supply] in the supply
  }
modifier-start-place-robot = robots start { $place ->
    [recovery] in the Recovery Room
    [quarters] in Crew Quarters
   *[supply] in the supply
  }
modifier-start-files-up = { $n } more { $n ->
    [one] file
   *[other] files
  } in hand at the start
modifier-start-files-down = { $n } fewer { $n ->
    [one] file
   *[other] files
  } in hand at the start
modifier-counter = { $happening }: { $n }
modifier-side-count = { $happening }: each player gains { $merits }, at most { $most } in all
modifier-on = { $happening }: { $do }
qualifier-once = { $rule } (the first time only)
qualifier-once-per-episode = { $rule } (once per episode)
qualifier-rounds = { $rule } (rounds { $low } to { $high })
qualifier-round = { $rule } (round { $low } only)

# Events: what counts, and what sets algorithms off
happens-dice_rolled = crew roll
happens-die_placed = die placed
happens-die_placed-officer = officer placed
happens-die_placed-robot = robot placed
happens-die_placed-colonist = colonist placed
happens-die_changed = die changed
happens-group_filled = shared spots filled
happens-forced_recovery = die put in the Recovery Room for want of a spot
happens-awaken_done = Awaken performed
happens-robot_fetched = robot fetched
happens-robot_reprogrammed = robot reprogrammed
happens-contributed = contribution to shared spots
happens-key_task_finished = key task finished
happens-work_task_finished = work task finished
happens-meeting_held = work meeting opened
happens-meeting_joined = work meeting attended
happens-gained = tokens gained
happens-spent = tokens spent
happens-replenished = Replenish
happens-files_drawn = files drawn
happens-file_played = file played
happens-algorithm_laid = algorithm laid
happens-round_started = start of a round
happens-round_ended = end of a round
happens-system_worsened = system worsened
happens-critical_reached = system on critical
happens-crossroads_resolved = crossroads card resolved
happens-vote_decided = vote decided
happens-section_entered = section read
happens-plot_goal_reached = plot goal reached
happens-plot_goal_missed = plot goal missed
filter-room = { $room_loc }
filter-department = { $department }
filter-center = { $room }
filter-system = { $system }
filter-type = { $type }
filter-result = with { $bound }
filter-contributors-eq = by exactly { $n } players
filter-contributors-least = by at least { $n } players
filter-contributors-most = by at most { $n } players
filter-each-seat-once = once for each player
filter-calm = { $system } on green or yellow

card-key-task = { $department }; { $spots } shared spots: { $rule }
card-cost = Cost: { $cost }
card-key-reward = Each contributor gains { $merits }. If unfinished, the system worsens by { $n }.
card-work-task = Center: { $room }
card-work-reward = Merit { $merit }, penalty { $penalty }
card-special = When finished: { $do }
card-own-turn = Only on your own turn.
card-algorithm = { $when }: { $do }
card-upgraded = Upgraded: { $do }
card-skill = Cost { $n ->
    [one] { $n } star
   *[other] { $n } stars
  }, from { $rank }
card-skill-uses = { $n ->
    [one] Once per episode
    [2] Twice per episode
   *[other] { $n } times per episode
  }
card-goal-stars = { $n ->
    [0] No stars
    [one] { $n } star
   *[other] { $n } stars
  }: { $text }
card-goal-turned = Failure side, { $n ->
    [0] no stars
    [one] { $n } star
   *[other] { $n } stars
  }: { $text }
card-keep = Once, you may remove this card: { $do }
card-crew = { $job }. { $review }
goal-count = { $happening }: +{ $n }
goal-missed-line = If missed: { $do }
goal-missed-nothing = If missed: the story goes on differently
previously-reached = { $episode }: the plot goal was reached.
previously-missed = { $episode }: the plot goal was missed.
card-sector-lab = Small lab: each die brings { $formula } { $type } (# is its result, rounded up).
card-sector-action = { $action }: { $do }.
card-sector-robot = The robot lives in Crew Quarters.
card-sector-reprogram = { $action }: send the robot of any player back to its owner’s sector.

# When algorithms work
when-AL-01 = When you place a die in the Chem Lab
when-AL-02 = When you place a die in the Tech Lab
when-AL-03 = When you place a die showing 3 or less in the Science Lab
when-AL-04 = When you Replenish
when-AL-05 = After your crew roll
when-AL-06 = When you finish a work task
when-AL-07 = When you draw files
when-AL-08 = When you fetch your robot
when-AL-09 = When you contribute to shared spots with at least 2 others
when-AL-10 = At the start of each round
when-AL-11 = When you attend a work meeting
when-AL-12 = When you perform Awaken
when-L-01 = When a crossroads card for you has been resolved
when-L-02 = When you contribute to shared spots with exactly 1 other player
when-L-03 = At the start of each round
when-L-04 = When you play a file

# What goals ask for
wants-best_officer = You are first in standing after penalties. You will be duty officer in the next episode.
wants-officer_review = Ranks can be gained at the end of this episode.
wants-personal_goals = Each player has plan A, plan B and the goal of their sector.
wants-G-01 = The Vault holds at least 3 of every type at the end of the episode.
wants-G-02 = The biological system is on green or yellow at the end of the episode.
wants-G-03 = You contributed to at least 2 fills of the Wedge Walk.
wants-G-04 = You contributed to at least 3 groups filled by three or more players.
wants-G-05 = The energy system is not on critical at the end of the episode.
wants-G-06 = You performed Replenish at least 3 times.
wants-G-07 = You contributed to at least 2 fills of the Loom.
wants-G-08 = No system is on critical at the end of the episode.
wants-G-09 = You contributed to at least 10 groups.
wants-G-10 = All systems are on green or yellow at the end of the episode.
fails-G-02 = The biological system is not on critical at the end of the episode.
fails-G-03 = { wants-G-03 }
fails-G-05 = Nothing is paid any more.
fails-G-06 = { wants-G-06 }
fails-G-07 = { wants-G-07 }
fails-G-08 = { fails-G-05 }
fails-G-10 = No system is on critical at the end of the episode.
turns-G-02 = Turns when the biological system reaches critical.
turns-G-03 = Turns when the plot goal is missed.
turns-G-05 = Turns when the energy system reaches critical.
turns-G-06 = { turns-G-03 }
turns-G-07 = Turns when the plot goal of the episode is missed.
turns-G-08 = Turns when any system reaches critical.
turns-G-10 = { turns-G-08 }
wants-PA-1 = Contribute to shared spots 12 times in the episode.
wants-PA-2 = Finish 4 work tasks in the episode.
wants-PA-3 = Replenish 7 times in the episode.
wants-PA-4 = Play 4 files in the episode.
wants-PA-5 = Perform Awaken 3 times in the episode.
wants-PA-6 = Attend 3 work meetings in the episode.
wants-PA-7 = Place your robot 4 times in the episode.
wants-PA-8 = Have 4 algorithms, upgrades included.
wants-PB-1 = Have 4 crossroads cards resolved for you in the episode.
wants-PB-2 = Contribute 13 times to groups filled by three or more players.
wants-PB-3 = Finish 6 work tasks in the episode.
wants-PB-4 = Have 26 tokens in your sector.
wants-PB-5 = Open 3 work meetings in the episode.
wants-PB-6 = Contribute more often than anyone else, or as often. Tested at the end of the episode.
wants-PB-7 = Hold no work task at the end of the episode, having finished at least 4.
wants-PB-8 = Replenish each of the three types at least twice in the episode.
wants-PS-1 = Play 4 files in the episode. Tested at its end.
wants-PS-2 = Have 4 algorithms, upgrades included, at the end of the episode.
wants-PS-3 = Have all 5 colonists out of the supply at the end of the episode.
wants-PS-4 = Reprogram robots 3 times in the episode. Tested at its end.

# Officer skills (G7-43)
does-inventor = Draw 1 more card for Algorithms in the Production Center without spending data; still keep 1.
does-researcher = Draw 1 more card for Files in the Data Center without spending data; still keep 1.
does-tutor = Raise each colonist in your sector by up to 3, chosen for each die.
does-biologist = 3 more merit for a work task finished in the Medical Center.
does-chemist = 1 more chem on placing a die in any chem lab.
does-engineer = 3 more merit for a work task finished in the Production Center.
does-scientist = 3 more merit for a work task finished in the Data Center.
does-technologist = 1 more part on placing a die in any tech lab.
does-analyst = 1 more data on placing a die in any science lab.
does-lone_wolf = When a work meeting is called, you may take the top work task instead of taking part.
does-mentor = A die placed in the computer department may be changed by 1 up or down.
does-commandant = A die placed in the biological department may be changed by 1 up or down.
does-leader = A die placed in the work department may be raised by up to 2.
does-workhorse = A die placed in the energy department may be changed by 1 up or down.
does-loyal_friend = 1 more merit for contributing to a key task.
does-storekeeper = Gain 5 parts.
does-hacker = Gain 5 data.
does-dealer = Gain 5 chems.
does-optimizer = Take up to 2 cards from the top of the work task deck, then discard up to 2 work tasks.
does-innovator = Having played a file, apply its effects a second time at once.
does-medic = Move up to 3 dice from the Recovery Room to their sectors; their owners reroll them.
does-administrator = On placing your officer in the Data Center, instead of Files draw 6 files, give 1 each to 3 players and discard the rest.
does-archivist = Look through the file deck, take 1 card and shuffle it.
does-developer = On placing your officer in the Production Center, instead of Algorithms draw 6 algorithms, give 1 each to 3 players and discard the rest.
does-patron = On placing your officer in the Medical Center, let any player perform Awaken at once.
does-curator = When contributing your officer to shared spots, set all dice placed there to any results.
does-planner = Look through the algorithm deck, take 1 card, lay it in your sector and shuffle the deck.
does-saviour = Reduce the cost of one key task or work task by 6 tokens of any types.
does-supplier = Choose 3 players and 1 resource type; each of them gains 3 tokens of it.

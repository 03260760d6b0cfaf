# Kinds of options, and options.
verb-place = Place a die
option-place = Place { $die } on { $at }{ $result ->
    [0] {""}
   *[other] , changed to { $result }
  }
verb-propose = Fill shared spots
option-propose = Fill { $group }
verb-move-to-recovery = Put a die in the Recovery Room
option-move-to-recovery = Put { $die } in the Recovery Room
verb-play-file = Play a file
option-play-file = Play { $file }
verb-use-skill = Use a skill
option-use-skill = Use { $skill }
verb-use-kept = Use a kept card
option-use-kept = Use { $card }
verb-spend-parts = Spend parts on a robot
option-spend-parts = Spend 2 parts: change { $die } to { $result }
verb-spend-chems = Spend chems on a die
option-spend-chems = Spend 2 chems: set { $die } to { $result }
verb-end-turn = End the turn
option-end-turn = End the turn
verb-pass = Pass
option-pass = Pass
verb-pass-until-die = Pass until I have a die
option-pass-until-die = Pass until I have a die
verb-ask-me = Ask me again
option-ask-me = Ask me again on turns without dice

verb-choose-player = Choose a player
option-choose-player = { $player }
verb-choose-side = Choose an effect
option-choose-side = Option { $side }
option-chosen-side = { $effects }
verb-accept = Do it
option-accept = Do it
verb-decline = Skip
option-decline = Skip
verb-arrange = Arrange algorithms
option-arrange = Face up: { $up }; beneath them: { $down }
arrange-free = Lay { $new } into a free slot
arrange-beneath = Lay { $new } beneath { $card }, to upgrade it
arrange-above = Lay { $new } on { $card }, which goes beneath and upgrades it
arrange-instead = Lay { $new } in place of { $card }, which is discarded
arrange-discard = Discard { $new }, leave everything as it is
up-none = free slot
down-none = none
verb-first = Choose the first algorithm
option-first = { $card } works first
verb-turn-die = Change a die
option-turn-die = Change { $die } to { $result }
verb-mark = Mark a die
option-mark = Mark { $die }
verb-roll-marked = Reroll the marked dice
option-roll-marked = Reroll the marked dice
verb-send-to-recovery = Send a die to the Recovery Room
option-send-to-recovery = Send { $die } to the Recovery Room
verb-bring-back = Bring a die back
option-bring-back = Bring { $die } back and roll it
verb-take-back = Take a die back
option-take-back = Take { $die } back from { $at }
verb-keep = Keep a card
option-keep = Keep { $card }
verb-put-back = Put a card back
option-put-back = Put { $card } on the deck
verb-find = Take a card from the deck
option-find = Take { $card }
verb-drop = Discard a card
option-drop = Discard { $card }
verb-drop-algorithm = Discard an algorithm
option-drop-algorithm = Discard the algorithm in slot { $slot }
verb-swap-task = Swap a key task
option-swap-task = Swap { $task }
verb-lose-file = Lose a file
option-lose-file = Lose { $file }
verb-from-vault = Choose what the Vault loses
option-from-vault = The Vault loses 1 { $type_one }
verb-take-token = Take a token
option-take-token = Take 1 { $type_one }
verb-give-token = Give a token
option-give-token = Give 1 { $type_one }
verb-choose-task = Choose a key task
option-choose-task = { $task }
verb-put-token = Put a token on the task
option-put-token = Put 1 { $type_one }
verb-choose-system = Choose a system
option-choose-system = { $system }
verb-choose-room = Choose a room
option-choose-room = { $room }

verb-choose-option = Choose
option-choose-option = Option { $number }
verb-choose-apart = Choose in secret
option-choose-apart = Option { $number }
story-option = { $option } [{ $tag }]
story-option-untagged = { $option }
verb-vote = Vote
option-cast-vote = Vote: { $answer }
verb-lean = Say which way you lean
option-lean = I lean towards: { $answer }
story-lean = I lean towards: { $option }
verb-decide = Decide the vote
option-decide = Decide: { $answer }
story-decide = Decide: { $option }
verb-ask-second = Ask for a second card
option-ask-second = Ask for a second card
verb-no-second = No second card
option-no-second = One card is enough
verb-go-on = Go on
option-go-on = Go on

verb-lay-die = Lay a die
option-lay-die = Lay { $die } on shared spot { $spots }
option-lay-halves = Lay { $die } on shared spots { $first } (counts { $low }) and { $second } (counts { $high })
verb-take-up = Take a die back
option-take-up = Take your die back from shared spot { $spot }
verb-adjust = Change a die on the spots
option-adjust = Set the die on shared spot { $spot } to { $result } ({ $by })
by-parts = 2 parts
by-chems = 2 chems
verb-seal = Add a file
option-seal = Add { $file }, played on commit
verb-lend-kept = Add a kept card
option-lend-kept = Add { $card }
verb-lend-skill = Add a skill
option-lend-skill = Add { $skill }
verb-ask-for-help = Ask for help
option-ask-for-help = Ask the others for help
verb-take-offer = Take an offer
option-take-offer = Take the offer of { $player }
verb-drop-offer = Leave an offer out
option-drop-offer = Leave the offer of { $player } out
verb-withdraw-offer = Withdraw your offer
option-withdraw-offer = Withdraw your offer
verb-vault-share = Set what the Vault pays
option-vault-share = The Vault pays at most { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }
verb-commit = Commit
option-commit = Fill the spots and pay
verb-call-off = Call it off
option-call-off = Call it off
verb-give-tokens = Offer tokens
option-give-tokens = Offer { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }
verb-play-openly = Play a file openly
option-play-openly = Play { $file } openly
verb-save-on = Choose what is saved
option-save-on = Save { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  }
verb-pay-extra = Choose what is paid on top
option-pay-extra = Pay { $number } { $number ->
    [one] { $type_one }
   *[other] { $type }
  } of the tokens of any type
verb-agree = Agree
option-agree = Agree to the change
verb-object = Object
option-object = Leave your die as it is
verb-send-offer = Send the offer
option-send-offer = Send the offer
verb-refuse = Decline
option-refuse = Decline

verb-finish-task = Finish a work task
option-finish-task = Finish { $task }
verb-pay-with = Choose the tokens
option-pay-with = Pay { $data } data, { $parts } parts, { $chems } chems
verb-skip-task = Finish no task
option-skip-task = Finish no task here
verb-save = Use Saviour
option-save = Saviour: save up to 6 tokens
verb-replenish = Replenish the Vault
option-replenish = Move { $tokens } tokens to the Vault
verb-skip-replenish = Do not replenish
option-skip-replenish = Keep the tokens
verb-draw-more = Draw cards
option-draw-more = { $data ->
    [0] Spend no data
    [one] Spend 1 data, draw 1 more card
   *[other] Spend { $data } data, draw { $data } more cards
  }
verb-set-robot = Set the robot
option-set-robot = Set the robot to { $result }
verb-reprogram = Reprogram a robot
option-reprogram = Send the robot of { $player } home
verb-pay-for-return = Pay for a die
option-pay-for-return = Pay: { $die } comes home
verb-let-them-warm = Pay no more
option-let-them-warm = The others warm up in the Recovery Room
verb-draft = Keep a work task
option-draft = Keep { $card }
verb-join = Join the meeting
option-join = Join with { $die }{ $result ->
    [0] {""}
   *[other] , changed to { $result }
  }
verb-stay-away = Stay away
option-stay-away = Stay away
verb-take-alone = Use Lone wolf
option-take-alone = Lone wolf: take the top work task instead
verb-take-task = Take a work task
option-take-task = Take { $card }
verb-take-none = Take no card
option-take-none = Pass the cards on
verb-buy = Buy a skill
option-buy = Buy { $skill } (discarding: { $discard })
verb-end-buying = Buy no more
option-end-buying = Buy no more
verb-repeat-file = Use the file again
option-repeat-file = Use the file again
verb-no-repeat = Once is enough
option-no-repeat = Once is enough
verb-take-top = Take work tasks
option-take-top = { $number ->
    [0] Take none
    [one] Take 1 work task
   *[other] Take { $number } work tasks
  }
verb-drop-task = Discard a work task
option-drop-task = Discard { $card }
verb-keep-rest = Discard no more
option-keep-rest = Discard no more
verb-heal = Move a die out of the Recovery Room
option-heal = { $die } of { $player }
verb-enough-healed = Move no more dice
option-enough-healed = Move no more dice
verb-supply = Supply players
option-supply = 3 { $type } each for { $players }
verb-hand-out = Hand out cards
option-hand-out = Draw 6 cards and hand them out
verb-draw-as-usual = Draw as usual
option-draw-as-usual = Draw as usual
verb-give-card = Give a card
option-give-card = Give { $card } to { $player }
verb-let-awaken = Let somebody perform Awaken
option-let-awaken = { $player } performs Awaken
verb-no-patronage = Keep the skill
option-no-patronage = Keep the skill for later

# Numbers in long menus
field-player = player
field-side = option
field-slot = slot
field-number = number
field-result = result
field-spot = spot
field-spots = spots
field-tokens = tokens
field-data = data
field-parts = parts
field-chems = chems
field-players = players
to-number = player { $number }
player-number = player { $number }
players-number = player { $number }
winners-number = player { $number }

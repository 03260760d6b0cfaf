# Why not.
reason-a-die-fits = A die of yours still fits a free spot.
reason-already-in-hq = You have a die in HQ already.
reason-already-placed = You have already placed a die this turn.
reason-asked-already = The others have been asked already.
reason-cannot-pay = You cannot pay for it in full.
reason-cannot-pay-toll = Whoever cannot pay the toll cannot contribute.
reason-die-barred = This die may not be placed in { $room_acc }.
reason-group-filled = These shared spots are filled already.
reason-hand-full = You hold 5 work tasks already.
reason-must-place = You must place a die first.
reason-must-take = The first time round you must take a card.
reason-no-files-now = No files may be played now.
reason-no-officer-here = Your officer is not among these dice.
reason-no-own-die = You must lay at least one die of your own.
reason-no-robots-in-hq = Robots may not be placed in HQ.
reason-changed-already = Another player changes this die already.
reason-no-new-leaning = You cannot lean to this now.
reason-asked-anyway = You are asked on your turns anyway.
reason-no-such-change = The die cannot be changed like that.
reason-no-such-die = You have no such die there.
reason-no-such-file = You do not hold this file, or cannot play it now.
reason-no-such-offer = There is no such offer.
reason-no-such-skill = You cannot use this skill here.
reason-no-such-spot = There is no such spot: { $at }.
reason-no-such-task = You do not hold this work task.
reason-no-uses-left = { $skill } has no uses left this episode.
reason-nobody-can-help = Nobody else has a die to help with.
reason-not-a-bundle = Replenish takes 3 or 6 tokens.
reason-not-adjacent = A robot fills one spot, or two next to each other.
reason-not-this-skill = { $skill } is not used like that.
reason-not-your-card = These are not the algorithms you have.
reason-not-your-skill = You do not own a skill you want to discard.
reason-not-so-many-tokens = So many tokens cannot be chosen here.
reason-nothing-is-paid = Nothing is being paid for now.
reason-nothing-to-reprogram = There is no robot to reprogram.
reason-other-center = This work task belongs to another room: { $room }.
reason-rank-too-low = This skill needs the rank of { $rank }.
reason-robot-not-in-supply = Your robot is not in the supply.
reason-room-closed = { $room } is closed.
reason-rule-broken = The dice do not obey the placement rule.
reason-same-name = Two face-up algorithms cannot have the same name.
reason-skill-not-available = This skill is taken.
reason-spot-taken = { $at } is taken.
reason-spots-empty = Some shared spots are still empty.
reason-task-not-in-row = This key task is not in the row.
reason-tokens-missing = The cost is not paid in full yet.
reason-too-few-stars = You have too few stars: it costs { $price }.
reason-too-few-tokens = You have too few tokens ({ $type }): you need { $number }.
reason-too-low-for-tech-lab = In the Tech Lab the die must show at least { $least }, like the die on the previous spot.
reason-too-many-proposals = You can open at most { $most } proposals in a turn.
reason-too-many-skills = As { $rank } you may own no more skills.
reason-upgrade-without-algorithm = An upgrade needs a face-up algorithm above it.
reason-vault-full = The Vault has no room for so many tokens.
reason-wrong-slots = Your sector has { $slots } algorithm slots.

# What a placement brings.
reason-yields = Yields { $n } { $n ->
    [one] { $type_one }
   *[other] { $type }
  }.

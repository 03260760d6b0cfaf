# What every game says.
nothing = nothing

reason-game-over = The game is over.
reason-not-asked = You are not asked for anything now.
reason-not-now = This is not one of the choices now.
reason-not-offered = This is not one of the choices.
reason-nothing-to-undo = There is nothing to take back.
reason-undo-other-input = The last thing that happened was not your choice.
reason-undo-chance = Chance has decided something since; that cannot be taken back.
reason-undo-binding = The rules do not let this be taken back.
reason-undo-revealed = Somebody has learnt something from it; that cannot be taken back.
reason-no-sequel = There is no further game in this campaign.
reason-game-not-over = This game of the campaign is not over yet.

# The terminal
play-seat = Seat { $seat }
play-cover = Hand the keyboard to seat { $seat }, then press Enter.
play-choose = Choose a number. Or: u undo, l log, v view, w why not, s save, r replay, a other seat, . wait, ? help, q quit.
play-back = 0  back
play-wait = let time pass
play-nothing = There is nothing to choose now.
play-unknown = { $text }: please type one of the numbers or letters shown.
play-undone = Taken back.
play-why-ask = Which option? Type its text, for example { $example }
play-possible = That is possible now.
play-saved = Saved to { $file }. Go on later with: quarterdeck play --load { $file }
play-over = The game is over.
play-clock = Clock { $minutes }:{ $seconds }
play-replay = Replay: { $count ->
    [one] one input
   *[other] { $count } inputs
  } give the same table again.
play-goodbye = Nothing is lost: quarterdeck play --load { $file }
play-help = Type the number of an option. Long lists come in steps: first what to do, then with what. u takes your last choice back, l shows the log with clause ids, v shows what your seat sees, w tells why something cannot be chosen, s saves, r replays the game and checks it, a changes the seat, . lets time pass, q leaves.

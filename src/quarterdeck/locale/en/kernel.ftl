# What every game says.
nothing = nothing
seat-number = Seat { $number }
bot-name = Bot { $n }
name-in-seat = #{ $n } { $name }

# What somebody did in a turn
turn-recap = { $seat }: { $phrases }.

reason-game-over = The game is over.
reason-not-asked = You are not asked for anything now.
reason-not-now = This is not one of the choices now.
reason-not-offered = This is not one of the choices.
reason-nothing-to-undo = There is nothing to take back.
reason-undo-other-input = The last thing that happened was not your choice.
reason-undo-chance = Chance has decided something since; that cannot be taken back.
reason-undo-binding = There is nothing to take back: the rules let nobody undo your last choice.
reason-undo-revealed = Somebody has learnt something from it; that cannot be taken back.
reason-no-sequel = There is no further game in this campaign.
reason-game-not-over = This game of the campaign is not over yet.

# The terminal
play-seat = { $seat }
play-cover = Hand the keyboard to { $seat }, then press Enter.
play-choose = Type a number, or: u undo, v view, w why not, l log, s save, ? help, q quit.
play-final = (cannot be undone)
play-back = 0  back
play-nothing = There is nothing to choose now.
play-unknown = { $text }: please type one of the numbers or letters shown.
play-too-many = { $text }: { $used } is already a whole choice; please leave out what follows.
play-undone = Taken back.
play-why-ask = For anything else type it as text, such as { $example }; Enter goes back.
play-why-unknown = { $text }: no option is written like this.
play-possible = That is possible now.
play-saved = Saved to { $file }. Go on later with: { $command }
play-over = The game is over.
play-replay = Replay: { $count ->
    [one] one input gives
   *[other] { $count } inputs give
  } the same table again.
play-goodbye = Nothing is lost. Go on with: { $command }
play-help =
    Type the number of an option. Long lists come in steps: first what to do, then with what.
    Several numbers on one line, such as 1 1 3, go through these steps at once; 0 goes back.
    An option can also be typed as its text, such as { $example }; seats and places count from 0 there.
    u takes your last choice back, l shows the log with clause ids, v shows all that your seat sees,
    w tells why something cannot be chosen, s saves, r replays the game and checks it,
    a changes the seat, . lets time pass, Enter alone shows the menu again, q saves and leaves.
play-kept = Saved to { $file }. Look at it again with: { $command }
play-not-saved = It could not be saved to { $file }: { $error }.
play-quit-unsaved = Type q again to leave without saving; anything else goes on.
play-after = l log, v view, r replay, s save, q quit
play-result-won = You have won.
play-result-lost = You have lost.
play-score = Score: { $score }
play-seed = Seed: { $seed } (its hash was shown before the game: { $commitment })
replay-unfinished = The game is not over: this is where it was saved.
play-commitment = Hash of the secret seed: { $commitment }
play-loaded = The game goes on; l tells what has happened so far.
play-more = Enter: go on
play-yes = y yes
play-sure = This cannot be taken back. Type y to do it, anything else to leave it.

# The rules on a terminal
rules-english = There is no translation of this; it is shown in English.
rules-partly-english = { $count ->
    [one] One clause is not translated yet and is shown in English.
   *[other] { $count } clauses are not translated yet and are shown in English.
  }

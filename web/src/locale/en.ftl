# The browser client in English: everything the server's messages do not say.
ui-skip = Skip to the main part
ui-main-menu = Main menu
ui-lobby = Lobby
ui-to-lobby = To the lobby
ui-rules = Rules
ui-close = Close
ui-cancel = Cancel
ui-on = on
ui-off = off
ui-loading = One moment…
ui-clause = Rule { $id }

# Lobby
ui-games = Games
ui-players = { $range } players
ui-minutes = { $count } min
ui-about-unknown = This game has no board here yet: it is played as a list of options.
ui-play-alone = Play alone
ui-solo-game = Solo game
ui-new-table = New table
ui-open-tables = Open tables
ui-open-tables-empty = No table is waiting for people right now. Open one, or play alone.
ui-free-seat-only = With a free seat
ui-hosted-by = hosted by { $name }
ui-join = Join
ui-join-name = Join { $name }
ui-watch = Watch
ui-watch-name = Watch { $name }
ui-to-table = Open table
ui-go-to = Open table { $name }
ui-your-games = Your games
ui-your-games-empty = You are not at any table yet.
ui-finished = Finished games
ui-state-playing = Under way
ui-state-your-turn = Your turn
ui-state-waiting = Ready to start
ui-state-finished = Finished
ui-result-won = Won with { $score } { $score ->
    [one] point
   *[other] points
  }
ui-result-lost = Lost
ui-seats-taken = { $taken } of { $count } seats taken
ui-seats-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
  }
ui-fair = Luck you can check
ui-fair-text = Every table shows the hash of its seed at the start and the seed itself at the end.
ui-keyboard = Full keyboard support
ui-keyboard-text = Tab moves between areas, arrows between options, Enter chooses, ? shows every key.

# Settings
ui-settings = Settings
ui-your-name = Your name
ui-language = Language
ui-theme = Theme
ui-theme-system = System default
ui-theme-dark = Dark
ui-theme-light = Light
ui-theme-to-light = Switch to the light theme
ui-theme-to-dark = Switch to the dark theme
ui-motion = Motion
ui-motion-system = System default
ui-motion-reduced = Reduced
ui-auto = Automatic
ui-auto-forced = Forced choices run by themselves
ui-auto-end-turn = End a turn with nothing left to do
ui-bot-pace = Bots’ pace
ui-bot-pace-slow = slow
ui-bot-pace-normal = normal
ui-bot-pace-fast = fast
ui-bot-pace-instant = at once
ui-sound = Sound
ui-volume = Volume
ui-volume-voice = Voice
ui-volume-effects = Effects
ui-volume-ambience = Background
ui-keys = Keys
ui-key-tab = next area
ui-key-arrows = next option on the board
ui-key-enter = choose
ui-key-escape = put back, close
ui-key-space = Space
ui-key-undo = undo
ui-undo = Take back
ui-undo-last = Take back: { $choice }
ui-undo-turn = { $count ->
    [one] Back to the start of your turn: 1 choice
   *[other] Back to the start of your turn: { $count } choices
  }
ui-undo-turn-ask = Back to the start of your turn?
ui-undo-turn-text = { $count ->
    [one] One choice is
   *[other] { $count } choices are
  } taken back, and cannot be brought back.
ui-undo-turn-yes = Take them back
ui-skip-bots = Skip the wait
ui-all-options = All options as a list
ui-filter-options = Filter
ui-no-match = Nothing matches.
ui-key-log = log
ui-key-chat = chat
ui-key-rules = rules
ui-key-sound = sound on or off
ui-key-keys = these keys

# Opening a table, and the waiting room
ui-table = Table
ui-table-name = Name of the table
ui-table-of = { $name }’s table
ui-seats = Seats
ui-seat = Seat { $n }
ui-visibility = Who can find it
ui-public = public
ui-private = private
ui-public-hint = Everybody sees it in the lobby.
ui-private-hint = Only people with the link find it.
ui-options = Options
ui-new-table-say = Open a table
ui-new-table-hint = People and bots take their seats next; nothing starts yet.
ui-create = Open the table
ui-waiting-room = waiting room
ui-seats-in-order = Seats in turn order
ui-you = you
ui-bot = Bot
ui-seat-bot = Bot
ui-seat-open = free
ui-sit-here = Sit here
ui-free = Free it
ui-stand-up = Stand up
ui-invite = Invite:
ui-copy = Copy
ui-copied = Copied
ui-copy-yourself = Copy this address:
ui-seed-hash = Seed hash
ui-seed-later = Every change of seats or options draws a new seed: the hash at the start counts. The seed itself is shown at the end.
ui-fill-with-bots = Fill free seats with bots
ui-start = Start
ui-start-hint = The game begins at once.
ui-start-needs-seats = The game can begin when every seat has a person or a bot.
ui-ready-to-start = Everybody is here: you can start

ui-waiting-for-host = Waiting for the host to start
ui-no-such-page = There is no such page.
ui-no-such-table = There is no such table.

# At the table
ui-board = Board
ui-rail = Log, chat and rules
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-recap = Since your last turn
ui-log-earlier = { $count ->
    [one] 1 earlier line
   *[other] { $count } earlier lines
  }
ui-chat = Chat
ui-chat-empty = Nobody has written anything yet.
ui-chat-write = Write to the table
ui-chat-send = Send
ui-rules-search = Search the rules
ui-rules-chapters = Chapters
ui-rules-of = Game
ui-rules-back = Back
ui-rules-found = { $count ->
    [0] No clause found
    [one] One clause found
   *[other] { $count } clauses found
  }
ui-what-to-do = What to do
ui-nothing-asked = Nothing is asked of you now.
ui-no-options = There is nothing to choose now.
ui-who-plays = Players
ui-to-move = to move
ui-waiting-for = Waiting for { $names }.
ui-game-over = The game is over.
ui-watching = watching
ui-your-seats = Your seats
ui-play-seat = Play as { $name }
ui-seat-waits = It is the turn of { $name }.
ui-cover = Seat { $n }: { $name }
ui-cover-hint = Hand over the screen. Nothing is shown until you press the button.
ui-cover-show = Show my cards
ui-disconnected = Connection lost; trying again. What you have done is safe.
ui-clock-stands = The clock shown here is paused meanwhile.
ui-connection-refused = The server does not let you in here.
ui-table-discarded = This table was discarded.
ui-retry = Try now
ui-board-failed = The board could not be loaded. Load the page again.

# Refusals
ui-error-failed = That did not work.
ui-error-foreign-origin = The request comes from another site and was refused.
ui-error-bad-request = The server did not understand the request.
ui-error-wrong-method = The server does not do this here.
ui-error-bad-address = This address is damaged.
ui-error-damaged = This table cannot be read any more.
ui-error-no-restart = The rules do not let this game begin anew.
ui-error-not-automatic = This is not the only choice any more.
ui-error-too-slow = The request took too long to arrive.
ui-error-offline = The server cannot be reached right now.
ui-error-unknown-option = The server does not know this choice.
ui-error-not-your-seat = You do not hold this seat.
ui-error-bad-message = The server did not understand this.
ui-error-too-fast = That was too fast; wait a moment.
ui-error-too-large = That is too long.
ui-error-over = The game is over.
ui-error-no-talking = The rules do not allow talking now.
ui-error-not-over = The game is not over yet.
ui-error-withheld = This game is shown when its campaign is over: later games depend on what happened in it.
ui-error-not-started = The game has not started yet.
ui-error-started = The game has started already.
ui-error-seat-taken = Somebody has taken this seat.
ui-error-seats-open = Every seat needs a person or a bot first.
ui-error-not-host = Only the host of the table can do this.
ui-error-spectator = Spectators cannot write to the players.

## The printed game
ui-error-bad-case = Some entries need another look.

## What the server cannot do just now
ui-error-store-failed = Nothing can be saved right now. Try again in a moment.
ui-error-closing = The server is restarting; the game goes on in a moment.

## Names and markers
ui-bot-name = Bot { $n }
ui-markers-cleared = The planning markers have been taken off the board.
ui-error-no-markers = There are no planning markers now.

## Accounts, waiting room, one screen, what follows a game
ui-account = Your account
ui-account-of = Account of { $name }
ui-account-of-guest = { $name }, guest: create an account or log in
ui-guest = guest
ui-you-are-guest = You play as a guest. Only this browser knows you: with an account your tables and your log are yours on any device.
ui-you-are = Your account: { $login }
ui-account-new = Create account
ui-account-new-say = Nothing is lost: your name, your tables and your log stay yours.
ui-account-make = Create account
ui-account-made = Your account is ready. Log in as { $login } on any device.
ui-login = Login
ui-login-hint = Letters, digits and . @ + - _; capitals make no difference.
ui-login-wrong = A login has 2 to 40 letters, digits or . @ + - _
ui-password = Password
ui-password-hint = At least 8 characters. A few words in a row are good.
ui-password-again = The password again
ui-password-differs = The two passwords are not the same.
ui-password-short = Too short: at least 8 characters
ui-password-weak = Easy to guess
ui-password-fair = Good
ui-password-strong = Very good
ui-password-old = Current password
ui-password-new = New password
ui-password-change = Change the password
ui-password-change-say = Whoever is logged in on other devices must log in again.
ui-password-changed = The password is changed. Other devices are logged out.
ui-show-password = Show the password
ui-log-in = Log in
ui-log-in-say = You have an account already? What you have played here as a guest joins it.
ui-logged-in = Welcome back, { $name }!
ui-log-out = Log out
ui-logged-out = You are logged out. As a guest you are now called { $name }.
ui-guest-leaves = Leave for good?
ui-guest-leaves-say =
    { $name } is a guest: without an account nobody can come back to these tables and this log. Create an account first
    if you want to keep them.
ui-guest-leaves-yes = Log out and lose them
ui-guest-stays = Stay and create an account
ui-one-screen = Play on one screen
ui-who-plays = Who plays where
ui-own-screens = each on their own screen
ui-own-screens-hint = Others join through the lobby or with a link.
ui-one-screen-short = all on this screen
ui-one-screen-hint = You hold every seat, and the screen goes round. It is covered in between, so that nobody sees another hand.
ui-one-screen-say = Gather around this screen
ui-one-screen-first = The first player sees cards only after saying so.
ui-name-in-seat = #{ $n } { $name }
ui-hand-over = Hand over
ui-cover-alone = I play all these seats myself: do not cover them
ui-continue = Continue
ui-continue-say = { $name } is under way
ui-continue-name = Continue { $name }
ui-continue-campaign = Continue the campaign: { $game }
ui-campaign-game = Game { $n }
ui-running-tables = Under way, open to watch
ui-result-campaign = Campaign: { $score } { $score ->
    [one] point
   *[other] points
  }
ui-to-history = All finished games
ui-host = host
ui-sit-here-too = Sit here too
ui-take-seat = Take a seat
ui-just-look = Just look around
ui-options-change = Change
ui-options-done = Done
ui-invitation = Invitation
ui-invitation-from = { $name } invites you to { $game }
ui-seats-full = Every seat is taken; you can watch.
ui-waiting-for-host-name = Waiting for { $name } to start
ui-leave-table = Leave the table
ui-stay = Stay
ui-host-leaves = You are the host. When you leave, { $name } hosts the table.
ui-last-leaves = Nobody else sits here. The table leaves the lobby; whoever has the link can still take it over.
ui-next-opened = { $name } has opened the next game
ui-next-join = Join the next game
ui-next-watch = Watch the next game
ui-next-same = The same game again, dealt the same way.
ui-next-new = A new game with the same people.
ui-next-game = Next game
ui-new-campaign = New campaign
ui-play-same = Play the same game again
ui-rematch = Rematch
ui-history-print = Print
ui-history-empty = No game is finished yet
ui-history-empty-say = Every game that you finish is listed here: with whom, when, and how it ended.
ui-history = History
ui-history-all = All games
ui-history-table = Table
ui-history-date = Date
ui-history-people = Players
ui-history-outcome = Outcome
ui-error-login-taken = Somebody else has this login already.
ui-error-wrong-login = Login or password is wrong.
ui-error-wrong-old-password = This is not your current password.
ui-error-has-account = You have an account already.
ui-error-no-session = The server does not know you any more. Load the page again.
ui-error-not-found = That does not exist (any more).
ui-error-bad-options = These options do not go together.
ui-error-no-sequel = The campaign ends here: no further game follows.
ui-error-has-sequel = The campaign goes on: play its next game.
ui-error-not-carried = What a campaign carries on comes from its games alone.
ui-error-other-rules = The rules have changed since this game was played; it cannot be shown any more.
ui-error-cannot-load = The server cannot read this game; whoever runs it finds the reason in its log.
ui-error-too-many-markers = There are too many markers on the table.

## Results
ui-result-winners = Won by { $name }

## Addresses that lead nowhere, the rules' language, tables without a clock
ui-no-such-game = There is no such game.
ui-no-such-clause = There is no clause { $id }.
ui-rules-english = Some clauses are not translated yet. They are in English and marked EN.
ui-rules-in-english = In English
ui-rules-failed = The rules could not be loaded.

## Lessons with a coach
ui-coach = Coach
ui-coach-step = Step { $step } of { $steps }
ui-coach-steps = Steps
ui-coach-done = done
ui-coach-leave = Play on without the coach
ui-coach-leave-later = Not in the middle of a move or choice: finish it first.
ui-coach-more = Steps and goals
ui-goals = Goals
ui-goal-met = met
ui-goal-missed = missed
ui-first-game = First game

## Bots: levels, standing in
ui-level-easy = easy
ui-level-normal = normal
ui-level-hard = hard
ui-level-of = How well the bot in seat { $n } plays
ui-at-table = At the table
ui-here = here
ui-away = away
ui-bot-stands-in = a bot plays for them
ui-bot-for-me = A bot for me
ui-bot-takes-over = Let a bot play
ui-play-myself = Play myself
ui-bot-plays-for-you = A bot plays for you
ui-has-left = { $name } has left the table
ui-bot-may-take-over = A bot may play in { $time }
ui-error-still-here = They left only a moment ago. Wait a little before a bot takes over.

## Hints
ui-hint = Hint
ui-hint-title = What a strong bot would do
ui-hint-thinking = The bot is thinking …
ui-hint-none = The bot has no advice here.
ui-hint-no-choice = There is nothing to choose between right now.
ui-hint-range = { $low }–{ $high }% to win
ui-hint-chance = about { $value }% to win
ui-hint-alike = about as good
ui-hint-points = about { $value } points in the end
ui-hint-lost = the game is lost
ui-hint-then = Then probably: { $line }
ui-hint-plan = The plan behind it, and what bots at this table are up to
ui-hint-take = Do this
ui-hint-lay = { $count ->
    [one] Lay the whole plan (1 step)
   *[other] Lay the whole plan ({ $count } steps)
  }
ui-hints-on = Hints are on at this table.
ui-hints = Hints
ui-hints-null = as usual
ui-hints-true = on
ui-hints-false = off
ui-hints-say = As usual: on, unless people play against each other.
ui-error-no-hints = There are no hints at this table.
ui-error-busy = Too many people are asking for advice just now. Try again in a moment.
ui-error-thinking = The bot is still thinking about your last question.

## Replay
ui-film-next = Next step
ui-film-back = Step back
ui-film-speed = Speed { $speed }
ui-film-step-of = Step { $now } of { $all }
ui-film-position = Position in the film
ui-film-pace = { $name } sets the pace
ui-film-alone = Watch on my own
ui-film-link-step = Copy a link to this step
ui-film-link = Copy a link to the film
ui-key-film = film: play or stop
ui-key-steps = film: a step on or back
ui-key-ends = film: to the beginning or the end
ui-film-play = Play
ui-film = Replay
ui-film-pause = Pause
ui-film-together = Watch with { $name } again
ui-film-loading = Fetching the record…
ui-film-failed = This game cannot be shown step by step.
ui-record-download = Download the record
ui-film-watch = Watch the game
ui-film-end = Result
ui-film-back-to-board = Back to the board
ui-key-chapters = film: to the next or previous part
## Before a game, newcomers, what can be discarded
ui-new-here = New here?
ui-lessons-done = { $done } of { $all } lessons done.
ui-lessons-next = Next: { $lesson }.
ui-lessons-dismiss = No more lessons
ui-all-settings = All settings
ui-ready-to-start-alone = Ready for a game alone
ui-option-pack = Content pack
    .hint = Which cards and boards are played with.
ui-option-pack-base = base game
ui-people-at-tables = { $count ->
    [0] Nobody is at a table
    [one] One person is at a table
   *[other] { $count } people are at tables
  }
ui-open-tables-full = Every table that waits is full. Open one, or play alone.
ui-new-table-of = Open a table of { $game }
ui-discard = Discard
ui-discard-name = Discard { $name }
ui-discard-waiting = { $name } is removed; whoever sits there leaves it.
ui-discard-playing = { $name } is removed for good and does not come into your history.
ui-keep = Keep it
ui-removed-at = Everybody has left: removed on { $time }
ui-same-deal = same deal again
ui-same-deal-say = These cards were dealt before: whoever played then knows them.
ui-name-of-seat = Name of the person in seat { $n }
ui-lesson = lesson
ui-game-filter = Game
ui-history-kind = Kind
ui-history-kind-all = all
ui-history-kind-games = games
ui-history-kind-lessons = lessons
ui-history-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
ui-history-none = No finished game matches. Choose another kind or another game.

## Devices, and leaving for good
ui-devices = Where you are logged in
ui-device-this = This device
ui-device-used = Last used { $time }
ui-device-since = Logged in since { $date }
ui-devices-end = Log out everywhere else
ui-account-delete = Delete the account
ui-account-delete-say =
    Your login, your password and everything you wrote are deleted. Games that only you played go too; games with others
    stay theirs, with a made-up name in your seat. This cannot be undone.
ui-account-delete-yes = Delete for good
ui-account-deleted = Your account is deleted. You are a new guest.
ui-error-weak-password = This password is among the first that anybody tries. Take a few words in a row.
ui-error-others-play = Others still play this game.
ui-error-too-many-tables = You have too many tables. Finish or discard one first.
ui-error-too-many-seats = You wait at too many tables. Leave one first.
ui-error-only-bots = A person has to play too.
ui-error-pack-missing = The content pack of this game is not on the server.

## The seed that everybody adds to
ui-shares = The seed is drawn by the server and by { $name } together: nobody knows it before the start.
ui-shares-missing = Without the share of { $name }: it did not come in time.
ui-shares-check = Check it yourself
ui-shares-secret = The server’s part, as its hash promised:
ui-shares-of = The share of { $name }:
ui-shares-seed = All together make the seed:
ui-error-other-share = This is not the share that was promised.

# Large maps
ui-map-tools = Map tools
ui-die = d{ $sides }
ui-amount-less = Less { $of }
ui-amount-more = More { $of }
ui-map-closer = Closer
ui-map-farther = Farther
ui-map-fit = The whole map
ui-map-key-zoom = closer or farther
ui-map-key-fit = the whole map
ui-map-key-home = your ship
ui-map-key-pan = move the view

# Every board
ui-goals-met = { $met } of { $goals }
ui-which-option = Which option?
ui-places = Places
ui-place = place { $place }
ui-place-won = place { $place }, wins
ui-seed = Seed
ui-what-to-do = What to do
ui-show-board = Look at the board
ui-with-bots = New table with bots
ui-plot-round = R{ $round }
ui-plot-start = start
ui-to-end = To the result
ui-in-focus = In focus
ui-focus-empty = Point at something to read about it.
ui-several-options = { $count ->
    [one] one option
   *[other] { $count } options
  }

## Beginning a game of a campaign anew
ui-restart = Restart this game
ui-restart-loses = The game begins again from its set-up with new chance. Everything that was done and gained in it is lost.
ui-restart-asks = { $count ->
    [one] One other player has to agree within two minutes.
   *[other] { $count } other players have to agree within two minutes.
}
ui-restart-play-on = Play on
ui-restart-waiting = { $count ->
    [one] Restart: waiting for one other player
   *[other] Restart: waiting for { $count } others
}
ui-restart-asked = { $name } wants to restart this game
ui-restart-agree = Agree
ui-restart-decline = Decline
ui-restart-declined = Not everybody agreed: the game goes on.
ui-restarts = { $count ->
    [one] Restarted once
   *[other] Restarted { $count } times
}
ui-broken-off = This game was broken off and has begun anew.
ui-error-broken-off = This game was broken off and has begun anew.
ui-error-no-restart = The rules do not let this game begin anew.

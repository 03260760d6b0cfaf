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
ui-about-space-alert = Ten minutes of alarm: the crew plans twelve turns while the computer announces threats. Then everybody watches what the plan really does.
ui-pace-space-alert = live clock
ui-players = { $range } players
ui-minutes = { $count } min
ui-fly-alone = Fly alone
ui-solo-flight = Solo flight
ui-new-table = New table
ui-open-tables = Open tables
ui-open-tables-empty = No table is waiting for people right now. Open one, or fly alone.
ui-free-seat-only = With a free seat
ui-hosted-by = hosted by { $name }
ui-join = Join
ui-join-name = Join { $name }
ui-watch = Watch
ui-watch-name = Watch { $name }
ui-to-table = To the table
ui-go-to = To the table { $name }
ui-your-games = Your games
ui-your-games-empty = You are not at any table yet.
ui-finished = Finished flights
ui-state-playing = Under way
ui-state-waiting = Ready to start
ui-state-finished = Finished
ui-result-won = Home with { $score } { $score ->
    [one] point
   *[other] points
  }
ui-result-lost = The ship was lost
ui-seats-taken = { $taken } of { $count } seats taken
ui-seats-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
  }
ui-fair = Luck you can check
ui-fair-text = Every table shows the hash of its seed at the start and the seed itself at the end.
ui-keyboard = Keyboard all the way
ui-keyboard-text = Tab moves between areas, arrows between options, Enter chooses, ? shows every key.

# Settings
ui-settings = Settings
ui-your-name = Your name
ui-language = Language
ui-theme = Theme
ui-theme-system = As the system
ui-theme-dark = Dark
ui-theme-light = Light
ui-theme-to-light = Switch to the light theme
ui-theme-to-dark = Switch to the dark theme
ui-motion = Motion
ui-motion-system = As the system
ui-motion-reduced = Reduced
ui-sound = Sound
ui-volume = Volume
ui-keys = Keys
ui-key-tab = next area
ui-key-arrows = next option on the board
ui-key-enter = choose
ui-key-escape = put back, close
ui-key-undo = undo
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
ui-seat = Seat { $seat }
ui-crew-space-alert-1 = Alone with four androids, which you plan for.
ui-crew-space-alert-2 = Two people and two androids.
ui-crew-space-alert-3 = Three people and one android.
ui-crew-space-alert-4 = A crew of four.
ui-crew-space-alert-5 = A crew of five: unconfirmed reports count.
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
ui-seats-order-hint = the Captain acts first, then clockwise
ui-you = you
ui-bot = Bot
ui-seat-bot = Bot
ui-seat-open = free
ui-bot-ready = always ready
ui-sit-here = Sit here
ui-free = Free it
ui-stand-up = Stand up
ui-invite = Invite:
ui-copy = Copy
ui-copied = Copied
ui-seed-hash = Seed hash
ui-seed-later = The hash of the seed is shown when the flight starts, the seed itself when it is over.
ui-fill-with-bots = Fill free seats with bots
ui-start = Start
ui-start-hint = The clock starts when everybody has confirmed.
ui-ready-to-start = Everybody is here: you can start
ui-waiting-for-host = Waiting for the host to start
ui-no-such-page = There is no such page.
ui-no-such-table = There is no such table.

# Table options of Space Alert
table-space-alert-mission = Flight
    .hint = Which sound-track is flown.
    .clause = SA-2.19
table-space-alert-mission-random-mission = A random mission
table-space-alert-mission-generated = A newly generated mission
table-space-alert-mission-S1-1 = Test run 1 (S1-1)
table-space-alert-mission-S1-2 = Test run 2 (S1-2)
table-space-alert-mission-S1-3 = Simulation 1 (S1-3)
table-space-alert-mission-S1-4 = Simulation 2 (S1-4)
table-space-alert-mission-S1-5 = Simulation 3 (S1-5)
table-space-alert-mission-S1-6 = Advanced simulation 1 (S1-6)
table-space-alert-mission-S1-7 = Advanced simulation 2 (S1-7)
table-space-alert-mission-S1-8 = Advanced simulation 3 (S1-8)
table-space-alert-mission-S2-1 = Mission 1 (S2-1)
table-space-alert-mission-S2-2 = Mission 2 (S2-2)
table-space-alert-mission-S2-3 = Mission 3 (S2-3)
table-space-alert-mission-S2-4 = Mission 4 (S2-4)
table-space-alert-mission-S2-5 = Mission 5 (S2-5)
table-space-alert-mission-S2-6 = Mission 6 (S2-6)
table-space-alert-mission-S2-7 = Mission 7 (S2-7)
table-space-alert-mission-S2-8 = Mission 8 (S2-8)
table-space-alert-common = Common threats
    .hint = White cards are milder, yellow ones harder.
    .clause = SA-2.2
table-space-alert-common-white = low: white only
table-space-alert-common-yellow = high: yellow only
table-space-alert-common-mixed = random: white and yellow
table-space-alert-serious = Serious threats
    .hint = Chosen apart from the common ones.
    .clause = SA-2.3
table-space-alert-serious-white = low: white only
table-space-alert-serious-yellow = high: yellow only
table-space-alert-serious-mixed = random: white and yellow
table-space-alert-extra_android = One more android
    .hint = Makes a crew of five out of four.
    .clause = SA-8.1
table-space-alert-captain = Captain
    .hint = Acts first in every turn.
    .clause = SA-2.7
table-space-alert-communications_officer = Communications Officer
    .hint = Lays out external threats.
    .clause = SA-2.7
table-space-alert-chief_of_security = Chief of Security
    .hint = Lays out internal threats.
    .clause = SA-2.7
table-space-alert-clock = Live clock
    .hint = Off: untimed practice, each message comes when all are ready for it.
    .clause = SA-R45
table-space-alert-transfer_seconds = Data transfer window
    .hint = How many seconds cards may be handed over.
    .clause = SA-R18
table-space-alert-trips = Trip rule
    .hint = A misplayed card may be corrected when it is revealed; the next action is then delayed.
    .clause = SA-R30
table-space-alert-pauses = Pause by agreement
    .hint = The clock stops if everybody wants it to.
    .clause = SA-R43
table-space-alert-full_rules = Full rules in training
    .hint = Test runs and simulations with all mission rules.
    .clause = SA-12.12

# At the table
ui-board = Board
ui-rail = Log, chat and rules
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-chat = Chat
ui-chat-empty = Nobody has written anything yet.
ui-chat-write = Write to the table
ui-chat-send = Send
ui-rules-search = Search the rules
ui-rules-chapter = Chapter
ui-rules-found = { $count ->
    [0] No clause found
    [one] One clause found
   *[other] { $count } clauses found
  }
ui-what-to-do = What to do
ui-nothing-asked = Nothing is asked of you now.
ui-no-options = There is nothing to choose now.
ui-game-over = The game is over.
ui-watching = watching
ui-your-seats = Your seats
ui-play-seat = Play seat { $seat }
ui-cover = Seat { $seat }: { $name }
ui-cover-hint = Hand over the screen. Nothing is shown until you press the button.
ui-cover-show = Show my cards
ui-disconnected = Connection lost; trying again. What you have done is safe.
ui-connection-refused = The server does not let you in here.
ui-retry = Try now
ui-board-failed = The board could not be loaded. Load the page again.

# Refusals
ui-error-failed = That did not work.
ui-error-offline = The server cannot be reached right now.
ui-error-unknown-option = The server does not know this choice.
ui-error-not-your-seat = You do not hold this seat.
ui-error-bad-message = The server did not understand this.
ui-error-too-fast = That was too fast; wait a moment.
ui-error-too-large = That is too long.
ui-error-over = The game is over.
ui-error-not-over = The game is not over yet.
ui-error-not-started = The game has not started yet.
ui-error-started = The game has started already.
ui-error-seat-taken = Somebody has taken this seat.
ui-error-seats-open = Every seat needs a person or a bot first.
ui-error-not-host = Only the host of the table can do this.
ui-error-spectator = Spectators cannot write to the players.
ui-error-communications-down = Communications are down: no talking now.

## Names and markers
ui-bot-name = Bot { $n }

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
ui-open-tables-empty = No table is waiting for people right now. Open one, or play alone.
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
ui-finished = Finished games
ui-state-playing = Under way
ui-state-your-turn = Your turn
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
ui-seat = Seat { $n }
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
ui-sit-here = Sit here
ui-free = Free it
ui-stand-up = Stand up
ui-invite = Invite:
ui-copy = Copy
ui-copied = Copied
ui-copy-yourself = Copy this address:
ui-seed-hash = Seed hash
ui-seed-later = The hash of the seed is shown when the game starts, the seed itself when it is over.
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
ui-play-seat = Play as { $name }
ui-seat-waits = It is the turn of { $name }.
ui-cover = Seat { $n }: { $name }
ui-cover-hint = Hand over the screen. Nothing is shown until you press the button.
ui-cover-show = Show my cards
ui-disconnected = Connection lost; trying again. What you have done is safe.
ui-clock-stands = The clock shown here stands still meanwhile.
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

## The printed game
ui-real-table = At a real table
ui-error-bad-case = Some entries need another look.

## What the server cannot do just now
ui-error-store-failed = Nothing can be saved right now. Try again in a moment.
ui-error-closing = The server is restarting; the game goes on in a moment.

## Flight school
ui-school = Flight school
ui-school-about = Short lessons without a clock. Each explains itself, lets you try and undo, and shows why something did not work.
ui-school-of = of { $count } lessons passed
ui-school-lessons = Lessons
ui-school-passed = passed
ui-school-start = start here
ui-school-next = next
ui-lesson-table = Flight school: { $name }

## Names and markers
ui-bot-name = Bot { $n }
ui-markers-cleared = The planning markers have been taken off the board.
ui-error-no-markers = There are no planning markers now.

## Accounts, waiting room, one screen, what follows a game, ship's log
ui-game-space-alert = Space Alert
ui-account = Your account
ui-account-of = Account of { $name }
ui-account-of-guest = { $name }, guest: make an account or log in
ui-guest = guest
ui-you-are-guest = You play as a guest. Only this browser knows you: with an account your tables and your log are yours on any device.
ui-you-are = Your account: { $login }
ui-account-new = Make an account
ui-account-new-say = Nothing is lost: your name, your tables and your log stay yours.
ui-account-make = Make the account
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
ui-password-old = Present password
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
ui-guest-leaves-say = { $name } is a guest: without an account nobody can come back to these tables and this log. Make an account first if you want to keep them.
ui-guest-leaves-yes = Log out and lose them
ui-guest-stays = Stay and make an account
ui-one-screen = Play on one screen
ui-who-plays = Who plays where
ui-own-screens = each on their own screen
ui-own-screens-hint = Others join through the lobby or with a link.
ui-one-screen-short = all on this screen
ui-one-screen-hint = You hold every seat, and the screen goes round. It is covered in between, so that nobody sees another hand.
ui-one-screen-hint-space-alert = You hold every seat, and the screen goes round. It is covered in between, so that nobody sees another hand. Without the live clock there is time to hand it over.
ui-one-screen-say = Gather around this screen
ui-one-screen-first = The first player sees cards only after saying so.
ui-name-in-seat = #{ $n } { $name }
ui-hand-over = Hand over
ui-cover-alone = I play all these seats myself: do not cover them
ui-continue = Continue
ui-continue-say = { $name } is under way
ui-continue-name = Continue { $name }
ui-running-tables = Under way, open to watch
ui-result-campaign = Campaign: { $score } { $score ->
    [one] point
   *[other] points
  }
ui-to-log = All flights in the ship’s log
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
table-space-alert-campaign = Campaign
    .hint = Up to three missions in a row with one ship. The crew votes on difficulty, repairs in between, and everything counts together.
    .clause = SA-10.1.1
ui-campaign-mission = Exploration campaign, mission { $mission } of 3.
ui-campaign-carried = Exploration campaign, mission { $mission } of 3. The ship brings along { $tiles } { $tiles ->
    [one] damage tile
   *[other] damage tiles
  }{ $squads ->
    [0] .
    [one] { " and one broken squad." }
   *[other] { " and " }{ $squads } broken squads.
  }
ui-next-opened = { $name } has opened the next game
ui-next-join = Join the next game
ui-next-watch = Watch the next game
ui-next-same = The same mission again, with the same threats.
ui-next-new = A new mission with the same crew.
ui-next-mission = Next mission
ui-new-campaign = New campaign
ui-same-mission = Play this mission again
ui-new-mission = New mission
ui-ships-log = Ship’s log
ui-log-print = Print
ui-log-empty-title = The log is still empty
ui-log-empty-say = Every mission that you fly with the live clock is written down here, a lost one too: with its crew, its points, and what destroyed the ship.
ui-log-practice = Practice without the clock and training flights are not written down.
ui-log-flights = Flights
ui-log-home = Came home
ui-log-lost = Lost
ui-log-points = Points in all
ui-log-best = Best mission
ui-log-best-campaign = Best campaign
ui-log-date = Date
ui-log-track = Sound-track
ui-log-common = Common threats
ui-log-serious = Serious threats
ui-log-survived = Survived
ui-log-destroyed = Destroyed
ui-log-penalties = Penalties
ui-log-visual = Visual confirmation
ui-log-total = Total
ui-log-paused = with a pause
ui-log-lost-to = Ship lost: { $threat }
ui-log-campaign = Campaign
ui-log-campaign-open = under way
ui-log-campaign-lost = lost
ui-error-login-taken = Somebody else has this login already.
ui-error-wrong-login = Login or password is wrong.
ui-error-wrong-old-password = This is not your present password.
ui-error-has-account = You have an account already.
ui-error-no-session = The server does not know you any more. Load the page again.
ui-error-not-found = That does not exist (any more).
ui-error-bad-options = These options do not go together.
ui-error-no-sequel = The campaign ends here: no further mission follows.
ui-error-has-sequel = The campaign goes on: fly its next mission.
ui-error-not-afresh = What a campaign carries on comes from its missions alone.
ui-error-other-rules = The rules have changed since this game was played; it cannot be shown any more.
ui-error-too-many-markers = There are too many markers on the table.

## Starship Captains, and what is said differently there
ui-game-starship-captains = Starship Captains
ui-about-starship-captains = You command a tidy ship with a mixed crew: fly between planets, perform missions, repair, research and stay friends with three factions for four rounds. Alone, Captain Shadow is your rival.
ui-pace-starship-captains = turn by turn, no clock
ui-fly-alone-starship-captains = Play solo
ui-solo-flight-starship-captains = Solo voyage
ui-crew-starship-captains-1 = Alone, with Captain Shadow as your rival and a passenger aboard.
ui-crew-starship-captains-2 = Two captains on the small star map.
ui-crew-starship-captains-3 = Three captains on the small star map.
ui-crew-starship-captains-4 = Four captains on the large star map.
ui-seats-order-hint-starship-captains = turns go clockwise
ui-start-hint-starship-captains = The computer deals everything and names the first player.
ui-one-screen-hint-starship-captains = You hold every seat, and the screen goes round. The game lies open to everybody; the screen is covered only while a captain holds drawn cards.
ui-one-screen-first-starship-captains = The prompt names the captain whose turn it is.
ui-result-won-starship-captains = { $score } { $score ->
    [one] point
   *[other] points
  }
ui-result-winners = Won by { $name }
ui-next-same-starship-captains = The same galaxy again, dealt the same way.
ui-next-new-starship-captains = A new galaxy with the same captains.
ui-same-mission-starship-captains = Play this galaxy again
ui-new-mission-starship-captains = Rematch
table-starship-captains-first = First player
    .hint = Who begins the first round.
    .clause = SC-2.30
table-starship-captains-first--1 = drawn at random
table-starship-captains-board = Technology boards
    .hint = Which side lies up; all captains use the same one.
    .clause = SC-2.21
table-starship-captains-board-random = a random side
table-starship-captains-board-A = side A
table-starship-captains-board-B = side B
table-starship-captains-passenger = Passenger
    .hint = Decides what Captain Shadow’s passenger card does and what scores in the end.
    .clause = SC-17.5
table-starship-captains-passenger-teddy = Teddy
table-starship-captains-passenger-the-ambassador = The ambassador
table-starship-captains-passenger-the-safety-inspector = The safety inspector
table-starship-captains-passenger-the-reformed-pirate = The reformed pirate
table-starship-captains-passenger-the-touring-curator = The touring curator
table-starship-captains-passenger-the-android-philosopher = The android philosopher
table-starship-captains-passenger-random = a surprise guest

## Addresses that lead nowhere, the rules' language, tables without a clock
ui-no-such-game = There is no such game.
ui-no-such-clause = There is no clause { $id }.
ui-rules-english = The text of the rules is in English.
ui-start-hint-untimed = It begins when everybody has confirmed; nobody is hurried.

## Lessons with a coach
ui-coach = Coach
ui-coach-step = Step { $step } of { $steps }
ui-coach-steps = Steps
ui-coach-done = done
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
ui-error-still-here = They left only a moment ago. Wait a little before a bot takes over.

## Hints
ui-hint = Hint
ui-hint-title = What a strong bot would do
ui-hint-thinking = The bot is thinking …
ui-hint-none = The bot has no advice here.
ui-hint-win = wins { $value } %
ui-hint-points = about { $value } points in the end
ui-hint-lost = the ship is lost
ui-hint-then = Then probably: { $line }
ui-hint-plan = The plan behind it, and what bots at this table are up to
ui-hint-take = Do this
ui-error-busy = Too many people are asking for advice just now. Try again in a moment.
ui-error-thinking = The bot is still thinking about your last question.

# Starship Captains in the lobby, loaded on every page: its name, the ways to begin, its table options.
ui-game-starship-captains = Starship Captains
ui-about-starship-captains =
    You command a tidy ship with a mixed crew: fly between planets, perform missions, repair, research and stay friends
    with three factions for four rounds. Alone, Captain Shadow is your rival.
ui-pace-starship-captains = turn by turn, no clock
ui-play-alone-starship-captains = Play solo
ui-solo-game-starship-captains = Solo voyage
ui-result-won-starship-captains = { $score } { $score ->
    [one] point
   *[other] points
  }
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

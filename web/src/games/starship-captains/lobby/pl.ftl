# Starship Captains in the lobby, loaded on every page: its name, the ways to begin, its table options.
ui-game-starship-captains = Gwiezdna Flota
ui-about-starship-captains =
    Dowodzisz schludnym statkiem z mieszaną załogą: lataj między planetami, wypełniaj misje, naprawiaj, badaj i żyj w
    zgodzie z trzema frakcjami przez cztery rundy. W pojedynkę twoim rywalem jest Kapitan Cień.
ui-pace-starship-captains = turami, bez zegara
ui-play-alone-starship-captains = Graj solo
ui-solo-game-starship-captains = Samotny rejs
ui-result-won-starship-captains = { $score } { $score ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
table-starship-captains-first = Pierwszy gracz
    .hint = Kto zaczyna pierwszą rundę.
    .clause = SC-2.30
table-starship-captains-first--1 = losowo
table-starship-captains-board = Plansze technologii
    .hint = Która strona leży na wierzchu; u wszystkich ta sama.
    .clause = SC-2.21
table-starship-captains-board-random = losowa strona
table-starship-captains-board-A = strona A
table-starship-captains-board-B = strona B
table-starship-captains-passenger = Pasażer
    .hint = Decyduje, co robi karta pasażera Kapitana Cienia i za co są punkty na koniec.
    .clause = SC-17.5
table-starship-captains-passenger-teddy = Miś Tedi
table-starship-captains-passenger-the-ambassador = Ambasador
table-starship-captains-passenger-the-safety-inspector = Inspektor BHP
table-starship-captains-passenger-the-reformed-pirate = Nawrócony pirat
table-starship-captains-passenger-the-touring-curator = Wędrowny kustosz
table-starship-captains-passenger-the-android-philosopher = Android filozof
table-starship-captains-passenger-random = gość niespodzianka

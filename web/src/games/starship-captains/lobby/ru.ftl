# Starship Captains in the lobby, loaded on every page: its name, the ways to begin, its table options.
ui-game-starship-captains = Звёздные капитаны
ui-about-starship-captains =
    У вас опрятный корабль и пёстрый экипаж: летайте между планетами, выполняйте миссии, чините, исследуйте и дружите с
    тремя фракциями четыре раунда подряд. В одиночку соперником будет капитан Тень.
ui-pace-starship-captains = по ходам, без часов
ui-play-alone-starship-captains = Играть соло
ui-solo-game-starship-captains = Одиночный рейс
ui-result-won-starship-captains = { $score } { $score ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
  }
table-starship-captains-first = Первый игрок
    .hint = Кто начинает первый раунд.
    .clause = SC-2.30
table-starship-captains-first--1 = по жребию
table-starship-captains-board = Планшеты технологий
    .hint = Какой стороной вверх; у всех капитанов одинаково.
    .clause = SC-2.21
table-starship-captains-board-random = случайная сторона
table-starship-captains-board-A = сторона A
table-starship-captains-board-B = сторона B
table-starship-captains-passenger = Пассажир
    .hint = Решает, что делает карта пассажира у капитана Тени и за что дают очки в конце.
    .clause = SC-17.5
table-starship-captains-passenger-teddy = Тедди
table-starship-captains-passenger-the-ambassador = Посол
table-starship-captains-passenger-the-safety-inspector = Инспектор по безопасности
table-starship-captains-passenger-the-reformed-pirate = Пират в завязке
table-starship-captains-passenger-the-touring-curator = Странствующий хранитель музея
table-starship-captains-passenger-the-android-philosopher = Андроид-философ
table-starship-captains-passenger-random = случайный гость

# Xia in the lobby, loaded on every page: its name, the ways to begin, its table options.
ui-game-xia = Ксиа
ui-about-xia =
    Вы — капитан небольшого корабля в неизведанной системе: исследуйте секторы, торгуйте, берите миссии, сражайтесь или
    живите вне закона, покупайте корабли получше и станьте легендой раньше других.
ui-pace-xia = по ходам, без часов
ui-play-alone-xia = Играть с ботами
ui-solo-game-xia = Игра с ботами
ui-result-won-xia = { $score ->
    [one] { $score } очко славы
    [few] { $score } очка славы
   *[many] { $score } очков славы
  }
table-xia-goal = Цель по славе
    .hint = Кто первым её достигнет, тот победит.
    .clause = XIA-3.1
table-xia-first_game = Расстановка для новичков
    .hint = Заданные начальные секторы, цель — 5 очков славы, рекомендованное оборудование.
    .clause = XIA-2.2.1
table-xia-npcs = Неигровые корабли
    .hint = По системе летают Торговец, Патрульный и Разбойник.
    .clause = XIA-30.1.1
table-xia-npc_moves = Движение неигровых кораблей
    .hint = На напечатанное число клеток или по броску.
    .clause = XIA-R23
table-xia-npc_moves-fixed = напечатанное число
table-xia-npc_moves-rolled = по броску
table-xia-npc_ways = Пути неигровых кораблей
    .hint = Кто выбирает между одинаково хорошими путями.
    .clause = XIA-R16
table-xia-npc_ways-automatic = сами
table-xia-npc_ways-asked = спрашивать капитана
table-xia-gate_first_use_fame = Слава за врата
    .hint = Когда первое использование врат приносит славу.
    .clause = XIA-D10
table-xia-gate_first_use_fame-per_gate = за каждые врата
table-xia-gate_first_use_fame-once = один раз
table-xia-gate_first_use_fame-off = никогда
table-xia-rounds = Предел раундов
    .hint = После стольких раундов игра закончится; 0 — без предела.
    .clause = XIA-R27
table-xia-rounds-0 = без предела
table-xia-answer_time = Время на ответ
    .hint = Сколько секунд есть у других на ответ; 0 — без предела.
    .clause = XIA-R9
table-xia-answer_time-0 = без предела

# Инструктор и цели, в какой бы игре они ни были.
verb-got-it = Понятно
verb-play-freely = Играть дальше без инструктора
option-got-it = Понятно, дальше
option-play-freely = Играть дальше без инструктора
prompt-lecture = Инструктор объясняет.
waiting-lecture = Инструктор объясняет.
coach-step = Инструктор, шаг { $step } из { $steps }:
reason-coach-waits = Инструктор ждёт другого: { $awaited }. Сделайте это или в начале хода продолжите игру без инструктора.
reason-no-coach = В этой игре нет инструктора.
reason-nothing-to-read = Сейчас читать нечего.

goal-met = [+]
goal-missed = [-]
in-turn = Ход { $turn }:

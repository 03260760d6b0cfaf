# A coach and goals, in whatever game has them.
verb-got-it = Got it
verb-play-freely = Play on without the coach
option-got-it = Got it, go on
option-play-freely = Play on without the coach
prompt-lecture = The coach explains something.
waiting-lecture = The coach explains something.
coach-step = Coach, step { $step } of { $steps }:
reason-coach-waits = The coach waits for something else: { $awaited }. Do that, or play on without the coach at the start of a turn.
reason-no-coach = There is no coach in this game.
reason-nothing-to-read = There is nothing to read just now.

goal-met = [+]
goal-missed = [-]
in-turn = Turn { $turn }:

# Instruktor i cele, w każdej grze, która je ma.
verb-got-it = Rozumiem
verb-play-freely = Graj dalej bez instruktora
option-got-it = Rozumiem, dalej
option-play-freely = Graj dalej bez instruktora
prompt-lecture = Instruktor coś wyjaśnia.
waiting-lecture = Instruktor coś wyjaśnia.
coach-step = Instruktor, krok { $step } z { $steps }:
reason-coach-waits = Instruktor czeka na coś innego: { $awaited }. Zrób to albo na początku tury graj dalej bez instruktora.
reason-no-coach = W tej grze nie ma instruktora.
reason-nothing-to-read = Teraz nie ma nic do czytania.

goal-met = [+]
goal-missed = [-]
in-turn = Tura { $turn }:

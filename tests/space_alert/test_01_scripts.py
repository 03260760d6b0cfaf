"""The sixteen sound-tracks as on the publisher's cards (SA-1.23, SA-D52)."""

import pytest

from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.script import ENDS, Message, follow
from tests.rules import rule
from tests.space_alert.tables import flight

CARDS = """
S1-1 test_run 250/420: 15 T1b, 60 T2w, 90 give, 135 T3r, 200 give, 280 data, 310 give
S1-2 test_run 220/420: 10 T1w, 50 data, 80 T2r, 135 give, 225 T4b, 290 give, 330 data
S1-3 simulation 220/450/600: 10 T2r, 70 data, 90 !T3w, 120 give, 170 give, 230 ?T5r, 290 !T6b, 340 give, 360-375, \
405 data, 470-480, 505 give
S1-4 simulation 220/450/600: 10 data, 20 !T2b, 70 give, 100 T4w, 180 give, 230-240, 250 !T6r, 285 data, 300-310, \
330 ?T7w, 360 give, 480 give, 520-530
S1-5 simulation 240/450/600: 10 T1b, 65 T3r, 100 data, 120-130, 150 give, 185 ?T4b, 250 !T5w, 280 give, 300 data, \
320 T7r, 355 give, 400-410, 470-485, 490 give, 505-510
S1-6 advanced_simulation 240/450/600: 10 T2i, 60 T3w, 110 give, 140 ?T4r, 190 data, 250 T5i, 290 data, 320 !T7b, \
340 give, 360-370, 400 give, 470-490, 500 give, 550-560
S1-7 advanced_simulation 250/450/600: 10 data, 20 !T2w, 75 ?T3b, 120-135, 155 !T4i, 200 give, 260 data, 270 give, \
285 T7r, 320-350, 455 give, 480 give, 510-520
S1-8 advanced_simulation 250/460/600: 10 T1r, 70 data, 100 !T3i, 150 give, 200 T4b, 260 ?T5w, 300 data, 320 T6i, \
345-355, 365 give, 405-420, 470-480, 485-495, 545 give
S2-1 mission 225/450/600: 10 !T2w, 55 ?T3i, 110 T4b, 140 data, 170-180, 185 give, 230 data, 240 T5i, 265 give, \
290 T6b, 320-335, 350 !T7r, 395 give, 470-490, 500 give, 555-565
S2-2 mission 240/465/620: 10 ?T1r, 35 T2i, 90 T3w, 120 give, 155 T4r, 190 data, 245 data, 255 T5w, 290 !T6i, \
320-340, 345 give, 375 T8b, 425 data, 480 give, 500-530, 565 give
S2-3 mission 230/450/600: 10 T2i, 50 data, 75 T3b, 110-120, 135 T4i, 185 give, 240 !T6w, 270-290, 295 !T7b, \
320 give, 340 data, 355 ?T8r, 410 give, 460-480, 485 give, 495-505
S2-4 mission 225/440/580: 10 T1r, 60 ?T3w, 90 data, 115 !T4r, 145 give, 235 give, 250 !T5i, 275 data, 300 !T6b, \
345-355, 385 data, 395-405, 455 give, 480-500, 535-550
S2-5 mission 230/450/600: 10-15, 20 !T2b, 65 data, 90 !T3i, 140 give, 175 T4r, 240-265, 270 T6r, 305 ?T7i, \
360 T8w, 395 give, 410 give, 465 data, 480 give, 500-520
S2-6 mission 230/465/620: 10 data, 20 T1b, 45 T2i, 70 !T3w, 90-100, 130 data, 180 data, 235 T5b, 265 give, \
285 T6i, 320 ?T7w, 365 give, 410 T8r, 480-510, 520-525, 580 give
S2-7 mission 220/450/600: 10 ?T1b, 35 !T3r, 70 data, 105 !T4i, 135 give, 175-185, 225 T5w, 245 data, 265 T7r, \
290 give, 320 T8w, 360 give, 455 data, 475-480, 485-495, 500-525
S2-8 mission 205/435/580: 10 T3i, 40-50, 70 !T4b, 90-105, 150 data, 160 data, 210 !T5w, 240-250, 275 give, \
295 !T7r, 320 give, 380 ?T8b, 450-460, 490 give, 530-550
""".strip().splitlines()
"""`230 ?T5r` is an unconfirmed report at 230 s: a threat in the red zone, T+5; `!` is serious, `i` internal."""

KINDS = {card.split()[0]: card.split()[1] for card in CARDS}


def shorthand(message: Message) -> str:
    if message.say == "communications_down":
        return f"{message.at}-{message.until}"
    marks = "?" * message.unconfirmed + "!" * message.serious
    words = {"threat": f"{marks}T{message.number}{'rwbi'[message.zone]}", "data": "data", "transfer": "give"}
    return f"{message.at} {words[message.say]}"


@rule("SA-D52")
@pytest.mark.parametrize("card", CARDS, ids=list(KINDS))
def test_a_sound_track_says_what_the_card_says_when_the_card_says_it(card: str) -> None:
    script = pack().missions[card.split()[0]]
    ends = "/".join(map(str, script.phase_ends))
    assert f"{script.code} {script.kind} {ends}: {', '.join(map(shorthand, script.messages))}" == card


@rule("SA-1.23")
def test_there_are_sixteen_sound_tracks() -> None:
    training = {1: "test_run", 2: "test_run", 3: "simulation", 4: "simulation", 5: "simulation"}
    expected = {f"S1-{n}": training.get(n, "advanced_simulation") for n in range(1, 9)}
    expected |= {f"S2-{n}": "mission" for n in range(1, 9)}
    assert {code: script.kind for code, script in pack().missions.items()} == expected


@rule("SA-1.23")
@pytest.mark.parametrize("code", KINDS)
def test_every_sound_track_can_be_flown(code: str) -> None:
    table = flight(5, mission=code).state
    assert (table.script_code, table.kind) == (code, KINDS[code])
    assert [m for m in table.script if m.say == "threat"] == pack().missions[code].threats(5)


def test_a_rest_that_no_other_script_fits_is_quiet() -> None:
    """Each phase that is left lasts just long enough for its warnings; nothing else is said."""
    script = (Message(100, "phase_end", 1), Message(200, "phase_end", 2), Message(300, "end", 3))
    rest = follow(script, [script[0]], 120.0, [])
    assert [(message.at, message.number) for message in rest if message.say in ENDS] == [(181, 2), (242, 3)]
    assert {message.say for message in rest} == {"warning", *ENDS}

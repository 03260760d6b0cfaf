"""Recaps: others' turns since the own last one, a sentence each."""

from quarterdeck.kernel.event import Event
from quarterdeck.kernel.recap import RecapRules, TurnEvents, since_last_turn, turn_sentence
from quarterdeck.kernel.words import words

RULES = RecapRules(frozenset({"turn-ended", "passed"}), frozenset({"moved", "promoted", "passed", "shadow-fought"}))


def event(kind: str, seat: int | None = None, **args: object) -> Event:
    return Event(kind, "", args if seat is None else {"seat": seat, **args})


def seats_and_kinds(turns: list[TurnEvents]) -> list[tuple[int | None, list[str]]]:
    return [(turn.seat, [one.kind for one in turn.events]) for turn in turns]


OWN_TURN = [event("moved", 0, place="p1"), event("turn-ended", 0)]
THEIRS = [
    event("moved", 1, place="p1"), event("paid", 1), event("promoted", 1, figure="R"), event("turn-ended", 1),
    event("moved", 2, place="p2"), event("turn-ended", 2), event("moved", 2, place="p1"), event("passed", 2),
]  # fmt: skip


def test_each_turn_of_others_is_told_by_its_headlines() -> None:
    assert seats_and_kinds(since_last_turn([*OWN_TURN, *THEIRS], 0, RULES)) == [
        (1, ["moved", "promoted"]), (2, ["moved"]), (2, ["moved", "passed"]),
    ]  # fmt: skip


def test_my_own_doing_is_left_out_and_my_next_turn_end_begins_anew() -> None:
    mine = [event("moved", 0, place="p3")]
    assert seats_and_kinds(since_last_turn([*OWN_TURN, *THEIRS[:4], *mine], 0, RULES)) == [(1, ["moved", "promoted"])]
    assert since_last_turn([*OWN_TURN, *THEIRS, *OWN_TURN], 0, RULES) == []


def test_before_the_first_turn_there_is_nothing_to_tell() -> None:
    assert since_last_turn(THEIRS, 0, RULES) == []


def test_what_the_game_itself_does_is_told_without_a_name() -> None:
    turns = since_last_turn([*OWN_TURN, event("shadow-fought", route="s1")], 0, RULES)
    assert seats_and_kinds(turns) == [(None, ["shadow-fought"])]


def test_a_turn_is_one_sentence_in_every_language() -> None:
    twice = [event("moved", 1, place="p1", route="s1"), event("pirate-fought", 1), event("pirate-fought", 1)]
    said = turn_sentence(TurnEvents(1, twice), words("starship-captains"))
    place = words("starship-captains").spell("place", "p1")
    assert said == f"Seat 2: flew to {place}, fought a pirate."
    told = {"ru": "Место 2: летит на Амбру, сражается с пиратом.", "pl": "Miejsce 2: leci na Ambrę, walczy z piratem."}
    for language, sentence in told.items():
        assert turn_sentence(TurnEvents(1, twice), words("starship-captains", language)) == sentence


def test_an_event_without_a_phrase_is_told_by_its_own_sentence() -> None:
    said = words("starship-captains")
    idle = event("shadow-idle")
    assert turn_sentence(TurnEvents(None, [idle]), said) == said.event(idle)

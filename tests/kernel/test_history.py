"""History: save, load, replay, undo; time and chance as inputs."""

from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck import (
    BadContent,
    BadOptions,
    BadRecord,
    CannotUndo,
    Game,
    Illegal,
    QuarterdeckError,
    Record,
    replay,
)
from quarterdeck.games.space_alert.rules.commands import Place
from quarterdeck.kernel.errors import GameOver, Reason
from quarterdeck.kernel.foresight import final_options
from quarterdeck.kernel.history import by_present_rules, difference, scenes
from quarterdeck.kernel.record import Input
from tests.minis import duel
from tests.space_alert.tables import flight


def test_repr_rebuilds_the_game_at_its_start() -> None:
    game = Game("space-alert", seats=3, seed="x", mission="S2-2", trips=True)
    again = eval(repr(game), {"Game": Game})
    assert again.state == game.state


def test_a_saved_game_goes_on_where_it_was() -> None:
    game = flight(4)
    game.clock(33.3)
    card = game.view(1)["players"][1]["hand"][0]
    game.act(1, f"place 1 {card} 2", at=35.0)
    game.clock(36.25)
    again = Game.load(game.save())
    assert again.state == game.state
    assert again.state.now == 36.25
    assert again.save() == game.save()
    for both in (game, again):
        both.clock(700.0)
    assert again.result() == game.result()


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not a saved game"),
        (b"[]", "not a saved game"),
        (b'{"game": "space-alert"}', "missing required field"),
        (b'{"game":"space-alert","version":1,"seats":4,"options":{},"seed":"1","inputs":[{"at":0,"seat":0,"do":"jump"}]}',
         r"input 0 \(jump by seat 0\) does not replay"),
        (b'{"game":"space-alert","version":1,"seats":4,"options":{},"seed":"1","inputs":[{"at":0,"seat":0,"do":"consent"}]}',
         r"input 0 .*: This is not one of the choices now\. \(not-now"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_by_name(data: bytes, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Game.load(data)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"seats": 9}, "for 1, 2, 3, 4, 5 seats, not 9"),
        ({"seats": 4, "colour": "red"}, "no set-up option 'colour'; there are mission, common"),
        ({"seats": 4, "captain": 4}, "captain: seat 4 does not exist"),
        ({"seats": 4, "common": "purple"}, 'not "purple"'),
        ({"seats": 4, "transfer_seconds": 11}, "transfer_seconds"),
        ({"seats": 3, "seating": [0, 1, 2]}, "seating"),
        ({"seats": 4, "campaign": {}, "mission": "S2-1"}, "draws its missions at random"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        Game("space-alert", **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("given", [{}, "{}", None])
def test_what_is_no_record_is_not_replayed(given: Any) -> None:
    with pytest.raises(BadRecord, match=r"replay takes a Record, .* not (dict|str|NoneType);"):
        replay(given)


def test_arguments_of_another_type_are_refused_by_name() -> None:
    seats: Any = 3.0
    with pytest.raises(BadOptions, match=r"xia is for 3, 4, 5 seats, not 3\.0"):
        Game("xia", seats=seats)
    game = Game("xia", seats=3)
    time: Any = "x"
    with pytest.raises(QuarterdeckError, match="'x' is not a time"):
        game.clock(time)
    chance: Any = 1
    with pytest.raises(QuarterdeckError, match="1 is not a Chance"):
        game.state.imagined(0, chance)


def test_the_clock_never_goes_back() -> None:
    game = flight(4)
    game.clock(30.0)
    with pytest.raises(QuarterdeckError, match="cannot go to 29"):
        game.clock(29.0)
    with pytest.raises(QuarterdeckError, match="cannot go to nan"):
        game.clock(float("nan"))


def test_an_answer_is_judged_at_its_own_time() -> None:
    game = flight(4)
    card = game.view(0)["players"][0]["hand"][0]
    with pytest.raises(Illegal, match="slot-locked"):
        game.act(0, f"place 0 {card} 1", at=225.0)
    assert game.state.phase == 2


def test_undo_takes_back_what_nobody_else_could_see_the_face_of() -> None:
    game = flight(4)
    before = game.state.to_json()
    card = game.view(0)["players"][0]["hand"][0]
    game.act(0, f"place 0 {card} 1", at=5.0)
    game.clock(7.0)
    game.undo(0)
    assert game.state.now == 7.0
    game.state.now = 0.0
    assert game.state.to_json() == before


def test_what_is_kept_for_undo_stays_as_it_was_whatever_is_tried_from_it() -> None:
    game, kept = flight(4), []
    for slot in (1, 2, 3):
        kept.append(game.state.to_json())
        game.act(0, f"place 0 {game.state.players[0].hand[0]} {slot}")
    game.undo(0)
    assert game.state.to_json() == kept.pop()
    with pytest.raises(Illegal):
        game.act(0, "turn 0 3")
    for slot in (1, 2):
        game.act(0, f"turn 0 {slot}")
        game.undo(0)
    for state in reversed(kept):
        game.undo(0)
        assert game.state.to_json() == state


def test_undo_is_only_for_the_own_last_choice() -> None:
    game = flight(4)
    for seat in (0, 1):
        card = game.view(seat)["players"][seat]["hand"][0]
        game.act(seat, f"place {seat} {card} 1")
    with pytest.raises(CannotUndo, match="undo-other-input"):
        game.undo(0)
    game.undo(1)
    game.undo(0)
    with pytest.raises(CannotUndo, match="undo-other-input"):
        game.undo(0)  # the last thing left is seat 3 being ready


@pytest.mark.parametrize("count", [0, -1])
def test_undo_takes_back_at_least_one_choice(count: int) -> None:
    game = flight(4)
    card = game.view(0)["players"][0]["hand"][0]
    game.act(0, f"place 0 {card} 1")
    before, inputs = game.state.copy(), list(game.record.inputs)
    for seat in (0, 1):
        with pytest.raises(QuarterdeckError, match="at least one"):
            game.undo(seat, count)
    assert (game.state, game.record.inputs) == (before, inputs)


def test_undo_never_crosses_a_message_of_the_clock() -> None:
    game = flight(4)
    card = game.view(0)["players"][0]["hand"][0]
    game.act(0, f"place 0 {card} 1", at=5.0)
    game.clock(10.0)
    with pytest.raises(CannotUndo, match="undo-other-input"):
        game.undo(0)


def test_undo_never_crosses_a_reveal() -> None:
    game = Game("mini-duel", seats=2, seed="1")
    game.act(0, "aim")
    game.undo(0)
    game.act(0, "scan")
    with pytest.raises(CannotUndo, match="undo-revealed"):
        game.undo(0)


def test_undo_never_crosses_a_die() -> None:
    game = Game("mini-duel", seats=2, seed="1")
    game.act(0, "fire 1")
    game.undo(0)
    game.act(0, "fire 1")
    game.act(1, "bear")
    with pytest.raises(CannotUndo, match="undo-chance"):
        game.undo(1)


def test_nothing_is_taken_back_once_a_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody may know its seed and its whole record by then."""

    def end(*_: object) -> None:
        raise GameOver

    game = Game("mini-duel", seats=2, seed="1")
    monkeypatch.setattr(duel.Aim, "take", end)
    aim = game.state.option("aim")
    assert final_options(game.state, 0, [aim]) == [aim]
    game.act(0, aim)
    assert (game.over, game.undoable(0)) == (True, 0)
    with pytest.raises(CannotUndo, match="game-over"):
        game.undo(0)


def test_undo_in_an_empty_game() -> None:
    with pytest.raises(CannotUndo, match="nothing-to-undo"):
        Game("mini-duel", seats=2).undo(0)


def test_a_reaction_may_answer_a_reaction() -> None:
    game = Game("mini-duel", seats=2, seed="1")
    for seat, text in [(0, "fire 1"), (1, "shield"), (0, "shield"), (1, "bear")]:
        assert game.seats() == (seat,)
        game.act(seat, text)
    assert game.state.ships[1].hull < 3
    assert [ship.shields for ship in game.state.ships] == [1, 1]


def test_several_seats_owe_an_answer_at_once_in_any_order() -> None:
    orders = []
    for order in ((0, 1, 2), (2, 0, 1)):
        game = Game("mini-draft", seats=3, seed="1")
        picks = {seat: str(game.choices(seat)[0]) for seat in range(3)}
        for seat in order:
            assert seat in game.seats()
            game.act(seat, picks[seat])
        orders.append(game.state.to_json())
    assert orders[0] == orders[1]


def test_who_does_not_vote_in_time_abstains() -> None:
    game = Game("mini-council", seats=3, seed="1")
    game.act(1, "vote mind", at=10.0)
    game.act(1, "vote heart", at=11.0)
    assert game.view(0)["voters"][1]["ballot"] is True
    assert game.view(1)["voters"][1]["ballot"] == "heart"
    game.clock(60.0)
    assert game.result().outcome == "heart"
    assert game.state.ballots == ["none", "heart", "none"]


def test_a_replay_can_stop_anywhere() -> None:
    game = flight(4)
    game.clock(100.0)
    for count in range(len(game.record.inputs) + 1):
        again = replay(game.record, count)
        assert again.record.inputs == game.record.inputs[:count]
        assert again.events == game.events[: len(again.events)]


def test_a_record_knows_the_time_up_to_which_nothing_happened() -> None:
    game = flight(4)
    game.clock(33.3)
    assert replay(game.record).state == game.state
    card = game.view(0)["players"][0]["hand"][0]
    game.act(0, f"place 0 {card} 1", at=34.0)
    game.clock(36.5)
    game.undo(0)
    assert replay(game.record).state == game.state
    assert replay(game.record, 0).record.now == 0.0


def other_deal(record: Record) -> Record:
    (purpose, deck), *rest = record.rolled
    return replace(record, rolled=((purpose, deck[::-1]), *rest))


def test_a_record_whose_set_up_gives_something_else_is_refused() -> None:
    game = Game("mini-draft", seats=2, seed="1")
    assert replay(game.record).state == game.state
    with pytest.raises(BadRecord, match="chance gave something else during set-up"):
        replay(other_deal(game.record))
    assert difference(other_deal(game.record)) == "chance gave something else during set-up"
    with pytest.raises(BadRecord, match=r"version 0 .* chance gave something else during set-up"):
        by_present_rules(replace(other_deal(game.record), version=0))


def test_cards_that_are_dealt_otherwise_are_noticed_before_the_first_input(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("starship-captains", seats=2, seed="1")
    monkeypatch.setattr("quarterdeck.kernel.chance._GOLDEN", 12345)  # the same rules deal other cards
    with pytest.raises(BadRecord, match="during set-up"):
        replay(game.record)


def test_playing_by_the_record_leaves_the_record_as_it_is() -> None:
    game = Game("mini-draft", seats=2, seed="1")
    before = game.record.to_json()
    replay(game.record, by_record=True)
    assert game.record.to_json() == before


@pytest.mark.parametrize(
    ("name", "pack", "complaint"),
    [
        ("starship-captains", "base@0123456789", "no pack 'base@0123456789' of starship-captains is loaded"),
        ("space-alert", "house@0123456789", "no pack 'house@0123456789' of space-alert is loaded"),
        ("mini-duel", "base@0123456789", "mini-duel has no packs"),
    ],
)
def test_a_record_with_content_that_is_not_loaded_is_refused_by_name(name: str, pack: str, complaint: str) -> None:
    record = replace(Game(name, seats=2, seed="1").record, pack=pack)
    with pytest.raises(BadContent, match=complaint):
        replay(record)
    assert complaint in str(difference(record))


def test_a_game_knows_which_seats_people_took() -> None:
    game = Game("mini-market", seats=3, seed="1", humans=[2, 0])
    assert (game.record.humans, game.state.humans) == ((0, 2), (0, 2))
    assert [game.state.is_human(seat) for seat in range(3)] == [True, False, True]
    assert [game.view(seat)["humans"] for seat in (None, 1)] == [[0, 2], [0, 2]]
    assert repr(game) == "Game('mini-market', seats=3, seed='1', humans=(0, 2))"
    assert Game.load(game.save()).state == game.state
    assert replay(game.record).state.copy().humans == (0, 2)


def test_all_seats_are_peoples_unless_somebody_says_otherwise() -> None:
    game = Game("mini-market", seats=2, seed="1")
    assert game.state.humans is None
    assert all(map(game.state.is_human, range(2)))
    assert b"humans" not in game.save()


def test_a_copied_game_goes_on_by_itself() -> None:
    game = untimed()
    game.act(0, "place 0 A/< 1")
    saved, events = game.save(), list(game.events)
    twin = game.copy()
    assert (twin.save(), twin.state, twin.events) == (saved, game.state, events)
    twin.undo(0)
    twin.act(0, "place 0 A/< 2")
    twin.act(0, "place 0 A/< 3")
    assert (game.save(), game.events) == (saved, events)
    assert (game.undoable(0), twin.undoable(0)) == (1, 2)
    assert replay(twin.record).state == twin.state


def reading_the_news() -> Game:
    """A game at the end of its first round: the people of seats 0 and 2 are asked."""
    game = Game("mini-market", seats=3, seed="1", humans=[0, 2])
    while game.state.agenda[-1].name != "news":
        seat = game.seats()[0]
        game.act(seat, game.choices(seat)[-1])
    return game


def test_nobody_waits_for_a_person_whose_seat_a_bot_has_taken() -> None:
    game = reading_the_news()
    game.act(2, "read")
    assert game.seats() == (0,)
    game.seat_people([2], at=game.state.now + 1)
    assert (game.state.humans, game.record.humans) == ((2,), (0, 2))
    assert game.state.agenda[-1].name != "news"
    game.seat_people([0, 2])
    assert game.state.is_human(0)


def test_who_plays_a_seat_is_on_the_record() -> None:
    game = reading_the_news()
    game.act(2, "read")
    before = len(game.record.inputs)
    game.seat_people([], at=game.state.now + 1)
    game.seat_people([1, 2])
    assert [(given.seat, given.do) for given in game.record.inputs[before:]] == [
        (None, "people -"),
        (None, "people 1,2"),
    ]
    seat = game.seats()[0]
    game.act(seat, game.choices(seat)[0])
    again = Game.load(game.save())
    assert (again.state, again.events, again.record) == (game.state, game.events, game.record)
    assert [event for scene in scenes(game.record) for event in scene.events] == game.events_for(None)
    assert scenes(game.record)[-1].view["humans"] == [1, 2]


def test_a_change_of_people_ends_nobodys_undo_and_is_not_taken_back() -> None:
    game = reading_the_news()
    game.act(2, "read")
    game.seat_people([0, 1, 2], at=game.state.now + 1)
    assert (game.undoer(), str(game.last_choice()), game.undoable(0)) == (2, "read", 0)
    assert game.undoable(2) == Game.load(game.save()).undoable(2) == 2  # to pass, and to read
    game.undo(2)
    assert game.state.humans == (0, 1, 2)
    assert game.seats() == (0, 1, 2)
    assert [given.do for given in game.record.inputs[-1:]] == ["people 0,1,2"]
    again = Game.load(game.save())
    assert (again.state, again.events, again.record) == (game.state, game.events, game.record)


def test_a_turn_is_taken_back_over_changes_of_people() -> None:
    game = Game("starship-captains", seats=2, seed="1", humans=[0, 1], first=0)
    before = game.state.copy()
    for option in ("activate navigation R", "fly s2"):
        game.seat_people([0])
        game.act(0, option)
        game.seat_people([0, 1])
    assert game.undo_turn(0) == 2
    assert [given.do for given in game.record.inputs] == ["people 0", "people 0,1"]
    assert game.state == before
    assert game.why_not_undo(0) is not None


def test_what_came_of_a_change_of_people_cannot_be_taken_back() -> None:
    game = reading_the_news()
    game.act(2, "read")
    game.seat_people([2])  # nobody is left to read the news
    assert game.why_not_undo(2) == Reason("undo-other-input", "")
    assert Game.load(game.save()).why_not_undo(2) == game.why_not_undo(2)


@pytest.mark.parametrize("said", ["people 3", "people", "people x", "nobody 1", "people 0 1"])
def test_an_input_without_a_seat_that_is_not_about_people_is_refused(said: str) -> None:
    record = Game("mini-market", seats=3, seed="1").record
    record.inputs.append(Input(0.0, do=said))
    with pytest.raises(BadRecord, match=f"'{said}' without a seat should be 'people 0,1'"):
        replay(record)


@pytest.mark.parametrize("humans", [(3,), (-1, 0)])
def test_people_in_seats_that_do_not_exist_are_refused(humans: tuple[int, ...]) -> None:
    with pytest.raises(BadOptions, match="seats are 0 to 2"):
        Game("mini-market", seats=3, humans=humans)
    with pytest.raises(BadOptions, match="seats are 0 to 2"):
        replay(replace(Game("mini-market", seats=3).record, humans=humans))


def test_a_mistake_inside_a_rule_leaves_table_record_and_log_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    game = flight(4)
    card = game.view(0)["players"][0]["hand"][0]
    before, events, saved = game.state.to_json(), list(game.events), game.save()

    def half_done(self: Place, table: Any, seat: int, frame: Any) -> None:
        table.players[seat].hand.clear()
        table.emit("card-placed", "SA-3.1.3")
        raise RuntimeError("a mistake in the rules")

    monkeypatch.setattr(Place, "take", half_done)
    with pytest.raises(RuntimeError, match="a mistake"):
        game.act(0, f"place 0 {card} 1")
    assert (game.state.to_json(), game.events, game.save()) == (before, events, saved)
    assert game.state.event_sink is None


def test_a_game_that_goes_on_from_a_kept_state_keeps_its_time() -> None:
    game = flight(4)
    game.clock(33.3)
    assert Game.restored(game.record, game.state.copy()).record.now == 33.3


def untimed() -> Game:
    game = Game("space-alert", seats=1, mission="S2-1", clock=False)
    game.act(0, "ready")
    return game


def test_several_choices_are_taken_back_at_once_or_none_of_them() -> None:
    game = untimed()
    before = game.state.to_json()
    for slot in (1, 2, 3):
        game.act(0, f"place 0 A/< {slot}")
    with pytest.raises(CannotUndo):
        game.undo(0, 5)
    assert len(game.record.inputs) == 4
    game.undo(0, 3)
    assert game.state.to_json() == before


def test_only_so_many_choices_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.kernel.undo.MOST_STEPS", 2)
    game = untimed()
    for slot in (1, 2, 3):
        game.act(0, f"place 0 A/< {slot}")
    assert game.undoable(0) == 2
    assert game.undo_turn(0) == 2


def test_a_record_with_other_set_up_rolls_does_not_play_again() -> None:
    record = untimed().record
    changed = replace(record, rolled=(("dice", 1),))
    with pytest.raises(BadRecord, match="during set-up"):
        by_present_rules(changed)


def test_a_kept_result_may_say_less_than_the_present_one_but_nothing_else() -> None:
    game = Game("mini-draft", seats=2, seed="1")
    while not game.over:
        for seat in game.seats():
            game.act(seat, game.choices(seat)[0])
    kept = to_builtins(game.result())
    assert difference(game.record, kept) is None
    assert difference(game.record, {"outcome": kept["outcome"]}) is None
    assert difference(game.record, {**kept, "score": [0, 0]}) == "the result is another one"
    assert difference(game.record, {**kept, "epilogue": "lost in space"}) == "the result is another one"

"""The conformance suite finds faults: each test plants one in a miniature game."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck import Game, Reason
from quarterdeck.bots.careless import CuriousTable
from quarterdeck.kernel import conformance, frame
from quarterdeck.kernel.conformance import Trial, every_kind_is_chosen, hidden_things_are_redealt
from quarterdeck.kernel.leak_checks import nothing_leaks, plain_bytes
from quarterdeck.kernel.offer_checks import descriptions_stay_the_same, offers_follow_from_own_parts
from quarterdeck.kernel.state import State
from quarterdeck.kernel.trial import choices_made, may_act_unasked
from quarterdeck.kernel.undo_checks import undo_is_exact, undo_survives_a_restart
from quarterdeck.kernel.words import MissingWords
from quarterdeck.kernel.zone import ZoneContent, zone_contents
from tests.minis.council import Ballot
from tests.minis.market import Accept, Buy, Gift, Market, Trade


def trials(seats: int = 3) -> list[Trial]:
    return [Trial("mini-market", seats=seats, seed=str(seed), tick_seconds=5.0) for seed in range(10)]


def check_all(check: Callable[[Trial], None], seats: int = 3) -> None:
    for trial in trials(seats=seats):
        check(trial)


def finds(check: Callable[[Trial], None], complaint: str, seats: int = 3) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check_all(check, seats)


def test_hidden_fields_that_imagined_worlds_keep_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hidden_things_are_redealt(trials())
    monkeypatch.setattr(Market, "imagine", lambda *_: None)
    with pytest.raises(AssertionError, match="the same in all imagined worlds: patron"):
        hidden_things_are_redealt(trials())


def test_a_zone_may_say_why_its_things_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def guessed(table: State) -> list[ZoneContent]:
        return [
            replace(place, zone=replace(place.zone, kept="everybody has guessed it")) for place in zone_contents(table)
        ]

    monkeypatch.setattr(Market, "imagine", lambda *_: None)
    monkeypatch.setattr("quarterdeck.kernel.leak_checks.zone_contents", guessed)
    hidden_things_are_redealt(trials())


def test_previews_that_show_something_hidden_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Buy, table: Market, seat: int, frame: Trade) -> list[Reason]:
        return [Reason("coins-left", "", {"coins": len(table.traders[seat - 1].patron)})]

    monkeypatch.setattr(Buy, "preview", telling)
    finds(nothing_leaks, "the preview of buy")


def test_targets_that_show_something_hidden_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buy, "targets", lambda self, table, seat, frame: (table.traders[seat - 1].patron,))
    finds(nothing_leaks, "the targets of buy")


def test_previews_without_words_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buy, "preview", lambda *_: [Reason("never-worded", "")])
    with pytest.raises(MissingWords, match="reason-never-worded"):
        conformance.everything_has_words(trials()[0])


def test_worlds_are_compared_only_while_answers_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    check_all(nothing_leaks)
    monkeypatch.setattr(State, "answer", lambda self, question, value: value)
    finds(nothing_leaks, "ask .* leaks")


def test_an_answer_ends_undo_and_is_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("mini-market", seats=2, seed="1")
    game.act(0, "ask 1 heart")
    assert game.why_not_undo(0) == Reason("undo-binding", "")
    monkeypatch.setattr("quarterdeck.kernel.foresight.BARRIERS", ())
    finds(undo_is_exact, "ask .* was not known to end undo")


def test_options_of_bystanders_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = Gift.offer.__func__  # type: ignore[attr-defined]

    def generous(cls: type[Gift], table: Market, seat: int, frame: Trade) -> list[Gift]:
        return offered(cls, table, seat, frame) if seat == frame.seat else [cls(seat, 1)]  # type: ignore[no-any-return]

    monkeypatch.setattr(Gift, "offer", classmethod(generous))
    monkeypatch.setattr(frame, "_offers_of", frame._offers_of.__wrapped__)  # which remembers offers of kinds of frame
    finds(conformance.blocked_options_say_why, "is offered but refused")


def test_seats_that_may_change_their_answer_are_tried() -> None:
    class Patient(Ballot, frozen=True):
        """A ballot that waits only for those who have not voted; the others may change their vote."""

        def seats(self, table: Any) -> tuple[int, ...]:
            return tuple(voter.seat for voter in table.voters if voter.ballot is None)

        def may_act(self, table: Any, seat: int) -> bool:
            return True

    state = Game("mini-council", seats=3).state
    state.agenda = [Patient(1)]
    state.voters[1].ballot = "heart"
    assert [may_act_unasked(state, seat) for seat in range(3)] == [False, True, False]
    del Patient.kinds["Patient"]


def test_a_kind_that_wrongly_promises_to_keep_undo_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Accept, "keeps_undo", True)
    finds(undo_is_exact, "accept was not known to end undo")


def test_a_turn_that_is_not_taken_back_as_a_whole_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def half(self: Game, seat: int) -> int:
        count = self.undoable(seat)
        if count:
            self.undo(seat)
        return count

    monkeypatch.setattr(Game, "undo_turn", half)
    finds(undo_survives_a_restart, "were not taken back exactly", seats=1)


def test_kinds_that_are_never_chosen_are_found_or_excused() -> None:
    alone = trials(seats=1)
    with pytest.raises(AssertionError, match=r"never chosen: gift, ask; .*gift 0, .*buy \d+"):
        every_kind_is_chosen(alone)
    excused = {"gift": "there is nobody to give to", "ask": "there is nobody to ask"}
    counts = every_kind_is_chosen(alone, excused)
    assert (counts["gift"], counts["buy"] > 0) == (0, True)
    with pytest.raises(AssertionError, match="excused although chosen or unknown: buy, sell"):
        every_kind_is_chosen(alone, {**excused, "buy": "", "sell": ""})


def test_no_more_games_are_played_than_it_takes_to_choose_every_kind() -> None:
    played: list[str] = []

    def counted(seed: str) -> CuriousTable:
        played.append(seed)
        return CuriousTable("mini-market", 3, seed)

    every_kind_is_chosen(
        Trial("mini-market", seats=3, seed=str(seed), tick_seconds=5.0, players=counted) for seed in range(50)
    )
    assert 1 <= len(played) < 10


def test_curious_players_reach_kinds_that_random_ones_seldom_do() -> None:
    def reached(players: Any) -> int:
        counts = choices_made([Trial("starship-captains", seats=2, seed="1", **players)])
        return sum(count > 0 for count in counts.values())

    assert reached({"players": partial(CuriousTable, "starship-captains", 2)}) > reached({})


def test_offers_that_follow_from_parts_of_others_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def nosy(self: Buy, table: Market, seat: int, frame: Trade) -> list[Reason]:
        return [Reason("coins-left", "", {"coins": table.traders[seat - 1].coins})]

    monkeypatch.setattr(Trade, "offers_by_own_parts", True)
    check_all(offers_follow_from_own_parts)
    monkeypatch.setattr(Buy, "preview", nosy)
    finds(offers_follow_from_own_parts, "in trade changed with parts that are not its own")


def test_descriptions_that_do_not_stay_the_same_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def changing(self: Gift, table: Market, seat: int, frame: Trade) -> tuple[str, ...]:
        return (f"coins:{table.traders[seat].coins}",)

    monkeypatch.setattr(Gift, "described_once", True)
    check_all(descriptions_stay_the_same)
    monkeypatch.setattr(Gift, "targets", changing)
    finds(descriptions_stay_the_same, "gift .* is described otherwise than before")


def test_numbers_may_be_keys() -> None:
    assert plain_bytes({10: 1, 9: 2}) == plain_bytes({9: 2, 10: 1})
    assert plain_bytes({"prices": {1: 2}}) != plain_bytes({"prices": {1: 3}})


def test_the_own_choices_in_a_row_can_be_taken_back_also_after_a_restart() -> None:
    game = Game("mini-market", seats=3, seed="1")
    game.act(1, "gift 0 1")
    game.act(0, "gift 2 1")
    game.act(0, "pass")
    assert [game.undoable(seat) for seat in range(3)] == [2, 0, 0]
    again = Game.load(game.save())
    assert [again.undoable(seat) for seat in range(3)] == [2, 0, 0]
    assert again.undo_turn(0) == 2
    assert again.undoable(1) == 1

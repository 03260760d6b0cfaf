"""Who sees what, which clauses refusals cite, and what can be taken back (G7-R1 to R8, R33 to R37, R46)."""

from typing import Any

from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel.history import Game
from tests.gen7.tables import act, dice, offered, refusal, ship, stock, told, turn_of
from tests.rules import rule


def secretive() -> Gen7:
    """Seat 0 has a card of each hidden kind."""
    table = ship()
    player = table.players[0]
    player.files, player.work_tasks = ("FI-10",), ("WT-01", "WT-02")
    player.algorithms, player.upgrades = ("AL-01", ""), ("AL-02", None)
    player.plan_a, player.plan_b = "PA-1", "PB-1"
    table.file_deck, table.crossroads = ("FI-01", "FI-02"), ("C-001", "C-002")
    table.file_pile = ("FI-03",)
    return table


def seen(table: Gen7, viewer: int | None) -> dict[str, Any]:
    player: dict[str, Any] = table.view(viewer)["players"][0]
    return player


@rule("G7-R3", "G7-R4", "G7-R5", "G7-R6", "G7-18.5", "G7-15.5")
def test_hands_plans_and_upgrades_are_seen_by_their_owner_only() -> None:
    table = secretive()
    own = seen(table, 0)
    assert [*own["work_tasks"]] == ["WT-01", "WT-02"]
    assert [*own["files"]] == ["FI-10"]
    assert (own["plan_a"], own["plan_b"], own["upgrades"][0]) == ("PA-1", "PB-1", "AL-02")
    for viewer in (1, None):
        other = str(seen(table, viewer))
        assert not any(card in other for card in ("WT-01", "WT-02", "FI-10", "PA-1", "PB-1", "AL-02"))


@rule("G7-R2", "G7-R6")
def test_public_things_and_numbers_of_cards_are_seen_by_all() -> None:
    table = secretive()
    table.players[0].store, table.players[0].merit = stock(data=3), 7
    other = seen(table, None)
    assert (other["store"], other["merit"]) == (stock(data=3), 7)
    assert (other["work_tasks"], other["files"]) == (2, 1)
    assert [*other["algorithms"]] == ["AL-01", ""]
    assert [*other["upgrades"]] == ["upgrade", None]
    assert table.view(None)["file_deck"] == 2


@rule("G7-R7", "G7-R46")
def test_nobody_sees_decks_or_browses_the_cards_under_them() -> None:
    table = secretive()
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert "FI-01" not in str(view["file_deck"])
        assert "FI-03" not in str(view["file_pile"])
        assert "C-00" not in str(view["crossroads"])


@rule("G7-R8", "G7-R26", "G7-19.6")
def test_who_looks_through_a_deck_sees_it_alone() -> None:
    table = secretive()
    table.players[0].skills, table.players[0].uses = ("archivist",), {"archivist": 1}
    turn_of(table, 0)
    act(table, 0, "use-skill archivist")
    assert [*seen(table, 0)["drawn_files"]] == ["FI-01", "FI-02", "FI-03"]
    assert "FI-0" not in str(seen(table, 1)["drawn_files"])
    act(table, 0, "find FI-03")
    assert "FI-03" not in str(seen(table, 1))
    assert table.file_pile == ()
    assert sorted(table.file_deck) == ["FI-01", "FI-02"]


@rule("G7-R12", "G7-R11", "G7-16.2")
def test_a_card_that_fits_nobody_is_not_shown_and_goes_to_the_bottom() -> None:
    table = ship()
    table.players[0].dice = (*dice("officer-3"), *dice("robot-1 supply"))
    table.crossroads = ("C-006", "C-001")  # C-001 asks for the biological department
    turn_of(table, 0)
    act(table, 0, "place officer-3 science_lab:4", "end-turn")
    assert told(table, "nothing-happened") == [{"seat": 0}]
    assert table.crossroads == ("C-001", "C-006")
    assert "C-001" not in str(table.view(0))


@rule("G7-R33", "G7-31.2")
def test_refusals_cite_their_clause_and_spots_show_their_yield() -> None:
    table = ship()
    table.players[0].dice = (*dice("colonist-4"), *dice("robot-1 supply"))
    turn_of(table, 0)
    reason = table.why_not(0, table.option("place colonist-4 nowhere:1"))
    assert reason is not None
    assert reason.clause == "G7-4.2"
    (shown,) = table.preview(0, table.option("place colonist-4 tech_lab:1"))
    assert shown.args == {"type": "parts", "n": 4}
    assert offered(table, 0, "place")


def first_turn(seed: str = "undo") -> tuple[Game, int]:
    """A game of people up to the first turn."""
    game = Game("gen7", seats=3, seed=seed)
    while game.state.agenda[-1].name != "taking-turn":
        seat = game.seats()[0]
        game.act(seat, game.choices(seat)[0])
    return game, game.seats()[0]


@rule("G7-R1")
def test_a_seed_and_the_same_actions_give_the_same_game() -> None:
    one, other = first_turn(), first_turn()
    assert one[0].state.to_json() == other[0].state.to_json()
    assert first_turn("other")[0].state.to_json() != one[0].state.to_json()


@rule("G7-R37")
def test_phases_without_choice_run_by_themselves_and_are_told() -> None:
    game, _ = first_turn()
    kinds = [event.kind for event in game.events]
    assert {"key-tasks-drawn", "crew-rolled"} <= {*kinds}
    assert all(event.clause.startswith("G7-") for event in game.events)


@rule("G7-R35", "G7-R36")
def test_a_turn_can_be_taken_back_until_it_ends() -> None:
    game, seat = first_turn()
    at = next(str(one) for one in game.choices(seat) if " science_lab:" in str(one) and "officer" not in str(one))
    before = game.state.to_json()
    game.act(seat, at)
    assert game.undoable(seat) == 1
    game.undo(seat)
    assert game.state.to_json() == before
    game.act(seat, at)
    while game.state.agenda[-1].name != "taking-turn":
        game.act(seat, game.choices(seat)[0])
    game.act(seat, "end-turn")
    assert game.undoable(seat) == 0


@rule("G7-R33", "G7-35.4")
def test_a_spot_shows_also_what_other_own_dice_in_the_chem_lab_bring() -> None:
    table = ship()
    hand = dice("colonist-4", "colonist-2 chem_lab:2", "robot-1 supply")
    table.players[0].dice, table.players[1].dice = hand, dice("colonist-2 chem_lab:3")
    turn_of(table, 0)
    (shown,) = table.preview(0, table.option("place colonist-4 chem_lab:1"))
    assert (shown.clause, shown.args) == ("G7-35.2", {"type": "chems", "n": 4})
    act(table, 0, "place colonist-4 chem_lab:1")
    assert table.players[0].store == stock(chems=4)


@rule("G7-R33", "G7-D58.2", "G7-D11", "G7-R50")
def test_a_closed_room_is_refused_as_closed_and_one_that_has_not_joined_as_nothing_new() -> None:
    table = ship()
    turn_of(table, 0)
    assert (
        refusal(table, 0, "propose sixth_b:shared_b")
        == refusal(table, 0, "propose nowhere:at")
        == "group-filled G7-D11"
    )
    add_rules(table, ("new_room sixth_b", "closed sixth_b"), "7.70", "section")
    assert refusal(table, 0, "propose sixth_b:shared_b") == "room-closed G7-D58.2"

"""Technology boards and cards (SC-D21, SC-D35 to SC-D40)."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from quarterdeck.games.starship_captains.content.cards import SYMBOLS, Technology, TechnologyRow, technology
from quarterdeck.games.starship_captains.content.vocabulary import shown, worth
from quarterdeck.games.starship_captains.rules.paying import parsed
from quarterdeck.games.starship_captains.rules.technologies import bonuses
from tests.rules import rule
from tests.starship_captains.content import BASE, DECK, PLAIN, mean, prices, row_of, steps, words
from tests.starship_captains.tables import Voyage

OMEGAS = [card for card in BASE.technologies.values() if card.kind == "omega"]
ROOMS = [card for card in DECK if card.colour]
ABILITIES = [card for card in DECK if card.ability is not None]


# Personal technology board


@rule("SC-D35")
@pytest.mark.parametrize(("name", "damaged"), [("A", (1, 2, 5, 6)), ("B", (1, 3, 4, 6))])
def test_a_technology_board(name: str, damaged: tuple[int, ...]) -> None:
    board = BASE.boards[name]
    printed = [[symbol for edge in slot for symbol in edge if symbol] for slot in board.edges]
    assert (board.damaged, len(board.edges)) == (damaged, 6)
    assert {len(edge) for slot in board.edges for edge in slot} == {3}
    assert 14 <= sum(map(len, printed)) <= 20
    assert all(printed)
    assert not any(board.edges[0][0] + board.edges[-1][1])
    touching = [zip(left[1], right[0], strict=True) for left, right in pairwise(board.edges)]
    pairs = [number for number, edges in enumerate(touching, 1) for one, other in edges if one and one == other]
    assert pairs == [3]


@rule("SC-D36", "SC-D35")
@pytest.mark.parametrize("name", ["A", "B"])
def test_pairs_are_found_from_top_to_bottom_the_left_one_first(name: str) -> None:
    voyage, printed = Voyage(board=name), BASE.boards[name].edges
    for card in DECK:
        for slot in (number for number in range(1, 7) if number not in BASE.boards[name].damaged):
            near = zip(printed[slot - 2][1], card.left, card.right, printed[slot][0], strict=True)
            expected = [one for a, b, c, d in near for one, other in ((b, a), (c, d)) if one and one == other]
            assert bonuses(voyage.table, 0, card.id, slot) == expected


# The alpha-beta deck


@rule("SC-D38", "SC-1.14", "SC-1.15", "SC-D40")
def test_how_many_technologies_there_are() -> None:
    assert Counter(card.kind for card in BASE.technologies.values()) == {"alpha": 30, "beta": 20, "omega": 12}
    colours = Counter(card.colour for card in ROOMS)
    assert 24 <= len(ROOMS) <= 30
    assert min(colours["red"], colours["yellow"], colours["blue"]) >= 7
    assert colours["grey"] <= 3
    assert len(ROOMS) + len(ABILITIES) == 50
    assert 3 <= sum(card.once for card in DECK) <= 6
    assert 2 <= sum(card.replaces for card in DECK) <= 4
    assert sum("tech replace" in row_of(card) for card in DECK) >= 2


@rule("SC-D38")
def test_no_two_technologies_do_the_same() -> None:
    assert max(Counter(card.effects for card in ROOMS).values()) == 1
    assert max(Counter(card.ability for card in ABILITIES).values()) == 1


@rule("SC-D38", "SC-1.28")
def test_the_symbols_of_the_deck() -> None:
    symbols = {card.id: [symbol for symbol in (*card.left, *card.right) if symbol] for card in DECK}
    assert all(3 <= len(found) <= 5 for found in symbols.values())
    kinds = Counter(symbol for found in symbols.values() for symbol in found)
    assert set(kinds) == set(SYMBOLS)
    assert all(0.28 <= count / kinds.total() <= 0.38 for count in kinds.values())


def yields(board: str, card: Technology, slot: int) -> int:
    """The bonuses of an installation on a new board."""
    printed = BASE.boards[board].edges
    near = (*zip(printed[slot - 2][1], card.left, strict=True), *zip(card.right, printed[slot][0], strict=True))
    return sum(bool(one) and one == other for one, other in near)


@rule("SC-D38")
@pytest.mark.parametrize("board", ["A", "B"])
def test_a_random_installation_yields_less_than_a_bonus_and_the_best_of_eight_about_two(board: str) -> None:
    empty = [slot for slot in range(1, 7) if slot not in BASE.boards[board].damaged]
    assert 0.4 <= mean([yields(board, card, slot) for card in DECK for slot in empty]) <= 1.0
    chance = random.Random(board)
    offers = [chance.sample(DECK, 8) for _ in range(2000)]
    best = [max(yields(board, card, slot) for card in offer for slot in empty) for offer in offers]
    assert 1.5 <= mean(best) <= 2.5


@rule("SC-D38", "SC-11.2", "SC-11.3")
def test_technologies_use_the_words_of_the_effects_reference() -> None:
    for card in DECK:
        own = {"holodeck": {"copy"}, "omega-megacomputer": {"plans"}}.get(card.id, set())
        assert {*words(row_of(card))} <= PLAIN | own, card.id
        assert bool(card.colour) != (card.ability is not None), card.id


@rule("SC-D38")
def test_alphas_are_playable_at_once() -> None:
    asked = {parsed(price.price)[0] for card in DECK if card.kind == "alpha" for price in prices(row_of(card))}
    assert not asked & {"pirate", "android", "tech"}


@rule("SC-D38", "SC-D61")
@pytest.mark.parametrize("card", ROOMS, ids=lambda card: card.id)
def test_what_a_room_is_worth(card: Technology) -> None:
    least, most = (2.4, 5.0) if card.once else {"alpha": (1.2, 2.8), "beta": (2.0, 3.8)}[card.kind]
    assert least <= round(worth(row_of(card)), 6) <= most


@rule("SC-D21")
@pytest.mark.parametrize("card", [card for card in ROOMS if not card.once], ids=lambda card: card.id)
def test_no_room_pays_for_itself(card: Technology) -> None:
    row = row_of(card)
    far = sum(map(steps, shown(row)))
    assert not {"recall", "cadet", "ambush"} & {*words(row)}
    assert words(row).count("artifact") <= 1
    assert far <= 2
    assert not (far and "artifact" in words(row))


@rule("SC-D21")
def test_no_ability_gives_figures_or_artifacts_for_a_room() -> None:
    for card in ABILITIES:
        assert card.ability is not None
        if not card.ability.after_mission:
            assert not {"recall", "cadet", "android", "artifact"} & {*words(row_of(card))}, card.id


NAMED = {
    "additional-engine": "ability: one more move",
    "holodeck": "blue: copy",
    "quantum-torpedoes": "yellow: fight 2",
    "omega-megacomputer": "blue: plans 2",
    "armoured-hull": "ability: instead of damage pirate",
    "artifact-gallery": "ability: medal by artifact",
    "trophy-gallery": "ability: medal by pirate",
    "wormhole-generator": "ability: bonus move: jump",
    "hyper-lockers": "ability: holds 2",
    "super-accumulator": "ability: instead of move: repair",
    "cloaking-coat": "ability: ignore first damage",
    "pirate-transmitter": "ability: after mission hostile: advance pirates",
    "repair-bots": "ability: bonus repair: repair 2",
    "red-talisman": "ability: after mission red: advance fleet",
    "yellow-talisman": "ability: after mission yellow: advance pirates",
    "blue-talisman": "ability: after mission blue: advance androids",
    "training-holovisor": "ability: bonus medal: medal 2",
    "universal-translator": "ability: translate",
}


@rule("SC-D39", "SC-D38")
@pytest.mark.parametrize("name", NAMED)
def test_the_eighteen_named_technologies(name: str) -> None:
    card = BASE.technologies[name]
    wanted = technology(name, TechnologyRow(card.kind, NAMED[name], "- - - | - - -"))
    assert (card.colour, card.effects, card.ability) == (wanted.colour, wanted.effects, wanted.ability)
    assert (card.once, card.replaces, len(NAMED)) == (False, False, 18)
    late = {"holodeck", "quantum-torpedoes", "omega-megacomputer", "armoured-hull", "trophy-gallery"}
    assert card.kind == "beta" or name not in late


# Omegas


@rule("SC-D40", "SC-19.29", "SC-19.30")
def test_the_twelve_omegas() -> None:
    texts = Counter(card.scoring for card in OMEGAS)
    needed = [f"1 per mission {colour}" for colour in ("red", "yellow", "blue")]
    needed += ["1 per pair", "1 per commander", "1 per damage", "2 per artifact-kind most 6", "1 per pirate"]
    assert all(texts[text] == 1 for text in needed)
    crews = [text.removesuffix(" most 4").split()[3:] for text in texts if text.startswith("1 per crew ")]
    assert all(text.endswith(" most 4") for text in texts if text.startswith("1 per crew "))
    assert 2 <= len(crews) <= 3
    assert all(len({*crew} & {"red", "yellow", "blue"}) == len(crew) == 2 for crew in crews)
    assert len({frozenset(crew) for crew in crews}) == len(crews)
    rest = [text for text in texts if text not in needed and not text.startswith("1 per crew ")]
    assert all(text.split()[2] in ("technology", "room", "empty-hold", "lap", "track", "last-track") for text in rest)
    assert max(texts.values()) == 1
    assert BASE.technologies["artifact-blueprints"].scoring == "2 per artifact-kind most 6"
    assert BASE.technologies["wanted-list"].scoring == "1 per pirate"


@rule("SC-D40")
def test_omegas_carry_up_to_three_symbols_and_do_nothing_else() -> None:
    for card in OMEGAS:
        assert sum(map(bool, (*card.left, *card.right))) <= 3
        assert (card.effects, card.ability, card.colour, card.once, card.replaces) == ((), None, "", False, False)

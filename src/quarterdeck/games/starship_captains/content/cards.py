"""Cards: what is printed on technologies and missions, and what abilities change (SC-11, SC-12, SC-D39)."""

from functools import lru_cache
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from quarterdeck.games.starship_captains.content.score_rules import score_rules
from quarterdeck.games.starship_captains.content.vocabulary import Row, effect, effects, items
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase

Colour = Literal["red", "yellow", "blue", "grey"]
SYMBOLS = ("repair", "medal", "move")
HEIGHTS = 3
MOST_ROWS = 4
HOSTILE = {"fight", "ambush", "pirate", "pirates"}
"""The four symbols that Pirate transmitter looks for: a fight, an ambush, a pirate token, that track (SC-D39)."""


Cargo = Literal["", "pirate", "artifact"]


class Ability(Phrase, frozen=True):
    """What an ability technology changes, in the words of SC-D39; each field is one kind of trigger."""

    sort = "ability"
    form = (
        "after mission {after_mission}: {effects}", "bonus {bonus}: {effects}", "{one_more_move=one more move}",
        "{instead_of_move=instead of move}: {effects}", "instead of damage {instead_of_damage}",
        "medal by {stands_for_medal}", "{ignores_damage=ignore first damage}", "{translates=translate}",
        "holds {holds}",
    )  # fmt: skip
    after_mission: Literal["", "red", "yellow", "blue", "android", "hostile"] = ""
    """A row colour, or `hostile`: after such a mission the effects happen (SC-19.21, SC-19.24)."""
    bonus: Literal["", "repair", "medal", "move"] = ""
    """This technology bonus becomes the effects instead (SC-19.14, SC-19.22)."""
    one_more_move: bool = False
    """Once per turn, when a move is made, one more may be made (SC-19.28)."""
    instead_of_move: bool = False
    """Each single move or jump may be the effects instead (SC-19.19)."""
    instead_of_damage: Cargo = ""
    """This cargo may be discarded instead of taking 1 damage (SC-19.12)."""
    stands_for_medal: Cargo = ""
    """When medals are paid, this cargo may stand for one each (SC-19.13)."""
    ignores_damage: bool = False
    """The first damage of each mission may be ignored (SC-19.20)."""
    translates: bool = False
    """An advance on one track may be made on one other track (SC-19.27)."""
    holds: int = 0
    """Extra holds that never take damage (SC-19.16)."""
    effects: Row = ()


class Technology(Struct, frozen=True):
    """A technology card: a room, an ability, or points at the end of the game (SC-11.1 to SC-11.3)."""

    id: str
    kind: Literal["alpha", "beta", "omega"]
    left: tuple[str, ...]
    right: tuple[str, ...]
    colour: str = ""
    """Of a room."""
    effects: tuple[str, ...] = ()
    once: bool = False
    """Discard this card to use it (SC-11.30)."""
    replaces: bool = False
    """May be put in place of another (SC-11.29)."""
    ability: Ability | None = None
    scoring: str = ""


class Mission(Struct, frozen=True):
    """A mission card (SC-1.16)."""

    id: str
    points: int
    rows: tuple[tuple[str, str], ...]
    """Colour and effects of each row, from the top; the colour `android` is for androids only."""


class TechnologyRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A technology as it is written in a pack."""

    kind: Literal["alpha", "beta", "omega"]
    text: str
    edges: str
    """Symbols of the left and the right edge from the top: `medal - move | - repair -`."""


class MissionRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A mission as it is written in a pack."""

    points: Annotated[int, Meta(ge=0)]
    rows: tuple[str, ...]


def technology(name: str, row: TechnologyRow) -> Technology:
    """`blue once replaces: tech`, `ability: one more move`, or `omega: 1 per pair`."""
    left, right = edges(row.edges)
    head, _, text = row.text.partition(": ")
    words = head.split()
    if words == ["ability"]:
        return Technology(name, row.kind, left, right, ability=read_ability(text))
    if (words == ["omega"]) != (row.kind == "omega"):
        raise BadContent(f"{row.kind!r} with {row.text!r}: omegas, and only they, begin with `omega:`")
    if words == ["omega"]:
        score_rules(text)
        return Technology(name, row.kind, left, right, scoring=text)
    if not words or words[0] not in get_args(Colour) or not {*words[1:]} <= {"once", "replaces"}:
        raise BadContent(f"{head!r} should be a colour with `once` or `replaces`, `ability`, or `omega`")
    if not effects(text):
        raise BadContent(f"{row.text!r}: a room does something")
    once, replaces = "once" in words, "replaces" in words
    return Technology(name, row.kind, left, right, words[0], items(text), once, replaces)


def edges(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    sides = tuple(tuple("" if word == "-" else word for word in side.split()) for side in text.split("|"))
    if [len(side) for side in sides] != [HEIGHTS, HEIGHTS] or not {*sides[0], *sides[1]} <= {"", *SYMBOLS}:
        raise BadContent(f"{text!r} should be three symbols or -, then |, then three more")
    return sides[0], sides[1]


def read_ability(text: str) -> Ability:
    """An ability in words: `after mission red: advance fleet`, `bonus move: jump`, `holds 2`."""
    ability = Ability.parse(text)
    for item in ability.effects:
        effect(item)
    return ability


def mission(name: str, row: MissionRow) -> Mission:
    rows = []
    for line in row.rows:
        colour, _, text = line.partition(": ")
        if colour not in ("red", "yellow", "blue", "android"):
            raise BadContent(f"{line!r}: a row begins with red, yellow, blue or android")
        if not effects(text):
            raise BadContent(f"{line!r}: a row does something")
        rows.append((colour, text))
    if not 1 <= len(rows) <= MOST_ROWS:
        raise BadContent(f"a mission has 1 to {MOST_ROWS} rows, not {len(rows)}")
    return Mission(name, row.points, tuple(rows))


@lru_cache(maxsize=10_000)
def abilities(pack_name: str, cards: tuple[str, ...]) -> tuple[Ability, ...]:
    """The abilities of some cards, in their order."""
    from quarterdeck.games.starship_captains.content.pack import pack

    found = (pack(pack_name).technologies[card].ability for card in cards)
    return tuple(ability for ability in found if ability is not None)

"""Titles: what is revealed, who earns it and its perk (XIA-25)."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.content.titles import Deed, Title, read_perk
from quarterdeck.games.xia.rules.fame import gain_fame
from quarterdeck.games.xia.state import Race, Xia

NOBODY = -1
COUNTED = ("tally", "streak")
"""Kinds of titles that count for each captain from the reveal (XIA-25.3.2, XIA-25.3.9)."""
GIANT = 3
"""Every ship of this tier is a giant (XIA-25.4.8)."""


# Perks


def perk(table: Xia, seat: int, word: str) -> int | None:
    """The number behind a captain's perk, 0 if it has none; None without the perk (XIA-25.2.5)."""
    titles = table.captains[seat].titles
    return _perks(titles, table.setting.pack).get(word) if titles else None


@lru_cache(maxsize=1000)
def _perks(titles: tuple[str, ...], content: str) -> dict[str, int]:
    """The perks of several titles by word."""
    printed = pack(content).titles
    return {found.word: found.amount for found in [read_perk(printed[title].perk) for title in titles]}


# Deeds


def record_deed(table: Xia, seat: int, word: str, item: str = "") -> None:
    """A captain has done something that titles may ask for.

    `item` is what it was done with: the planet (`harbours`, `planets`), the mission (`missions`), the destroyed ship
    (`destroy`), the number of cubes (`sell`) or the credits (`collect`).
    """
    if _in_own_turn(table, seat):
        table.turn.counts = {**table.turn.counts, word: table.turn.counts.get(word, 0) + 1}
    for name, race in table.open_titles.items():
        if race.earned == NOBODY:
            _consider(table, seat, table.pack.titles[name], race, word, item)


def _in_own_turn(table: Xia, seat: int) -> bool:
    """Whether a captain does something in a turn of his own, not in that of an NPC or on others' moves (XIA-D66)."""
    movement = table.movement
    return seat == table.active and not table.turn.npc and (movement is None or movement.seat == seat)


def _consider(table: Xia, seat: int, title: Title, race: Race, word: str, item: str) -> None:
    """Count a deed for an open title, and see whether it is earned now (XIA-D47)."""
    about = _SAME_DEED.get(title.conditions[0].word, title.conditions[0].word)
    if about != word or not _judged_by_deeds(title):
        return
    counted = race.counts[seat]
    if title.kind in COUNTED:
        counted = (*counted, item)
        _set_counted(table, title.id, seat, counted)
    if all(_met(table, seat, condition, title.kind, counted, item) for condition in title.conditions):
        _earn(table, title.id, seat, "XIA-25.2.2")


def _set_counted(table: Xia, title: str, seat: int, counted: tuple[str, ...]) -> None:
    """Replace what counts for a captain in the race for a title."""
    race = table.open_titles[title]
    counts = (*race.counts[:seat], counted, *race.counts[seat + 1 :])
    table.open_titles = {**table.open_titles, title: replace(race, counts=counts)}


def _earn(table: Xia, title: str, seat: int, clause: str) -> None:
    """A captain has earned a title, which he receives in his status phase (XIA-25.2.2)."""
    table.open_titles = {**table.open_titles, title: replace(table.open_titles[title], earned=seat)}
    table.emit("title-earned", clause, seat=seat, title=title)


_SAME_DEED = {"same": "missions", "legal": "missions", "illegal": "missions"}
"""Conditions that are about a deed of another name."""


def _judged_by_deeds(title: Title) -> bool:
    return title.kind in ("event", "turn", *COUNTED)


def _met(table: Xia, seat: int, condition: Deed, kind: str, counted: Sequence[str], item: str) -> bool:
    """Whether a condition is met by the latest deed and all before it."""
    if kind == "event":
        return _event(table, seat, condition, item)
    if kind == "turn":
        return _in_own_turn(table, seat) and table.turn.counts.get(condition.word, 0) >= condition.count
    return _COUNTS.get(condition.word, _all)(table, counted) >= condition.count


def _event(table: Xia, seat: int, condition: Deed, item: str) -> bool:
    """One happening: a destruction, a sale, a bounty (XIA-25.3.1)."""
    if condition.word == "destroy":
        return is_victim(table, seat, condition.victim, item)
    return int(item) >= condition.count


def is_victim(table: Xia, seat: int, wanted: str, victim: str) -> bool:
    """Whether a destroyed ship is the one that a title asks for (XIA-25.4.7, XIA-25.4.8, XIA-25.4.15)."""
    if wanted == "giant":
        tier = ship_tier(table, victim)
        return tier == GIANT or tier > table.mat(seat).tier
    return wanted == "any" or (wanted == "npc" and victim in table.pack.npcs)


def ship_tier(table: Xia, ship: str) -> int:
    """The tier of a captain's or NPC's ship (XIA-27.6.7)."""
    npc = table.pack.npcs.get(ship)
    return npc.tier if npc is not None else table.pack.ships[ship].tier


def _all(table: Xia, counted: Sequence[str]) -> int:
    return len(counted)


def _different(table: Xia, counted: Sequence[str]) -> int:
    """Planets count once (XIA-25.4.2, XIA-25.4.6)."""
    return len(set(counted))


def _same_type(table: Xia, counted: Sequence[str]) -> int:
    """The most missions of one type (XIA-25.4.11)."""
    return max(Counter(table.pack.missions[mission].task for mission in counted).values(), default=0)


def _legal(table: Xia, counted: Sequence[str]) -> int:
    return sum(table.pack.missions[mission].legal for mission in counted)


def _illegal(table: Xia, counted: Sequence[str]) -> int:
    return len(counted) - _legal(table, counted)


_COUNTS: dict[str, Callable[[Xia, Sequence[str]], int]] = {
    "harbours": _different,
    "planets": _different,
    "same": _same_type,
    "legal": _legal,
    "illegal": _illegal,
}
"""How the deeds counted for a title are added up."""


def progress(table: Xia, name: str) -> list[int]:
    """How much of what an open title asks for each captain has done, as it counts; 0 for single events."""
    return [_done(table, captain.seat, table.pack.titles[name], table.open_titles[name]) for captain in table.captains]


def _done(table: Xia, seat: int, title: Title, race: Race) -> int:
    return sum([min(deed.count, _count(table, seat, deed.word, title.kind, race)) for deed in title.conditions])


def _count(table: Xia, seat: int, word: str, kind: str, race: Race) -> int:
    if kind == "state":
        return _state_of(table, seat)[word]
    if kind in ("turn", "phase"):
        return table.turn.counts.get(word, 0) if _in_own_turn(table, seat) else 0
    return _COUNTS.get(word, _all)(table, race.counts[seat]) if kind in COUNTED else 0


def end_streaks(table: Xia, seat: int) -> None:
    """A captain's ship was destroyed: streaks begin again (XIA-25.3.9)."""
    for name, race in table.open_titles.items():
        if race.earned != seat and table.pack.titles[name].kind == "streak":
            _set_counted(table, name, seat, ())


def judge_phase(table: Xia, seat: int) -> None:
    """The end of an action phase, with the ship on the board: what was counted in it is judged (XIA-25.3.8)."""
    printed = table.pack.titles
    for name, race in table.open_titles.items():
        title = printed[name]
        if title.kind == "phase" and race.earned == NOBODY:
            counts = table.turn.counts
            if all(counts.get(condition.word, 0) >= condition.count for condition in title.conditions):
                _earn(table, name, seat, "XIA-25.3.8")


# Claiming and revealing


def claim_titles(table: Xia, seat: int) -> None:
    """Status step 1: a captain receives every title that he has earned or whose state he is in (XIA-19.1.1)."""
    printed = table.pack.titles
    for name, race in table.open_titles.items():  # a claim replaces them as a whole
        if _entitled(table, seat, printed[name], race):
            claim(table, seat, name)


def _entitled(table: Xia, seat: int, title: Title, race: Race) -> bool:
    if title.kind != "state":
        return race.earned == seat
    have = _state_of(table, seat)
    return all(have[condition.word] >= condition.count for condition in title.conditions)


def _state_of(table: Xia, seat: int) -> dict[str, int]:
    captain = table.captains[seat]
    return {"bounty": captain.bounty, "credits": captain.credits}


def claim(table: Xia, seat: int, name: str) -> None:
    """The title lies before its owner and is closed to all others (XIA-25.2.4)."""
    captain = table.captains[seat]
    table.open_titles = {title: race for title, race in table.open_titles.items() if title != name}
    captain.titles = (*captain.titles, name)
    table.emit("title-claimed", "XIA-25.2.4", seat=seat, title=name)
    gain_fame(table, seat, table.pack.titles[name].fame, "titles", "XIA-3.2.9")


def reveal_titles(table: Xia) -> None:
    """Status step 2: one title for every title space reached for the first time by anybody (XIA-25.1)."""
    spaces, reached = table.pack.title_spaces, table.title_spaces
    if len(reached) == len(spaces):
        return
    highest = max([captain.fame for captain in table.captains])
    for space in spaces:
        if space <= highest and space not in reached:
            table.title_spaces = (*table.title_spaces, space)
            _reveal(table, space)


def _reveal(table: Xia, space: int) -> None:
    """Draw a title; one whose requirement is not met is put aside (XIA-25.3.5, XIA-D60)."""
    while table.title_deck:
        name = table.title_deck.pop()
        if _may_be_revealed(table, table.pack.titles[name]):
            table.open_titles = {**table.open_titles, name: Race(((),) * table.seat_count)}
            table.emit("title-revealed", "XIA-25.1.2", title=name, space=space)
            return
        table.emit("title-put-aside", "XIA-25.3.5", title=name)


def _may_be_revealed(table: Xia, title: Title) -> bool:
    if title.requires is None:
        return True
    if title.requires.npc:
        return table.npc(title.requires.npc) is not None
    return table.stack_size >= title.requires.stack

"""Groups of shared spots: key tasks and rooms whose spots are filled together (G7-14, G7-26, G7-D58.3, G7-D58.7)."""

from collections.abc import Collection
from functools import cache, lru_cache
from itertools import pairwise

from msgspec import Struct

from quarterdeck.games.gen7.content.modifiers import ExtraCost, LessCost, Modifier, NewRoom, RulesOf
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules import dice, stocks
from quarterdeck.games.gen7.rules.costs import Cost, cost_of, stock_of
from quarterdeck.games.gen7.rules.placement import fits
from quarterdeck.games.gen7.rules.places import department_in, group_rooms, new_rooms, room_at, room_is_closed
from quarterdeck.games.gen7.rules.special_rules import in_force, modifiers_by_kind, rules_of
from quarterdeck.games.gen7.state import RESOURCES, Gen7, Rule, Task
from quarterdeck.kernel.errors import Reason

KEPT = 10_000
"""How many costs of groups are cached."""
NO_TOKENS = (0, 0, 0)


class Group(Struct, frozen=True, gc=False, cache_hash=True):
    """The present requirements of a group."""

    spots: int
    rule: Placement
    vault_pays: bool = True


def task_in_row(table: Gen7, card: str) -> Task | None:
    for task in table.row:
        if task.card == card:
            return task
    return None


def why_not_open(table: Gen7, name: str) -> Reason | None:
    """Why a key task or a room's group cannot be filled now; of a room that has not joined nothing more is said."""
    room, in_room, _ = name.partition(":")
    task = None if in_room else task_in_row(table, name)
    if task is None and not in_room:
        return Reason("task-not-in-row", "G7-D11", {})
    if in_room and room in new_rooms(table) and room_is_closed(table, room):
        return Reason("room-closed", "G7-D58.2", {"room": room})
    is_open = name in open_groups(table) if task is None else not task.finished
    return None if is_open else Reason("group-filled", "G7-D11", {})


def open_groups(table: Gen7) -> list[str]:
    """Unfinished key tasks, and groups of rooms that hold no dice (G7-D11, G7-D58.3)."""
    found = [task.card for task in table.row if not task.finished]
    if table.rules and in_force(table, NewRoom) and (rooms := group_rooms(table)):
        taken = dice.occupied(table)
        names = [name for room in rooms for name in names_of_groups(table.setting.pack, room.id)]
        found += [name for name in names if name not in taken]
    return found


@cache
def names_of_groups(pack_name: str, room: str) -> tuple[str, ...]:
    """The groups of shared spots in a room."""
    return tuple(f"{room}:{group.id}" for group in pack(pack_name).rooms[room].groups)


def group_of(table: Gen7, name: str) -> Group:
    task = _task_group(table.setting.pack, name)
    if task is not None:
        return task
    changes = in_force(table, RulesOf)
    changed = next((rule.rules for rule in changes if rule.room == room_at(name)), None) if changes else None
    return _room_group(table.setting.pack, name, changed, table.fills.get(name, 0))


@lru_cache(KEPT)
def _room_group(pack_name: str, name: str, changed: tuple[Placement, ...] | None, fills: int) -> Group:
    """The requirements of a room's group after a number of fills, by its own or changed rules."""
    room = pack(pack_name).rooms[room_at(name)]
    group = next(one for one in room.groups if f"{room.id}:{one.id}" == name)
    rules = group.rules if changed is None else changed
    return Group(group.spots, rules[min(fills, len(rules) - 1)], room.vault_pays)


@cache
def _task_group(pack_name: str, name: str) -> Group | None:
    """The requirements of a key task; None if it is not one."""
    card = pack(pack_name).key_tasks.get(name)
    return Group(card.spots, card.rule) if card is not None else None


def cost_rules(table: Gen7, name: str) -> list[tuple[Rule, ExtraCost | LessCost]]:
    """The modifiers that change what a group costs."""
    pairs: list[tuple[Rule, ExtraCost | LessCost]] = rules_of(table, ExtraCost, LessCost)
    return [pair for pair in pairs if _changes_cost(table.setting.pack, name, pair[1])] if pairs else []


@lru_cache(KEPT)
def _changes_cost(pack_name: str, name: str, change: ExtraCost | LessCost) -> bool:
    is_task = name in pack(pack_name).key_tasks
    meant = change.what == ("key_task" if is_task else f"fill:{room_at(name)}")
    return meant and change.department in ("", department_in(pack_name, name))


@cache
def printed_types(pack_name: str, name: str) -> tuple[str, ...]:
    """The types of tokens that a group asks for as printed."""
    return tuple(type_ for type_, number in zip(RESOURCES, _printed_cost(pack_name, name), strict=True) if number)


def _printed_cost(pack_name: str, name: str) -> tuple[int, int, int]:
    content = pack(pack_name)
    card = content.key_tasks.get(name)
    return card.cost if card is not None else content.rooms[room_at(name)].cost


def group_cost(table: Gen7, name: str) -> Cost:
    """What a fill costs, less the tokens that lie on the card (G7-14.2)."""
    changes = (*in_force(table, ExtraCost), *in_force(table, LessCost)) if table.rules else ()
    task = task_in_row(table, name)
    return _cost(table.setting.pack, name, changes, stocks.numbers(task.tokens) if task is not None else NO_TOKENS)


@lru_cache(KEPT)
def _cost(pack_name: str, name: str, changes: tuple[ExtraCost | LessCost, ...], paid: tuple[int, int, int]) -> Cost:
    """A printed cost with those of some changes that it has, less the tokens that were paid already."""
    meant = [change for change in changes if _changes_cost(pack_name, name, change)]
    return cost_of(stock_of(_printed_cost(pack_name, name)), meant).less(stock_of(paid), 0)


def saved_by_rules(table: Gen7, name: str) -> int:
    """Tokens of any type that special rules take off what a fill costs (G7-D71.2)."""
    changes = in_force(table, LessCost)
    return _cost(table.setting.pack, name, tuple(changes), NO_TOKENS).saved if changes else 0


def kinds_for_group(table: Gen7, name: str) -> Collection[type[Modifier]]:
    """The kinds of modifier that may matter to a fill, if their conditions hold; savings only if of any type."""
    return _kinds_for(table.setting.pack, name, table.rules, table.spent, table.round) if table.rules else ()


@lru_cache(KEPT)
def _kinds_for(
    pack_name: str, name: str, rules: tuple[Rule, ...], spent: tuple[str, ...], round_: int
) -> frozenset[type[Modifier]]:
    kinds = modifiers_by_kind(rules, spent, round_)
    saving = [one for one in kinds.get(LessCost, ()) if one.type == "any" and _changes_cost(pack_name, name, one)]
    return frozenset(kinds) if saving else frozenset(kinds) - {LessCost}


def fits_relaxed(rule: Placement, results: tuple[int, ...], relax: tuple[int, ...]) -> bool:
    """Whether results obey a rule if each file that relaxes it changes the number on one spot (G7-D71)."""
    if fits(rule.kind, results, rule.limits):
        return True
    if not relax:
        return False
    most, rest = relax[0], relax[1:]
    for spot, result in enumerate(results):
        for change in range(-most, most + 1):
            if change and fits_relaxed(rule, (*results[:spot], result + change, *results[spot + 1 :]), rest):
                return True
    return False


@cache
def may_fit(rule: Placement, results: tuple[int | None, ...]) -> bool:
    """Whether spots of which some are still empty could obey a rule, unchanged."""
    known = [(spot, result) for spot, result in enumerate(results) if result is not None]
    numbers = [result for _, result in known]
    if rule.kind == "thresholds":
        return all(rule.limits[spot][0] <= result <= rule.limits[spot][1] for spot, result in known)
    if rule.kind == "equal":
        return len(set(numbers)) <= 1
    if rule.kind == "step":
        return len({result - spot for spot, result in known}) <= 1
    if rule.kind == "rising":
        pairs = pairwise(known)
        return all(right - left >= there - here for (here, left), (there, right) in pairs)
    if rule.kind == "two_pairs":
        return len(set(numbers)) <= 2 and all(numbers.count(one) <= 2 for one in numbers)
    if rule.kind in ("sum_below", "sum_equal"):
        return _sum_may_fit(rule.kind, results)
    return True


def _sum_may_fit(kind: str, results: tuple[int | None, ...]) -> bool:
    *left, right = results
    total = sum(result or 0 for result in left)
    if right is None or None in left:
        return right is None or total < right
    return total < right if kind == "sum_below" else total == right

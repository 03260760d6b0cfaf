"""Changing dice on shared spots that are being filled, one's own and with consent those of others (G7-40, G7-D9)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.content.lines import ANY
from quarterdeck.games.gen7.content.modifiers import NoFiles
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules import stocks
from quarterdeck.games.gen7.rules.dice_changes import PRICE, reach_of_chems, reach_of_parts
from quarterdeck.games.gen7.rules.filling import can_afford, proposal_of, results_on_spots
from quarterdeck.games.gen7.rules.groups import Group, group_of, may_fit
from quarterdeck.games.gen7.rules.laying import Lays, forget_changes, offer_of, visible_lays, with_results
from quarterdeck.games.gen7.rules.lending import CURATOR, TUTOR, seal
from quarterdeck.games.gen7.rules.placement import shown
from quarterdeck.games.gen7.rules.places import department_at
from quarterdeck.games.gen7.rules.skills import DEPARTMENT_SKILL, TUTOR_RAISE, changed_by
from quarterdeck.games.gen7.rules.special_rules import in_force
from quarterdeck.games.gen7.state import (
    COLONIST,
    RESOURCES,
    ROBOT,
    SIDES,
    Asked,
    Change,
    Gen7,
    Kind,
    Lay,
    Offer,
    Proposal,
    Step,
)
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

KEPT = 10_000
"""How many ways to adjust dice are cached."""
_SKILLS = frozenset(DEPARTMENT_SKILL.values())


class Adjust(Option, frozen=True):
    """adjust 1 6 chems: let the die on a spot show another result, by tokens, a skill or a file (G7-40, G7-D9)."""

    is_open = True
    hidden = ("by",)
    spot: int
    result: int
    by: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: Step) -> list["Adjust"]:
        """Changes with which the rule would be obeyed, or could still be."""
        proposal = proposal_of(table)
        group = group_of(table, proposal.group)
        return ways_to_adjust(table, proposal, seat, visible_lays(proposal, seat), group)

    def reason(self, table: Gen7, seat: int, frame: Step) -> Reason | None:
        offer = offer_of(table, seat)
        if offer.answered and not offer.accepted and seat != proposal_of(table).seat:
            return Reason("no-such-offer", "G7-R20", {})
        lay = self._lay(table, seat)
        if lay is None:
            return Reason("no-such-die", "G7-40.9", {"die": ""})
        kind, changed = _kind(table, lay), _changed_by_others(proposal_of(table), seat)
        if self.by not in _means(table, offer, lay, kind, changed):
            return Reason("no-such-change", "G7-D9.1" if lay.seat == seat else "G7-D9.4", {})
        reach = _reach(table.setting.pack, lay, kind, self.by)
        allowed = self.result in reach and self.result != lay.result
        return None if allowed else Reason("no-such-change", "G7-D9.1", {})

    def _lay(self, table: Gen7, seat: int) -> Lay | None:
        proposal = proposal_of(table)
        lays = _as_owned(proposal.offers[seat], visible_lays(proposal, seat))
        return next((lay for lay in lays if lay.spots[0] == self.spot - 1), None)

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        """A helper's change of a die of the active player is agreed to by taking the offer; else its owner is asked."""
        lay = self._lay(table, seat)
        assert lay is not None
        if lay.seat == seat:
            _change_own(table, lay, self)
        elif offer_of(table, seat).accepted or seat == proposal_of(table).seat:
            table.bar_undo()
            table.emit("consent-asked", "G7-R47", seat=seat, player=lay.seat, spot=self.spot, result=self.result)
            table.then(Consenting(lay.seat, seat, self.spot, self.result, self.by))
        else:
            change_other(table, seat, lay, self.result, self.by)

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"shared:{proposal_of(table).group}:{self.spot - 1}",)


def ways_to_adjust(table: Gen7, proposal: Proposal, seat: int, seen: tuple[Lay, ...], group: Group) -> list[Adjust]:
    """All changes of dice on the spots that a player sees and has the means for."""
    player, offer = table.players[seat], proposal.offers[seat]
    if not seen:
        return []
    changed = _changed_by_others(proposal, seat) if proposal.asked else ()
    lays = _as_owned(offer, seen) if changed else seen
    if player.files or player.skills or offer.skills or offer.sealed:
        return _ways_by_all_means(table, offer, lays, changed, group)
    has_tokens = player.store["parts"] >= PRICE or player.store["chems"] >= PRICE
    return _ways_by_tokens(table, offer, lays, changed, group) if has_tokens else []


def _ways_by_all_means(table: Gen7, offer: Offer, lays: Lays, changed: "Changed", group: Group) -> list[Adjust]:
    found: list[Adjust] = []
    for lay in lays:
        kind = _kind(table, lay)
        for by in _means(table, offer, lay, kind, changed):
            found += _ways_of_one(table.setting.pack, lay, kind, by, lays, group)
    return found


def _ways_by_tokens(table: Gen7, offer: Offer, lays: Lays, changed: "Changed", group: Group) -> list[Adjust]:
    """The same for a player who has nothing but tokens to change dice with, as most of the time."""
    found: list[Adjust] = []
    for lay in lays:
        kind = table.players[lay.seat].dice[lay.die].kind
        type_ = _token_for(kind)
        if can_afford(table, offer, type_, PRICE) and (lay.seat == offer.seat or (lay.seat, lay.die) not in changed):
            found += _ways_of_one(table.setting.pack, lay, kind, type_, lays, group)
    return found


@lru_cache(KEPT)
def _ways_of_one(
    pack_name: str, lay: Lay, kind: Kind, by: str, lays: tuple[Lay, ...], group: Group
) -> tuple[Adjust, ...]:
    """Other results of a die that fit the dice on the other spots."""
    on_spots = results_on_spots(tuple(other for other in lays if other is not lay), group.spots)
    found = []
    for result in _reach(pack_name, lay, kind, by):
        then = with_results(on_spots, lay.spots, shown(result, lay.spots))
        if result != lay.result and may_fit(group.rule, then):
            found.append(Adjust(lay.spots[0] + 1, result, by))
    return tuple(found)


def _change_own(table: Gen7, lay: Lay, how: Adjust) -> None:
    offer = offer_of(table, lay.seat)
    forget_changes(table, lay.seat, lay.die)
    skilled = lay.skilled or how.by in _SKILLS
    new = replace(lay, result=how.result, skilled=skilled, changed=lay.changed or how.by not in _SKILLS)
    offer.lays = tuple(new if one.die == lay.die else one for one in offer.lays)
    if how.by in RESOURCES:
        offer.spent = stocks.changed(offer.spent, how.by, PRICE)
    elif how.by not in (*_SKILLS, CURATOR, TUTOR, *offer.sealed):
        seal(table, lay.seat, how.by)
    table.emit("die-adjusted", "G7-D9.1", seat=lay.seat, spot=how.spot, result=how.result)


def change_other(table: Gen7, seat: int, lay: Lay, result: int, by: str) -> None:
    """A die of another player shows what `seat` pays for (G7-D9.4)."""
    offer = offer_of(table, seat)
    type_ = by if by in RESOURCES else ""
    before = next((one for one in offer.changes if (one.seat, one.die) == (lay.seat, lay.die)), None)
    paid = (PRICE if type_ else 0) + (before.paid if before is not None else 0)
    new = Change(lay.seat, lay.die, result, type_ or (before.type if before is not None else ""), paid)
    offer.changes = (*(one for one in offer.changes if one is not before), new)
    if type_:
        offer.spent = stocks.changed(offer.spent, type_, PRICE)
    table.emit("die-adjusted", "G7-D9.4", seat=seat, spot=lay.spots[0] + 1, result=result)


# By which means, and how far


def _as_owned(offer: Offer, seen: tuple[Lay, ...]) -> tuple[Lay, ...]:
    """The dice on the spots; the player's own as they were before others changed them."""
    before = {lay.die: lay for lay in offer.lays}
    return tuple([before[lay.die] if lay.seat == offer.seat else lay for lay in seen])


def _token_for(kind: Kind) -> str:
    """The tokens that change a die (G7-40.6, G7-40.8)."""
    return "parts" if kind == ROBOT else "chems"


def _means(table: Gen7, offer: Offer, lay: Lay, kind: Kind, changed: "Changed") -> list[str]:
    """How a player can change a die on the spots; those of others by tokens and Curator only (G7-D9.4, G7-43.26)."""
    player = table.players[offer.seat]
    type_ = _token_for(kind)
    found = [type_] if can_afford(table, offer, type_, PRICE) else []
    if CURATOR in offer.skills:
        found.append(CURATOR)
    if lay.seat != offer.seat:
        return [] if (lay.seat, lay.die) in changed else found
    if player.skills and not lay.skilled:
        skill = DEPARTMENT_SKILL.get(department_at(table, proposal_of(table).group), "")
        found += [skill] if skill in player.skills else []
    if TUTOR in offer.skills and kind == COLONIST and not lay.changed:
        found.append(TUTOR)
    if player.files and not in_force(table, NoFiles):
        found += [file for file in dict.fromkeys(player.files) if _file_range(table.setting.pack, file, kind)]
    return found + _files_for_more_dice(table, offer, lay, kind) if offer.sealed else found


Changed = Sequence[tuple[int, int]]
"""Owners of dice, and the numbers of these."""


def _changed_by_others(proposal: Proposal, seat: int) -> Changed:
    """The dice on the spots that other players have changed."""
    changes = [one for offer in proposal.offers if offer.changes and offer.seat != seat for one in offer.changes]
    return [(one.seat, one.die) for one in changes] if changes else ()


def _files_for_more_dice(table: Gen7, offer: Offer, lay: Lay, kind: str) -> list[str]:
    """Sealed files that change any number of dice, for a die that has not been changed."""
    name = table.setting.pack
    many = [file for file in offer.sealed if not lay.changed and _file_range(name, file, kind)]
    return [file for file in many if pack(name).files[file].do[0].dice.n == ANY]  # type: ignore[attr-defined]


def _kind(table: Gen7, lay: Lay) -> Kind:
    """The kind of a die on the spots."""
    return table.players[lay.seat].dice[lay.die].kind


def _reach(pack_name: str, lay: Lay, kind: Kind, by: str) -> range:
    """The results that a die can be given by means that its player has."""
    if by == "parts":
        return reach_of_parts(lay.result)
    if by in ("chems", CURATOR):
        return reach_of_chems(kind)
    if by == TUTOR:
        return range(lay.result, min(SIDES[COLONIST], lay.result + TUTOR_RAISE) + 1)
    if by in _SKILLS:
        return changed_by(by, kind, lay.result)
    found = _file_range(pack_name, by, kind)
    assert found is not None
    low, high = found
    sides = SIDES[kind]
    return (
        range(1, sides + 1) if low == high == 0 else range(max(1, lay.result + low), min(sides, lay.result + high) + 1)
    )


@cache
def _file_range(pack_name: str, file: str, kind: str) -> tuple[int, int] | None:
    """By how much a file without chance changes one die of a kind; 0 and 0: to any result (G7-R18)."""
    row = pack(pack_name).files[file]
    if row.chance or row.own_turn or len(row.do) != 1:
        return None
    step = row.do[0]
    if not isinstance(step, e.Change | e.Set) or step.dice.kind not in ("die", kind):
        return None
    return (step.low, step.high) if isinstance(step, e.Change) else (0, 0)


# Consent


class Agree(Option, frozen=True):
    """agree: your die may show the new result (G7-R47)."""

    bars_undo = True

    def take(self, table: Gen7, seat: int, frame: "Consenting") -> None:
        table.done()
        lay = next(lay for lay in visible_lays(proposal_of(table), frame.changer) if lay.spots[0] == frame.spot - 1)
        change_other(table, frame.changer, lay, frame.result, frame.by)


class Object(Option, frozen=True):
    """object: your die stays as it is (G7-R25, G7-R47)."""

    bars_undo = True

    def take(self, table: Gen7, seat: int, frame: "Consenting") -> None:
        table.done()
        object_(table, seat, frame.spot)


def object_(table: Gen7, seat: int, spot: int) -> None:
    table.emit("consent-refused", "G7-R47", seat=seat, spot=spot)


class Consenting(Asked, frozen=True):
    """Another contributor wants to change a die of this player: a different result needs a new answer (G7-R47)."""

    clause = "G7-R47"
    choices = (Agree, Object)
    changer: int
    spot: int
    result: int
    by: str

    def deadline(self, table: Gen7) -> float | None:
        limit = table.setting.answer_time
        return table.asked_since + limit if limit else None

    def on_deadline(self, table: Gen7) -> None:
        table.done()
        object_(table, self.seat, self.spot)

    def prompt(self, table: Gen7, seat: int | None) -> Reason:
        asked = "prompt" if seat == self.seat else "waiting"
        about = {"seat": self.seat, "player": self.changer, "spot": self.spot, "result": self.result}
        return Reason(f"{asked}-consenting", self.clause, about)

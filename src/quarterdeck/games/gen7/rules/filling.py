"""Filling shared spots: whether a proposal is complete, who pays, what it brings (G7-14, G7-26, G7-R21)."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from quarterdeck.games.gen7.content import effects as e
from quarterdeck.games.gen7.content.modifiers import NoVault, TaskMerit, Toll
from quarterdeck.games.gen7.rules import decks, dice, stocks
from quarterdeck.games.gen7.rules.costs import Cost
from quarterdeck.games.gen7.rules.crossroads import note_officer
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.effects_goods import GivingTokens, TakingTokens
from quarterdeck.games.gen7.rules.groups import (
    cost_rules,
    fits_relaxed,
    group_cost,
    group_of,
    saved_by_rules,
    why_not_open,
)
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.merit import change_merit
from quarterdeck.games.gen7.rules.placement import shown
from quarterdeck.games.gen7.rules.places import department_at, room_at
from quarterdeck.games.gen7.rules.skills import SAVED_BY_SAVIOUR, STORE_GAIN, STORE_SKILL, raise_colonists, use_up
from quarterdeck.games.gen7.rules.special_rules import claim_merit, in_force, spend_all
from quarterdeck.games.gen7.state import (
    CAPACITY,
    NOTHING,
    OFFICER,
    RESOURCES,
    Change,
    Gen7,
    Lay,
    Offer,
    PlacedOfficer,
    Proposal,
    Stock,
)
from quarterdeck.kernel.errors import Reason

VAULT = "vault"
KEPT = 10_000
"""For how many layouts of dice results are cached."""


def proposal_of(table: Gen7) -> Proposal:
    proposal = table.proposal
    assert proposal is not None, "nothing is being filled"
    return proposal


def taking_part(proposal: Proposal) -> list[Offer]:
    """The active player's part and the offers that were taken."""
    return [offer for offer in proposal.offers if offer.seat == proposal.seat or offer.accepted]


def lays_of(parts: list[Offer]) -> tuple[Lay, ...]:
    """The dice of some offers, as they show with what each changes of the others (G7-D9.4)."""
    if len(parts) == 1:
        return parts[0].lays
    lays: tuple[Lay, ...] = ()
    changes: tuple[Change, ...] = ()
    for offer in parts:
        lays += offer.lays
        changes += offer.changes
    if not changes:
        return lays
    results = {(change.seat, change.die): change.result for change in changes}
    return tuple([replace(lay, result=results.get((lay.seat, lay.die), lay.result)) for lay in lays])


@lru_cache(KEPT)
def results_on_spots(lays: tuple[Lay, ...], spots: int) -> tuple[int | None, ...]:
    """What each spot shows (G7-26.10)."""
    found: list[int | None] = [None] * spots
    for lay in lays:
        for spot, number in zip(lay.spots, shown(lay.result, lay.spots), strict=True):
            found[spot] = number
    return tuple(found)


def toll_of(table: Gen7) -> int:
    """What each helper pays (G7-D58.9); never below 0."""
    if not table.rules:
        return 0
    tolls = in_force(table, Toll)
    return max(0, sum(rule.n for rule in tolls)) if tolls else 0


# How sealed files, kept cards and skills change rule and cost


def _steps(table: Gen7, offer: Offer) -> list[e.Step]:
    steps: list[e.Step] = []
    for file in offer.sealed:
        steps += table.pack.files[file].do
    for card in offer.kept:
        steps += table.pack.crossroads[card].keep or ()
    return steps


def relaxations(table: Gen7, proposal: Proposal) -> tuple[int, ...]:
    steps = [step for offer in taking_part(proposal) for step in _steps(table, offer)]
    return tuple(step.n for step in steps if isinstance(step, e.RelaxRule))


def savings_of(table: Gen7, proposal: Proposal, offer: Offer) -> int:
    """Tokens of any type that a player saves; special rules save them for the active player (G7-D31.6, G7-D71.2)."""
    ruled = saved_by_rules(table, proposal.group) if table.rules and offer.seat == proposal.seat else 0
    if not (offer.sealed or offer.kept or offer.skills):
        return ruled
    steps = [step for step in _steps(table, offer) if isinstance(step, e.ReduceCost | e.PutOnTask)]
    saviour = SAVED_BY_SAVIOUR * ("saviour" in offer.skills)
    return ruled + saviour + sum(step.n for step in steps if step.type == "any")


def proposal_cost(table: Gen7, proposal: Proposal) -> Cost:
    """The cost of the group, less the savings, as the savers choose (G7-43.28, G7-D31.6)."""
    cost = replace(group_cost(table, proposal.group), saved=0)
    extra = min(cost.more, stocks.tokens(proposal.extra))
    cost = replace(cost, more=cost.more - extra)
    if extra:
        cost = replace(cost, tokens={type_: cost.tokens[type_] + proposal.extra[type_] for type_ in RESOURCES})
    for offer in taking_part(proposal):
        for step in _steps(table, offer):
            if isinstance(step, e.ReduceCost | e.PutOnTask) and step.type != "any":
                cost = cost.less({step.type: step.n}, 0)
        saved = savings_of(table, proposal, offer)
        wishes = offer.saves if stocks.tokens(offer.saves) <= saved else NOTHING
        cost = cost.less(wishes, saved - stocks.tokens(wishes))
    return cost


# Paying


def brought(table: Gen7, offer: Offer) -> tuple[Stock, int]:
    """What a sector holds with the tokens of sealed files and lent skills, and how many of any type come on top."""
    store, free = dict(table.players[offer.seat].store), 0
    for file in offer.sealed:
        for step in table.pack.files[file].do:
            if isinstance(step, e.Gain) and step.type == "any":
                free += step.n
            elif isinstance(step, e.Gain):
                for type_ in RESOURCES if step.type == "each" else (step.type,):
                    store[type_] = min(CAPACITY, store[type_] + step.n)
    for brings in [STORE_SKILL[skill] for skill in offer.skills if skill in STORE_SKILL]:
        store[brings] = min(CAPACITY, store[brings] + STORE_GAIN)
    return store, free


def is_plain(offer: Offer) -> bool:
    """Whether an offer neither costs tokens nor brings any, as in the beginning."""
    return offer.tokens is NOTHING and offer.spent is NOTHING and not offer.sealed and not offer.skills


def can_afford(table: Gen7, offer: Offer, type_: str = "", more: int = 0) -> bool:
    """Whether a player has all that the offer gives and spends, and further tokens of a type."""
    if offer.tokens is NOTHING and offer.spent is NOTHING and not (offer.sealed or offer.skills):  # as in the beginning
        return not more or table.players[offer.seat].store[type_] >= more
    return tokens_left(table, offer, type_, more) is not None


def can_pay_toll(table: Gen7, offer: Offer, type_: str = "", more: int = 0) -> bool:
    """Whether a helper has tokens left for the toll (G7-D58.9)."""
    left = tokens_left(table, offer, type_, more)
    return left is not None and left >= toll_of(table)


def tokens_left(table: Gen7, offer: Offer, type_: str = "", more: int = 0) -> int | None:
    """Tokens that a player has left besides the offer and more of a type; None if there are too few."""
    store, free = brought(table, offer) if offer.sealed or offer.skills else (table.players[offer.seat].store, 0)
    tokens, spent = offer.tokens, offer.spent
    if tokens is NOTHING and spent is NOTHING:
        return free + stocks.tokens(store) - more if not more or more - store[type_] <= free else None
    left, short = free, 0
    for one in RESOURCES:
        rest = store[one] - tokens[one] - spent[one] - (more if one == type_ else 0)
        left += rest
        if rest < 0:
            short -= rest
    return left if short <= free else None


def types_left(table: Gen7, offer: Offer, types: tuple[str, ...], toll: int) -> list[str]:
    """Those types of which a helper has a token more than the offer gives and spends, and then the toll."""
    store = table.players[offer.seat].store
    if not toll and is_plain(offer):
        return [type_ for type_ in types if store[type_]]
    if not toll and not offer.sealed and not offer.skills:
        rest: dict[str, int] = {type_: store[type_] - offer.tokens[type_] - offer.spent[type_] for type_ in RESOURCES}
        return [type_ for type_ in types if rest[type_] > 0] if min(rest.values()) >= 0 else []
    left = [(type_, tokens_left(table, offer, type_, 1)) for type_ in types]
    return [type_ for type_, number in left if number is not None and number >= toll]


def may_use_vault(table: Gen7, group: str) -> bool:
    return group_of(table, group).vault_pays and not in_force(table, NoVault)


def vault_fund(table: Gen7, proposal: Proposal) -> dict[str, int]:
    """What the Vault has for a proposal, at most the share that was set."""
    return {type_: min(table.vault[type_], proposal.vault[type_]) for type_ in RESOURCES}


def vault_part(table: Gen7, proposal: Proposal) -> Stock:
    """What everybody knows the Vault would pay: sealed files, which may lower it, stay secret (G7-14.2, G7-D11)."""
    if not may_use_vault(table, proposal.group):
        return NOTHING
    owed, fund = group_cost(table, proposal.group).tokens, vault_fund(table, proposal)
    return {type_: min(owed[type_], fund[type_]) for type_ in RESOURCES}


Funds = list[tuple[str | int, dict[str, int]]]
"""What each payer has, in the order in which they pay; the Vault is a payer too."""
Paid = dict[str | int, dict[str, int]]


def payment(table: Gen7, proposal: Proposal) -> Paid | None:
    """Who pays what: the Vault's share first, then helpers, then the active player; None if something is missing."""
    cost = proposal_cost(table, proposal)
    funds: Funds = []
    if may_use_vault(table, proposal.group):
        funds.append((VAULT, vault_fund(table, proposal)))
    helpers = [offer for offer in taking_part(proposal) if offer.seat != proposal.seat]
    funds += [(offer.seat, dict(offer.tokens)) for offer in helpers]
    own = proposal.offers[proposal.seat]
    store, _ = brought(table, own)
    funds.append((proposal.seat, {type_: store[type_] - own.spent[type_] for type_ in RESOURCES}))
    return share_out(cost, funds)


def share_out(cost: Cost, funds: Funds) -> Paid | None:
    """Split a cost over funds in order; what is saved spares missing tokens first, then the last payer's."""
    paid: Paid = {payer: dict(NOTHING) for payer, _ in funds}
    missing = sum(_take(paid, funds, type_, cost.tokens[type_]) for type_ in RESOURCES)
    if missing > cost.saved:
        return None
    _spare(paid, funds, cost.saved - missing)
    more = cost.more
    for payer, fund in reversed(funds):
        for type_ in RESOURCES:
            part = min(more, fund[type_])
            paid[payer][type_] += part
            more -= part
    return None if more else paid


def _take(paid: Paid, funds: Funds, type_: str, owed: int) -> int:
    """Tokens of one type from the funds in order; how many are missing."""
    for payer, fund in funds:
        part = min(owed, fund[type_])
        paid[payer][type_] += part
        fund[type_] -= part
        owed -= part
    return owed


def _spare(paid: Paid, funds: Funds, number: int) -> None:
    """Savings that are left go to the active player, then to helpers, then to the Vault."""
    for payer, fund in reversed(funds):
        for type_ in sorted(paid[payer], key=lambda one: -paid[payer][one]):
            part = min(number, paid[payer][type_])
            paid[payer][type_] -= part
            fund[type_] += part
            number -= part


# Whether it can be committed


def why_not_filled(table: Gen7, proposal: Proposal) -> Reason | None:
    """Which part of a proposal is missing (G7-R20)."""
    if not proposal.offers[proposal.seat].lays:
        return Reason("no-own-die", "G7-4.13", {})
    if (reason := why_not_open(table, proposal.group)) is not None:
        return reason
    group = group_of(table, proposal.group)
    results = results_on_spots(lays_of(taking_part(proposal)), group.spots)
    if None in results:
        return Reason("spots-empty", "G7-26.4", {})
    numbers = tuple(number for number in results if number is not None)
    if not fits_relaxed(group.rule, numbers, relaxations(table, proposal)):
        return Reason("rule-broken", "G7-26.5", {"rule": group.rule.kind})
    if any(not can_pay_toll(table, offer) for offer in taking_part(proposal) if offer.seat != proposal.seat):
        return Reason("cannot-pay-toll", "G7-D58.9", {})
    return None if payment(table, proposal) is not None else Reason("tokens-missing", "G7-14.1", {})


# Committing


def commit(table: Gen7) -> None:
    """Dice, changes, files, payment, finished task, merit, then other triggers (G7-R21)."""
    proposal = proposal_of(table)
    group, parts, paid = proposal.group, taking_part(proposal), payment(table, proposal)
    assert paid is not None
    contributors = tuple(other for other in table.clockwise(proposal.seat) if proposal.offers[other] in parts)
    bonus = sum(step.n for offer in parts for step in _steps(table, offer) if isinstance(step, e.BonusMerit))
    triggers = _place_all(table, group, parts)
    _ask_for_toll(table, contributors)
    _use_up_all(table, group, parts, paid)
    _end_proposal(table, contributors)
    _pay(table, group, paid)
    table.emit("group-filled", "G7-26.4", seat=proposal.seat, group=group, players=list(contributors))
    _reward(table, group, contributors, bonus, triggers)
    for seat in contributors:
        table.players[seat].passed = False


def _place_all(table: Gen7, group: str, parts: list[Offer]) -> list[Happening]:
    """Put the dice on their spots, after the events of their changes."""
    changed = [what for offer in parts for what in _changes(table, offer)]
    return [*changed, *[_place(table, group, lay) for lay in lays_of(parts)]]


def _ask_for_toll(table: Gen7, contributors: tuple[int, ...]) -> None:
    toll = toll_of(table)
    table.then(*[GivingTokens(seat, toll, "toll") for seat in contributors[1:] if toll])


def _use_up_all(table: Gen7, group: str, parts: list[Offer], paid: Paid) -> None:
    for offer in parts:
        _use_up(table, offer, paid.get(offer.seat, NOTHING))
    spend_all(table, cost_rules(table, group))


def _end_proposal(table: Gen7, contributors: tuple[int, ...]) -> None:
    table.proposal = None
    table.turn.placements -= 1
    table.turn.placed += 1
    table.turn.contributors = contributors


def _reward(table: Gen7, group: str, contributors: tuple[int, ...], bonus: int, triggers: list[Happening]) -> None:
    """What a room pays lies on top of the triggers: merit comes before them."""
    is_task = group in table.pack.key_tasks
    if is_task:
        _finish_task(table, group, contributors, bonus)
    _announce(table, group, contributors, triggers)
    if not is_task:
        _pay_fill(table, group, contributors)


def _changes(table: Gen7, offer: Offer) -> list[Happening]:
    """Dice that a player changed for the group, their own and those of others (G7-D57)."""
    players = table.players
    results = [(lay.seat, lay.die, lay.result) for lay in offer.lays]
    results += [(change.seat, change.die, change.result) for change in offer.changes]
    dice_ = [(players[seat].dice[die], result) for seat, die, result in results]
    changed = [(die.kind, result) for die, result in dice_ if die.result != result]
    return [Happening("die_changed", (offer.seat,), die=kind, result=result) for kind, result in changed]


def _place(table: Gen7, group: str, lay: Lay) -> Happening:
    player = table.players[lay.seat]
    die = player.dice[lay.die]
    dice.change(player, lay.die, lay.result, group, lay.spots)
    table.emit("die-placed", "G7-26.4", seat=lay.seat, die=die.name, at=group, result=lay.result)
    room, department = room_at(group), department_at(table, group)
    if die.kind == OFFICER:
        note_officer(table, PlacedOfficer(lay.seat, room, department, 0, lay.result))
    return Happening("die_placed", (lay.seat,), room=room, department=department, die=die.kind, result=lay.result)


def _use_up(table: Gen7, offer: Offer, paid: Mapping[str, int]) -> None:
    """What a player spends, plays and uses for the group."""
    player = table.players[offer.seat]
    _receive(table, offer, paid)
    for type_ in RESOURCES:
        if offer.spent[type_]:
            stocks.spend(table, offer.seat, type_, offer.spent[type_], "G7-40.8")
    for skill in offer.skills:
        use_up(table, offer.seat, skill)
        if skill == "tutor":
            raise_colonists(table, offer.seat)  # those that were not laid
    player.kept = tuple(card for card in player.kept if card not in offer.kept)
    for card in offer.kept:
        table.emit("kept-card-used", "G7-D74", seat=offer.seat, card=card)
    sealed, offer.sealed = offer.sealed, ()
    for file in table.answer("sealed files", sealed) if sealed else ():  # a played one is shown to all (G7-R4)
        decks.put_under(table, decks.FILES, [file])
        table.emit("file-played", "G7-4.16", seat=offer.seat, file=file)
        happened(table, Happening("file_played", (offer.seat,)))


def _receive(table: Gen7, offer: Offer, paid: Mapping[str, int]) -> None:
    """The tokens of sealed files; of those of any type what is lacking, and the rest by choice (G7-D71.2)."""
    store, free = brought(table, offer)
    for type_ in RESOURCES:
        stocks.gain(table, offer.seat, type_, store[type_] - table.players[offer.seat].store[type_], "G7-R18")
        lacking = max(0, paid[type_] + offer.spent[type_] - store[type_])
        stocks.gain(table, offer.seat, type_, lacking, "G7-R18")
        free -= lacking
    if free:
        table.then(TakingTokens(offer.seat, free, "G7-R18"))


def _pay(table: Gen7, group: str, paid: Paid) -> None:
    for payer, cost in paid.items():
        if isinstance(payer, int):
            stocks.pay(table, payer, cost, "G7-14.2", group)
        else:
            for type_, number in cost.items():
                stocks.empty_vault(table, type_, number, "G7-14.2", group)


def _pay_fill(table: Gen7, group: str, contributors: tuple[int, ...]) -> None:
    """A room pays what its board says (G7-D58.3)."""
    table.fills = {**table.fills, group: table.fills.get(group, 0) + 1}
    resolve(table, contributors[0], table.pack.rooms[room_at(group)].pays, room_at(group))


def _finish_task(table: Gen7, group: str, contributors: tuple[int, ...], bonus: int) -> None:
    """Each contributor gains the merit of a key task once (G7-14.8, G7-14.9)."""
    card = table.pack.key_tasks[group]
    table.finished += 1
    table.row = tuple(
        [replace(task, finished=True, tokens=NOTHING) if task.card == group else task for task in table.row]
    )
    table.emit("key-task-finished", "G7-14.8", task=group, players=list(contributors))
    merit = card.merit + bonus + claim_merit(table, TaskMerit, "key_task")
    friends = {seat: merit + ("loyal_friend" in table.players[seat].skills) for seat in contributors}  # G7-43.15
    change_merit(table, friends, "G7-14.8", group)


def _announce(table: Gen7, group: str, contributors: tuple[int, ...], placed: list[Happening]) -> None:
    """Announce triggers in reverse: the last announced is done first."""
    room, department, number = room_at(group), department_at(table, group), len(contributors)
    told = [*placed]
    for kind in ("group_filled", "contributed"):
        told.append(Happening(kind, contributors, room=room, department=department, contributors=number))
    if group in table.pack.key_tasks:
        told.append(Happening("key_task_finished", contributors, department=department, contributors=number))
    for what in reversed(told):
        happened(table, what)

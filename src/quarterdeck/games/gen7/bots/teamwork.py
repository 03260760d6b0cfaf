"""Filling shared spots together: what to propose, and what to give when asked (G7-D56.3 to G7-D56.5)."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from quarterdeck.games.gen7.bots.bridge import SPENT, Bridge
from quarterdeck.games.gen7.bots.filling import (
    MOST_CHANGES,
    Giving,
    Hand,
    Piece,
    Spots,
    most_spots,
    pieces_for,
    with_piece,
)
from quarterdeck.games.gen7.bots.lines import step_worth
from quarterdeck.games.gen7.bots.wishes import View
from quarterdeck.games.gen7.content.modifiers import ExtraCost, LessCost, Toll, parse_modifier
from quarterdeck.games.gen7.content.placement import Placement
from quarterdeck.games.gen7.rules.adjusting import Adjust
from quarterdeck.games.gen7.rules.answering import GiveTokens, SendOffer
from quarterdeck.games.gen7.rules.costs import Cost, cheapest, cost_of, stock_of
from quarterdeck.games.gen7.rules.dice_changes import PRICE
from quarterdeck.games.gen7.rules.laying import LayDie
from quarterdeck.games.gen7.rules.places import room_at
from quarterdeck.games.gen7.rules.proposals import AskForHelp, Commit, TakeOffer
from quarterdeck.games.gen7.state import QUARTERS, RESOURCES
from quarterdeck.kernel.option import Option

OWN_DICE = 3
"""How many dice the proposer contributes."""
CHANGE = 0.9
"""What it costs to change a result with chems."""
CAREERIST = "careerist"


class Plan(Struct, frozen=True, gc=False):
    """Dice for a group."""

    group: str
    pieces: tuple[Piece, ...]
    value: float
    """Its worth to the proposer."""

    def of(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.hand.seat == seat]

    def helpers(self, seat: int) -> list[int]:
        return list(dict.fromkeys(piece.hand.seat for piece in self.pieces if piece.hand.seat != seat))


@cache
def cost_change(text: str) -> ExtraCost | LessCost | None:
    modifier = parse_modifier(text)
    return modifier if isinstance(modifier, ExtraCost | LessCost) else None


class Teamwork(Bridge):
    """An officer's judgement of shared spots."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat)
        self._hands: dict[int, tuple[tuple[str, int], ...]] = {}
        self._gains: dict[str, float] = {}

    def group(self, name: str) -> tuple[int, Placement]:
        """Its spots, and the rule of the next fill."""
        card = self.pack.key_tasks.get(name)
        if card is not None:
            return card.spots, card.rule
        rule = next(one["rule"] for one in self.view["groups"] if one["group"] == name)
        room = self.pack.rooms[room_at(name)]
        spots = next(one.spots for one in room.groups if f"{room.id}:{one.id}" == name)
        return spots, Placement(rule["kind"], tuple((low, high) for low, high in rule["limits"]))

    def cost(self, name: str) -> Cost:
        card = self.pack.key_tasks.get(name)
        printed = card.cost if card is not None else self.pack.rooms[room_at(name)].cost
        what = "key_task" if card is not None else f"fill:{room_at(name)}"
        changes = [change for rule in self.view["special_rules"] if (change := cost_change(rule["text"])) is not None]
        department = card.department if card is not None else "work"
        fitting = [one for one in changes if one.what == what and one.department in ("", department)]
        cost = cost_of(stock_of(printed), fitting)
        task = next((one for one in self.view["row"] if one["card"] == name), None)
        return cost.less(task["tokens"], 0) if task is not None else cost

    def gain(self, name: str) -> float:
        """What a contributor gains from a fill."""
        if name not in self._gains:
            self._gains[name] = self._gain(name)
        return self._gains[name]

    def _gain(self, name: str) -> float:
        card = self.pack.key_tasks.get(name)
        if card is None:
            room = self.pack.rooms[room_at(name)]
            pays = sum(step_worth(step) for step in room.pays)
            return pays + self.wished("group_filled", room=room.id) + self.wished("contributed", room=room.id)
        about = {"department": card.department}
        counted = sum(self.wished(kind, **about) for kind in ("key_task_finished", "group_filled", "contributed"))
        friend = "loyal_friend" in self.me["skills"]
        return card.merit + friend + counted + self.failure(card.department, card.failure)

    # Proposing

    def best_plan(self, groups: list[str], least: float) -> Plan | None:
        """The best plan that is worth at least so much; no plan is worth more than the fill itself."""
        gains = {name: self.gain(name) for name in groups}
        best: Plan | None = None
        for name in sorted(groups, key=gains.__getitem__, reverse=True):
            if gains[name] < least:
                break
            plan = self.plan(name)
            if plan is not None and plan.value >= least and (best is None or plan.value > best.value):
                best, least = plan, plan.value
        return best

    def plan(self, name: str) -> Plan | None:
        """The dice with which a group can be filled now, if that can be paid."""
        spots, rule = self.group(name)
        limits = {seat: OWN_DICE if seat == self.seat else 1 for seat in self.around(self.seat)}
        pieces = self.dice_for(rule, (None,) * spots, limits)
        if pieces is None or not any(piece.hand.seat == self.seat for piece in pieces):
            return None
        own = self.price(name, pieces)
        if own is None:
            return None
        mine = [piece for piece in pieces if piece.hand.seat == self.seat]
        spent = sum(CHANGE for piece in mine if piece.is_changed) + SPENT * own
        lost = sum(self.best_use(piece.hand.kind, piece.hand.result) for piece in mine[1:])
        return Plan(name, pieces, self.gain(name) - spent - lost)

    def around(self, first: int) -> list[int]:
        seats: int = self.view["seat_count"]
        return [(first + step) % seats for step in range(seats)]

    def dice_for(self, rule: Placement, spots: Spots, limits: dict[int, int]) -> tuple[Piece, ...] | None:
        hands = {seat: self.hands(seat) for seat in limits}
        if sum([most_spots(hands[seat], most) for seat, most in limits.items()]) < spots.count(None):
            return None
        players = self.view["players"]
        giving = [
            Giving(seat, hands[seat], most, min(MOST_CHANGES, players[seat]["store"]["chems"] // PRICE))
            for seat, most in limits.items()
        ]
        return pieces_for(rule, spots, tuple(giving))

    def hands(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Kinds and results of the dice that a player could lay."""
        if seat not in self._hands:
            self._hands[seat] = tuple([(die["kind"], die["result"]) for die in self.quarters(seat)])
        return self._hands[seat]

    def price(self, name: str, pieces: Sequence[Piece]) -> int | None:
        """How many own tokens a fill costs; None if all together cannot pay it."""
        cost, vault = self.cost(name), dict(self.vault)
        room = self.pack.rooms.get(room_at(name))
        if room is not None and not room.vault_pays:
            vault = dict.fromkeys(RESOURCES, 0)
        purse: dict[str, int] = {type_: vault[type_] for type_ in RESOURCES}
        for seat in dict.fromkeys(piece.hand.seat for piece in pieces):
            store = self.view["players"][seat]["store"]
            changed = sum(piece.is_changed for piece in pieces if piece.hand.seat == seat)
            for type_ in RESOURCES:
                purse[type_] += store[type_] - (PRICE * changed if type_ == "chems" else 0)
        paid = cheapest(cost, purse)
        return None if paid is None else sum(max(0, paid[type_] - vault[type_]) for type_ in RESOURCES)

    def script(self, plan: Plan) -> list[Option]:
        """The options that carry a plan out."""
        helpers = plan.helpers(self.seat)
        asking: list[Option] = [AskForHelp(), *map(TakeOffer, helpers)] if helpers else []
        return [*laying(plan.of(self.seat)), *asking, Commit()]

    def can(self, step: Option) -> bool:
        """Whether a step that is not among the options is still possible; somebody may have chosen for this seat."""
        proposal = self.view["proposal"]
        if proposal is None:
            return False
        own = proposal["offers"][self.seat]
        if isinstance(step, LayDie):
            spots, _ = self.group(proposal["group"])
            return max(step.spots) <= spots and self._can_lay(step, own["lays"], _taken(proposal, self.seat))
        if isinstance(step, Adjust):
            lay = next((lay for lay in own["lays"] if lay["spots"][0] == step.spot - 1), None)
            return lay is not None and lay["result"] != step.result and self._left(own)["chems"] >= PRICE
        return isinstance(step, GiveTokens) and self._can_give(step, own)

    def _can_lay(self, step: LayDie, lays: list[Any], taken: set[int]) -> bool:
        """The die is there, and its spots are free."""
        laid = {lay["die"] for lay in lays}
        free = [die for number, die in enumerate(self.me["dice"]) if die["at"] == QUARTERS and number not in laid]
        names = {f"{die['kind']}-{die['result']}" for die in free}
        return step.die in names and not taken & {spot - 1 for spot in step.spots}

    def _left(self, offer: Any) -> dict[str, int]:
        """The seat's tokens that an offer neither gives nor spends."""
        return {one: self.me["store"][one] - offer["spent"][one] - offer["tokens"][one] for one in RESOURCES}

    def _can_give(self, step: GiveTokens, offer: Any) -> bool:
        """Whether there are that many tokens, with enough left for the toll (G7-D58.9)."""
        more: int = step.number - offer["tokens"][step.type]
        left = self._left(offer)
        return more != 0 and more <= left[step.type] and sum(left.values()) - more >= self._toll()

    def _toll(self) -> int:
        """The toll of each helper in this round (G7-D58.9)."""
        tolls = [rule for rule in map(parse_modifier, self._rule_texts()) if isinstance(rule, Toll)]
        return sum(one.n for one in tolls if not one.rounds or one.rounds[0] <= self.view["round"] <= one.rounds[1])

    def _rule_texts(self) -> list[str]:
        return [rule["text"] for rule in self.view["special_rules"]]

    # Helping

    def answer(self) -> list[Option]:
        """This seat's part of the filling, which is the same for all who are asked; empty to refuse (G7-D56.3)."""
        proposal = self.view["proposal"]
        name, first = proposal["group"], proposal["seat"]
        spots, rule = self.group(name)
        on_spots: Spots = (None,) * spots
        for lay in proposal["offers"][first]["lays"]:
            hand = Hand(first, "", "", lay["result"])
            on_spots = with_piece(on_spots, Piece(hand, tuple(lay["spots"]), lay["result"]))
        pieces = self.dice_for(rule, on_spots, dict.fromkeys(self.around(first)[1:], 1))
        mine = [piece for piece in pieces or () if piece.hand.seat == self.seat]
        left = sum(self.me["store"].values()) - PRICE * sum(piece.is_changed for piece in mine)
        if not mine or left < self._toll() or not self.agrees(name, mine):
            return []
        return [*laying(mine), *self.tokens_for(name, first, mine), SendOffer()]

    def agrees(self, name: str, pieces: list[Piece]) -> bool:
        card = self.pack.key_tasks.get(name)
        if card is not None and self.me["temperament"] != CAREERIST and self.endangers(card.department, card.failure):
            return True
        spent = sum(CHANGE for piece in pieces if piece.is_changed)
        return self.gain(name) - spent >= max(self.best_use(piece.hand.kind, piece.hand.result) for piece in pieces)

    def tokens_for(self, name: str, first: int, pieces: list[Piece]) -> list[Option]:
        """The tokens that Vault and proposer lack (G7-D56.4); helpers who pay a toll give nothing else."""
        if self._toll():
            return []
        cost, store = self.cost(name), self.view["players"][first]["store"]
        left = dict(self.me["store"])
        left["chems"] -= PRICE * sum(piece.is_changed for piece in pieces)
        lacking = {type_: cost.tokens[type_] - self.vault[type_] - store[type_] for type_ in RESOURCES}
        gifts = {type_: min(left[type_], lacking[type_]) for type_ in RESOURCES}
        return [GiveTokens(type_, number) for type_, number in gifts.items() if number > 0]


def _taken(proposal: Any, seat: int) -> set[int]:
    """The shared spots on which dice of the proposal or of this seat lie."""
    shown = (proposal["seat"], seat)
    offers = [offer for offer in proposal["offers"] if offer["accepted"] or offer["seat"] in shown]
    return {spot for offer in offers for lay in offer["lays"] for spot in lay["spots"]}


def laying(pieces: list[Piece]) -> list[Option]:
    """Dice first, changed ones right after they are laid."""
    found: list[Option] = []
    for piece in pieces:
        found.append(LayDie(piece.hand.name, tuple(spot + 1 for spot in piece.spots)))
        if piece.is_changed:
            found.append(Adjust(piece.spots[0] + 1, piece.result, "chems"))
    return found

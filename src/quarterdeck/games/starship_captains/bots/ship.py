"""What effects, cargo and technologies are worth to a ship of Starship Captains as it is now."""

from collections.abc import Callable

from quarterdeck.games.starship_captains.bots.cards import card_value
from quarterdeck.games.starship_captains.bots.flying import Chartroom, View
from quarterdeck.games.starship_captains.content.vocabulary import effect, items
from quarterdeck.games.starship_captains.state import DAMAGED, HOLDS

ARTIFACT, PIRATE, ANYTHING_ELSE = 0.6, 1.0, 0.9
PAIR = 0.9
"""A bonus of touching edges."""
FEW_HOLDS = 2


class Ship(Chartroom):
    """A look at the own ship, besides the table."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._worths: dict[str, float] = {}

    @property
    def free_holds(self) -> int:
        cargo = len(self.me["artifacts"]) + len(self.me["pirates"]) + int(self.me["unseen_pirates"])
        return HOLDS - min(HOLDS, int(self.me["damage"])) - cargo

    def cargo(self, kind: str) -> float:
        """What a piece of cargo is worth on board, where an omega may count it."""
        if kind == "pirate":
            return 2 * PIRATE if "wanted-list" in self.me["slots"] else PIRATE
        if kind not in self.me["artifacts"]:
            return ANYTHING_ELSE
        counted = "artifact-blueprints" in self.me["slots"] and self.me["artifacts"].count(kind) == 1
        return ARTIFACT + 2 if counted else ARTIFACT

    # Effects

    def row(self, row: str) -> float:
        return sum(self.worth(item) for item in items(row))

    def worth(self, item: str) -> float:
        """The scale of SC-D61, except where the table says more; asked for the same again and again."""
        if item not in self._worths:
            self._worths[item] = self._worth(item)
        return self._worths[item]

    def _worth(self, item: str) -> float:
        one = effect(item)
        here: Callable[[int], float] | None = getattr(self, f"worth_of_{one.name}", None)
        return here(getattr(one, "count", 1)) if here is not None else one.worth()

    def worth_of_medal(self, count: int) -> float:
        return count * (0.5 if self.last and self.me["medals"] >= 3 else 0.95)

    def worth_of_repair(self, count: int) -> float:
        broken: int = self.me["damage"] + self.me["slots"].count(DAMAGED)
        return min(count, broken) * (1.2 if self.free_holds < FEW_HOLDS else 1.0)

    def worth_of_fight(self, count: int) -> float:
        """Only pirates nearby can be fought, and what they bring needs holds."""
        near = sum(route in self.view["routes"] for route in self.chart.at[self.me["at"]])
        return min(count, near) * (0.2 + 0.5 * min(3, self.free_holds))

    def worth_of_move(self, count: int) -> float:
        return 0.35 * count if self.me["mission"] else self.flight(count, self.me["ready"])

    def worth_of_tech(self, count: int) -> float:
        slots = [number for number, there in enumerate(self.me["slots"], 1) if not there]
        cards = [card for card in self.view["central"] if card]
        return max((self.fit(card, slot) for card in cards for slot in slots), default=0.0)

    def worth_of_recall(self, count: int) -> float:
        return 1.5 if self.me["queue"] else 0.0

    # Technologies

    def card(self, name: str) -> float:
        return card_value(self.view, self.me, self.pack, name)

    def fit(self, card: str, slot: int) -> float:
        """A card in a slot: its own value and its bonuses, less what it replaces."""
        replaced = self.me["slots"][slot - 1]
        pair = PAIR + ("tidy-wiring" in self.me["slots"])
        return self.card(card) - (self.card(replaced) if replaced else 0.0) + pair * self.pairs(card, slot)

    def pairs(self, name: str, slot: int) -> int:
        """Bonuses that a card would give in a slot."""
        card = self.pack.technologies[name]
        left, right = self._edges(slot - 1)[1], self._edges(slot + 1)[0]
        touching = [*zip(left, card.left, strict=True), *zip(card.right, right, strict=True)]
        return sum(bool(one) and one == other for one, other in touching)

    def _edges(self, slot: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        slots = self.me["slots"]
        if not 1 <= slot <= len(slots):
            return ("", "", ""), ("", "", "")
        there = slots[slot - 1]
        if there and there != DAMAGED:
            card = self.pack.technologies[there]
            return card.left, card.right
        return self.pack.boards[self.view["board"]].edges[slot - 1]

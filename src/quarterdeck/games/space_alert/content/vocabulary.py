"""The words of threat cards (SA-11.1): every word of a row parses, checks, does and says itself.

`X: attack 1 own, speed +1; Z: attack remaining own if damaged` is one operation per comma; a condition may follow.
"""

import re
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.games.space_alert.content.ship import BLUE, RED, STATIONS, WHITE, ZONES, zone_of
from quarterdeck.games.space_alert.rules import crew, damage, intruders, threats
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase, Written

if TYPE_CHECKING:
    from quarterdeck.games.space_alert.state import SpaceAlert, Threat

ZoneWord = Literal["own", "others", "all", "here", "each token", "red", "white", "blue", "red blue"]
SourceWord = Literal["shields", "reactors"]
OUTSIDE = frozenset({
    "attack", "shield", "reveal", "boost-attacks", "boost-shields", "advance-others", "own", "others", "zone",
})  # fmt: skip
"""Words that only external threats can have."""
INSIDE = frozenset({
    "damage", "move", "seek", "spread", "grow-up", "double-damage", "short-circuit", "leak", "here", "each token",
    "tokens", "station", "unguarded station",
})  # fmt: skip
"""Words that only internal threats can have."""


def zones_of(word: str, threat: "Threat") -> list[int]:
    """The zones a word means for a threat (SA-11.1.2)."""
    if word == "own":
        return [threat.zone]
    if word == "others":
        return [zone for zone in (RED, WHITE, BLUE) if zone != threat.zone]
    if word in ("here", "each token"):
        return [zone_of(token) for token in threat.tokens]
    return named_zones(word)


def named_zones(word: str) -> list[int]:
    """The zones that a word names on any card: `all`, `red`, `red blue`."""
    return [RED, WHITE, BLUE] if word == "all" else [ZONES.index(zone) for zone in word.split()]


class Condition(Struct, frozen=True):
    """When an operation is performed (SA-11.1.3): `if damaged`, `unless damaged`, `if damage below 3`."""

    word: Literal["damaged", "undamaged", "damage below"]
    limit: int = 0

    def holds(self, threat: "Threat") -> bool:
        if self.word == "damage below":
            return threat.damage < self.limit
        return (threat.damage > 0) == (self.word == "damaged")


class Op(Phrase, frozen=True, kw_only=True):
    """One operation of a threat card. A subclass has its words as `form` and does its work in `do`."""

    sort = "operation"
    when: Condition | None = None

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        raise NotImplementedError

    def check(self, *, external: bool) -> None:
        """Refuse words that mean nothing on this kind of card: an attack from inside, a token outside."""
        words = {self.name, *(str(value) for value in self.words().values())}
        misplaced = words & (INSIDE if external else OUTSIDE)
        if misplaced:
            raise BadContent(
                f"{', '.join(sorted(misplaced))}: not on an {'external' if external else 'internal'} threat"
            )

    def words(self) -> dict[str, Any]:
        """What the card's text has to say of this operation; its condition is said apart."""
        return {name: value for name, value in super().words().items() if name != "when"}


class Attack(Op, frozen=True, kw_only=True):
    form = "attack {strength} {zones}[ {past_shields=past shields}]"
    strength: int | Literal["remaining", "twice remaining"]
    zones: ZoneWord
    past_shields: bool = False

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        damage.attack(table, threat, self.points(threat), zones_of(self.zones, threat), self.past_shields)

    def points(self, threat: "Threat") -> int:
        if isinstance(self.strength, int):
            return self.strength
        remaining = threat.hits - threat.damage  # SA-4.15.5
        return remaining if self.strength == "remaining" else 2 * remaining


class Damage(Op, frozen=True, kw_only=True):
    form = "damage {amount} {zones}"
    amount: int | Literal["central energy", "3 per unrepaired rocket", "1 per player"]
    zones: ZoneWord

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        points = self.points(table, threat)
        for zone in zones_of(self.zones, threat):
            damage.internal_damage(table, threat, zone, points)

    def points(self, table: "SpaceAlert", threat: "Threat") -> int:
        if isinstance(self.amount, int):
            return self.amount
        if self.amount == "central energy":
            return table.ship.reactors[WHITE]
        if self.amount == "1 per player":  # SA-D28: knocked out players count too
            return sum(member.station == threat.tokens[0] for member in table.crew)
        return 3 * max(0, table.ship.rockets - threat.damage)


class Drain(Op, frozen=True, kw_only=True):
    form = "drain {source} {amount} {zones}[ or damage {or_damage}]"
    source: SourceWord
    amount: int
    zones: ZoneWord
    or_damage: int = 0

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        for zone in zones_of(self.zones, threat):
            lost = damage.drain(table, threat, self.source, zone, self.amount)
            if not lost and self.or_damage:  # SA-11.3.2
                damage.internal_damage(table, threat, zone, self.or_damage)


class Empty(Op, frozen=True, kw_only=True):
    form = "empty {source} {zones}"
    source: SourceWord
    zones: ZoneWord

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        for zone in zones_of(self.zones, threat):
            damage.drain(table, threat, self.source, zone, None)


class Leak(Op, frozen=True, kw_only=True):
    """Every block lost does 1 damage to its own zone (SA-11.3.32)."""

    form = "leak {source} {zones}"
    source: SourceWord
    zones: ZoneWord

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        for zone in zones_of(self.zones, threat):
            lost = damage.drain(table, threat, self.source, zone, None)
            damage.internal_damage(table, threat, zone, lost)


class ShortCircuit(Op, frozen=True, kw_only=True):
    """Central reactor into central shield; what does not fit leaks (SA-11.3.31)."""

    form = "short circuit"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        damage.charge(table, threat)
        lost = damage.drain(table, threat, "reactors", WHITE, None)
        damage.internal_damage(table, threat, WHITE, lost)


class Heal(Op, frozen=True, kw_only=True):
    form = "heal {amount}"
    amount: int | Literal["half"]

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        blocks = threat.damage // 2 if self.amount == "half" else min(self.amount, threat.damage)  # SA-4.14.8
        threat.damage -= blocks
        table.emit("threat-heals", "SA-4.14.8", threat=threat.code, n=threat.number, blocks=blocks)


class Hurt(Op, frozen=True, kw_only=True):
    """Red blocks on itself, past its own shield (SA-11.2.54)."""

    form = "hurt {amount}"
    amount: int

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        damage.hit(table, threat, self.amount, "SA-11.2.54")


class Speed(Op, frozen=True, kw_only=True):
    form = "speed +{amount}"
    amount: int

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        threat.speed += self.amount
        table.emit("threat-speeds-up", "SA-4.14.9", threat=threat.code, n=threat.number, speed=threat.speed)


class Shield(Op, frozen=True, kw_only=True):
    form = "shield [{more=+}]{amount}"
    amount: Annotated[int, Written(r"-?\d+")]
    more: bool = False

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        threat.shield = threat.shield + self.amount if self.more else self.amount
        table.emit("threat-shield", "SA-4.14.9", threat=threat.code, n=threat.number, shield=threat.shield)


class Reveal(Op, frozen=True, kw_only=True):
    """It has performed X: weapons find it from the next step on (SA-11.2.4, SA-11.2.22)."""

    form = "reveal"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        clause = "SA-11.2.22" if table.card(threat).traits.wastes_rockets else "SA-11.2.4"
        table.emit("threat-revealed", clause, threat=threat.code, n=threat.number)


class GrowUp(Op, frozen=True, kw_only=True):
    """It has performed X: it fights back from now on (SA-11.3.25)."""

    form = "grow up"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        table.emit("threat-grows", "SA-11.3.25", threat=threat.code, n=threat.number)


class BoostAttacks(Op, frozen=True, kw_only=True):
    form = "boost attacks"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        table.emit("attacks-boosted", "SA-11.2.17", threat=threat.code, n=threat.number)


class BoostShields(Op, frozen=True, kw_only=True):
    form = "boost shields"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        table.emit("shields-boosted", "SA-11.2.29", threat=threat.code, n=threat.number)


class DoubleDamage(Op, frozen=True, kw_only=True):
    form = "double damage {zones}"
    zones: ZoneWord

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        table.emit("damage-doubled", "SA-11.3.30", threat=threat.code, n=threat.number, zones=self.zones)


class AdvanceOthers(Op, frozen=True, kw_only=True):
    form = "advance others {squares}"
    squares: int

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        threats.advance_others(table, threat, self.squares)


class Delay(Op, frozen=True, kw_only=True):
    form = "delay {who}"
    who: Literal["zone", "ship", "tokens"]

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        for who in crew.members(table, threat, self.who):
            crew.delay(table, who, table.turn + 1, "SA-4.14.13")


class KnockOut(Op, frozen=True, kw_only=True):
    form = "knock out {who}"
    who: Literal["ship", "station", "unguarded station", "tokens", "leaders", "off bridge"]

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        for who in crew.members(table, threat, self.who):
            crew.knock_out(table, who, "SA-4.14.14")


class Move(Op, frozen=True, kw_only=True):
    form = "move {way}"
    way: Literal["left", "right", "deck"]

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        intruders.move(table, threat, self.way)


class Seek(Op, frozen=True, kw_only=True):
    form = "seek"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        intruders.seek(table, threat)


class Spread(Op, frozen=True, kw_only=True):
    form = "spread {way}"
    way: Literal["left", "right"]

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        intruders.spread(table, threat, self.way)


class DestroyRocket(Op, frozen=True, kw_only=True):
    form = "destroy rocket"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        damage.destroy_rocket(table, threat)


class DisableBattlebots(Op, frozen=True, kw_only=True):
    form = "disable battlebots {station}"
    station: Annotated[str, Written("|".join(STATIONS))]

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        intruders.disable_stored(table, threat, STATIONS.index(self.station))


class LoseCapsule(Op, frozen=True, kw_only=True):
    form = "lose capsule"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        if table.ship.capsules:
            table.ship.capsules -= 1
            table.emit("capsule-lost", "SA-11.3.22", threat=threat.code, n=threat.number, left=table.ship.capsules)


class Lose(Op, frozen=True, kw_only=True):
    """The ship is lost, whatever its damage (SA-4.18.2)."""

    form = "lose"

    def do(self, table: "SpaceAlert", threat: "Threat") -> None:
        damage.lose(table, threat, "SA-4.18.2")


_CONDITION = re.compile(r"(.*?) (if damaged|unless damaged|if damage below (\d+))")


def parse_op(text: str) -> Op:
    """The operation that a few words mean."""
    if match := _CONDITION.fullmatch(text):
        words, word, limit = match.groups()
        return replace(Op.parse(words), when=_condition(word, limit))
    return Op.parse(text)


def _condition(word: str, limit: str | None) -> Condition:
    if limit is not None:
        return Condition("damage below", int(limit))
    return Condition("damaged" if word.startswith("if") else "undamaged")


def parse_acts(text: str) -> dict[str, tuple[Op, ...]]:
    """The operations behind each letter: `X: attack 1 own; Z: lose`."""
    acts: dict[str, tuple[Op, ...]] = {"X": (), "Y": (), "Z": ()}
    for part in text.split("; "):
        letter, colon, ops = part.partition(": ")
        if not colon or letter not in acts or acts[letter]:
            raise BadContent(f"{part!r} should start with X:, Y: or Z:, each once")
        acts[letter] = tuple(parse_op(op) for op in ops.split(", "))
    return acts

"""What a study of balance counts in whole games of Xia (XIA-D68): each figure is a sum, divided by another sum."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate

from quarterdeck.games.xia.balance_limits import LONG_GOAL, NINE_TENTHS, SOURCES, TASKS, USUAL_GOAL, USUAL_SEATS
from quarterdeck.games.xia.balance_moments import Moment, decisions, depletions, mission_turns, usable_turns
from quarterdeck.games.xia.content.pack import Pack, pack
from quarterdeck.games.xia.rules.cargo_words import read_cargo
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.study import Offer, Ratio, WatchedGame

CAUSES = {
    "debris": "debris or salvage", "salvage": "debris or salvage", "asteroid": "asteroids or mining",
    "mine": "asteroids or mining", "shield": "planetary shields",
}  # fmt: skip
"""What destroyed a ship, by the purpose of the preceding roll."""

TIERS = {USUAL_GOAL: (1, 2), LONG_GOAL: (3,)}
"""The tiers whose ships are studied: those of tier 3 are flown for more than a turn only in long games."""

Counted = Iterator[tuple[str, Ratio]]


class Log:
    """A finished game with its events, sorted by kind."""

    def __init__(self, game: WatchedGame) -> None:
        self.table: Xia = game.table
        self.events = game.events
        self.chosen: Sequence[Offer] = game.chosen
        self.offered: Sequence[Offer] = game.offered
        self.moments: Sequence[Moment] = game.moments
        self.content: Pack = pack(self.table.setting.pack)
        self.goal, self.seats, self.captains = self.table.setting.goal, self.table.seat_count, self.table.captains
        self.rounds = list(accumulate(self.events, _round, initial=1))[1:]
        """The round of each event."""

    def of(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    def count(self, kind: str) -> int:
        return len(self.of(kind))


def _round(number: int, event: Event) -> int:
    return int(event.args["round"]) if event.kind == "turn-began" else number


# Length and winning


def length(log: Log) -> Counted:
    goal, rounds = log.goal, log.table.round
    yield f"rounds to {goal} fame", (rounds, 1)
    least, most = NINE_TENTHS.get(goal, (0, 0))
    yield f"games to {goal} fame of {least} rounds or more", (rounds >= least, 1)
    yield f"games to {goal} fame of more than {most} rounds", (rounds > most, 1)


def winning(log: Log) -> Counted:
    fame = sorted([captain.fame for captain in log.captains], reverse=True)
    yield "unfinished games", (fame[0] < log.goal, 1)
    yield "winner's lead", (fame[0] - fame[1], 1)
    yield "fame of the others, part of the goal", (sum(fame[1:]) / log.goal, len(fame) - 1)
    for event in log.of("ship-picked"):
        yield f"games won with {event.args['ship']} from the start", (event.args["seat"] in log.table.winners, 1)
    last = log.of("fame-gained")[-1]
    for source in SOURCES:
        yield f"last point from {source}", (last.args["source"] == source, 1)


def places(log: Log) -> Counted:
    """Places in the turn order."""
    order = log.table.order
    yield f"rounds with {log.seats} captains", (log.table.round, 1)
    for place, seat in enumerate(order, 1):
        yield f"games won by place {place} of {log.seats}", (seat in log.table.winners, 1)
    yield f"fame of the first less that of the last of {log.seats}", (
        log.captains[order[0]].fame - log.captains[order[-1]].fame, 1
    )  # fmt: skip


def fame(log: Log) -> Counted:
    gained = sum(captain.fame for captain in log.captains)
    for source in SOURCES:
        found = sum(captain.sources.get(source, 0) for captain in log.captains)
        yield f"fame from {source} to {log.goal}", (found, gained)


def holdings(log: Log) -> Counted:
    """The state of a table when somebody wins."""
    yield f"titles claimed to {log.goal} fame", (log.count("title-claimed"), 1)
    yield f"sectors laid out to {log.goal} fame", (len(log.table.sectors), 1)
    for tier in (2, 3):
        owners = sum(log.table.mat(captain.seat).tier >= tier for captain in log.captains)
        yield f"captains with tier {tier} at {log.goal} fame", (owners, log.seats)


# Titles and ships


def titles(log: Log) -> Counted:
    claimed = [event.args["title"] for event in log.of("title-claimed")]
    done = {event.args["title"] for event in log.of("title-earned")} | set(claimed)
    for event in log.of("title-revealed"):
        name = event.args["title"]
        yield f"title {name} claimed once revealed", (name in done, 1)
        yield f"titles of {log.content.titles[name].fame} fame claimed once revealed", (name in done, 1)
    yield "winners with a title", (sum(bool(log.captains[seat].titles) for seat in log.table.winners), 1)
    revealed: dict[str, int] = {}
    for number, event in zip(log.rounds, log.events, strict=True):
        if event.kind == "title-revealed":
            revealed[event.args["title"]] = number
        elif event.kind == "title-claimed":
            yield "rounds from a title's reveal to its claim", (number - revealed[event.args["title"]], 1)


def ships(log: Log) -> Counted:
    printed = log.content.ships
    bought = [event.args["ship"] for event in log.of("ship-bought")]
    for tier in TIERS[log.goal]:
        here = [ship for ship in bought if printed[ship].tier == tier]
        for ship in [name for name in printed if printed[name].tier == tier > 1]:
            yield f"purchases of {ship} in its tier", (here.count(ship), len(here))


def abilities(log: Log) -> Counted:
    """Uses for each round in which the owner could use and pay it."""
    used = Counter(event.args["ability"] for event in log.of("ability-used"))
    turns = usable_turns(log.moments)
    cards = [ship.ability for ship in log.content.ships.values() if ship.tier in TIERS[log.goal]]
    for ability in [card for card in cards if turns[card]]:
        yield f"uses of {ability} in a turn", (used[ability], turns[ability])


# Outfits and missions


def outfits(log: Log) -> Counted:
    bought = log.of("outfit-bought")
    printed = log.content.outfits
    owners = {(event.args["outfit"], event.args["seat"]) for event in bought}
    for name in printed:
        yield f"captains who had {name}", (sum(owner[0] == name for owner in owners), log.seats)
    for kind in ("engine", "shield", "blaster", "missile"):
        with_it = {seat for name, seat in owners if printed[name].kind == kind}
        yield f"captains who had an outfit: {kind}", (len(with_it), log.seats)
    best = sum(printed[event.args["outfit"]].tier == 3 for event in bought)
    yield "purchases of outfits of tier 3", (best, len(bought))


def missions(log: Log) -> Counted:
    printed = log.content.missions
    kept = Counter(name for kind, name, _ in log.chosen if kind == "mission")
    seen = Counter(name for kind, name, _ in log.offered if kind == "mission")
    done = log.of("mission-completed")
    for name, times in seen.items():
        yield f"mission {name} kept when seen", (kept[name], times)
    looks = log.count("missions-looked-at")
    yield "looks at missions without keeping one", (log.count("no-mission-kept"), looks)
    for task in TASKS:
        here = [event for event in done if printed[event.args["mission"]].task == task]
        yield (
            f"missions completed when kept: {task}",
            (len(here), sum(kept[name] for name in kept if printed[name].task == task)),
        )
        yield f"part of completed missions: {task}", (len(here), len(done))
        yield f"pay of completed missions: {task}", (sum(event.args["credits"] for event in here), len(here))


def pay(log: Log) -> Counted:
    """What legal and illegal missions pay for each turn that they take, failures included."""
    printed, turns, done = log.content.missions, mission_turns(log.moments), log.of("mission-completed")
    for kind, legal in (("legal", True), ("illegal", False)):
        paid = sum(event.args["credits"] for event in done if printed[event.args["mission"]].legal == legal)
        spent = sum(count for name, count in turns.items() if printed[name].legal == legal)
        yield f"pay of {kind} missions in a turn", (paid, spent)


# Exploration, destruction, NPCs, trade


def exploration(log: Log) -> Counted:
    jumps = log.count("blind-jump")
    yield "explorations by blind jump", (jumps, jumps + log.count("scanned"))


def destruction(log: Log) -> Counted:
    npcs = {npc.id for npc in log.table.npcs}
    causes = Counter[str]()
    attacker = cause = ""
    for event in log.events:
        if event.kind == "attack-declared" or event.kind == "npc-attacks":
            attacker, cause = event.args["ship"], "attacks"
        elif event.kind == "rolled":
            cause = CAUSES.get(event.args["purpose"], cause)
        elif event.kind in ("blind-jump", "movement-began"):
            cause = "the star"
        elif event.kind == "destroyed" and event.args["ship"] in npcs:
            yield f"{event.args['ship']} destroyed in a game", (1, 0)
        elif event.kind == "destroyed":
            causes[cause] += 1
            yield "captains' ships destroyed by NPCs in a game", (cause == "attacks" and attacker in npcs, 0)
    lost = sum(causes.values())
    yield "ships lost by a captain", (lost, log.seats)
    for name in {*CAUSES.values(), "attacks", "the star"}:
        yield f"ships lost to {name}", (causes[name], lost)
    yield "ships lost to the star in a game", (causes["the star"], 1)


def npcs(log: Log) -> Counted:
    for name in ("enforcer", "scoundrel", "merchant"):
        yield f"{name} destroyed in a game", (0, 1)
    yield "captains' ships destroyed by NPCs in a game", (0, 1)
    for name in ("enforcer", "scoundrel"):
        attacks = sum(event.args["ship"] == name for event in log.of("npc-attacks"))
        yield f"attacks of {name} in a round", (attacks, log.table.round)


def trade(log: Log) -> Counted:
    sold, bought = _cubes(log.of("cargo-sold")), _cubes(log.of("cargo-bought"))
    found = _cubes([*log.of("cargo-gathered"), *log.of("cargo-picked-up")])
    yield "cubes in a sale", (sold.total(), log.count("cargo-sold"))
    for kind in log.content.cargo.types:
        yield f"part of sold cubes: {kind}", (sold[kind], sold.total())
    yield "cubes that were bought", (bought.total(), bought.total() + found.total())


def turns(log: Log) -> Counted:
    yield from decisions(log.moments)
    yield from depletions(log.moments, log.seats)


def _cubes(events: Sequence[Event]) -> Counter[str]:
    found = Counter[str]()
    for event in events:
        found.update(read_cargo(event.args["cargo"]) or {})
    return found


BY_GOAL: tuple[Callable[[Log], Counted], ...] = (length, fame, holdings)
LONG: tuple[Callable[[Log], Counted], ...] = (ships, abilities)
USUAL: tuple[Callable[[Log], Counted], ...] = (
    *LONG, winning, titles, outfits, missions, pay, exploration, destruction, npcs, trade, turns,
)  # fmt: skip
"""What has limits only with the usual number of captains, and in the longest games or with the usual goal."""


def ratios(game: WatchedGame) -> dict[str, Ratio]:
    """Everything that is counted in one game."""
    found: dict[str, Ratio] = {}
    log = Log(game)
    more = {USUAL_GOAL: USUAL, LONG_GOAL: LONG}.get(log.goal, ())
    with_four = (*BY_GOAL, *more) if log.seats == USUAL_SEATS else ()
    for part in (*with_four, *((places,) if log.goal == USUAL_GOAL else ())):
        for name, (some, all_) in part(log):
            before = found.get(name, (0.0, 0.0))
            found[name] = (before[0] + some, before[1] + all_)
    return found

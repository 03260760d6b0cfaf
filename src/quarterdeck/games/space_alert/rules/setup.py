"""Set-up (SA-2), with androids (SA-7.1), the fifth crew member (SA-8), solo (SA-9) and training (SA-12)."""

from quarterdeck.games.space_alert.content.generator import generate
from quarterdeck.games.space_alert.content.pack import Pack, pack
from quarterdeck.games.space_alert.content.script import Script, untimed
from quarterdeck.games.space_alert.content.ship import LOWER_RED, PHASE_SLOTS, SLOTS, TRAJECTORIES, UPPER_BLUE, ZONES
from quarterdeck.games.space_alert.rules import campaign
from quarterdeck.games.space_alert.rules.messages import DECKS
from quarterdeck.games.space_alert.rules.planning import Briefing
from quarterdeck.games.space_alert.state import (
    CampaignLog,
    CrewMember,
    Difficulty,
    Options,
    Pile,
    Player,
    Ship,
    SpaceAlert,
    Squad,
    Step,
    TurnMarks,
)
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadOptions, Reason

ANDROIDS = {1: 4, 2: 2, 3: 1, 4: 0, 5: 0}
"""Androids by number of players (SA-7.1.1, SA-9.1)."""
PACKS = {2: (9, 6, 6), 3: (6, 6, 6), 4: (5, 5, 5), 5: (5, 5, 5)}
"""Cards for each phase by number of players, one of the first pack heroic (SA-2.16, SA-7.1.4, SA-7.1.5)."""


def new_table(seats: int, options: Options, chance: Chance) -> SpaceAlert:
    """An empty table with everything in its box; the agenda begins with setting it up."""
    _check(seats, options)
    table = empty_table(seats, options, chance)
    table.then(*campaign.before(options), SetUp())
    return table


def _check(seats: int, options: Options) -> None:
    """Options that contradict each other are refused before anything is dealt."""
    content = pack(options.pack)
    if options.mission not in (*content.missions, "random-mission", "generated"):
        raise BadOptions(
            f"mission {options.mission!r}: there are random-mission, generated, {', '.join(content.missions)}"
        )
    if options.campaign is not None and options.mission != "random-mission":  # SA-10.1.2
        why = Reason("campaign-draws-missions", "SA-10.1.2")
        raise BadOptions(f"mission {options.mission!r}: a campaign draws its missions at random", why)
    if options.extra_android and seats not in (2, 3, 4):  # SA-8.1, SA-D41
        why = Reason("no-extra-android", "SA-8.1", {"count": seats})
        raise BadOptions(f"extra_android: a crew of four becomes five, but {seats} seats play without it", why)
    for role in ("captain", "communications_officer", "chief_of_security"):
        if getattr(options, role) >= seats:  # SA-D42
            why = Reason("no-seat-for-role", "SA-D42", {"role": role, "seat": getattr(options, role)})
            raise BadOptions(f"{role}: seat {getattr(options, role)} does not exist, seats are 0 to {seats - 1}", why)
    if options.seating and sorted(options.seating) != sorted(_seating(seats, options)):
        raise BadOptions(f"seating {list(options.seating)} should hold {_seating(seats, options)} in some order")


def empty_table(seats: int, options: Options, chance: Chance) -> SpaceAlert:
    """The table before anything is drawn, dealt or shuffled."""
    content = pack(options.pack)
    return SpaceAlert(
        seat_count=seats,
        chance=chance,
        setting=options,
        script_code="",
        kind="mission",
        players=[Player(seat) for seat in range(seats)],
        crew=[CrewMember(seat, [None] * (SLOTS + 1)) for seat in turn_order(seats, options)],
        ship=new_ship(content, options.campaign or CampaignLog()),
        squads=[Squad(LOWER_RED), Squad(UPPER_BLUE)],
        tracks=("T1", "T2", "T3", "T4"),
        marks=TurnMarks([None] * 6, [False] * 3),
        practice=not options.clock,
    )


def new_ship(content: Pack, log: CampaignLog) -> Ship:
    """Start energy and supplies (SA-2.11, SA-2.12), less what unrepaired tiles cost (SA-10.3.2)."""
    return Ship(
        shields=[start - ("shield" in log.tiles[zone]) for zone, (start, _) in enumerate(content.shields)],
        reactors=[start - ("reactor" in log.tiles[zone]) for zone, (start, _) in enumerate(content.reactors)],
        capsules=content.capsules,
        rockets=content.rockets,
        tiles=list(log.tiles),
        carried=log.tiles,
        maintained=[False] * len(PHASE_SLOTS),
        visual=[0] * len(PHASE_SLOTS),
    )


def _seating(seats: int, options: Options) -> list[int]:
    """Players and androids around the table; alone at the table there are only androids (SA-9.1)."""
    people = list(range(seats)) if seats > 1 else []
    return people + [-1] * (ANDROIDS[seats] + options.extra_android)


def turn_order(seats: int, options: Options) -> list[int]:
    """The Captain first, then clockwise (SA-4.3.2); androids as if they had seats (SA-7.1.6)."""
    around = list(options.seating) or _seating(seats, options)
    first = around.index(options.captain) if seats > 1 else 0
    return around[first:] + around[:first]


class SetUp(Step, frozen=True):
    """Draw, shuffle and deal everything (SA-2.5 to SA-2.18)."""

    clause = "SA-2"

    def run(self, table: SpaceAlert) -> None:
        script = _choose_script(table)
        _apply_script(table, script)
        _draw_tracks(table)
        _shuffle_decks(table)
        _shuffle_tiles(table)
        _deal(table)
        table.emit("set-up", "SA-2", seats=table.seat_count, crew_size=len(table.crew))
        table.then(Briefing())


def _choose_script(table: SpaceAlert) -> Script:
    """The chosen sound-track, one of the eight missions at random (SA-2.19), or a generated one (SA-13)."""
    wanted = table.setting.mission
    if wanted == "generated":
        return generate(Chance(f"script {table.roll('script', 1 << 48)}"))
    if wanted == "random-mission":
        missions = [code for code, script in table.pack.missions.items() if script.kind == "mission"]
        wanted = missions[table.roll("mission", len(missions)) - 1]
    return table.pack.missions[wanted]


def _apply_script(table: SpaceAlert, script: Script) -> None:
    """What the script says for this crew, and how long it flies (SA-3.2.6, SA-12.5)."""
    table.script_code, table.kind = script.code, script.kind
    table.last_slot = PHASE_SLOTS[len(script.phase_ends) - 1][-1]
    timeline = script.timeline(len(table.crew), solo=table.solo, transfer_seconds=table.setting.transfer_seconds)
    table.script = timeline if table.setting.clock else untimed(timeline)


def _draw_tracks(table: SpaceAlert) -> None:
    """Four different trajectories out of seven (SA-2.9)."""
    red, white, blue, internal = table.shuffled("tracks", list(table.pack.tracks))[: len(TRAJECTORIES)]
    table.tracks = (red, white, blue, internal)


def _shuffle_decks(table: SpaceAlert) -> None:
    """Four threat decks; external and internal cards of one severity share its difficulty (SA-2.2 to SA-2.5)."""
    for name in DECKS:
        severity, _, category = name.partition("_")
        level: Difficulty = table.setting.serious if severity == "serious" else table.setting.common
        deck = table.pack.codes(external=category == "external", serious=severity == "serious")
        found = _of_level(table, deck, "white" if table.rules.white_only else level)
        table.decks.append(Pile(name, tuple(table.shuffled(f"threats/{name}", found))))


def _of_level(table: SpaceAlert, deck: list[str], level: Difficulty) -> list[str]:
    """White cards, yellow cards or both; training has white cards only (SA-12.6)."""
    return [code for code in deck if level == "mixed" or table.pack.threats[code].yellow == (level == "yellow")]


def _shuffle_tiles(table: SpaceAlert) -> None:
    """A stack of damage tiles per zone, without those already on the ship (SA-2.10, SA-10.3.1)."""
    for zone, tiles in enumerate(table.pack.tiles):
        left = [tile for tile in tiles if tile not in table.ship.carried[zone]]
        table.tiles.append(Pile(ZONES[zone], tuple(table.shuffled(f"tiles/{ZONES[zone]}", left))))


def _deal(table: SpaceAlert) -> None:
    """Packs for the players, a heroic card for every pack 1 and every android (SA-2.16 to SA-2.18, SA-7.1.3)."""
    heroic = table.shuffled("heroic", table.pack.heroic) if table.rules.heroic else []
    for member in table.crew:
        if member.seat < 0 and heroic:
            member.heroic = heroic.pop()
    if table.solo:
        table.players[0].hand = list(table.pack.deck)  # the whole deck lies open (SA-9.3)
    else:
        deck = table.shuffled("cards", table.pack.deck)
        for player in table.players:
            player.packs = tuple(_pack_of(deck, size) for size in _pack_sizes(table))
            if heroic:
                first, *others = player.packs
                player.packs = ((*first, heroic.pop()), *others)
        table.draw_pile = tuple(deck)
    table.undealt = tuple(heroic)


def _pack_sizes(table: SpaceAlert) -> list[int]:
    """Action cards per pack: a heroic card takes a place in the first, an extra android adds one (SA-8.3, SA-12.7)."""
    first, *others = PACKS[table.seat_count]
    return [first + table.setting.extra_android - table.rules.heroic, *others]


def _pack_of(deck: list[str], size: int) -> tuple[str, ...]:
    return tuple(deck.pop() for _ in range(size))

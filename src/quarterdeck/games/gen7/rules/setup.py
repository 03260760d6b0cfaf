"""Set-up of an episode, step by step (G7-2)."""

from typing import Any

from msgspec.structs import replace

from quarterdeck.games.gen7.campaign_log import Log, OfficerRecord, Options
from quarterdeck.games.gen7.content.modifiers import StartCrew, StartDivision, StartFiles, StartPlace, StartVault
from quarterdeck.games.gen7.guided.coach import begin_lessons
from quarterdeck.games.gen7.rules import decks, dice
from quarterdeck.games.gen7.rules.fates import deal_fates
from quarterdeck.games.gen7.rules.places import LOG_MARK, SEATS_MARK, cover, is_blocked, rooms_with_spots, spot
from quarterdeck.games.gen7.rules.plot import EnterSection, enter, show_rules_card
from quarterdeck.games.gen7.rules.rounds import RoundBegins
from quarterdeck.games.gen7.rules.ships_log import SEAT_BLOCK
from quarterdeck.games.gen7.rules.special_rules import in_force
from quarterdeck.games.gen7.rules.stocks import changed
from quarterdeck.games.gen7.rules.systems import cover_spots
from quarterdeck.games.gen7.state import (
    COLONIST,
    NOBODY,
    NOTHING,
    OFFICER,
    QUARTERS,
    RESOURCES,
    ROBOT,
    SIDES,
    SUPPLY,
    SYSTEMS,
    Asked,
    Die,
    Gen7,
    Player,
    Step,
)
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.option import Option

TEMPERAMENTS = ("warden", "careerist", "humanist", "rationalist")
"""Of bots (G7-D56.2)."""
FIRST_SECTION = "1.00"


def new_table(seats: int, options: Options, chance: Chance) -> Gen7:
    if options.log is not None and len(options.log.officers) != seats:
        raise BadOptions(f"log: this campaign has {len(options.log.officers)} officers, not {seats}")
    return Gen7(
        seat_count=seats,
        chance=chance,
        agenda=[SetUp()],
        setting=options,
        players=[Player(seat) for seat in range(seats)],
    )


class SetUp(Step, frozen=True):
    """The steps of the set-up in their order (G7-2.38)."""

    clause = "G7-2.38"

    def run(self, table: Gen7) -> None:
        table.then(LayOut())
        _open_log(table)
        _open_plot_book(table)


class LayOut(Step, frozen=True):
    """Steps 1 to 12, once the first page of the episode has been opened (G7-2.10 to G7-2.35)."""

    clause = "G7-2.10"

    def run(self, table: Gen7) -> None:
        _lay_out_rooms(table)
        _fill_vault(table)
        _deal_sectors(table)
        _shuffle_decks(table)
        _deal_cards(table)
        _deal_plans(table)
        deal_fates(table)
        table.emit("episode-began", self.clause, episode=table.episode, last_round=table.last_round)
        opening = table.pack.sections[table.section].opening
        table.then(RollForChief(tuple(range(table.seat_count))), BeginDraft(), EnterSection(opening), RoundBegins(1))
        for player in table.players:
            if player.drawn_algorithms:
                player.algorithms = (player.drawn_algorithms[0], *player.algorithms[1:])  # G7-D4
                player.drawn_algorithms = ()


# Log and plot book


def _open_log(table: Gen7) -> None:
    """A new log, or that of the running campaign (G7-2.1 to G7-2.9)."""
    log = table.setting.log or _new_log(table)
    table.episode, table.heart_mind = log.episode, log.heart_mind[-1] if log.heart_mind else 0
    table.best, table.logged, table.averages = log.best, log.heart_mind, log.averages
    table.earned, table.decided = log.earned, log.decided
    table.squares, table.damage, table.flags, table.results = log.squares, log.damage, log.flags, log.results
    table.visited, table.library = log.visited, log.library
    table.unlocked, table.removed = log.unlocked, log.removed
    table.joined, table.notes, table.bookmark = log.joined, log.notes, log.bookmark
    table.duty = log.best[-1] if log.best else NOBODY  # G7-2.9
    table.sentences = tuple(f"deed-{table.pack.table.flags.index(flag) + 1}" for flag in log.flags)
    for player, officer in zip(table.players, log.officers, strict=True):
        player.crew, player.temperament, player.rank = officer.crew, officer.temperament, officer.rank
        player.lines, player.stars, player.skills = officer.lines, officer.stars, officer.skills
        player.kept = officer.kept
        player.uses = {name: table.pack.skills[name].uses for name in officer.skills if table.pack.skills[name].uses}


def _new_log(table: Gen7) -> Log:
    """Each player receives a crew card, whose crossroads card joins the deck (G7-2.3, G7-2.4)."""
    crew = table.shuffled("crew", list(table.pack.crew))[: table.seat_count]
    characters = table.shuffled("temperaments", TEMPERAMENTS)
    officers = tuple(OfficerRecord(*pair) for pair in zip(crew, characters, strict=False))
    for seat, card in enumerate(crew):
        table.emit("crew-card-dealt", "G7-2.3", seat=seat, crew=card)
    joined = tuple(table.pack.crew[card].adds for card in crew)
    return Log(1, FIRST_SECTION, officers, joined=joined)


def _open_plot_book(table: Gen7) -> None:
    """The first page of the episode with its goals, rules and unlocked components (G7-2.15, G7-2.16)."""
    episode = table.pack.episodes[table.episode]
    table.unlocked = tuple(dict.fromkeys((*table.unlocked, *episode.unlocks)))
    table.goals, table.last_round = episode.goals, episode.last_round
    for name, card in table.pack.rules_cards.items():
        if not card.locked or name in table.unlocked:
            show_rules_card(table, name)  # G7-2.19
    enter(table, table.bookmark)


# Rooms


def _lay_out_rooms(table: Gen7) -> None:
    """Condition markers, spots blocked by player count, logged damage (G7-2.10 to G7-2.13, G7-D59)."""
    table.divisions = dict.fromkeys(SYSTEMS, 0)
    for start in in_force(table, StartDivision):
        named = SYSTEMS if start.system == "each" else (start.system,)
        table.divisions = {**table.divisions, **dict.fromkeys(named, start.division)}
    for room in rooms_with_spots(table.setting.pack):
        if table.seat_count == SEAT_BLOCK and SEAT_BLOCK in room.dots:
            cover(table, spot(room.id, SEAT_BLOCK), SEATS_MARK)
        free = [at for dots in sorted(room.dots) if dots and not is_blocked(table, at := spot(room.id, dots))]
        for at in free[: table.damage.get(room.id, 0)]:
            cover(table, at, LOG_MARK)
    cover_spots(table)


def _fill_vault(table: Gen7) -> None:
    """The same number of each type, as changed by rules of the episode (G7-2.18, G7-D58.11)."""
    table.vault = dict.fromkeys(RESOURCES, table.pack.table.start_vault)
    for start in in_force(table, StartVault):
        for type_ in RESOURCES if start.type == "each" else (start.type,):
            table.vault = changed(table.vault, type_, max(start.n, -table.vault[type_]))


# Sectors


def _deal_sectors(table: Gen7) -> None:
    """Sectors at random, dice, and everything at zero (G7-2.20 to G7-2.27)."""
    sectors = table.shuffled("sectors", list(table.pack.sectors))
    for player, sector in zip(table.players, sectors, strict=False):
        player.sector, player.store = sector, NOTHING
        player.dice = starting_dice(table.pack.sectors[sector].colonists, table.pack.sectors[sector].robot_home)
        player.algorithms, player.upgrades = ("",) * 2, (None,) * 2
        table.emit("sector-dealt", "G7-2.20", seat=player.seat, sector=sector)
        for start in in_force(table, StartCrew, player.seat):
            _move_colonists(player, start.n)
        for place in in_force(table, StartPlace, player.seat):
            _move_kind(player, place.what, place.where)


def starting_dice(colonists: int, robot_home: bool, asleep: int = 2) -> tuple[Die, ...]:
    """The dice of a sector: two colonists asleep, the robot in the supply unless it lives here (G7-2.21 to G7-2.26)."""
    awake = [Die(COLONIST)] * (colonists - asleep)
    robot = Die(ROBOT) if robot_home else Die(ROBOT, at=SUPPLY)
    return (Die(OFFICER), *awake, *[Die(COLONIST, at=SUPPLY)] * asleep, robot)


def _move_colonists(player: Player, number: int) -> None:
    """Colonists between Crew Quarters and supply, as many as there are (G7-D58.11)."""
    source, target = (SUPPLY, QUARTERS) if number > 0 else (QUARTERS, SUPPLY)
    colonists = [one for one in dice.lying(player, source) if player.dice[one].kind == COLONIST]
    for one in colonists[: abs(number)]:
        dice.move(player, one, target)


def _move_kind(player: Player, kind: str, where: str) -> None:
    for number, die in enumerate(player.dice):
        if die.kind == kind:
            dice.move(player, number, where)


# Cards


def is_in_play(table: Gen7, name: str, row: Any) -> bool:
    """Whether a card of a deck is available in this campaign so far (G7-1.40)."""
    return not row.locked or name in table.unlocked


def _shuffle_decks(table: Gen7) -> None:
    """The decks are shuffled and laid face down (G7-2.28, G7-2.33)."""
    content = table.pack
    keys = [name for name, row in content.key_tasks.items() if is_in_play(table, name, row)]
    works = [name for name, row in content.work_tasks.items() if is_in_play(table, name, row)]
    files = [name for name, row in content.files.items() if is_in_play(table, name, row) for _ in range(row.copies)]
    algorithms = [
        name for name, row in content.algorithms.items() if is_in_play(table, name, row) for _ in range(row.copies)
    ]
    table.key_deck = tuple(table.shuffled(decks.KEY_TASKS, keys))
    table.work_deck = tuple(table.shuffled(decks.WORK_TASKS, works))
    table.file_deck = tuple(table.shuffled(decks.FILES, files))
    table.algorithm_deck = tuple(table.shuffled(decks.ALGORITHMS, algorithms))
    table.crossroads = tuple(table.shuffled("crossroads", crossroads_in_play(table)))


def crossroads_in_play(table: Gen7) -> list[str]:
    """Base cards, those unlocked and those added, without those removed or past their time (G7-6.27, G7-D73)."""
    named = {*table.joined, *table.unlocked}
    return [
        name
        for name, card in table.pack.crossroads.items()
        if (card.set == "base" or name in named) and name not in table.removed and card.until >= table.episode
    ]


def _deal_cards(table: Gen7) -> None:
    """Each player receives files and an algorithm (G7-2.29)."""
    for player in table.players:
        extra = sum(start.n for start in in_force(table, StartFiles, player.seat))
        player.files = decks.draw(table, decks.FILES, max(0, table.pack.table.start_files + extra))
        player.drawn_algorithms = decks.draw(table, decks.ALGORITHMS, table.pack.table.start_algorithms)


def _deal_plans(table: Gen7) -> None:
    """Plan A and plan B at random, if personal goals are among those of the episode (G7-15.1, G7-D33)."""
    if "personal_goals" not in table.goals:
        return
    goals = table.pack.personal_goals
    table.plans_a = tuple(table.shuffled("plans A", [name for name, goal in goals.items() if goal.plan == "A"]))
    table.plans_b = tuple(table.shuffled("plans B", [name for name, goal in goals.items() if goal.plan == "B"]))
    for player in table.players:
        *rest_a, player.plan_a = table.plans_a
        *rest_b, player.plan_b = table.plans_b
        table.plans_a, table.plans_b = tuple(rest_a), tuple(rest_b)


# Chief of staff


class RollForChief(Step, frozen=True):
    """Each player rolls the officer die; the lowest takes the badge, tied players roll again (G7-2.30, G7-2.31)."""

    clause = "G7-2.30"
    rolling: tuple[int, ...]

    def run(self, table: Gen7) -> None:
        rolls = {seat: table.roll("chief", SIDES[OFFICER]) for seat in self.rolling}
        for seat, result in rolls.items():
            table.emit("rolled-for-chief", self.clause, seat=seat, result=result)
        lowest = tuple(seat for seat, result in rolls.items() if result == min(rolls.values()))
        if len(lowest) > 1:
            table.then(RollForChief(lowest))
            return
        (table.chief,) = lowest
        table.markers = table.order = table.clockwise(table.chief)  # G7-D4
        table.emit("chief-found", self.clause, seat=table.chief)


# Work tasks of the set-up


def draft_order(chief: int, seats: int, rounds: int) -> tuple[int, ...]:
    """From the last player counter-clockwise, so often that everyone keeps enough (G7-2.33, G7-2.34)."""
    return tuple([(chief - 1 - step) % seats for step in range(seats)] * rounds)


class BeginDraft(Step, frozen=True):
    """The last player draws the work tasks that are drafted (G7-2.33)."""

    clause = "G7-2.33"

    def run(self, table: Gen7) -> None:
        keep = table.pack.table.start_work_tasks
        order = draft_order(table.chief, table.seat_count, keep)
        table.players[order[0]].drawn_work_tasks = decks.draw(table, decks.WORK_TASKS, keep * table.seat_count + 1)
        table.then(Drafting(order[0], order[1:]))
        begin_lessons(table)


class Draft(Option, frozen=True):
    """draft WT-01: keep this card and pass the rest on (G7-2.34)."""

    hidden = ("card",)
    card: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Drafting") -> list["Draft"]:
        return [cls(card) for card in table.players[seat].drawn_work_tasks]

    def take(self, table: Gen7, seat: int, frame: "Drafting") -> None:
        table.done()
        player = table.players[seat]
        rest = decks.without(player.drawn_work_tasks, self.card)
        player.work_tasks, player.drawn_work_tasks = (*player.work_tasks, self.card), ()
        table.emit("card-kept", "G7-2.34", seat=seat, deck=decks.WORK_TASKS)
        if frame.order:
            table.players[frame.order[0]].drawn_work_tasks = rest
            table.then(replace(frame, seat=frame.order[0], order=frame.order[1:]))
        else:
            decks.put_under(table, decks.WORK_TASKS, rest)  # G7-2.35

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class Drafting(Asked, frozen=True):
    """The work tasks go round; whose turn it is keeps one (G7-2.34, G7-R26)."""

    clause = "G7-2.34"
    choices = (Draft,)
    order: tuple[int, ...]

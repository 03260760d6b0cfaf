"""The end of an episode in six steps (G7-6, G7-27, G7-11, G7-D17 to G7-D22, G7-D67)."""

from itertools import combinations

from msgspec.structs import replace

from quarterdeck.games.gen7.campaign_log import Average, Log, OfficerRecord, Options
from quarterdeck.games.gen7.content.prose import ORIGINAL, find_text
from quarterdeck.games.gen7.rules.conditions import is_true
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.merit import change_merit, standing
from quarterdeck.games.gen7.rules.plans import is_met, show_plans
from quarterdeck.games.gen7.rules.plot import text_of
from quarterdeck.games.gen7.rules.reading import read_together
from quarterdeck.games.gen7.rules.ships_log import cross_squares, damageable_rooms
from quarterdeck.games.gen7.rules.votes import Voting, call_vote
from quarterdeck.games.gen7.state import CRITICAL, NOBODY, SYSTEMS, Asked, Gen7, Player, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

LAST_EPISODE = 7
MOST_PURCHASES = 2
"""Per episode end (G7-27.2)."""
FOR_MERIT = "merit"
LINES_FOR_RANK = 3
"""A third line under a rank brings the next one (G7-6.13)."""


class EndOfEpisode(Step, frozen=True):
    """The six steps in their order (G7-6.1)."""

    clause = "G7-6.1"

    def run(self, table: Gen7) -> None:
        table.phase = "episode-end"
        table.emit("episode-ended", self.clause, episode=table.episode)
        last = table.episode == LAST_EPISODE
        buying = [] if last else [Buying(seat) for seat in table.clockwise(table.chief)]  # G7-D19, G7-D67
        table.then(NoteMerit(), PayStars(), *buying, Promote(), CriticalSituations(), NoteHeartMind())
        table.later(ChooseEnding() if last else PrepareNext())


# Step 1


class NoteMerit(Step, frozen=True):
    """Penalties for work tasks left in hand, then the average (G7-6.2, G7-6.3)."""

    clause = "G7-6.2"

    def run(self, table: Gen7) -> None:
        penalties = {
            player.seat: -sum(table.pack.work_tasks[card].penalty for card in player.work_tasks)
            for player in table.players
        }
        change_merit(table, table.answer("penalties", penalties), self.clause)  # hands are secret, their sum is not
        average = Average(sum(player.merit for player in table.players), table.seat_count)
        table.averages = (*table.averages, average)
        table.earned = (*table.earned, tuple(player.merit for player in table.players))
        table.emit("average-noted", "G7-6.3", total=average.total, count=average.count)


def shown_average(average: Average) -> str:
    """With one decimal, half rounded up (G7-D18)."""
    tenths = (20 * average.total + average.count) // (2 * average.count)
    return f"{tenths // 10}.{tenths % 10}"


# Step 2


class PayStars(Step, frozen=True):
    """Stars for goals, then one for every full 25 merit (G7-6.4, G7-6.5)."""

    clause = "G7-6.4"

    def run(self, table: Gen7) -> None:
        show_plans(table, at_end=True)
        for player in table.players:
            player.paid = stars_for(table, player)
            stars = sum(player.paid.values())
            player.stars += stars
            _tell_stars(table, player)
            table.emit("stars-paid", self.clause, seat=player.seat, number=stars, stars=player.stars)
        if "best_officer" in table.goals:
            best = standing(table)[0]
            table.best = (*table.best, best)
            table.emit("best-officer", "G7-D34", seat=best)


def _tell_stars(table: Gen7, player: Player) -> None:
    """What the stars are for, one after the other."""
    for name, number in player.paid.items():
        if name == FOR_MERIT:
            table.emit("merit-paid", "G7-6.5", seat=player.seat, number=number)
        else:
            table.emit("goal-paid", "G7-6.4", seat=player.seat, goal=name, number=number)


def merit_stars(table: Gen7, merit: int) -> int:
    return merit // table.pack.table.star_each


def stars_for(table: Gen7, player: Player) -> dict[str, int]:
    """Stars by what they are for: episode goals, personal goals and merit (G7-6.4, G7-6.5)."""
    stars = {name: _goal_stars(table, player, name) for name in table.goals}
    stars |= {name: table.pack.personal_goals[name].stars for name in _personal_goals_met(table, player)}
    stars[FOR_MERIT] = merit_stars(table, player.merit)
    return {name: number for name, number in stars.items() if number}


def _goal_stars(table: Gen7, player: Player, name: str) -> int:
    """What the side of an episode goal pays that lies up now (G7-20.6)."""
    goal = table.pack.goals[name]
    side = goal.failure if name in table.turned and goal.failure is not None else goal.success
    return side.stars if is_true(table, side.condition, player.seat) else 0


def _personal_goals_met(table: Gen7, player: Player) -> list[str]:
    """Shown plans and the sector goal, where personal goals count (G7-15.3, G7-15.4)."""
    if "personal_goals" not in table.goals:
        return []
    own = [name for name, goal in table.pack.personal_goals.items() if goal.sector == player.sector]
    return [*player.shown, *(name for name in own if is_met(table, player.seat, name, at_end=True))]


def price_of(table: Gen7, skill: str, discarded: tuple[str, ...]) -> int:
    """Half the cost of each discarded skill is taken off, each half rounded down (G7-6.8, G7-D19)."""
    skills = table.pack.skills
    return max(0, skills[skill].cost - sum(skills[one].cost // 2 for one in discarded))


def free_skills(player: Player, discarded: int = 0) -> int:
    """How many more skills an officer may own (G7-6.9), after discarding some."""
    return max(0, player.rank - len(player.skills) + discarded)


class Buy(Option, frozen=True):
    """buy hacker inventor,chemist: a skill, discarding owned ones for half their cost (G7-6.6 to G7-6.10)."""

    is_open = True
    skill: str
    discard: tuple[str, ...] = ()

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "Buying") -> list["Buy"]:
        """Without discarding where there is room, or with one skill discarded; with more if nothing else will do."""
        player, taken = table.players[seat], {skill for other in table.players for skill in other.skills}
        owned, rank = player.skills, player.rank
        there = [name for name, row in table.pack.skills.items() if row.rank <= rank and name not in taken]
        few = [(), *combinations(owned, 1)]
        many = [way for number in range(2, len(owned) + 1) for way in combinations(owned, number)]
        for ways in (few, many):
            fitting = [way for way in ways if free_skills(player, len(way))]
            found = [cls(one, way) for one in there for way in fitting if price_of(table, one, way) <= player.stars]
            if found:
                return found
        return []

    def reason(self, table: Gen7, seat: int, frame: "Buying") -> Reason | None:
        player = table.players[seat]
        row = table.pack.skills.get(self.skill)
        if row is None or any(self.skill in other.skills for other in table.players):
            return Reason("skill-not-available", "G7-D19", {})
        if len(set(self.discard)) != len(self.discard) or not {*self.discard} <= {*player.skills}:
            return Reason("not-your-skill", "G7-6.7", {})
        if row.rank > player.rank:
            return Reason("rank-too-low", "G7-11.5", {"rank": row.rank})
        if not free_skills(player, len(self.discard)):
            return Reason("too-many-skills", "G7-6.10", {"rank": player.rank})
        price = price_of(table, self.skill, self.discard)
        return Reason("too-few-stars", "G7-6.6", {"price": price}) if price > player.stars else None

    def take(self, table: Gen7, seat: int, frame: "Buying") -> None:
        player = table.players[seat]
        price = price_of(table, self.skill, self.discard)
        player.stars -= price
        player.skills = (*(one for one in player.skills if one not in self.discard), self.skill)
        table.emit("skill-bought", "G7-6.6", seat=seat, skill=self.skill, price=price, discarded=list(self.discard))
        table.done()
        if frame.bought + 1 < MOST_PURCHASES:
            table.then(replace(frame, bought=frame.bought + 1))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"skill:{self.skill}",)


class EndBuying(Option, frozen=True):
    """end-buying: buy no more skills (G7-6.6)."""

    ends_turn = True

    def take(self, table: Gen7, seat: int, frame: "Buying") -> None:
        table.done()


class Buying(Asked, frozen=True):
    """A player may buy at most 2 skills (G7-6.6, G7-R32)."""

    clause = "G7-6.6"
    choices = (Buy, EndBuying)
    bought: int = 0

    def open(self, table: Gen7) -> bool:
        return bool(Buy.offer(table, self.seat, self))


def new_rank(rank: int, lines: int, merit: int, rank_at: int, highest: int) -> tuple[int, int]:
    """Rank and lines after an officer review (G7-6.11 to G7-6.13, G7-D20)."""
    if rank >= highest:
        return rank, lines
    if merit >= rank_at or lines + 1 >= LINES_FOR_RANK:
        return rank + 1, 0
    return rank, lines + 1


class Promote(Step, frozen=True):
    """Ranks and lines, if officers are reviewed in this episode (G7-6.11 to G7-6.15, G7-11.3)."""

    clause = "G7-6.11"

    def run(self, table: Gen7) -> None:
        if "officer_review" not in table.goals:
            return
        numbers = table.pack.table
        for player in table.players:
            was, lines = player.rank, player.lines
            rank = new_rank(player.rank, player.lines, player.merit, numbers.rank_at, numbers.ranks)
            player.rank, player.lines = rank
            if player.rank > was:
                table.emit("promoted", self.clause, seat=player.seat, rank=player.rank)
            elif player.lines > lines:
                table.emit("underlined", "G7-6.12", seat=player.seat, lines=player.lines)


# Step 3


class CriticalSituations(Step, frozen=True):
    """A square for each system on critical, then a vote on a room of it (G7-6.16 to G7-6.19, G7-D21)."""

    clause = "G7-6.16"

    def run(self, table: Gen7) -> None:
        critical = [system for system in SYSTEMS if table.divisions[system] == CRITICAL]
        cross_squares(table, len(critical))
        if table.episode != LAST_EPISODE:
            table.then(*[VoteOnRoom(system) for system in critical])


class VoteOnRoom(Step, frozen=True):
    """The players choose a room of the system's department (G7-6.17)."""

    clause = "G7-6.17"
    system: str

    def run(self, table: Gen7) -> None:
        rooms = damageable_rooms(table, self.system)
        if rooms:
            call_vote(table, Voting(self.system, tuple(rooms), ("",) * len(rooms)))


# Steps 4 to 6


class NoteHeartMind(Step, frozen=True):
    """The final value is logged (G7-6.22)."""

    clause = "G7-6.22"

    def run(self, table: Gen7) -> None:
        table.logged = (*table.logged, table.heart_mind)
        table.emit("heart-mind-noted", self.clause, value=table.heart_mind)


class PrepareNext(Step, frozen=True):
    """Noted cards join, flags are set, closings are read, the bookmark is put in (G7-6.23 to G7-6.27, G7-D50.11)."""

    clause = "G7-6.23"

    def run(self, table: Gen7) -> None:
        add_noted_cards(table)
        episode = table.pack.episodes[table.episode]
        table.then(*[AtEnd(number) for number in range(len(episode.at_end))], ReadClosings(0), PutBookmark())


def add_noted_cards(table: Gen7) -> None:
    """Cards named in the log join the deck for the next episode, once; those past their time go (G7-6.24, G7-D73)."""
    coming = table.episode + 1
    due = [note.card for note in table.notes if note.since <= coming]
    table.joined = (*table.joined, *due)
    later = [note for note in table.notes if note.since > coming]
    table.notes = tuple(note for note in later if table.pack.crossroads[note.card].until >= coming)
    table.emit("cards-added", "G7-6.23", number=len(due))


class AtEnd(Step, frozen=True):
    """A line of the episode table, in the written order (G7-D50.11)."""

    clause = "G7-D50.11"
    number: int

    def run(self, table: Gen7) -> None:
        line = table.pack.episodes[table.episode].at_end[self.number]
        if is_true(table, line.condition, None):
            resolve(table, NOBODY, line.do, f"episode-{table.episode}")


class ReadClosings(Step, frozen=True):
    """Each closing whose condition now holds is read, in order (G7-D50.11)."""

    clause = "G7-D50.11"
    number: int

    def run(self, table: Gen7) -> None:
        closings = table.pack.episodes[table.episode].closings
        if self.number == len(closings):
            return
        table.then(ReadClosings(self.number + 1))
        closing = closings[self.number]
        if is_true(table, closing.condition, None):
            read_section(table, closing.section)


def read_section(table: Gen7, name: str) -> None:
    """A text that changes nothing."""
    table.told = (text_of(table, table.pack.sections[name]),)
    table.visited, table.library = (*table.visited, name), (*table.library, *table.told)
    table.emit("section-read", "G7-22.2", text=table.told[0], section=name)
    read_together(table)


class PutBookmark(Step, frozen=True):
    """The first exit whose condition holds (G7-D50.11, G7-22.6)."""

    clause = "G7-22.6"

    def run(self, table: Gen7) -> None:
        table.bookmark = exit_of(table)
        table.emit("bookmark-put", self.clause, episode=table.episode + 1)


def exit_of(table: Gen7) -> str:
    exits = table.pack.episodes[table.episode].exits
    return next(turning.section for turning in exits if is_true(table, turning.condition, None))


class ChooseEnding(Step, frozen=True):
    """After the seventh episode the ending is chosen and read, with its lines (G7-6.29, G7-D67, G7-D72.6)."""

    clause = "G7-6.29"

    def run(self, table: Gen7) -> None:
        table.ending = exit_of(table)
        read_section(table, table.ending)
        table.told = (*table.told, *epilogue(table))
        table.emit("ending", self.clause, ending=table.ending)


def epilogue(table: Gen7) -> list[str]:
    """One line for each crew card held, in seat order, then one for each flag that is set (G7-D72.6)."""
    by_card = {line.crew: line for line in table.pack.epilogue.values() if line.crew}
    lines = [by_card[table.pack.crew[player.crew].adds] for player in table.players]
    lines += [line for line in table.pack.epilogue.values() if line.flag and line.flag in table.flags]
    kind = table.pack.sections[table.ending].ending
    keys = []
    for line in lines:
        own = f"{table.ending}:{line.crew or line.id}"
        keys.append(own if find_text(own, ORIGINAL) is not None else f"{line.id}:{kind}")
    return keys


# The log for the next episode


def sequel(table: Gen7) -> Options | None:
    """What the next episode starts from; none after the last (G7-R39)."""
    if table.episode == LAST_EPISODE or not table.bookmark:
        return None
    officers = tuple(
        OfficerRecord(
            player.crew, player.temperament, player.rank, player.lines, player.stars, player.skills, player.kept
        )
        for player in table.players
    )
    log = Log(
        episode=table.episode + 1,
        bookmark=table.bookmark,
        officers=officers,
        best=table.best,
        heart_mind=table.logged,
        averages=table.averages,
        earned=table.earned,
        decided=table.decided,
        squares=table.squares,
        damage=table.damage,
        flags=table.flags,
        results=table.results,
        visited=table.visited,
        library=table.library,
        unlocked=table.unlocked,
        removed=table.removed,
        joined=table.joined,
        notes=table.notes,
    )
    return replace(table.setting, log=log, guided=False)

"""What Xia costs: random play with four captains and NPCs, copies, turns of NPCs, previews, search and films."""

import gzip
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from playing import Played, cpu_us, median, p95

from quarterdeck import Game
from quarterdeck.bots.bot import Seat
from quarterdeck.bots.search import Guide, Limit, Search
from quarterdeck.games.xia.bots.hard import Trial
from quarterdeck.games.xia.rules.npcs import NpcTurn
from quarterdeck.games.xia.rules.turn import ActionPhase, BeginNpcTurn
from quarterdeck.games.xia.state import Xia
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.history import scenes
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import words
from quarterdeck.server.film_recorder import FilmRecorder

OPTIONS = {"goal": 5, "rounds": 40}
"""Random captains would hardly ever reach a higher goal."""
RANDOM_PLAY = Played("xia", 4, OPTIONS, games=10)
WATCHED_GAMES, EVERY, ITERATIONS = 3, 40, 30


def _times(batch: int, work: Callable[[Xia], list[float]]) -> list[float]:
    """CPU milliseconds of something at every action phase of random games, when nobody has asked for it before."""
    found: list[float] = []

    def watch(state: State, number: int) -> None:
        if isinstance(state, Xia) and state.agenda and isinstance(state.agenda[-1], ActionPhase):
            found.extend(work(state))

    RANDOM_PLAY.random_games(batch * 100 + 1, WATCHED_GAMES, watch)
    return found


def _ms(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def npc_turn_p95_ms(batch: int) -> float:
    """What 95 of 100 turns of NPCs take at most."""

    def turns(table: Xia) -> list[float]:
        worlds = [(table.copy(), npc.id) for npc in table.npcs if npc.entered]
        for world, npc in worlds:
            world.then(BeginNpcTurn(npc), NpcTurn(npc))
        return [_ms(world.advance) for world, _ in worlds]

    return p95(_times(batch, turns))


def offer_p95_ms(batch: int) -> float:
    """What 95 of 100 offers take at most, with labels, targets and previews: odds, ways and ranges."""

    def offers(table: Xia) -> list[float]:
        return [_ms(partial(_shown, table, seat)) for seat in table.seats()]

    return p95(_times(batch, offers))


def _shown(table: Xia, seat: int) -> list[Any]:
    top = table.agenda[-1]
    return [
        (one.label(table, seat, top), one.targets(table, seat, top), one.preview(table, seat, top))
        for one in table.options(seat)
    ]


def iteration_ms(batch: int) -> float:
    """An iteration of search, on average over decisions spread through random games."""
    tables = _positions(batch)
    return cpu_us(lambda: sum(map(_searched, tables))) / 1000


def _positions(batch: int) -> list[Xia]:
    """Decisions spread through a random game."""
    tables: list[Xia] = []

    def keep(state: State, number: int) -> None:
        if number % EVERY == 0 and isinstance(state, Xia) and not state.over and state.round > 1:
            tables.append(state.copy())

    RANDOM_PLAY.random_games(batch * 100 + 1, 1, keep)
    return tables


def _searched(table: Xia) -> int:
    """One search; returns the play-outs that it took."""
    seat = table.seats()[0]
    trial = Trial(Seat(table, seat), table.options(seat), Chance("bench"))
    return sum(len(candidate.rewards) for candidate in trial.run(Limit(ITERATIONS)))


class OverOneRound(Guide):
    """Anybody does anything up to the end of the round; fame is what counts."""

    def __init__(self) -> None:
        self.play_outs = 0

    def stops(self, start: Xia, world: Xia) -> bool:
        return not world.agenda or world.round > start.round

    def rewards(self, world: Xia) -> Sequence[float]:
        self.play_outs += 1
        return [captain.fame / world.setting.goal for captain in world.captains]


def round_iteration_ms(batch: int) -> float:
    """An iteration of plain search with random play-outs to the end of the round."""
    tables = _positions(batch)

    def work() -> int:
        guides = [OverOneRound() for _ in tables]
        for table, guide in zip(tables, guides, strict=True):
            seat = table.seats()[0]
            Search("bench", guide, Limit(ITERATIONS)).choose(Seat(table, seat), table.options(seat))
        return sum(guide.play_outs for guide in guides)

    return cpu_us(work) / 1000


def film_mb() -> float:
    """The film of a whole game as it is sent: packed JSON."""
    game, dice = Game("xia", seats=4, seed="film", **OPTIONS), random.Random(1)
    while not game.state.over:
        seat = game.state.seats()[0]
        game.act(seat, dice.choice(game.choices(seat)))
    recorder, here = FilmRecorder(), words("xia", "en").at_table((None,) * 4, game.state)
    for scene in scenes(game.record):
        recorder.add(scene)
    shown = msgspec.json.encode([recorder.first_view, recorder.scenes(here)])
    return len(gzip.compress(shown, 5)) / 1e6


def measured() -> dict[str, float]:
    return {
        **RANDOM_PLAY.measured(),
        "npc_turn_p95_ms": median(npc_turn_p95_ms, 3),
        "offer_p95_ms": median(offer_p95_ms, 3),
        "iteration_ms": median(iteration_ms, 3),
        "round_iteration_ms": median(round_iteration_ms, 3),
        "film_mb": film_mb(),
    }


if __name__ == "__main__":
    print({name: round(figure, 3) for name, figure in measured().items()})

"""The server under load, and beside boardgame.io's server in one run: `make bench-server`."""

import asyncio
import json
import statistics
import sys
import time
from collections.abc import Awaitable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import uvloop
from interpreter import build
from load import machine
from load.boardgame_io_tables import Players, boardgame_io, install
from load.crowd import SEATS, Table, at_a_pace, without_pause
from load.processes import Server
from load.quarterdeck_tables import Guests, quarterdeck
from rich.console import Console
from rich.table import Table as Sheet

HERE = Path(__file__).parent
TABLES, SECONDS = 200, 20
IDLE_TABLES = 500
WATCHED_TABLES = 20
HEAVY_GUESTS = 8
PEER_TABLES, PEER_MOVES = 20, 60
ROUNDS, PEER_ROUNDS = 3, 7
LIMITS = {
    "start_seconds": 2.0,
    "input_to_view_p99_ms": 50.0,
    "idle_table_mb": 1.0,
    "boardgame_io_inputs_per_cpu_second_vs_ours": 1 / 5,
    "callbacks_over_5_ms": 0,
    "others_p99_ms_beside_hints_and_films": 50.0,
}
"""What each figure may be at most."""
Figures = dict[str, float]


async def measured(server: Server, tables: list[Table], play: Awaitable[list[float]]) -> Figures:
    """What some play cost a server, and how long everybody waited to see each input."""
    spent, received, own = server.cpu_seconds(), sum(table.bytes for table in tables), time.process_time()
    begin, busy = time.perf_counter(), machine.busy_seconds()
    waits = await play
    wall, cpu, own = time.perf_counter() - begin, server.cpu_seconds() - spent, time.process_time() - own
    inputs = len(waits) / (SEATS - 1)
    return {
        "inputs_per_second": inputs / wall,
        "inputs_per_cpu_second": inputs / cpu,
        "p50_ms": statistics.median(waits) * 1e3,
        "p99_ms": statistics.quantiles(waits, n=100)[98] * 1e3,
        "cpu_share": cpu / wall,
        "cpu_share_of_others": (machine.busy_seconds() - busy - cpu - own) / wall,
        "bytes_per_seat_and_input": (sum(table.bytes for table in tables) - received) / inputs / SEATS,
    }


async def opened(people: Guests | Players, count: int) -> list[Table]:
    """Tables whose games have begun: everybody has made a first choice."""
    tables = [await people.open_table() for _ in range(count)]
    await at_a_pace(tables, SEATS, 1)
    return tables


def start_seconds() -> float:
    """From the start of the process, on an empty database, until the page comes."""
    times = []
    for _ in range(ROUNDS):
        with quarterdeck() as server:
            times.append(server.started_after)
    return statistics.median(times)


async def under_load() -> tuple[Figures, Figures]:
    """One input per second at each of the tables, then one per second and seat."""
    with quarterdeck() as server:
        guests = Guests(server)
        await guests.arrive()
        tables = await opened(guests, TABLES)
        per_table = await measured(server, tables, at_a_pace(tables, SECONDS, 1))
        per_seat = await measured(server, tables, at_a_pace(tables, SECONDS * SEATS // 2, SEATS))
        await asyncio.gather(*(table.close() for table in tables))
        return per_table, per_seat


async def busy_loop() -> Figures:
    """How long the event loop is kept busy at once, with everything that goes on at tables."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "loop.json"
        with quarterdeck(file) as server:
            guests = Guests(server)
            await guests.arrive()
            tables = await opened(guests, WATCHED_TABLES)
            await asyncio.gather(
                at_a_pace(tables, SECONDS, 1),
                guests.play_alone("starship-captains", 40),
                guests.play_alone("space-alert", 40, clock=False),
                guests.watch_film(),
            )
            await asyncio.gather(*(table.close() for table in tables))
        found = json.loads(file.read_text(encoding="utf-8"))
    return {
        "callbacks": found["callbacks"],
        "over_5_ms": sum(found["over"].values()),
        "longest_ms": max((took for took, _ in found["longest_ms"]), default=0.0),
        **{f"over_5_ms {name}": count for name, count in found["over"].items()},
    }


async def beside_heavy_work() -> Figures:
    """Play at some tables while eight guests keep asking for hints and films."""
    with quarterdeck() as server:
        guests = Guests(server)
        await guests.arrive()
        tables = await opened(guests, WATCHED_TABLES)
        heavy = [asyncio.create_task(ask_for_much(server)) for _ in range(HEAVY_GUESTS)]
        figures = await measured(server, tables, at_a_pace(tables, SECONDS, 1))
        for task in heavy:
            task.cancel()
        await asyncio.gather(*heavy, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in tables))
        return figures


async def ask_for_much(server: Server) -> None:
    """A guest who looks at films and asks for hints without end; what is too much is refused."""
    guests = Guests(server)
    await guests.arrive()
    while True:
        with suppress(httpx.HTTPStatusError):
            await guests.watch_film()
        await guests.play_alone("space-alert", 20, clock=False)


async def idle_table_mb() -> float:
    """What a started table keeps in memory when everybody has looked at it and left."""
    with quarterdeck() as server:
        guests = Guests(server)
        await guests.arrive()
        await looked_at(guests, IDLE_TABLES // 10)  # the first ones also fill caches
        before = server.memory()
        await looked_at(guests, IDLE_TABLES)
        return (server.memory() - before) / IDLE_TABLES / 1e6


async def looked_at(guests: Guests, count: int) -> None:
    for _ in range(count):
        table = await guests.start_table()
        sockets = [await guests.enter(table, seat) for seat in range(SEATS)]
        for socket in sockets:
            await socket.recv()
        await asyncio.gather(*(socket.close() for socket in sockets))


async def theirs_without_pauses() -> Figures:
    with boardgame_io() as server:
        return await played_through(server, Players(server))


async def ours_without_pauses() -> Figures:
    with quarterdeck() as server:
        guests = Guests(server)
        await guests.arrive()
        return await played_through(server, guests)


async def played_through(server: Server, people: Guests | Players) -> Figures:
    tables = await opened(people, PEER_TABLES)
    figures = await measured(server, tables, without_pause(tables, PEER_MOVES))
    await asyncio.gather(*(table.close() for table in tables))
    return figures


def medians(figures: list[Figures]) -> Figures:
    return {name: statistics.median(one[name] for one in figures) for name in figures[0]}


def peer_rounds(console: Console) -> list[tuple[Figures, Figures]]:
    """The same play at boardgame.io's server and at ours by turns, so that both meet the same machine."""
    rounds = []
    for number in range(PEER_ROUNDS):
        theirs, ours = (uvloop.run(play()) for play in (theirs_without_pauses, ours_without_pauses))
        rounds.append((theirs, ours))
        console.print(f"round {number + 1} of {PEER_ROUNDS} without pauses: {round_summary(theirs, ours)}")
    return rounds


def round_summary(theirs: Figures, ours: Figures) -> str:
    times = ours["inputs_per_cpu_second"] / theirs["inputs_per_cpu_second"]
    shares = [f"{figures['cpu_share_of_others']:.2f}" for figures in (theirs, ours)]
    return f"{times:.2f} times boardgame.io's inputs per CPU second, {' and '.join(shares)} of a core used by others"


def main() -> None:
    console = Console(highlight=False)
    console.print(build())
    install()
    disk = machine.sync_ms()
    console.print(f"a synchronisation of this disk: half within {disk[0]:.1f} ms, 99 of 100 within {disk[1]:.1f} ms")
    start = start_seconds()
    console.print(f"{TABLES} tables of {SEATS} seats ...")
    per_table, per_seat = uvloop.run(under_load())
    console.print(f"{IDLE_TABLES} idle tables ...")
    idle = uvloop.run(idle_table_mb())
    loop = uvloop.run(busy_loop())
    console.print(loop_summary(loop))
    console.print(f"{HEAVY_GUESTS} guests who ask for hints and films beside {WATCHED_TABLES} tables ...")
    beside = uvloop.run(beside_heavy_work())
    rounds = peer_rounds(console)
    ratios = [theirs["inputs_per_cpu_second"] / ours["inputs_per_cpu_second"] for theirs, ours in rounds]
    measured_ = (
        start, per_table["p99_ms"], idle, statistics.median(ratios), loop["over_5_ms"], beside["p99_ms"],
    )  # fmt: skip
    results = dict(zip(LIMITS, measured_, strict=True))
    details = {
        f"{TABLES} tables, an input per second each": per_table,
        f"{TABLES} tables, an input per second and seat": per_seat,
        f"{WATCHED_TABLES} tables beside hints and films": beside,
        f"{PEER_TABLES} tables without pauses": medians([ours for _, ours in rounds]),
        f"boardgame.io, {PEER_TABLES} tables without pauses": medians([theirs for theirs, _ in rounds]),
    }
    report(console, results, details)
    written = {
        **results,
        "python": build(),
        "ratios": ratios,
        "disk_sync_ms": disk,
        "event_loop": loop,
        "details": details,
    }
    (HERE / "server_results.json").write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    missed = [name for name, limit in LIMITS.items() if results[name] > limit]
    console.print(f"[red]over the limit: {', '.join(missed)}[/]" if missed else "[green]all within their limits[/]")
    sys.exit(1 if missed else 0)


def loop_summary(loop: Figures) -> str:
    """How long the event loop was busy at once, marked if it was too long."""
    count = f"the event loop: {loop['over_5_ms']:.0f} of {loop['callbacks']:.0f} callbacks over 5 ms"
    named = [f"{name.removeprefix('over_5_ms ')} {count:.0f}" for name, count in loop.items() if " " in name]
    summary = f"{count}, the longest {loop['longest_ms']:.1f} ms{': ' if named else ''}{', '.join(named)}"
    return f"[red]{summary}[/]" if loop["over_5_ms"] else summary


def report(console: Console, results: Figures, details: dict[str, Figures]) -> None:
    sheet = Sheet("figure", "measured", "at most", title="Quarterdeck's server")
    for name, figure in results.items():
        sheet.add_row(name, f"{figure:.3f}", f"{LIMITS[name]:.3f}", style="red" if figure > LIMITS[name] else "")
    console.print(sheet)
    sheet = Sheet("", *details)
    for name in next(iter(details.values())):
        shown = [f"{figures[name]:.{0 if figures[name] >= 100 else 2}f}" for figures in details.values()]
        sheet.add_row(name.replace("_", " "), *shown)
    console.print(sheet)


if __name__ == "__main__":
    main()

"""`quarterdeck gen7 story-map`: the whole story as one page, with how often simulated campaigns pass each section."""

import argparse
from collections import Counter
from pathlib import Path

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Seat
from quarterdeck.games.gen7.commands.map_page import Passed, draw_page
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.kernel.campaign import Campaign
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.history import Game

SPOILER_WARNING = (
    "the story map tells the whole story, all branches and all endings, and a campaign lives on not knowing them "
    "(G7-R50); add --spoilers if you want to see it all the same"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "file",
        type=Path,
        nargs="?",
        default=Path("story-map.html"),
        metavar="FILE",
        help="the page to write (default: story-map.html)",
    )
    parser.add_argument("--spoilers", action="store_true", help="draw the map although it gives the story away; needed")
    parser.add_argument(
        "--campaigns",
        type=int,
        default=0,
        metavar="N",
        help="show how often this many simulated campaigns pass each section (default: 0)",
    )
    parser.add_argument(
        "--seats", type=int, choices=(3, 4), default=4, help="how many seats the simulated campaigns have (default: 4)"
    )
    parser.add_argument(
        "--bot", default="", metavar="NAME", help="the bot that plays them (default: the best fast one)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the page, or refuse without --spoilers."""
    if not args.spoilers:
        raise QuarterdeckError(SPOILER_WARNING)
    passed = simulate(args.campaigns, args.seats, args.bot or bots.quick("gen7"))
    args.file.write_text(draw_page(pack(), passed), encoding="utf-8")
    print(args.file)
    return 0


def simulate(campaigns: int, seats: int, bot: str) -> Passed:
    """How many of some simulated campaigns passed each section and set each flag."""
    sections: Counter[str] = Counter()
    flags: Counter[str] = Counter()
    for number in range(campaigns):
        last = _play(Campaign("gen7", seats=seats, seed=f"story map {number}", humans=()), bot)
        sections.update({*last.state.visited, last.state.ending})  # type: ignore[attr-defined]  # a table of Gen7
        flags.update(set(last.state.flags))  # type: ignore[attr-defined]
    return Passed(campaigns, sections, flags)


def _play(campaign: Campaign, bot: str) -> Game:
    """The last game of a campaign that bots play to its end."""
    while True:
        _play_game(campaign.game, bot)
        if campaign.over:
            return campaign.game
        campaign.go_on()


def _play_game(game: Game, bot: str) -> None:
    seats = [bots.bot(bot, "gen7", f"{game.record.seed}/{seat}") for seat in range(game.state.seat_count)]
    while not game.over:
        seat = game.state.agenda[-1].seats(game.state)[0]
        option = seats[seat].choose(Seat(game.state, seat), game.state.options(seat))
        assert option is not None  # the game waits for an answer
        game.act(seat, option)

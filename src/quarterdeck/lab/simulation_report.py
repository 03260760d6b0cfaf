"""The report on a simulation: one HTML page with its plots inside."""

from collections.abc import Mapping
from html import escape
from typing import Any

from quarterdeck.lab.page import image, named_values, table, whole
from quarterdeck.lab.provenance import of_setting
from quarterdeck.lab.simulate import Setting
from quarterdeck.lab.simulation_plots import plots
from quarterdeck.lab.tally import Figures

NO_POINTS = "<p>No game gave points, so there are no scores to show.</p>"
NO_CARDS = "<p>The game does not tell the laboratory which options get a card, so the use of cards is not shown.</p>"
NO_LUCK = (
    "<p>Luck cannot be separated in these games: play every deal several times (<code>--repeat 5</code>), "
    "or with more than one seat.</p>"
)
ABOUT_LUCK = (
    "<p>Luck is measured as shares of the variance of the seats' results. <em>The deal</em>: what repeated games of "
    "one deal, between the same bots with other random choices (<code>--repeat</code>), have in common for a seat, "
    "beyond what the seat gets in all deals; a deal is all that chance decides, the set-up and every later draw. "
    "<em>The table</em>: what all seats of a table have in common. <em>The seat</em>: what the first, the second "
    "and so on have in common in all games, each less the mean of its bot; not shown where every seat has its own bot. "
    "The rest is how each played. Each share is an intraclass correlation; negative ones count as 0.</p>"
)


def page(setting: Setting, figures: Figures) -> str:
    """The whole report as one file that needs nothing else."""
    title = f"{figures['games']} games of {setting.game}"
    played = f"{setting.seats} seats, {', '.join(setting.bots)}, seed {setting.seed}"
    parts = [f"<h1>{escape(title)}</h1><p>{escape(played)}</p>", _outcomes(figures), _numbers(figures)]
    parts += map(image, plots(figures).items())
    parts += [] if figures["points"] else [NO_POINTS]
    parts += [_luck(figures["luck"]), _cards(figures["cards"])]
    parts += ["<h2>What was played</h2>", named_values({**of_setting(setting), "digest": figures["digest"]})]
    return whole(title, parts)


def _outcomes(figures: Figures) -> str:
    finished = max(1, figures["games"] - figures["errors"])
    rows = [
        {"outcome": outcome, "games": count, "share": f"{count / finished:.1%}"}
        for outcome, count in figures["outcomes"].items()
    ]
    broken = _broken(figures) if figures["errors"] else ""
    return broken + (table(rows) if rows else "")


def _broken(figures: Figures) -> str:
    said = f"{figures['errors']} games broke. The first error:"
    return f'<p class="broken">{said}</p><pre>{escape(figures["first error"])}</pre>'


def _numbers(figures: Figures) -> str:
    """One row for the points of each bot, then what a game takes."""
    rows = [{"": f"points of {bot}", **_row(facts)} for bot, facts in figures["points"].items()]
    named = {"decisions per game": "length", "seconds on the game's clock": "seconds"}
    rows += [{"": name, **_row(figures[key])} for name, key in named.items() if figures[key].get("most")]
    return table(rows) if rows else ""


def _row(facts: Mapping[str, Any]) -> dict[str, str]:
    shown = {name: f"{facts[name]:g}" for name in ("deviation", "least", "most")}
    return {"mean": f"{facts['mean']:.2f} ± {facts['margin']:.2f}", **shown}


def _luck(luck: Figures) -> str:
    shares = [{"luck of": name, "share": f"{share:.1%}"} for name, share in luck.items() if name != "of"]
    return f"<h2>Luck</h2>{table(shares) + ABOUT_LUCK if shares else NO_LUCK}"


def _cards(cards: Mapping[str, Mapping[str, Figures]]) -> str:
    kinds = [f"<h2>{escape(kind.capitalize())}</h2>{_wanted(facts)}" for kind, facts in cards.items()]
    return "".join(kinds) if kinds else f"<h2>Cards</h2>{NO_CARDS}"


def _wanted(cards: Mapping[str, Figures]) -> str:
    ranked = sorted(cards.items(), key=lambda card: (-card[1]["share"], card[0]))
    return table([{"card": name, **facts} for name, facts in ranked])

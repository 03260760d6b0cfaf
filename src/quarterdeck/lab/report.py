"""The report on a game's balance: one HTML page with its plots inside, and the figures as JSON."""

import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from quarterdeck.kernel.study import Study
from quarterdeck.lab.balance import ENOUGH, Figures, Finding
from quarterdeck.lab.page import image, named_values, table, whole
from quarterdeck.lab.plots import plots


def write(folder: Path, head: Figures, figures: Figures, study: Study, found: Sequence[Finding]) -> None:
    """`balance.json`, `balance.html` and the plots as files, into a folder that need not exist yet."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = plots(figures, study)
    for name, picture in pictures.items():
        (folder / f"{name}.png").write_bytes(picture)
    (folder / "balance.json").write_text(as_json(head, figures, found), encoding="utf-8")
    (folder / "balance.html").write_text(page(head, figures, study, found, pictures), encoding="utf-8")


def as_json(head: Figures, figures: Figures, found: Sequence[Finding]) -> str:
    """One card per line: compact, and easy to compare."""
    text = json.dumps({**head, "outside": [str(one) for one in found], **figures}, indent=1, ensure_ascii=False)
    return _cards_on_lines(text) + "\n"


def _cards_on_lines(text: str) -> str:
    """Join what is nested four deep or more with the line above."""
    lines: list[str] = []
    for line in text.split("\n"):
        deep = len(line) - len(line.lstrip(" "))
        joined = deep >= 4 or (deep == 3 and line.strip()[0] in "}]")
        if joined:
            lines[-1] += ("" if lines[-1][-1] in "{[" or line.strip()[0] in "}]" else " ") + line.strip()
        else:
            lines.append(line)
    return "\n".join(lines)


def page(head: Figures, figures: Figures, study: Study, found: Sequence[Finding], pictures: Mapping[str, bytes]) -> str:
    """The whole report as one file that needs nothing else."""
    title = f"Balance of {head['game']}"
    played = f"{sum(head['games'].values())} games between bots ({head['bot']}), seed {head['seed']}"
    parts = [f"<h1>{escape(title)}</h1><p>{escape(played)}</p>", _verdict(found), *map(image, pictures.items())]
    parts += [_seats(figures), _methods(study)]
    parts += [f"<h2>{escape(kind.capitalize())}</h2>{_cards(cards)}" for kind, cards in figures["cards"].items()]
    parts += ["<h2>What was played</h2>", named_values(head)]
    return whole(title, parts)


def _verdict(found: Sequence[Finding]) -> str:
    if not found:
        return '<p class="holds">Everything is within its limits.</p>'
    items = "".join(f"<li>{escape(str(one))}</li>" for one in found)
    return f'<p class="broken">Outside their limits:</p><ul>{items}</ul>'


def _methods(study: Study) -> str:
    least, most = study.share
    return (
        "<h2>How it was measured</h2>"
        f"<p>{_source(study)}A card is on offer in a game when somebody "
        "could have had it at one decision at least, and counts once however long it lay there; it is chosen when "
        f"somebody got it. Its share should be {least:.0%} to {most:.0%}. What a card brings is its coefficient in a "
        "linear model of scores over all cards that a seat had, less the mean of its group; it should be at most "
        f"{study.contribution:g} points either way, and is given where at least {ENOUGH} seats had the card.</p>"
    )


def _source(study: Study) -> str:
    return f"Limits of scores, seats and measures: {escape(study.clause)}. " if study.clause else ""


def _seats(figures: Figures) -> str:
    rows = []
    for seats, facts in figures["seats"].items():
        score, measures = facts["score"], facts["measures"].items()
        row = {"seats": seats, "games": facts["games"], "mean": _plus_minus(score), "deviation": score["deviation"]}
        row["places"] = ", ".join(f"{place['mean']:+.1f}" for place in facts["order"].get("places", []))
        rows.append({**row, **{name: _plus_minus(one) for name, one in measures}, **facts["luck"]})
    return f"<h2>Seats</h2>{table(rows)}"


def _cards(cards: Mapping[str, Figures]) -> str:
    ranked = sorted(cards.items(), key=lambda card: float(card[1].get("share", 0)), reverse=True)
    return table([{"card": name, **facts} for name, facts in ranked])


def _plus_minus(one: Mapping[str, float]) -> str:
    return f"{one['mean']:.2f} ± {one['margin']:.2f}"

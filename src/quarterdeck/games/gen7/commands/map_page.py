"""The story map as a page of HTML: a drawing for each episode, its exits, and the flags."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from msgspec import Struct

from quarterdeck.games.gen7.content.conditions import Condition, condition_text
from quarterdeck.games.gen7.content.effects import effects_text
from quarterdeck.games.gen7.content.pack import Pack
from quarterdeck.games.gen7.content.prose import find_text
from quarterdeck.games.gen7.content.story import Episode, Section
from quarterdeck.games.gen7.content.walking import walk
from quarterdeck.kernel.phrases import Phrase

WIDTH, HEIGHT, GAP_X, GAP_Y = 118, 46, 110, 22
LABEL = 17
"""Letters of a label that fit between two sections; the rest is in the tooltip."""
FILLS = {
    "entry": "#dce8f5", "opening": "#fdf1d6", "goal": "#fdf1d6", "pass": "#efefef", "vote": "#f6dcec",
    "modifier": "#e0f0dc", "closing": "#e6e0f3", "ending": "#dcdcdc",
}  # fmt: skip
STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 90rem; margin: 2rem auto; padding: 0 1rem; }
svg { max-width: 100%; height: auto; } text { font: 12px system-ui, sans-serif; }
table { border-collapse: collapse; } td, th { padding: .15rem .8rem .15rem 0; text-align: left; vertical-align: top; }
.edge { fill: none; stroke: #777; } .when { font-size: 10px; text-anchor: end; fill: #444; }
.share { fill: #7a9ccb; }
"""


class Passed(Struct, frozen=True):
    """How many of some campaigns passed each section and ended with each flag."""

    campaigns: int
    sections: Mapping[str, int]
    flags: Mapping[str, int]

    def share(self, name: str, among: Mapping[str, int]) -> str:
        return f"{100 * among.get(name, 0) / self.campaigns:.0f}%" if self.campaigns else ""


class Edge(Struct, frozen=True):
    """A way from one section to another, and when it is taken."""

    origin: str
    goal: str
    when: str


def draw_page(pack: Pack, passed: Passed) -> str:
    """The whole page."""
    simulated = f"<p>Shares of {passed.campaigns} simulated campaigns.</p>" if passed.campaigns else ""
    episodes = "".join(_episode(pack, episode, passed) for episode in pack.episodes.values())
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Story map</title><style>{STYLE}</style>'
        f"<h1>Story map</h1>{simulated}{episodes}{_flags(pack, passed)}</html>\n"
    )


def _episode(pack: Pack, episode: Episode, passed: Passed) -> str:
    notes = [("at the end", effects_text(one.do), one.condition) for one in episode.at_end]
    notes += [("is read", one.section, one.condition) for one in episode.closings]
    notes += [("goes on at", one.section, one.condition) for one in episode.exits]
    rows = "".join(_row(what, told, _if(condition)) for what, told, condition in notes)
    return f"<h2>Episode {episode.number}</h2>{_drawing(pack, episode, passed)}<table>{rows}</table>"


def _row(*cells: str) -> str:
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def _if(condition: Condition) -> str:
    text = condition_text(condition)
    return f"if {text}" if text else ""


# The drawing


def edges(pack: Pack, episode: int) -> Iterator[Edge]:
    """All ways between the sections of an episode."""
    for section in pack.sections.values():
        if section.episode == episode:
            yield from _edges_from(section)


def _edges_from(section: Section) -> Iterator[Edge]:
    if section.opening:
        yield Edge(section.id, section.opening, "")
    if section.next:
        yield Edge(section.id, section.next, "")
    if section.goal and section.goal.next_reached:
        yield Edge(section.id, section.goal.next_reached, "reached")
        yield Edge(section.id, section.goal.next_missed, "missed")
    for option in section.options:
        offered = condition_text(option.offer)
        yield Edge(section.id, option.to, f"{option.id} ({option.tag})" + (f", if {offered}" if offered else ""))


def places(pack: Pack, episode: int) -> dict[str, tuple[int, int]]:
    """Column and row of each section: as far to the right as the longest way to it; closings and endings at the end."""
    names = [section.id for section in pack.sections.values() if section.episode == episode]
    columns = dict.fromkeys(names, 0)
    ways = list(edges(pack, episode))
    for _ in names:  # no way has more sections than there are
        for edge in ways:
            columns[edge.goal] = max(columns[edge.goal], columns[edge.origin] + 1)
    last = max(columns.values()) + 1
    columns |= {name: last for name in names if pack.sections[name].kind in ("closing", "ending")}
    rows: dict[int, int] = {}
    found = {}
    for name in names:
        column = columns[name]
        found[name] = (column, rows.get(column, 0))
        rows[column] = rows.get(column, 0) + 1
    return found


def _drawing(pack: Pack, episode: Episode, passed: Passed) -> str:
    at = places(pack, episode.number)
    columns, rows = (max(values) + 1 for values in zip(*at.values(), strict=True))
    size = f"{columns * (WIDTH + GAP_X)} {rows * (HEIGHT + GAP_Y)}"
    lines = "".join(_line(edge, at) for edge in edges(pack, episode.number))
    boxes = "".join(_box(pack.sections[name], at[name], passed) for name in at)
    return f'<svg viewBox="0 0 {size}" role="img" aria-label="Episode {episode.number}">{lines}{boxes}</svg>'


def _corner(place: tuple[int, int]) -> tuple[int, int]:
    return place[0] * (WIDTH + GAP_X), place[1] * (HEIGHT + GAP_Y)


def _line(edge: Edge, at: dict[str, tuple[int, int]]) -> str:
    (x, y), (to_x, to_y) = _corner(at[edge.origin]), _corner(at[edge.goal])
    start, end = (x + WIDTH, y + HEIGHT // 2), (to_x, to_y + HEIGHT // 2)
    bend = (start[0] + end[0]) // 2
    path = f"M{start[0]} {start[1]} C{bend} {start[1]} {bend} {end[1]} {end[0]} {end[1]}"
    label = f'<text class="when" x="{end[0] - 6}" y="{end[1] - 5}">{escape(edge.when[:LABEL])}</text>'
    return f'<path class="edge" d="{path}"><title>{escape(edge.when or "then")}</title></path>{label}'


def _box(section: Section, place: tuple[int, int], passed: Passed) -> str:
    x, y = _corner(place)
    share = passed.share(section.id, passed.sections)
    width = WIDTH * passed.sections.get(section.id, 0) // max(passed.campaigns, 1)
    return (
        f'<g><title>{escape(_about(section))}</title><rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" '
        f'fill="{FILLS[section.kind]}" stroke="#555"/><rect class="share" x="{x}" y="{y + HEIGHT - 5}" width="{width}" '
        f'height="5"/><text x="{x + 8}" y="{y + 18}">{section.id} {section.ending or section.kind}</text>'
        f'<text x="{x + 8}" y="{y + 34}">{share}</text></g>'
    )


def _about(section: Section) -> str:
    """What a section does, and its text."""
    lines = [rule.write() for rule in section.rules]
    lines += [effects_text(line) for line in (section.setup, section.effects) if line]
    if section.goal:
        lines += [count.write() for count in section.goal.counts]
        lines.append(f"target {section.goal.targets[0]} or {section.goal.targets[1]} by round {section.goal.by_round}")
        lines += [f"{change.by:+d} if {condition_text(change.condition)}" for change in section.goal.adjust]
        lines += [f"missed: {effects_text(section.goal.missed)}"] if section.goal.missed else []
    return "\n".join([*lines, find_text(section.id, "en") or ""])


# Flags


def _flags(pack: Pack, passed: Passed) -> str:
    """The sections, episode tables and cards that set or read each flag."""
    groups: tuple[Mapping[Any, object], ...] = (pack.sections, pack.episodes, pack.crossroads)
    written = {str(name): _written(row) for group in groups for name, row in group.items()}
    places_of = {
        flag: [name for name, words in written.items() if f"flag {flag}" in words] for flag in pack.table.flags
    }
    rows = [_row(flag, ", ".join(names), passed.share(flag, passed.flags)) for flag, names in places_of.items()]
    return f"<h2>Flags</h2><table>{''.join(rows)}</table>"


def _written(row: object) -> set[str]:
    """All phrases of a row, as they are written."""
    return {part.write() for part in walk(row) if isinstance(part, Phrase)}

"""Pictures of tables for notebooks: HTML and SVG with all text escaped and without scripts."""

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

PAPER, PANEL, LINE, EDGE = "#121C26", "#1A2733", "#2C3D4C", "#6C849A"
INK, SOFT, BRASS, BAD = "#F1EDE2", "#BAC5CB", "#E6BB62", "#FF8A75"
HUES = {
    "red": "#F4705B", "white": "#F4F1E8", "blue": "#86BFFF", "green": "#86DB86", "yellow": "#FFDC4A",
    "purple": "#BE7DF2", "grey": "#A3B1BB", "gold": "#D39C3A",
}  # fmt: skip
SEATS = ("#F29B7F", "#E2C044", "#79C7E3", "#B9A4F4", "#9FCB6B", "#E796B4")
FONT = "IBM Plex Sans, system-ui, sans-serif"
LONGEST = 160
"""Characters of a value that a plain picture shows."""


class HtmlPicture(str):
    """HTML that a notebook shows as a picture; printed or written to a file, it is its markup."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return str(self)


def tag(name: str, inside: str = "", **attributes: Any) -> str:
    """An element; `stroke_width` is written `stroke-width`. What is inside must be escaped already."""
    given = "".join(f' {key.replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items())
    return f"<{name}{given}>{inside}</{name}>"


def label(x: float, y: float, words: str, **attributes: Any) -> str:
    """A text at a position."""
    return tag("text", escape(words), x=x, y=y, **{"fill": INK, "font_size": 12, **attributes})


def token(x: float, y: float, number: int, hue: str, radius: float = 9, **attributes: Any) -> str:
    """A numbered disc: a figure, a ship or a threat."""
    middle = label(x, y + radius * 0.42, str(number), fill=PAPER, text_anchor="middle", font_weight="bold")
    return tag("circle", cx=x, cy=y, r=radius, fill=hue, stroke=PAPER, **attributes) + middle


def drawing(wide: float, high: float, title: str, parts: Iterable[str]) -> str:
    """An SVG with its own dark background, so that it looks the same in light and dark notebooks."""
    paper = tag("rect", width=wide, height=high, rx=8, fill=PAPER)
    inside = tag("title", escape(title)) + paper + "".join(parts)
    box = {"viewBox": f"0 0 {wide:g} {high:g}", "width": wide, "height": high}
    return tag("svg", inside, xmlns="http://www.w3.org/2000/svg", role="img", font_family=FONT, **box)


def plain_table(view: dict[str, Any], words: "Words") -> str:
    """A view as a table, for a game that draws no picture."""
    rows = (
        tag("tr", tag("th", escape(name), style="text-align:left") + tag("td", escape(_short(value))))
        for name, value in view.items()
    )
    return tag("table", "".join(rows))


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"

"""How plots look: colours with marks beside them, blank axes, and PNG that is the same for the same figures."""

from io import BytesIO

from matplotlib.axes import Axes
from matplotlib.figure import Figure

COLOURS = ("#3b6ea5", "#c8553d", "#588157", "#8d6a9f")
MARKS = ("o", "s", "^", "D")
BAND = "#e9ecef"
DOTS = 110


def png(figure: Figure) -> bytes:
    """Without a date or version in it: the same figures give the same file."""
    file = BytesIO()
    figure.savefig(file, format="png", dpi=DOTS, bbox_inches="tight", metadata={"Software": None})
    return file.getvalue()


def blank(wide: float, high: float, title: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(wide, high))
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", fontsize="medium")
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes

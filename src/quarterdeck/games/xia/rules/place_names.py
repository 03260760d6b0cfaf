"""What a hex is called in messages: its sector, and what is printed there; people do not know coordinates."""

from quarterdeck.games.xia.rules.chart import Chart


def place_args(chart: Chart, spot: str) -> dict[str, str]:
    """`spot` is the mark with its argument, such as `sell spice`, or else the terrain."""
    cell = chart.cells[spot]
    return {"sector": cell.sector, "spot": f"{cell.mark} {cell.argument}".strip() or cell.terrain}

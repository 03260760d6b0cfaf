"""Reading a text together (G7-22.2, G7-R10)."""

from quarterdeck.games.gen7.state import Gen7, Step
from quarterdeck.kernel.option import Option


def read_together(table: Gen7) -> None:
    """The text on the table is shown to all; the game goes on when every human has read it (G7-R10)."""
    for player in table.players:
        player.read = False
    table.bar_undo()
    table.then(Reading())


class GoOn(Option, frozen=True):
    """go-on: the text has been read (G7-R10)."""

    bars_undo = True

    def take(self, table: Gen7, seat: int, frame: Step) -> None:
        table.players[seat].read = True


class Reading(Step, frozen=True):
    """All humans read the text on the table (G7-R10)."""

    clause = "G7-R10"
    choices = (GoOn,)

    def seats(self, table: Gen7) -> tuple[int, ...]:
        return tuple([player.seat for player in table.players if not player.read and table.is_human(player.seat)])

    def deadline(self, table: Gen7) -> float | None:
        limit = table.setting.reading_time
        return table.asked_since + limit if limit else None

    def on_deadline(self, table: Gen7) -> None:
        for player in table.players:
            player.read = True

    def run(self, table: Gen7) -> None:
        """All have read it."""

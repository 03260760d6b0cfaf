"""What follows from each kind of vote (G7-6.17, G7-D72)."""

from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.fates import reveal_vote
from quarterdeck.games.gen7.rules.plot import enter
from quarterdeck.games.gen7.rules.ships_log import change_damage
from quarterdeck.games.gen7.state import NOBODY, Gen7


def follow(table: Gen7, about: str, option: str, tag: str) -> None:
    """Of a section: its effects and the next section; of a card: its consequence; of a system: a damaged room."""
    section = table.pack.sections.get(about)
    if section is not None:
        chosen = reveal_vote(table, about, option)
        enter(table, chosen.to)
        resolve(table, NOBODY, chosen.effects, about)
    elif about in table.pack.crossroads:
        from quarterdeck.games.gen7.rules.crossroads import take_option

        take_option(table, table.card_seat, int(option))
    else:
        change_damage(table, option, 1)  # G7-6.18

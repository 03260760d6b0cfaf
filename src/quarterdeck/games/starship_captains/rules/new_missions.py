"""New missions and uprisings (SC-12.17 to SC-12.30), and looking at missions to come (SC-19.3)."""

from quarterdeck.games.starship_captains.content.vocabulary import Count, Effect
from quarterdeck.games.starship_captains.rules.cargo import draw_pirate
from quarterdeck.games.starship_captains.rules.effects import Decline
from quarterdeck.games.starship_captains.rules.pirates import appear
from quarterdeck.games.starship_captains.state import Asked, StarshipCaptains, Step


class NewMission(Step, frozen=True):
    """The highest open number moves here face down; a mission is laid out where it was (SC-12.17 to SC-12.20)."""

    clause = "SC-12.17"
    place: str

    def run(self, table: StarshipCaptains) -> None:
        there = table.next_mission()
        number = table.numbers.pop(there)
        table.numbers[self.place] = number
        table.face_down.append(number)
        table.emit("number-moved", "SC-12.18", number=number, place=self.place)
        lay_out(table, there)
        if number == 1:
            table.then(Uprising())


def lay_out(table: StarshipCaptains, place: str) -> None:
    """A mission from the deck, face up on a planet (SC-12.19, SC-D5)."""
    mission = draw_mission(table)
    if mission:
        table.planets[place] = mission
        table.emit("mission-laid-out", "SC-12.19", mission=mission, place=place)


def draw_mission(table: StarshipCaptains) -> str:
    if table.peek.cards:
        return table.peek.cards.pop(0)
    if not table.mission_deck and table.mission_discard:
        table.mission_deck = table.shuffled("missions", table.mission_discard)
        table.mission_discard = []
    return table.mission_deck.pop() if table.mission_deck else ""


class Uprising(Step, frozen=True):
    """A pirate from every planet with a number; then all numbers are open again (SC-12.24 to SC-12.30)."""

    clause = "SC-12.24"

    def run(self, table: StarshipCaptains) -> None:
        table.emit("uprising", "SC-12.24")
        places = sorted(table.numbers, key=lambda place: table.numbers[place])  # SC-D18, SC-12.29
        tokens = [draw_pirate(table) for _ in places]  # SC-12.25: all are put down before one moves
        for place, token in zip(places, tokens, strict=True):
            if token:
                appear(table, token, place, "SC-12.27", "SC-12.28")
        table.face_down = []


class Stargate(Effect, frozen=True):
    """`stargate 3`: look at the top missions of the deck; they stay there in the same order."""

    count: Count

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        peek = table.peek
        while len(peek.cards) < self.count and table.mission_deck:
            peek.cards.append(table.mission_deck.pop())
        peek.seat = seat
        table.emit("missions-looked-at", "SC-19.3", seat=seat, count=len(peek.cards))
        table.bar_undo()
        table.then(Looking(seat))

    def worth(self) -> float:
        return 0.2

    def symbols(self) -> tuple[str, ...]:
        return "eye", "mission", str(self.count)


class Looking(Asked, frozen=True):
    """Seen; the game goes on when the captain says so."""

    clause = "SC-19.3"
    choices = (Decline,)

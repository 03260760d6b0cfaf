"""A captain who does everything a card allows, on a table where each effect shows in one count only."""

from collections import Counter
from collections.abc import Callable

from quarterdeck.games.starship_captains.content.cards import TechnologyRow, technology
from quarterdeck.games.starship_captains.state import DAMAGED
from tests.starship_captains.tables import Voyage

SPARE = "plain-0"
PLAIN = (SPARE, "plain-1", "plain-2", "plain-3", "plain-4", "plain-5", "plain-6")
"""Rooms without symbols on their edges, so that installing them gives no bonus; each gives 4 medals."""
OMEGAS = ("plain-omega-1", "plain-omega-2", "plain-omega-3")
COUNTED = {
    "moved": "moved", "jumped": "jumped", "figure-recalled": "recalled", "pirate-driven-off": "ambush",
    "missions-looked-at": "looked", "cards-drawn": "drew", "pirate-fought": "fought", "mission-completed": "missions",
}  # fmt: skip
"""What is read off the events that are told."""


def table(seats: int = 2, **options: str) -> Voyage:
    """A ship on a planet with pirates on its yellow and purple routes, some of everything aboard, much room.

    Tracks have no bonus spaces, all pirates bring androids, and the next pirate is purple: an ambush finds no room.
    """
    voyage = Voyage(seats, **options)
    _plain_cards(voyage)
    chart = voyage.table.pack.maps[voyage.table.map]
    for side in voyage.table.track_sides:
        voyage.table.pack.tracks[side] = {}
    voyage.table.routes = {
        route.id: f"{route.colour}-android" for route in chart.routes.values() if route.colour != "green"
    }
    voyage.table.pirates = ["green-medal"] * 4 + ["purple-medal"] * 6
    voyage.me.at, voyage.me.medals = "p5", 5
    voyage.table.stations.pop("p5", None)
    return voyage.crew(["R", "Y", "B", "C"], ["C", "C", "C"]).hold("ry", "pirate", damage=0)


def _plain_cards(voyage: Voyage) -> None:
    cards = voyage.table.pack.technologies
    for name in PLAIN:
        cards[name] = technology(name, TechnologyRow("alpha", "grey: medal 4", "- - - | - - -"))
    for name in OMEGAS:
        cards[name] = technology(name, TechnologyRow("omega", "omega: 1 per game", "- - - | - - -"))
    voyage.offer(*PLAIN[1:4], "").on_top("technologies", *PLAIN[4:]).on_top("omegas", *OMEGAS)
    voyage.me.slots = ["", "", "", DAMAGED, DAMAGED, DAMAGED]


def _free_route(voyage: Voyage) -> str:
    chart = voyage.table.pack.maps[voyage.table.map]
    free = [route for route in chart.at[voyage.me.at] if route not in voyage.table.routes]
    return f"fly {free[0]}"


def _into_an_empty_slot(voyage: Voyage) -> str:
    empty = str(voyage.me.slots.index("") + 1)
    return next(text for text in voyage.offered() if text.split()[2] == empty)


ANSWERS: dict[str, Callable[[Voyage], str]] = {
    "moving": _free_route,
    "jumping": lambda voyage: "leap p13" if voyage.me.at != "p13" else "leap p5",
    "taking-technology": _into_an_empty_slot,
    "offered": lambda voyage: "accept",
    "owing": lambda voyage: voyage.offered()[-1],
    "once": lambda voyage: "shed",
    "looking": lambda voyage: "decline",
    "row-choice": lambda voyage: "apply",
    "end-of-turn": lambda voyage: "end-turn",
}
"""What is answered; to every other question, what is offered first."""


def finish(voyage: Voyage, *choices: str, until: tuple[str, ...] = ("turn", "end-of-turn")) -> Voyage:
    """Answer until the turn is over; `choices` are for slashes, in their order."""
    left = list(choices)
    while voyage.asked() not in until:
        asked = voyage.asked()
        if asked == "choosing" and left:
            voyage.do(left.pop(0))
        else:
            voyage.do(ANSWERS[asked](voyage) if asked in ANSWERS else voyage.offered()[0])
    return voyage


def counts(voyage: Voyage, seat: int = 0) -> Counter[str]:
    """Everything that effects change."""
    captain = voyage.table.captains[seat]
    crew = captain.crew()
    told = Counter(
        name for kind, name in COUNTED.items() for event in voyage.told(kind) if event.get("seat", seat) == seat
    )
    return told + Counter(
        medals=captain.medals, damage=captain.damage + captain.slots.count(DAMAGED),
        artifacts=len(captain.artifacts), pirates=captain.pirate_count, fleet=captain.markers[0],
        robots=captain.markers[1], raiders=captain.markers[2], androids=crew.count("A"), cadets=crew.count("C"),
        cards=len([card for card in captain.slots if card and card != DAMAGED]),
    )  # fmt: skip


def changes(voyage: Voyage, play: Callable[[], object], seat: int = 0) -> str:
    """What some play changed, in words: `damage -1, medals 2`."""
    before = counts(voyage, seat)
    play()
    after = counts(voyage, seat)
    names = sorted({*before, *after})
    return ", ".join(f"{name} {after[name] - before[name]}" for name in names if after[name] != before[name])

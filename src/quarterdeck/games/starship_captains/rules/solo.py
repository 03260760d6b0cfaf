"""The solo game with Captain Shadow (SC-17)."""

from quarterdeck.games.starship_captains.rules.effects import resolve
from quarterdeck.games.starship_captains.rules.moving import reserve
from quarterdeck.games.starship_captains.rules.new_missions import NewMission
from quarterdeck.games.starship_captains.rules.pirates import targets
from quarterdeck.games.starship_captains.rules.technologies import fill
from quarterdeck.games.starship_captains.state import SHADOW, Asked, Marks, Shadow, StarshipCaptains, Step
from quarterdeck.kernel.option import Option

YOU = 0


def shadow_of(table: StarshipCaptains) -> Shadow:
    assert table.shadow is not None
    return table.shadow


class ShadowActs(Step, frozen=True):
    """After each of your turns, a pass included, Shadow turns up a card; after your pass all that are left."""

    clause = "SC-17.12"

    def run(self, table: StarshipCaptains) -> None:
        shadow = shadow_of(table)
        if not shadow.actions:  # SC-17.26, SC-17.28
            return
        table.marks = Marks(engine=True)  # SC-D28: this is not your turn
        card = shadow.actions.pop()
        shadow.turned.append(card)
        table.emit("action-turned", "SC-17.12", action=card, space=len(shadow.turned))
        table.then(ACTIONS[card](), *[ShadowActs()] * table.captains[YOU].passed)


class ShadowTakesTechnology(Step, frozen=True):
    """Shadow jumps to you; the technology under the action card is discarded and refilled (SC-17.14, SC-17.15)."""

    clause = "SC-17.14"

    def run(self, table: StarshipCaptains) -> None:
        shadow, you = shadow_of(table), table.captains[YOU]
        if shadow.at != you.at:
            here, shadow.at = shadow.at, you.at
            table.emit("shadow-jumped", "SC-17.14", place=you.at)
            reserve(table, SHADOW, here, you.at)
        space = len(shadow.turned) - 1
        card = table.central[space]
        if card:  # SC-17.35
            pile = table.omega_discard if table.card(card).kind == "omega" else table.technology_discard
            pile.append(card)
            table.central[space] = ""
            table.emit("shadow-took-technology", "SC-17.15", card=card)
            fill(table, space, "SC-17.15")


class SendShadow(Option, frozen=True):
    """lead p3: which of several planets Shadow flies to (SC-17.17)."""

    verb = "lead"
    place: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["SendShadow"]:
        return [cls(place) for place in goals(table)]

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"place:{self.place}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        shadow_mission(table, self.place)


def goals(table: StarshipCaptains) -> list[str]:
    """Planets with a mission exactly one route from Shadow, but not where you are (SC-17.16, SC-17.18)."""
    chart, shadow = table.pack.maps[table.map], shadow_of(table)
    near = (chart.other_end(route, shadow.at) for route in chart.at[shadow.at])
    return [place for place in near if place in table.planets and place != table.captains[YOU].at]


def shadow_mission(table: StarshipCaptains, place: str) -> None:
    """The mission is gone, scores for nobody, and another is laid out (SC-17.19)."""
    shadow = shadow_of(table)
    here, shadow.at = shadow.at, place
    mission = table.planets.pop(place)
    table.mission_discard.append(mission)
    table.emit("shadow-performed", "SC-17.19", mission=mission, place=place)
    reserve(table, SHADOW, here, place)
    table.then(NewMission(place))


class ShadowPerformsMission(Asked, frozen=True):
    clause = "SC-17.16"
    choices = (SendShadow,)
    seat: int = YOU

    def open(self, table: StarshipCaptains) -> bool:
        return len(goals(table)) > 1

    def run(self, table: StarshipCaptains) -> None:
        found = goals(table)
        if found:
            shadow_mission(table, found[0])
        else:
            table.emit("shadow-idle", "SC-17.20")


class RemovePirate(Option, frozen=True):
    """point s7: which of several pirates Shadow removes (SC-17.22)."""

    verb = "point"
    route: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["RemovePirate"]:
        return [cls(route) for route in targets(table, shadow_of(table).at)]

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"route:{self.route}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        shadow_fight(table, self.route)


def shadow_fight(table: StarshipCaptains, route: str) -> None:
    table.pirate_discard.append(table.routes.pop(route))
    table.emit("shadow-fought", "SC-17.21", route=route)


class ShadowFights(Asked, frozen=True):
    clause = "SC-17.21"
    choices = (RemovePirate,)
    seat: int = YOU

    def open(self, table: StarshipCaptains) -> bool:
        return len(targets(table, shadow_of(table).at)) > 1

    def run(self, table: StarshipCaptains) -> None:
        found = targets(table, shadow_of(table).at)
        if found:
            shadow_fight(table, found[0])
        else:
            table.emit("shadow-idle", "SC-17.22")


class PassengerActs(Step, frozen=True):
    """What the passenger's card says; Teddy does nothing (SC-17.23, SC-17.24)."""

    clause = "SC-17.23"

    def run(self, table: StarshipCaptains) -> None:
        action = table.pack.passengers[shadow_of(table).passenger].action
        table.emit("passenger-acts" if action else "shadow-idle", "SC-17.23" if action else "SC-17.24")
        resolve(table, YOU, action)


ACTIONS: dict[str, type[Step]] = {
    "technology": ShadowTakesTechnology,
    "mission": ShadowPerformsMission,
    "fight": ShadowFights,
    "passenger": PassengerActs,
}


def new_actions(table: StarshipCaptains) -> None:
    """The card beside the new round joins the turned ones, and all are shuffled (SC-17.30, SC-17.31)."""
    shadow = shadow_of(table)
    cards = [*shadow.turned, shadow.later.pop()]
    shadow.turned = []
    shadow.actions = table.shuffled("actions", cards)
    table.emit("actions-shuffled", "SC-17.30", count=len(cards))

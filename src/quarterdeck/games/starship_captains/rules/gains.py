"""Gains of figures and tokens, which happen by themselves (SC-3.13, SC-18.8 to SC-18.12, SC-18.19)."""

from quarterdeck.games.starship_captains.content.vocabulary import Count, Effect
from quarterdeck.games.starship_captains.rules.cargo import Overfull, draw_artifact, draw_pirate
from quarterdeck.games.starship_captains.state import ANDROID, CADET, StarshipCaptains


class Medal(Effect, frozen=True):
    """`medal 2` (SC-18.9)."""

    compulsory = True
    count: Count = 1

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.captains[seat].medals += self.count
        table.emit("medals-gained", "SC-18.9", seat=seat, count=self.count)

    def worth(self) -> float:
        return 0.95 * self.count

    def symbols(self) -> tuple[str, ...]:
        return "medal", f"+{self.count}"


class Android(Effect, frozen=True):
    """`android`: into the ready room (SC-13.26, SC-18.8)."""

    compulsory = True

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.captains[seat].ready.append(ANDROID)
        table.emit("android-gained", "SC-13.26", seat=seat)

    def worth(self) -> float:
        return 1.7

    def symbols(self) -> tuple[str, ...]:
        return "android", "+1"


class Cadet(Effect, frozen=True):
    """`cadet`: into the ready room (SC-18.12)."""

    compulsory = True

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.captains[seat].ready.append(CADET)
        table.emit("cadet-gained", "SC-18.12", seat=seat)

    def worth(self) -> float:
        return 2.2

    def symbols(self) -> tuple[str, ...]:
        return "cadet", "+1"


class Artifact(Effect, frozen=True):
    """`artifact 2`: drawn at random, all of them before it is decided what to keep (SC-8.7, SC-18.10)."""

    compulsory = True
    count: Count = 1

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        for _ in range(self.count):
            draw_artifact(table, seat)
        table.then(Overfull(seat))

    def worth(self) -> float:
        return 0.8 * self.count

    def symbols(self) -> tuple[str, ...]:
        return "artifact", f"+{self.count}"


class Pirate(Effect, frozen=True):
    """`pirate`: a token from the supply, without looking (SC-18.11)."""

    compulsory = True

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        token = draw_pirate(table)
        if token:
            table.captains[seat].unseen_pirates.append(token)
            table.emit("pirate-gained", "SC-18.11", seat=seat)
            table.then(Overfull(seat))

    def worth(self) -> float:
        return 0.9

    def symbols(self) -> tuple[str, ...]:
        return "pirate", "+1"


class Recall(Effect, frozen=True):
    """`recall`: the first figure of the queue goes to the ready room (SC-18.19)."""

    compulsory = True

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        captain = table.captains[seat]
        if captain.queue:
            figure = captain.queue.pop(0)
            captain.ready.append(figure)
            table.emit("figure-recalled", "SC-18.19", seat=seat, figure=figure)

    def worth(self) -> float:
        return 1.5

    def symbols(self) -> tuple[str, ...]:
        return ("queue-ready",)

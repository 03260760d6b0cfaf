"""Study a card: how often a technology is taken when it can be, and what captains score with and without it."""

from quarterdeck.games.starship_captains.study import STUDY
from quarterdeck.lab import Setting, watch
from quarterdeck.lab.contribution import contributions
from quarterdeck.lab.statistics import mean_with_interval

CARD = ("technology", "crew-of-stargazers")


def study(games: int, jobs: int = 1) -> dict[str, object]:
    samples = list(watch(Setting("starship-captains", 2, "study", {}, ("thumb",)), games, jobs))
    seats = [seat for sample in samples for seat in sample.seats]
    brought = contributions([samples], STUDY.group)
    return {
        "on offer": sum(CARD in [offer[:2] for offer in sample.offered] for sample in samples),
        "taken": sum(CARD in seat.cards for seat in seats),
        "points with it": mean_with_interval([seat.score for seat in seats if CARD in seat.cards]),
        "points without it": mean_with_interval([seat.score for seat in seats if CARD not in seat.cards]),
        "beyond other technologies": brought.get(CARD, "too few games"),
    }


if __name__ == "__main__":
    for what, figure in study(400, jobs=2).items():
        print(f"{what}: {figure}")

"""What Gen7 costs: random play of the first episode with four officers."""

from playing import Played

RANDOM_PLAY = Played("gen7", 4, {}, games=10)


def measured() -> dict[str, float]:
    return RANDOM_PLAY.measured()


if __name__ == "__main__":
    print({name: round(figure, 3) for name, figure in measured().items()})

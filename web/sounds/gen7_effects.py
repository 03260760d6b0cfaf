"""Effects of Gen7: each function returns samples from -1 to 1."""

from collections.abc import Callable

import numpy as np
from waves import Samples, fade, mix, noise, rest, tone
from xia_effects import bell, dice, turn


def place() -> Samples:
    """A die is put down."""
    return mix(fade(noise(0.09, 8, 4), 0.001, 0.02), 0.5 * fade(tone(0.09, 240, 180), 0.001, 0.03))


def card() -> Samples:
    return fade(noise(0.16, 3, 6), 0.05, 0.06)


def page() -> Samples:
    """A leaf is turned."""
    return np.concatenate([fade(noise(0.2, 4, 2), 0.12), 0.6 * fade(noise(0.12, 7, 5), 0.01, 0.04)])


def task() -> Samples:
    return mix(*(np.concatenate([rest(0.1 * n), bell(0.5, pitch, 0.2)]) for n, pitch in enumerate((523, 784))))


def worse() -> Samples:
    """A system worsens."""
    return np.concatenate([fade(tone(0.22, pitch, overtones=2), 0.01, 0.2) for pitch in (330, 262)])


def crossroads() -> Samples:
    return mix(*(np.concatenate([rest(0.2 * n), bell(1.0, pitch, 0.5)]) for n, pitch in enumerate((440, 415))))


def ballot() -> Samples:
    """A seal is pressed."""
    return mix(fade(noise(0.14, 14, 3), 0.004, 0.04), 0.6 * fade(tone(0.14, 150, 110), 0.004, 0.05))


def opened() -> Samples:
    return np.concatenate([ballot(), rest(0.05), bell(0.5, 659, 0.2)])


def goal() -> Samples:
    return mix(
        *(np.concatenate([rest(0.13 * n), bell(0.9, pitch, 0.4)]) for n, pitch in enumerate((392, 494, 587, 784)))
    )


def missed() -> Samples:
    return mix(*(np.concatenate([rest(0.2 * n), bell(0.9, pitch, 0.4)]) for n, pitch in enumerate((392, 370, 311))))


def end() -> Samples:
    chord = [bell(1.8, pitch, 0.8) for pitch in (220, 277, 330, 440)]
    return mix(*chord)


EFFECTS: dict[str, Callable[[], Samples]] = {
    made.__name__: made
    for made in (ballot, card, crossroads, dice, end, goal, missed, opened, page, place, task, turn, worse)
}

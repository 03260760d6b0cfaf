"""Effects of Xia: each function returns samples from -1 to 1."""

from collections.abc import Callable

import numpy as np
from waves import RATE, Samples, fade, mix, noise, rest, tone


def bell(seconds: float, pitch: float, decay: float = 0.3) -> Samples:
    """A struck tone with overtones that die away faster."""
    return mix(*(fade(tone(seconds, pitch * part), 0.004, decay / part) / part for part in (1, 2, 3.01)))


def dice() -> Samples:
    """Knocks on wood that come ever faster and lower."""
    knocks = [fade(noise(0.05, 6, seed), 0.001, 0.012) for seed in range(2, 9)]
    pauses = [rest(pause) for pause in (0.09, 0.07, 0.055, 0.045, 0.04, 0.03, 0.02)]
    return np.concatenate([part for pair in zip(knocks, pauses, strict=True) for part in pair])


def engine() -> Samples:
    rush = fade(noise(0.7, 60, 3), 0.2, 0.4)
    return mix(rush, 0.5 * fade(tone(0.7, 70, 190, 3), 0.15, 0.5))


def gate() -> Samples:
    swell = fade(tone(0.9, 180, 720, 2), 0.4) * (0.7 + 0.3 * tone(0.9, 11))
    return mix(swell, np.concatenate([rest(0.75), 0.6 * bell(0.6, 988)]))


def scan() -> Samples:
    return np.concatenate([fade(tone(0.12, 600, 1500), 0.01), rest(0.12), 0.5 * fade(tone(0.12, 600, 1500), 0.01)])


def discovery() -> Samples:
    return mix(*(np.concatenate([rest(0.13 * n), bell(0.9, pitch)]) for n, pitch in enumerate((440, 554, 659, 831))))


def trade() -> Samples:
    return np.concatenate([bell(0.09, 1568, 0.1), bell(0.35, 2093, 0.15)])


def blaster() -> Samples:
    shot = fade(tone(0.22, 1600, 340, 3), 0.003, 0.09)
    return np.concatenate([shot, rest(0.05), 0.8 * shot])


def shield() -> Samples:
    return mix(fade(tone(0.6, 220, 330, 2), 0.05, 0.3), 0.4 * bell(0.6, 1175))


def damage() -> Samples:
    return mix(fade(noise(0.6, 110, 7), 0.003, 0.16), fade(tone(0.6, 105, 46), 0.003, 0.22))


def drain() -> Samples:
    return fade(tone(0.6, 620, 110, 2) * (0.7 + 0.3 * tone(0.6, 19)), 0.01, 0.4)


def destroyed() -> Samples:
    blast = fade(noise(1.6, 80, 9), 0.003, 0.5)
    return mix(blast, fade(tone(1.6, 110, 26), 0.003, 0.6), np.concatenate([rest(0.3), 0.6 * blast[: RATE // 2]]))


def reward() -> Samples:
    return mix(*(np.concatenate([rest(0.11 * n), bell(0.7, pitch)]) for n, pitch in enumerate((523, 659, 784))))


def title() -> Samples:
    return mix(
        *(np.concatenate([rest(0.16 * n), bell(1.2, pitch, 0.5)]) for n, pitch in enumerate((392, 523, 659, 784)))
    )


def turn() -> Samples:
    return np.concatenate([bell(0.16, 659, 0.2), bell(0.6, 880, 0.3)])


def victory() -> Samples:
    chord = [bell(2.0, pitch, 0.9) for pitch in (262, 330, 392, 523)]
    return mix(*chord, np.concatenate([rest(0.25), title()]))


EFFECTS: dict[str, Callable[[], Samples]] = {
    made.__name__: made
    for made in (
        dice, engine, gate, scan, discovery, trade, blaster, shield, damage, drain, destroyed, reward, title, turn,
        victory,
    )
}  # fmt: skip

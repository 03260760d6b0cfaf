"""Effects of Space Alert: each function returns samples from -1 to 1."""

from collections.abc import Callable

import numpy as np
from waves import RATE, Samples, fade, mix, noise, rest, tone


def red_alert() -> Samples:
    whoop = fade(tone(0.55, 320, 760, 3), 0.04)
    return np.concatenate([whoop, rest(0.09), whoop])


def threat() -> Samples:
    return np.concatenate([fade(tone(0.16, pitch, overtones=2), 0.01) for pitch in (740, 554, 740)])


def serious() -> Samples:
    low = [fade(tone(0.13, pitch, overtones=4), 0.008) for pitch in (880, 466, 880, 466, 880)]
    return np.concatenate(low)


def data() -> Samples:
    pitches = (1320, 1760, 1480, 2093, 1568, 1976)
    return np.concatenate([fade(tone(0.055, pitch), 0.006) for pitch in pitches])


def transfer() -> Samples:
    return np.concatenate([fade(tone(0.14, pitch), 0.01, 0.2) for pitch in (523, 659, 784)])


def transfer_signal() -> Samples:
    return fade(tone(0.5, 1047, overtones=2), 0.01, 0.3)


def static() -> Samples:
    """Two seconds that can be repeated: the end runs over into the beginning."""
    crackle = noise(2.5, 3) * (0.35 + 0.65 * np.abs(noise(2.5, 2400, 2)) ** 2)
    fade = np.linspace(0, 1, RATE // 2)
    seam = crackle[: RATE // 2] * fade + crackle[2 * RATE :] * (1 - fade)
    return np.concatenate([seam, crackle[RATE // 2 : 2 * RATE]])


def restored() -> Samples:
    return mix(fade(tone(0.45, 392, 784), 0.02, 0.3), 0.3 * fade(noise(0.2, 3), 0.01, 0.06))


def tick() -> Samples:
    return fade(tone(0.06, 1245), 0.003, 0.02)


def phase_end() -> Samples:
    return mix(*(fade(tone(1.1, 196 * part), 0.005, 0.5 / part) / part for part in (1, 2, 2.76, 4.1)))


def laser() -> Samples:
    return fade(tone(0.4, 1900, 260, 4), 0.004, 0.18)


def pulse() -> Samples:
    return fade(tone(0.5, 520, 130, 2) * (0.6 + 0.4 * tone(0.5, 28)), 0.004, 0.25)


def rocket() -> Samples:
    return mix(fade(noise(0.9, 40), 0.25, 0.6), 0.3 * fade(tone(0.9, 90, 320, 3), 0.2, 0.6))


def damage() -> Samples:
    return mix(fade(noise(0.7, 120), 0.003, 0.18), fade(tone(0.7, 95, 42), 0.003, 0.25))


def explosion() -> Samples:
    return mix(fade(noise(1.2, 60, 3), 0.003, 0.35), 0.8 * fade(tone(1.2, 120, 30), 0.003, 0.4))


def ship_lost() -> Samples:
    return mix(
        fade(noise(2.4, 150, 4), 0.003, 0.8),
        np.concatenate([rest(0.35), 0.8 * explosion()]),
        fade(tone(2.4, 82, 24), 0.003, 0.9),
    )


def jump() -> Samples:
    rise = fade(tone(1.6, 70, 1400, 2), 0.5) * np.linspace(0.2, 1, int(1.6 * RATE)) ** 2
    rush = 0.4 * rise.max() * fade(noise(1.6, 12, 5), 0.8)
    return np.concatenate([mix(rise, rush), fade(noise(0.5, 8, 6), 0.003, 0.15)])


EFFECTS: dict[str, Callable[[], Samples]] = {
    "red-alert": red_alert,
    "threat": threat,
    "serious": serious,
    "data": data,
    "transfer": transfer,
    "transfer-signal": transfer_signal,
    "static": static,
    "restored": restored,
    "tick": tick,
    "phase-end": phase_end,
    "laser": laser,
    "pulse": pulse,
    "rocket": rocket,
    "damage": damage,
    "explosion": explosion,
    "ship-lost": ship_lost,
    "jump": jump,
}

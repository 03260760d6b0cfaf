"""Effects of Space Alert, made from sine waves and noise: each function returns samples from -1 to 1."""

from collections.abc import Callable

import numpy as np

RATE = 48000
Samples = np.ndarray


def _time(seconds: float) -> Samples:
    return np.arange(int(seconds * RATE)) / RATE


def _tone(seconds: float, start: float, end: float | None = None, overtones: int = 1) -> Samples:
    """A tone that may glide; overtones make it harsher."""
    glide = np.geomspace(start, end or start, int(seconds * RATE))
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    return sum(np.sin(n * phase) / n for n in range(1, 2 * overtones, 2))


def _noise(seconds: float, smooth: int = 1, seed: int = 1) -> Samples:
    """White noise; the more it is smoothed, the darker it sounds."""
    raw = np.random.default_rng(seed).uniform(-1, 1, int(seconds * RATE) + smooth)
    kernel = np.hanning(smooth + 2)[1:-1]
    dark = np.convolve(raw, kernel / np.sqrt((kernel**2).sum()), "valid")[: int(seconds * RATE)]
    return dark / np.abs(dark).max()


def _fade(samples: Samples, attack: float = 0.005, decay: float = 0.0) -> Samples:
    """Soft edges; with a decay (seconds to a third) it rings out."""
    at = _time(len(samples) / RATE)[: len(samples)]
    edge = np.minimum(1, np.minimum(at, at[::-1] + 1 / RATE) / attack)
    return samples * edge * (np.exp(-at / decay) if decay else 1)


def _rest(seconds: float) -> Samples:
    return np.zeros(int(seconds * RATE))


def _mix(*parts: Samples) -> Samples:
    whole = np.zeros(max(map(len, parts)))
    for part in parts:
        whole[: len(part)] += part
    return whole


def red_alert() -> Samples:
    whoop = _fade(_tone(0.55, 320, 760, 3), 0.04)
    return np.concatenate([whoop, _rest(0.09), whoop])


def threat() -> Samples:
    return np.concatenate([_fade(_tone(0.16, pitch, overtones=2), 0.01) for pitch in (740, 554, 740)])


def serious() -> Samples:
    low = [_fade(_tone(0.13, pitch, overtones=4), 0.008) for pitch in (880, 466, 880, 466, 880)]
    return np.concatenate(low)


def data() -> Samples:
    pitches = (1320, 1760, 1480, 2093, 1568, 1976)
    return np.concatenate([_fade(_tone(0.055, pitch), 0.006) for pitch in pitches])


def transfer() -> Samples:
    return np.concatenate([_fade(_tone(0.14, pitch), 0.01, 0.2) for pitch in (523, 659, 784)])


def transfer_signal() -> Samples:
    return _fade(_tone(0.5, 1047, overtones=2), 0.01, 0.3)


def static() -> Samples:
    """Two seconds that can be repeated: the end runs over into the beginning."""
    crackle = _noise(2.5, 3) * (0.35 + 0.65 * np.abs(_noise(2.5, 2400, 2)) ** 2)
    fade = np.linspace(0, 1, RATE // 2)
    seam = crackle[: RATE // 2] * fade + crackle[2 * RATE :] * (1 - fade)
    return np.concatenate([seam, crackle[RATE // 2 : 2 * RATE]])


def restored() -> Samples:
    return _mix(_fade(_tone(0.45, 392, 784), 0.02, 0.3), 0.3 * _fade(_noise(0.2, 3), 0.01, 0.06))


def tick() -> Samples:
    return _fade(_tone(0.06, 1245), 0.003, 0.02)


def phase_end() -> Samples:
    return _mix(*(_fade(_tone(1.1, 196 * part), 0.005, 0.5 / part) / part for part in (1, 2, 2.76, 4.1)))


def laser() -> Samples:
    return _fade(_tone(0.4, 1900, 260, 4), 0.004, 0.18)


def pulse() -> Samples:
    return _fade(_tone(0.5, 520, 130, 2) * (0.6 + 0.4 * _tone(0.5, 28)), 0.004, 0.25)


def rocket() -> Samples:
    return _mix(_fade(_noise(0.9, 40), 0.25, 0.6), 0.3 * _fade(_tone(0.9, 90, 320, 3), 0.2, 0.6))


def damage() -> Samples:
    return _mix(_fade(_noise(0.7, 120), 0.003, 0.18), _fade(_tone(0.7, 95, 42), 0.003, 0.25))


def explosion() -> Samples:
    return _mix(_fade(_noise(1.2, 60, 3), 0.003, 0.35), 0.8 * _fade(_tone(1.2, 120, 30), 0.003, 0.4))


def ship_lost() -> Samples:
    return _mix(
        _fade(_noise(2.4, 150, 4), 0.003, 0.8),
        np.concatenate([_rest(0.35), 0.8 * explosion()]),
        _fade(_tone(2.4, 82, 24), 0.003, 0.9),
    )


def jump() -> Samples:
    rise = _fade(_tone(1.6, 70, 1400, 2), 0.5) * np.linspace(0.2, 1, int(1.6 * RATE)) ** 2
    rush = 0.4 * rise.max() * _fade(_noise(1.6, 12, 5), 0.8)
    return np.concatenate([_mix(rise, rush), _fade(_noise(0.5, 8, 6), 0.003, 0.15)])


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

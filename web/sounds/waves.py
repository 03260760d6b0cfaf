"""Sine waves and noise, of which all effects are made: samples from -1 to 1."""

import numpy as np

RATE = 48000
Samples = np.ndarray


def time(seconds: float) -> Samples:
    return np.arange(int(seconds * RATE)) / RATE


def tone(seconds: float, start: float, end: float | None = None, overtones: int = 1) -> Samples:
    """A tone that may glide; overtones make it harsher."""
    glide = np.geomspace(start, end or start, int(seconds * RATE))
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    return sum(np.sin(n * phase) / n for n in range(1, 2 * overtones, 2))


def noise(seconds: float, smooth: int = 1, seed: int = 1) -> Samples:
    """White noise; the more it is smoothed, the darker it sounds."""
    raw = np.random.default_rng(seed).uniform(-1, 1, int(seconds * RATE) + smooth)
    kernel = np.hanning(smooth + 2)[1:-1]
    dark = np.convolve(raw, kernel / np.sqrt((kernel**2).sum()), "valid")[: int(seconds * RATE)]
    return dark / np.abs(dark).max()


def fade(samples: Samples, attack: float = 0.005, decay: float = 0.0) -> Samples:
    """Soft edges; with a decay (seconds to a third) it rings out."""
    at = time(len(samples) / RATE)[: len(samples)]
    edge = np.minimum(1, np.minimum(at, at[::-1] + 1 / RATE) / attack)
    return samples * edge * (np.exp(-at / decay) if decay else 1)


def rest(seconds: float) -> Samples:
    return np.zeros(int(seconds * RATE))


def mix(*parts: Samples) -> Samples:
    whole = np.zeros(max(map(len, parts)))
    for part in parts:
        whole[: len(part)] += part
    return whole

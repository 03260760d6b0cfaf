"""Renders the computer's voice of Space Alert and the effects of all games into web/public/sounds.

python web/sounds/render.py            everything
python web/sounds/render.py xia        the effects of one game

Needs ffmpeg and numpy, and for the voice espeak-ng (Debian) and hibari-tts (PyPI). The same tools write the same bytes.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import effects
import gen7_effects
import numpy as np
import xia_effects
from waves import RATE, Samples

HERE = Path(__file__).parent
TARGET = HERE.parent / "public" / "sounds"
EFFECTS = {"space-alert": effects.EFFECTS, "xia": xia_effects.EFFECTS, "gen7": gen7_effects.EFFECTS}
SPEAKER = "space-alert"
"""The game whose computer speaks."""
VOICE, EFFECT = -19.0, -24.0
"""Mean levels in decibels of what is not silence."""
PEAK = 10 ** (-2 / 20)
SILENCE = 10 ** (-45 / 20)
EDGE, PAUSE = 0.02, 0.28
"""Seconds kept around what is heard, and between two sentences."""
HIBARI_RATE = 24000
SHIPS_COMPUTER = ",".join((
    "highpass=f=150", "equalizer=f=2600:t=q:w=1:g=3", "lowpass=f=9500",
    "acompressor=threshold=-24dB:ratio=3:attack=4:release=80",
    "aecho=0.9:0.7:13|29:0.22|0.12",
))  # fmt: skip
"""A small metal room around a clear voice."""
ESPEAK = {"ru": ("ru+f2", 155), "pl": ("pl+f2", 172)}
"""Voice and words a minute."""


def english(hibari: Any, text: str) -> bytes:
    return hibari(text, seed=0).astype("<f4").tobytes()


def espeak(language: str, text: str) -> bytes:
    voice, speed = ESPEAK[language]
    return _run("espeak-ng", "-v", voice, "-s", str(speed), "-p", "42", "--stdout", text)


def through_the_speaker(given: bytes, *form: str) -> Samples:
    """A voice as it comes out of the ship's speakers."""
    command = ("ffmpeg", "-v", "error", *form, "-i", "-", "-af", f"apad=pad_dur=0.1,{SHIPS_COMPUTER}")
    return np.frombuffer(_run(*command, "-f", "f32le", "-ac", "1", "-ar", str(RATE), "-", given=given), "<f4")


def mastered(samples: Samples, level: float) -> Samples:
    """Without long silence, at a given level, and with soft peaks instead of clipped ones."""
    heard = np.flatnonzero(np.abs(samples) > SILENCE * np.abs(samples).max())
    loud = samples * 10 ** (level / 20) / np.sqrt((samples[heard] ** 2).mean())
    return PEAK * np.tanh(loud[_kept(heard, len(samples))] / PEAK)


def _kept(heard: Samples, length: int) -> Samples:
    """Which samples stay: those near something heard."""
    at = np.arange(length)
    following = heard[np.minimum(np.searchsorted(heard, at), len(heard) - 1)]
    preceding = heard[np.maximum(np.searchsorted(heard, at, "right") - 1, 0)]
    inside = (at > heard[0]) & (at < heard[-1])
    return np.minimum(np.abs(following - at), np.abs(at - preceding)) <= np.where(inside, PAUSE / 2, EDGE) * RATE


def encode(samples: Samples, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    form = ("-f", "f32le", "-ac", "1", "-ar", str(RATE), "-i", "-")
    # Without the speech modes of Opus, in which decoders differ on glides and alarms.
    coded = ("-c:a", "libopus", "-application", "lowdelay", "-b:a", "32k")
    exact = ("-fflags", "+bitexact", "-flags", "+bitexact")
    _run("ffmpeg", "-v", "error", "-y", *form, *coded, *exact, str(path), given=samples.astype("<f4").tobytes())


def _run(*command: str, given: bytes = b"") -> bytes:
    return subprocess.run(command, input=given, stdout=subprocess.PIPE, check=True).stdout


def speak(language: str, text: str, hibari: Any) -> Samples:
    if language == "en":
        return through_the_speaker(english(hibari, text), "-f", "f32le", "-ac", "1", "-ar", str(HIBARI_RATE))
    return through_the_speaker(espeak(language, text))


def render_voice() -> None:
    from hibari import Hibari  # only the voice needs it

    hibari = Hibari()
    for name, texts in tomllib.loads((HERE / "voice.toml").read_text("utf-8")).items():
        for language, text in texts.items():
            encode(mastered(speak(language, text, hibari), VOICE), TARGET / SPEAKER / language / f"{name}.webm")


def render_effects(game: str) -> None:
    for name, effect in EFFECTS[game].items():
        encode(mastered(effect(), EFFECT), TARGET / game / "fx" / f"{name}.webm")


if __name__ == "__main__":
    if not sys.argv[1:]:
        render_voice()
    for wanted in sys.argv[1:] or EFFECTS:
        render_effects(wanted)

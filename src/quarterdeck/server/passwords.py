"""Passwords that everybody tries first are refused."""

import re
from functools import cache
from pathlib import Path

from quarterdeck.server.errors import Refused

LIST = Path(__file__).parent / "common_passwords.txt"
FEWEST_CHARACTERS = 4
"""Different characters that a password has at least."""
ROWS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm")
"""What lies side by side on a keyboard, or in the alphabet."""


@cache
def _common() -> frozenset[str]:
    return frozenset(LIST.read_text(encoding="utf-8").split())


def check_password(password: str, login: str) -> None:
    """Refuse a password that is guessed at once."""
    plain = "".join(password.casefold().split())
    core = re.sub(r"[\W\d_]+$", "", plain)  # a year or an exclamation mark at the end helps little
    weak = (
        len(set(plain)) < FEWEST_CHARACTERS
        or plain in _common()
        or core in _common()
        or login.casefold() in (plain, core)
        or any(plain in row * 3 or plain in row[::-1] * 3 for row in ROWS)
    )
    if weak:
        raise Refused("weak-password", "this password is among the first that anybody tries")

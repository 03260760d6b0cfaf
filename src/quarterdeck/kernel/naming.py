"""Names: how classes of the rules are named in texts, files and message ids."""

import re


def kebab(name: str) -> str:
    """The text form of a class name: `TakeBack` is `take-back`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

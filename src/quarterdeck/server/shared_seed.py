"""The seed that everybody at a table makes together: shares are committed to before the start and revealed at it.

Each browser draws a share and sends its hash; the table shows these hashes beside that of the server's own secret.
At the start the shares are revealed, and the seed is the hash of the secret and all shares: nobody knows it before,
not even whoever runs the server. Whose share does not come in time plays without it, and the table says so.
"""

import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from sqlalchemy.engine import RowMapping

from quarterdeck.server import responses
from quarterdeck.server.errors import Refused

REVEAL_SECONDS = 3.0
"""How long the start waits for shares."""


def share_hash(value: str) -> str:
    """What is shown of a share before the start: `printf 'quarterdeck share VALUE' | sha256sum`."""
    return sha256(f"quarterdeck share {value}".encode()).hexdigest()


def joint_seed(secret: str, values: Sequence[str]) -> str:
    """The seed of a game: `printf 'quarterdeck shared seed SECRET VALUE VALUE' | sha256sum`, its first half."""
    return sha256(" ".join(["quarterdeck shared seed", secret, *values]).encode()).hexdigest()[:32]


def check_value(share: RowMapping | None, value: str) -> None:
    """Refuse a share that is not the one that was committed to."""
    if share is None or share["hash"] != share_hash(value):
        raise Refused("other-share", "this is not the share that was committed to", 409)


def is_complete(sealed: float, shares: Sequence[RowMapping]) -> bool:
    """Whether the start has waited for shares long enough."""
    return all(share["value"] for share in shares) or time.time() >= sealed + REVEAL_SECONDS


def dealt(secret: str, shares: Sequence[RowMapping]) -> dict[str, Any]:
    """What changes of a table's row when its seed is made from these shares; without any the secret is the seed."""
    values = [share["value"] for share in shares if share["value"]]
    return {"secret": secret, "seed": joint_seed(secret, values)} if values else {}


def in_seat_order(shares: Sequence[RowMapping], chairs: Sequence[RowMapping]) -> list[RowMapping]:
    """The shares of the people who sit at a table, by their first seats."""
    people = list(dict.fromkeys(chair["person"] for chair in chairs if chair["person"]))
    return sorted((one for one in shares if one["person"] in people), key=lambda one: people.index(one["person"]))


def shown(shares: Sequence[RowMapping], names: dict[str, str], person: str) -> list[responses.Share]:
    """Shares as everybody sees them."""
    return [
        responses.Share(names.get(one["person"], ""), one["hash"], one["value"], one["person"] == person)
        for one in shares
    ]

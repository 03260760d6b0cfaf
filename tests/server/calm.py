"""A server whose flights are won without a card: campaigns go on after a victory only."""

import sys

from quarterdeck.cli import main
from tests.server.harness import Server
from tests.space_alert.test_10_campaign import CALM


class CalmServer(Server):
    """Knows the pack `CALM` besides the base game."""

    module = "tests.server.calm"


def campaign(**options: object) -> dict[str, object]:
    """The options of a campaign that does not end with its first mission."""
    return {"campaign": {}, "pack": CALM, "clock": False, **options}


if __name__ == "__main__":
    sys.exit(main())

"""A server on which nothing happens by itself: nobody is missed, however long they have no window open."""

import sys

from quarterdeck.cli import main
from quarterdeck.server import table_hub
from tests.server.calm import CalmServer


class StillServer(CalmServer):
    """Leaves tables as they were laid out: no notice says after some seconds that somebody has left."""

    module = "tests.server.still"


if __name__ == "__main__":
    table_hub.GONE_AFTER_SECONDS = 1e6
    sys.exit(main())

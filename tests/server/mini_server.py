"""A server that knows the miniature games besides the installed ones."""

import sys

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck.cli import main
from tests.server.harness import Server


class MiniServer(Server):
    """Serves the miniature games too."""

    module = "tests.server.mini_server"


if __name__ == "__main__":
    sys.exit(main())

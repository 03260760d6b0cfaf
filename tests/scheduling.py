"""Which tests a worker runs together, and in which order, when several workers share a run.

Marks for groups of pytest-xdist are not used: from pytest 9.2 on they do not reach its scheduler.
"""

from xdist.scheduler import LoadScopeScheduling

ONE_BY_ONE = ("tests/web/", "tests/test_conformance.py", "tests/test_memos.py")
"""Where single tests take long. Other files stay whole: their tests are quick, and some share what is dear to make."""
ON_POSTGRES = ("tests/server/test_processes.py", "tests/server/test_thinkers.py::test_of_two_processes")
"""Tests that are not named after the store, as all others are."""
LONG = ("tests/xia/test_every_kind.py", "tests/web/xia/test_whole_games.py", "tests/web/gen7/test_episode.py")
"""What begins early, so that no worker is still busy with it when the others are done."""


class Scheduling(LoadScopeScheduling):
    """Hands out whole files or single tests, and everything that needs PostgreSQL to one worker."""

    def _split_scope(self, nodeid: str) -> str:
        return scope(nodeid)

    def schedule(self) -> None:
        super().schedule()
        for name in [name for name in self.workqueue if name.startswith(LONG)]:
            self.workqueue.move_to_end(name, last=False)


def scope(nodeid: str) -> str:
    """What a test is handed out with."""
    if "postgres" in nodeid or nodeid.startswith(ON_POSTGRES):
        return "postgres"
    return nodeid if nodeid.startswith(ONE_BY_ONE) else nodeid.partition("::")[0]

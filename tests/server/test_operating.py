"""The commands that look after a store, as somebody meets them first."""

from typing import Any

import pytest

from quarterdeck.cli import main
from tests.server.stores import Run


@pytest.mark.parametrize("name", ["migrate", "backup", "restore", "export", "import", "replay", "serve"])
def test_the_commands_explain_themselves(capsys: Any, name: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([name, "--help"])
    assert stopped.value.code == 0
    said = capsys.readouterr().out
    assert "QUARTERDECK_DATABASE_URL" in said
    assert "sqlite+aiosqlite:////path" in said


def test_a_store_that_does_not_answer_is_said_in_one_line(run: Run) -> None:
    for address in ("postgresql+asyncpg://u:hunter2@127.0.0.1:1/d", "nonsense", "sqlite+aiosqlite:////nowhere/x.db"):
        status, _, err = run(address, "migrate")
        assert (status, len(err.splitlines()), "hunter2" in err) == (2, 1, False)


@pytest.mark.parametrize(
    ("given", "ours"),
    [("sqlite", "sqlite+aiosqlite"), ("postgres", "postgresql+asyncpg"), ("postgresql+psycopg", "postgresql+asyncpg")],
)
def test_an_address_of_other_programs_is_refused_with_what_to_write_instead(run: Run, given: str, ours: str) -> None:
    status, _, err = run(f"{given}://u:hunter2@h/d", "migrate")
    assert (status, len(err.splitlines()), "hunter2" in err) == (2, 1, False)
    assert f"write {ours}://... instead of {given}://..." in err

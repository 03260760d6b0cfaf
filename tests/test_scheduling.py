"""Tests that share what is dear to make run in one worker."""

from pathlib import Path

from tests.scheduling import LONG, ON_POSTGRES, ONE_BY_ONE, scope

ROOT = Path(__file__).parents[1]


def test_everything_on_postgresql_runs_in_one_worker() -> None:
    kinds = (
        "test_lobby.py::test_a[postgres]",
        "test_backup.py::test_b[sqlite-postgres]",
        "test_x.py::test_on_postgres",
    )
    assert {scope(f"tests/server/{name}") for name in kinds} == {"postgres"}
    assert {scope(f"{name}_x") for name in ON_POSTGRES} == {"postgres"}
    assert scope("tests/server/test_lobby.py::test_a[sqlite]") == "tests/server/test_lobby.py"


def test_files_stay_whole_but_for_those_with_long_tests() -> None:
    assert scope("tests/test_third_party.py::test_a[x::y]") == "tests/test_third_party.py"
    assert scope("tests/web/xia/test_map.py::test_a") == "tests/web/xia/test_map.py::test_a"


def test_what_is_named_exists() -> None:
    for name in (*ONE_BY_ONE, *ON_POSTGRES, *LONG):
        path, _, test = name.partition("::")
        assert (ROOT / path).is_dir() or f"def {test}" in (ROOT / path).read_text(encoding="utf-8"), name

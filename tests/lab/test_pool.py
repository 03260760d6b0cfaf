"""Work spread over processes: every number once, in order, in batches that fit, and an end when nobody listens."""

import shutil
import time
from collections.abc import Iterator
from multiprocessing import active_children, get_all_start_methods
from pathlib import Path

import pytest

import tests.minis  # noqa: F401 - registers them
from quarterdeck.games.starship_captains.content.pack import CONTENT, use
from quarterdeck.kernel import processes
from quarterdeck.lab.batches import AHEAD, SECONDS, in_order
from quarterdeck.lab.pool import spread
from quarterdeck.lab.simulate import Setting, simulate


def batches(count: int, workers: int, seconds: float) -> Iterator[range]:
    """How numbers are handed out, if each takes so long."""
    sent: list[range] = []
    done = in_order(lambda batch: sent.append(batch) or batch, lambda batch: ([*batch], seconds), count, workers)
    assert list(done) == list(range(count))
    return iter(sent)


@pytest.mark.parametrize("count", [0, 1, 7, 100, 5000])
@pytest.mark.parametrize("workers", [1, 2, 64])
@pytest.mark.parametrize("seconds", [0.0, 0.01, 60.0])
def test_every_number_is_in_one_batch(count: int, workers: int, seconds: float) -> None:
    assert [number for batch in batches(count, workers, seconds) for number in batch] == list(range(count))


def test_batches_take_a_moment_and_get_smaller_towards_the_end() -> None:
    sizes = [len(batch) for batch in batches(1000, 2, SECONDS / 10)]
    assert sizes[0] == 1
    assert max(sizes) == 10
    assert sizes[-1] == 1


def test_slow_games_are_handed_out_one_by_one() -> None:
    assert {len(batch) for batch in batches(50, 2, 60.0)} == {1}


def test_only_so_many_batches_are_on_their_way() -> None:
    sent: list[range] = []
    done = in_order(lambda batch: sent.append(batch) or batch, lambda batch: ([*batch], 60.0), 100, 2)
    next(done)
    assert len(sent) == AHEAD * 2


@pytest.mark.parametrize("method", get_all_start_methods())
def test_games_and_cards_of_this_process_are_known_to_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, method: str
) -> None:
    monkeypatch.setattr(processes, "METHOD", method)
    monkeypatch.setattr(processes, "_setups", [])
    shutil.copytree(CONTENT, tmp_path / method)
    sheet = tmp_path / method / "pack.toml"
    sheet.write_text(sheet.read_text(encoding="utf-8").replace('name = "base"', f'name = "{method}"'), encoding="utf-8")
    setting = Setting("starship-captains", 2, "cards", {"pack": use(tmp_path / method)})
    council = Setting("mini-council", 2, "games")
    for one in (setting, council):
        assert list(simulate(one, 3, jobs=2)) == list(simulate(one, 3))
        assert not any(outcome.error for outcome in simulate(one, 3))


def test_whoever_stops_listening_stops_the_work() -> None:
    before, results, began = set(active_children()), spread(_slow, 100, 2), time.monotonic()
    assert next(results) == 0
    assert not before.issuperset(active_children())
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < 20
    assert before.issuperset(active_children())


def _slow(number: int) -> int:
    time.sleep(60 if number else 0)
    return number

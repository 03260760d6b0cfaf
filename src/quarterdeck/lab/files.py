"""Recorded games as files: `games`, `decisions`, `events`, `trajectories` (CSV or Parquet) and `manifest.json`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.lab.provenance import of_setting
from quarterdeck.lab.recording import Decision, Recording
from quarterdeck.lab.sheets import TABLE_FILES, Columns, Form, TableFile, check_form
from quarterdeck.lab.simulate import Setting, digest_of

MANIFEST = "manifest.json"
DECISIONS: Columns = {
    "game": int, "number": int, "at": float, "seat": int, "bot": str, "options": int, "verb": str, "chosen": str,
}  # fmt: skip
EVENTS: Columns = {"game": int, "number": int, "at": float, "kind": str, "clause": str, "args": str}
TRAJECTORIES: Columns = {
    "game": int, "number": int, "at": float, "seat": int, "bot": str, "options": str, "chosen": int,
    "won": bool, "points": float,
}  # fmt: skip
WAITED = -1
"""The index of a choice that let time pass."""


def games_columns(seats: int) -> Columns:
    """The columns of `games`: deal, end, and for each seat its points and whether it won."""
    of_seats: Columns = {}
    for seat in range(seats):
        of_seats |= {f"bot_{seat}": str, f"points_{seat}": float, f"won_{seat}": bool}
    ends: Columns = {"decisions": int, "seconds": float, "digest": str, "error": str, "traceback": str, "result": str}
    return {"game": int, "deal": int, "outcome": str, **of_seats, **ends}


class Files:
    """The tables of a simulation in a folder; what was added stays if the simulation is interrupted."""

    def __init__(self, folder: Path, setting: Setting, form: Form = "csv", *, trajectories: bool = False) -> None:
        check_form(form)  # before the folder is made
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.setting, self.form = folder, setting, form
        self.about = of_setting(setting)
        self.columns = {"games": games_columns(setting.seats), "decisions": DECISIONS, "events": EVENTS}
        if trajectories:
            self.columns["trajectories"] = TRAJECTORIES
        self.sheets: dict[str, TableFile] = {
            name: TABLE_FILES[form](folder / name, columns, self.about) for name, columns in self.columns.items()
        }
        self._digests: list[str] = []
        self._broken = 0

    def add(self, recording: Recording) -> None:
        self._digests.append(recording.outcome.digest)
        self._broken += bool(recording.outcome.error)
        game, bot = recording.outcome.number, self.setting.bot
        self.sheets["games"].write([[*_game(self.setting, recording)]])
        self.sheets["decisions"].write(
            [
                [game, number, one.at, one.seat, bot(one.seat), one.options, one.verb, one.chosen]
                for number, one in enumerate(recording.decisions)
            ]
        )
        self.sheets["events"].write(
            [
                [game, number, one.at, one.kind, one.clause, _json(one.args)]
                for number, one in enumerate(recording.events)
            ]
        )
        if "trajectories" in self.sheets and not recording.outcome.error:
            self.sheets["trajectories"].write([*_trajectories(self.setting, recording)])

    def close(self) -> None:
        """Finish the files and write the manifest, which says what is in them."""
        for sheet in self.sheets.values():
            sheet.close()
        counted = {"games": len(self._digests), "broken": self._broken, "digest": digest_of(self._digests)}
        columns = {
            f"{name}.{self.form}": {column: kind.__name__ for column, kind in columns.items()}
            for name, columns in self.columns.items()
        }
        text = json.dumps({**self.about, **counted, "files": columns}, indent=1, ensure_ascii=False)
        (self.folder / MANIFEST).write_text(f"{text}\n", encoding="utf-8")


def _game(setting: Setting, recording: Recording) -> Iterator[Any]:
    outcome = recording.outcome
    yield from (outcome.number, setting.deal(outcome.number), outcome.result.outcome if outcome.result else None)
    standing = None if outcome.error else outcome.standing(setting)
    for seat in range(setting.seats):
        yield setting.bot(seat)
        yield float(standing.points[seat]) if standing and standing.points else None
        yield standing.won[seat] if standing else None
    yield from (outcome.decisions, outcome.seconds, outcome.digest, outcome.error, outcome.traceback)
    yield _json(outcome.result)


def _trajectories(setting: Setting, recording: Recording) -> Iterator[list[Any]]:
    """A row per decision: all options, the index of the chosen one, and how the game ended for the seat."""
    outcome = recording.outcome
    standing = outcome.standing(setting)
    for number, one in enumerate(recording.decisions):
        points = float(standing.points[one.seat]) if standing.points is not None else None
        who = [outcome.number, number, one.at, one.seat, setting.bot(one.seat)]
        yield [*who, _json(one.offered), _index(one), standing.won[one.seat], points]


def _index(decision: Decision) -> int:
    """Which of the options was chosen."""
    return decision.offered.index(decision.chosen) if decision.chosen else WAITED


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()

"""Lines of Python are short enough to be read side by side.

ruff keeps code within 120 characters, but lets links and comments for tools run on; this looks at those too.
"""

from pathlib import Path

LONGEST = 140
ROOT = Path(__file__).parents[1]


def python_files() -> list[Path]:
    inside = [path for folder in ("src", "tests", "docs", "bench") for path in (ROOT / folder).rglob("*.py")]
    return [path for path in [*inside, *ROOT.glob("*.py")] if "node_modules" not in path.parts]


def test_no_line_is_over_140_characters() -> None:
    files = python_files()
    assert len(files) > 500
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []

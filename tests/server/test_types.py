"""The client's types are made from the server's."""

import runpy
from pathlib import Path

MAKER = Path(__file__).parents[2] / "web" / "make_types.py"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    made = runpy.run_path(str(MAKER))
    assert made["FILE"].read_text(encoding="utf-8") == made["module"](), "run: python web/make_types.py"

"""docs/architecture.md says where everything of the server is."""

import re
from pathlib import Path

from quarterdeck import server

PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_module_of_the_server_is_in_one_row_of_its_table() -> None:
    table = PAGE.split("| Room | Modules in `server/` |")[1].split("\n\n")[0]
    folder = Path(str(server.__file__)).parent
    there = sorted(file.name for file in folder.glob("*.py") if file.name != "__init__.py")
    assert sorted(re.findall(r"`(\w+\.py)`", table)) == there

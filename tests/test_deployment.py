"""What people run a server with: the container files and the page about it, as far as they can be read here."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from quarterdeck.cli import parser
from quarterdeck.cli.serve import DEFAULT_PORT
from quarterdeck.server import metrics
from quarterdeck.server.settings import Settings, variable

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")


# docs/operating.md


def test_the_page_lists_every_setting_with_its_default() -> None:
    listed = re.findall(r"^\| `(QUARTERDECK_\w+)` \| (.+?) \|", PAGE, re.M)
    assert listed == [(variable(field.name), _default(field.default)) for field in msgspec.structs.fields(Settings)]


def _default(value: Any) -> str:
    if value is msgspec.NODEFAULT:
        return "a file in the user's data folder"
    return f"`{json.dumps(value) if isinstance(value, bool) else value}`"


def test_the_page_names_every_metric_and_only_commands_that_exist() -> None:
    assert set(re.findall(r"quarterdeck_[a-z_]+", PAGE)) == {metric.name for metric in metrics.ALL}
    known = set(next(action for action in parser([])._actions if action.dest == "command").choices or ())
    for command in re.findall(r"quarterdeck ([a-z]+)", PAGE):
        assert command in known, command


# Dockerfile


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions with their arguments, continued lines joined."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, " ".join(rest.split())) for word, rest in lines]


def last(word: str) -> str:
    return [rest for name, rest in instructions() if name == word][-1]


def test_the_image_runs_the_server_as_nobody_in_particular() -> None:
    stages = [rest for word, rest in instructions() if word == "FROM"]
    assert len(stages) == 2
    assert all(re.fullmatch(r"python:3\.\d+-slim( AS \w+)?", stage) for stage in stages)
    assert last("USER") not in ("0", "root")
    assert last("STOPSIGNAL") == "SIGTERM"
    assert last("EXPOSE") == str(DEFAULT_PORT)
    command = json.loads(last("ENTRYPOINT")) + json.loads(last("CMD"))  # as lists: signals reach the server itself
    args = parser(command[1:]).parse_args(command[1:])
    assert (command[0], args.host, args.port) == ("quarterdeck", "0.0.0.0", DEFAULT_PORT)


def test_the_image_says_whether_it_is_well() -> None:
    python, flag, code = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    assert (python, flag) == ("python", "-c")
    compile(code, "HEALTHCHECK", "exec")
    assert f"127.0.0.1:{DEFAULT_PORT}/healthz" in code


def test_the_image_is_built_from_what_the_wheel_needs_and_nothing_else() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
    let_in = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = project["tool"]["hatch"]["build"]["targets"]
    needed = {"pyproject.toml", "requirements.lock", "hatch_build.py", "web", project["project"]["readme"]}
    needed |= {path.split("/")[0] for path in project["project"]["license-files"]}
    needed |= {*(path.split("/")[0] for path in build["wheel"]["packages"])}
    needed |= {path.split("/")[0] for path in build["wheel"]["force-include"]}
    assert "*" in ignored
    assert let_in == needed
    assert all((ROOT / path).exists() for path in let_in)


# compose.yaml


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert set(composed) == {"services", "volumes"}
    return composed["services"]  # type: ignore[no-any-return]


def test_the_server_waits_for_migrate_and_that_for_a_healthy_database(services: dict[str, Any]) -> None:
    assert services["migrate"]["command"] == ["migrate"]
    assert services["migrate"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert services["server"]["depends_on"] == {"migrate": {"condition": "service_completed_successfully"}}
    assert services["server"]["image"] == services["migrate"]["image"]
    assert "pg_isready" in services["database"]["healthcheck"]["test"]


def test_the_database_keeps_its_data_and_has_no_password_of_its_own(services: dict[str, Any]) -> None:
    volume = services["database"]["volumes"][0].split(":")[0]
    assert volume in yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["volumes"]
    for service in services.values():
        for name, value in service["environment"].items():
            assert "PASSWORD" not in name or value == "${POSTGRES_PASSWORD:?set it}"
            assert not re.search(r"://[^/]*:[^/]*@", value)


def test_what_the_containers_are_told_are_settings(services: dict[str, Any]) -> None:
    known = {variable(name) for name in Settings.__struct_fields__} | {"PGPASSWORD", "FORWARDED_ALLOW_IPS"}
    assert set(services["server"]["environment"]) <= known
    assert services["server"]["environment"].items() >= services["migrate"]["environment"].items()
    assert services["server"]["ports"][0].endswith(f":{DEFAULT_PORT}")


# Licences and versions


def test_what_the_client_contains_comes_with_its_licence() -> None:
    bundled = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    for name in bundled:
        assert name.casefold() in notice.casefold(), name
    for file in re.findall(r"licenses/\S+\.txt", notice):
        assert len((ROOT / file).read_text(encoding="utf-8")) > 1000, file


def test_the_notice_names_every_game() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8").casefold()
    games = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    for game in games["quarterdeck.games"]:
        assert game.replace("-", " ") in notice, game


def test_the_lock_names_every_package_of_the_server() -> None:
    locked = dict(re.findall(r"^([\w.-]+)==([\w.]+)", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.M))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for line in [*project["dependencies"], *extras["server"], *extras["postgres"]]:
        name = re.split(r"[\[<>=]", line)[0].casefold().replace(".", "-")
        assert name in locked or name == "quarterdeck", name
    assert tuple(map(int, locked["starlette"].split("."))) >= (0, 49, 1)  # earlier ones have a known vulnerability
    assert "--constraint requirements.lock" in (ROOT / "Dockerfile").read_text(encoding="utf-8")

"""Seals on the wire: a browser gets no text that its campaign has not come to (G7-R14, G7-R49, G7-R50)."""

import asyncio
import json
import re
import zlib
from collections.abc import Iterator
from random import Random

import pytest

from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.prose import prose
from quarterdeck.games.gen7.words.stories import stories
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import LANGUAGES, words
from quarterdeck.server.push_protocol import FAST, LONG
from tests.gen7.episodes import played_out
from tests.gen7.logs import log_before
from tests.rules import rule
from tests.server.harness import Person, Server, serving
from tests.server.test_leaks import Watched
from tests.web.records import lay_out

MOST_SENT = 8000
"""Bytes of an update as it is sent."""
BUSY = ("place", "propose", "lay", "commit", "end-turn")
SPOILERS = ["G7-D50.2", "G7-D52", "G7-D54", "G7-D59", *(f"G7-D{number}" for number in (71, 72, 73, 75, 76, 77, 78))]
SPOILERS += [f"G7-E{number}" for number in range(44, 49)]
"""The clauses and examples that speak of the story (G7-R50)."""
WHOLE_EPISODE = 3000
"""More decisions than an episode has."""


def plain(text: str) -> str:
    return text.replace("*", "")


def telling(text: str) -> str:
    """The end of a text: many begin like others."""
    return plain(text)[-60:]


async def episode(viewer: int | None, language: str, **options: object) -> tuple[list[bytes], set[str]]:
    """Everything that a browser receives in an episode, and the keys of all texts that lay on the table."""
    watched, luck = Watched(viewer, "seals", "gen7", options, language), Random("seals")  # type: ignore[arg-type]
    await watched.live.load()
    received, on_table = [_bytes(await watched.arrive())], set[str]()
    for _ in range(WHOLE_EPISODE):
        game = watched.live.game
        on_table |= _keys(game)
        if game.over:
            break
        seat = game.seats()[0]
        choices = game.choices(seat)
        busy = [one for one in choices if one.verb in BUSY]
        received += map(_bytes, await watched.choose(seat, luck.choice(busy or choices)))
    assert watched.live.game.over
    await watched.live.close()
    return received, on_table


def _bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode()


def _keys(game: Game) -> set[str]:
    """The texts that everybody may read now: told, read before, or on the ballots of a vote."""
    view = game.view(None)
    votes = [vote for vote in (view.get("asked"), view.get("opened")) if vote and "about" in vote]
    return {*view["told"], *view["library"], *(f"{vote['about']}?{one}" for vote in votes for one in vote["options"])}


@rule("G7-R14", "G7-R49", "G7-R50")
@pytest.mark.parametrize(
    ("viewer", "language", "options"),
    [(0, "en", {}), (None, "ru", {}), (1, "pl", log_before("2.00", 3)), (2, "en", log_before("7.00", 3))],
    ids=["player", "spectator", "second episode", "last episode"],
)
def test_only_texts_that_lay_on_the_table_are_sent_and_no_update_is_long(
    viewer: int | None, language: str, options: dict[str, object]
) -> None:
    received, on_table = asyncio.run(episode(viewer, language, **options))
    sent = plain("\n".join(map(_said, received)))
    met = {plain(prose(language).texts().get(key, "")) for key in on_table}
    leaked = {
        key
        for key, text in prose(language).texts().items()
        if telling(text) in sent and not any(telling(text) in one for one in met)
    }
    assert leaked == set()
    assert sum(telling(text) in sent for text in met if text) > 10
    assert max(map(_sent, received[1:])) <= MOST_SENT


def _said(message: bytes) -> str:
    """A message with its texts as they are read."""
    return json.dumps(json.loads(message), ensure_ascii=False).replace("\\n", "\n").replace('\\"', '"')


def _sent(message: bytes) -> int:
    return len(message) if len(message) < LONG else len(zlib.compress(message, FAST))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("seals")) as running:
        yield running


@pytest.mark.slow
@rule("G7-R50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_anybody_may_ask_for_tells_no_story(server: Server, language: str) -> None:
    person = Person(server)
    paths = [f"/api/{what}/{language}/gen7" for what in ("names", "card-texts", "rules")]
    answers = [person.http.get(path) for path in (*paths, f"/api/games?language={language}", "/api/cards/gen7")]
    assert {answer.status_code for answer in answers} == {200}
    public = "\n".join(json.dumps(answer.json(), ensure_ascii=False) for answer in answers)
    texts = prose(language).texts()
    assert [key for key, text in texts.items() if len(text) > 40 and telling(text) in plain(public)] == []
    assert [name for name in SPOILERS if re.search(rf'"{re.escape(name)}[".]', public)] == []
    assert [flag for flag in pack().table.flags if "_" in flag and flag in public] == []
    rooms = [words("gen7").text(f"name-{name}") for name, room in pack().rooms.items() if room.locked]
    assert len(rooms) == 2
    assert [room for room in rooms if re.search(rf"\b{room.replace(' ', '[ _-]')}\b", public, re.IGNORECASE)] == []


@pytest.mark.slow
@rule("G7-R14", "G7-R50")
def test_record_seed_and_film_of_an_episode_are_closed_to_its_players_and_to_others(server: Server) -> None:
    game = played_out("seals")
    player, stranger = Person(server), Person(server)
    table = lay_out(server, game, [player.me["id"], None, None])
    for person in (player, stranger):
        for what in ("record", "scenes"):
            assert person.http.get(f"/api/tables/{table}/{what}").status_code >= 400
        shown = person.http.get(f"/api/tables/{table}").text
        assert game.record.seed not in shown


@pytest.mark.slow
@rule("G7-R43", "G7-R9")
def test_the_gallery_remembers_the_endings_that_one_has_seen_and_tells_nobody_of_others(server: Server) -> None:
    game = played_out("gallery", "7.00")
    player, stranger = Person(server), Person(server)
    tables = [lay_out(server, one, [player.me["id"], None, None]) for one in (game, game, played_out("seals"))]
    (kept,) = player.http.get("/api/gallery/pl/gen7").json()
    assert kept["name"] == words("gen7", "pl").text(f"name-{game.state.ending.replace('.', '-')}")
    assert kept["text"] == prose("pl").texts()[game.state.told[0]]
    assert sorted(kept["tables"]) == sorted(tables[:2])
    assert player.http.get("/api/gallery/en/xia").json() == stranger.http.get("/api/gallery/en/gen7").json() == []


@pytest.mark.slow
@rule("G7-R49")
def test_what_an_episode_leaves_to_the_next_is_shown_to_nobody(server: Server) -> None:
    player, stranger = Person(server), Person(server)
    table = lay_out(server, played_out("seals"), [player.me["id"], None, None])
    following = player.post(f"/api/tables/{table}/next")["id"]
    for person in (player, stranger):
        shown = person.http.get(f"/api/tables/{following}").text + person.http.get("/api/tables").text
        assert following in shown
        assert [secret for secret in ("bookmark", "flags", "visited", "joined") if secret in shown] == []


ENTRIES = [entry for episode in pack().episodes.values() for entry in episode.entries]


def begun(entry: str, **more: object) -> Game:
    """An episode that begins at this entry, up to its first turn."""
    game = Game("gen7", seats=3, seed="begun", **(log_before(entry, 3, **more) if entry != "1.00" else {}))
    while game.state.agenda[-1].name != "taking-turn":
        seat = game.seats()[0]
        game.act(seat, game.choices(seat)[0])
    return game


@rule("G7-R49", "G7-D72.3")
def test_the_keys_of_texts_say_neither_flags_nor_sections() -> None:
    """They come with the texts themselves: a variant is called by its number, not by what it depends on."""
    variants = [key for key in prose("en").texts() if "~" in key]
    assert len(variants) > 20
    assert [key for key in variants if not re.fullmatch(r"[\w.-]+~[1-9]", key)] == []
    flags = [flag for flag in pack().table.flags if "_" in flag]
    assert [key for key in prose("en").texts() for flag in flags if flag in key] == []


@rule("G7-R49", "G7-R9")
@pytest.mark.parametrize("entry", ENTRIES)
def test_views_name_neither_flags_nor_conditions_nor_sections_to_come(entry: str) -> None:
    game = begun(entry, flags=["stores_short", "valve_open"])
    for viewer in (0, None):
        shown = json.dumps(game.view(viewer))
        assert [flag for flag in pack().table.flags if "_" in flag and flag in shown] == []
        assert [name for name in pack().sections if f'"{name}"' in shown and name not in game.state.visited] == []
        assert not re.search(r" if (not )?(flag|visited|goal|sector) ", shown)


@rule("G7-R9", "G7-R12", "G7-D76")
@pytest.mark.parametrize("entry", ENTRIES)
def test_no_card_is_named_before_somebody_has_met_it(entry: str) -> None:
    game = begun(entry)
    texts = stories(game.view(0), words("gen7"))
    met = {card for player in game.state.players for card in player.kept}
    named = {key.partition(":")[2] for key in texts if key.startswith(("name:", "card:"))}
    assert {name for name in named if name in pack().crossroads} <= met
    row, own = {task.card for task in game.state.row}, game.state.players[0]
    hand = {*own.files, *own.work_tasks, *(card for player in game.state.players for card in player.algorithms)}
    assert {name for name in named if name[:2] in ("K-", "W-", "F-", "L-")} <= row | hand


@rule("G7-R49", "G7-D58.6")
@pytest.mark.parametrize(("flags", "told"), [(["valve_open"], True), ([], False)])
def test_players_are_told_the_rules_that_work_and_no_others(flags: list[str], told: bool) -> None:
    game = begun("5.00", flags=flags)
    texts = stories(game.view(0), words("gen7"))
    rules = [text for key, text in texts.items() if key.startswith("rule:")]
    assert any("1 chem in upkeep" in text for text in rules) == told
    assert any("Replenish pays 1 more merit" in text for text in rules)

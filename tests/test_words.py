"""Words: the three languages say the same things with the same arguments."""

import json
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.syntax import FluentParser, ast, visitor

from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.words.spelling import card_text
from quarterdeck.kernel.errors import QuarterdeckError, Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.registry import LOCALE, names, texts_of
from quarterdeck.kernel.words import CASES, LANGUAGES, MissingWords, Words, _without_values, words
from quarterdeck.server.logs import JsonLines

FOLDERS = [LOCALE, *(locale for name in names() if isinstance(locale := texts_of(name).locale, Path))]
FILES = [(folder, file.name) for folder in FOLDERS for file in sorted((folder / "en").glob("*.ftl"))]


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        name, _, case = node.id.name.rpartition("_")
        self.names.add(name if name and case in CASES else node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message id of a file with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            seen = _Variables()
            seen.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize(("folder", "name"), FILES, ids=lambda value: getattr(value, "parent", value))
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_and_arguments(language: str, folder: Path, name: str) -> None:
    english, other = (messages(folder / code / name) for code in ("en", language))
    assert set(other) == set(english)
    assert {key: names - english[key] for key, names in other.items() if names - english[key]} == {}


TOLD = ("event", "option", "recap", "why", "goal", "missed", "op", "effect", "reason", "prompt")
COLON_KEPT = {
    "effect-price": "what is bought follows, in brackets in English",
    "event-card-placed": "the card has no cases: it follows like a quotation",
    "event-group-filled": "a list of players follows, who stay in the nominative",
    "event-key-task-finished": "a list of players follows, who stay in the nominative",
    "event-veiled": "the consequence follows",
    "event-jammed": "the reason follows",
    "op-shield": "a number follows",
    "option-supply": "a list of players follows, who stay in the nominative",
    "prompt-moving": "a list of what to do follows",
    "reason-odds-of-engine": "numbers follow",
    "reason-overdrive-damages": "a list of outfits follows",
    "reason-no-such-cargo": "an example follows",
    "reason-no-such-layout": "an example follows",
}
"""Messages with a colon where English has none, and why."""


def colons(pattern: ast.Pattern) -> int:
    """The most colons and arrows that a reader of a message can see, whichever forms are chosen."""
    count = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            count += len(re.findall("[:→]", element.value))
        elif isinstance(element.expression, ast.SelectExpression):
            count += max(colons(variant.value) for variant in element.expression.variants)
    return count


@pytest.mark.parametrize(("folder", "name"), FILES, ids=lambda value: getattr(value, "parent", value))
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_what_is_a_sentence_in_english_is_one_everywhere(language: str, folder: Path, name: str) -> None:
    """Names are declined, not put behind colons and arrows; what people write to a file is left out."""
    english, other = (
        {
            entry.id.name: colons(entry.value)
            for entry in FluentParser().parse((folder / code / name).read_text(encoding="utf-8")).body
            if isinstance(entry, ast.Message) and entry.value and entry.id.name.split("-")[0] in TOLD
        }
        for code in ("en", language)
    )
    worse = {message for message, count in other.items() if count > english[message]}
    assert {message for message in worse - COLON_KEPT.keys() if not message.startswith(LEFT_OUT)} == set()


SHELL = Path(__file__).parents[1] / "web" / "src" / "locale"
CLUMSY = {
    "en": r"To the table|As the system|all the way|[Mm]ake (an|the) account|[Pp]resent password|stands still",
    "ru": r"Игру начинает|Случай можно|\b[Зз]ерн[оа]",
    "pl": r"Grę zaczyna",
}
"""What an editor found hard to understand in the texts around the games."""


@pytest.mark.parametrize("language", CLUMSY)
def test_the_texts_around_the_games_stay_edited(language: str) -> None:
    lines = (SHELL / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(CLUMSY[language], line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(path.parent.name for path in SHELL.parent.glob("games/*/lobby")))
def test_a_game_has_one_name_in_a_language(game: str, language: str) -> None:
    """In the lobby it is called as the server calls it."""
    lobby = (SHELL.parent / "games" / game / "lobby" / f"{language}.ftl").read_text(encoding="utf-8")
    assert f"\nui-game-{game} = {words(game, language).text('game-name')}\n" in lobby


TEXTS = [
    *(file for folder in FOLDERS for file in sorted(folder.glob("*/*.ftl"))),
    *sorted(SHELL.glob("*.ftl")),
    *sorted(SHELL.parent.glob("games/*/*/*.ftl")),
]
"""Every file of messages, of the server and of the client."""


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: "/".join(file.parts[-4:]))
def test_signs_are_those_of_a_printed_book(file: Path) -> None:
    """Apostrophes are curly, per cent signs do not begin a line, and in Russian and Polish numbers keep their nouns."""
    text = "\n".join(line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    assert re.findall(r"[A-Za-z]'[a-z]+|} %", text) == []
    if "pl" in (file.stem, file.parent.name):
        assert re.findall(r"\s%", text) == []
    if not {"ru", "pl"}.isdisjoint((file.stem, file.parent.name)):
        counted = set(re.findall(r"{ \$(\w+) ->\s*\[one\]", text))
        parted = re.findall(r"{ \$(\w+) } (?=[^\W\d_])", text)
        assert [name for name in parted if name in counted] == []


LEFT_OUT = ("reason-case-", "event-text-")
"""Mistakes in files, which begin with a place; and texts of cards."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", pack().threats)
def test_every_threat_card_says_what_it_does(code: str, language: str) -> None:
    lines = card_text(words("space-alert", language), pack().threats[code])
    assert len(lines) >= 2
    assert not any("{" in line or "??" in line for line in lines)


def test_card_texts_read_well() -> None:
    octopus, saboteur = (card_text(words("space-alert"), pack().threats[code]) for code in ("SE1-06", "I1-03"))
    assert "Z: attacks its own zone with twice its remaining hit points" in octopus
    assert "Y: takes 1 energy from the reactor of the zone it is in, or does 1 damage if there is none" in saboteur
    assert saboteur[0] == "Speed 4, hit points 1, points 2 if survived, 4 if destroyed"


def test_seats_are_counted_from_one_slots_as_they_are() -> None:
    game_words = words("space-alert")
    from quarterdeck.games.space_alert.rules.commands import Give, Move

    assert game_words.option(Move(0, 2, 1)) == "Move the card from slot 2 to slot 1 of board 1"
    assert game_words.option(Give("A/<", 1)) == "Give A (over red arrow) to seat 2"


def at_table(language: str) -> Words:
    """The words of a table with two people and two androids."""
    crew = [SimpleNamespace(seat=seat) for seat in (1, -1, 0, -1)]
    return words("space-alert", language).at_table(["Żaneta", "Олег"], SimpleNamespace(crew=crew, seat_count=2))


NAMED = {
    "en": [
        "Żaneta is ready.",
        "Олег goes from upper white (bridge) to upper red.",
        "Android 2: no effect, knocked out.",
    ],
    "ru": [
        "Żaneta подтверждает готовность.",
        "Олег переходит из верхнего белого отсека (мостика) в верхний красный отсек.",
        "Андроид 2: без эффекта — потеря сознания.",
    ],
    "pl": [
        "Żaneta zgłasza gotowość.",
        "Олег przechodzi z górnej białej stacji (mostka) na górną czerwoną stację.",
        "Android 2: bez efektu – utrata przytomności.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_table_names_stand_where_numbers_stood_undeclined(language: str) -> None:
    events = [
        Event("ready", "", {"seat": 0}),
        Event("moved", "", {"crew": 0, "origin": "upper_white", "station": "upper_red"}),
        Event("no-effect", "", {"crew": 3, "why": "knocked-out"}),
    ]
    assert at_table(language).sentences(events) == NAMED[language]


def test_names_are_on_boards_and_options_too() -> None:
    from quarterdeck.games.space_alert.rules.commands import Give, TakeBack

    assert at_table("en").option(Give("A/<", 1)) == "Give A (over red arrow) to Олег"
    placed = Event("card-placed", "", {"seat": 0, "board": 1, "slot": 3, "card": "action"})
    assert at_table("en").event(placed) == "Żaneta places an action, face down on Android 1’s board, slot 3."
    assert at_table("ru").option(TakeBack(2, 3)) == "Забрать карту с клетки 3 поля «Żaneta»"


def test_what_is_spelled_alike_at_all_tables_does_not_carry_names_to_another_table() -> None:
    from quarterdeck.games.space_alert.rules.commands import Place

    state = Game("space-alert", seats=2).state
    first, second = (words("space-alert").at_table(people, state) for people in (["Ada", "Ben"], ["Cleo", "Dan"]))
    assert first.option(Place(0, "A/<", 1)) == "Slot 1 of Ada’s board: place A (over red arrow)"
    assert second.option(Place(0, "A/<", 1)) == "Slot 1 of Cleo’s board: place A (over red arrow)"


def test_somebody_who_is_not_there_has_a_number() -> None:
    assert at_table("en").reason(Reason("no-such-receiver", "", {"to": 7})) == "You cannot give a card to seat 8."


def test_bots_and_whoever_holds_several_seats_are_called_by_the_seat() -> None:
    assert words("space-alert").seat_names(["Ada", None, "Ben", "Ada"]) == ["#1 Ada", "Bot 2", "Ben", "#4 Ada"]
    assert words("space-alert", "ru").seat_names([None]) == ["Бот 1"]


def test_captain_shadow_keeps_the_name_among_people() -> None:
    here = words("starship-captains").at_table(["Mira", "Jonas"], None)
    assert "Jonas" in here.event(Event("passed", "", {"seat": 1}))
    assert "Captain Shadow" in here.event(Event("reserved", "", {"seat": -1, "place": "p1"}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in names() if texts_of(name).prefix])
def test_simple_messages_are_formatted_as_fluent_does(game: str, language: str) -> None:
    """The short cut for messages without choices says the same as Fluent, also where numbers need a language."""
    said = words(game, language)
    values = ["x", 7, 0, 999, "{ $y }"]
    for message, template in said.templates.items():
        args = {name: values[at % len(values)] for at, name in enumerate(re.findall(r"{(\w+)}", template))}
        assert said._format(message, args) == said._format_by_fluent(message, args), message
    assert said._format("seat-number", {"number": 12345}) == said._format_by_fluent("seat-number", {"number": 12345})


def test_public_names_are_what_a_game_declares() -> None:
    called = words("space-alert").public_names("base")
    assert called["station-upper_red"] == "upper red"
    assert called["card-A/<"] == "A (over red arrow)"
    assert not any(name.startswith(("event-", "reason-", "prompt-", "option-", "goal-")) for name in called)
    voyage = words("starship-captains").public_names("base")
    assert {name for name in voyage if name.startswith("where-")} >= {f"where-{slot}" for slot in range(1, 7)}
    assert "Corvo" in voyage["guided-reserve-more"]  # which names another message
    assert "effect-medal" not in voyage  # which counts
    assert voyage["row-artifact, repair"]
    assert not any("{" in text for text in (called | voyage).values())


def test_plurals_follow_the_language() -> None:
    texts = [words("space-alert", "ru").text("play-replay", {"count": count}) for count in (1, 3, 7)]
    assert len(set(texts)) == 3


def test_a_game_goes_on_where_a_message_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    assert at_table("en").reason(Reason("nonsense", "")) == "reason-nonsense"
    assert "missing words" in caplog.text


def test_what_is_logged_of_a_missing_message_tells_neither_names_nor_cards(caplog: pytest.LogCaptureFixture) -> None:
    at_table("en").reason(Reason("slot-empty", "", {"card": "A/<", "captain": "Ada"}))
    (entry,) = caplog.records
    written = json.loads(JsonLines().format(entry))
    assert written["game"] == "space-alert"
    assert written["error"] == "en: 'reason-slot-empty' with captain, card: Unknown external: slot"
    assert _without_values(TypeError("Can't use fluent_number with object Ada")) == "TypeError"


def test_missing_words_are_named() -> None:
    with pytest.raises(MissingWords, match="en: no words for 'reason-nonsense'"):
        words("space-alert").reason(Reason("nonsense", ""))
    with pytest.raises(MissingWords, match="slot"):
        words("space-alert").reason(Reason("slot-empty", ""))
    with pytest.raises(QuarterdeckError, match="no words in 'de'"):
        Words("space-alert", "de")


def test_a_message_may_want_an_argument_in_a_case(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = (
        "station-home = станция\n    .acc = станцию\nfar = { $seat } видит { $station_acc }.\nbare = { $track_acc }\n"
    )
    monkeypatch.setattr("quarterdeck.kernel.registry.messages", lambda game, language: texts + "track-fleet = флот\n")
    russian = Words("space-alert", "ru")
    assert russian.text("far", {"seat": "Anna", "station": "home"}) == "Anna видит станцию."
    assert russian.text("far", {"seat": "Anna", "station": ["home", "home"]}) == "Anna видит станцию, станцию."
    assert russian.text("far", {"seat": "Anna", "station": "3,4"}) == "Anna видит 3,4."
    with pytest.raises(MissingWords, match="'track-fleet' has no case 'acc'"):
        russian.text("bare", {"track": "fleet"})


def test_english_words_are_read_once_whether_english_is_named_or_not() -> None:
    assert words("space-alert") is words("space-alert", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_numbers_have_a_minus_sign(language: str) -> None:
    said = words("space-alert", language).text("event-mission-complete", {"score": -8})
    assert "−8" in said
    assert "-" not in said

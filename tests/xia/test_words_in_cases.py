"""Names in grammatical cases: whatever a message can be told has the case that the message wants."""

from collections.abc import Iterable

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import Words, words

BASE = pack()
SHIPS = (*BASE.ships, *BASE.npcs)
VALUES: dict[str, Iterable[str]] = {
    "ability": BASE.abilities,
    "home": BASE.sectors,
    "mission": BASE.missions,
    "npc": BASE.npcs,
    "outfit": BASE.outfits,
    "outfits": BASE.outfits,
    "place": BASE.outfits,
    "planets": BASE.sectors,
    "prey": BASE.npcs,
    "purpose": BASE.abilities,
    "sector": BASE.sectors,
    "ship": SHIPS,
    "target": SHIPS,
    "title": BASE.titles,
    "token": BASE.tokens,
    "where": BASE.sectors,
}
"""What arguments of messages can be that is called by its `name-`."""
OWN_MESSAGES = ("about", "cargo", "part", "place", "prey", "purpose", "side", "source", "where")
"""Arguments that have messages of their own: `side-n` for `side`."""
SPECIAL: dict[tuple[str, str], Iterable[str]] = {
    ("option-damage-section", "place"): BASE.outfits,
    ("option-use-harpoon", "about"): SHIPS,
}
"""Arguments that are something else in one message."""


def values_of(said: Words, message: str, name: str) -> list[str]:
    """All that a message may be told in an argument."""
    if (message, name) in SPECIAL:
        return [*SPECIAL[message, name]]
    own = (
        [one.removeprefix(f"{name}-") for one in said.ids if one.startswith(f"{name}-")] if name in OWN_MESSAGES else []
    )
    return [*VALUES.get(name, ()), *(one for one in own if one != "amount")]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_name_has_the_cases_that_messages_want(language: str) -> None:
    said = words("xia", language)
    wanted = [(message, name, case) for message, cases in said.cases.items() for name, case in cases]
    assert len(wanted) > (20 if language == "en" else 50)
    for message, name, case in wanted:
        values = values_of(said, message, name)
        assert values, f"{message}: what can {name} be?"
        for value in values:
            assert said._in_case(name, value, case)  # it raises if there is none


def test_russian_sentences() -> None:
    said = words("xia", "ru").at_table(["Anna", "Олег"], None)
    events = [
        Event("attack-declared", "", {"ship": "swamp-rat", "target": "easy-tiger", "outfits": ["nock-blaster.2"]}),
        Event("npc-hunts", "", {"ship": "enforcer", "target": "scoundrel"}),
        Event("cargo-sold", "", {"seat": 0, "cargo": "2spice+1cyber", "credits": 3000}),
        Event("rolled", "", {"seat": 1, "purpose": "sun-sip", "faces": [14]}),
        Event("rolled", "", {"seat": 1, "purpose": "asteroid", "faces": [7]}),
        Event("mission-boarded", "", {"seat": 0, "sector": "the-keep"}),
        Event("energy-lost", "", {"seat": 0, "energy": 0, "markers": 2}),
        Event("reached-over", "", {"seat": 0, "side": "sw"}),
    ]
    assert [text.replace("\xa0", " ") for text in said.sentences(events)] == [
        "Болотная Крыса атакует Неторопливого Тигра бластером Нок 2.",
        "Патрульный преследует Разбойника.",
        "Anna продаёт 2 куба специй, 1 куб кибера за 3 000 кредитов.",
        "Олег бросает на способность «Глоток солнца», выпадает 14.",
        "Олег бросает на вход в астероидное поле, выпадает 7.",
        "Anna берёт на борт пассажиров в Крепости.",
        "Anna теряет 2 заряженных маркера.",
        "Anna использует занятую клетку к юго-западу.",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "damages the compartment in row 2, column 3."),
        ("ru", "кладёт повреждение в отсек (ряд 2, столбец 3)."),
        ("pl", "kładzie uszkodzenie w komorze (rząd 2, kolumna 3)."),
    ],
)
def test_compartments_are_counted_by_rows(language: str, said: str) -> None:
    placed = words("xia", language).text("event-damage-placed", {"seat": 0, "compartment": "1,2"})
    assert placed.endswith(said)


@pytest.mark.parametrize(("language", "spice"), [("en", "spice"), ("ru", "специй"), ("pl", "przypraw")])
def test_boards_know_what_a_type_of_cargo_is_called_behind_an_amount(language: str, spice: str) -> None:
    assert Words("xia", language).public_names("base")["cargo-spice-gen"] == spice


def test_npcs_have_an_article_in_english_and_so_have_outfits_that_one_buys() -> None:
    said = words("xia", "en")
    texts = [
        ("event-moved", {"ship": "enforcer", "sector": "loath"}),
        ("event-moved", {"ship": "swamp-rat", "sector": "loath"}),
        ("option-attack", {"ship": "merchant"}),
        ("option-buy-outfit", {"outfit": "m-22-engine"}),
        ("option-buy-outfit", {"outfit": "targe-shield"}),
        ("deed-legal", {"count": 1}),
        ("deed-legal", {"count": 2}),
    ]
    assert [said.text(message, args) for message, args in texts] == [
        "The Enforcer flies to Loath.",
        "Swamp Rat flies to Loath.",
        "Attack the Merchant",
        "Buy an M-22 Engine",
        "Buy a Targe Shield",
        "complete a legal mission",
        "complete 2 legal missions",
    ]

"""A pack with mistakes is refused with file and line, and its names exist in all languages (XIA-32.1.1)."""

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from quarterdeck.games.xia.content.pack import CONTENT, PACKS, pack
from quarterdeck.kernel.errors import BadContent
from tests.rules import rule

BASE = pack()
LOCALE = CONTENT.parents[1] / "locale"
LANGUAGES = ("en", "ru", "pl")

MISTAKES = [
    ("ships.toml", '"tier 1, energy 8, impulse 3"', '"tier 4, energy 8, impulse 3"', "ships.toml:5: easy-tiger.row"),
    ("ships.toml", '"##.."', '"#x.."', "a hold is drawn with '#' and '.'"),
    ("ships.toml", '"second-try"', '"third-try"', "there is no 'third-try'"),
    ("abilities.toml", "after die 1: reroll", "after lunch 1: reroll", "abilities.toml:6: second-try.row"),
    ("abilities.toml", "9-19 crossing 1", "9-20 crossing 1", "bands rise from 1 to 20"),
    ("abilities.toml", "crossing 1;", "crossing one;", "write 'crossing NUMBER'"),
    ("abilities.toml", "sight 1-3", "earshot", "'earshot' is no condition"),
    ("table.toml", 'explorer = ["raptor-k-engine"]', 'explorer = ["raptor-engine"]', "there is no 'raptor-engine'"),
    ("table.toml", '"outpost-338", "expedior-gate"]', '"outpost-338", "the-moon"]', "there is no 'the-moon'"),
    ("outfits.toml", '"engine 1"', '"motor 1"', "outfits.toml:6: m-22-engine.row"),
    ("outfits.toml", '"AA"', '"Axx"', "has 3 sections"),
    ("missions.toml", "board any;", "carry any;", "missions.toml:5: M01.row"),
    ("missions.toml", "deliver kemplar-ii;", "deliver the-moon;", "there is no 'the-moon'"),
    ("missions.toml", "pay shuttle\"", "pay well\"", "there is no 'well'"),
    ("missions.toml", "steal leader;", "steal planet;", "'planet' is no target"),
    ("pay.toml", "distance 2000 3000", "distance 1500 3000", "pay.toml:8: pay.shuttle"),
    ("pay.toml", "6-15 3000", "6-15 some", "`caught` or a whole number of thousands"),
    ("titles.toml", "event: sell 3", "event: smell 3", "titles.toml:6: T01.row"),
    ("titles.toml", "event: sell 3", "sometimes: sell 3", "is no kind of title"),
    ("titles.toml", "odd-cube 1", "round-cube 1", "titles.toml:7: T01.perk"),
    ("titles.toml", "npc enforcer", "npc butcher", "there is no 'butcher'"),
    ("sectors.toml", '"planet neutral"', '"planet cold"', "sectors.toml:8: neo-damascus.kind"),
    ("sectors.toml", '". . .o1"', '". ."', "3, 4, 5, 4 and 3 hexes"),
    ("sectors.toml", "Pb:plasma", "Pb:gold", "there is no cargo 'gold'"),
    ("sectors.toml", "Pb:plasma", "Q", "'Q' is no hex"),
    ("sectors.toml", 'entrance = "-1,0 nw"', 'entrance = "-2,0 nw"', "on no hex of the planet"),
    ("npcs.toml", "near outlaw 1", "near anybody 1", "npcs.toml:9: enforcer.targets"),
    ("npcs.toml", "then flee 8 loath", "then flee 8 hell", "there is no 'hell'"),
    ("npcs.toml", "destroyed 12", "destroyed soon", "npcs.toml:8: enforcer.row"),
    ("npcs.toml", '"clean"', '"dirty"', "npcs.toml:12: enforcer.money"),
    ("tokens.toml", '"credits 1000"', '"a surprise"', "tokens.toml:4: strongbox.row"),
    ("tokens.toml", "count = 7", "count = 6", "there should be 21 tokens, not 20"),
    ("cargo.toml", "11-20 cube", "11-20 ball", "cargo.toml:7: gathering.mine"),
    ("table.toml", "credits = 3000", "credits = many", "table.toml"),
    ("pack.toml", 'game = "xia"', 'game = "chess"', "pack.toml"),
]  # fmt: skip


@rule("XIA-32.1.1", "XIA-32.1.3")
@pytest.mark.parametrize(
    ("file", "right", "wrong", "complaint"), MISTAKES, ids=[f"{one[0]} {one[2]}" for one in MISTAKES]
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, file: str, right: str, wrong: str, complaint: str) -> None:
    shutil.copytree(CONTENT, tmp_path / "pack")
    page = tmp_path / "pack" / file
    text = page.read_text(encoding="utf-8")
    assert right in text
    page.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        PACKS.read(tmp_path / "pack")
    assert complaint in str(refused.value)
    assert file in str(refused.value)


def messages(language: str, file: str) -> dict[str, str]:
    text = (LOCALE / language / file).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.M))


def test_the_pack_is_summed_up() -> None:
    assert PACKS.sum_up(BASE) == {"ships": 18, "outfits": 12, "missions": 52, "titles": 18, "sectors": 21, "NPCs": 3}


# Names

GROUPS: dict[str, Iterable[str]] = {
    "ships": BASE.ships, "abilities": BASE.abilities, "outfits": BASE.outfits, "missions": BASE.missions,
    "titles": BASE.titles, "sectors": BASE.sectors, "tokens": BASE.tokens, "npcs": BASE.npcs,
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", GROUPS)
def test_everything_printed_has_a_name_of_its_own(group: str, language: str) -> None:
    names = messages(language, "content.ftl")
    called = [names[f"name-{card}"] for card in GROUPS[group]]
    assert len(called) == len(set(called))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ships_sectors_and_missions_have_a_saying(language: str) -> None:
    said = messages(language, "content.ftl")
    assert all(f"flavour-{card}" in said for group in ("ships", "sectors", "missions") for card in GROUPS[group])


@pytest.mark.parametrize("language", LANGUAGES)
def test_tasks_cargo_ranks_and_roles_have_names(language: str) -> None:
    said = messages(language, "content.ftl")
    tasks = {f"task-{mission.task}" for mission in BASE.missions.values()}
    cargo = {f"cargo-{kind}" for kind in BASE.cargo.types}
    assert (
        tasks | cargo | {f"rank-{fame}" for fame in BASE.ranks} | {f"role-{role}" for role in BASE.roles} <= said.keys()
    )


@rule("XIA-3.1.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ship", BASE.ships)
def test_every_ship_has_an_end_text_of_40_to_80_words(ship: str, language: str) -> None:
    text = messages(language, "epilogues.ftl")[f"epilogue-{ship}"]
    words = [word for word in text.split() if any(letter.isalnum() for letter in word)]
    assert 40 <= len(words) <= 80


PRINTED = [
    "Неторопливый Тигр",
    "Ночная Тень",
    "Вычислитель",
    "Драндулет",
    "Болотная Крыса",
    "Автопилот",
    "Маневровые ускорители",
    "Нео-Дамаск",
    "Кемплар II",
    "Лазурь",
    "Доравин V",
    "Острог",
    "Лунария",
    "ТК-421",
    "Форпост-338",
    "Красное Ущелье",
    "Врата «Экспедиор»",
    "Врата «Дельтас»",
    "Вихрь-86",
    "Огненная Лошадь",
    "Нижняя облачность",
    "Пельмонт",
    "Крепость",
    "Креллер IV",
    "Логово контрабандистов",
    "Врата «Тигр»",
    "Потерянный сектор",
    "Ксиа",
    "Патрульный",
    "Разбойник",
    "Торговец",
    "Перевозчик",
    "Учёный",
    "Охотник за головами",
    "Контрабандист",
    "Вор",
    "Убийца",
    "Двигатель М-22",
    "Галоновый двигатель",
    "Двигатель Раптор-К",
    "Бластер Сакер V",
    "Щит Тарч",
    "Неизвестный",
]
"""Names that the Russian rulebook prints."""


@pytest.mark.parametrize("name", PRINTED)
def test_printed_russian_names_are_kept(name: str) -> None:
    assert name in messages("ru", "content.ftl").values()

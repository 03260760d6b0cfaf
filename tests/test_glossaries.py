"""One word for one thing: rival words appear in no text of a game, neither on the server nor in the client."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RIVALS = {
    "space-alert": {
        "en": r"\bzone (red|white|blue|{ \$zone })|[Ll]ook(s|ed)? after|stands still|\bshall\b",
        "ru": r"охраны|Пробный полёт|Сложная симуляция|[Пп]еревер|\b[Зз]ерн|планшет|[Жж]етон(а|ы|ов)? повреж|непола"
        r"|[Рр]азб(ор|ира)|[Рр]азобра|^trait-.*\b(её|получила)\b",
        "pl": r"łącznościow|[Ss]zybkoś|wzrokow|\b[Tt]or(y|u|ze|em|ów)?\b|[Pp]ion(ek|k)|[Zz]ałogant|rozstrzyg"
        r"|oddział botów|Ostatnia tura|Kapsuły paliwa\b|żeton\w* uszkodz|Misja wykonana",
    },
    "starship-captains": {
        "en": r"of the own ship|possibility \d|Leave it\b|\bshall\b",
        "ru": r"[Вв]ключает\b|Трюмы|Пустой трюм|Занял\(а\)|\bдоск|\b[Зз]ерн|делени[ея]\b|[Фф]ишк\w* (урон|поврежд)"
        r"|[Сс]тоит 1 урона",
        "pl": r"gotowości|gniazd|nawigacj|zbrojowni|[Ww]arsztat\w* naprawcz|[Uu]ruchom|[Ww]ykona\w* misj|z żółcią"
        r"|^(event|option|reason|prompt|sc)-.*\btras[aęyą]\b|żeton\w* stacji|^sc-row.*[Ww]iersz|możesz mieć",
    },
    "xia": {
        "ru": r"\bранг|гекс|НИП\b|точк\w+ появления|утилизац|фаз\w+ (состояния|статуса)|[Нн]аставник"
        r"|вне закона, наград|= Xia\b",
        "pl": r"\bd20\b|ślep(y|ego) skok|punkt\w* startow|uzbrojon|wyję\w+ spod prawa|[Ss]tałe rozkazy|Czekamy: ",
    },
    "gen7": {
        "en": r"\b1 { \$type }|\bshall\b",
        "ru": r"[Сс]ыгра(й|в|н|л)|бросает экипаж\b|на руке\b|перетасуйте",
        "pl": r"Skarb(iec|ca|cu)|[Ss]al[ai] regeneracji|[Kk]ostk|w rezerwie|wspólne pole|pole szefa|dziennik\w* statku",
    },
}
"""What a game's things are not called; in Russian and Polish their names are the printed ones where there are any."""
CASES = [(game, language) for game, rivals in RIVALS.items() for language in rivals]


def lines(game: str, language: str) -> list[str]:
    """Every line of text that players of a game may read, with its file."""
    package = game.replace("-", "_")
    patterns = (f"src/quarterdeck/games/{package}/locale/{language}/*.ftl", f"web/src/games/{game}/*/{language}.ftl")
    files = [file for pattern in patterns for file in sorted(ROOT.glob(pattern))]
    assert {file.parent.name for file in files} == {language, "locale", "lobby"}
    return [f"{line}  ({file.name})" for file in files for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("game", "language"), CASES)
def test_no_text_uses_a_rival_word(game: str, language: str) -> None:
    rival = re.compile(RIVALS[game][language])
    assert [line for line in lines(game, language) if rival.search(line)] == []

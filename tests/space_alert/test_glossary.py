"""One word for one thing: rival words appear in no text of server, client or voice."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = ("src/quarterdeck/games/space_alert/locale/{0}/*.ftl", "web/src/games/space-alert/*/{0}.ftl")
RIVALS = {
    "en": r"\bzone (red|white|blue|{ \$zone })|look(s|ed)? after|stands still|\bshall\b",
    "ru": r"охраны|Пробный полёт|Сложная симуляция|[Пп]еревер|\b[Зз]ерн|планшет|[Жж]етон(а|ы|ов)? повреж|непола"
    r"|[Рр]азб(ор|ира)|[Рр]азобра",
    "pl": r"łącznościow|[Ss]zybkoś|wzrokow|\b[Tt]or(y|u|ze|em|ów)?\b|[Pp]ion(ek|k)|[Zz]ałogant|rozstrzyg|oddział botów"
    r"|Ostatnia tura|Kapsuły paliwa\b|żeton\w* uszkodz|Misja wykonana",
}


@pytest.mark.parametrize("language", RIVALS)
def test_no_text_uses_a_rival_word(language: str) -> None:
    files = [file for pattern in TEXTS for file in ROOT.glob(pattern.format(language))]
    assert len(files) == 5
    found = [
        f"{file.name}:{number}: {line}"
        for file in files
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if re.search(RIVALS[language], line)
    ]
    assert found == []

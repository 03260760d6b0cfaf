"""One word for one thing: server and client of Xia use the same terms, in Russian those of the printed game."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = ("src/quarterdeck/games/xia/locale/{0}/*.ftl", "web/src/games/xia/*/{0}.ftl")
RIVALS = {
    "ru": r"\bранг|гекс|НИП\b|точк\w+ появления|утилизац|фаз\w+ (состояния|статуса)|[Нн]аставник"
    r"|вне закона, наград|= Xia\b",
    "pl": r"\bd20\b|ślep(y|ego) skok|punkt\w* startow|uzbrojon|wyję\w+ spod prawa|[Ss]tałe rozkazy|Czekamy: ",
}


@pytest.mark.parametrize("language", RIVALS)
def test_no_text_uses_a_rival_word(language: str) -> None:
    files = [file for pattern in TEXTS for file in sorted(ROOT.glob(pattern.format(language)))]
    assert len(files) == 10
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(RIVALS[language], line)] == []

"""Checking the prose: a text for every key in every language, and its length (G7-D53)."""

from collections.abc import Iterator, Mapping

from quarterdeck.games.gen7.content.pack import Pack

CLASSES = ("victory", "mixed", "defeat")
LENGTHS: dict[str, tuple[int, int]] = {
    "entry": (20, 60),
    "section": (60, 180),
    "closing": (40, 100),
    "ending": (150, 300),
    "situation": (40, 110),
    "option": (1, 20),
    "consequence": (1, 40),
    "epilogue": (1, 30),
}
"""Words of each kind of text in English (G7-D53)."""
TERSER = 0.7
"""Russian and Polish need fewer words: their texts may be shorter by this factor."""


def wanted_keys(pack: Pack) -> dict[str, str]:
    """Every key that the pack needs a text for, and its kind (G7-D72.5, G7-D72.6)."""
    found: dict[str, str] = {}
    for section in pack.sections.values():
        kind = section.kind if section.kind in ("entry", "closing", "ending") else "section"
        found |= dict.fromkeys((section.id, *(variant.text for variant in section.variants)), kind)
        found |= {f"{section.id}?{option.id}": "option" for option in section.options}
    for card in pack.crossroads.values():
        found |= dict.fromkeys((card.id, *(variant.text for variant in card.variants)), "situation")
        for number in range(1, len(card.options) + 1):
            found |= {f"{card.id}?{number}": "option", f"{card.id}/{number}": "consequence"}
    return found | {f"{line}:{name}": "epilogue" for line in pack.epilogue for name in CLASSES}


def prose_flaws(pack: Pack, language: str, texts: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with the texts of one language."""
    wanted = wanted_keys(pack)
    for key, kind in wanted.items():
        if not texts.get(key):
            yield f"{language}: there is no text {key!r}"
        elif complaint := _length_flaw(kind, language, texts[key]):
            yield f"{language}: {key} ({kind}) {complaint}"
    for key in texts:
        if key not in wanted and not _is_own_epilogue(pack, key):
            yield f"{language}: nothing ever shows the text {key!r}"


def _length_flaw(kind: str, language: str, text: str) -> str:
    low, high = LENGTHS[kind]
    words = len(text.split())
    if words < low * (1 if language == "en" else TERSER):
        return f"has {words} words, fewer than {low} (G7-D53)"
    return f"has {words} words, more than {high} (G7-D53)" if words > high else ""


def _is_own_epilogue(pack: Pack, key: str) -> bool:
    """`7.90:C-101` and `7.97:EP-202`: the text of a line for one ending (G7-D72.6)."""
    ending, _, line = key.partition(":")
    lines = {one.crew or one.id for one in pack.epilogue.values()}
    return ending in pack.sections and pack.sections[ending].kind == "ending" and line in lines

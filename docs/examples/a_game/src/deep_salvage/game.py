"""Deep Salvage as a registered game: its manifest, named by the entry point in `pyproject.toml`."""

from pathlib import Path

from deep_salvage.rules.setup import new_table, result
from deep_salvage.state import DeepSalvage, Options
from deep_salvage.words import describe, ending
from quarterdeck.kernel.manifest import GameBots, GameRules, GameTexts, Manifest

HERE = Path(__file__).parent
DEEP_SALVAGE = Manifest(
    name="deep-salvage",
    rules=GameRules(
        version=1,
        seats=(2, 3, 4),
        options=Options,
        state=DeepSalvage,
        setup=new_table,
        result=result,
    ),
    texts=GameTexts(
        locale=HERE / "locale",
        prefix="DS",
        rules_page=HERE / "rules.md",
        describe=describe,
        ending=ending,
    ),
    bots=GameBots(
        makers={
            "thumb": "deep_salvage.bots:Thumb",
            "easy": "deep_salvage.bots:easy",
            "normal": "deep_salvage.bots:Thumb",
            "hard": "deep_salvage.bots:Hard",
        },
        slow=("hard",),
        quick="thumb",
    ),
)

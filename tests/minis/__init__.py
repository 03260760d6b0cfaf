"""Miniature games that exercise what the big ones do not all use."""

from quarterdeck.kernel.registry import register

register("mini-draft", "tests.minis.draft:MANIFEST")
register("mini-council", "tests.minis.council:MANIFEST")
register("mini-duel", "tests.minis.duel:MANIFEST")
register("mini-market", "tests.minis.market:MANIFEST")
register("mini-letters", "tests.minis.letters:MANIFEST")
MINIS = ("mini-draft", "mini-council", "mini-duel", "mini-market", "mini-letters")

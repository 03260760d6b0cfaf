"""Miniature games that exercise what the big ones do not all use."""

from quarterdeck.kernel.registry import register

register("mini-draft", "tests.minis.draft:RULES")
register("mini-council", "tests.minis.council:RULES")
register("mini-duel", "tests.minis.duel:RULES")
MINIS = ("mini-draft", "mini-council", "mini-duel")

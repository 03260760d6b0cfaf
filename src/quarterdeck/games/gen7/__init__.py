"""Gen7: a crossroads campaign aboard a generation ship (docs/rules/gen7.md)."""

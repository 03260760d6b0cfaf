"""The rules, chapter by chapter of `rules.md`."""

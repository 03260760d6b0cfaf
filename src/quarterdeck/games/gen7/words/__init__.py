"""Gen7 in words: names that need code, what cards say, stories, and descriptions of tables."""

"""The texts of Gen7: names that need code, what cards say, stories, and descriptions of tables."""

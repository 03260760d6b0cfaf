"""Xia in words: names that need code, and descriptions of tables."""

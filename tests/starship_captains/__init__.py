"""Starship Captains, chapter by chapter of its rules."""

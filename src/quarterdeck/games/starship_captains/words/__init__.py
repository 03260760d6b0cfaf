"""Texts and pictures of Starship Captains that need code."""

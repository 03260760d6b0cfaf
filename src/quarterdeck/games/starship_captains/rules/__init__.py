"""The rules of Starship Captains, one module per chapter."""

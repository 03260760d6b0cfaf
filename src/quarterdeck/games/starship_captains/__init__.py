"""Starship Captains: crews, missions, technologies and diplomacy in four rounds."""

"""Plans written down for a printed game, and their resolution."""

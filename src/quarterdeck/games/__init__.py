"""One package per game, each with a manifest (`game.py`) that its entry point names."""

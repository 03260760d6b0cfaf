"""Rules of thumb for Starship Captains."""

from quarterdeck.bots.starship_captains.thumb import Thumb

__all__ = ["Thumb"]

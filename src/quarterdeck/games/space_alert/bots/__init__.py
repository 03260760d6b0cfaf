"""Crew members for Space Alert: rules of thumb, and a planner who flies plans before laying them."""

from quarterdeck.games.space_alert.bots.planner import Hasty, Planner
from quarterdeck.games.space_alert.bots.thumb import Thumb

__all__ = ["Hasty", "Planner", "Thumb"]

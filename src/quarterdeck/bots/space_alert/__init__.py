"""Crew members for Space Alert: rules of thumb, and a planner who flies plans before laying them."""

from quarterdeck.bots.space_alert.planner import Hasty, Planner
from quarterdeck.bots.space_alert.thumb import Thumb

__all__ = ["Hasty", "Planner", "Thumb"]

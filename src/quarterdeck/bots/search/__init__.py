"""Search for any game that has a guide: information-set Monte-Carlo tree search on redealt worlds."""

from quarterdeck.bots.search.guide import Guide
from quarterdeck.bots.search.search import Search
from quarterdeck.bots.search.searching import Limit

__all__ = ["Guide", "Limit", "Search"]

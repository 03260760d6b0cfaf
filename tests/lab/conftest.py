"""Cards made for one test are gone after it, here too."""

from tests.starship_captains.conftest import the_printed_cards_only

__all__ = ["the_printed_cards_only"]

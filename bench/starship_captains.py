"""What Starship Captains costs: random play with four captains, and copies."""

from playing import Played

RANDOM_PLAY = Played("starship-captains", 4)

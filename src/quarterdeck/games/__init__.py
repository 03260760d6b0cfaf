"""One room per game. Importing this makes the games known by name."""

from quarterdeck.kernel.registry import register

register("space-alert", "quarterdeck.games.space_alert.rules:SPACE_ALERT")
register("starship-captains", "quarterdeck.games.starship_captains.rules:STARSHIP_CAPTAINS")

"""Ratings of bots from the matches of a tournament (openskill, Plackett and Luce's model)."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from quarterdeck.lab.statistics import rounded, wilson
from quarterdeck.lab.tournament import Match, Score, Tournament, matches


def table(tournament: Tournament, scores: Sequence[Score]) -> list[dict[str, Any]]:
    """A row for every contestant, the strongest first."""
    rated = ratings(tournament.contestants, matches(tournament, scores))
    rows = [{**_row(bot, scores), **rated[bot]} for bot in tournament.contestants]
    return sorted(rows, key=lambda row: (-row["rating"], row["bot"]))


def ratings(contestants: Sequence[str], played: Sequence[Match]) -> dict[str, dict[str, float]]:
    """Mean and deviation of every rating, from all matches in order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = {bot: model.rating() for bot in contestants}
    for match in played:
        teams = model.rate([[now[bot]] for bot in match], ranks=_ranks(match))
        now |= {bot: team[0] for bot, team in zip(match, teams, strict=True)}
    return {bot: {"rating": rounded(one.mu), "sigma": rounded(one.sigma)} for bot, one in now.items()}


def _ranks(match: Match) -> list[float]:
    """0 for the best; equals share a rank."""
    better = sorted(set(match.values()), reverse=True)
    return [float(better.index(worth)) for worth in match.values()]


def _row(bot: str, scores: Sequence[Score]) -> dict[str, Any]:
    """How many of its games a bot won in any of its seats (seats of one game are not independent), and its points."""
    entered = [score for score in scores if bot in score.bots]
    games = [score for score in entered if not score.error]
    won = [score.won_by(bot) for score in games]
    points = [score.worth(bot)[1] for score in games if score.points is not None]
    low, high = wilson(sum(won), len(won))
    return {
        "bot": bot,
        "games": len(won),
        "broken": len(entered) - len(games),
        "won": rounded(fmean(won)) if won else None,
        "low": rounded(low),
        "high": rounded(high),
        "points": rounded(fmean(points)) if points else None,
    }

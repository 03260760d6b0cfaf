"""How far a seat is with its personal goals, made from its view alone: plans of others stay theirs (G7-R5)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from quarterdeck.games.gen7.content import terms as t
from quarterdeck.games.gen7.content.conditions import Condition, terms_of
from quarterdeck.games.gen7.content.events import count_text
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.state import COLONIST, SUPPLY

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]


def progress(view: View, words: "Words") -> dict[str, str]:
    """`progress:PA-1`: `7 of 12`, for plans that the seat sees and for the goal of each sector."""
    goals = pack(view["pack"]).personal_goals
    found = {}
    for player in view.get("players", ()):
        plans = [plan for plan in (player["plan_a"], player["plan_b"]) if isinstance(plan, str)]
        sector = [name for name, goal in goals.items() if goal.sector and goal.sector == player["sector"]]
        for name in (*plans, *(sector if "personal_goals" in view["goals"] else ())):
            if parts := [*_parts(goals[name].condition, player, view, words)]:
                found[f"progress:{name}"] = "; ".join(parts)
    return found


def _parts(condition: Condition, player: View, view: View, words: "Words") -> Iterable[str]:
    """Each number that the goal asks for."""
    for term in terms_of(condition):
        has = _number(term, player)
        if has is None:
            continue
        if isinstance(term, t.CountIs) and term.op == "most":
            best = max(_number(term, other) or 0 for other in view["players"])
            yield words.text("progress-most", {"n": has, "most": best})
        elif term.op == "<=":  # type: ignore[attr-defined]  # terms of personal goals compare
            yield words.text("progress-left", {"n": has})
        else:
            yield words.text("progress", {"n": has, "wanted": term.n})  # type: ignore[attr-defined]


def _number(term: t.Term, player: View) -> int | None:
    """The number of a player that a term asks for, if it asks for one."""
    match term:
        case t.CountIs():
            return int(player["counts"].get(count_text(term.count), 0))
        case t.Stock():
            return int(sum(player["store"].values()) if term.type == "tokens" else player["store"][term.type])
        case t.Held(what="algorithms"):
            return sum(map(bool, (*player["algorithms"], *player["upgrades"])))
        case t.Held():
            cards = player[term.what]
            return int(cards) if isinstance(cards, int) else len(cards)
        case t.Colonists():
            return sum(1 for die in player["dice"] if die["kind"] == COLONIST and die["at"] != SUPPLY)
    return None

"""The rough worth in merit of effect lines to their targets."""

from functools import cache

from quarterdeck.games.gen7.content import effects as e

STAR = 4.0
_EACH = {
    "gain": 0.45, "lose": -0.45, "vault_gain": 0.3, "vault_lose": -0.3, "merit": 1.0, "stars": STAR, "success": 2.0,
    "setback": -2.0, "improve": 1.5, "worsen": -1.5, "from_recovery": 1.2, "to_supply": -2.0, "from_supply": 2.5,
}  # fmt: skip
"""The worth of effects, per unit of what they give."""
_ONCE = {
    "to_recovery": -1.0, "awaken": 1.8, "fetch_robot": 2.2, "extra_placement": 1.0, "draw_keep": 1.0, "search": 1.3,
    "look": 0.1, "discard": -1.0, "replace_tasks": 0.4, "reroll": 0.2, "change": 0.3, "set": 0.6, "take_back": 1.2,
    "clear_failure": 0.6, "failure_marker": -0.6, "log_damage": -1.5, "mend": 1.0, "cross_square": -2.0,
}  # fmt: skip
GOOD_FOR_OTHERS = 0.15


@cache
def worth(line: str) -> float:
    """The worth of a line."""
    return sum(step_worth(step) for step in e.parse_effects(line)) if line else 0.0


@cache
def step_worth(step: e.Step) -> float:
    word, number = step.write().split(": ")[-1].split()[0], getattr(step, "n", 1)
    share = GOOD_FOR_OTHERS if step.target in ("others", "chosen") else 1.0
    many = 3 if getattr(step, "type", "") == "each" else 1
    if word in _EACH:
        return share * many * _EACH[word] * max(-9, min(9, number))
    if isinstance(step, e.Choose):
        return max(sum(map(step_worth, part)) for part in step.parts)
    if isinstance(step, e.May):
        return max(0.0, sum(map(step_worth, step.do)))
    if isinstance(step, e.Pay):
        return max(0.0, sum(map(step_worth, step.do)) - 0.45 * step.n)
    return share * _ONCE.get(word, 0.0)

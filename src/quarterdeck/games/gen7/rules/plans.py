"""Personal goals: plans are tested at once and shown at the end of the turn (G7-15, G7-D33)."""

from quarterdeck.games.gen7.rules.conditions import is_true
from quarterdeck.games.gen7.rules.happenings import Happening, listens
from quarterdeck.games.gen7.state import Gen7, Player
from quarterdeck.kernel.chance import Chance


@listens()
def check_plans(table: Gen7, what: Happening) -> None:
    """After every completed action, the plans of those it belongs to (G7-D33)."""
    for seat in what.seats:
        player = table.players[seat]
        if player.plan_a is not None or player.plan_b is not None:
            _note_met_plans(table, player)


def _note_met_plans(table: Gen7, player: Player, at_end: bool = False) -> None:
    for plan in (player.plan_a, player.plan_b):
        if plan is not None and plan not in player.met and is_met(table, player.seat, plan, at_end):
            player.met = (*player.met, plan)


def is_met(table: Gen7, seat: int, plan: str, at_end: bool = False) -> bool:
    """Goals marked `end` are tested before stars are paid only (G7-D33)."""
    goal = table.pack.personal_goals[plan]
    return (at_end or not goal.at_end) and is_true(table, goal.condition, seat)


def show_plans(table: Gen7, at_end: bool = False) -> bool:
    """Plans that are met are shown and lie face up; that none is met is an answer too (G7-15.6).

    Returns whether anybody had plans.
    """
    holders = [player for player in table.players if player.plan_a is not None or player.plan_b is not None]
    if not holders:
        return False
    for player in holders:
        _note_met_plans(table, player, at_end)
    table.answer("plans met", [[*player.met] for player in holders])
    for player in holders:
        for plan in player.met:
            if plan == player.plan_a:
                player.plan_a = None
            else:
                player.plan_b = None
            player.shown = (*player.shown, plan)
            table.emit("plan-shown", "G7-15.6", seat=player.seat, plan=plan)
        player.met = ()
    return True


# Imagined worlds


def imagine_plans(table: Gen7, seat: int | None, chance: Chance) -> None:
    """A plan that is met would have been shown, so others do not hold one that is met already (G7-R5)."""
    for player in table.players:
        if player.seat == seat:
            continue
        player.met = ()
        for field, deck in (("plan_a", "plans_a"), ("plan_b", "plans_b")):
            plan = getattr(player, field)
            if plan is not None and is_met(table, player.seat, plan):
                _exchange(table, player, field, deck, chance)


def _exchange(table: Gen7, player: Player, field: str, deck: str, chance: Chance) -> None:
    cards = list(getattr(table, deck))
    possible = [place for place, card in enumerate(cards) if not is_met(table, player.seat, card)]
    if possible:
        place = possible[chance.below("plan", len(possible))]
        cards[place], held = getattr(player, field), cards[place]
        setattr(player, field, held)
        setattr(table, deck, tuple(cards))

"""Player turns: what can be done in one, moving a die to the Recovery Room, passing, ending the turn (G7-4)."""

from quarterdeck.games.gen7.guided.coach import lecture_before_turn
from quarterdeck.games.gen7.rules import dice
from quarterdeck.games.gen7.rules.crossroads import DrawCrossroads
from quarterdeck.games.gen7.rules.dice_changes import SpendChems, SpendParts, ways_to_spend
from quarterdeck.games.gen7.rules.files import PlayFile, UseKept
from quarterdeck.games.gen7.rules.happenings import Happening, end_window, happened
from quarterdeck.games.gen7.rules.placing import Place, can_place, placements, use_placement
from quarterdeck.games.gen7.rules.plans import show_plans
from quarterdeck.games.gen7.rules.proposals import Propose
from quarterdeck.games.gen7.rules.skills import UseSkill, cards_and_skills, has_uses
from quarterdeck.games.gen7.rules.special_rules import end_rules
from quarterdeck.games.gen7.state import RECOVERY, Asked, Gen7, Player, Step, Turn
from quarterdeck.kernel.coach import PlayFreely
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

# Turns in order


class NextTurn(Step, frozen=True):
    """Clockwise until every player's latest turn was a pass and no Crew Quarters hold a die (G7-3.8, G7-D7.2)."""

    clause = "G7-3.8"
    seat: int

    def run(self, table: Gen7) -> None:
        players = table.players
        if _all_passed(players):
            table.emit("turns-over", "G7-4.28")
            return
        seat, player = self.seat, players[self.seat]
        table.turn = Turn(seat)
        end_window(table, "turn")
        following = NextTurn((seat + 1) % table.seat_count)
        if not dice.has_dice(player) and passes_by_itself(player):
            table.then(following)
            pass_turn(table, player)
            return
        table.emit("turn-began", "G7-4.1", seat=seat, round=table.round)
        table.then(TakingTurn(seat), EndOfTurn(seat), following)
        if table.coach is not None:
            lecture_before_turn(table, seat)


def _all_passed(players: list[Player]) -> bool:
    for player in players:  # noqa: SIM110  called every turn; a generator is slower
        if not player.passed or dice.has_dice(player):
            return False
    return True


def passes_by_itself(player: Player) -> bool:
    """Whether a player without dice is skipped: without files and uses left, or by choice (G7-R34)."""
    return player.passes or not (player.files or player.kept or has_uses(player))


def pass_turn(table: Gen7, player: Player) -> None:
    player.passed = True
    table.emit("passed", "G7-4.27", seat=player.seat)


class EndOfTurn(Step, frozen=True):
    """Plans met are shown, then a crossroads card may be drawn (G7-D33, G7-4.18)."""

    clause = "G7-4.18"
    seat: int

    def run(self, table: Gen7) -> None:
        end_rules(table, "turn")
        table.bar_undo()
        has_plans = show_plans(table)
        if table.turn.officers:
            table.then(DrawCrossroads(self.seat), TurnOver(self.seat))
        else:
            end_turn(table, self.seat, has_plans)


class TurnOver(Step, frozen=True):
    """What was met by a crossroads card is shown as well (G7-D33)."""

    seat: int

    def run(self, table: Gen7) -> None:
        end_turn(table, self.seat)


def end_turn(table: Gen7, seat: int, has_plans: bool = True) -> None:
    if has_plans:
        show_plans(table)
    table.emit("turn-ended", "G7-4.18", seat=seat)


# The Recovery Room


class MoveToRecovery(Option, frozen=True):
    """move-to-recovery colonist-4: no die fits any free single spot (G7-4.4, G7-D5)."""

    die: str

    @classmethod
    def offer(cls, table: Gen7, seat: int, frame: "TakingTurn") -> list["MoveToRecovery"]:
        return cls.of_all_dice(table, seat) if table.turn.placements and not can_place(table, seat) else []

    @classmethod
    def of_all_dice(cls, table: Gen7, seat: int) -> list["MoveToRecovery"]:
        return [cls(name) for name in dice.by_name(table.players[seat])]

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        if not table.turn.placements:
            return Reason("already-placed", "G7-4.2", {})
        if can_place(table, seat):
            return Reason("a-die-fits", "G7-D5.1", {})
        return super().reason(table, seat, frame)

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        player = table.players[seat]
        number = use_placement(table, player, self.die)
        dice.move(player, number, RECOVERY)
        table.emit("moved-to-recovery", "G7-4.4", seat=seat, die=self.die)
        happened(table, Happening("forced_recovery", (seat,)))

    def targets(self, table: Gen7, seat: int, frame: Step) -> tuple[str, ...]:
        return ("room:recovery", f"die:{seat}:{self.die}")


# Ending the turn


class EndTurn(Option, frozen=True):
    """end-turn: the window for files and skills closes (G7-D7.4, G7-R34)."""

    ends_turn = True

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        return None if table.turn.placed else Reason("must-place", "G7-4.3", {})

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        table.done()


_END_TURN = EndTurn()


class Pass(Option, frozen=True):
    """pass: there is no die in the sector (G7-4.27)."""

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        if dice.has_dice(table.players[seat]) or table.turn.placed:
            return Reason("must-place", "G7-4.3", {})
        return None

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        table.done()
        pass_turn(table, table.players[seat])


class PassUntilDie(Option, frozen=True):
    """pass-until-die: pass now and until a die enters the sector, or the round ends (G7-R34)."""

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        return Pass().reason(table, seat, frame)

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        table.done()
        table.players[seat].passes = True
        table.emit("passes-until-die", "G7-R34", seat=seat)
        pass_turn(table, table.players[seat])


class AskMe(Option, frozen=True):
    """ask-me: take back that turns without dice pass by themselves (G7-R34)."""

    def reason(self, table: Gen7, seat: int, frame: "TakingTurn") -> Reason | None:
        return None if table.players[seat].passes else Reason("asked-anyway", "G7-R34", {})

    def take(self, table: Gen7, seat: int, frame: "TakingTurn") -> None:
        table.players[seat].passes = False
        table.emit("asked-again", "G7-R34", seat=seat)


class TakingTurn(Asked, frozen=True):
    """The turn of the active player (G7-4.1); players who pass until a die comes in may take that back meanwhile."""

    clause = "G7-4.2"
    choices = (
        Place,
        Propose,
        MoveToRecovery,
        PlayFile,
        UseSkill,
        UseKept,
        SpendParts,
        SpendChems,
        EndTurn,
        Pass,
        PassUntilDie,
        AskMe,
        PlayFreely,
    )
    bystander_choices = (AskMe,)

    def bystanders(self, table: Gen7) -> tuple[int, ...]:
        return tuple([player.seat for player in table.players if player.passes and player.seat != self.seat])

    def prompt(self, table: Gen7, seat: int | None) -> Reason:
        """Once no die can be placed, only files and skills come before the end of the turn (G7-R34)."""
        if seat != self.seat or (table.turn.placements and dice.has_dice(table.players[seat])):
            return super().prompt(table, seat)
        return Reason("prompt-ending-turn" if table.turn.placed else "prompt-passing", self.clause, {})

    def offer(self, table: Gen7, seat: int) -> list[Option]:
        """Kinds of option that this player cannot have now are skipped."""
        if seat != self.seat:
            return [AskMe()]
        player, turn = table.players[seat], table.turn
        found: list[Option] = []
        hand = dice.hand(player.dice)
        if hand and turn.placements:
            found += placements(table, seat, self)
            as_it_is = bool(found) and not found[0].result  # type: ignore[attr-defined]  # changed ones come last
            found += Propose.of_open_groups(table)
            if not as_it_is:
                found += MoveToRecovery.of_all_dice(table, seat)
        found += cards_and_skills(table, seat, self)
        if hand:
            found += ways_to_spend(player, hand)
        if turn.placed:
            found.append(_END_TURN)
            return found
        return found if hand else [*found, *Pass.offer(table, seat, self), *PassUntilDie.offer(table, seat, self)]

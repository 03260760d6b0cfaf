"""Words of effect lines: the story (G7-D48)."""

from quarterdeck.games.gen7.content.effects.steps import Step
from quarterdeck.games.gen7.content.lines import Count, Id, SectionId, Signed


class Success(Step, frozen=True):
    """Success markers on the current section (G7-D63)."""

    form = "success {n}"
    n: Count


class Setback(Step, frozen=True):
    """Failure markers on the current section: its target rises (G7-D63)."""

    form = "setback {n}"
    n: Count


class HeartMind(Step, frozen=True):
    """Plus is heart, minus is mind."""

    form = "heart_mind {n}"
    n: Signed


class SetFlag(Step, frozen=True):
    """Sets a flag of the campaign."""

    form = "flag {flag}"
    flag: str


class ClearFlag(Step, frozen=True):
    """Clears a flag of the campaign."""

    form = "clear {flag}"
    flag: str


class NoteCard(Step, frozen=True):
    """A crossroads card joins the deck at an episode end, for that episode or a later one (G7-D73)."""

    form = "note_card {card} from {since}"
    card: Id
    since: int


class AddCard(Step, frozen=True):
    """A crossroads card is shuffled into the deck now."""

    form = "add_card {card}"
    card: Id


class RemoveCard(Step, frozen=True):
    """A crossroads card leaves deck and notes."""

    form = "remove_card {card}"
    card: Id


class KeepCard(Step, frozen=True):
    """The card goes to its player (G7-D74)."""

    form = "keep_card"


class GoTo(Step, frozen=True):
    """Another section, at once."""

    form = "go_to {section}"
    section: SectionId


class LastRound(Step, frozen=True):
    """Puts the last round marker there."""

    form = "last_round {round}"
    round: int


class PlotAdvance(Step, frozen=True):
    """Moves the deadline."""

    form = "plot_advance {round}"
    round: int


class Unlock(Step, frozen=True):
    """A component joins the campaign."""

    form = "unlock {component}"
    component: Id


class TurnGoal(Step, frozen=True):
    """An episode goal turns to its failure side."""

    form = "turn_goal {goal}"
    goal: Id


class EndEpisode(Step, frozen=True):
    """The episode ends after this round."""

    form = "end_episode"

"""Rules of thumb weigh every verb of their game, or say here why not."""

from typing import Any

import pytest

from quarterdeck.bots.valuing import ValuesByVerb
from quarterdeck.games.gen7.bots.thumb import Mind as Gen7Values
from quarterdeck.games.starship_captains.bots.thumb import Mind as CaptainsValues
from quarterdeck.games.xia.bots.thumb import OptionValues as XiaValues
from quarterdeck.kernel import registry
from quarterdeck.kernel.frame import options_of_game

COACH = "got-it play-freely"
UNWEIGHED = {
    "starship-captains": {
        "guided games only": COACH,
        "nothing, beside options that are weighed": "decline enough ignore rest suffer",
        "never beside anything else": "end-turn",
        "all the same to a captain": "lead point station",
    },
    "xia": {
        "guided games only": COACH,
        "never listed (XIA-R31)": "arrange give order",
        "all the same to a captain": "put",
    },
    "gen7": {
        "guided games only": COACH,
        "always right where it is possible": "commit go-on",
        "steps of a plan, which is weighed as a whole (G7-D56.4)": "adjust ask-for-help call-off drop-offer give-tokens"
        " lay-die lend-kept lend-skill pay-extra play-openly refuse save-on seal send-offer take-offer take-up"
        " vault-share withdraw-offer",
        "by temperament (G7-D55.3)": "choose-apart choose-option decide lean vote",
        "nothing, beside options that are weighed": "ask-me ask-second decline end-buying end-turn enough-healed"
        " hand-out keep-rest let-them-warm mark no-patronage pass skip-replenish skip-task stay-away take-none",
        "the first of those offered will do": "agree choose-room drop-algorithm first no-repeat object pay-with"
        " put-back repeat-file swap-task take-back",
    },
}
"""Verbs that are worth nothing on purpose."""


@pytest.mark.parametrize(
    ("game", "values"), [("starship-captains", CaptainsValues), ("xia", XiaValues), ("gen7", Gen7Values)]
)
def test_every_verb_has_a_value_or_a_reason_why_not(game: str, values: type[ValuesByVerb]) -> None:
    verbs = options_of_game(registry.rules_of(game).state.frame_kind).keys()
    listed = [verb for group in UNWEIGHED[game].values() for verb in group.split()]
    assert len(listed) == len(set(listed))
    assert values.weighing.keys() - verbs == set()
    assert verbs - values.weighing.keys() == set(listed)


def test_the_method_of_a_subclass_weighs_and_a_verb_without_one_is_worth_nothing() -> None:
    class Plain(ValuesByVerb):
        def do_buy_fame(self, option: Any) -> float:
            return 1.0

        do_sell = do_buy_fame

    class Greedy(Plain):
        def do_sell(self, option: Any) -> float:
            return 2.0

    option = type("Chosen", (), {"verb": "buy-fame"})()
    assert (Plain().value(option), Greedy().value(option)) == (1.0, 1.0)
    option.verb = "sell"
    assert (Plain().value(option), Greedy().value(option)) == (1.0, 2.0)
    option.verb = "give"
    assert Greedy().value(option) == 0.0

"""Turns, proposals and answers leave out kinds of option that cannot be there: asking for all gives the same."""

from collections import Counter
from random import Random

from quarterdeck.games.gen7.rules.answering import Answering
from quarterdeck.games.gen7.rules.proposals import Proposing
from quarterdeck.games.gen7.rules.turn import TakingTurn
from quarterdeck.kernel import registry
from quarterdeck.kernel.campaign import game_seed, next_options
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.frame import Frame


def test_turns_proposals_and_answers_offer_every_kind_of_option_that_their_rules_offer() -> None:
    game, luck, asked = registry.manifest_of("gen7"), Random("offers"), Counter[str]()
    options, episode = {}, 0
    while options is not None and episode < 6:
        episode += 1
        table = game.rules.setup(3, game.read_options(3, options), Chance(game_seed("offers", episode)))
        table.advance()
        while not table.over:
            seat, frame = luck.choice(table.seats()), table.agenda[-1]
            found = frame.offer(table, seat)
            if isinstance(frame, TakingTurn | Proposing | Answering):
                asked[frame.name] += 1
                assert found == Frame.offer(frame, table, seat)
            table.carry_out(seat, luck.choice(found))
        options = next_options(game.rules, table)
    assert min(asked["taking-turn"], asked["proposing"], asked["answering"]) > 300, asked

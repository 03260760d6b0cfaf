"""Campaigns: what a save holds, seeds that tell nothing of each other, and beginning a game anew."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck import BadOptions, BadRecord, Campaign, Game, Illegal
from quarterdeck.kernel import registry
from quarterdeck.kernel.campaign import game_seed
from tests.minis import market


@pytest.fixture
def newer_rules() -> Iterator[Any]:
    """Puts other rules in the place of the market's, for one test."""

    def use(**rules: Any) -> None:
        registry._manifests["mini-market"] = market.manifest(version=2, **rules)

    yield use
    registry._manifests.pop("mini-market")


def campaign(**options: Any) -> Campaign:
    return Campaign("mini-market", seats=2, seed="7", **{"markets": 3, "rounds": 1, **options})


def play(game: Game) -> Game:
    """A market where nobody buys anything but seat 0, who haggles."""
    game.act(0, game.choices(0)[0])
    for seat, text in [(0, "accept"), (1, "pass"), (0, "read"), (1, "read")]:
        game.act(seat, text)
    return game


def test_a_game_without_campaigns_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match="xia has no campaigns"):
        Campaign("xia", seats=4)


def second_market() -> Campaign:
    chain = campaign()
    play(chain.game)
    chain.go_on()
    return chain


def contents(chain: Campaign) -> dict[str, Any]:
    return msgspec.json.decode(chain.save())  # type: ignore[no-any-return]


def test_a_save_holds_what_became_of_finished_games_and_the_record_of_the_current_one() -> None:
    chain = second_market()
    chain.game.act(0, "pass")
    saved = contents(chain)
    assert (saved["format"], saved["seed"], len(saved["finished"])) == (2, "7", 1)
    (finished,) = saved["finished"]
    assert finished["result"]["outcome"] == "finished"
    assert finished["carried_over"] == saved["current"]["options"]
    assert finished["carried_over"]["market"] == 2
    assert "inputs" not in finished
    assert [given["do"] for given in saved["current"]["inputs"]] == ["pass"]


def test_finished_games_are_not_played_again(newer_rules: Any) -> None:
    chain = second_market()
    saved, won = chain.save(), chain.finished[0].result

    def broken(seats: int, options: market.Settings, chance: Any) -> market.Market:
        assert options.market == 2, "a finished game is played again"
        return market.setup(seats, options, chance)

    newer_rules(setup=broken)
    again = Campaign.load(saved)
    assert again.finished[0].result == won
    assert again.game.state == chain.game.state
    assert again.game.record.version == 2


def test_a_current_game_that_plays_out_otherwise_by_the_present_rules_is_refused(newer_rules: Any) -> None:
    chain = second_market()
    chain.game.act(0, "pass")

    def second_begins(seats: int, options: market.Settings, chance: Any) -> market.Market:
        table = market.setup(seats, options, chance)
        table.agenda = [market.Trade(1)]
        return table

    newer_rules(setup=second_begins)
    with pytest.raises(BadRecord, match="played by version 1 of the rules, these are version 2"):
        Campaign.load(chain.save())


def test_saves_of_the_first_format_are_converted() -> None:
    first = play(Game("mini-market", seats=2, seed="7/1", markets=3, rounds=1))
    options = msgspec.to_builtins(first.rules.sequel(first.state))
    second = Game("mini-market", seats=2, seed="7/2", **options)
    second.act(0, "pass")
    old = msgspec.json.encode({"games": [first.record, second.record]})
    chain = Campaign.load(old)
    assert chain.game.state == second.state
    assert (chain.seed, chain.number, chain.restarts) == ("7", 2, 0)
    assert chain.finished[0].result == msgspec.to_builtins(first.result())
    assert contents(chain)["format"] == 2
    assert Campaign.load(chain.save()).save() == chain.save()


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b'{"format":3,"seed":"1"}', "saved in format 3; formats 1 and 2 can be read"),
        (b'{"format":2,"seed":"1"}', "missing required field `current`"),
        (b'{"format":"new"}', "not a saved campaign"),
    ],
)
def test_saves_of_another_format_are_refused_by_name(data: bytes, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Campaign.load(data)


def test_the_seed_of_a_game_tells_nothing_of_the_others() -> None:
    chain = second_market()
    seeds = [game_seed("7", number, restarts) for number in (1, 2, 3) for restarts in (0, 1)]
    assert len(set(seeds)) == 6
    assert chain.game.record.seed == game_seed("7", 2)
    assert not any(seed.startswith("7") and "/" in seed for seed in seeds)
    assert all(len(seed) == 32 for seed in seeds)


def test_campaigns_without_a_seed_get_one_of_their_own() -> None:
    one, other = (Campaign("mini-market", seats=2, seed=None) for _ in range(2))
    assert one.seed != other.seed
    assert len(one.seed) == 32


def test_the_current_game_may_be_begun_anew_with_another_seed() -> None:
    chain = second_market()
    before, seed = chain.game.state.to_json(), chain.game.record.seed
    coins = [trader.coins for trader in chain.game.state.traders]
    play(chain.game)
    chain.restart()
    assert (chain.number, chain.restarts, len(chain.finished)) == (2, 1, 1)
    assert chain.game.record.seed not in (seed, chain.seed)
    assert [trader.coins for trader in chain.game.state.traders] == coins
    assert chain.game.state.to_json() != before
    again = Campaign.load(chain.save())
    for one in (chain, again):
        one.restart()
        play(one.game)
        one.go_on()
    assert again.save() == chain.save()
    assert (chain.finished[1].restarts, chain.restarts) == (2, 0)


def test_a_campaign_remembers_its_people() -> None:
    chain = Campaign("mini-market", seats=2, seed="7", markets=2, rounds=1, humans=(1,))
    for text in ("pass", "pass"):
        chain.game.act(chain.game.seats()[0], text)
    chain.game.act(1, "read")
    assert chain.go_on().state.humans == (1,)
    assert Campaign.load(chain.save()).restart().state.humans == (1,)


def test_a_campaign_ends_with_its_last_game() -> None:
    chain = campaign(markets=1)
    play(chain.game)
    assert chain.over
    with pytest.raises(Illegal, match="no-sequel"):
        chain.go_on()

"""Saved campaigns: the same bytes and the same future after a round trip, at any moment."""

from collections.abc import Callable

import pytest

from quarterdeck import BadRecord, Campaign, Illegal
from tests.space_alert.test_10_campaign import embark, everybody, fly, fly_on, take_off


def in_the_lobby() -> Campaign:
    campaign = embark()
    campaign.game.act(1, "propose yellow mixed")
    return campaign


def planning() -> Campaign:
    campaign = embark(seats=3, extra_android=True, captain=1)
    game = take_off(campaign.game)
    for seat in (0, 2):
        game.act(seat, str(game.choices(seat)[seat]), at=7.5 + seat)
    game.clock(100.0)
    return campaign


def voting() -> Campaign:
    campaign = embark()
    fly(campaign.game).act(2, "stop")
    return campaign


def repairing() -> Campaign:
    campaign = embark()
    everybody(fly(campaign.game), "fly-on")
    campaign.game.act(0, str(campaign.game.choices(0)[0]))
    return campaign


def planning_the_second_mission() -> Campaign:
    campaign = embark()
    fly(campaign.game)
    take_off(fly_on(campaign)).clock(100.0)
    return campaign


def at_the_end() -> Campaign:
    campaign = embark()
    for _ in range(2):
        fly(campaign.game)
        fly_on(campaign)
    fly(campaign.game)
    return campaign


MOMENTS = [in_the_lobby, planning, voting, repairing, planning_the_second_mission, at_the_end]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_campaign_is_the_same_after_a_round_trip(moment: Callable[[], Campaign]):
    campaign = moment()
    saved = campaign.save()
    loaded = Campaign.load(saved)
    assert loaded.save() == saved
    assert Campaign.load(saved.decode()).save() == saved
    assert loaded.game.state == campaign.game.state
    assert (loaded.seed, len(loaded.finished)) == (campaign.seed, len(campaign.finished))
    assert (loaded.over, loaded.game.seats()) == (campaign.over, campaign.game.seats())


@pytest.mark.parametrize("moment", MOMENTS)
def test_equal_tables_are_written_with_equal_bytes(moment: Callable[[], Campaign]):
    campaign = moment()
    assert Campaign.load(campaign.save()).game.state.to_json() == campaign.game.state.to_json()


def finish(campaign: Campaign) -> bytes:
    """Play to the end: whoever is asked takes the last thing offered, and time passes."""
    while not campaign.over:
        game = campaign.game
        if game.over:
            campaign.go_on()
        elif game.view(None)["asked"]["frame"] == "planning":
            game.clock(game.state.now + 1000.0)
        else:
            seat = game.seats()[0]
            game.act(seat, game.choices(seat)[-1])
    return campaign.save()


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_loaded_campaign_has_the_same_future(moment: Callable[[], Campaign]):
    campaign = moment()
    loaded = Campaign.load(campaign.save())
    assert finish(loaded) == finish(campaign)
    assert loaded.game.result() == campaign.game.result()


def test_whole_seconds_make_the_same_bytes_as_any_time():
    campaign = embark()
    take_off(campaign.game).clock(100)
    campaign.game.act(0, campaign.game.choices(0)[0], at=101)
    saved = campaign.save()
    assert Campaign.load(saved).save() == saved


def test_a_campaign_cannot_go_on_before_its_mission_is_over():
    with pytest.raises(Illegal, match="game-not-over"):
        planning().go_on()


@pytest.mark.parametrize("data", [b"", b"[]", b'{"games": 3}', b'{"games": []}'])
def test_what_is_no_campaign_is_refused_by_name(data: bytes):
    with pytest.raises(BadRecord):
        Campaign.load(data)


def test_a_campaign_whose_inputs_make_no_sense_is_refused_by_name():
    saved = voting().save().replace(b'"stop"', b'"repair-nothing"')
    with pytest.raises(BadRecord, match="does not replay"):
        Campaign.load(saved)

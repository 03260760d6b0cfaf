"""Offers between officers in their browsers: one asks for help, another offers dice, the first takes them (G7-R16)."""

import pytest
from playwright.sync_api import expect

from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.gen7 import games
from tests.web.people import Visitor
from tests.web.records import lay_out


def two_officers(server: Server, visitors: Visitors, screen: dict[str, object]) -> tuple[Visitor, Visitor]:
    """Who asks for help, and who is asked, each with a browser."""
    asker, helper = visitors(server), visitors(server, "ru", **screen)
    people = [visitor.as_person().me["id"] for visitor in (asker, helper)]
    table = lay_out(server, games.help_asked(), [*people, None])
    for visitor in (asker, helper):
        visitor.goto(f"/t/{table}")
        expect(visitor.find("region", "g7-proposal")).to_be_visible()
    return asker, helper


def lay_a_die(visitor: Visitor) -> None:
    """The first die that fits goes on the first shared spot that is lit for it."""
    visitor.touch(visitor.page.locator('.g7 .pool [data-target^="die:"][aria-disabled="false"]').first)
    spots = visitor.find("region", "g7-proposal").locator('[data-target^="shared:"][aria-disabled="false"]')
    visitor.touch(spots.first)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@rule("G7-R16", "G7-R17", "G7-R20")
def test_an_offer_is_made_by_one_officer_and_taken_by_another(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    asker, helper = two_officers(still_server, visitors, screen)
    lay_a_die(helper)
    helper.press("option-send-offer")
    offered = asker.find("region", "g7-proposal")
    expect(offered.get_by_text(asker.say("g7-offers"), exact=True)).to_be_visible()
    asker.press("option-take-offer", player=helper.name)
    expect(offered.get_by_text(asker.say("g7-taken"), exact=True)).to_be_visible()
    expect(helper.find("region", "g7-proposal").get_by_text(helper.say("g7-taken"), exact=True)).to_be_visible()
    helper.check_language()


@rule("G7-R17", "G7-R25")
def test_whoever_is_asked_may_decline_and_the_asker_reads_it(still_server: Server, visitors: Visitors) -> None:
    asker, helper = two_officers(still_server, visitors, DESKTOP)
    helper.press("option-refuse")
    expect(asker.find("region", "g7-proposal").get_by_text(asker.say("g7-declines")).first).to_be_visible()


@rule("G7-R20", "G7-26.4")
def test_shared_spots_that_cannot_be_filled_yet_say_why(still_server: Server, visitors: Visitors) -> None:
    visitor = visitors(still_server)
    visitor.goto(f"/t/{lay_out(still_server, games.filling(), [visitor.as_person().me['id'], None, None])}")
    closed = visitor.find("region", "g7-proposal").get_by_role("button", name=visitor.say("g7-commit"))
    expect(closed).to_have_attribute("aria-disabled", "true")
    expect(visitor.page.locator(".board-prompt .hint")).to_contain_text(visitor.say("g7-hint-proposing"))
    closed.dispatch_event("click")
    expect(visitor.page.locator(".board-prompt .why")).to_contain_text(visitor.say("reason-spots-empty"))

"""Two people in two browsers fly with three androids: a crew of five without a bot."""

import re
from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError, expect

from tests.rules import rule
from tests.server.harness import Server
from tests.web import probes
from tests.web.conftest import Visitors
from tests.web.people import Visitor, wait_for_shares
from tests.web.windows import hear_everything

CREW_OF_FIVE = {"mission": "S1-1", "extra_android": True, "clock": False}
"""A data transfer comes early, and nothing that deals cards before it."""

MOST_MESSAGES = 10
"""Of the computer, before the first data transfer."""

Hand = list[str]


@rule("SA-3.1.3", "SA-3.2.8", "SA-7.2.1", "SA-7.2.2", "SA-8.1", "SA-R19", "SA-R20")
def test_two_people_and_three_androids_fly_a_mission(server: Server, visitors: Visitors) -> None:
    host, guest = visitors(server), visitors(server)
    _meet(host, guest)
    expect(host.find("list", "sa-crew").get_by_role("listitem")).to_have_count(5)
    for person in (host, guest):
        _place_on_own_board(person)
    _fill_an_androids_board(host, guest)
    _transfer(host, guest)
    hear_everything(host.page, guest.page)
    for person in (host, guest):
        person.film_runs()
    for person in (host, guest):
        person.watch()


def _meet(host: Visitor, guest: Visitor) -> None:
    table = host.as_person().open_table(2, options=CREW_OF_FIVE)["id"]
    host.goto(f"/t/{table}")
    guest.goto(f"/t/{table}")
    guest.press("ui-sit-here")
    wait_for_shares(host, guest)
    host.press("ui-start")
    for person in (host, guest):
        person.press("option-ready")
    for person in (host, guest):
        expect(person.card()).to_be_visible()


def _hand(person: Visitor, seat: int) -> Hand:
    faces = person.as_person().live(person.table).state["views"]
    hand: Hand = next(face for face in faces if face["seat"] == seat)["view"]["players"][seat]["hand"]
    return hand


def _plain(person: Visitor) -> Locator:
    """The first card of the hand that is not heroic: cards of androids and gifts never are."""
    return person.hand.get_by_role("button").filter(has_not=person.page.locator(".hero")).first


def _android_slot(person: Visitor, slot: int) -> Locator:
    return person.plan.get_by_role("button", name=re.compile(f"^Android 1: Phase 1, slot {slot},"))


def _place_on_own_board(person: Visitor) -> None:
    name = re.escape(person.name)
    own = person.plan.get_by_role("button", name=re.compile(f"^{name}: Phase 1, slot 1,"))
    person.touch(_plain(person))
    person.touch(own)
    expect(own).not_to_have_accessible_name(re.compile("empty"))


def _fill_an_androids_board(host: Visitor, guest: Visitor) -> None:
    """By tap and by key; an android's board lies open to everybody."""
    host.touch(_plain(host))
    host.touch(_android_slot(host, 1))
    _read_the_warning(host, "sa-confirm-place-no")
    expect(_android_slot(host, 1)).to_have_accessible_name(re.compile("empty"))
    host.touch(_plain(host))
    host.touch(_android_slot(host, 1))
    _read_the_warning(host, "sa-confirm-place-yes")
    expect(_android_slot(guest, 1)).to_have_accessible_name(re.compile(r"\(over .+\)"))
    key = _plain(guest).get_attribute("aria-keyshortcuts")
    assert key is not None
    guest.keys(key)  # picks up, and goes to slot 2 of the own board
    for _ in range(5):
        if _android_slot(guest, 2).evaluate("slot => slot === document.activeElement"):
            break
        guest.keys("ArrowDown")
    guest.keys("Enter")
    _read_the_warning(guest, "sa-confirm-place-yes")
    expect(_android_slot(host, 2)).to_have_accessible_name(re.compile(r"\(over .+\)"))


def _read_the_warning(person: Visitor, answer: str) -> None:
    """A card on an android's board stays there (SA-7.2.2): that is said before it is laid."""
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(person.say("reason-card-stays-on-android"))
    expect(dialog.get_by_role("link", name="Rule SA-7.2.2")).to_be_visible()
    person.press(answer)
    expect(dialog).to_have_count(0)


def _transfer(host: Visitor, guest: Visitor) -> None:
    """Card and receiver are chosen beforehand; nothing moves until the sender confirms inside the window."""
    before = _hand(host, 0), _hand(guest, 1)
    host.touch(_plain(host))
    host.touch(host.find("list", "sa-crew").get_by_role("button", name=host.say("sa-set-aside-for", name=guest.name)))
    expect(host.hand.get_by_role("button", name=host.say("sa-set-aside"))).to_be_visible()
    _hear_of_the_transfer(host, guest)
    assert (_hand(host, 0), _hand(guest, 1)) == before
    confirm = host.page.get_by_role("button", name=re.compile(f"^Give .+ to {re.escape(guest.name)}"))
    expect(confirm).to_be_visible()
    host.keys("g")
    expect(confirm).to_have_count(0)
    after = _hand(host, 0), _hand(guest, 1)
    (given,) = set(after[1]) - set(before[1]) or {after[1][-1]}
    assert after == (_without(before[0], given), [*before[1], given])


def _hear_of_the_transfer(host: Visitor, guest: Visitor) -> None:
    opened = guest.page.get_by_text(guest.say("sa-transfer-open"))
    for _ in range(MOST_MESSAGES):
        if opened.is_visible():
            return
        for person in (host, guest):
            before = [one.page.evaluate(probes.VERSION) for one in (host, guest)]
            person.press("verb-go-on")
            confirm_if_asked(person)
            for one, version in zip((host, guest), before, strict=True):
                one.page.wait_for_function(f"before => ({probes.VERSION})() !== before", arg=version)
    raise AssertionError("there is no data transfer")


def confirm_if_asked(person: Visitor) -> None:
    """Slots of the phase may be empty: then the board asks before it goes on."""
    yes = person.find("button", "sa-confirm-go-on-yes")
    with suppress(TimeoutError):
        yes.click(timeout=1000)


def _without(hand: Hand, card: str) -> Hand:
    left = list(hand)
    left.remove(card)
    return left

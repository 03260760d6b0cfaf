"""Words on cards and missions fit where they stand, in every language."""

import json
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.state import cards_in
from quarterdeck.games.starship_captains.words.card_words import card_text
from quarterdeck.kernel.words import LANGUAGES, words
from tests.server.following import Follower
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.captains import games
from tests.web.captains.people import prompt
from tests.web.conftest import Visitors
from tests.web.pages import open_record
from tests.web.people import Visitor

CROWD = ["Y", "RC", "R", "B", "Y", "R", "A", "C"]
"""A long queue."""
CUT = """async () => {
  await document.fonts.ready;
  const words = [...document.querySelectorAll('.tech > *, .slot .lab, .room b, .room .ef, .task .lab, .faction')];
  const cut = (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1;
  const leaves = (one) => {
    const [at, row] = [one, one.closest('.task') ?? one].map((box) => box.getBoundingClientRect());
    return at.right > row.right || at.top < row.top || at.bottom > row.bottom;
  };
  return words.filter((one) => one.getClientRects().length && (cut(one) || leaves(one))).map((one) => one.textContent);
}"""
"""Words and symbols on cards, slots, rooms, tracks and rows of a mission that do not fit there."""
BROKEN = """async () => {
  await document.fonts.ready;
  const line = (text, at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return Math.round([...range.getClientRects()].at(-1).top);  // a hyphen before it may count as its own
  };
  const pieces = (text) => [...text.data.matchAll(/[^\\s\\u00AD-]+/g)];
  const parted = (text, from, length) => line(text, from) !== line(text, from + length - 1);
  const broken = (text) => pieces(text).some(({ 0: piece, index }) => parted(text, index, piece.length));
  const texts = [...document.querySelectorAll('.tech .nm')].flatMap((name) => [...name.childNodes]);
  return texts.filter((one) => one.nodeType === Node.TEXT_NODE && broken(one)).map((text) => text.data);
}"""
"""Names of cards with a word that goes on in the next line without a hyphen."""
SMALL = """async (least) => {
  await document.fonts.ready;
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const [text, { parentElement: on }] = [walker.currentNode.data.trim(), walker.currentNode];
    if (!text || on.closest('.vh') || !on.getClientRects().length) continue;
    const scale = on.getScreenCTM?.().a ?? 1;
    if (parseFloat(getComputedStyle(on).fontSize) * scale < least) found.push(text);
  }
  return found;
}"""
"""Words and numbers on the board that are written smaller than so many pixels."""
SMALLEST = 11.95
HIDDEN = "crew => crew.scrollWidth - crew.clientWidth"
"""How much of something has to be scrolled to."""


@pytest.mark.parametrize("screens", [[DESKTOP, LAPTOP], [PHONE]], ids=["large", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut_off(visitors: Visitors, server: Server, screens: list[Any], language: str) -> None:
    visitor, game = visitors(server, language, **screens[0]), games.choosing_technology()
    call(visitor, [*game.state.central, *cards_in(tuple(game.state.captains[0].slots))], hardest_names(language))
    for shown in (game, games.on_mission()):
        open_record(visitor, shown)
        expect(prompt(visitor)).to_be_visible()
        for tab in ("sc-tab-offer", "sc-tab-ship") if screens == [PHONE] else ("",):
            if tab:
                visitor.touch(visitor.find("tab", tab))
            expect(visitor.page.locator(".tech .nm").first).to_be_visible()
            for screen in screens:
                visitor.page.set_viewport_size(screen["viewport"])
                assert visitor.page.evaluate(CUT) == [], screen
                assert visitor.page.evaluate(BROKEN) == [], screen
                if screen is DESKTOP:
                    assert visitor.page.evaluate(SMALL, SMALLEST) == []


def hardest_names(language: str) -> list[str]:
    """Of technologies: the longest names, and those with the longest words."""
    names = [words("starship-captains", language).text(f"name-{card}") for card in pack().technologies]
    by_word = sorted(names, key=lambda name: max(map(len, name.split())))
    return [name for pair in zip(sorted(names, key=len)[::-1], by_word[::-1], strict=True) for name in pair]


def call(visitor: Visitor, cards: list[str], names: list[str]) -> None:
    """Cards bear these names from now on."""

    def answer(route: Route) -> None:
        response = route.fetch()
        called = {f"name-{card}": name for card, name in zip(cards, dict.fromkeys(names), strict=False)}
        route.fulfill(response=response, json=response.json() | called)

    visitor.context.route("**/api/names/**", answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_missions_can_be_read_beside_a_large_crew(visitors: Visitors, server: Server, language: str) -> None:
    visitor, ship = visitors(server, language), {"mission": "", "queue": CROWD}
    draw(visitor, ship)
    open_record(visitor, games.on_mission())
    for mission in hardest_missions(language):
        ship["mission"] = mission
        visitor.page.reload()
        name = words("starship-captains", language).text(f"name-{mission}")
        expect(visitor.find("region", "sc-transporter")).to_contain_text(name)
        for screen in (DESKTOP, LAPTOP):
            visitor.page.set_viewport_size(screen["viewport"])
            assert visitor.page.evaluate(CUT) == [], (mission, screen)
            assert visitor.page.locator(".crew").evaluate(HIDDEN) <= 0, (mission, screen)


def draw(visitor: Visitor, ship: dict[str, Any], **table: Any) -> None:
    """The first captain's ship looks like this from now on, and so does the table."""

    follower = Follower()

    def answer(message: str | bytes) -> str:
        news = follower.take(json.loads(message))
        for face in news.get("views", []):
            face["view"] |= table
            face["view"]["captains"][0] |= ship
        return json.dumps(news)

    def between(browser: WebSocketRoute) -> None:
        browser.connect_to_server().on_message(lambda message: browser.send(answer(message)))

    visitor.page.route_web_socket("**", between)


def hardest_missions(language: str) -> list[str]:
    """Of those with two, three and four rows each the one that says most."""
    missions, said = pack().missions, words("starship-captains", language)
    letters = {name: sum(map(len, card_text(said, mission))) for name, mission in missions.items()}
    return [max((name for name in missions if len(missions[name].rows) == rows), key=letters.get) for rows in (2, 3, 4)]

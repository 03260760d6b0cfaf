"""Further windows of people at a table, without a browser: they bring a game on that a test wants to see the end of."""

from playwright.sync_api import Page

from tests.server.harness import COOKIE, Live, Person, Site


def window(page: Page) -> Live:
    """Another window of whoever has this page of a table open."""
    address, _, table = page.url.partition("/t/")
    cookie = next(one["value"] for one in page.context.cookies() if one["name"] == COOKIE)
    return Person(Site(address), cookie).live(table)


def hear_everything(*pages: Page) -> None:
    """Without a clock: everybody goes on from message to message until planning is over."""
    windows = [window(page) for page in pages]
    while all(one.act(one.state["seats"][0], "go-on")["type"] == "ack" for one in windows):
        pass
    for one in windows:
        one.close()

"""What is heard at a table: the computer's voice, effects, and nothing while muted."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.rules import rule
from tests.server.harness import Server, serving

SPEED = 8
"""So many seconds of the game in one of ours: enough to hear the first messages of S1-7 in a test."""
SPY = """
window.heard = [];
const named = new WeakMap();
const fetched = window.fetch;
window.fetch = async (url, ...more) => {
  const response = await fetched(url, ...more);
  const bytes = response.arrayBuffer.bind(response);
  response.arrayBuffer = async () => {
    const read = await bytes();
    named.set(read, String(url));
    return read;
  };
  return response;
};
const decode = BaseAudioContext.prototype.decodeAudioData;
BaseAudioContext.prototype.decodeAudioData = async function (bytes) {
  const url = named.get(bytes);
  const clip = await decode.call(this, bytes);
  named.set(clip, url);
  return clip;
};
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...at) {
  const [, clip] = /space-alert\\/(.*)\\.webm/.exec(named.get(this.buffer));
  window.heard.push(this.loop ? `${clip} again` : clip);
  return start.apply(this, at);
};
"""
POST = """async ([address, body]) => {
  const headers = { "content-type": "application/json" };
  return (await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sound"), clock_speed=SPEED) as running:
        yield running


Fly = Callable[..., Page]


@pytest.fixture
def fly(chromium: Browser, server: Server) -> Iterator[Fly]:
    """Opens a flight of one person, a bot and three androids, which begins at once."""
    contexts = []

    def begin(**settings: Any) -> Page:
        contexts.append(chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB"))
        page = contexts[-1].new_page()
        page.add_init_script(SPY)
        page.request.get(f"{server.address}/api/me")  # a table needs somebody who opens it
        page.goto(server.address)
        expect(page.locator("#main")).to_be_visible()
        page.evaluate("chosen => localStorage.setItem('quarterdeck.settings', JSON.stringify(chosen))", settings)
        options = {"mission": "S1-7", "extra_android": True}
        table = page.evaluate(POST, ["/api/tables", {"game": "space-alert", "seats": 2, "options": options}])["id"]
        page.evaluate(POST, [f"/api/tables/{table}/seats/1", {"kind": "bot"}])
        page.evaluate(POST, [f"/api/tables/{table}/start", {}])
        page.goto(f"{server.address}/t/{table}")
        page.locator(".choices .btn").click()
        return page

    yield begin
    for context in contexts:
        context.close()


def heard(page: Page, *clips: str) -> None:
    """Wait until these were played, one after another with nothing of the voice in between."""
    wanted = " ".join(clips)
    page.wait_for_function(
        "wanted => heard.filter(one => !one.endsWith(' again')).join(' ').includes(wanted)", arg=wanted
    )


@rule("SA-R2", "SA-R21", "SA-R22", "SA-R24")
def test_the_computer_announces_what_happens(fly: Fly) -> None:
    page = fly()
    heard(page, "fx/red-alert", "en/begin", "fx/data", "en/data")
    heard(page, "fx/serious", "en/alert", "en/t2", "en/serious", "en/white")
    heard(page, "fx/threat", "en/unconfirmed", "en/t3", "en/common", "en/blue")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("textbox")).to_be_enabled()

    expect(page.get_by_text("Silence!").first).to_be_visible(timeout=15000)
    frame = page.locator(".silence").bounding_box()
    assert frame is not None
    assert (frame["width"], frame["height"]) == (1280, 720), "the notice fills the screen"
    expect(page.get_by_role("textbox")).to_be_disabled()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot='0:1'].filled")).to_be_visible()
    heard(page, "en/communications-down")
    assert "fx/static again" in page.evaluate("heard")

    expect(page.locator(".silence")).to_have_count(0, timeout=5000)
    expect(page.get_by_role("textbox")).to_be_enabled()
    heard(page, "fx/restored", "en/communications-up")


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_computer_speaks_the_readers_language(fly: Fly, language: str) -> None:
    page = fly(language=language)
    with page.expect_response(f"**/sounds/space-alert/{language}/data.webm?*") as answer:
        heard(page, "fx/red-alert", f"{language}/begin", "fx/data", f"{language}/data")
    assert "immutable" in answer.value.headers["cache-control"], "browsers may keep it"


def test_muted_by_a_key_nothing_is_heard_nor_fetched(fly: Fly) -> None:
    page = fly()
    heard(page, "en/begin")
    sound = page.get_by_role("button", name="Sound", exact=True)
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.evaluate("heard.length = 0")
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url) if "/sounds/" in asked.url else None)
    for announced in ("T+2", "T+3"):  # whatever the first would have said is said by the second
        expect(page.get_by_text(announced).first).to_be_visible()
    assert (page.evaluate("heard"), fetched) == ([], [])


def test_what_was_said_before_a_reload_is_not_said_again(fly: Fly) -> None:
    page = fly()
    heard(page, "en/data")
    page.reload()
    page.locator("body").click()
    expect(page.get_by_text("T+2").first).to_be_visible()
    assert "en/begin" not in page.evaluate("heard")
    heard(page, "en/unconfirmed")
    assert "en/data" not in page.evaluate("heard")

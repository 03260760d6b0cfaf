"""At a real table, with a real Chromium: the announcer, the form for written plans, and their film."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from quarterdeck.cli import main
from tests.rules import rule
from tests.server.harness import PATIENCE, Server, serving
from tests.web.conftest import DESKTOP, PHONE
from tests.web.test_sound import SPY

SPEED = 20
"""The game's seconds in a second of the server's and the page's clock."""
README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SAMPLE = README.split("```yaml\n")[1].split("```")[0]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("printed"), clock_speed=SPEED) as running:
        yield running


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def page(request: Any, chromium: Browser, server: Server) -> Iterator[Page]:
    """A page whose clock stands still unless it is told to run, and which must not complain."""
    width, height = request.param
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.clock.install(time=1_000_000)
    page.goto(f"{server.address}/printed")
    page.clock.pause_at(2_000_000)
    yield page
    context.close()
    assert [text for text in complaints if "status of 400" not in text] == []


def fly(page: Page, script: str = "S2-1") -> None:
    page.get_by_label("Script").select_option(script)
    page.get_by_role("button", name="Start").focus()
    page.keyboard.press("Space")
    expect(clock(page)).to_have_text("0:00")


def clock(page: Page) -> Any:
    return page.get_by_role("timer", name="Elapsed time").last


def wait_until(page: Page, seconds: float, now: float) -> float:
    """Let the game's time go on from `now`; the page looks at its clock every 2 of the game's seconds."""
    page.clock.run_for(int((seconds - now) * 1000 / SPEED))
    return seconds


def assert_one_screen(page: Page) -> None:
    overflow = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert overflow <= 0, "the page scrolls"


# The announcer


def test_the_lobby_leads_to_the_real_table(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="At a real table").click()
    expect(page.get_by_role("heading", name="At a real table")).to_be_visible()
    expect(page.get_by_role("radio", name="Test run")).to_be_visible()


@rule("SA-R4", "SA-R24", "SA-R26")
def test_each_thing_is_said_at_its_time_and_nothing_before(page: Page) -> None:
    fly(page)
    now = wait_until(page, 12, 0)
    said = page.get_by_role("region", name="The ship’s computer")
    for words in ("T+2", "White zone", "Serious threat"):
        expect(said.get_by_text(words)).to_be_visible()
    expect(page.locator(".left")).to_have_count(0)
    assert_one_screen(page)
    now = wait_until(page, 166, now)
    expect(page.locator(".left")).to_have_text("ends in 0:59")
    now = wait_until(page, 172, now)
    silence = page.get_by_role("region", name="Communications down")
    assert silence.bounding_box() == {"x": 0, "y": 0, **(page.viewport_size or {})}
    expect(silence.get_by_text("No talking")).to_be_visible()
    now = wait_until(page, 182, now)
    expect(silence).to_have_count(0)
    now = wait_until(page, 188, now)
    expect(said.get_by_text("2", exact=True)).to_be_visible()
    now = wait_until(page, 222, now)
    expect(said.get_by_text("3", exact=True)).to_be_visible()
    assert_one_screen(page)
    now = wait_until(page, 226, now)
    expect(page.get_by_text("Phase 2", exact=True)).to_be_visible()
    expect(page.locator(".left")).to_have_count(0)
    wait_until(page, 602, now)
    expect(page.get_by_text("Planning is over").first).to_be_visible()
    expect(clock(page)).to_have_text("10:00")
    assert_one_screen(page)


def test_the_announcer_speaks(page: Page) -> None:
    page.add_init_script(SPY)
    page.reload()
    fly(page)
    wait_to_hear(page, "en/begin")
    wait_until(page, 12, 0)
    for clip in ("fx/serious", "en/t2", "en/serious", "en/white"):
        wait_to_hear(page, clip)
    page.reload()
    expect(clock(page)).to_have_text("0:12")
    assert page.evaluate("window.heard") == [], "old news is not told again"


def wait_to_hear(page: Page, clip: str) -> None:
    """The sound's own clock is not the page's, which stands still here."""
    deadline = time.monotonic() + PATIENCE
    while clip not in (heard := page.evaluate("window.heard")):
        assert time.monotonic() < deadline, f"{clip} is not heard, only {heard}"
        time.sleep(0.1)


def test_a_reload_goes_on_at_the_right_time(page: Page) -> None:
    fly(page)
    wait_until(page, 100, 0)
    page.reload()
    expect(clock(page)).to_have_text("1:40")
    past = page.get_by_role("region", name="What was said")
    expect(past.get_by_text("T+2, Serious threat, White zone")).to_be_visible()
    wait_until(page, 112, 100)
    expect(clock(page)).to_have_text("1:52")
    expect(past.get_by_text("T+4, Threat, Blue zone")).to_be_visible()


def test_the_space_bar_pauses_after_a_question_and_goes_on_without(page: Page) -> None:
    fly(page)
    wait_until(page, 20, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_contain_text("Stop the clock?")
    wait_until(page, 30, 20)
    page.keyboard.press("Space")
    expect(page.get_by_text("Clock paused")).to_be_visible()
    wait_until(page, 90, 30)
    page.reload()
    expect(clock(page)).to_have_text("0:30")
    page.keyboard.press("Space")
    wait_until(page, 40, 30)
    expect(clock(page)).to_have_text("0:40")


def test_starting_over_asks_first(page: Page) -> None:
    fly(page)
    wait_until(page, 50, 0)
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    expect(clock(page)).to_have_text("0:50")
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("dialog").get_by_role("button", name="Start over").click()
    expect(clock(page)).to_have_text("0:00")


@rule("SA-3.2.17", "SA-D48")
def test_an_early_end_takes_all_threats_to_the_form(page: Page) -> None:
    fly(page, "S2-1")
    wait_until(page, 460, 0)
    page.get_by_role("button", name="End planning").click()
    page.get_by_role("dialog").get_by_role("button", name="End planning").click()
    page.get_by_role("button", name="Enter plans").click()
    numbers, zones = page.get_by_label("Number"), page.get_by_label("Trajectory", exact=True)
    expect(numbers).to_have_count(5)
    assert [numbers.nth(row).input_value() for row in range(5)] == ["2", "4", "5", "6", "7"]
    assert [zones.nth(row).input_value() for row in range(5)] == ["white", "blue", "internal", "blue", "red"]
    page.get_by_role("combobox", name="Threat card of T+2").click()
    codes = page.get_by_role("listbox").get_by_role("option").all_inner_texts()
    assert codes
    assert all(code.startswith("SE") for code in codes), "a serious external threat was announced"


# The form


def enter_sample(page: Page) -> None:
    """The README's example, typed."""
    for n, zone, words in ((1, "white", "gunship"), (2, "internal", "I1-05")):
        page.get_by_role("button", name="Add", exact=True).press("Enter")
        page.get_by_label("Number").last.select_option(str(n))
        page.get_by_label("Trajectory", exact=True).last.select_option(zone)
        page.get_by_role("combobox", name=f"Threat card of T+{n}").press_sequentially(words)
        page.keyboard.press("Enter")
    for _ in range(2):
        page.get_by_role("button", name="Remove board 3").press("Enter")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_role("gridcell", name="Ada, slot 1: empty").focus()
    page.keyboard.type("c-aa")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    page.keyboard.type("<aa")


def test_the_readmes_example_is_typed_resolved_and_watched(
    page: Page, server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page.goto(f"{server.address}/printed/resolve")
    enter_sample(page)
    page.reload()
    expect(page.get_by_role("gridcell", name="Player 2, slot 1: red arrow")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    page.get_by_role("button", name="Resolve").press("Enter")
    expect(page.get_by_role("heading", name="Turn 1 of 12")).to_be_visible()
    page.clock.run_for(500)  # the film is drawn part by part, one in each frame
    expect(page.get_by_role("table", name="All plans").get_by_role("img", name="red arrow")).to_be_visible()
    assert_one_screen(page)
    page.reload()
    page.get_by_role("slider", name="Position in the film").fill("9999")
    page.locator(".plays .btn").last.click()
    expect(page.get_by_role("heading", name="Mission complete")).to_be_visible()
    expect(page.get_by_label("Score 1", exact=True)).to_be_visible()
    (tmp_path / "sample.yaml").write_text(SAMPLE, encoding="utf-8")
    assert facts_of(capsys, download.value.path()) == facts_of(capsys, tmp_path / "sample.yaml")


def facts_of(capsys: pytest.CaptureFixture[str], path: Path) -> Any:
    """How a file's flight ends in a terminal."""
    assert main(["resolve", str(path), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_file_fills_the_form_and_its_mistakes_are_marked_where_they_are(page: Page, server: Server) -> None:
    page.evaluate("localStorage.setItem('quarterdeck.settings', JSON.stringify({language: 'pl'}))")
    page.goto(f"{server.address}/printed/resolve")
    text = 'crew: [Ada, android]\nboards: ["C Q A", "HA"]\nthreats: [[E1-05, 1, internal]]\nstop: soon\n'
    page.locator("input[type=file]").set_input_files(
        {"name": "tonight.yaml", "mimeType": "application/yaml", "buffer": text.encode()}
    )
    wrong = page.get_by_role("gridcell", name="Ada, pole 2")
    expect(wrong).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("to nie karta").first).to_be_visible()
    expect(page.get_by_text("zagrożenie E1-05 jest zewnętrzne").first).to_be_visible()
    expect(page.get_by_text("stop „soon”").first).to_be_visible()
    expect(page.get_by_role("gridcell", name="Android 1, pole 1: ")).to_have_attribute("aria-invalid", "false")
    page.get_by_role("button", name="Rozpatrz", exact=True).click()
    expect(page.locator("[aria-invalid=true]").first).to_be_focused()
    wrong.focus()
    page.keyboard.press("b")
    expect(page.get_by_role("gridcell", name="Ada, pole 2")).to_have_attribute("aria-invalid", "false")


def test_the_pad_lays_cards_for_fingers(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/printed/resolve")
    page.get_by_role("gridcell", name="Player 2, slot 1: empty").click()
    pad = page.get_by_role("group", name="Cards to lay")
    for name in ("A", "gravolift", "heroic battlebots", "heroic move to lower red"):
        pad.get_by_role("button", name=name, exact=True).click()
    for slot, name in enumerate(("A", "gravolift", "heroic battlebots", "heroic move to lower red"), 1):
        expect(page.get_by_role("gridcell", name=f"Player 2, slot {slot}: {name}", exact=True)).to_be_visible()
    pad.get_by_role("button", name="Empty the slot, go back").click()
    expect(page.get_by_role("gridcell", name="Player 2, slot 4: empty", exact=True)).to_be_visible()


def test_trajectories_can_be_chosen_by_the_program(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/printed/resolve")
    page.get_by_role("button", name="Choose for us").click()
    chosen = page.locator(".tracks select")
    usual = ["T1", "T2", "T3", "T4"]
    page.wait_for_function(
        "usual => [...document.querySelectorAll('.tracks select')].some((s, i) => s.value !== usual[i])", arg=usual
    )
    assert len({chosen.nth(zone).input_value() for zone in range(4)}) == 4

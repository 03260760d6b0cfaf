"""The rules book: one game's rules, by chapter, in the reader's language, on a page or beside a game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.pages import captains_turn, rules_beside_the_board
from tests.web.people import Visitor

PARTLY = [
    {
        "level": 2,
        "number": "SA-1",
        "title": "Состав игры",
        "language": "ru",
        "clauses": [
            {"id": "SA-1.1", "text": "На поле корабля шесть отсеков.", "language": "ru"},
            {"id": "SA-1.2", "text": "Red and blue are not adjacent.", "language": "en"},
        ],
    }
]
"""Rules of which one clause is not translated."""


def chapters(visitor: Visitor) -> Locator:
    return visitor.page.locator("summary")


def clause(visitor: Visitor, number: str) -> Locator:
    return visitor.page.locator(f'[data-clause="{number}"]')


def test_at_a_table_there_are_only_the_rules_of_its_game(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    captains_turn(visitor)
    visitor.page.keyboard.press("r")
    expect(chapters(visitor).filter(has_text="SC-12")).to_be_visible()  # boards have summaries, too
    numbers = [re.findall(r"\b[A-Z]{2}-", text) for text in chapters(visitor).all_inner_texts()]
    assert {one for found in numbers for one in found} == {"SC-"}


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_address_of_a_clause_opens_its_chapter_there(
    visitors: Visitors, still_server: Server, device: dict[str, Any]
) -> None:
    visitor = visitors(still_server, **device)
    visitor.goto("/rules/SA-4.13.9")
    expect(clause(visitor, "SA-4.13.9")).to_be_in_viewport()
    expect(clause(visitor, "SA-4.13.9")).to_have_class(re.compile("hit"))
    expect(clause(visitor, "SA-4.14.1")).to_have_count(0)
    visitor.goto("/rules/SC-12")
    expect(chapters(visitor).filter(has_text="SC-12")).to_be_in_viewport()
    expect(clause(visitor, "SC-12.1")).to_be_visible()


def test_chapters_fold(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto("/rules/starship-captains")
    chapter = chapters(visitor).filter(has_text="SC-5")
    expect(clause(visitor, "SC-5.1")).to_have_count(0)
    chapter.click()
    expect(clause(visitor, "SC-5.1")).to_be_visible()
    chapter.press("Enter")
    expect(clause(visitor, "SC-5.1")).to_have_count(0)


def test_one_goes_back_to_where_one_came_from(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto("/log")
    visitor.page.get_by_role("link", name=visitor.say("ui-rules")).click()
    visitor.find("navigation", "ui-rules-of").get_by_role("link").nth(1).click()
    visitor.page.wait_for_url("**/rules/starship-captains")
    visitor.press("ui-rules-back")
    visitor.page.wait_for_url("**/rules")
    visitor.press("ui-rules-back")
    visitor.page.wait_for_url("**/log")


def test_whoever_comes_by_the_address_has_nowhere_to_go_back_to(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto("/rules/SA-4.13.9")
    expect(clause(visitor, "SA-4.13.9")).to_be_visible()
    expect(visitor.find("button", "ui-rules-back")).to_have_count(0)


def test_beside_a_game_one_goes_back_to_the_clause_read_before(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    rules_beside_the_board(visitor)
    expect(visitor.find("button", "ui-rules-back")).to_have_count(0)
    chapters(visitor).filter(has_text="SA-5").first.click()
    clause(visitor, "SA-5.6").get_by_role("link", name="SA-5.6").click()
    clause(visitor, "SA-5.6").get_by_role("link", name="SA-D33").click()
    expect(clause(visitor, "SA-D33")).to_have_class(re.compile("hit"))
    visitor.press("ui-rules-back")
    expect(clause(visitor, "SA-5.6")).to_have_class(re.compile("hit"))
    expect(clause(visitor, "SA-5.6")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "words", "number"),
    [("ru", "лазерные пушки", "SA-1.6"), ("pl", "tarcze boczne", "SA-1.10"), ("en", "lateral reactors", "SA-1.10")],
)
def test_a_search_finds_other_forms_of_words_in_the_readers_language(
    visitors: Visitors, still_server: Server, language: str, words: str, number: str
) -> None:
    visitor = visitors(still_server, language)
    visitor.goto("/rules/space-alert")
    visitor.page.get_by_role("searchbox").fill(words)
    expect(clause(visitor, number)).to_be_visible()


def test_a_search_finds_no_examples(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto("/rules/space-alert")
    visitor.page.get_by_role("searchbox").fill("expect threats status")
    visitor.sees("ui-rules-found", count=0)


def test_clauses_that_are_not_translated_are_marked(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server, "ru")
    visitor.page.route("**/api/rules/ru/space-alert", lambda route: route.fulfill(json=PARTLY))
    visitor.goto("/rules/SA-1")
    visitor.sees("ui-rules-english")
    expect(clause(visitor, "SA-1.2").locator("abbr")).to_have_text("EN")
    expect(clause(visitor, "SA-1.2").locator("[lang=en]")).to_have_text("Red and blue are not adjacent.")
    expect(clause(visitor, "SA-1.1").locator("abbr")).to_have_count(0)


def test_rules_in_english_say_nothing_about_translation(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto("/rules/SA-1")
    expect(clause(visitor, "SA-1.1")).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("ui-rules-english"))).to_have_count(0)


def test_the_open_game_is_in_sight_on_a_phone(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, "ru", **PHONE)
    visitor.goto("/rules/XIA-23")
    expect(visitor.find("navigation", "ui-rules-of").locator("[aria-current]")).to_be_in_viewport(ratio=1)

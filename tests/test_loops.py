"""Tests with and without a browser run in one process, in any order."""

import asyncio

import pytest

pytest_plugins = ["pytester"]

CONFTEST = """
import asyncio
import pytest
from tests.conftest import pytest_runtest_protocol

@pytest.fixture(scope="session")
def chromium():
    loop = asyncio.new_event_loop()
    asyncio._set_running_loop(loop)  # as Playwright does
    yield loop
    loop.close()
"""
TESTS = """
import asyncio

def test_with_a_browser(chromium):
    assert asyncio.get_running_loop() is chromium

def test_without_one():
    asyncio.run(asyncio.sleep(0))

def test_with_a_browser_again(chromium):
    assert asyncio.get_running_loop() is chromium

def test_without_one_at_the_end():
    asyncio.run(asyncio.sleep(0))
"""


def test_only_browser_tests_see_the_loop_of_the_browser(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(TESTS)
    pytester.runpytest_inprocess("-p", "no:xdist").assert_outcomes(passed=4)
    assert asyncio._get_running_loop() is None

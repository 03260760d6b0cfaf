"""Throttling: how often one address may ask for something (`limits`, kept in this process)."""

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter, SlidingWindowCounterRateLimiter

from quarterdeck.server.accounts import folded
from quarterdeck.server.errors import Refused
from quarterdeck.server.settings import Settings


class Throttle:
    """Refuses what comes too often."""

    def __init__(self, settings: Settings) -> None:
        store = MemoryStorage()
        self._often, self._seldom = SlidingWindowCounterRateLimiter(store), MovingWindowRateLimiter(store)
        self._requests = RateLimitItemPerMinute(settings.requests_per_minute)
        self._guests = RateLimitItemPerMinute(settings.guests_per_minute)
        self._logins = RateLimitItemPerMinute(settings.logins_per_minute)

    def request(self, address: str) -> None:
        if not self._often.hit(self._requests, "request", address):
            raise too_often()

    def new_guest(self, address: str) -> None:
        if not self._seldom.hit(self._guests, "guest", address):
            raise too_often()

    def login(self, address: str, login: str) -> None:
        """Guessing is slowed down from one address, and for one login from all of them."""
        if not self._seldom.hit(self._logins, "login", address):
            raise too_often()  # and does not count against the login: nobody locks somebody else out alone
        if not self._seldom.hit(self._logins, "login-of", folded(login)):
            raise too_often()


def too_often() -> Refused:
    return Refused("too-fast", "too many requests, try again in a minute", 429)

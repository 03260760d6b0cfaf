"""Throttling: how often one address may ask for something (`limits`, kept in this process)."""

from collections import OrderedDict
from ipaddress import IPv4Address, IPv6Network, ip_address

from limits import RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter, SlidingWindowCounterRateLimiter

from quarterdeck.server.accounts import folded
from quarterdeck.server.errors import Refused
from quarterdeck.server.settings import Settings

LOGINS_OF_ADDRESS = 3
"""How many times as often one address may try all logins as one of them: people share addresses."""
LOGINS_PER_HOUR = 20
"""How many times as often in an hour one login may be tried from all strange addresses as in a minute from one."""
MOST_KNOWN = 10_000
"""Addresses that are remembered because somebody has logged in from there."""


def network(address: str) -> str:
    """What counts as one address: of IPv6 the first half, as everybody has a whole /64."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    return str(parsed.ipv4_mapped or IPv6Network((parsed, 64), strict=False))


class Throttle:
    """Refuses what comes too often."""

    def __init__(self, settings: Settings) -> None:
        store = MemoryStorage()
        self._often, self._seldom = SlidingWindowCounterRateLimiter(store), MovingWindowRateLimiter(store)
        self._requests = RateLimitItemPerMinute(settings.requests_per_minute)
        self._guests = RateLimitItemPerMinute(settings.guests_per_minute)
        self._logins = RateLimitItemPerMinute(settings.logins_per_minute)
        self._all_logins = RateLimitItemPerMinute(settings.logins_per_minute * LOGINS_OF_ADDRESS)
        self._from_everywhere = RateLimitItemPerHour(settings.logins_per_minute * LOGINS_PER_HOUR)
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Logins and the addresses from which they succeeded, the latest last."""
        self._tables = RateLimitItemPerMinute(settings.tables_per_minute)

    def request(self, address: str) -> None:
        if not self._often.hit(self._requests, "request", network(address)):
            raise too_often()

    def new_guest(self, address: str) -> None:
        if not self._seldom.hit(self._guests, "guest", network(address)):
            raise too_often()

    def new_table(self, address: str) -> None:
        if not self._seldom.hit(self._tables, "table", network(address)):
            raise too_often()

    def login(self, address: str, login: str) -> None:
        """Guessing is slowed down from one address, for one login more than for all, and from many addresses.

        Nobody is locked out by others where they have logged in before.
        """
        who, where = folded(login), network(address)
        if not self._seldom.hit(self._logins, "login-of", who, where):
            raise too_often()
        if not self._seldom.hit(self._all_logins, "login", where):
            raise too_often()
        if (who, where) not in self._known and not self._seldom.hit(self._from_everywhere, "login-everywhere", who):
            raise too_often()

    def logged_in(self, address: str, login: str) -> None:
        """Whoever knew the password may come back from there, however many others guess."""
        self._known[folded(login), network(address)] = None
        self._known.move_to_end((folded(login), network(address)))
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def too_often() -> Refused:
    return Refused("too-fast", "too many requests, try again in a minute", 429)

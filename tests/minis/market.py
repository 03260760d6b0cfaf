"""A market: open options, gifts at any time, answers about hidden patrons, a time limit that amendments do not restart.

It exists for what the other miniatures lack: numbers as keys, tuples in options, a verb that two frames share,
bystanders, `later`, `amend`, `answer`, previews, targets, a hidden field without a pool, humans and bots, a campaign.
"""

from typing import Annotated, Any, ClassVar, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.manifest import GameRules, GameTexts, Manifest
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import LANGUAGES
from quarterdeck.kernel.zone import Zone, owner

Patron = Literal["heart", "mind", "hand"]
PATRONS: tuple[Patron, ...] = get_args(Patron)
MOST_BOUGHT = 3
READING_SECONDS = 20.0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    coins: tuple[int, ...] = ()
    """What each trader brings from the market before; 5 coins without it."""
    rounds: int = 2
    market: int = 1
    markets: int = 1


class Trader(Struct):
    seat: int
    coins: int
    bought: list[int] = []
    patron: Annotated[str, Zone(owner, whole=True)] = ""


class Step(Frame, frozen=True):
    """A frame of the market."""


class Market(State, kw_only=True):
    frame_kind: ClassVar[type[Frame]] = Step
    settings: Settings
    traders: list[Trader]
    prices: dict[int, int] = {}
    """The stalls that are left, by number."""
    answers: list[tuple[int, Patron, bool]] = []
    """Who was asked for which patron, and whether it was right."""
    round: int = 1

    def imagine(self, seat: int | None, chance: Chance) -> None:
        for trader in self.traders:
            if trader.seat != seat:
                trader.patron = chance.shuffled("patron", self.possible(trader.seat))[0]

    def possible(self, seat: int) -> list[Patron]:
        """The patrons that fit every answer."""
        said = [(patron, fits) for asked, patron, fits in self.answers if asked == seat]
        return [one for one in PATRONS if all((one == patron) == fits for patron, fits in said)]


class Buy(Option, frozen=True):
    """buy 1,3: up to three stalls at once; only single ones are listed."""

    is_open = True
    keeps_undo = True
    stalls: tuple[int, ...]

    @classmethod
    def offer(cls, table: Market, seat: int, frame: "Trade") -> list["Buy"]:
        single = [cls((stall,)) for stall in table.prices]
        return [one for one in single if one.reason(table, seat, frame) is None]

    def reason(self, table: Market, seat: int, frame: "Trade") -> Reason | None:
        if seat != frame.seat:
            return Reason("not-your-turn", "")
        if not 1 <= len(self.stalls) <= MOST_BOUGHT or list(self.stalls) != sorted(set(self.stalls)):
            return Reason("bad-list", "", {"most": MOST_BOUGHT})
        if not set(self.stalls) <= set(table.prices):
            return Reason("no-such-stall", "")
        return None if self.cost(table) <= table.traders[seat].coins else Reason("too-dear", "")

    def cost(self, table: Market) -> int:
        return sum(table.prices[stall] for stall in self.stalls)

    def take(self, table: Market, seat: int, frame: "Trade") -> None:
        trader = table.traders[seat]
        trader.coins -= self.cost(table)
        trader.bought += self.stalls
        for stall in self.stalls:
            del table.prices[stall]
        table.emit("bought", "", seat=seat, stalls=self.stalls)
        frame.end(table)
        table.then(Haggle(seat))  # comes before the next seat's turn, which `end` has put on the agenda already

    def targets(self, table: Market, seat: int, frame: "Trade") -> tuple[str, ...]:
        return tuple(f"stall:{stall}" for stall in self.stalls)

    def preview(self, table: Market, seat: int, frame: "Trade") -> list[Reason]:
        return [Reason("coins-left", "", {"coins": table.traders[seat].coins - self.cost(table)})]


class Gift(Option, frozen=True):
    """gift 1 2: two coins for seat 1, at any time; only single coins are listed."""

    is_open = True
    keeps_undo = True
    to: int
    coins: int

    @classmethod
    def offer(cls, table: Market, seat: int, frame: "Trade") -> list["Gift"]:
        if not table.traders[seat].coins:
            return []
        return [cls(trader.seat, 1) for trader in table.traders if trader.seat != seat]

    def reason(self, table: Market, seat: int, frame: "Trade") -> Reason | None:
        if self.to == seat or not 0 <= self.to < table.seat_count:
            return Reason("no-receiver", "", {"to": self.to})
        return None if 1 <= self.coins <= table.traders[seat].coins else Reason("too-dear", "")

    def take(self, table: Market, seat: int, frame: "Trade") -> None:
        table.traders[seat].coins -= self.coins
        table.traders[self.to].coins += self.coins
        table.emit("given", "", seat=seat, to=self.to, coins=self.coins)


class Ask(Option, frozen=True):
    """ask 1 heart: does seat 1 serve this patron?"""

    to: int
    patron: Patron

    @classmethod
    def offer(cls, table: Market, seat: int, frame: "Trade") -> list["Ask"]:
        if seat != frame.seat or frame.has_asked:
            return []
        others = [trader.seat for trader in table.traders if trader.seat != seat]
        return [cls(other, patron) for other in others for patron in table.possible(other)]

    def take(self, table: Market, seat: int, frame: "Trade") -> None:
        fits = table.answer(f"patron of {self.to}: {self.patron}", table.traders[self.to].patron == self.patron)
        table.answers.append((self.to, self.patron, fits))
        table.emit("answered", "", seat=self.to, patron=self.patron, fits=fits)
        table.amend(replace(frame, has_asked=True))


class Pass(Option, frozen=True):
    """pass: buy nothing."""

    keeps_undo = True

    def reason(self, table: Market, seat: int, frame: "Trade") -> Reason | None:
        return Reason("not-your-turn", "") if seat != frame.seat else None

    def take(self, table: Market, seat: int, frame: "Trade") -> None:
        frame.end(table)


class Trade(Step, frozen=True):
    """A seat's turn, during which the others may give coins away."""

    choices = (Buy, Gift, Ask, Pass)
    seat: int
    has_asked: bool = False

    def seats(self, table: Market) -> tuple[int, ...]:
        return (self.seat,)

    def bystanders(self, table: Market) -> tuple[int, ...]:
        return tuple(trader.seat for trader in table.traders if trader.seat != self.seat and trader.coins)

    def end(self, table: Market) -> None:
        """The turn is over: the next seat's comes later, after whatever this step still adds."""
        table.done()
        after = self.seat + 1
        table.later(Trade(after) if after < table.seat_count else News())


class Accept(Option, frozen=True):
    """accept: let a die decide about a coin."""

    def take(self, table: Market, seat: int, frame: "Haggle") -> None:
        table.done()
        won = table.roll("haggling", 2) == 2
        table.traders[seat].coins += won
        table.emit("haggled", "", seat=seat, coins=int(won))


class Decline(Option, frozen=True):
    """pass: pay the price; the verb is also that of passing one's turn."""

    verb = "pass"

    def take(self, table: Market, seat: int, frame: "Haggle") -> None:
        table.done()


class Haggle(Step, frozen=True):
    choices = (Accept, Decline)
    seat: int

    def seats(self, table: Market) -> tuple[int, ...]:
        return (self.seat,)


class Read(Option, frozen=True):
    """read: done with the news; it may take a while, but not longer because somebody else was quick."""

    def take(self, table: Market, seat: int, frame: "News") -> None:
        table.amend(News((*frame.readers, seat)))


class News(Step, frozen=True):
    """People read the news at the end of a round; bots do not have to."""

    choices = (Read,)
    blocking = False
    readers: tuple[int, ...] = ()

    def seats(self, table: Market) -> tuple[int, ...]:
        people = (trader.seat for trader in table.traders if table.is_human(trader.seat))
        return tuple(seat for seat in people if seat not in self.readers)

    def deadline(self, table: Market) -> float | None:
        return table.asked_since + READING_SECONDS

    def on_deadline(self, table: Market) -> None:
        table.done()
        self.run(table)

    def run(self, table: Market) -> None:
        table.round += 1
        if table.round <= table.settings.rounds:
            table.then(Trade(0))


class Open(Step, frozen=True):
    def run(self, table: Market) -> None:
        prices = table.shuffled("prices", (1, 1, 2, 2, 3, 3))
        table.prices = dict(zip(range(1, 20, 3), prices, strict=False))
        for trader in table.traders:
            trader.patron = PATRONS[table.roll(f"patron {trader.seat}", len(PATRONS)) - 1]
        table.then(Trade(0))


def setup(seats: int, options: Settings, chance: Chance) -> Market:
    coins = options.coins or (5,) * seats
    traders = [Trader(seat, coins[seat]) for seat in range(seats)]
    return Market(seat_count=seats, chance=chance, agenda=[Open()], settings=options, traders=traders)


def result(table: Market) -> Result:
    return Result(outcome="finished", score=[trader.coins + 2 * len(trader.bought) for trader in table.traders])


def sequel(table: Market) -> Settings | None:
    """The next market of a campaign: everybody keeps the coins."""
    if table.settings.market >= table.settings.markets:
        return None
    return replace(table.settings, market=table.settings.market + 1, coins=tuple(one.coins for one in table.traders))


def campaign_game(options: dict[str, Any]) -> int:
    number: int = options.get("market", 1)
    return number


def goes_on(options: dict[str, Any], result: dict[str, Any]) -> bool:
    return campaign_game(options) < options.get("markets", 1)


MESSAGES = """
verb-buy = Buy
verb-gift = Give
verb-ask = Ask
verb-pass = Pass
verb-accept = Haggle
verb-read = Done
option-buy = Buy { $stalls }
option-gift = Give { $coins } to { $to }
option-ask = Ask { $to } about { $patron }
option-pass = Buy nothing
option-accept = Haggle
option-decline = Pay the price
option-read = I have read it
reason-coins-left = { $coins } coins left.
event-bought = Seat { $seat } buys { $stalls }.
event-given = Seat { $seat } gives { $coins } to { $to }.
event-answered = Seat { $seat } serves { $patron }: { $fits }.
event-haggled = Seat { $seat } saves { $coins }.
fits-true = yes
fits-false = no
reason-not-your-turn = It is not your turn.
reason-bad-list = Name up to { $most } stalls, in ascending order.
reason-no-such-stall = There is no such stall.
reason-too-dear = You have not got the coins.
reason-no-receiver = Nobody sits in { $to }.
prompt-trade = Your turn.
waiting-trade = Another trader's turn.
prompt-haggle = Haggle?
waiting-haggle = Somebody is haggling.
prompt-news = Read the news.
waiting-news = Others are reading.
"""


def manifest(**rules: Any) -> Manifest:
    """The market, or a variant of its rules."""
    usual = GameRules(
        version=1, seats=(1, 2, 3, 4), options=Settings, state=Market, setup=setup, result=result, sequel=sequel,
        campaign_game=campaign_game, goes_on=goes_on,
    )  # fmt: skip
    return Manifest(
        name="mini-market", rules=replace(usual, **rules), texts=GameTexts(locale=dict.fromkeys(LANGUAGES, MESSAGES))
    )


MANIFEST = manifest()

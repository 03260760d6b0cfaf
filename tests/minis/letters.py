"""A campaign with secrets: letters are read aloud or burnt unread, and later episodes know which were burnt."""

from typing import Annotated, Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.event import Secret
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.manifest import GameRules, GameTexts, Manifest, TableRules
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.state import State
from quarterdeck.kernel.words import LANGUAGES, Words
from quarterdeck.kernel.zone import Zone, nobody, owner, viewers

LETTERS = ("amber", "basalt", "cobalt", "delta", "ember", "flint", "garnet", "hazel")
EPISODES = 2


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    paper: str = "white"
    """What is written on: a choice of whoever opens the table."""
    episode: int = 1
    read: tuple[str, ...] = ()
    burnt: tuple[str, ...] = ()
    """What nobody may know before the campaign ends."""


class Reader(Struct):
    seat: int
    letter: Annotated[str | None, Zone(owner, "letters")] = None


class Step(Frame, frozen=True):
    """A frame of an episode."""


class Letters(State, kw_only=True):
    frame_kind: ClassVar[type[Frame]] = Step
    paper: str
    episode: int
    readers: list[Reader]
    sack: Annotated[tuple[str, ...], Zone(nobody, "letters")]
    burnt: Annotated[tuple[str, ...], Zone(nobody, "letters")] = ()
    read: tuple[str, ...] = ()


class Read(Option, frozen=True):
    """read: read the own letter aloud."""

    def take(self, table: Letters, seat: int, frame: Step) -> None:
        reader = table.readers[seat]
        letter, reader.letter = reader.letter, None
        assert letter is not None
        table.read = (*table.read, letter)
        table.emit("read", "", seat=seat, letter=letter)


class Burn(Option, frozen=True):
    """burn: let nobody else know the own letter."""

    def take(self, table: Letters, seat: int, frame: Step) -> None:
        reader = table.readers[seat]
        seen, letter = viewers(table, (reader, "letter")), reader.letter
        assert letter is not None
        table.burnt, reader.letter = (*table.burnt, letter), None
        table.emit("burnt", "", seat=seat, letter=Secret(letter, seen))


class Post(Step, frozen=True):
    """The post comes: a letter for everybody."""

    def run(self, table: Letters) -> None:
        sack = table.shuffled("letters", table.sack)
        for reader in table.readers:
            reader.letter = sack.pop()
        table.sack = tuple(sack)
        table.then(Reading())


class Reading(Step, frozen=True):
    choices = (Read, Burn)

    def seats(self, table: Letters) -> tuple[int, ...]:
        return tuple(reader.seat for reader in table.readers if reader.letter is not None)

    def run(self, table: Letters) -> None:
        table.emit("episode-ends", "", episode=table.episode)


def setup(seats: int, options: Settings, chance: Chance) -> Letters:
    gone = {*options.read, *options.burnt}
    return Letters(
        seat_count=seats, chance=chance, agenda=[Post()], readers=[Reader(seat) for seat in range(seats)],
        sack=tuple(letter for letter in LETTERS if letter not in gone), paper=options.paper, episode=options.episode,
        burnt=options.burnt, read=options.read,
    )  # fmt: skip


def result(table: Letters) -> Result:
    return Result(outcome="finished", score=len(table.read))


def leads_on(table: Letters) -> bool:
    """Whether another episode follows."""
    return table.episode < EPISODES


def sequel(table: Letters) -> Settings | None:
    """The next episode, which knows what became of every letter."""
    if not leads_on(table):
        return None
    return Settings(table.paper, table.episode + 1, table.read, table.burnt)


def campaign_game(options: dict[str, Any]) -> int:
    number: int = options.get("episode", 1)
    return number


def goes_on(options: dict[str, Any], result: dict[str, Any]) -> bool:
    return campaign_game(options) < EPISODES


def restart_options(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name == "paper"}


def public_options(options: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name != "burnt"}


MESSAGES = """
verb-read = Read
verb-burn = Burn
option-read = Read the letter aloud
option-burn = Burn the letter
event-read = Seat { $seat } reads { $letter }.
event-burnt = Seat { $seat } burns { $letter }.
event-episode-ends = Episode { $episode } ends.
prompt-reading = Read or burn?
waiting-reading = Others are reading.
"""


PROSE = {
    "en": "The letter named {} begins: my dear friend.",
    "ru": "Письмо «{}» начинается так: мой дорогой друг.",
    "pl": "List „{}” zaczyna się tak: mój drogi przyjacielu.",
}


def prose(view: dict[str, Any], words: Words) -> dict[str, str]:
    """What stands in the letters that a view names."""
    seen = [*view["read"], *(reader["letter"] for reader in view["readers"] if isinstance(reader["letter"], str))]
    return {letter: PROSE[words.language].format(letter) for letter in seen}


def before(options: dict[str, Any], words: Words) -> str:
    """The letters that were read aloud in earlier episodes."""
    return "\n".join(PROSE[words.language].format(letter) for letter in options.get("read", ()))


def manifest(**rules: Any) -> Manifest:
    """The game, perhaps with other rules."""
    usual = GameRules(
        version=1, seats=(1, 2, 3), options=Settings, state=Letters, setup=setup, result=result, sequel=sequel,
        campaign_game=campaign_game, goes_on=goes_on,
        restart_options=restart_options, public_options=public_options, restarts=True, cooperative=True,
    )  # fmt: skip
    texts = GameTexts(locale=dict.fromkeys(LANGUAGES, MESSAGES), texts=prose, before=before)
    return Manifest(
        name="mini-letters", rules=replace(usual, **rules), texts=texts, table=TableRules(withheld=leads_on)
    )


MANIFEST = manifest()

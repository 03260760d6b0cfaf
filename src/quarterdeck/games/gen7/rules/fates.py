"""Fates: the consequences of options of cards and votes, unknown until an option is taken (G7-R14)."""

from collections.abc import Mapping
from functools import cache, lru_cache

from quarterdeck.games.gen7.content.effects import Effects
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.story import VoteOption
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel.chance import Chance

TAGS = ("heart", "mind", "ship", "self")
Fates = Mapping[str, str]
"""Consequences by option; replaced as a whole, so tables can share them."""
KEPT = 1_000
"""For how many sets of cards fates are cached."""


def card_option(card: str, number: int) -> str:
    """The first option of C-001 is `C-001/1`, as in the prose (G7-D72.5)."""
    return f"{card}/{number}"


def vote_option(section: str, option: str) -> str:
    return f"{section}?{option}"


def deal_fates(table: Gen7) -> None:
    """Every option of a card that may be met in this episode has the consequence that its card says.

    They lie face down, one pool for each tag: imagined worlds have other consequences.
    """
    fates = _card_fates(table.setting.pack, table.episode, table.removed)
    table.heart_fates, table.mind_fates = fates["heart"], fates["mind"]
    table.ship_fates, table.self_fates = fates["ship"], fates["self"]
    table.vote_fates = _vote_fates(table.setting.pack, table.episode)


@lru_cache(KEPT)
def _card_fates(pack_name: str, episode: int, removed: tuple[str, ...]) -> dict[str, Fates]:
    """The fates of cards by tag, for tables at which some cards are out of the campaign."""
    fates: dict[str, dict[str, str]] = {tag: {} for tag in TAGS}
    for name, card in pack(pack_name).crossroads.items():
        if name not in removed and card.until >= episode:
            for number, option in enumerate(card.options, 1):
                fates[option.tag][card_option(name, number)] = card_option(name, number)
    return dict(fates)


@cache
def _vote_fates(pack_name: str, episode: int) -> Fates:
    votes = [one for one in pack(pack_name).sections.values() if one.options and one.episode >= episode]
    named = [vote_option(section.id, option.id) for section in votes for option in section.options]
    return dict(zip(named, named, strict=True))


def reveal(table: Gen7, option: str, tag: str) -> str:
    """The consequence of an option that was taken comes to light."""
    field = f"{tag}_fates"
    fates = dict(getattr(table, field))
    fate: str = fates.pop(option)
    setattr(table, field, fates)
    return fate


def reveal_vote(table: Gen7, section: str, option: str) -> VoteOption:
    """Where the option that won a vote leads comes to light."""
    fates = dict(table.vote_fates)
    fate = fates.pop(vote_option(section, option))
    table.vote_fates = fates
    return option_of(table, fate)


def imagine_fates(table: Gen7, chance: Chance) -> None:
    """Options of one vote change their consequences among themselves: no other would let the story go on."""
    fates: dict[str, str] = {}
    for section in dict.fromkeys(option.partition("?")[0] for option in table.vote_fates):
        names = [option for option in table.vote_fates if option.startswith(f"{section}?")]
        left = sorted(fate for fate in table.vote_fates.values() if fate.startswith(f"{section}?"))
        fates.update(zip(names, chance.shuffled("fates", left), strict=True))
    table.vote_fates = fates


def effects_of(table: Gen7, fate: str) -> Effects:
    card, _, number = fate.partition("/")
    return table.pack.crossroads[card].options[int(number) - 1].do


def option_of(table: Gen7, fate: str) -> VoteOption:
    """The option of a vote section that a fate belongs to."""
    section, _, name = fate.partition("?")
    return next(option for option in table.pack.sections[section].options if option.id == name)

"""Decks: drawing, discarding face up beneath, reshuffling (G7-13.3, G7-18.2, G7-19.5, G7-D16)."""

from collections.abc import Iterable

from quarterdeck.games.gen7.state import Gen7, Player

FILES, ALGORITHMS, WORK_TASKS, KEY_TASKS = "files", "algorithms", "work_tasks", "key_tasks"
_PLACES = {
    FILES: ("file_deck", "file_pile", "drawn_files"),
    ALGORITHMS: ("algorithm_deck", "algorithm_pile", "drawn_algorithms"),
    WORK_TASKS: ("work_deck", "work_pile", "drawn_work_tasks"),
    KEY_TASKS: ("key_deck", "key_pile", "drawn_key_tasks"),
}
"""Of each deck: its face-down cards, those face up beneath it, and where a player looks at drawn ones."""


def face_down(table: Gen7, deck: str) -> tuple[str, ...]:
    return getattr(table, _PLACES[deck][0])  # type: ignore[no-any-return]


def draw(table: Gen7, deck: str, number: int) -> tuple[str, ...]:
    """Cards from the top, as many as there are; the deck is renewed as soon as its last card is taken (G7-D16)."""
    down, pile, _ = _PLACES[deck]
    cards = getattr(table, down)
    if 0 < number < len(cards):
        setattr(table, down, cards[:-number])
        return cards[: -number - 1 : -1]  # type: ignore[no-any-return]
    drawn: list[str] = []
    while len(drawn) < number:
        if not getattr(table, down):
            _renew(table, deck)
        cards = getattr(table, down)
        if not cards:
            break
        drawn.append(cards[-1])
        setattr(table, down, cards[:-1])
        if len(cards) == 1 and getattr(table, pile):
            _renew(table, deck)
    return tuple(drawn)


def _renew(table: Gen7, deck: str) -> None:
    """The face-up cards are shuffled and become the face-down deck (G7-19.5)."""
    down, pile, _ = _PLACES[deck]
    cards = getattr(table, pile)
    if cards:
        setattr(table, down, tuple(table.shuffled(deck, cards)))
        setattr(table, pile, ())
        table.emit("deck-shuffled", "G7-D16", deck=deck)


def put_under(table: Gen7, deck: str, cards: Iterable[str]) -> None:
    """Cards go face up under their deck."""
    pile = _PLACES[deck][1]
    setattr(table, pile, (*getattr(table, pile), *cards))


def shuffle(table: Gen7, deck: str, more: Iterable[str] = ()) -> None:
    """Face-up cards are turned face down first (G7-13.5, G7-18.4, G7-19.7)."""
    down, pile, _ = _PLACES[deck]
    cards = (*getattr(table, down), *getattr(table, pile), *more)
    setattr(table, pile, ())
    setattr(table, down, tuple(table.shuffled(deck, cards)))
    table.emit("deck-shuffled", "G7-D16", deck=deck)


def put_on_top(table: Gen7, deck: str, card: str) -> None:
    down = _PLACES[deck][0]
    setattr(table, down, (*getattr(table, down), card))


def take_off(table: Gen7, deck: str, number: int) -> None:
    """Take the top cards off the deck while somebody looks at them."""
    down = _PLACES[deck][0]
    cards = getattr(table, down)
    setattr(table, down, cards[: len(cards) - number])


# Cards that a player looks at


def looked_at(player: Player, deck: str) -> tuple[str, ...]:
    return getattr(player, _PLACES[deck][2])  # type: ignore[no-any-return]


def look_at(player: Player, deck: str, cards: Iterable[str]) -> None:
    setattr(player, _PLACES[deck][2], tuple(cards))


def draw_for(table: Gen7, player: Player, deck: str, number: int) -> int:
    """Draw cards that only this player sees (G7-R26); returns how many there were."""
    drawn = draw(table, deck, number)
    look_at(player, deck, (*looked_at(player, deck), *drawn))
    return len(drawn)


def take_all(table: Gen7, player: Player, deck: str) -> None:
    """A player looks through the whole deck, face-up cards included (G7-19.6)."""
    down, pile, _ = _PLACES[deck]
    look_at(player, deck, sorted((*getattr(table, down), *getattr(table, pile))))
    setattr(table, down, ())
    setattr(table, pile, ())


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Cards without one copy of a card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]

"""Resource tokens: gaining, spending, capacity, the Vault (G7-7, G7-36, G7-40)."""

from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.state import CAPACITY, RESOURCES, Gen7, Player, Stock


def changed(stock: Stock, type_: str, number: int) -> Stock:
    """A stock with more or fewer tokens of one type."""
    return {**stock, type_: stock[type_] + number}


def numbers(stock: Stock) -> tuple[int, int, int]:
    """The tokens of each type, in the order in which costs name them."""
    return stock["data"], stock["parts"], stock["chems"]


def tokens(stock: Stock) -> int:
    """Tokens of all types together."""
    return sum(stock.values())


def gain(table: Gen7, seat: int, type_: str, number: int, clause: str, source: str = "", limit: bool = True) -> int:
    """Tokens for a sector, cut to its capacity unless they come from the player's lab action (G7-7.3, G7-D37)."""
    player = table.players[seat]
    if limit:
        number = min(number, CAPACITY - player.store[type_])
    if number <= 0:
        return 0
    player.store = changed(player.store, type_, number)
    table.emit("gained", clause, seat=seat, type=type_, number=number, source=source)
    happened(table, Happening("gained", (seat,), type=type_))
    return number


def lose(table: Gen7, seat: int, type_: str, number: int, clause: str, source: str = "") -> int:
    """Take what there is (G7-D48.3)."""
    number = min(number, table.players[seat].store[type_])
    if number > 0:
        spend(table, seat, type_, number, clause, source)
    return number


def spend(table: Gen7, seat: int, type_: str, number: int, clause: str, source: str = "") -> None:
    """Discard tokens from the sector to the supply (G7-40.2)."""
    player = table.players[seat]
    player.store = changed(player.store, type_, -number)
    table.emit("spent", clause, seat=seat, type=type_, number=number, source=source)
    happened(table, Happening("spent", (seat,), type=type_))


def pay(table: Gen7, seat: int, cost: Stock, clause: str, source: str = "") -> None:
    for type_ in RESOURCES:
        if number := cost.get(type_, 0):
            spend(table, seat, type_, number, clause, source)


def cut_to_capacity(table: Gen7, player: Player, type_: str) -> None:
    """Tokens above the capacity are discarded (G7-7.4)."""
    surplus = player.store[type_] - CAPACITY
    if surplus > 0:
        player.store = changed(player.store, type_, -surplus)
        table.emit("discarded-surplus", "G7-7.4", seat=player.seat, type=type_, number=surplus)


def fill_vault(table: Gen7, type_: str, number: int, clause: str, source: str = "") -> None:
    """Into the Vault, up to its capacity (G7-7.5)."""
    number = min(number, CAPACITY - table.vault[type_])
    if number > 0:
        table.vault = changed(table.vault, type_, number)
        table.emit("vault-gained", clause, type=type_, number=number, source=source)


def empty_vault(table: Gen7, type_: str, number: int, clause: str, source: str = "") -> int:
    """Out of the Vault, as far as it goes (G7-D48.3)."""
    number = min(number, table.vault[type_])
    if number > 0:
        table.vault = changed(table.vault, type_, -number)
        table.emit("vault-lost", clause, type=type_, number=number, source=source)
    return number

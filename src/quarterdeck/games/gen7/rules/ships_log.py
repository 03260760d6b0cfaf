"""The ship's log: condition squares, damaged rooms, what passes to the next episode (G7-41, G7-6.25 to G7-6.28)."""

from quarterdeck.games.gen7.rules.places import rooms_with_spots
from quarterdeck.games.gen7.state import Gen7

SEAT_BLOCK = 3
"""The dots of spots that are blocked with 3 players (G7-2.11)."""
WORN_THROUGH = "B9"


def usable_spots(table: Gen7, room: str) -> int:
    """Spots of a room that can be used at set-up with this number of seats (G7-D21)."""
    dots = [one for one in table.pack.rooms[room].dots if one]
    return sum(one != SEAT_BLOCK or table.seat_count > SEAT_BLOCK for one in dots)


def damageable(table: Gen7, room: str) -> bool:
    """Whether a room is not filled by logged damage yet (G7-6.19, G7-D21)."""
    return table.damage.get(room, 0) < usable_spots(table, room)


def damageable_rooms(table: Gen7, system: str) -> list[str]:
    rooms = [room.id for room in rooms_with_spots(table.setting.pack) if room.department == system]
    return [room for room in rooms if damageable(table, room)]


def change_damage(table: Gen7, room: str, by: int) -> None:
    """A room is noted once more, or once less (G7-6.18)."""
    table.damage = {**table.damage, room: max(0, table.damage.get(room, 0) + by)}
    kind = "room-damaged" if by > 0 else "room-mended"
    table.emit(kind, "G7-6.18", room=room, times=table.damage[room])


def cross_squares(table: Gen7, number: int) -> None:
    """Condition squares; with the last one card B9 is taken (G7-41.2, G7-41.3, G7-D22)."""
    left = table.pack.table.condition_squares - table.squares
    crossed = min(number, left)
    if not crossed:
        return
    table.squares += crossed
    table.emit("squares-crossed", "G7-41.2", number=crossed, squares=table.squares)
    if table.squares == table.pack.table.condition_squares and WORN_THROUGH not in table.unlocked:
        table.unlocked = (*table.unlocked, WORN_THROUGH)
        table.emit("unlocked", "G7-41.3", component=WORN_THROUGH)

"""What the options of Gen7 are worth, one method for each verb."""

from functools import cache
from typing import Any

from msgspec import Struct

from quarterdeck.games.gen7.bots.bridge import DIE, SPENT, Placed, placed
from quarterdeck.games.gen7.bots.lines import step_worth, worth
from quarterdeck.games.gen7.bots.teamwork import Teamwork
from quarterdeck.games.gen7.content.effects import effects_text
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules.algorithms import NONE
from quarterdeck.games.gen7.state import OFFICER, RESOURCES, ROBOT, SIDES

NO = -1.0
KEPT_BACK: dict[str, float] = {ROBOT: 0.8, OFFICER: 0.1}
"""Robots fill two spots, officers meet crossroads."""
NOW = 6.0
"""Worth more than any spot: done before a die is placed."""
SKILLS = {
    "loyal_friend": 9.0, "analyst": 5.0, "technologist": 5.0, "chemist": 5.0, "mentor": 5.0, "commandant": 5.0,
    "workhorse": 5.0, "leader": 4.5, "hacker": 4.0, "dealer": 4.5, "storekeeper": 4.0, "supplier": 6.0, "patron": 6.0,
    "medic": 4.0, "saviour": 4.5, "researcher": 3.0, "inventor": 3.0, "optimizer": 3.5, "planner": 4.0,
    "archivist": 4.0, "lone_wolf": 3.5,
}  # fmt: skip
"""What skills are worth for the rest of a campaign."""
STORES = {"storekeeper": "parts", "hacker": "data", "dealer": "chems"}


class FileUse(Struct, frozen=True):
    """What a file is used for."""

    value: float
    improves: bool
    """It mends a system."""
    waits: bool
    """It changes dice, rules or costs: it is kept until it is needed."""


WAITING = ("change", "set ", "reroll", "relax", "reduce", "put_on", "swap", "take_back")


@cache
def file_use(pack_name: str, file: str) -> FileUse:
    steps = pack(pack_name).files[file].do
    words = effects_text(steps)
    return FileUse(sum(map(step_worth, steps)), "improve" in words, any(word in words for word in WAITING))


@cache
def die_of(name: str) -> tuple[str, int]:
    kind, _, result = name.partition("-")
    return kind, int(result)


@cache
def flexible(name: str) -> float:
    """The worth of a die elsewhere."""
    kind, result = die_of(name)
    return KEPT_BACK.get(kind, 0.0) + 0.02 * result


@cache
def seen_placement(pack_name: str, option: Any) -> tuple[Placed, float]:
    """What matters about a placement, and the worth of its die elsewhere: the same ones are offered again and again."""
    kind, result = die_of(option.die)
    return placed(pack_name, option.at, kind, option.result or result), flexible(option.die)


class Choices(Teamwork):
    """What each option is worth."""

    # The turn

    def do_place(self, option: Any) -> float:
        die, elsewhere = seen_placement(self.view["pack"], option)
        return self.worth_of(die) - elsewhere

    def do_propose(self, option: Any) -> float:
        return NO

    def do_move_to_recovery(self, option: Any) -> float:
        return -die_of(option.die)[1] / SIDES[ROBOT]

    def do_play_file(self, option: Any) -> float:
        """Files that bring something are played at once; those that change dice wait."""
        use = file_use(self.view["pack"], option.file)
        if use.improves and not any(self.view["divisions"].values()):
            return NO
        wished = self.wished("file_played")
        if use.waits and self.left > (1 if wished else 0):
            return NO
        return NOW + use.value + wished if use.value + wished > 0.3 else NO

    def do_use_skill(self, option: Any) -> float:
        if option.skill in STORES:
            return NOW if self.me["store"][STORES[option.skill]] <= 11 else NO
        if option.skill == "optimizer":
            return NOW if len(self.me["work_tasks"]) <= 2 and self.left >= 2 else NO
        if option.skill == "medic":
            hurt = sum(die["at"] == "recovery" for player in self.view["players"] for die in player["dice"])
            return NOW if hurt else NO
        return NOW if option.skill in ("supplier", "archivist", "planner") else NO

    def do_use_kept(self, option: Any) -> float:
        value = sum(map(step_worth, self.pack.crossroads[option.card].keep or ()))
        return NOW + value if value > 0 else NO

    def do_spend_parts(self, option: Any) -> float:
        return NO

    do_spend_chems = do_spend_parts

    def do_pass_until_die(self, option: Any) -> float:
        return 0.1

    # Rooms

    def do_replenish(self, option: Any) -> float:
        type_ = self.asked["type"]
        stock: int = self.view["vault"][type_]
        short = 0.25 * self.ship * sum(stock + one < 4 for one in range(option.tokens))
        merit = self.pack.table.replenish[str(option.tokens)]
        return merit + short + self.wished("replenished", type=type_) - self.without(type_, option.tokens)

    def do_draw_more(self, option: Any) -> float:
        number: int = option.data
        return 0.35 * number - self.without("data", number)

    def do_finish_task(self, option: Any) -> float:
        return self.task(option.task)

    def do_set_robot(self, option: Any) -> float:
        return float(option.result)

    def do_reprogram(self, option: Any) -> float:
        return 2.0 if option.player == self.seat else 0.5

    def do_save(self, option: Any) -> float:
        return NO

    # The meeting

    def do_join(self, option: Any) -> float:
        kind, result = die_of(option.die)
        return self.meeting() - 0.6 * self.best_use(kind, result) - 0.02 * result

    def do_take_alone(self, option: Any) -> float:
        return 1.0 if len(self.me["work_tasks"]) < self.left else NO

    def do_take_task(self, option: Any) -> float:
        return self.new_task(option.card)

    def do_draft(self, option: Any) -> float:
        row = self.pack.work_tasks[option.card]
        return row.merit - SPENT * sum(row.cost)

    def do_take_top(self, option: Any) -> float:
        return float(option.number)

    def do_drop_task(self, option: Any) -> float:
        return -self.new_task(option.card) - 0.5

    # Cards

    def do_keep(self, option: Any) -> float:
        if option.card in self.pack.files:
            return sum(map(step_worth, self.pack.files[option.card].do))
        if option.card in self.pack.algorithms:
            twice = option.card in self.me["algorithms"]
            return sum(map(step_worth, self.pack.algorithms[option.card].do)) - 0.3 * twice
        if option.card in self.pack.work_tasks:
            return self.new_task(option.card)
        return 0.0

    do_find = do_keep

    def do_drop(self, option: Any) -> float:
        return -self.do_keep(option)

    def do_lose_file(self, option: Any) -> float:
        return -sum(map(step_worth, self.pack.files[option.file].do))

    def do_arrange(self, option: Any) -> float:
        up = [card for card in option.up if card != NONE]
        value = sum(0.5 + sum(map(step_worth, self.pack.algorithms[card].do)) for card in up)
        return float(value + 0.6 * sum(card != NONE for card in option.down))

    def do_give_card(self, option: Any) -> float:
        return self.do_keep(option) if option.player == self.seat else -self.do_keep(option)

    # Effects

    def do_choose_side(self, option: Any) -> float:
        return worth(self.asked["sides"][option.side - 1])

    def do_accept(self, option: Any) -> float:
        price: int = self.asked["price"]
        return worth(self.asked["line"]) - SPENT * price - 0.05

    def do_choose_player(self, option: Any) -> float:
        bad = worth(self.asked["line"]) < 0
        if option.player == self.seat:
            return NO if bad else 1.0
        merit: float = self.view["players"][option.player]["merit"]
        return 0.01 * (merit if bad else -merit)

    def do_take_token(self, option: Any) -> float:
        return self.token(option.type, self.me["store"][option.type])

    def do_give_token(self, option: Any) -> float:
        return -self.without(option.type, 1)

    def do_from_vault(self, option: Any) -> float:
        return float(self.view["vault"][option.type])

    def do_put_token(self, option: Any) -> float:
        card = self.pack.key_tasks[self.asked["task"]]
        return float(card.cost[RESOURCES.index(option.type)])

    def do_choose_task(self, option: Any) -> float:
        return self.gain(option.task)

    def do_choose_system(self, option: Any) -> float:
        division: float = self.view["divisions"].get(option.system, 0)
        return -division if self.asked["worse"] else division

    def do_send_to_recovery(self, option: Any) -> float:
        return -float(die_of(option.die)[1])

    def do_bring_back(self, option: Any) -> float:
        return float(SIDES[die_of(option.die)[0]])

    def do_heal(self, option: Any) -> float:
        return 2.0 if option.player == self.seat else 0.5

    def do_supply(self, option: Any) -> float:
        return self.tokens(option.type, 3) if self.seat in option.players else 0.0

    def do_let_awaken(self, option: Any) -> float:
        return self.center("medical_center") if option.player == self.seat else 0.3

    def do_turn_die(self, option: Any) -> float:
        kind, was = die_of(option.die)
        return 0.1 * (option.result - was) if kind == ROBOT else NO

    def do_roll_marked(self, option: Any) -> float:
        return 0.1

    def do_draw_as_usual(self, option: Any) -> float:
        return 0.1

    do_no_second = do_draw_as_usual

    def do_pay_for_return(self, option: Any) -> float:
        return (DIE if self.left else 0.0) - self.without("chems", 1)

    # Skills

    def do_buy(self, option: Any) -> float:
        given = sum(SKILLS.get(skill, 1.0) for skill in option.discard)
        return SKILLS.get(option.skill, 1.0) - given - 0.5

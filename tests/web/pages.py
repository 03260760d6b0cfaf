"""Every page of the client, each with the way to it: a new page is one line in PAGES."""

from collections.abc import Callable
from functools import cache
from uuid import uuid4

from playwright.sync_api import expect

from quarterdeck.kernel.history import Game
from tests.server.harness import Person
from tests.web.captains import games as voyages
from tests.web.gen7 import games as episodes
from tests.web.people import Visitor
from tests.web.records import lay_out, played
from tests.web.xia import games as drifts

Way = Callable[[Visitor], None]


def at(path: str) -> Way:
    return lambda visitor: visitor.goto(path)


def waiting_room(visitor: Visitor) -> None:
    visitor.open_table(5)


def briefing(visitor: Visitor) -> None:
    visitor.goto()
    visitor.play_alone("space-alert", "start-flight-mission", "start-time-timed")
    expect(visitor.find("button", "option-ready")).to_be_visible()


@cache
def planning_game() -> Game:
    return played(lambda game: game.state.now >= 240, options={"mission": "S2-6"})


@cache
def silent_game(now: float = 12.0) -> Game:
    """Communications are down from 11 to 16 seconds."""
    game = Game("space-alert", seats=5, seed="g511", mission="S2-5")
    for seat in range(5):
        game.act(seat, "ready")
    game.clock(now)
    return game


@cache
def won_game() -> Game:
    return played()


def open_record(visitor: Visitor, game: Game) -> None:
    """Sit down in the first seat of a game; in the others somebody sits who does nothing."""
    me, idle = visitor.as_person().me["id"], Person(visitor.server).me["id"]
    table = lay_out(visitor.server, game, [me, *[idle] * (game.record.seats - 1)])
    visitor.goto(f"/t/{table}")
    expect(visitor.find("main", "ui-board")).to_be_visible()


def showing(game: Callable[[], Game]) -> Way:
    """The board of a game that is played when its page is wanted."""
    return lambda visitor: open_record(visitor, game())


def planning(visitor: Visitor) -> None:
    open_record(visitor, planning_game())
    expect(visitor.card()).to_be_visible()


def card_in_hand(visitor: Visitor) -> None:
    planning(visitor)
    visitor.touch(visitor.card())
    expect(visitor.hand.get_by_role("button", pressed=True)).to_be_visible()


def silence(visitor: Visitor) -> None:
    open_record(visitor, silent_game())
    visitor.sees("sa-silence")


def all_boards(visitor: Visitor) -> None:
    visitor.start_alone()


def chat(visitor: Visitor) -> None:
    planning(visitor)
    visitor.page.keyboard.press("c")
    expect(visitor.find("textbox", "ui-chat-write")).to_be_visible()


def rules_beside_the_board(visitor: Visitor) -> None:
    planning(visitor)
    visitor.page.keyboard.press("r")
    expect(visitor.page.get_by_role("searchbox")).to_be_visible()


def end(visitor: Visitor) -> None:
    open_record(visitor, won_game())
    expect(visitor.find("region", "sa-score-sheet")).to_be_visible()


def film(visitor: Visitor) -> None:
    end(visitor)
    visitor.press("sa-watch")
    expect(visitor.scrub).to_be_visible()


def lesson(visitor: Visitor) -> None:
    visitor.goto("/games/space-alert/school")
    visitor.touch(visitor.page.get_by_label(visitor.say("sa-school-lessons")).get_by_role("button").first)
    expect(visitor.find("region", "ui-coach")).to_be_visible()


def captains_turn(visitor: Visitor) -> None:
    open_record(visitor, voyages.at_turn())
    expect(visitor.find("region", "sc-ship").or_(visitor.find("tab", "sc-tab-map"))).to_be_visible()


def captains_choice(visitor: Visitor) -> None:
    """Several options for one thing, and its explanation."""
    captains_turn(visitor)
    visitor.touch(visitor.page.locator('[data-target^="figure:"][aria-disabled="false"]').first)
    expect(visitor.page.get_by_role("menu")).to_be_visible()


def captains_mission(visitor: Visitor) -> None:
    open_record(visitor, voyages.on_mission())
    expect(visitor.find("region", "sc-transporter")).to_be_visible()


def captains_end(visitor: Visitor) -> None:
    open_record(visitor, voyages.finished())
    expect(visitor.find("region", "sc-score-sheet")).to_be_visible()


def captains_first_game(visitor: Visitor) -> None:
    visitor.goto()
    visitor.press("ui-first-game")
    expect(visitor.find("region", "ui-coach")).to_be_visible()
    visitor.press("option-got-it")
    visitor.sees("guided-room")


def captains_first_game_over(visitor: Visitor) -> None:
    open_record(visitor, voyages.guided())
    expect(visitor.find("region", "ui-goals")).to_be_visible()


def settings(visitor: Visitor) -> None:
    visitor.goto()
    visitor.press("ui-settings")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def keys(visitor: Visitor) -> None:
    planning(visitor)
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def no_such_table(visitor: Visitor) -> None:
    with visitor.forgiving():
        visitor.goto("/t/none")
        visitor.sees("ui-no-such-table")


def nowhere(path: str) -> Way:
    def way(visitor: Visitor) -> None:
        visitor.goto(path)
        visitor.sees("ui-no-such-page")

    return way


def alone_asked(visitor: Visitor) -> None:
    visitor.goto()
    visitor.press("ui-play-alone-starship-captains")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def own_account(visitor: Visitor) -> None:
    """The account page of somebody who is logged in on two devices."""
    login = {"login": f"deck-{uuid4().hex[:12]}", "password": "correct horse battery"}
    visitor.as_person().post("/api/me/account", **login)
    Person(visitor.server).post("/api/session", **login)
    visitor.context.request.post(f"{visitor.server.address}/api/session", data=login)
    visitor.goto("/account")
    expect(visitor.find("region", "ui-devices").get_by_role("listitem").first).to_be_visible()


def kept_history(visitor: Visitor) -> None:
    """The history of somebody who has flown, in a mission and in a lesson."""
    end(visitor)
    visitor.goto("/log")
    expect(visitor.page.get_by_role("table").first).to_be_visible()


PAGES: dict[str, Way] = {
    "lobby": at("/"),
    "new table": at("/new/space-alert"),
    "new table, one screen": at("/new/space-alert/together"),
    "waiting room": waiting_room,
    "briefing": briefing,
    "planning": planning,
    "planning, a card held": card_in_hand,
    "planning, communications down": silence,
    "planning alone": all_boards,
    "chat": chat,
    "rules beside the board": rules_beside_the_board,
    "film": film,
    "end": end,
    "new table of captains": at("/new/starship-captains"),
    "a captain's turn": captains_turn,
    "a captain's choice": captains_choice,
    "a mission under way": captains_mission,
    "end of a voyage": captains_end,
    "first guided game": captains_first_game,
    "end of the first guided game": captains_first_game_over,
    "new table of Xia": at("/new/xia"),
    "a captain of Xia at actions": showing(drifts.at_actions),
    "a captain of Xia under way": showing(drifts.on_the_move),
    "end of a game of Xia": showing(drifts.finished),
    "new table of Gen7": at("/new/gen7"),
    "a turn of Gen7": showing(episodes.first_turn),
    "crossroads of Gen7": showing(episodes.at_crossroads),
    "a ballot of Gen7": showing(episodes.last_ballot),
    "flight school": at("/games/space-alert/school"),
    "a lesson": lesson,
    "at a real table": at("/games/space-alert/real-table"),
    "written plans": at("/games/space-alert/real-table/resolve"),
    "account": at("/account"),
    "history": at("/log"),
    "rules": at("/rules/SA-1.13"),
    "settings": settings,
    "keys": keys,
    "no such page": nowhere("/nowhere"),
    "no such table": no_such_table,
    "before a game alone": alone_asked,
    "new table alone": at("/new/space-alert/alone"),
    "account with devices": own_account,
    "history with games": kept_history,
    "end of an episode of Gen7": showing(episodes.ended),
    "end of a campaign of Gen7": showing(episodes.ended_campaign),
    "gallery of Gen7": at("/games/gen7/gallery"),
}

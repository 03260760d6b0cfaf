"""Lessons on a server: listed like cards, opened like any table, undone and judged by the rules."""

from quarterdeck.games.space_alert.content.pack import pack
from tests.server.harness import Person, Server, texts

LESSON = pack().lessons["moving"]


def test_anybody_may_read_which_lessons_there_are(server: Server) -> None:
    lessons = Person(server).get("/api/cards/space-alert")["lessons"]
    assert [lesson["id"] for lesson in lessons] == list(pack().lessons)
    assert lessons[0]["goals"][0]["id"] == "goal-at"
    assert lessons[0]["steps"][2]["args"] == {"step": 2, "steps": 6, "board": 0, "slot": 1}


def test_a_lesson_is_opened_and_started_in_one_call(server: Server) -> None:
    person = Person(server)
    live = person.live(person.open_table(start=True, options={"lesson": "moving"})["id"])
    assert "got-it" in texts(live.state["views"][0])
    for text in ("got-it", "got-it", "place 0 A/< 1"):
        live.act(0, text)
    undone = live.ask(type="undo", seat=0)
    assert undone["type"] == "ack"
    for text in LESSON.solution[2:]:
        assert live.act(0, text)["type"] == "ack"
    finished = person.get("/api/tables")["finished"][0]
    assert finished["result"]["lesson"]["passed"]


def test_bots_sit_down_at_once_where_a_lesson_needs_more_than_one(server: Server) -> None:
    person = Person(server)
    wish = {"game": "gen7", "seats": 3, "start": True, "options": {"guided": True}}
    table = person.post("/api/tables", **wish, bots="easy")
    assert [seat["level"] for seat in table["seats"][1:]] == ["easy", "easy"]
    assert "got-it" in texts(person.live(table["id"]).state["views"][0])
    assert person.post("/api/tables", **wish)["error"]["name"] == "seats-open"


def test_a_lesson_that_does_not_exist_opens_no_table(server: Server) -> None:
    person = Person(server)
    answer = person.open_table(start=True, options={"lesson": "flying"})
    assert "there are moving, firing" in answer["error"]["message"]
    assert person.get("/api/tables")["mine"] == []

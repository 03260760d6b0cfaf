"""Choices on the server: those that nobody has to make, and why pointing at something does nothing."""

import pytest

from quarterdeck.server.errors import Refused
from tests.server.harness import Person, Server
from tests.server.inside import guest, hub_on, in_a_loop, started


@in_a_loop
async def test_a_choice_that_nobody_made_is_carried_out_only_while_it_is_the_only_one(database: str) -> None:
    async with hub_on(database) as hub:
        person = await guest(hub)
        live = await hub.table(await started(hub, person, "starship-captains", 2))
        seat = live.game.seats()[0]
        with pytest.raises(Refused, match="not the only choice"):
            await live.act(seat, "pass", automatic=True)
        live.game.state.captains[seat].ready.clear()
        live.game.state.captains[seat].medals = 0
        version = await live.act(seat, "pass", automatic=True)
        assert version == live.seq == 1


def test_the_only_choice_is_announced_and_a_stale_one_refused(server: Server) -> None:
    person = Person(server)
    table = person.post("/api/tables", game="starship-captains", seats=1, start=True)["id"]
    live = person.live(table)
    face = live.state["views"][0]
    assert face["automatic"] is None
    assert len(face["options"]) > 1
    refused = live.ask(type="act", seat=0, do=face["options"][0]["text"], automatic=True)
    assert (refused["type"], refused["name"]) == ("error", "not-automatic")


def test_a_target_is_explained_by_the_rules(server: Server) -> None:
    person = Person(server)
    table = person.post("/api/tables", game="starship-captains", seats=1, start=True)["id"]
    live = person.live(table)
    told = live.ask(type="why-target", seat=0, target="hull", held="")
    assert told["type"] == "why"
    assert told["reason"]["clause"] == "SC-4.4"
    nothing = live.ask(type="why-target", seat=0, target="moon:3", held="")
    assert nothing["reason"] is None


def test_a_whole_window_of_options_is_one_question(server: Server) -> None:
    """A shop asks about everything in it at once; as many questions would be a flood."""
    person = Person(server)
    table = person.post("/api/tables", game="starship-captains", seats=1, start=True)["id"]
    live = person.live(table)
    possible = live.state["views"][0]["options"][0]["text"]
    told = live.ask(type="why-each", seat=0, do=["end-turn", possible] * 20)
    assert told["type"] == "why-each"
    assert [reason and reason["clause"] for reason in told["reasons"]] == ["SC-3.3", None] * 20
    assert told["reasons"][0] == live.ask(type="why", seat=0, do="end-turn")["reason"]

"""Campaigns that were stored before texts and late rooms were renamed go on with their pack, and with all words."""

import re

import pytest
from msgspec import to_builtins

from quarterdeck.games.gen7.content.pack import PACKS, pack
from quarterdeck.games.gen7.content.prose import find_texts, prose, renamed
from quarterdeck.games.gen7.content.prose_check import wanted_keys
from quarterdeck.games.gen7.rules.episode_end import sequel
from quarterdeck.games.gen7.words.describe import describe, keepsake
from quarterdeck.games.gen7.words.stories import stories
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import LANGUAGES, words
from tests.gen7.episodes import played_out
from tests.gen7.old_pack import ROOMS, restore_old_pack
from tests.rules import rule

OLD_IDS = re.compile("wedge_walk|loom:|[a-z]:[a-z]|~")


@pytest.fixture
def old() -> str:
    exact = restore_old_pack()
    assert exact != PACKS.exact("base")
    return exact


def shown(game: Game, language: str) -> dict[str, str]:
    """The texts that a seat gets, of which none may lack that the view names."""
    view = game.view(0)
    texts = stories(view, words("gen7", language))
    assert [key for key in (*view["told"], *view["library"]) if not texts.get(key)] == []
    assert describe(view, words("gen7", language), True)
    return texts


def test_old_keys_stand_for_texts_and_no_present_pack_uses_them() -> None:
    assert set(renamed().values()) <= set(wanted_keys(pack()))
    assert len(set(renamed().values())) == len(renamed())
    assert not renamed().keys() & prose("en").texts().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_old_pack_has_all_its_texts(old: str, language: str) -> None:
    wanted = [key for key, kind in wanted_keys(pack(old)).items() if kind != "epilogue"]
    assert "3.00~2.81" in wanted
    assert set(wanted) <= set(find_texts(wanted, language))
    texts = find_texts(["7.40~lamp_heard", "7.40~2", "C-314~asleep", "C-314~2"], language)
    assert texts["7.40~lamp_heard"] == texts["7.40~2"] != texts["C-314~asleep"] == texts["C-314~2"]


@rule("G7-R15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stored_game_goes_on_with_its_texts(old: str, language: str) -> None:
    begun = played_out("a", "3.00", pack=old, visited=["1.00", "2.81"])
    stored, files = begun.save(), PACKS.sources_of(old)
    del PACKS.loaded[old]
    with pytest.raises(QuarterdeckError):
        Game.load(stored)
    PACKS.restore(old, files)
    game = Game.load(stored)
    assert {"3.00~2.81", "3.80~3.20"} <= set(game.state.library)
    assert shown(game, language)["3.00~2.81"] == prose(language).texts()["3.00~1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("entry", "seed", "room"), [("3.00", "a", "sixth_a"), ("5.00", "b", "sixth_b")])
def test_events_in_old_rooms_are_worded(old: str, entry: str, seed: str, room: str, language: str) -> None:
    here = words("gen7", language)
    game = played_out(seed, entry, pack=old)
    said = [here.event(event) for event in game.events]
    assert any(here.text(f"name-{room}") in line for line in said)
    assert [line for line in said if OLD_IDS.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_old_names_of_rooms_have_the_words_and_cases_of_the_present_ones(language: str) -> None:
    here = words("gen7", language)
    for old_id, present in ROOMS.items():
        cases = here.bundle.get_message(f"name-{present}").attributes.keys()
        assert here.bundle.get_message(f"name-{old_id}").attributes.keys() == cases
        for case in ("", *cases):
            assert here.text(f"name-{old_id}", case=case) == here.text(f"name-{present}", case=case)


@rule("G7-R15", "G7-R39")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("present", [False, True], ids=["its own pack", "the present pack"])
def test_the_next_episode_of_an_old_campaign_opens_with_texts(old: str, language: str, present: bool) -> None:
    options = sequel(played_out("a", "3.00", pack=old, visited=["1.00", "2.81"]).state)
    assert options is not None
    assert options.pack == old
    log = options.log
    following = Game("gen7", seats=3, seed="next", pack="base" if present else options.pack, log=log)
    assert "3.00~2.81" in following.view(0)["library"]
    assert shown(following, language)["3.00~2.81"]


@rule("G7-R43")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_old_campaign_ends_with_texts(old: str, language: str) -> None:
    game = played_out("0", "7.00", pack=old, flags=["lamp_heard", "truth_told"])
    assert "7.95~lamp_heard" in game.state.told
    shown(game, language)
    kept = keepsake(to_builtins(game.result()), words("gen7", language))
    assert kept is not None
    assert (kept.id, kept.text) == ("7.95~1", prose(language).texts()["7.95~1"])

"""What fights, damage and abilities say (XIA-R5, XIA-R12, XIA-R13)."""

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.abilities import alternatives_of
from quarterdeck.games.xia.state import Orders
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.xia.fights import VOLLEY, duel
from tests.xia.tables import SEATS, Drift
from tests.xia.test_damage import struck

WORDS = words("xia")


def labels(drift: Drift, letter: str) -> list[str]:
    """What a seat reads in its list of options."""
    table, seat = drift.table, SEATS.index(letter)
    frame = table.agenda[-1]
    options = table.options(seat)
    found = [(option, option.label(table, seat, frame)) for option in options]
    return [WORDS.option(option) if label is None else WORDS.prompt(label) for option, label in found]


def said(drift: Drift, line: str) -> list[str]:
    letter, text = line.split(": ", 1)
    return [WORDS.reason(reason) for reason in drift.table.preview(SEATS.index(letter), drift.table.option(text))]


def prompt(drift: Drift, letter: str) -> str:
    return WORDS.prompt(drift.table.agenda[-1].prompt(drift.table, SEATS.index(letter)))


def test_places_of_damage_are_told_apart() -> None:
    drift = struck(3, outfits=["halon-engine"], spent={"halon-engine": 1}, cargo="2spice")
    assert labels(drift, "B") == [
        "An empty compartment",
        "A compartment with a cube: spice",
        "Halon Engine: a section without arming spot",
        "Halon Engine: a free arming spot",
        "Halon Engine: an arming spot with its marker",
        "Place all of it for me",
    ]
    assert prompt(drift, "B") == "3 damage markers: where does the next one go?"
    choosing = Drift("BL", {"A": {"at": "2,0"}, "B": {"at": "0,0"}})
    choosing.seat("B").orders = Orders(damage="choose")
    choosing.table.then(drift.table.agenda[-1])
    assert labels(choosing, "B")[0] == "Compartment in row 1, column 1"


def test_abilities_say_on_what_they_are_used() -> None:
    cards = ["signal-jammer", "replicator", "sun-sip", "red-line"]
    drift = duel([], {"abilities": cards, "cargo": "1spice", "outfits": ["m-22-engine"]})
    assert [label for label in labels(drift, "A") if label.startswith("Use")] == [
        "Use Signal Jammer: Swamp Rat",
        "Use Replicator: spice",
        "Use Sun Sip",
        "Use Red Line: move with the M-22 Engine",
        "Use Red Line: attack Swamp Rat with the M-22 Engine",
    ]


def test_dice_are_named_by_number_and_face() -> None:
    drift = duel([6, 1], {"ship": "easy-tiger"})
    for text in ("attack swamp-rat", "aim nock-blaster", "aim nock-blaster", "fire"):
        drift.table.act(0, drift.table.option(text))
    assert labels(drift, "A") == ["Use Second Try: die 1, which shows 6", "Use Second Try: die 2, which shows 1", "No"]
    assert prompt(drift, "A") == "You rolled 6, 1 (attack). Change it?"


def test_repairs_name_the_section() -> None:
    words = {"outfits": ["nock-blaster"], "damage": {"empty": 3, "nock-blaster": {"spot": 1}}}
    drift = Drift("BL", {"A": {"ship": "iron-parliament", "at": "0,0", **words}}, [5]).do("A: use damage-control")
    assert labels(drift, "A")[:2] == ["Repair an empty compartment", "Repair the Nock Blaster: a free arming spot"]


@rule("XIA-R13")
def test_chances_of_an_ability_are_told_in_words() -> None:
    drift = duel([])
    assert said(drift, "A: use sun-sip") == [
        "5–13 (45%): +2 energy", "14–19 (30%): +3 energy", "20 (5%): energy to the maximum",
        "otherwise (20%): nothing",
    ]  # fmt: skip
    numerator = {"at": "0,0", "outfits": ["m-22-engine"]}
    engine = Drift("BL", {"D": numerator, "turn": "D"}, [5]).do("D: engine m-22-engine")
    assert said(engine, "D: use burner-sums")[-2] == "20 (5%): engine roll +8 or engine roll doubled"
    survey = Drift("BL", {"A": {"ship": "plumb-line", "at": "0,0"}})
    assert said(survey, "A: use deep-survey")[-2] == (
        "20 (5%): look at the top 3 sectors and put them back in any order, the next scan costs no energy"
    )


@rule("XIA-R13")
def test_the_odds_of_an_attack_are_told_in_words() -> None:
    drift = duel([], {"outfits": ["m-22-engine"], "armed": 1}, {"damage": 10}).do("A: attack swamp-rat")
    assert said(drift, "A: aim m-22-engine") == [
        "Without a defence: 3.5 damage on average, 0% none, 83% destroyed.",
        "The ram does 3.5 damage to your own ship on average; 0% that it is destroyed.",
    ]
    attacked = duel([], {}, {"outfits": ["targe-shield"]}).do(*VOLLEY)
    assert prompt(attacked, "B") == "Puddle Jumper attacks you. Which shields and abilities do you use?"
    assert said(attacked, "B: stand") == ["You would take 3.5 damage on average, 0% none, 0% destroyed."]


@rule("XIA-32.1.2")
def test_every_side_of_every_card_has_words() -> None:
    sides = [side for card in pack().abilities.values() for band in card.bands for side in alternatives_of(band)]
    told = [str(WORDS.spell("effects", side)) for side in sides]
    assert len(told) == 48
    assert {text for text in told if text in sides} == {"attack +4", "attack +6", "attack +10"}, "said as written"
    assert told[0] == "roll that die again"

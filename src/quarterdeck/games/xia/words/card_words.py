"""What cards of Xia say, line by line: abilities, outfits, titles, missions and NPCs."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.xia.content.abilities import Ability, Band
from quarterdeck.games.xia.content.effects import Effect
from quarterdeck.games.xia.content.missions import DistancePay, Mission, RollPay, TierPay
from quarterdeck.games.xia.content.npcs import NpcCard
from quarterdeck.games.xia.content.outfits import OutfitKind
from quarterdeck.games.xia.content.pack import Pack
from quarterdeck.games.xia.content.ships import Ship
from quarterdeck.games.xia.content.titles import Deed, Title, read_perk
from quarterdeck.kernel.phrases import Phrase
from quarterdeck.kernel.words import sentences

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

Card = Ability | OutfitKind | Title | Mission | NpcCard | Ship


def describe_cards(words: "Words", content: Pack) -> dict[str, list[str]]:
    """What every card of a pack says, by id."""
    cards: dict[str, Card] = {
        **content.abilities, **content.outfits, **content.titles, **content.missions, **content.npcs,
        **content.ships,
    }  # fmt: skip
    return {name: card_text(words, card, content) for name, card in cards.items()}


def card_text(words: "Words", card: Card, content: Pack) -> list[str]:
    """All that a card says, line by line, without its name."""
    match card:
        case Ability():
            return _ability(words, card)
        case OutfitKind():
            return _outfit(words, card)
        case Title():
            return _title(words, card)
        case Mission():
            return _mission(words, card, content)
        case NpcCard():
            return _npc(words, card)
        case Ship():
            return _ship(words, card, content)


def named_text(words: "Words", name: str, content: Pack) -> str:
    """The name of an ability, outfit, title or mission, and what it says, in one line."""
    cards: dict[str, Card] = {**content.abilities, **content.outfits, **content.titles, **content.missions}
    return words.text("card-says", {"card": name, "text": sentences(card_text(words, cards[name], content))})


def _say(words: "Words", phrase: Phrase) -> str:
    said = phrase.say()
    return words.text(said.id, said.args)


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


# Abilities and outfits


def _ability(words: "Words", card: Ability) -> list[str]:
    """Timing and cost, what it needs, and what each roll brings."""
    head = words.text("ability-head", {"timing": card.timing, "energy": card.energy})
    needs = [_say(words, card.condition)] if card.condition else []
    if not card.rolls:
        return [head, *needs, words.text("ability-effect", {"what": _choices(words, card.bands[0])})]
    return [head, *needs, *(_band(words, band) for band in card.bands)]


def _band(words: "Words", band: Band) -> str:
    return words.text("ability-band", {"faces": _span(band.low, band.high), "what": _choices(words, band)})


def _choices(words: "Words", band: Band) -> str:
    sides = [", ".join([effect_text(words, effect) for effect in side]) for side in band.choices]
    return words.text("ability-or").join(sides)


def effect_text(words: "Words", effect: Effect) -> str:
    """An effect as text; one without its number means all."""
    said = effect.say()
    return words.text(said.id + ("-all" if None in said.args.values() else ""), said.args)


def _outfit(words: "Words", card: OutfitKind) -> list[str]:
    values = {"die": card.die, "spots": card.spots, "price": card.price, "sells": card.sells}
    low, high = card.range
    distance = low if low == high else _span(low, high)
    reach = [words.text("outfit-range", {"distance": distance})] if card.kind in ("blaster", "missile") else []
    return [words.text(f"outfit-{card.kind}"), *reach, words.text("outfit-values", values)]


# Ships


def _ship(words: "Words", mat: Ship, content: Pack) -> list[str]:
    """Numbers and ability."""
    values = words.text("card-ship", {"count": mat.size, "energy": mat.energy, "impulse": mat.impulse})
    return [values, named_text(words, mat.ability, content)]


# Titles


def _title(words: "Words", card: Title) -> list[str]:
    """Fame, what it takes, and what it brings."""
    deeds = ", ".join([_deed(words, deed) for deed in card.conditions])
    perk = read_perk(card.perk)
    return [
        words.text("title-fame", {"fame": card.fame}),
        words.text(f"title-{card.kind}", {"deeds": deeds}),
        words.text("title-perk", {"perk": words.text(f"perk-{perk.word}", {"amount": perk.amount})}),
    ]


def _deed(words: "Words", deed: Deed) -> str:
    name = f"deed-destroy-{deed.victim}" if deed.word == "destroy" and deed.count == 1 else f"deed-{deed.word}"
    return words.text(name, {"count": deed.count})


# Missions


def _mission(words: "Words", card: Mission, content: Pack) -> list[str]:
    """Task, delivery, pay, and what a crime leads to."""
    task = words.text(f"mission-{card.task}", {"where": card.place, "prey": card.target})
    lines = [task, words.text("mission-deliver", {"where": card.deliver}), _pay(words, content.pay[card.pay])]
    if card.legal:
        return lines
    if card.task == "load":
        caught = [_span(band.low, band.high) for band in content.consequences.sneak if band.caught]
        lines.append(words.text("mission-sneak", {"faces": ", ".join(caught), "credits": content.consequences.caught}))
    return [*lines, words.text("mission-illegal", {"credits": content.consequences.illegal})]


def _pay(words: "Words", pay: DistancePay | TierPay | RollPay) -> str:
    if isinstance(pay, RollPay):
        bands = [_pay_band(words, _span(band.low, band.high), band.amount) for band in pay.bands]
        return words.text("pay-roll", {"sums": ", ".join(bands)})
    return words.text(f"pay-{'distance' if isinstance(pay, DistancePay) else 'tier'}", pay.words())


def _pay_band(words: "Words", faces: str, amount: int | None) -> str:
    args: dict[str, Any] = {"faces": faces, "credits": amount or 0}
    return words.text("pay-caught" if amount is None else "pay-band", args)


# NPCs


def _npc(words: "Words", card: NpcCard) -> list[str]:
    """Numbers, then whom it attacks and what it does."""
    lines = [words.text("npc-moves", {"points": card.move})]
    if card.attack:
        weapon = {"dice": _dice(card.attack), "distance": _span(*card.range)}
        lines.append(words.text(f"npc-{card.weapon}", weapon))
    lines.append(words.text("npc-defence", {"dice": _dice(card.defence), "destroyed": card.destroyed}))
    lines.append(words.text("npc-reward", {"fame": card.fame, "credits": card.bounty}))
    return lines + [_say(words, line) for line in (*card.targets, *card.program)]


def _dice(sides: tuple[int, ...]) -> str:
    return " ".join([f"d{one}" for one in sides])

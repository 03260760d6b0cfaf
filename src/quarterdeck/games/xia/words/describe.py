"""A table of Xia as text, for screen readers and terminals."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.xia.content.pack import Pack, pack
from quarterdeck.games.xia.guided.coach import coach_lines, goal_lines
from quarterdeck.games.xia.rules.cargo_words import write_cargo
from quarterdeck.games.xia.rules.chart import chart
from quarterdeck.games.xia.words.card_words import card_text, named_text
from quarterdeck.games.xia.words.text_map import text_map

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]


def describe(view: View, words: "Words", fully: bool) -> list[str]:
    """The table as one seat sees it, line by line; `fully` with the whole map."""
    lines = [words.text("describe-round", {"round": view["round"], "goal": view["setting"]["goal"]})]
    if fully:
        lines += _map(view, words)
    for captain in view["captains"]:
        lines += _captain(view, captain, words, fully)
    lines += [_npc(npc, words) for npc in view["npcs"] if npc["entered"]]
    if view["open_titles"]:
        lines.append(words.text("describe-open-titles", {"title": list(view["open_titles"])}))
    return lines + _here(view, words) + coach_lines(view, words)


def _map(view: View, words: "Words") -> list[str]:
    """The map with its legend, which sectors lie where, and how many are unknown."""
    laid = [text.split(" ")[:2] for text in view["sectors"]]
    lines = [words.text("describe-sector", {"sector": sector, "at": at}) for sector, at in laid]
    drawn = [*text_map(view), words.text("describe-legend")] if laid else []
    return [*drawn, *lines, words.text("describe-stack", {"count": view["sectors_left"]})]


def _captain(view: View, captain: View, words: "Words", fully: bool) -> list[str]:
    """A captain with ship, hold and cards; `fully` with what the cards say."""
    known = {name: captain[name] for name in ("seat", "ship", "at", "fame", "credits", "bounty")}
    if not captain["ship"]:
        return []
    content = pack(view["setting"]["pack"])
    size = content.ships[captain["ship"]].size
    power = {name: captain[name] for name in ("energy", "armed", "disarmed")}
    lines = [
        words.text("describe-captain" if captain["at"] else "describe-captain-away", known),
        words.text("describe-power", {**power, "damage": len(captain["damage"]), "size": size}),
        *_belongings(captain, words),
        *(_texts(captain, content, words) if fully else []),
    ]
    return [lines[0], *(f"    {line}" for line in lines[1:])]


def _belongings(captain: View, words: "Words") -> list[str]:
    """Outfits, cargo, mission and titles, as far as there are any."""
    lines = []
    if captain["outfits"]:
        lines.append(words.text("describe-outfits", {"outfit": [outfit["kind"] for outfit in captain["outfits"]]}))
    if captain["cargo"]:
        lines.append(words.text("describe-cargo", {"cargo": write_cargo(captain["cargo"])}))
    if isinstance(captain["mission"], str):
        lines.append(words.text("describe-mission", {"mission": captain["mission"]}))
    elif captain["mission"]:
        lines.append(words.text("describe-mission-hidden"))
    if captain["titles"]:
        lines.append(words.text("describe-titles", {"title": captain["titles"]}))
    return lines


def _texts(captain: View, content: Pack, words: "Words") -> list[str]:
    """What is printed on a captain's ship and cards."""
    numbers = card_text(words, content.ships[captain["ship"]], content)[0]
    return [numbers, *(named_text(words, card, content) for card in _cards(captain))]


def _cards(captain: View) -> list[str]:
    """The cards of a captain that are seen, each once."""
    outfits = [outfit["kind"] for outfit in captain["outfits"]]
    mission = [captain["mission"]] if isinstance(captain["mission"], str) else []
    return list(dict.fromkeys([*captain["abilities"], *outfits, *mission, *captain["titles"]]))


def _npc(npc: View, words: "Words") -> str:
    known = {"npc": npc["id"], "at": npc["at"], "bounty": npc["bounty"], "credits": npc["credits"]}
    return words.text("describe-npc" if npc["at"] else "describe-npc-away", known)


def _here(view: View, words: "Words") -> list[str]:
    """The hex of the active captain's ship."""
    spot = view["captains"][view["active"]]["at"]
    if not spot:
        return []
    cell = chart(view["setting"]["pack"], tuple(view["sectors"])).cells[spot]
    known = {"sector": cell.sector, "terrain": cell.terrain}
    if not cell.mark:
        return [words.text("describe-here", known)]
    mark = words.text(f"mark-{cell.mark}", {"number" if cell.mark == "spawn" else "cargo": cell.argument})
    return [words.text("describe-here-marked", {**known, "mark": mark})]


def ending(result: Any, words: "Words") -> list[str]:
    """Who won, where everybody's fame came from, and the epilogue of the winning ship (XIA-R25)."""
    lines = [words.text("ending-winners", {"all": _names(result.winners, words), "count": len(result.winners)})]
    if result.tied:
        lines.append(words.text("ending-tied"))
    for seat, sources in enumerate(result.sources):
        known = {"seat": seat, "fame": result.fame[seat], "ship": result.ships[seat]}
        lines.append(words.text("ending-captain", {**known, "all": _sources(sources, words)}))
    return lines + [words.text(epilogue) for epilogue in result.epilogues] + goal_lines(result, words)


def _sources(sources: dict[str, int], words: "Words") -> str:
    return ", ".join(words.text("ending-source", {"source": name, "fame": fame}) for name, fame in sources.items())


def _names(seats: list[int], words: "Words") -> str:
    return ", ".join(str(words.spell("seat", seat)) for seat in seats)

"""What `quarterdeck pack check` reports about a whole pack: the story explored, the prose read in every language."""

from quarterdeck.games.gen7.content.pack import Pack
from quarterdeck.games.gen7.content.prose import prose
from quarterdeck.games.gen7.content.prose_check import prose_flaws
from quarterdeck.games.gen7.content.story_check import explore, flaws
from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.packs import BASE
from quarterdeck.kernel.words import LANGUAGES


def report(pack: Pack) -> list[str]:
    """A way to each ending, section by section; or everything that is wrong."""
    found = explore(pack)
    wrong = list(flaws(pack, found))
    if pack.name == BASE:  # the prose belongs to the base pack
        wrong += [flaw for language in LANGUAGES for flaw in prose_flaws(pack, language, prose(language).texts())]
    if wrong:
        raise BadContent("\n".join(wrong))
    ways = [f"ending {name}: {' '.join(found.witnesses[name])}" for name in sorted(found.witnesses)]
    return [f"{found.cases} cases of the story explored", *ways]

"""Rules of thumb: what each option seems to be worth, by the method named after its verb."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from quarterdeck.kernel.option import Option

PREFIX = "do_"


class ValuesByVerb:
    """Base of a game's rules of thumb: `do_buy_fame` weighs options of the verb `buy-fame`, others are worth 0."""

    weighing: ClassVar[Mapping[str, Callable[[Any, Any], float]]] = {}
    """The methods by verb."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        names = [name for name in dir(cls) if name.startswith(PREFIX)]
        cls.weighing = {name.removeprefix(PREFIX).replace("_", "-"): getattr(cls, name) for name in names}

    def value(self, option: Option) -> float:
        weigh = self.weighing.get(option.verb)
        return weigh(self, option) if weigh is not None else 0.0

    def values(self, options: Iterable[Option]) -> list[float]:
        """The same for many options."""
        weighing = self.weighing
        return [weigh(self, option) if (weigh := weighing.get(option.verb)) else 0.0 for option in options]

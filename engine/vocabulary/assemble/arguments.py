"""The arguments that content gives to a word of the rule language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.vocabulary.assemble.naming import Names, Path


class Arguments(dict[str, Any]):
    """The arguments of a word, with defaults filled in.

    Reading an argument moves the builder to the place where it is written, so that errors name that place.
    """

    def __init__(self, builder: Names, values: dict[str, Any], places: dict[str, Path]) -> None:
        super().__init__(values)
        self.builder = builder
        self.base = builder.path
        self.places = places

    def __getitem__(self, name: str) -> Any:
        self.builder.path = (*self.base, *self.places.get(name, ()))
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """As `dict.get`; also moves the builder to the place."""
        if name not in self:
            return default
        return self[name]

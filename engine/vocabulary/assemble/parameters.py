"""Reading the parameters of words, and checking where a word can stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.vocabulary.assemble.arguments import Arguments
from engine.vocabulary.assemble.naming import Names, Path, Place
from engine.vocabulary.declare import NAMES, OFFERS

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.vocabulary.declare import Condition, Effect, Modifier, Param, Selector


class Parameters(Names):
    """Reads the value of a word against its declaration. It knows the event of the rule."""

    def __init__(self, chapter: Chapter, place: Place, face: int, event: str, owned: bool) -> None:
        super().__init__(chapter, place, face)
        self.event = event
        self.owned = owned or event in OFFERS
        self.filter_depth = 0
        self.each = 0
        self.read_only = 0

    def params(self, element: Condition | Effect | Modifier | Selector, value: Any) -> Arguments:
        """The arguments of a word: a short form is unfolded, defaults are filled in.

        A map with the name of a parameter holds all arguments; any other value is the argument of the short parameter.
        """
        known = [param.name for param in element.params]
        if isinstance(value, dict) and (not element.short or not value or any(name in value for name in known)):
            return self._filled(element, dict(value), {name: (name,) for name in value})
        if value is None or (value is True and not element.short):
            return self._filled(element, {}, {})
        if element.short:
            return self._filled(element, {element.short: value}, {})
        raise self.fail(
            f'"{element.name}" must be a map of {", ".join(known)}, not "{value}"'
            if known
            else f'"{element.name}" takes no value, not "{value}"'
        )

    def _filled(
        self, element: Condition | Effect | Modifier | Selector, given: dict[str, Any], places: dict[str, Path]
    ) -> Arguments:
        known = [param.name for param in element.params]
        for name in given:
            if name not in known:
                raise self.unknown(known, name, f'parameter of "{element.name}"')
        written = []
        for param in element.params:
            if param.name in given:
                written.append(param)
            elif param.required:
                raise self.fail(f'"{element.name}" lacks "{param.name}"')
            else:
                given[param.name] = param.default
        filled = Arguments(self, given, places)
        for param in written:
            value = filled[param.name]
            self._check_name(element.name, param, value)
            self._check_choice(element.name, param, value)
        self.path = filled.base
        return filled

    def _check_name(self, element: str, param: Param, value: Any) -> None:
        if param.type in NAMES and isinstance(value, list | dict):
            given = "a list" if isinstance(value, list) else "a map"
            raise self.fail(f'"{param.name}" of "{element}" must be one name, not {given}')

    def _check_choice(self, element: str, param: Param, value: Any) -> None:
        if value is None or value == param.default or not param.choices:
            return
        for one in value if isinstance(value, list) and param.type == "choices" else [value]:
            if one not in param.choices:
                raise self.unknown(param.choices, one, f'"{param.name}" of "{element}"')

    def selector(
        self, table: dict[str, Selector], value: Any, what: str, roles: list[str]
    ) -> tuple[Selector, Arguments]:
        """A word alone, a map of a word and its value, or that map with further parameters of the word."""
        if isinstance(value, str):
            found = table.get(value)
            if found is None:
                raise self.unknown([*table, *roles], value, what)
            return found, self.params(found, None)
        if not isinstance(value, dict) or not value:
            raise self.fail(f'"{value}" is not a {what}')
        name = self._word_of(table, value, what)
        found = table[name]
        if len(value) == 1:
            self.path = (*self.path, name)
            return found, self.params(found, value[name])
        names = {key: found.short if key == name else key for key in value}
        flat = {names[key]: part for key, part in value.items()}
        return found, self._filled(found, flat, {names[key]: (key,) for key in value})

    def _word_of(self, table: dict[str, Selector], value: dict[str, Any], what: str) -> str:
        words = [name for name in value if name in table]
        for name in words:
            beside = [param.name for param in table[name].params]
            if len(value) == 1 or (table[name].short and all(key in beside for key in value if key != name)):
                return name
        if not words:
            raise self.unknown(table, next(iter(value)), what)
        known = [param.name for param in table[words[0]].params]
        raise self.unknown(known, next(key for key in value if key != words[0]), f'parameter of "{words[0]}"')

    def parts(self, values: Any) -> Iterator[Any]:
        """The parts of a list; the builder moves to each."""
        if not isinstance(values, list | tuple):
            raise self.fail(f'this must be a list, not "{values}"')
        base = self.path
        for index, part in enumerate(values):
            self.path = (*base, index)
            yield part
        self.path = base

    # -- what can stand where --------------------------------------------------------------------------------------

    def _check_event(self, name: str, within: tuple[str, ...]) -> None:
        if within and self.event not in within:
            events = " and ".join(", ".join(f'"{one}"' for one in within).rsplit(", ", 1))
            here = f'in "{self.event}"' if self.event else "here"
            raise self.fail(f'"{name}" works only in {events} rules, not {here}')

    def require_effects(self, what: str) -> None:
        """Raise an error where a die or a choice would be part of a condition, which is tested many times."""
        if self.read_only:
            raise self.fail(f'{what} cannot stand in a condition, a cost or a standing rule: move it to "do"')

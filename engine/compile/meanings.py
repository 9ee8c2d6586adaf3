"""How the words of standing rules fill in a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from engine.records.dice import FACE_NAMES
from engine.runtime.codes import ALLOWED, FORBIDDEN

if TYPE_CHECKING:
    from engine.records.content import Data
    from engine.records.functions import Number
    from engine.records.rule import Rule
    from engine.vocabulary.assemble.build import Builder


def change(rule: Rule, given: Data, builder: Builder) -> None:
    """Fill in `by`, `set` and `times`: the form of most modifiers."""
    rule.by, rule.sets, rule.times = (_optional(builder, given, name) for name in ("by", "set", "times"))
    if rule.by is None and rule.sets is None and rule.times is None:
        raise builder.fail('a modifier changes nothing: add "by", "set" or "times"')


def _by_face(rule: Rule, given: Data, builder: Builder) -> None:
    rule.by = builder.number(given["by"])
    rule.mask = _mask(given["faces"], FACE_NAMES)


def _lure(rule: Rule, given: Data, builder: Builder) -> None:
    rule.mask = builder.minion_types(given["minion"])
    rule.spaces = builder.where(given["to"])
    rule.party_wide = True


def _forbid(rule: Rule, given: Data, builder: Builder) -> None:
    rule.mask = _mask(given["what"], FORBIDDEN)


def _allow(rule: Rule, given: Data, builder: Builder) -> None:
    rule.mask = _mask(given["what"], ALLOWED)


MEANINGS: Final[dict[str, Callable[[Rule, Data, Builder], None]]] = {
    "allow": _allow,
    "face-blocks": _by_face,
    "face-hits": _by_face,
    "forbid": _forbid,
    "lure": _lure,
}
"""The modifiers that are no plain `by`, `set` and `times`."""


def _mask(names: Any, known: tuple[str, ...]) -> int:
    return sum(1 << known.index(name) for name in (names if isinstance(names, list) else [names]))


def _optional(builder: Builder, given: Data, name: str) -> Number | None:
    value = given.get(name)
    return None if value is None else builder.number(value)

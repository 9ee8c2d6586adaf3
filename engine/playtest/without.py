"""Read what bots are to do without: `search`, `flip`, `ability:ID`, `item:ID`, `action:ID` and other words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.restricted import Ban
from engine.playtest.usage_error import UsageError
from engine.records.decision import (
    OP_BATTLE,
    OP_EQUIP,
    OP_EXPLORE,
    OP_FLIP,
    OP_LEVEL_UP,
    OP_RECOVER,
    OP_SCURRY,
    OP_SEARCH,
    OP_SHARE,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.records.chapter import Chapter

OPERATIONS: Final = {
    "search": OP_SEARCH,
    "flip": OP_FLIP,
    "explore": OP_EXPLORE,
    "battle": OP_BATTLE,
    "recover": OP_RECOVER,
    "scurry": OP_SCURRY,
    "share": OP_SHARE,
    "equip": OP_EQUIP,
    "level-up": OP_LEVEL_UP,
}
ABILITY: Final = "ability:"
ITEM: Final = "item:"
ACTION: Final = "action:"


def ban_of(chapter: Chapter, words: Iterable[str]) -> Ban:
    """Return what some words ban together; raise UsageError if one is unknown."""
    ops: list[int] = []
    rules: list[int] = []
    abilities: list[int] = []
    cards: list[int] = []
    for word in words:
        ident = word.partition(":")[2]
        if word in OPERATIONS:
            ops.append(OPERATIONS[word])
        elif word.startswith(ABILITY):
            abilities.append(_number(chapter.ability_ids, ident, "ability", ABILITY))
        elif word.startswith(ITEM):
            cards.append(_number(chapter.search_ids, ident, "search card", ITEM))
        elif word.startswith(ACTION):
            names = {rule.name for rule in chapter.rules}
            if ident not in names:
                raise UsageError(f'unknown rule "{ident}"', word, [f"{ACTION}{name}" for name in sorted(names)])
            rules += [rule.index for rule in chapter.rules if rule.name == ident]
        else:
            known = [*OPERATIONS, *(f"{start}ID" for start in (ABILITY, ITEM, ACTION))]
            raise UsageError(f'bots cannot do without "{word}"; known are: {", ".join(known)}', word, known)
    return Ban(chapter, ops, rules, abilities, cards)


def _number(ids: list[str], ident: str, kind: str, start: str) -> int:
    if ident not in ids:
        raise UsageError(f'unknown {kind} "{ident}"', f"{start}{ident}", [f"{start}{known}" for known in ids])
    return ids.index(ident)

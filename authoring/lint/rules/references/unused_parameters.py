"""The keys and parameters of a rule that have no effect beside the others."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.library import Entry
from authoring.content.source import Steps
from authoring.lint.views.rule_parts import VERBS, Part, RuleAst
from engine.vocabulary.declare import OFFERS

Unused = tuple[Steps, str]

NEEDS_DICE = ("ranged", "type")
NEEDS_A_WEAPON = ("range", "weapon", "with-each")


def unused_parameters(entry: Entry, rule: RuleAst) -> Iterator[Unused]:
    """The unused keys and parameters of a rule, each with the reason: the end of a sentence."""
    if rule.data:
        yield from _keys(entry, rule)
    for part in rule.parts:
        check = _PARTS.get((part.kind, part.name))
        if check is not None:
            for name, reason in check(part, rule):
                if name in part.written:
                    yield (*part.steps, name), reason


def _keys(entry: Entry, rule: RuleAst) -> Iterator[Unused]:
    data, steps = rule.data, rule.steps
    verb = next((verb for verb in VERBS if verb in data), "")
    for key in ("do", "may", "cost", "limit", "keep") if verb else ():
        if key in data:
            yield (*steps, key), f'in a standing rule ("{verb}")'
    if not verb and "of" in data:
        yield (*steps, "of"), "except with modify, forbid and allow"
    if "replace" in data and "do" in data:
        yield (*steps, "do"), 'beside "replace", which lists the effects'
    if rule.event in OFFERS and "may" in data:
        yield (*steps, "may"), "on an action, which players may always decline"
    if "keep" in data and not verb and not _is_used_up(entry, rule):
        yield (*steps, "keep"), "except in optional rules of scrolls and tricks"


def _is_used_up(entry: Entry, rule: RuleAst) -> bool:
    optional = rule.event in OFFERS or bool(rule.data.get("may"))
    return entry.data.get("category") in ("scroll", "trick") and optional


def _attack(part: Part, rule: RuleAst) -> Iterator[tuple[str, str]]:
    if part.given["dice"] is None:
        yield from ((name, 'in an attack without "dice"') for name in NEEDS_DICE)
    else:
        yield from ((name, 'in an attack with "dice", which uses no weapon') for name in NEEDS_A_WEAPON)


def _those(part: Part, rule: RuleAst) -> Iterator[tuple[str, str]]:
    if part.given["choose"] == 0:
        yield "up-to", 'without "choose"'


def _discard(part: Part, rule: RuleAst) -> Iterator[tuple[str, str]]:
    if part.given["stash"]:
        for name in ("who", "reach", "by-lot"):
            yield name, 'with "stash", which belongs to the whole party'


def _adjacent_to(part: Part, rule: RuleAst) -> Iterator[tuple[str, str]]:
    if part.given["at"] is not None:
        yield "who", 'beside "at", which names the spaces'


def _place(part: Part, rule: RuleAst) -> Iterator[tuple[str, str]]:
    if part.given["at"] is not None:
        yield "face", 'beside "at", which names the spaces'


def _steal_cheese(part: Part, rule: RuleAst) -> Iterator[tuple[str, str]]:
    if rule.event != "wounding":
        yield "instead-of-wounds", 'except in "wounding" rules'


def _defence_dice(part: Part, rule: RuleAst) -> Iterator[tuple[str, str]]:
    if part.given["none"]:
        yield "by", 'beside "none"'


_PARTS = {
    ("effect", "attack"): _attack,
    ("effect", "defence-dice"): _defence_dice,
    ("effect", "discard"): _discard,
    ("effect", "place"): _place,
    ("effect", "steal-cheese"): _steal_cheese,
    ("where", "adjacent-to"): _adjacent_to,
    ("who", "those"): _those,
}
"""The checks of elements whose parameters exclude each other."""

"""A rule cannot be compiled: it has an unknown name, a figure that its event does not provide, or a word in the wrong
place.

At the table:
    The rule has no meaning, and no game with it can be played.

How to fix:
    Follow the message. The page on the rule language lists every event with the names it provides, and the parameters
    of every word.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    rules:
      - when: round-end
        do:
          - wound: { who: attacker, amount: 1 }

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: At the end of each round the dizzy figure takes 1 wound.
    rules:
      - when: round-end
        do:
          - wound: { who: owner, amount: 1 }
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.content.findings import Finding, Related, Severity
from authoring.content.library.references import check_references
from authoring.content.problems import UNDECLARED_BOX
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.compiled import LocatedError, card_errors, located_errors
from authoring.lint.views.counters import counter_names, token_names
from authoring.lint.views.rule_parts import rules_of
from authoring.lint.views.state_graphs import compile_errors
from authoring.wording.suggestions import did_you_mean

_UNKNOWN = re.compile(r'unknown [a-z ]+ "([^"]+)"')
_ACHIEVEMENT = re.compile(r'unknown achievement "([^"]+)"')


def _check(context: Context) -> Iterator[Finding]:
    entry = context.entry
    if entry.kind == "achievement" and entry.file.kind == "chapter":
        return  # compiled with its chapter
    if entry.kind == "chapter":
        wrong = located_errors(compile_errors(context))
    else:
        wrong = card_errors(context.library)
        yield from _of_no_chapter(context)
    lost = list(check_references(context.library, entry.file))
    if any(finding.code == UNDECLARED_BOX.code for finding in lost):
        return  # whatever comes from that box is unknown, too
    reported = {(error.line, error.col) for error in lost}
    for error in dict.fromkeys(wrong):
        mark = error.entry.where(error.steps)
        if _belongs(error, context) and (mark.line, mark.col) not in reported and not _left_out(error, context):
            message, _, near = error.message.partition(", did you mean ")
            remedy = f"did you mean {near}" if near else _remedy(message)
            message, remedy = _of_another_chapter(context, message, remedy)
            yield Finding.at(context.kind, entry.file.path, mark, message, remedy, _home(context, message))


def _remedy(message: str) -> str:
    """The remedy for an unknown name that resembles no known one."""
    return "use a name that exists" if message.startswith(("unknown ", "no ")) else ""


def _of_another_chapter(context: Context, message: str, remedy: str) -> tuple[str, str]:
    """Message and remedy for the name of an achievement that another chapter has for itself."""
    match = _ACHIEVEMENT.fullmatch(message)
    found = context.library.entries("achievement").get(match[1]) if match else None
    if found is None or found.file.kind != "chapter" or found.file is context.entry.file:
        return message, remedy
    owner = found.file.source.data.get("id")
    return (
        f'the achievement "{found.id}" belongs to the chapter "{owner}" alone',
        "define it in a file of kind achievements, which all chapters share",
    )


def _home(context: Context, message: str) -> tuple[Related, ...]:
    """The face named by a message about a missing space, as a related place."""
    match = re.search(r'space or area of "([^"]+)"', message)
    face = context.library.entries("face").get(match[1]) if match else None
    return (face.related("its spaces are defined here"),) if face else ()


def _belongs(wrong: LocatedError, context: Context) -> bool:
    """Whether the error is in the entry, or, for a chapter, anywhere in its file."""
    if wrong.entry.file is not context.entry.file:
        return False
    return context.entry.kind == "chapter" or wrong.entry.id == context.entry.id


def _left_out(wrong: LocatedError, context: Context) -> bool:
    """Whether the error is about a name that a file with errors may define."""
    unknown = _UNKNOWN.match(wrong.message)
    return unknown is not None and unknown[1] in context.left_out


def _of_no_chapter(context: Context) -> Iterator[Finding]:
    """Counters and tokens that a card names and no chapter has: its rule would apply nowhere."""
    known = {"counter": counter_names(context.library), "token": token_names(context.library)}
    for rule in rules_of(context.entry):
        for part in rule.parts:
            for kind, names in known.items():
                key = "name" if part.kind == "condition" and part.name == "counter" else kind
                name = part.given.get(key)
                if kind in (part.name, key) and isinstance(name, str) and name not in names | context.left_out:
                    message = f'unknown {kind} "{name}": no chapter has it'
                    yield context.finding(part.steps, message, did_you_mean(name, names))


KINDS = ("chapter", "hero", "minion", "ability", "search-card", "encounter-card", "status", "achievement")
RULE = Rule(
    code="R201",
    name="broken-rule",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)

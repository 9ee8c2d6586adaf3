"""Findings about what no game comes to: the cause, what hangs on it, and a remedy that fits the cause."""

from __future__ import annotations

from authoring.content.findings import Finding, Related
from authoring.content.source import Steps
from authoring.lint.rule import Context
from authoring.lint.views.proofs import Trouble, other_places, place_of

REMEDIES = {
    # the kind of fact that is missing, and what would bring it about
    "door": "open that way with a rule, or do not shut it",
    "spaces": "name a space that mice can walk to, or open the way",
    "face": "open a way there",
    "counter": "raise the counter's maximum, let rules count further, or ask for less",
    "item": "hand it out, or let a special search give it",
    "achievement": "let a rule earn it with `achieve`",
    "earned": "let a rule earn it with `achieve`",
    "token": "put it on the board with `put-token`",
    "status": "add an effect that gives it",
    "hero": "allow the hero, or let the hero join",
    "class": "allow a hero of such a class",
    "minion": "let it come, in an encounter, a surge or a rule",
    "mice": "ask for fewer mice, or let more of them play",
    "room": "name more spaces, or ask for fewer mice",
    "permission": "let the rule end at some time, or remove it",
    "sealed": "let the rule end at some time, or remove it",
}


def finding_of(context: Context, trouble: Trouble, message: str, what: str) -> Finding:
    """Report a trouble at its cause, with the places that hang on it."""
    chapter = context.entry.data
    where = place_of(chapter, trouble)
    told = [trouble.root.text] if trouble.root.text not in message else []
    related = [_related(context, steps, what if steps == trouble.path else "this hangs on it")
               for steps in other_places(chapter, trouble)]  # fmt: skip
    remedy = REMEDIES.get(trouble.root.fact[0], "correct the condition")
    text = ": ".join([message, *told])
    return context.finding(where, text, remedy, *related[:6], key=_is_key(where))


def _related(context: Context, steps: Steps, words: str) -> Related:
    return context.entry.related(words if words != "the victory" else "the victory is here", steps)


def _is_key(where: Steps) -> bool:
    """Whether a place is best shown at its key, as its value is long."""
    return len(where) == 1 or (where[0] == "rooms" and len(where) == 2)

"""The answer to "why": the cause in a sentence, what lint says, and every count behind it, as plain data."""

from __future__ import annotations

from typing import Any, Final

from authoring.lint.registry import RULES
from authoring.lint.rule import Confidence
from authoring.playtest.replay_command import replay_command
from authoring.playtest.why import Why, findings_about
from engine.playtest.why import RuleCounts
from engine.playtest.why import counts as c
from engine.playtest.why.cause import STOPS, cause, often

IMPOSSIBLE: Final = (
    "rule-never-fires", "unreachable-rule", "unreachable-room", "dead-branch", "counter-never-set",
    "token-never-placed", "unmeetable-requirement", "unpayable-cost",
)  # fmt: skip
"""The lint rules that say that something cannot happen."""

Data = dict[str, Any]


def why_document(why: Why) -> Data:
    """Return the whole answer as plain data."""
    counts = why.asked.counts
    plan = why.compiled.plan
    return {
        "kind": "why",
        "version": 1,
        "chapter": why.asked.chapter.ident,
        "rule": why.rule.name,
        "where": why.asked.place,
        "bot": plan.bot,
        "seed": plan.seed,
        "games": why.games,
        "headline": headline(why),
        "cause": cause(why.asked),
        "lint": lint_words(why),
        "ran": _times(why, c.RAN),
        "came": {"event": _event(why), **_times(why, c.CAME)},
        "stops": [{"what": words, **_times(why, what), "with": _values(counts, what)} for what, words in STOPS.items()],
        "conditions": _conditions(why, counts),
        "held": _times(why, c.HELD),
        "too-dear": {**_times(why, c.TOO_DEAR), "with": _values(counts, c.TOO_DEAR)},
        "offered": {**_times(why, c.OFFERED), "to": _values(counts, c.OFFERED)},
        "taken": {**_times(why, c.TAKEN), "by": _values(counts, c.TAKEN)},
        "options": _options(why),
        "effects": _effects(why),
        "everywhere": _everywhere(why),
    }


# -- the cause -----------------------------------------------------------------------------------------------------


def headline(why: Why) -> str:
    """Which rule, and how often it ran."""
    bot = why.compiled.plan.bot
    games = f"{why.games:,} {'game' if why.games == 1 else 'games'} of {bot}"
    ran = why.asked.counts.times(c.RAN)
    if not why.asked.watched:
        what = "is left out"
    elif not ran:
        what = f"had no effect in {games}"
    elif _is_standing(why):
        what = f"applied in {why.asked.counts.games(c.RAN):,} of {games}"
    else:
        what = f"ran {often(ran)} in {why.asked.counts.games(c.RAN):,} of {games}"
    return f'rule "{why.rule.name}" ({why.asked.place}) {what}'


def lint_words(why: Why) -> list[str]:
    """What lint says of the rule, first what cannot happen."""
    found = []
    for one in findings_about(why.loaded, why.rule):
        rule = RULES.get(one.code)
        certain = rule is not None and rule.name in IMPOSSIBLE and rule.confidence is Confidence.CERTAIN
        found.append((not certain, f"{'cannot happen' if certain else 'lint'}: {one.message} ({one.code})"))
    return [words for _, words in sorted(found)]


# -- parts ---------------------------------------------------------------------------------------------------------


def _is_standing(why: Why) -> bool:
    return why.asked.watched[0].event == "standing"


def _event(why: Why) -> str:
    return why.asked.watched[0].event if why.asked.watched else ""


def _values(counts: RuleCounts, what: str, part: int | None = None) -> list[Data]:
    return [{"value": value, "times": times} for value, times in counts.values(what, part) if value]


def _times(why: Why, what: str, part: int | None = None) -> Data:
    """How often, in how many games, and the first of these games."""
    counts = why.asked.counts
    return {
        "times": counts.times(what, part),
        "games": counts.games(what, part),
        "example": _example(why, counts.first(what, part)),
    }


def _example(why: Why, first: tuple[int, int] | None) -> Data | None:
    if first is None:
        return None
    index, game_round = first
    return {"round": game_round, "command": replay_command(why.loaded, why.compiled.plan, index)}


def _conditions(why: Why, counts: RuleCounts) -> list[Data]:
    return [
        {
            "condition": part.text,
            "where": part.where,
            "failed-first": _times(why, c.CONDITION, number),
            "with": _values(counts, c.CONDITION, number),
        }
        for watched in why.asked.watched[:1]
        for number, part in enumerate(watched.parts)
    ]


def _options(why: Why) -> list[Data]:
    places = [place for watched in why.asked.watched for place in watched.options]
    return [
        {
            "where": place,
            "open": _times(why, c.OPEN, number),
            "closed": _times(why, c.CLOSED, number),
            "chosen": _times(why, c.CHOSEN, number),
            "by": _values(why.asked.counts, c.CHOSEN, number),
        }
        for number, place in enumerate(places)
    ]


def _effects(why: Why) -> list[Data]:
    effects = [effect for watched in why.asked.watched for effect in watched.effects]
    return [
        {
            "effect": word,
            "where": place,
            "done": _times(why, c.DONE, number),
            "found-nothing": _times(why, c.NOTHING, number),
        }
        for number, (word, place) in enumerate(effects)
    ]


def _everywhere(why: Why) -> Data | None:
    """What other games, in which every event of the kind was heard, showed of a rule that none came to."""
    wide = why.asked.wide
    if wide is None:
        return None
    return {
        "games": wide.tally.games,
        "came": wide.times(c.CAME),
        "nobody-had-it": wide.times(c.NOBODY),
        "stops": [
            {"what": words, "times": wide.times(what), "with": _values(wide, what)} for what, words in STOPS.items()
        ],
        "conditions": [
            {
                "condition": part.text,
                "failed-first": wide.times(c.CONDITION, number),
                "with": _values(wide, c.CONDITION, number),
            }
            for watched in why.asked.watched[:1]
            for number, part in enumerate(watched.parts)
        ],
    }

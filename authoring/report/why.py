"""The answer to "why": the cause in a sentence, what lint says, and every count behind it, as plain data."""

from __future__ import annotations

from typing import Any, Final

from authoring.lint.registry import RULES
from authoring.lint.rule import Confidence
from authoring.playtest.replay_command import replay_command
from authoring.playtest.why import Why
from authoring.report.numbers import listed
from engine.playtest.why import RuleCounts
from engine.playtest.why import counts as c
from engine.vocabulary.declare import OFFERS

NAMED: Final = 3
"""How many values a sentence names."""
IMPOSSIBLE: Final = (
    "rule-never-fires", "unreachable-rule", "unreachable-room", "dead-branch", "counter-never-set",
    "token-never-placed", "unmeetable-requirement", "unpayable-cost",
)  # fmt: skip
"""The lint rules that say that something cannot happen."""

STOPS: Final = {
    c.NOT_OWNER: "it was about somebody who does not have the rule",
    c.ELSEWHERE: "it happened outside the room of the rule",
    c.AWAY: "the owner was off the board, or under another's will",
    c.LIMIT: "the rule had been used as often as its limit allows",
}
"""What stops a rule before its conditions are tested."""

Data = dict[str, Any]


def why_document(why: Why) -> Data:
    """Return the whole answer as plain data."""
    counts = why.counts
    plan = why.compiled.plan
    return {
        "kind": "why",
        "version": 1,
        "chapter": why.compiled.chapter.ident,
        "rule": why.rule.name,
        "where": why.place,
        "bot": plan.bot,
        "seed": plan.seed,
        "games": why.games,
        "headline": headline(why),
        "cause": cause(why),
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
    ran = why.counts.times(c.RAN)
    if not why.watched:
        what = "is left out"
    elif not ran:
        what = f"had no effect in {games}"
    elif _is_standing(why):
        what = f"applied in {why.counts.games(c.RAN):,} of {games}"
    else:
        what = f"ran {_often(ran)} in {why.counts.games(c.RAN):,} of {games}"
    return f'rule "{why.rule.name}" ({why.place}) {what}'


def cause(why: Why) -> str:
    """The cause in one sentence."""
    counts = why.counts
    if not why.watched:
        return f'"{why.compiled.chapter.ident}" has not all the counters, tokens or faces that the rule names'
    if counts.times(c.RAN):
        return _cause_of_little(why)
    if counts.times(c.OFFERED) and not counts.times(c.TAKEN):
        who = _listed(counts, c.OFFERED)
        return f"it was offered {_often(counts.times(c.OFFERED))} and never taken: {who}"
    if counts.times(c.CAME):
        return _cause_of_stop(why, counts) or "its conditions held, but nobody was offered it"
    return _cause_of_silence(why)


def _cause_of_little(why: Why) -> str:
    """What a rule that runs lacks: effects that find nothing, options that nobody has."""
    counts = why.counts
    parts = []
    silent = [number for number in counts.parts(c.NOTHING) if not counts.times(c.DONE, number)]
    effects = [effect for watched in why.watched for effect in watched.effects]
    names = [f'"{effects[number][0]}" ({effects[number][1]})' for number in silent]
    if silent:
        every = "none of its effects" if len(silent) == len(effects) else "not every effect"
        times = sum(counts.times(c.NOTHING, number) for number in silent)
        parts.append(f"{every} finds anybody or anything: {listed(names, NAMED)} found nothing {_often(times)}")
    for number, place in enumerate(place for watched in why.watched for place in watched.options):
        if counts.times(c.CLOSED, number) and not counts.times(c.OPEN, number):
            parts.append(f"option {number + 1} ({place}) was never open")
        elif counts.times(c.OPEN, number) and not counts.times(c.CHOSEN, number):
            parts.append(f"option {number + 1} ({place}) was never taken")
    return "; ".join(parts) or "it does what it says"


def _cause_of_stop(why: Why, counts: RuleCounts) -> str:
    """What stopped a rule most often."""
    came, dear = counts.times(c.CAME), counts.times(c.TOO_DEAR)
    if dear:
        return f"nobody could use it at its cost, {_often(dear)}: {_listed(counts, c.TOO_DEAR)}"
    if counts.times(c.HELD):
        return ""
    found = [(counts.times(what), what, -1) for what in STOPS]
    found += [(counts.times(c.CONDITION, part), c.CONDITION, part) for part in counts.parts(c.CONDITION)]
    times, what, part = max(found)
    if not times:
        return ""
    tries = f"{_often(times)}" if times == came else f"{times:,} of {came:,} times"
    if what != c.CONDITION:
        values = _listed(counts, what)
        return f"{STOPS[what]}, {tries}" + (f": {values}" if values else "")
    condition = why.watched[0].parts[part]
    values = _listed(counts, c.CONDITION, part)
    return f'"{condition.text}" did not hold, {tries}' + (f": it was {values}" if values else "")


def _cause_of_silence(why: Why) -> str:
    """Why no event came to a rule."""
    wide = why.wide
    heard = wide.times(c.CAME) if wide else 0
    event = _event_words(why)
    if not why.counts.games(c.HAD):
        meanwhile = f"; {event} {_often(heard)} in other games" if heard else f"; {event} in no game either"
        return f"{_nobody(why)}{meanwhile}"
    if not heard or wide is None:
        return f"{event} in no game"
    other = f"{event} {_often(heard)} in {wide.tally.games:,} other games, but never for this rule"
    stop = _cause_of_stop(why, wide)
    return f"{other}: {stop}" if stop else f"{other}: {_rivals(why)}"


def _rivals(why: Why) -> str:
    """The rules that take the place of the event before a rule hears of it."""
    code = why.watched[0].rule.code
    names = [f'"{rule.name}" ({rule.where})' for rule in why.compiled.chapter.handlers[code] if rule.replaces]
    if names:
        return f"{listed(names, NAMED)} takes the place of the event before"
    return "its conditions would have held, but another rule came before it, or its owner was not there"


def _nobody(why: Why) -> str:
    kind, _, name = why.compiled.chapter.source_ids[why.watched[0].rule.source].partition(" ")
    words = {
        "status": f'nobody ever had the status "{name}"',
        "minion": f'no "{name}" was ever on the board',
        "initiative-card": f'the initiative card "{name}" was never in play',
        "hero": f'the hero "{name}" was not in the party',
        "ability": f'nobody ever had the ability "{name}"',
        "search-card": f'nobody ever had the card "{name}"',
        "achievement": f'the achievement "{name}" was never earned',
        "grant": "the rule that grants it never did so",
    }
    return words.get(kind, f"the {kind} {name} was never in play")


def lint_words(why: Why) -> list[str]:
    """What lint says of the rule, first what cannot happen."""
    found = []
    for one in why.findings:
        rule = RULES.get(one.code)
        certain = rule is not None and rule.name in IMPOSSIBLE and rule.confidence is Confidence.CERTAIN
        found.append((not certain, f"{'cannot happen' if certain else 'lint'}: {one.message} ({one.code})"))
    return [words for _, words in sorted(found)]


# -- parts ---------------------------------------------------------------------------------------------------------


def _is_standing(why: Why) -> bool:
    return why.watched[0].event == "standing"


def _event(why: Why) -> str:
    return why.watched[0].event if why.watched else ""


def _event_words(why: Why) -> str:
    event = _event(why)
    if event == "standing":
        return "its value was asked for"
    return f'a menu that offers a "{event}" opened' if event in OFFERS else f'"{event}" happened'


def _often(times: int) -> str:
    return "once" if times == 1 else f"{times:,} times"


def _listed(counts: RuleCounts, what: str, part: int | None = None) -> str:
    found = [(value, times) for value, times in counts.values(what, part) if value]
    if len(found) == 1:
        return found[0][0]
    return listed([f"{value} ({times:,}×)" for value, times in found], NAMED)


def _values(counts: RuleCounts, what: str, part: int | None = None) -> list[Data]:
    return [{"value": value, "times": times} for value, times in counts.values(what, part) if value]


def _times(why: Why, what: str, part: int | None = None) -> Data:
    """How often, in how many games, and the first of these games."""
    counts = why.counts
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
        for watched in why.watched[:1]
        for number, part in enumerate(watched.parts)
    ]


def _options(why: Why) -> list[Data]:
    places = [place for watched in why.watched for place in watched.options]
    return [
        {
            "where": place,
            "open": _times(why, c.OPEN, number),
            "closed": _times(why, c.CLOSED, number),
            "chosen": _times(why, c.CHOSEN, number),
            "by": _values(why.counts, c.CHOSEN, number),
        }
        for number, place in enumerate(places)
    ]


def _effects(why: Why) -> list[Data]:
    effects = [effect for watched in why.watched for effect in watched.effects]
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
    wide = why.wide
    if wide is None:
        return None
    return {
        "games": wide.tally.games,
        "came": wide.times(c.CAME),
        "nobody-had-it": wide.times(c.NOBODY),
        "stops": [{"what": words, "times": wide.times(what), "with": _values(wide, what)} for what, words in STOPS.items()],
        "conditions": [
            {"condition": part.text, "failed-first": wide.times(c.CONDITION, number), "with": _values(wide, c.CONDITION, number)}
            for watched in why.watched[:1]
            for number, part in enumerate(watched.parts)
        ],
    }  # fmt: skip

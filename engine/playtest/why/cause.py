"""In a sentence, why a watched rule did no more than it did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.playtest.why import counts as c
from engine.vocabulary.declare import OFFERS

if TYPE_CHECKING:
    from engine.compile.watch import WatchedRule
    from engine.playtest.why.counts import RuleCounts
    from engine.records.chapter import Chapter

NAMED: Final = 3
"""How many values a sentence names."""

STOPS: Final = {
    c.NOT_OWNER: "it was about somebody who does not have the rule",
    c.ELSEWHERE: "it happened outside the room of the rule",
    c.AWAY: "the owner was off the board, or under another's will",
    c.LIMIT: "the rule had been used as often as its limit allows",
}
"""What stops a rule before its conditions are tested."""


@dataclass(frozen=True)
class Asked:
    """A rule that games were asked about. Without `watched` the chapter leaves the rule out."""

    chapter: Chapter
    place: str
    counts: RuleCounts
    wide: RuleCounts | None
    """The counts of other games, in which every event of the kind is heard: only for a rule that no event came to."""
    watched: tuple[WatchedRule, ...]


def cause(asked: Asked) -> str:
    """The cause in one sentence."""
    counts = asked.counts
    if not asked.watched:
        return f'"{asked.chapter.ident}" has not all the counters, tokens or faces that the rule names'
    if counts.times(c.RAN):
        return _cause_of_little(asked)
    if counts.times(c.OFFERED) and not counts.times(c.TAKEN):
        who = _listed(counts, c.OFFERED)
        return f"it was offered {often(counts.times(c.OFFERED))} and never taken: {who}"
    if counts.times(c.CAME):
        return _cause_of_stop(asked, counts) or "its conditions held, but nobody was offered it"
    return _cause_of_silence(asked)


def _cause_of_little(asked: Asked) -> str:
    """What a rule that runs lacks: effects that find nothing, options that nobody has."""
    counts = asked.counts
    parts = []
    silent = [number for number in counts.parts(c.NOTHING) if not counts.times(c.DONE, number)]
    effects = [effect for watched in asked.watched for effect in watched.effects]
    names = [f'"{effects[number][0]}" ({effects[number][1]})' for number in silent]
    if silent:
        every = "none of its effects" if len(silent) == len(effects) else "not every effect"
        times = sum(counts.times(c.NOTHING, number) for number in silent)
        parts.append(f"{every} finds anybody or anything: {listed(names)} found nothing {often(times)}")
    for number, place in enumerate(place for watched in asked.watched for place in watched.options):
        if counts.times(c.CLOSED, number) and not counts.times(c.OPEN, number):
            parts.append(f"option {number + 1} ({place}) was never open")
        elif counts.times(c.OPEN, number) and not counts.times(c.CHOSEN, number):
            parts.append(f"option {number + 1} ({place}) was never taken")
    return "; ".join(parts) or "it does what it says"


def _cause_of_stop(asked: Asked, counts: RuleCounts) -> str:
    """What stopped a rule most often."""
    came, dear = counts.times(c.CAME), counts.times(c.TOO_DEAR)
    if dear:
        return f"nobody could use it at its cost, {often(dear)}: {_listed(counts, c.TOO_DEAR)}"
    if counts.times(c.HELD):
        return ""
    found = [(counts.times(what), what, -1) for what in STOPS]
    found += [(counts.times(c.CONDITION, part), c.CONDITION, part) for part in counts.parts(c.CONDITION)]
    times, what, part = max(found)
    if not times:
        return ""
    tries = f"{often(times)}" if times == came else f"{times:,} of {came:,} times"
    if what != c.CONDITION:
        values = _listed(counts, what)
        return f"{STOPS[what]}, {tries}" + (f": {values}" if values else "")
    condition = asked.watched[0].parts[part]
    values = _listed(counts, c.CONDITION, part)
    return f'"{condition.text}" did not hold, {tries}' + (f": it was {values}" if values else "")


def _cause_of_silence(asked: Asked) -> str:
    """Why no event came to a rule."""
    wide = asked.wide
    heard = wide.times(c.CAME) if wide else 0
    event = _event_words(asked)
    if not asked.counts.games(c.HAD):
        meanwhile = f"; {event} {often(heard)} in other games" if heard else f"; {event} in no game either"
        return f"{_nobody(asked)}{meanwhile}"
    if not heard or wide is None:
        return f"{event} in no game"
    other = f"{event} {often(heard)} in {wide.tally.games:,} other games, but never for this rule"
    stop = _cause_of_stop(asked, wide)
    return f"{other}: {stop}" if stop else f"{other}: {_rivals(asked)}"


def _rivals(asked: Asked) -> str:
    """The rules that take the place of the event before a rule hears of it."""
    code = asked.watched[0].rule.code
    names = [f'"{rule.name}" ({rule.where})' for rule in asked.chapter.handlers[code] if rule.replaces]
    if names:
        return f"{listed(names)} takes the place of the event before"
    return "its conditions would have held, but another rule came before it, or its owner was not there"


def _nobody(asked: Asked) -> str:
    kind, _, name = asked.chapter.source_ids[asked.watched[0].rule.source].partition(" ")
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


def _event(asked: Asked) -> str:
    return asked.watched[0].event if asked.watched else ""


def _event_words(asked: Asked) -> str:
    event = _event(asked)
    if event == "standing":
        return "its value was asked for"
    return f'a menu that offers a "{event}" opened' if event in OFFERS else f'"{event}" happened'


def often(times: int) -> str:
    return "once" if times == 1 else f"{times:,} times"


def _listed(counts: RuleCounts, what: str, part: int | None = None) -> str:
    found = [(value, times) for value, times in counts.values(what, part) if value]
    if len(found) == 1:
        return found[0][0]
    return listed([f"{value} ({times:,}×)" for value, times in found])


def listed(names: Sequence[str]) -> str:
    """The first few names, and how many more there are."""
    more = len(names) - NAMED
    return ", ".join(names[:NAMED]) + (f" and {more} more" if more > 0 else "")

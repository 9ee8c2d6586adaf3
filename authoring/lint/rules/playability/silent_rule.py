"""A rule had no effect in N games of the greedy bot (`lint --play N`): its chance per game is most likely below 3 in N.
The finding says why: which condition failed first, how often and with which values. `tailwright why` shows more.

At the table:
    Players read the rule and never need it, or its condition can never be true.

How to fix:
    Check what the finding names. Rules of your own minions, cards, statuses and heroes are checked in the games of your
    chapters. Play more games if the rule is meant to be rare. Standing rules (`modify`, `forbid`, `allow`)
    and choices that a bot may decline are not counted.

Bad:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    rules:
      - id: the-cook-wakes
        text: In round 90 the cook wakes up.
        when: round-start
        if: { round: 90 }
        do:
          - wheel: 1
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }

Good:
    # based on: supper
    end-page: 4
    setup:
      - place: { minion: elite-rat-warrior, count: 4, face: crystal-tunnels }
    rules:
      - id: the-cook-wakes
        text: In round 2 the cook wakes up.
        when: round-start
        if: { round: 2 }
        do:
          - wheel: 1
    victory: { mice-at: { face: kitchen }, no-minions: kitchen }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.rule_at import WrittenRule, rules_of
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.games import causes, game_results


def _check(context: Context) -> Iterator[Finding]:
    rules = [rule for rule in rules_of(context.entry) if "when" in rule.data and not rule.data.get("may")]
    if not context.games or not rules:
        return
    places = tuple(context.entry.place(rule.steps) for rule in rules)
    silent = {chapter: _silent(context, chapter, places) for chapter in _chapters(context)}
    known = {chapter: found for chapter, found in silent.items() if found is not None}
    dead = [place for place in places if known and all(place in found for found in known.values())]
    for rule, place in zip(rules, places, strict=True):
        if place in dead:
            yield _finding(context, rule, next(iter(known)), place, tuple(dead))


def _chapters(context: Context) -> list[str]:
    """The chapters whose games show a rule: the chapter itself; for a card or figure, the author's chapters."""
    if context.entry.kind == "chapter":
        return [context.entry.id]
    return [entry.id for entry in context.library.entries("chapter").values() if not entry.bundled]


def _silent(context: Context, chapter: str, places: tuple[str, ...]) -> list[str] | None:
    """Those places whose rules had no effect in the games of a chapter; None if it cannot be played."""
    from engine.playtest.in_vain import in_vain  # playing games is imported only when games are played

    result = game_results(context, chapter)
    if result is None or not result.tally.games:
        return None
    lines = result.table.lines.all
    hit = {lines[number].where for number in result.tally.lines}
    known, vain = {line.where for line in lines}, in_vain(result.table, result.tally)
    return [place for place in places if place in vain or (place in known and place not in hit)]


def _finding(context: Context, rule: WrittenRule, chapter: str, place: str, dead: tuple[str, ...]) -> Finding:
    result = game_results(context, chapter)
    assert result is not None
    name = f' "{rule.data["id"]}"' if "id" in rule.data else ""
    games = f"{result.tally.games} games" + ("" if context.entry.kind == "chapter" else f' of "{chapter}"')
    message = f"rule{name} had no effect in {games}, so most likely in fewer than {result.bound}"
    why = causes(context.library, chapter, context.games, dead).get(place, "")
    message += f": {why}" if why else ""
    return context.finding((*rule.steps, "when"), message, "check its condition, or play more games", key=True)


RULE = Rule(
    code="P105",
    name="silent-rule",
    severity=Severity.INFO,
    confidence=Confidence.HINT,
    kinds=("chapter", "minion", "hero", "status", "ability", "search-card", "achievement"),
    check=_check,
    doc=__doc__,
)

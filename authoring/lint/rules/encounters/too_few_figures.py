"""More minions come at one moment than the box has figures or tokens for. Minions that share a figure share its number.

At the table:
    The players place the figures they have and leave out the rest, so the room is easier than intended.

How to fix:
    Place fewer, or minions with another figure. If you own more figures, replace the box and state how many.

Bad:
    kind: encounter-card
    id: attic-rabble
    deck: hard
    pages:
      "1": [{ minion: rat-warrior, count: 5 }, { minion: elite-rat-warrior, count: 2 }]
      "2": [{ minion: roach, count: 3 }]
      "3": [{ minion: roach, count: 3 }]
      "4": [{ minion: roach, count: 4 }]
      "5": [{ minion: roach, count: 5 }]
      "6": [{ minion: roach, count: 6 }]
    surge: [{ minion: roach, count: 2 }]

Good:
    kind: encounter-card
    id: attic-rabble
    deck: hard
    pages:
      "1": [{ minion: rat-warrior, count: 4 }, { minion: elite-rat-warrior, count: 2 }]
      "2": [{ minion: roach, count: 3 }]
      "3": [{ minion: roach, count: 3 }]
      "4": [{ minion: roach, count: 4 }]
      "5": [{ minion: roach, count: 5 }]
      "6": [{ minion: roach, count: 6 }]
    surge: [{ minion: roach, count: 2 }]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.library.boxes import boxes_declared
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.placements import PlacementGroup, Pool, count_of, placement_groups, pools_of


def _check(context: Context) -> Iterator[Finding]:
    told: set[Steps] = set()
    for group in placement_groups(context.entry):
        for finding, steps in _over(context, group):
            if not steps & told:
                yield finding
            told |= steps


def _over(context: Context, group: PlacementGroup) -> Iterator[tuple[Finding, set[Steps]]]:
    """The findings about a group, each with the places of its troops."""
    wanted: Counter[Pool] = Counter()
    last: dict[Pool, Steps] = {}
    places: dict[Pool, set[Steps]] = {}
    for steps, troop in group.troops:
        for pool in pools_of(context.library, troop["minion"], boxes_declared(context.entry)):
            wanted[pool] += count_of(troop)
            last[pool] = (*steps, "count")
            places.setdefault(pool, set()).add(steps)
    for pool, number in wanted.items():
        if number > pool.size:
            message = f'{group.what} needs {number} of {pool.sort} "{pool.name}", but the box has {pool.size}'
            remedy = f"place {number - pool.size} fewer, or minions with another figure"
            box = next(iter(context.library.entries("box").values()))
            section = "figures" if pool.sort == "figure" else "tokens"
            related = [box.related("counted here", (section, pool.name))] if pool.name in box.data[section] else []
            others = [context.entry.related("placed here, too", place) for place in sorted(places[pool], key=str)]
            related += [one for one in others if one.mark != context.entry.where(last[pool])]
            yield context.finding(last[pool], message, remedy, *related), places[pool]


RULE = Rule(
    code="E102",
    name="too-few-figures",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("encounter-card", "chapter"),
    check=_check,
    doc=__doc__,
)

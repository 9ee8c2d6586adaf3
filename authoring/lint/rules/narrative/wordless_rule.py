"""A special rule has no `text`, though its chapter has a story.

At the table:
    The storybook cannot print the rule.

How to fix:
    Write in `text` what the rule does, for the players to read.

Bad:
    # based on: attic
    rules:
      - when: round-end
        do:
          - wheel: 1

Good:
    # based on: attic
    rules:
      - text: At the end of every round 1 cheese goes on the minion wheel.
        when: round-end
        do:
          - wheel: 1
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.texts import has_story


def _check(context: Context) -> Iterator[Finding]:
    chapter = context.entry.data
    if not has_story(chapter):
        return
    lists: list[tuple[Steps, list[object]]] = [(("rules",), chapter.get("rules", []))]
    lists += [(("rooms", face, "rules"), room.get("rules", [])) for face, room in chapter.get("rooms", {}).items()]
    for steps, rules in lists:
        for index, rule in enumerate(rules):
            if isinstance(rule, dict) and "text" not in rule:
                name = f' "{rule["id"]}"' if "id" in rule else ""
                message = f"special rule{name} has no text"
                yield context.finding((*steps, index), message, "add `text` for the players to read")


RULE = Rule(
    code="N110",
    name="wordless-rule",
    severity=Severity.INFO,
    confidence=Confidence.LIKELY,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)

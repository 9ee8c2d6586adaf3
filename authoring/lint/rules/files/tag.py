"""A value has a YAML tag, such as `!include` or `!!str`. Content is plain data.

At the table:
    None: tags have no effect.

How to fix:
    Remove the tag. Write a number in quotes to make it text. Content cannot include other files.

Bad:
    kind: status
    id: dizzy
    name: !!str Dizzy

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.TAG, doc=__doc__)

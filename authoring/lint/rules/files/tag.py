"""A value has a YAML tag, such as `!include` or `!!str`. Content is plain data.

At the table:
    None: tags are passed over. What the tag was to do does not happen.

How to fix:
    Remove the tag. Quotes make text of a number; nothing includes another file.

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

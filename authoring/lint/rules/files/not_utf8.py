"""A file is not UTF-8 text: it was saved in another encoding, or it is another kind of file with a YAML name.

At the table:
    Letters with accents would come out wrong on cards and in the storybook.

How to fix:
    Save the file as UTF-8; nearly every editor can.

Bad:
    # attic.yaml is a picture

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.NOT_UTF8, doc=__doc__)

"""What the rules about words have in common."""

from __future__ import annotations

from authoring.content.schema import COLLECTIONS

KINDS = (*COLLECTIONS.values(), "campaign", "chapter", "tile")
"""The kinds of entry that have words for people. Faces and achievements within a file are read with their file."""

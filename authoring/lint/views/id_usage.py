"""How often each id is named in the files of a library."""

from __future__ import annotations

from collections import Counter

from authoring.content.library import Entry, Library
from authoring.content.walk import strings


def _uses(library: Library, bundled: bool) -> Counter[str]:
    found: Counter[str] = Counter()
    for file in library.files:
        if bundled or not file.bundled:
            for word in strings(file.source.data):
                found[word] += 1
                if "/" in word:  # a space or area of another face: `courtyard/tree`
                    found.update(word.split("/"))
    return found


def is_used(library: Library, entry: Entry, word: str = "") -> bool:
    """Whether any file names an entry, or the given word of it, apart from its definition.

    Bundled files cannot name what an author adds, so for an author's entry only the author's files count.
    """
    return library.memo(_is_named, entry.bundled, word or entry.id)


def _is_named(library: Library, bundled: bool, word: str) -> bool:
    return library.memo(_uses, bundled)[word] > 1

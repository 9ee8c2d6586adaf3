"""Which words the files of a library use, and how often: what nobody ever names is not used."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from authoring.content.library import Entry, Library
from authoring.content.walk import strings


@lru_cache(maxsize=4)
def _mentions(library: Library, bundled: bool) -> Counter[str]:
    found: Counter[str] = Counter()
    for file in library.files:
        if bundled or not file.bundled:
            for word in strings(file.source.data):
                found[word] += 1
                if "/" in word:  # a space or area of another face: `courtyard/tree`
                    found.update(word.split("/"))
    return found


def is_mentioned(library: Library, entry: Entry, word: str = "") -> bool:
    """Whether any file names an entry, or one of its words, besides the file that defines it once.

    Bundled files cannot know what an author adds, so for an author's entry only the author's files are asked.
    """
    return _mentions(library, entry.bundled)[word or entry.id] > 1

"""Filters of search cards: an id, a category, or a map of category, tag and class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.records.chapter import CATEGORIES

if TYPE_CHECKING:
    from engine.vocabulary.assemble.build import Builder


def card_filter(b: Builder, value: Any) -> list[bool]:
    """For each search card, whether it passes the filter."""
    chapter = b.chapter
    count = len(chapter.search_ids)
    if value == "any":
        return [True] * count
    if isinstance(value, list):
        parts = [card_filter(b, part) for part in value]
        return [any(part[i] for part in parts) for i in range(count)]
    if isinstance(value, str):
        if value in CATEGORIES:
            value = {"category": value}
        elif value not in chapter.search_ids and any(value in tags for tags in chapter.search_tags):
            value = {"tag": value}
        else:
            index = b.lookup(chapter.search_ids, value, "search card")
            return [i == index for i in range(count)]
    return [_matches(b, value, i) for i in range(count)]


def _matches(b: Builder, value: dict[str, Any], index: int) -> bool:
    chapter = b.chapter
    if "category" in value:
        wanted = value["category"] if isinstance(value["category"], list) else [value["category"]]
        if CATEGORIES[chapter.search_category[index]] not in wanted:
            return False
    if "tag" in value and value["tag"] not in chapter.search_tags[index]:
        return False
    if "class" in value:
        bit = 1 << b.lookup(chapter.classes, value["class"], "class")
        return not chapter.search_classes[index] or bool(chapter.search_classes[index] & bit)
    return True

"""Lint notices what breaks a chapter, and says nothing of what does not.

The sample runs with the other tests; `make soak` applies 200 slips to every chapter. `-s` shows what was not noticed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache

import pytest

from authoring.findings import Finding
from tests.mutations.slips import HARMLESS, SLIPS
from tests.mutations.variations import vary
from tests.mutations.world import Bundle

SAMPLE, FULL = 10, 200
VARIATIONS_SAMPLE, VARIATIONS_FULL = 3, 40
NOTICED = 0.95
FAMILIES = set("SRTXCEKN")
"""All but P, whose rules need games."""


@cache
def bundle() -> Bundle:
    return Bundle()


def broken(chapter: str, number: int) -> Iterator[tuple[str, str, list[Finding]]]:
    """So many slips: their names, what they did, and what lint says."""
    done = tried = 0
    while done < number:
        world = bundle().world(chapter, f"{chapter} {tried}")
        tried += 1
        name = world.pick(SLIPS)
        what = SLIPS[name](world)
        if what:
            done += 1
            yield name, what, bundle().findings(world)


def check(chapter: str, number: int) -> tuple[int, set[str]]:
    """Apply slips; return how many went unnoticed and the families that noticed the others."""
    missed, families = 0, set()
    for name, what, findings in broken(chapter, number):
        families |= {finding.code[0] for finding in findings}
        if not findings:
            missed += 1
            assert name in HARMLESS, f"{name} went unnoticed in {chapter}: {what}"
            sys.stdout.write(f"not noticed in {chapter}: {name}, {what}; {HARMLESS[name]}\n")
    return missed, families


@pytest.mark.parametrize("chapter", bundle().chapters())
def test_slips_are_noticed(chapter: str) -> None:
    check(chapter, SAMPLE)


@pytest.mark.soak
def test_nearly_all_slips_are_noticed() -> None:
    results = [check(chapter, FULL) for chapter in bundle().chapters()]
    assert sum(missed for missed, _ in results) <= (1 - NOTICED) * FULL * len(results)
    assert set().union(*(families for _, families in results)) >= FAMILIES


@pytest.mark.parametrize("name", SLIPS)
def test_every_slip_can_be_made_and_is_noticed(name: str) -> None:
    for chapter in bundle().chapters():
        for attempt in range(12):
            world = bundle().world(chapter, f"{name} {attempt}")
            if SLIPS[name](world) and bundle().findings(world):
                return
    pytest.fail(f"{name} is never noticed")


def test_games_tell_what_no_rule_can() -> None:
    world = bundle().world("flight", "a hundred rats")
    world.chapter["end-page"] = 4
    world.chapter["setup"] = [
        {"place": {"minion": "elite-rat-warrior", "count": 4, "face": "guard-room"}},
        {"place": {"minion": "cave-centipede", "face": "guard-room"}},
        {"place": {"minion": "spider", "face": "guard-room"}},
    ]
    assert "never-won" not in {finding.name for finding in bundle().findings(world)}
    assert "never-won" in {finding.name for finding in bundle().findings(world, games=20)}


def variations(chapter: str, number: int) -> Iterator[str]:
    for attempt in range(number):
        world = bundle().world(chapter, f"vary {chapter} {attempt}")
        what = vary(world)
        yield from (f"{what}: {finding.code} {finding.message}" for finding in bundle().findings(world))


@pytest.mark.parametrize("chapter", bundle().chapters())
def test_good_chapters_are_left_alone(chapter: str) -> None:
    assert bundle().findings(bundle().world(chapter, "untouched")) == []
    assert list(variations(chapter, VARIATIONS_SAMPLE)) == []


@pytest.mark.soak
@pytest.mark.parametrize("chapter", bundle().chapters())
def test_many_good_chapters_are_left_alone(chapter: str) -> None:
    assert list(variations(chapter, VARIATIONS_FULL)) == []

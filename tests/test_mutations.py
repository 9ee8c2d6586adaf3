"""Lint finds slips that break a chapter and reports nothing about good variations.

A sample runs with the other tests. `make soak-tests` applies 200 slips to every chapter and writes those without a
finding, with the reason why they do no harm, to `build/mutations.txt`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest

from authoring.content.findings import Finding
from tests.mutations.harmless import HARMLESS
from tests.mutations.slips import SLIPS
from tests.mutations.variations import vary
from tests.mutations.world import Bundle

SAMPLE, FULL = 10, 200
VARIATIONS_SAMPLE, VARIATIONS_FULL = 3, 40
NOTICED = 0.95
FAMILIES = set("SRTXCEKN")
"""All families but P, whose rules need games."""
REPORT = Path(__file__).parent.parent / "build" / "mutations.txt"


@cache
def bundle() -> Bundle:
    return Bundle()


@dataclass
class Score:
    """How many slips in a chapter lint found, and which it missed."""

    chapter: str
    slips: int = 0
    families: set[str] = field(default_factory=set)
    unnoticed: list[str] = field(default_factory=list)
    """Slips without a finding that do no harm, with the reason."""
    harmful: list[str] = field(default_factory=list)
    """Slips without a finding that do harm."""

    @property
    def noticed(self) -> int:
        return self.slips - len(self.unnoticed) - len(self.harmful)

    def text(self) -> str:
        """One line for the chapter and one for each slip that went unnoticed."""
        lost = [*(f"unnoticed: {one}" for one in self.unnoticed), *(f"HARMFUL: {one}" for one in self.harmful)]
        head = f"{self.chapter}: {self.noticed} of {self.slips} slips noticed ({self.noticed / self.slips:.1%})"
        return "".join(f"{line}\n" for line in (head, *(f"  {one}" for one in lost)))


def broken(chapter: str, number: int) -> Iterator[tuple[str, str, str, list[Finding]]]:
    """Yield the name, description, harmlessness and findings of so many slips."""
    done = tried = 0
    while done < number:
        world = bundle().world(chapter, f"{chapter} {tried}")
        tried += 1
        name = world.pick(SLIPS)
        what = SLIPS[name](world)
        if what:
            done += 1
            findings = bundle().findings(world)
            reason = ""
            if not findings and name in HARMLESS:
                reason = HARMLESS[name](bundle(), bundle().world(chapter, "untouched"), world)
            yield name, what, reason, findings


def scored(chapter: str, number: int) -> Score:
    """Apply slips to a chapter."""
    score = Score(chapter)
    for name, what, reason, findings in broken(chapter, number):
        score.slips += 1
        score.families |= {finding.code[0] for finding in findings}
        if not findings:
            (score.unnoticed if reason else score.harmful).append(f"{name}, {what}" + (f"; {reason}" if reason else ""))
    return score


@pytest.mark.parametrize("chapter", bundle().chapters())
def test_slips_are_noticed(chapter: str) -> None:
    assert scored(chapter, SAMPLE).harmful == []


@pytest.mark.soak
def test_nearly_all_slips_are_noticed() -> None:
    scores = [scored(chapter, FULL) for chapter in bundle().chapters()]
    report = "".join(score.text() for score in scores)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(report, encoding="utf-8")
    assert [one for score in scores for one in score.harmful] == []
    assert all(score.noticed >= NOTICED * score.slips for score in scores), report
    assert set().union(*(score.families for score in scores)) >= FAMILIES


@pytest.mark.parametrize("name", SLIPS)
def test_every_slip_can_be_made_and_is_noticed(name: str) -> None:
    for chapter in bundle().chapters():
        for attempt in range(12):
            world = bundle().world(chapter, f"{name} {attempt}")
            if SLIPS[name](world) and bundle().findings(world):
                return
    pytest.fail(f"{name} is never noticed")


def test_games_show_what_no_static_rule_can() -> None:
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
def test_good_chapters_have_no_findings(chapter: str) -> None:
    assert bundle().findings(bundle().world(chapter, "untouched")) == []
    assert list(variations(chapter, VARIATIONS_SAMPLE)) == []


@pytest.mark.soak
@pytest.mark.parametrize("chapter", bundle().chapters())
def test_many_good_chapters_have_no_findings(chapter: str) -> None:
    assert list(variations(chapter, VARIATIONS_FULL)) == []

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from authoring.content.findings import Finding, Severity
from authoring.solve.lint_proof import Proof, proofs, unsilenced
from tests.authoring.solve.effort import little_effort
from tests.playable import run


@pytest.fixture
def proof(lever: Path, monkeypatch: pytest.MonkeyPatch) -> Proof:
    little_effort(monkeypatch)
    (found,) = proofs([lever])
    return found


def claim(proof: Proof, rule: str, name: str = "rule-never-fires") -> Finding:
    """A finding that says a rule never fires."""
    lines = Path(proof.file).read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if f"- id: {rule}" in text)
    return Finding(proof.file, line, 9, line, 12, Severity.ERROR, "R105", name, "never")


def test_a_game_silences_the_claim_that_a_rule_never_fires(proof: Proof) -> None:
    kept = claim(proof, "ninth-mouse")
    assert unsilenced([claim(proof, "lever"), kept], [proof]) == [kept]


def test_other_findings_stay(proof: Proof) -> None:
    wording = claim(proof, "lever", "wordless-rule")
    elsewhere = replace(claim(proof, "lever"), path="other.yaml")
    assert unsilenced([wording, elsewhere], [proof]) == [wording, elsewhere]


def test_lint_prints_the_verdicts(lever: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    little_effort(monkeypatch)
    result = run("lint", lever, "--prove")
    assert " shown, " in result.output
    assert "ninth-mouse" in result.output
    assert " shown, " not in run("lint", lever).output

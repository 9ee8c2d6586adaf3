"""Files that once ended lint in a traceback, or a game in a crash or never: each is a finding now, or works."""

from __future__ import annotations

import importlib
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from authoring.cli import start
from authoring.content.findings import Finding
from authoring.content.library import open_library
from authoring.content.source import Source
from authoring.lint import Selection, lint
from authoring.lint import baseline as baselines
from authoring.lint.registry import RULES
from authoring.lint.rule import Context, Rule
from engine.bots import BOTS
from engine.compile import compile_chapter
from engine.invariants import check
from engine.play import new_game, play
from tests.playable import run

CHAPTER = """\
kind: chapter
id: supper
title: Supper
party: { mice: 4 }
end-page: 6
encounters: { decks: [standard] }
plan:
  - { face: kitchen-tunnels, at: [0, 0] }
  - { face: crystal-tunnels, at: [0, 1] }
start: { face: crystal-tunnels, space: a1 }
victory: { mice-at: { face: kitchen } }
"""
FAULTY = "T101"


def findings(folder: Path, text: str, selection: Selection | None = None) -> list[Finding]:
    (folder / "supper.yaml").write_text(CHAPTER + textwrap.dedent(text), encoding="utf-8")
    library = open_library(folder)
    files = [file for file in library.files if not file.bundled]
    return lint(library, files, selection or Selection(ignore=("N", "R3", "R202", "R203")))


def found(folder: Path, text: str) -> list[tuple[str, int, str]]:
    """Code, line after the chapter's own lines, and message of each finding."""
    return [(one.code, one.line - CHAPTER.count("\n"), one.message) for one in findings(folder, text)]


def rule(text: str) -> str:
    return "rules:\n" + textwrap.indent(textwrap.dedent(text).strip("\n"), "  ") + "\n"


def test_conditions_of_a_room_may_be_a_list(tmp_path: Path) -> None:
    text = """\
    rooms:
      kitchen:
        rules:
          - { id: a, text: x, when: space-entered, if: [{ mover: mouse }, { space: k1 }], do: [{ wheel: 1 }] }
    """
    assert found(tmp_path, text) == []


def test_a_condition_that_names_one_thing_refuses_a_list(tmp_path: Path) -> None:
    status = "- { id: a, text: x, when: space-entered, if: { mover: { status: [stunned, webbed] } }, do: [surge] }"
    counter = "- { id: a, text: x, when: round-end, if: { counter: [steps] }, do: [surge] }"
    assert found(tmp_path, rule(status)) == [("R201", 2, '"status" of "status" must be one name, not a list')]
    assert found(tmp_path, rule(counter)) == [("R201", 2, '"name" of "counter" must be one name, not a list')]


def test_a_room_cannot_add_a_space_that_its_face_has(tmp_path: Path) -> None:
    text = """\
    rooms:
      kitchen:
        spaces:
          - { id: k1, at: [42, 72] }
    """
    message = 'room "kitchen" adds a space "k1", an id that the face has already'
    assert found(tmp_path, text) == [("T102", 4, message)]


def test_a_counter_starts_between_0_and_its_maximum(tmp_path: Path) -> None:
    text = "counters: { bells: { start: 5, max: 3 } }\n"
    assert found(tmp_path, text) == [("R208", 1, 'counter "bells" starts at 5, above its maximum 3')]
    below = 'counter "bells" starts at -1, but no counter is ever below 0'
    assert found(tmp_path, "counters: { bells: { start: -1 } }\n") == [("R208", 1, below)]


def test_a_pack_limit_cannot_be_set_below_nothing(tmp_path: Path) -> None:
    text = rule("- { id: a, text: x, modify: { pack-limit: { set: -1 } } }")
    assert found(tmp_path, text) == [("S306", 2, '"set" is -1, below 0')]


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("when: round-start, do: [{ draw: { who: all-mice, look: 10000000 } }]", '"look" is 10000000, above 99'),
        ("when: round-start, do: [{ move: { who: all-mice, spaces: 10000000 } }]", '"spaces" is 10000000, above 99'),
        ("when: free-action, do: [{ move-further: 10000000 }]", '"move-further" is 10000000, above 99'),
        ("modify: { move: 100000000 }", '"move" is 100000000, above 99'),
        ("modify: { move: { times: 10000000 } }", '"times" is 10000000, above 10'),
        ("modify: { move: { set: 10000000 } }", '"set" is 10000000, above 99'),
        ("when: round-start, limit: { per: turn, times: 16 }, do: [surge]", '"times" is 16, above 15'),
        ("when: round-start, do: [{ wheel: { sum: [1, 1000] } }]", 'item 2 of "sum" is 1000, above 999'),
    ],
)
def test_a_number_out_of_bounds_is_refused(tmp_path: Path, effect: str, message: str) -> None:
    assert found(tmp_path, rule(f"- {{ id: a, text: x, {effect} }}")) == [("S306", 2, message)]


# -- a rule that fails -------------------------------------------------------------------------------------------------


def _failing(context: Context) -> Iterator[Finding]:
    raise KeyError("secret of the file")
    yield


@pytest.fixture
def failing_rule(monkeypatch: pytest.MonkeyPatch) -> Rule:
    bad = Rule(
        code=FAULTY,
        name="failing",
        severity=RULES[FAULTY].severity,
        confidence=RULES[FAULTY].confidence,
        kinds=("chapter",),
        check=_failing,
        doc=RULES[FAULTY].doc,
    )
    monkeypatch.setitem(RULES, FAULTY, bad)
    return bad


WRONG = "counters: { bells: { start: 5, max: 3 } }\n"


def test_a_rule_that_fails_is_a_finding_and_the_others_go_on(tmp_path: Path, failing_rule: Rule) -> None:
    fault, other = found(tmp_path, WRONG)
    assert (fault[0], other[0]) == ("S403", "R208")
    assert fault[2].startswith(f"rule {FAULTY} failing failed: KeyError at test_repro_hostile.py:")
    assert "secret" not in fault[2]


def test_only_leaving_the_rule_out_hides_its_fault(tmp_path: Path, failing_rule: Rule) -> None:
    assert [one.code for one in findings(tmp_path, WRONG, Selection(ignore=("S",)))].count("S403") == 1
    assert [one.code for one in findings(tmp_path, WRONG, Selection(select=("R208",)))] == ["R208"]
    assert "S403" not in [one.code for one in findings(tmp_path, WRONG, Selection(ignore=(FAULTY,)))]


def test_lint_ends_with_exit_code_3_when_a_rule_fails(tmp_path: Path, failing_rule: Rule) -> None:
    findings(tmp_path, WRONG)
    result = run("lint", str(tmp_path))
    assert result.exit_code == 3
    assert "S403 internal-fault" in result.output
    assert "R208 impossible-start" in result.output


def test_a_baseline_never_knows_a_fault(tmp_path: Path, failing_rule: Rule) -> None:
    text = baselines.to_text(findings(tmp_path, WRONG))
    assert "R208" in text
    assert "S403" not in text


# -- other parts of lint that fail -------------------------------------------------------------------------------------


PARTS = {
    "reading": "authoring.content.source._without_control_characters",
    "checking the schema": "authoring.content.schema.check",
    "checking references": "authoring.lint.check_references",
    "comparing ids": "authoring.content.library._duplicate",
    "reading comments": "authoring.lint.suppress.suppress",
    "fixing the layout": "authoring.lint.paths.fixed",
}


@pytest.mark.parametrize(("what", "function"), PARTS.items(), ids=list(PARTS))
def test_a_part_of_lint_that_fails_is_a_finding_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, function: str
) -> None:
    (tmp_path / "twice.yaml").write_text("kind: status\nid: dazed\nname: Dazed\n", encoding="utf-8")
    (tmp_path / "odd.yaml").write_text("kind: status\nid: dazed\nname: Dazed\n", encoding="utf-8")
    findings(tmp_path, WRONG)  # reads the bundled content
    package, _, name = function.rpartition(".")
    plain = getattr(importlib.import_module(package), name)
    odd = (tmp_path / "odd.yaml").read_text(encoding="utf-8")

    def fails_once(*args: Any, **keys: Any) -> Any:
        """Fails on one of the files, where it is told of one."""
        sources = [one for one in (*args, *(getattr(arg, "source", None) for arg in args)) if isinstance(one, Source)]
        if sources and sources[0].text != odd:
            return plain(*args, **keys)
        raise RecursionError("secret of the file")

    monkeypatch.setattr(function, fails_once)
    result = run("lint", str(tmp_path), "--select", "R208", "--fix")
    assert result.exit_code == 3
    assert f"{what} failed: RecursionError at test_repro_hostile.py:" in result.output
    assert "S403 internal-fault" in result.output
    assert "R208 impossible-start" in result.output
    assert "secret" not in result.output


def _broken() -> None:
    raise RecursionError


def test_a_command_that_fails_ends_with_exit_code_3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("authoring.cli.main", _broken)
    with pytest.raises(SystemExit) as end:
        start()
    assert end.value.code == 3
    assert "RecursionError" in capsys.readouterr().err


# -- games -------------------------------------------------------------------------------------------------------------


def test_a_hero_with_more_equipment_than_paws_plays_on(tmp_path: Path) -> None:
    hero = """\
    kind: hero
    replaces: collin
    id: collin
    name: Collin
    classes: [leader]
    battle: 2
    defence: 1
    lore: 2
    move: 2
    life: 4
    equipment: [collins-sword, leather-breastplate, lilys-bow]
    """
    (tmp_path / "collin.yaml").write_text(textwrap.dedent(hero), encoding="utf-8")
    (tmp_path / "supper.yaml").write_text(CHAPTER, encoding="utf-8")
    chapter = compile_chapter(open_library(tmp_path).content_for("supper"))
    party = [chapter.hero_ids.index(name) for name in ("collin", "filch", "lily", "maginos")]
    for seed in range(6):
        game = new_game(chapter, party, seed, [BOTS["greedy"](seed)], checker=check)
        play(game)
        assert game.outcome is not None

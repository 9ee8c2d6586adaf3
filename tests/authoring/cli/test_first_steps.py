"""What new authors stumbled over, each tried as they tried it."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.authoring.dead_rules import dead_rules
from tests.playable import BRAWL, chapter, run

QUIET = ("--ignore", "N,C")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_games_worth_watching_run_as_printed_from_where_one_stands(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chapter(folder)
    deep = folder / "a b"
    deep.mkdir()
    monkeypatch.chdir(deep)
    printed = run("playtest", "../brawl.yaml", "--games", 3, "--workers", 1).stdout
    commands = [line.partition(": ")[2] for line in printed.splitlines() if ": tailwright replay" in line]
    assert commands
    for command in commands:
        assert run(*shlex.split(command)[1:]).exit_code == 0, command


def test_lint_takes_an_id_as_all_commands_do(folder: Path) -> None:
    assert run("lint", "flight").output == "1 file, no problems found\n"
    chapter(folder)
    assert "brawl.yaml:" in run("lint", "brawl").output
    unknown = run("lint", "flihgt")
    assert (unknown.exit_code, unknown.output) == (
        2,
        'tailwright: error: no file, folder or id "flihgt", did you mean "flight"?\n',
    )


def test_translate_takes_all_files_of_a_folder(folder: Path) -> None:
    dead_rules(folder)
    assert run("translate", "extract", ".", "--lang", "fr").exit_code == 0
    assert sorted(file.name for file in (folder / "translations").iterdir()) == [
        "dead.fr.po",
        "ogre.fr.po",
        "sleepy.fr.po",
    ]
    lines = run("translate", "status", ".", "--lang", "fr").output.splitlines()
    assert [line.partition(": fr:")[0] for line in lines] == ["dead.yaml", "ogre.yaml", "sleepy.yaml"]
    assert run("translate", "merge", ".", "--lang", "fr").exit_code == 0


MARK = """\
kind: minion
id: ogre
name: Ogre
size: large
attack: melee
figure: ogre
battle: 3
defence: 1
rules:
  - when: turn-start
    if: { actor: owner }
    do: [ { count: marks } ]
  - when: turn-end
    if: { counter: { name: marks, at-least: 3 } }
    do: [ { wheel: 1 } ]
"""
WITH_MARKS = BRAWL.replace("beaten: {{ start: 0 }}", "beaten: {{ start: 0 }}, marks: {{ start: 0 }}").replace(
    "minion: rat-warrior, count: 2", "minion: ogre, count: 1"
)


def test_a_counter_that_only_a_minion_uses_is_used(folder: Path) -> None:
    chapter(folder, WITH_MARKS)
    (folder / "ogre.yaml").write_text(MARK)
    assert "marks" not in run("lint", ".", *QUIET).output
    (folder / "ogre.yaml").write_text(MARK.partition("rules:")[0])
    assert 'counter "marks" is never used' in run("lint", ".", *QUIET).output


@pytest.mark.parametrize(
    ("file", "broken"),
    [
        ("brawl.yaml", ("objective: Beat them.", "objectife: Beat them.")),
        ("brawl.yaml", ("objective: Beat them.", 'objective: "Beat them.')),
        ("ogre.yaml", ("size: large", "siez: large")),
        ("ogre.yaml", ("size: large", 'size: "large')),
    ],
)
def test_errors_in_one_file_bring_no_others_in_another(folder: Path, file: str, broken: tuple[str, str]) -> None:
    chapter(folder, WITH_MARKS)
    (folder / "ogre.yaml").write_text(MARK)
    clean = run("lint", ".", *QUIET).output
    path = folder / file
    path.write_text(path.read_text().replace(*broken))
    lines = [
        line for line in run("lint", ".", *QUIET).output.splitlines() if ": error:" in line or ": warning:" in line
    ]
    assert any(line.startswith(file) for line in lines)
    assert [line for line in lines if not line.startswith(file) and line not in clean] == []


def test_a_comma_in_a_text_without_quotes_is_told_as_such(folder: Path) -> None:
    chapter(folder, BRAWL.replace("opening: Once upon a time.", "opening: Once, upon a time, there were rats."))
    output = run("lint", ".").output
    assert 'the comma ends "opening" here' in output
    assert 'put the text in quotes: opening: "Once, upon a time, there were rats."' in output
    assert output.count(": error:") == 1


def test_a_comma_in_an_effect_without_quotes_is_one_error(folder: Path) -> None:
    chapter(folder, BRAWL.replace("do: [ surge ]", "do: [ {{ story: Oh no, a cat }} ]"))
    output = run("lint", ".").output
    assert 'put the text in quotes: story: "Oh no, a cat"' in output
    assert output.count(": error:") == 1


def test_a_key_without_a_value_is_no_cut_text(folder: Path) -> None:
    chapter(folder, BRAWL.replace("objective: Beat them.", "objective: Beat them.\nhint:"))
    assert "comma" not in run("lint", ".").output


def test_an_unknown_condition_lists_what_the_event_offers(folder: Path) -> None:
    chapter(folder, BRAWL.replace("when: minion-defeated", "when: minion-defeated\n    if: {{ mover: mouse }}"))
    expected = 'unknown condition "mover": "minion-defeated" offers minion, attacker and space, did you mean "moved"?'
    assert expected in run("lint", ".").output


def test_an_achievement_of_another_chapter_is_told_as_local(folder: Path) -> None:
    own = 'achievements:\n  - {{ id: rang-it, name: Rang it, text: "You rang." }}\n'
    chapter(folder, BRAWL + own)
    chapter(folder, BRAWL.replace("round: 299", "achieved: rang-it"), ident="other")
    output = run("lint", ".").output
    assert 'the achievement "rang-it" belongs to the chapter "brawl" alone; define it in a file of kind' in output

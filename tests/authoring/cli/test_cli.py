"""The command line as a user meets it: output and exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from authoring import __version__, bundled
from authoring.cli import COMMANDS, build_app
from authoring.cli.lint_report import Format
from authoring.content.schema import KINDS
from authoring.lint.formats import FORMATS

STATUS = "kind: status\nid: {id}\nname: Dizzy\n"
BOMB = "kind: status\nid: bomb\nname: Bomb\nnotes:\n  - &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"  - &{here} [{', '.join(['*' + before] * 10)}]\n" for before, here in zip("abcdefgh", "bcdefghi", strict=True)
)
JPEG = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00" + bytes(range(256)) * 50


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build_app(), [str(word) for word in words])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_version() -> None:
    result = run("--version")
    assert (result.exit_code, result.output) == (0, f"tailwright {__version__} (pure Python engine)\n")


MUTANTS = {
    "misspelt": (STATUS.format(id="misspelt").replace("name:", "nmae:").encode(), "3:1: error: unknown key"),
    "twice": ((STATUS.format(id="twice") + "name: Giddy\n").encode(), "4:1: error: duplicate key"),
    "bomb": (BOMB.encode(), "8:37: error: aliases that repeat"),
    "picture": (JPEG, "1:1: error: file is not text"),
    "nested": (b"[" * 500_000, "1:65: error: nesting deeper than 64"),
    "nothing": (b"", "1:1: error: the file is empty"),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_broken_files_are_findings_with_a_place(name: str, folder: Path) -> None:
    raw, words = MUTANTS[name]
    (folder / f"{name}.yaml").write_bytes(raw)
    result = run("lint", f"{name}.yaml")
    assert result.exit_code == 1
    assert result.output.startswith(f"{name}.yaml:{words}")


def test_clean_file_and_clean_folder(folder: Path) -> None:
    (folder / "a.yaml").write_text(STATUS.format(id="dizzy"))
    for result in (run("lint"), run("lint", "a.yaml"), run("lint", folder)):
        assert (result.exit_code, result.output) == (0, "1 file, no problems found\n")


def test_bundled_content_is_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(bundled.root())
    result = run("lint")
    assert result.exit_code == 0, result.output


def test_a_file_is_linted_with_its_folder_but_only_it_is_reported(folder: Path) -> None:
    (folder / "a.yaml").write_text(STATUS.format(id="dizzy"))
    (folder / "b.yaml").write_text(STATUS.format(id="dizzy"))
    (folder / "c.yaml").write_text("broken: [\n")
    assert run("lint", "a.yaml").exit_code == 0
    result = run("lint", "b.yaml")
    assert result.exit_code == 1
    assert "(R102 duplicate-id)" in result.output
    assert "c.yaml" not in result.output


def test_a_project_file_marks_the_top_of_a_library(folder: Path) -> None:
    hero = "kind: hero\nid: pip\nname: Pip\nclasses: [scamp]\nbattle: 1\ndefence: 1\nlore: 1\nmove: 2\nlife: 3\n"
    (folder / "heroes").mkdir()
    (folder / "cards").mkdir()
    (folder / "heroes" / "pip.yaml").write_text(hero)
    ability = "kind: ability\nid: whirl\nname: Whirl\nclasses: [any]\ncost: 1\nheroes: [pip]\n"
    ability += "rules: [{ when: free-action, do: [{ move: { spaces: 1 } }] }]\n"
    (folder / "cards" / "whirl.yaml").write_text(ability)
    assert run("lint", "cards/whirl.yaml").exit_code == 1
    (folder / "tailwright.toml").write_text("")
    assert run("lint", "cards/whirl.yaml").exit_code == 0


@pytest.mark.parametrize(
    "words", [["lint", "none.yaml"], ["lint", "."], ["lint", "--format", "xml"], ["explain", "Q1"]]
)
def test_usage_is_exit_code_two(words: list[str], folder: Path) -> None:
    assert run(*words).exit_code == 2


def test_select_and_ignore(folder: Path) -> None:
    (folder / "a.yaml").write_text(STATUS.format(id="dizzy") + "tokns: 1\nreplaces: daisy\n")
    assert "R104" not in run("lint", "--select", "S").output
    assert "S302" not in run("lint", "--ignore", "S302").output
    assert run("lint", "--ignore", "S,R").exit_code == 0


def test_formats(folder: Path) -> None:
    (folder / "a.yaml").write_text(STATUS.format(id="dizzy") + "tokns: 1\n")
    assert sorted(FORMATS) == sorted(Format)
    assert json.loads(run("lint", "--format", "json").stdout)["findings"][0]["code"] == "S302"
    assert json.loads(run("lint", "--format", "sarif").stdout)["runs"][0]["results"][0]["ruleId"] == "S302"
    assert run("lint", "--format", "github").stdout.startswith("::error file=a.yaml,line=4,")


def test_explain_by_code_and_by_name() -> None:
    by_code, by_name = run("explain", "s202"), run("explain", "duplicate-key")
    assert by_code.exit_code == by_name.exit_code == 0
    assert by_code.output == by_name.output
    assert by_code.output.startswith("# S202 duplicate-key\n")


def test_explain_lists_a_family_or_everything() -> None:
    lines = run("explain", "x").output.splitlines()
    assert lines[0] == "X101 overlapping-tiles: Two tiles of the plan lie on the same place."
    assert all(line.startswith("X") for line in lines)
    assert len(run("explain").output.splitlines()) > 130


def test_explain_suggests() -> None:
    assert 'did you mean "duplicate-key"?' in run("explain", "duplicat-key").output


@pytest.mark.parametrize("kind", KINDS)
def test_schema(kind: str) -> None:
    result = run("schema", kind)
    assert result.exit_code == 0
    assert json.loads(result.output)["description"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"tailwright {command}" in result.output.split("Example")[1]


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys\nfrom authoring.cli import build_app\nfrom typer.testing import CliRunner\n"
        "assert CliRunner().invoke(build_app(), ['--help']).exit_code == 0\n"
        "print([name for name in ('jsonschema', 'networkx', 'yaml', 'graphviz', 'jinja2') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_installed_command_prints_no_traceback(folder: Path) -> None:
    (folder / "a.yaml").write_bytes(JPEG)
    done = subprocess.run([sys.executable, "-m", "tailwright", "lint", "a.yaml"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "")
    assert "\x1b" not in done.stdout


def test_a_playtest_without_a_page_needs_nothing_that_makes_pages(tmp_path: Path) -> None:
    script = f"import sys; sys.argv = {['tailwright', 'playtest', 'flight', '--games', '1', '--workers', '1']}\n"
    script += "from authoring.cli import main\ntry: main()\nfinally: print('jinja2' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout.endswith("\nFalse\n"), done.stderr

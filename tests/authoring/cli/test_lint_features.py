"""`tailwright lint`: repairs, ignore comments, statistics, formats, standard input and exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.content.library import File
from authoring.content.source import parse
from authoring.lint.fixes.ignores import with_ignores
from authoring.lint.suppress import suppress

CARD = "kind: search-card\nid: lamp\nname: 'Lamp '\ncategory: accessory\nslot: accessory\nreplaces: lantern\n"
TYPO = "kind: status\nid: dizzy\nname: Dizzy\ntxet: The figure cannot scurry.\n"


def run(*words: str | Path, content: str | None = None) -> Result:
    return CliRunner().invoke(build_app(), [str(word) for word in words], input=content)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def codes(result: Result) -> list[str]:
    return [one["code"] for one in json.loads(result.stdout)["findings"]]


def test_fix_mends_a_misspelt_word(folder: Path) -> None:
    (folder / "dizzy.yaml").write_text(TYPO)
    shown = run("lint", "--diff")
    assert (shown.exit_code, "-txet:" in shown.stdout, "+text:" in shown.stdout) == (1, True, True)
    assert (folder / "dizzy.yaml").read_text() == TYPO
    result = run("lint", "--fix", "--select", "S")
    assert (result.exit_code, result.stderr) == (0, "mended dizzy.yaml: S302\n")
    assert (folder / "dizzy.yaml").read_text() == TYPO.replace("txet", "text")
    assert run("lint", "--diff").exit_code == 0


def test_fix_mends_a_letter_of_another_alphabet(folder: Path) -> None:
    (folder / "dizzy.yaml").write_text(TYPO.replace("txet", "text").replace("cannot", "c\u0430nnot"), encoding="utf-8")
    assert codes(run("lint", "--format", "json")) == ["N117"]
    run("lint", "--fix")
    assert (folder / "dizzy.yaml").read_text(encoding="utf-8") == TYPO.replace("txet", "text")


def test_fix_leaves_alone_what_is_not_sure(folder: Path) -> None:
    text = TYPO.replace("txet", "effect-of-it")
    (folder / "dizzy.yaml").write_text(text)
    run("lint", "--fix")
    assert (folder / "dizzy.yaml").read_text() == text


def test_add_ignore(folder: Path) -> None:
    (folder / "lamp.yaml").write_text(CARD)
    result = run("lint", "--add-ignore", "known for long")
    assert (result.exit_code, result.stderr) == (0, "lamp.yaml: 3 findings left out from now on\n")
    assert "# tailwright: ignore[N106] known for long\nname: 'Lamp '\n" in (folder / "lamp.yaml").read_text()
    assert run("lint").exit_code == 0


def test_a_comment_never_goes_into_a_text() -> None:
    text = "kind: status\nid: dizzy\nname: Dizzy\ntext: |\n  One\n   two\n"
    file = File(parse(text.encode(), "x.yaml"), Path("x.yaml"), False)
    finding = next(iter(suppress([], [], False)), None)
    assert finding is None
    assert with_ignores(file, [], "no reason") == (text, 0)


@pytest.mark.parametrize(
    ("comment", "left"),
    [
        ("ignore[N106] why", []),
        ("ignore[stray-space] why", []),
        ("ignore-block[N106] why", []),
        ("ignore[stray-spaec] why", ["N106", "S402"]),
        ("ignore[K106] why", ["N106", "S401"]),
    ],
)
def test_ignores_by_code_and_name(folder: Path, comment: str, left: list[str]) -> None:
    text = CARD.replace("replaces: lantern\n", "copies: 1\nrules: [{ modify: { lore: 1 } }]\n")
    (folder / "lamp.yaml").write_text(text.replace("name:", f"# tailwright: {comment}\nname:"))
    assert sorted(codes(run("lint", "--format", "json"))) == left


def test_ignores_for_a_block_and_for_a_file(folder: Path) -> None:
    cards = "kind: statuses\nid: all\ncards:\n  - id: dizzy\n    name: 'A '\n  - id: dazed\n    name: 'B '\n"
    for comment, lines in (("", [5, 7]), ("  # tailwright: ignore-block[N106] why\n", [8])):
        (folder / "all.yaml").write_text(cards.replace("  - id: dizzy", f"{comment}  - id: dizzy"))
        found = json.loads(run("lint", "--format", "json", "--select", "N106").stdout)["findings"]
        assert [one["line"] for one in found] == lines
    (folder / "all.yaml").write_text(f"# tailwright: ignore-file[stray-space] why\n{cards}")
    assert codes(run("lint", "--format", "json", "--select", "N")) == []


def test_settings_of_files_severity_and_confidence(folder: Path) -> None:
    (folder / "lamp.yaml").write_text(CARD)
    settings = folder / "tailwright.toml"
    settings.write_text('[lint.per-file-ignores]\n"la*.yaml" = ["N", "idle-card"]\n')
    assert codes(run("lint", "--format", "json")) == ["R104"]
    settings.write_text('[lint.severity]\nstray-space = "error"\nR104 = "info"\n')
    found = {one["code"]: one["severity"] for one in json.loads(run("lint", "--format", "json").stdout)["findings"]}
    assert (found["N106"], found["R104"]) == ("error", "info")
    settings.write_text('[lint]\nconfidence = "certain"\n')
    assert "K106" not in codes(run("lint", "--format", "json"))
    wrong = [
        'confidence = "sure"',
        "severity = 1",
        '[lint.severity]\nN106 = "bad"',
        '[lint.severity]\nQ1 = "info"',
    ]
    for text in wrong:
        settings.write_text(f"[lint]\n{text}\n")
        assert run("lint").exit_code == 2, text


def test_statistics_and_output_file(folder: Path) -> None:
    (folder / "lamp.yaml").write_text(CARD)
    assert run("lint", "--statistics").stdout.splitlines()[0].split() == ["1", "K106", "idle-card", "(warning)"]
    result = run("lint", "--format", "json", "--output-file", "found.json")
    assert (result.exit_code, result.stdout) == (1, "")
    assert len(json.loads((folder / "found.json").read_text())["findings"]) == 3
    assert run("lint", "--output-file", "lamp.yaml").exit_code == 2


def test_junit_and_sarif(folder: Path) -> None:
    (folder / "lamp.yaml").write_text(CARD)
    suite = ElementTree.fromstring(run("lint", "--format", "junit").stdout)[0]
    assert (suite.get("name"), suite.get("tests"), suite.get("failures")) == ("lamp.yaml", "3", "3")
    first = json.loads(run("lint", "--format", "sarif").stdout)["runs"][0]
    (folder / "lamp.yaml").write_text(f"# one line more\n{CARD}")
    second = json.loads(run("lint", "--format", "sarif").stdout)["runs"][0]
    prints = [[one["partialFingerprints"] for one in part["results"]] for part in (first, second)]
    assert prints[0] == prints[1]
    assert all(
        rule["helpUri"].endswith(f"#{rule['id'].lower()}-{rule['name']}") for rule in first["tool"]["driver"]["rules"]
    )


@pytest.mark.parametrize(("level", "code"), [("error", 0), ("warning", 1), ("info", 1), ("never", 0)])
def test_fail_on(folder: Path, level: str, code: int) -> None:
    (folder / "lamp.yaml").write_text(CARD)
    assert run("lint", "--fail-on", level, "--ignore", "R104").exit_code == code


def test_standard_input(folder: Path) -> None:
    result = run("lint", "-", "--format", "json", content=CARD)
    assert (result.exit_code, codes(result)) == (1, ["K106", "N106", "R104"])
    assert run("lint", "-", content="kind: status\nid: dizzy\nname: Dizzy\n").exit_code == 0
    for option in ("--fix", "--diff", "--watch"):
        assert run("lint", "-", option, content=CARD).exit_code == 2


def test_watch(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "lamp.yaml").write_text(CARD)
    seen = []

    def wait(seconds: float) -> None:
        seen.append(seconds)
        if len(seen) == 3:
            raise KeyboardInterrupt
        (folder / "lamp.yaml").write_text(CARD.replace("'Lamp '", "Lamp") + "#" * len(seen))

    monkeypatch.setattr("authoring.scenes.watch.watch.__defaults__", (wait,))
    result = run("lint", "--watch", "--select", "N106")
    assert "1 warning in 1 of 1 file" in result.stdout
    assert result.stdout.count("no problems found") == 2
    assert run("lint", "--watch", "--fix").exit_code == 2

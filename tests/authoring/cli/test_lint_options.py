"""`tailwright lint`: order, baseline, fixes, settings and games, as a user meets them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.lint.registry import RULES

CARD = "kind: search-card\nid: lamp\nname: 'Lamp '\ncategory: accessory\nslot: accessory\nreplaces: lantern\n"


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build_app(), [str(word) for word in words])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lamp.yaml").write_text(CARD)
    return tmp_path


def codes(result: Result) -> list[str]:
    return [one["code"] for one in json.loads(result.stdout)["findings"]]


def test_order(folder: Path) -> None:
    assert codes(run("lint", "--format", "json")) == ["K106", "N106", "R104"]
    assert codes(run("lint", "--format", "json", "--order", "importance")) == ["R104", "N106", "K106"]


def test_baseline(folder: Path) -> None:
    result = run("lint", "--baseline", "known.json", "--write-baseline")
    summary = "1 file, no problems found; 3 findings of the baseline left out\n"
    assert (result.exit_code, result.stdout) == (0, summary)
    assert run("lint", "--baseline", "known.json").exit_code == 0
    (folder / "lamp.yaml").write_text("# a line more\n" + CARD.replace("accessory\nslot", "armour\nslot") + "paws: 1\n")
    result = run("lint", "--baseline", "known.json", "--format", "json")
    assert (result.exit_code, codes(result)) == (1, ["K101"])
    assert run("lint", "--baseline", "none.json").exit_code == 2
    assert run("lint", "--write-baseline").exit_code == 2


def test_fix(folder: Path) -> None:
    (folder / "lamp.yaml").write_text("name: Lamp  \n" + CARD.replace("name: 'Lamp '\n", ""))
    result = run("lint", "--fix", "--select", "N106")
    assert (result.exit_code, result.stderr) == (0, "mended lamp.yaml: head-first, trailing-space\n")
    assert (folder / "lamp.yaml").read_text() == CARD.replace("'Lamp '", "Lamp")


def test_settings(folder: Path) -> None:
    (folder / "tailwright.toml").write_text('[lint]\nignore = ["K", "stray-space"]\n')
    assert codes(run("lint", "--format", "json")) == ["R104"]
    assert codes(run("lint", "--format", "json", "--ignore", "R1")) == []
    (folder / "tailwright.toml").write_text("[lint]\nignroe = []\n")
    result = run("lint")
    assert (result.exit_code, "ignroe" in result.stderr) == (2, True)


@pytest.mark.parametrize(("option", "word"), [("--select", "Q"), ("--ignore", "dead-brunch"), ("--select", "t101")])
def test_a_code_that_no_rule_has_is_refused(folder: Path, option: str, word: str) -> None:
    result = run("lint", option, f"R,{word}")
    assert (result.exit_code, f'unknown code or family "{word}"' in result.stderr) == (2, True)
    (folder / "tailwright.toml").write_text(f'[lint]\n{option[2:]} = ["{word}"]\n')
    result = run("lint")
    assert (result.exit_code, f'"{word}" in "' in result.stderr) == (2, True)


def test_a_link_out_of_the_folder_is_not_followed(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    secret = tmp_path_factory.mktemp("elsewhere") / "secret.yaml"
    secret.write_text("secret: 1\n")
    (folder / "link.yaml").symlink_to(secret)
    result = run("lint", "link.yaml")
    assert (result.exit_code, "a link out of its folder" in result.stderr) == (2, True)
    (folder / "inside.yaml").symlink_to(folder / "lamp.yaml")
    assert run("lint", "inside.yaml").exit_code == 1


def test_play(folder: Path) -> None:
    (folder / "lamp.yaml").write_text(RULES["P102"].section("Bad"))
    assert "P102" not in codes(run("lint", "--format", "json"))
    assert "P102" in codes(run("lint", "--format", "json", "--play", "20"))


def test_the_hooks_are_commands_that_exist() -> None:
    hooks = yaml.safe_load((Path(__file__).parents[3] / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    for hook in hooks:
        program, command, *options = hook["entry"].split()
        assert (program, command) == ("tailwright", "lint")
        help_text = run(command, "--help").stdout
        assert all(option in help_text for option in options)

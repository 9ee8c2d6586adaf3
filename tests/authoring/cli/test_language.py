"""The option `--lang`: one name in all commands, any language of the texts, and a list when it is unknown."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.cli.language import with_names
from tests.playable import run

COMMANDS = (
    "export storybook flight -o x.html",
    "export cards roach -o x.html",
    "render tile kitchen -o x.svg",
    "render all pictures",
    f"explain {Path(__file__).parents[3] / 'chapters/sorrow/flight.yaml'}:152",
    "playtest flight --games 1 --workers 1",
    "translate extract flight",
)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["french", "xx"])
def test_unknown_languages_are_refused_with_a_list(
    command: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if command.startswith("translate") and lang == "xx":
        return  # one can translate into any language
    result = run(*command.split(), "--lang", lang)
    output = " ".join(result.output.split())
    assert result.exit_code == 2
    assert f'unknown language "{lang}"' in output
    assert "en (English), fr (français), pt (português), ru (русский)" in output
    assert ('did you mean "fr"?' in output) == (lang == "french")
    assert not list(tmp_path.iterdir())


def test_the_old_name_of_the_option_works_and_is_in_no_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("render", "tile", "kitchen", "--language=fr", "-o", "x.svg").exit_code == 0
    assert "La cuisine" in Path("x.svg").read_text(encoding="utf-8")
    assert "--language" not in run("render", "--help").output
    assert with_names(["--language", "fr", "-o", "--language=ru"]) == ["--lang", "fr", "-o", "--lang=ru"]


def test_texts_of_any_language_are_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = "kind: search-card\nid: hut\nname: { de: Alter Hut }\ncategory: trick\nlore: 1\n"
    text += "text: { de: Ein Hut., nl: Een hoed. }\n"
    Path("hut.yaml").write_text(text, encoding="utf-8")
    assert run("export", "cards", "hut.yaml", "--lang", "nl", "-o", "x.html").exit_code == 0
    page = Path("x.html").read_text(encoding="utf-8")
    assert "Een hoed." in page
    assert "Alter Hut" in page
    result = run("lint", "hut.yaml")
    assert result.exit_code == 0
    assert result.output.count("N113") == 2

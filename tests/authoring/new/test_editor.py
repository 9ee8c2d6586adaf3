"""Setting up an editor: schemas for every kind, one line in the settings, nothing of anybody else's lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as some
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from typer.testing import CliRunner, Result

from authoring import bundled
from authoring.cli import build_app
from authoring.content.schema import KINDS
from authoring.new.editor import install
from authoring.new.jsonc import JsoncError, put

KEYS = ("yaml.schemas", "./.tailwright/content.schema.json")
SETTINGS = """{
  // how I like it
  "editor.rulers": [80, 100,], /* two */
  "yaml.schemas": {
    "https://example.org/a.json": "a.yml" // theirs, not a } of ours
  },
}
"""


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build_app(), ["schema", *(str(word) for word in words)])


def validator(folder: Path) -> Draft202012Validator:
    texts = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in (folder / ".tailwright").iterdir()}
    registry: Registry[Any] = Registry().with_resources(
        [(name, Resource.from_contents(content)) for name, content in texts.items()]
    )
    return Draft202012Validator(texts["content.schema.json"], registry=registry)


def test_every_kind_has_its_schema_and_one_passes_on_to_them(tmp_path: Path) -> None:
    install(tmp_path)
    names = {path.name for path in (tmp_path / ".tailwright").iterdir()}
    assert names == {f"{kind}.schema.json" for kind in [*KINDS, "content"]}
    schema = validator(tmp_path)
    chapter = yaml.safe_load((bundled.root() / "chapters/sorrow/flight.yaml").read_text(encoding="utf-8"))
    assert not list(schema.iter_errors(chapter))
    assert list(schema.iter_errors({**chapter, "end-pgae": 6}))


def test_files_of_other_tools_are_left_in_peace(tmp_path: Path) -> None:
    install(tmp_path)
    for foreign in ({"jobs": {}}, {"kind": "Deployment", "spec": {}}):
        assert not list(validator(tmp_path).iter_errors(foreign))


def test_settings_are_made_and_a_second_time_changes_nothing(tmp_path: Path) -> None:
    assert run("--install", "--folder", tmp_path).exit_code == 0
    settings = json.loads((tmp_path / ".vscode/settings.json").read_text(encoding="utf-8"))
    assert settings == {"yaml.schemas": {KEYS[1]: "*.yaml"}}
    assert "redhat.vscode-yaml" in (tmp_path / ".vscode/extensions.json").read_text(encoding="utf-8")
    again = run("--install", "--folder", tmp_path)
    assert again.exit_code == 0
    assert "everything is there already" in again.output
    assert install(tmp_path) == []


def test_what_somebody_has_set_stays_comments_too(tmp_path: Path) -> None:
    place = tmp_path / ".vscode/settings.json"
    place.parent.mkdir()
    place.write_text(SETTINGS, encoding="utf-8")
    (tmp_path / ".vscode/extensions.json").write_text('{"recommendations": []}', encoding="utf-8")
    install(tmp_path)
    text = place.read_text(encoding="utf-8")
    assert text == SETTINGS.replace(" // theirs", ", // theirs").replace("ours\n", f'ours\n    "{KEYS[1]}": "*.yaml"\n')
    assert put(text, ("yaml.schemas", "https://example.org/a.json"), "a.yml") == text
    assert put(text, KEYS, "*.yaml") == text
    assert install(tmp_path) == []
    assert (tmp_path / ".vscode/extensions.json").read_text(encoding="utf-8") == '{"recommendations": []}'


@pytest.mark.parametrize("text", ["{", "[1]", '{"yaml.schemas": 3}', '{"a": 1 "b": 2}', "{} x", '{"a": nope}'])
def test_settings_that_cannot_be_read_are_told_and_stay(tmp_path: Path, text: str) -> None:
    place = tmp_path / ".vscode/settings.json"
    place.parent.mkdir()
    place.write_text(text, encoding="utf-8")
    result = run("--install", "--folder", tmp_path)
    assert result.exit_code == 2
    assert "add this by hand" in result.output
    assert place.read_text(encoding="utf-8") == text
    assert not (tmp_path / ".tailwright").exists()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("{}", '{\n  "a": {\n    "b": 1\n  }\n}'),
        ('{"c": 2}', '{"c": 2,\n  "a": {\n    "b": 1\n  }}'),
        ('{"c": 2,}', '{"c": 2,\n  "a": {\n    "b": 1\n  }}'),
        ('{"a": {}}', '{"a": {\n    "b": 1\n  }}'),
        ('{"a": {"b": 2}}', '{"a": {"b": 1}}'),
        ('{"a": {"b": 1}}', '{"a": {"b": 1}}'),
    ],
)
def test_one_value_is_put_in(before: str, after: str) -> None:
    assert put(before, ("a", "b"), 1) == after


values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.text(), lambda inner: some.lists(inner), max_leaves=5
)


@given(some.dictionaries(some.text(), values | some.dictionaries(some.text(), values)), some.sampled_from([None, 2]))
def test_all_else_is_kept_whatever_it_is(settings: dict[str, Any], indent: int | None) -> None:
    settings.pop("a", None)
    made = put(json.dumps(settings, indent=indent), ("a", "b"), "c")
    assert json.loads(made) == {**settings, "a": {"b": "c"}}


def test_depth_is_bounded() -> None:
    with pytest.raises(JsoncError, match="nested too deeply"):
        put('{"a":' * 5000, ("a",), 1)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "name a kind, or use --install"),
        (["chapter", "--install"], "leave out"),
        (["chaptre"], 'did you mean "chapter"'),
        (["--install", "--folder", "nowhere"], "is not a folder"),
    ],
)
def test_wrong_usage_is_told_with_a_way_out(words: list[str], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert told in result.output

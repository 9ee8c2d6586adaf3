"""Results as text and as JUnit XML, the command, and watching files."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from authoring.scenes import as_junit, as_text, play_scenes
from authoring.scenes.watch import watch
from tests.authoring.scenes.stage import write
from tests.playable import run

GOOD = "given: { face: courtyard, mice: { collin: b2 } }\ndice: [bow-star]\nwhen: [turn: collin]\nexpect: { page: 1 }"
BAD = GOOD.replace("page: 1", "page: 2")


def test_a_failure_has_place_title_and_log(tmp_path: Path) -> None:
    text = as_text(play_scenes([write(tmp_path, BAD)]))
    first, *log, empty, last = text.rstrip("\n").split("\n")
    assert first.endswith('some-scenes.yaml:9:21: the page is 1, not 2 (scene "What is tested.")')
    assert "    rule: old-crow" in log
    assert (empty, last) == ("", "0 scenes passed, 1 failed")


def test_junit_counts_and_names_failures(tmp_path: Path) -> None:
    write(tmp_path, BAD.replace("collin", "filch"))
    (tmp_path / "broken.yaml").write_text("kind: scenes\nid: broken\nscenes: 5\n", encoding="utf-8")
    root = ElementTree.fromstring(as_junit(play_scenes([tmp_path])))
    suites = {Path(suite.get("name", "")).name: suite for suite in root}
    assert [suites["some-scenes.yaml"].get(key) for key in ("tests", "failures", "errors")] == ["1", "1", "0"]
    failure = suites["some-scenes.yaml"].find("testcase/failure")
    assert failure is not None
    assert failure.get("message") == "the page is 1, not 2"
    assert suites["broken.yaml"].get("errors") == "1"


def test_junit_is_xml_whatever_a_title_holds(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("What is tested.", '"<&> \\x01"'), encoding="utf-8")
    case = ElementTree.fromstring(as_junit(play_scenes([path]))).find("testsuite/testcase")
    assert case is not None
    assert case.get("name") == "<&> \ufffd"


def test_the_command_and_its_exit_codes(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    passed = run("test", path, "--junit", tmp_path / "results.xml")
    assert (passed.exit_code, passed.stdout) == (0, "1 scene passed\n")
    assert (tmp_path / "results.xml").read_text(encoding="utf-8").startswith("<?xml")
    assert run("test", write(tmp_path, BAD)).exit_code == 1
    assert run("test", tmp_path / "nowhere").exit_code == 2
    path.unlink()
    (tmp_path / "status.yaml").write_text("kind: status\nid: dizzy\nname: Dizzy\n", encoding="utf-8")
    nothing = run("test", tmp_path)
    assert (nothing.exit_code, "no scenes in" in nothing.output) == (2, True)


def test_watching_acts_again_after_a_change(tmp_path: Path) -> None:
    path = write(tmp_path, GOOD)
    acts: list[str] = []
    waits = iter([lambda: None, lambda: path.write_text("kind: scenes\n"), lambda: None])

    def wait(seconds: float) -> None:
        step = next(waits, None)
        if step is None:
            raise KeyboardInterrupt
        step()

    with pytest.raises(KeyboardInterrupt):
        watch([tmp_path], lambda: acts.append("act"), wait)
    assert acts == ["act", "act"]

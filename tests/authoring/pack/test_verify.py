"""What a certificate claims is checked: every tampering is noticed and named."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from authoring.pack.archive import archive_of, files_in
from authoring.pack.errors import PackError
from authoring.pack.make import Pack
from authoring.pack.manifest import FILE, manifest_hash, write_manifest
from authoring.pack.verify import DIFFERS, HOLDS, OTHER_ENGINE, Verification, verify

Change = Callable[[dict[str, bytes], dict[str, Any]], None]


def altered(made: Pack, change: Change, path: Path, honest: bool = False) -> Verification:
    """Change the files or the manifest of a pack and verify it; `honest`: the forger makes the manifest's hash anew."""
    files = dict(files_in(made.archive))
    manifest = copy.deepcopy(made.manifest)
    change(files, manifest)
    if honest:
        manifest["hash"] = manifest_hash(manifest)
    files[FILE] = write_manifest(manifest)
    path.write_bytes(archive_of(files))
    return verify(path, every=True)


def one(manifest: dict[str, Any]) -> dict[str, Any]:
    """The certificate of the only chapter."""
    return next(iter(manifest["certificate"]["chapters"].values()))


def test_a_pack_holds(made: Pack, tmp_path: Path) -> None:
    path = tmp_path / "mill.tailwright.zip"
    path.write_bytes(made.archive)
    for every in (False, True):
        found = verify(path, every=every)
        assert (found.word, found.differences) == (HOLDS, [])
        assert found.games == found.played == 16
        assert found.witnesses > 0


def of_test(key: str, value: Any, number: int = 0) -> Change:
    def change(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        test = one(manifest)["playtests"][number]
        test[key] = value(test[key]) if callable(value) else value

    return change


def of_figures(key: str, value: Any) -> Change:
    return of_test("figures", lambda figures: {**figures, key: value})


def of_chapter(key: str, value: Any) -> Change:
    def change(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        chapter = one(manifest)
        chapter[key] = value(chapter[key]) if callable(value) else value

    return change


def of_manifest(key: str, value: Any) -> Change:
    def change(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        manifest[key] = value(manifest[key]) if callable(value) else value

    return change


def of_proof(key: str, value: Any) -> Change:
    return of_chapter("proof", lambda proof: {**proof, key: value(proof[key]) if callable(value) else value})


def of_verdict(**words: Any) -> Change:
    return of_proof("verdicts", lambda verdicts: [{**verdicts[0], **words}, *verdicts[1:]])


def of_course(key: str, value: Any) -> Change:
    def other(verdicts: list[dict[str, Any]]) -> list[dict[str, Any]]:
        number = next(number for number, verdict in enumerate(verdicts) if verdict.get("course"))
        verdict = verdicts[number]
        return [*verdicts[:number], {**verdict, "course": {**verdict["course"], key: value}}, *verdicts[number + 1 :]]

    return of_proof("verdicts", other)


def flip(outcomes: str) -> str:
    return ("l" if outcomes[0] == "w" else "w") + outcomes[1:]


FORGED: dict[str, Change] = {
    "an outcome": of_test("outcomes", flip),
    "an outcome of the other bot": of_test("outcomes", flip, 1),
    "all outcomes": of_test("outcomes", lambda outcomes: "w" * len(outcomes)),
    "a game more": of_test("outcomes", lambda outcomes: outcomes + "w"),
    "a game less": of_test("outcomes", lambda outcomes: outcomes[:-1]),
    "a length": of_test("rounds", lambda rounds: [rounds[0] + 1, *rounds[1:]]),
    "minutes": of_test("half-minutes", lambda times: [*times[:-1], times[-1] + 2]),
    "an end": of_test("end-of", lambda ends: [len(set(ends)), *ends[1:]]),
    "the ends": of_test("ends", lambda ends: [end + "!" for end in ends]),
    "the seed": of_test("seed", 1000),
    "the bot": of_test("bot", "explorer"),
    "a bot that is code": of_test("bot", "os:system"),
    "a bot that is no text": of_test("bot", 7),
    "the mice": of_test("mice", 3),
    "the win rate": of_figures("win-rate", [1.0, 1.0, 1.0]),
    "the games won": of_figures("won", 8),
    "the number of games": of_figures("games", 800),
    "the rounds": of_figures("rounds", [1.0, 1.0, 1.0]),
    "the minutes of the figures": of_figures("minutes", [1.0, 1.0, 1.0]),
    "the causes": of_figures("lost-by", {}),
    "a figure more": of_figures("fun", 10),
    "what was reached": of_test("reached", {}),
    "reached in an earlier game": of_test("reached", lambda reached: dict.fromkeys(reached, 0)),
    "reached in a game that is not there": of_test("reached", lambda reached: {**reached, next(iter(reached)): 99}),
    "a line that is not there": of_test("reached", lambda reached: {**reached, "rule nothing": 0}),
    "what nobody reached": of_chapter("never-seen", ["face attic"]),
    "the content": of_chapter("content", "0" * 64),
    "the edition": of_chapter("edition", "fr"),
    "the options": of_chapter("options", {"mousetraps": 6}),
    "a playtest less": of_chapter("playtests", lambda tests: tests[:1]),
    "no playtests": of_chapter("playtests", []),
    "a verdict": of_verdict(verdict="impossible", why="so"),
    "a verdict left open": of_verdict(verdict="open", course=None),
    "a verdict without a game": of_verdict(verdict="shown", course=None),
    "a verdict about something else": of_verdict(name="attic"),
    "verdicts left out": of_proof("verdicts", lambda verdicts: verdicts[1:]),
    "the count of verdicts": of_proof("shown", 99),
    "the luck of a witness": of_course("luck", [[1, "good"]]),
    "the seed of a witness": of_course("seed", 123456),
    "the answers of a witness": of_course("answers", [0] * 5),
    "the party of a witness": of_course("party", [0]),
    "lint": lambda files, manifest: manifest["certificate"]["lint"].update(warning=7),
    "lint's codes": lambda files, manifest: manifest["certificate"]["lint"].update(codes={"E101": 1}),
    "the scenes": lambda files, manifest: manifest["certificate"]["scenes"].update(passed=99),
    "a chapter more": lambda files, manifest: manifest["certificate"]["chapters"].update(attic={}),
    "the title": of_manifest("title", "The New Mill"),
    "the licence": of_manifest("licence", "CC0-1.0"),
    "the authors": of_manifest("authors", ["Somebody Else"]),
    "the boxes": of_manifest("boxes", []),
    "the languages": of_manifest("languages", ["en", "de"]),
    "the chapters": of_manifest("chapters", []),
    "the minutes": of_manifest("chapters", lambda chapters: [{**chapters[0], "minutes": 5.0}]),
    "a key more": of_manifest("award", "best chapter"),
    "a form of its own": of_manifest("certificate", {"lint": 3}),
    "no certificate": of_manifest("certificate", {}),
}


@pytest.mark.parametrize("change", FORGED.values(), ids=list(FORGED))
def test_a_forged_certificate_is_noticed(change: Change, made: Pack, tmp_path: Path) -> None:
    """Also by a forger who makes the hash of the manifest anew."""
    path = tmp_path / "forged.tailwright.zip"
    assert altered(made, change, path).differences == ["the manifest was changed after it was made: its hash differs"]
    found = altered(made, change, path, honest=True)
    assert found.word == DIFFERS
    assert all(len(difference) < 600 and "\n" not in difference for difference in found.differences)


def test_a_changed_added_or_missing_file_is_named(made: Pack, tmp_path: Path) -> None:
    path = tmp_path / "changed.tailwright.zip"
    name = next(name for name in made.manifest["files"] if name != "pack.yaml")

    def changed(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        files[name] += b"# a remark\n"

    def added(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        files["more.yaml"] = b"kind: status\nid: dizzy\n"

    def missing(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        del files[name]

    expected = {
        changed: f'"{name}" is not the file that was certified',
        added: '"more.yaml" is in the pack',
        missing: f'"{name}" is named in the manifest',
    }
    for change, words in expected.items():
        found = altered(made, change, path)
        assert found.word == DIFFERS
        assert found.differences[0].startswith(words)


def test_what_a_forger_can_still_do_is_change_a_text(made: Pack, tmp_path: Path) -> None:
    """With every hash made anew, a text differs and nothing can tell; docs say so."""
    from hashlib import sha256

    def retold(files: dict[str, bytes], manifest: dict[str, Any]) -> None:
        for name, raw in files.items():
            if b"kind: chapter" in raw:
                files[name] = raw.replace(b"objective: ", b"objective: Truly: ".replace(b"Truly: ", b"Truly "), 1)
                manifest["files"][name] = sha256(files[name]).hexdigest()

    assert altered(made, retold, tmp_path / "retold.tailwright.zip", honest=True).word == HOLDS


def test_another_engine_is_said_and_games_are_compared(made: Pack, tmp_path: Path) -> None:
    change = of_manifest("made-with", {"tailwright": "0.0.1", "engine": "0" * 64})
    found = altered(made, change, tmp_path / "old.tailwright.zip", honest=True)
    assert found.word == OTHER_ENGINE
    assert len(found.comparisons) == 2
    assert all("within error" in line for line in found.comparisons)


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.tailwright.zip"
    path.write_bytes(archive_of({FILE: json.dumps({"format": 2}).encode()}))
    with pytest.raises(PackError, match="format 2"):
        verify(path)

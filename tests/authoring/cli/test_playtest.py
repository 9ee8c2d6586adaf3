"""`tailwright playtest` as a user meets it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from authoring.content.library import File, Library, open_library
from authoring.playtest import open_chapter
from engine.playtest.crash import LOST
from tests.playable import BRAWL, BROKEN, TOSS, chapter, run

TOY = "tests.engine.playtest.toy"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def report(*words: str | Path) -> dict[str, Any]:
    result = run("playtest", *words, "--json", "-")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_the_same_bytes_twice_and_with_any_number_of_workers(folder: Path) -> None:
    path = chapter(folder)
    outputs = [
        run(
            "playtest", path, "--games", 120, "--seed", 7, "--bot", "random", "--json", "-", "--workers", workers
        ).stdout
        for workers in (1, 1, 2, 3)
    ]
    assert json.loads(outputs[0])["run"]["games"] == 120
    assert outputs == [outputs[0]] * 4


def test_no_path_of_this_machine_is_in_it(folder: Path) -> None:
    text = run("playtest", chapter(folder), "--games", 5, "--json", "-").stdout
    assert str(folder) not in text
    assert str(Path(__file__).parents[3]) not in text
    assert '"file": "brawl.yaml"' in text


def test_files_are_written_and_the_terminal_is_quiet_about_it(folder: Path) -> None:
    result = run("playtest", chapter(folder), "--games", 5, "--json", "out/r.json", "--report", "out/r.html")
    assert result.exit_code == 0
    assert json.loads(Path("out/r.json").read_text())["kind"] == "playtest-report"
    assert Path("out/r.html").read_text().startswith("<!doctype html>")
    assert "won " in result.stdout
    assert "wrote" not in result.stdout
    assert "\x1b" not in result.output


@pytest.mark.parametrize("target", ["nobody", "nothing.yaml", "no/such.yaml"])
def test_what_cannot_be_opened(folder: Path, target: str) -> None:
    result = run("playtest", target)
    assert result.exit_code == 2
    assert f'"{target}"' in result.stderr


def test_a_chapter_with_errors_is_refused_with_its_findings(folder: Path) -> None:
    path = chapter(folder, BRAWL.replace("face: guard-room, at", "face: gard-room, at"))
    result = run("playtest", path, "--games", 5)
    assert result.exit_code == 1
    assert 'brawl.yaml:12:13: error: unknown face "gard-room", did you mean "guard-room"?' in result.stderr
    assert result.stdout == ""


def test_many_errors_are_cut_short(folder: Path) -> None:
    path = chapter(folder, BRAWL + "".join(f"wrong-{n}: 1\n" for n in range(30)))
    result = run("playtest", path)
    assert result.exit_code == 1
    assert "and 10 more errors; see tailwright lint" in result.stderr


@pytest.mark.parametrize("words", [(), ("--bot", "gready"), ("--gate", "--bot", "gready"), ("--start", "attic")])
@pytest.mark.parametrize("name", BROKEN)
def test_errors_refuse_whoever_plays_and_whatever_else_is_wrong(
    folder: Path, name: str, words: tuple[str, ...]
) -> None:
    """Also errors that lint finds while workers play: the message is the same, and no file is left."""
    path = chapter(folder, BROKEN[name])
    files = ("--json", "r.json", "--report", "r.html", "--trace-dir", "logs")
    told = [
        run("playtest", path, "--games", 60, "--workers", workers, *words, *some)
        for workers, some in ((1, files), (2, files), (2, files[:4]))
    ]
    assert [one.exit_code for one in told] == [1, 1, 1]
    assert ": error: " in told[0].stderr
    assert [one.stderr for one in told] == [told[0].stderr] * 3
    assert [one.stdout for one in told] == [""] * 3
    assert list(folder.iterdir()) == [path]


@pytest.mark.parametrize("name", BROKEN)
def test_errors_in_bundled_content_are_refused_too(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_bundled(*given: Any, **more: Any) -> Library:
        library = open_library(*given, **more)
        return Library(File(file.source, file.real, bundled=True) for file in library.files)

    path = chapter(folder, BROKEN[name])
    own = run("playtest", path, "--games", 60, "--workers", 2)
    monkeypatch.setattr(open_chapter, "open_library", all_bundled)
    result = run("playtest", path, "--games", 60, "--workers", 2, "--json", "r.json")
    assert (result.exit_code, result.stderr, result.stdout) == (1, own.stderr, "")
    assert list(folder.iterdir()) == [path]


def test_a_card_beside_it_that_does_not_compile_refuses_whoever_plays(folder: Path) -> None:
    path = chapter(folder)
    rule = "when: round-end\n    do: [ { wound: { who: attacker, amount: 1 } } ]"
    (folder / "dizzy.yaml").write_text(f"kind: status\nid: dizzy\nname: Dizzy\nrules:\n  - {rule}\n")
    told = [run("playtest", path, "--games", 20, "--workers", workers) for workers in (1, 2)]
    assert [one.exit_code for one in told] == [1, 1]
    assert "dizzy.yaml:" in told[0].stderr
    assert told[0].stderr == told[1].stderr


def test_the_same_page_and_words_with_any_number_of_workers(folder: Path) -> None:
    path = chapter(folder)
    told = [
        run("playtest", path, "--games", 60, "--report", f"{workers}.html", "--workers", workers)
        for workers in (1, 2, 3)
    ]
    assert [one.stdout for one in told] == [told[0].stdout] * 3
    assert len({Path(f"{workers}.html").read_text() for workers in (1, 2, 3)}) == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bot", "gready"), 'unknown bot "gready"'),
        (("--bot", "random,random"), "2 bots for 4 mice"),
        (("--party", "collin,filch,tilda,nobody"), 'unknown hero "nobody"'),
        (("--party", "collin,filch"), "party of 2 mice, brawl is for 3 to 4"),
        (("--mice", "6"), "party of 6 mice, brawl is for 3 to 4"),
        (
            ("--mice", "4", "--party", "collin,filch,tilda"),
            "--mice 4 does not match --party collin,filch,tilda (3 heroes)",
        ),
        (("--option", "mousetrap=3"), 'unknown option "mousetrap", did you mean "mousetraps"?'),
        (("--option", "abilities=often"), 'option "abilities" cannot be "often"'),
        (
            ("--option", "mousetraps=²"),
            'option "mousetraps" cannot be "²", use one of: unlimited, box, a number up to 99',
        ),
        (("--start", "attic"), 'no face "attic" on the board'),
    ],
)
def test_what_cannot_be_had(folder: Path, words: tuple[str, ...], message: str) -> None:
    result = run("playtest", chapter(folder), *words)
    assert result.exit_code == 2
    assert message in result.stderr


def test_parties(folder: Path) -> None:
    path = chapter(folder, TOSS)
    assert report(path, "--games", 4)["run"]["parties"] == [["collin", "filch", "lily", "maginos"]]
    assert [len(party) for party in report(path, "--games", 4, "--mice", 3)["run"]["parties"]] == [3]
    every = report(path, "--games", 70, "--party", "all", "--mice", 4)
    assert len(every["run"]["parties"]) == len(every["parties"]) == 15
    named = report(path, "--games", 4, "--party", "tilda, nez, collin")
    assert named["run"]["parties"] == [["tilda", "nez", "collin"]]


def test_the_curve_can_go_on_beyond_the_chapters_end_page(folder: Path) -> None:
    path = chapter(folder)
    words = ("--games", 40, "--bot", "random")
    far = report(path, *words, "--pages-to", 8)
    assert [point["page"] for point in far["end-pages"]["curve"]] == [2, 3, 4, 5, 6, 7, 8]
    assert far["run"]["end-page"] == 5
    apart = report(path, *words, "--end-page", 7)
    assert far["end-pages"]["curve"][5]["wins"] == apart["result"]["win-rate"]
    assert far["end-pages"]["exact"]


def test_a_crash_is_told_with_its_seed(folder: Path) -> None:
    result = run("playtest", chapter(folder), "--games", 25, "--seed", 1, "--bot", f"{TOY}:FaintingBot", "--workers", 2)
    assert result.exit_code == 1
    assert "2 games crashed" in result.stdout
    assert "seed 10 (collin,filch,lily,maginos): ValueError: the heat in here" in result.stdout
    assert "23 games" in result.stdout


def test_interrupted_it_reports_what_is_done(folder: Path) -> None:
    result = run(
        "playtest", chapter(folder), "--games", 90, "--workers", 1, "--bot", f"{TOY}:StoppingBot", "--json", "r.json"
    )
    assert result.exit_code == 130
    assert "stopped, 90 were requested" in result.stdout
    assert json.loads(Path("r.json").read_text())["run"]["games"] == 70


def test_traces(folder: Path) -> None:
    run("playtest", chapter(folder), "--games", 3, "--seed", 40, "--trace-dir", "logs", "--workers", 2)
    assert sorted(path.name for path in Path("logs").iterdir()) == ["seed-40.txt", "seed-41.txt", "seed-42.txt"]
    assert "[INIT-8]" in Path("logs/seed-41.txt").read_text()


def test_checking_invariants(folder: Path) -> None:
    assert report(chapter(folder), "--games", 2, "--check")["run"]["checked"]


class TestGate:
    def test_targets_are_judged_in_any_run(self, folder: Path) -> None:
        data = report(chapter(folder), "--games", 100, "--bot", "random", "--mice", 3)
        assert [(one["bot"], one["verdict"], one["games"]) for one in data["targets"]] == [
            ("random", "pass", 100),
            ("greedy", "undecided", 0),
        ]

    def test_it_stops_early_and_fails(self, folder: Path) -> None:
        result = run("playtest", chapter(folder), "--games", 400, "--gate", "--json", "r.json")
        assert result.exit_code == 1
        assert "target fail: win-rate of greedy after" in result.stderr
        verdicts = json.loads(Path("r.json").read_text())["targets"]
        assert [one["verdict"] for one in verdicts] == ["pass", "fail"]
        assert all(one["games"] < 400 for one in verdicts)

    def test_undecided_is_not_passed(self, folder: Path) -> None:
        close = TOSS + "targets: [ {{ bot: random, win-rate: [0.5, 1] }} ]\n"
        result = run("playtest", chapter(folder, close), "--games", 50, "--gate")
        assert result.exit_code == 1
        assert "target undecided: win-rate of random after 50 games" in result.stderr

    def test_passed(self, folder: Path) -> None:
        wide = TOSS + "targets: [ {{ bot: random, win-rate: [0.2, 0.8], rounds: [1, 2] }} ]\n"
        assert run("playtest", chapter(folder, wide), "--games", 300, "--gate").exit_code == 0

    def test_without_targets_there_is_nothing_to_pass(self, folder: Path) -> None:
        result = run("playtest", chapter(folder, TOSS), "--gate")
        assert result.exit_code == 2
        assert 'no targets in "brawl" to judge' in result.stderr

    def test_content_cannot_name_code(self, folder: Path) -> None:
        sly = TOSS + 'targets: [ {{ bot: "tests.engine.playtest.toy:FaintingBot", win-rate: [0, 1] }} ]\n'
        result = run("playtest", chapter(folder, sly), "--gate")
        assert result.exit_code == 1
        assert "unknown-player" in result.stderr


def test_a_bot_of_ones_own_is_found_in_the_folder_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = "from engine.bots.random import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n"
    (tmp_path / "bots_of_mine.py").write_text(bot, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", sys.path[:])
    result = run("playtest", chapter(tmp_path), "--games", "2", "--workers", "1", "--bot", "bots_of_mine:Mine")
    assert result.exit_code == 0, result.output
    assert "bot bots_of_mine:Mine" in result.stdout


def test_a_game_that_kills_its_worker_is_named_and_takes_no_other_games_with_it(tmp_path: Path) -> None:
    words = ("playtest", chapter(tmp_path), "--games", "200", "--workers", "2", "--json", "-")
    result = run(*words, "--bot", "tests.engine.playtest.toy:DyingBot")
    assert result.exit_code == 1, result.output
    data = json.loads(result.stdout)
    assert (data["run"]["broken"], data["run"]["games"]) == ("", 199)
    assert [(one["seed"], one["error"]) for one in data["crashes"]] == [(150, LOST)]

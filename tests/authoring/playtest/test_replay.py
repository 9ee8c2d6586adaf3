"""Replayed games, and where they differ from saved ones."""

from __future__ import annotations

from pathlib import Path

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import open_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.replay import replay_game, save_game, saved_options
from authoring.playtest.replay_file import from_json, to_json
from engine.playtest import CompiledPlan
from tests.playable import BRAWL, chapter


def compiled(path: Path, options: PlaytestOptions) -> CompiledPlan:
    return compile_plan(open_playable(str(path)).content(), options)


def test_a_saved_game_is_replayed_with_its_options(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    options = PlaytestOptions(seed=3, bot="random", party="nez,tilda,collin", end_page=7, rule_options=["mousetraps=6"])
    plan = compiled(path, options)
    saved = save_game(plan, replay_game(plan).recording)
    assert (saved.seed, saved.bot, saved.end_page) == (3, "random", 7)
    again = compiled(path, saved_options(saved))
    assert again.plan.parties == plan.plan.parties
    assert again.plan.options == {"mousetraps": 6}
    result = replay_game(again, saved)
    assert result.difference == ""
    assert result.recording == replay_game(plan).recording


def test_a_saved_game_names_its_edition_and_what_differs_from_it(tmp_path: Path) -> None:
    path = chapter(tmp_path)
    plan = compiled(path, PlaytestOptions(rule_options=["edition=pt", "grape-bait=adjacent"]))
    saved = from_json(to_json(save_game(plan, replay_game(plan).recording)))
    assert (saved.edition, saved.differs) == ("pt", {"grape-bait": "adjacent"})
    assert compiled(path, saved_options(saved)).chapter.options.named == plan.chapter.options.named


def test_the_first_difference_is_described(tmp_path: Path) -> None:
    plan = compiled(chapter(tmp_path), PlaytestOptions(seed=3))
    saved = save_game(plan, replay_game(plan).recording)
    edited = chapter(tmp_path, BRAWL.replace("minion: rat-warrior, count: 2", "minion: roach, count: 2"))
    result = replay_game(compiled(edited, saved_options(saved)), saved)
    assert result.divergence is not None
    lines = result.difference.splitlines()
    assert lines[0].startswith(f"the game differs from step {result.divergence.index + 1} on (round ")
    assert [line.split()[0] for line in lines[1:]] == ["after:", "then:", "now:"]


def test_a_saved_game_cannot_name_code(tmp_path: Path) -> None:
    plan = compiled(chapter(tmp_path), PlaytestOptions(bot="tests.engine.playtest.toy:StoppingBot"))
    saved = save_game(plan, replay_game(plan).recording)
    assert saved_options(saved).bot == "random"
    assert saved_options(saved, "greedy").bot == "greedy"

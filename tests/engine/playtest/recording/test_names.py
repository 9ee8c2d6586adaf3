"""Logs show names and texts where saved games keep ids."""

from __future__ import annotations

from pathlib import Path

from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import find_playable
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.replay import replay_game, save_game
from tests.playable import BRAWL, chapter

LAMPS = (
    BRAWL.replace(
        "beaten: {{ start: 0 }}", "beaten: {{ start: 0, name: {{ en: Beaten rats, fr: Rats battus }} }}"
    ).replace(
        "do: [ {{ count: beaten }} ]",
        """do:
      - count: beaten
      - choose:
          by: lowest-mouse
          options:
            - {{ text: Light the lamp., do: [ {{ put-token: {{ token: lamp, at: guard-room/d3 }} }} ] }}
            - {{ text: Wait., do: [ {{ wheel: 1 }} ] }}""",
    )
    + "tokens: {{ lamp: {{ name: Old lamp }} }}\n"
)


def test_options_tokens_and_counters_are_shown_by_their_words(tmp_path: Path) -> None:
    path = chapter(tmp_path, LAMPS)
    compiled = compile_plan(find_playable(str(path), ("chapter",)).content(), PlaytestOptions(seed=2, bot="random"))
    recording = replay_game(compiled).recording
    shown = "\n".join(step.line() for step in recording.log)
    assert "Beaten rats is now 1" in shown
    assert "→ Light the lamp." in shown or "→ Wait." in shown
    saved = save_game(compiled, recording)
    kept = [step.text for step in saved.steps]
    assert "beaten is now 1" in kept
    assert "option 1" in kept or "option 2" in kept


def test_a_saved_game_is_found_again_by_its_ids(tmp_path: Path) -> None:
    path = chapter(tmp_path, LAMPS)
    compiled = compile_plan(find_playable(str(path), ("chapter",)).content(), PlaytestOptions(seed=2, bot="random"))
    saved = save_game(compiled, replay_game(compiled).recording)
    path.write_text(path.read_text().replace("Light the lamp.", "Light it!").replace("Beaten rats", "Rats"))
    other = compile_plan(find_playable(str(path), ("chapter",)).content(), PlaytestOptions(seed=2, bot="random"))
    assert replay_game(other, saved).difference == ""

"""Small chapters whose parts and numbers are known."""

from __future__ import annotations

from pathlib import Path

from authoring.playtest.open_chapter import LoadedChapter, open_playable
from tests.playable import HEAD, chapter

TOSSES = (
    HEAD
    + """\
counters: { won: { start: 0, max: 1 } }
rules:
  - id: stars  # one half
    when: turn-end
    do: [ { test: { pass: [ { set: won } ] } } ]
  - id: cheese
    when: turn-end
    do: [ { test: { need: cheese, pass: [ { set: won } ] } } ]
  - id: last
    when: turn-end
    if: { counter: { name: won, is: 0 } }
    do: [ { lose: tails } ]
victory: { counter: { name: won, at-least: 1 } }
"""
)
"""Over after the first turn: won with a star of one die, or with a cheese of another."""

GUARDED = (
    HEAD.replace("story: {{ opening", "# a comment\nstory: {{ opening")
    + """\
counters: { beaten: { start: 0, max: 9 } }  # so far
setup:
  - place: { minion: rat-warrior, count: 2, face: guard-room }
rooms:
  guard-room:
    story: A room full of rats.
    search: [ { id: chest, card: tinkerers-treasure } ]
    surge: [ { minion: roach, count: 1 } ]
    rules:
      - id: no-rest
        forbid: recover
  sewers:
    encounter: { place: [ { minion: roach, count: 3 } ] }
rules:
  - id: score
    when: minion-defeated
    do: [ { count: beaten } ]
victory: { counter: { name: beaten, at-least: 4 } }
"""
)
"""A fight with one part of each kind."""


def open_toy(folder: Path, text: str = GUARDED) -> LoadedChapter:
    """Write a chapter into a folder and open it."""
    return open_playable(str(chapter(folder, text)), ("chapter",), alone=True)

"""Small chapters in files, for tests of whatever plays them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from authoring.cli import build_app
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.playtest import playtest
from authoring.playtest.result import PlaytestResult

HEAD = """\
kind: chapter
id: {id}
book: test
number: 1
title: "{title}"
story: {{ opening: Once upon a time. }}
objective: Beat them.
party: {{ mice: {{ from: 3, to: 4 }} }}
end-page: 5
encounters: {{ decks: [standard] }}
plan:
  - {{ face: guard-room, at: [0, 0] }}
start: {{ face: guard-room, space: d3 }}
"""

TOSS = (
    HEAD
    + """\
counters: { heads: { start: 0 } }
rules:
  - id: toss
    when: turn-end
    do:
      - test: { pass: [ { count: heads } ], fail: [ { lose: tails } ] }
victory: { counter: { name: heads, at-least: 1 } }
"""
)
"""Over after the first turn; won in half of the games."""

BRAWL = (
    HEAD
    + """\
counters: {{ beaten: {{ start: 0 }} }}
setup:
  - place: {{ minion: rat-warrior, count: 2, face: guard-room }}
rooms:
  guard-room:
    story: A room full of rats.
    surge: [ {{ minion: rat-warrior, count: 1 }} ]
rules:
  - id: score
    when: minion-defeated
    do: [ {{ count: beaten }} ]
  - id: too-late
    when: round-start
    if: {{ round: 299 }}
    do: [ surge ]
victory: {{ counter: {{ name: beaten, at-least: 4 }} }}
targets:
  - {{ bot: random, win-rate: [0, 1], mice: 3 }}
  - {{ bot: greedy, win-rate: [0, 0.2] }}
"""
)
"""A few rounds of fighting. Its second target is out of reach."""

BROKEN = {
    "unknown key": BRAWL + "wrong: 1\n",
    "unknown face": BRAWL.replace("face: guard-room, at", "face: gard-room, at"),
    "unknown minion": BRAWL.replace("minion: rat-warrior, count: 2", "minion: rat-worrior, count: 2"),
    "tiles on each other": BRAWL.replace("at: [0, 0] }}\n", "at: [0, 0] }}\n  - {{ face: forge, at: [0, 0] }}\n"),
    "no shape": BRAWL.replace("plan:\n  - {{ face: guard-room, at: [0, 0] }}\n", "plan: 5\n"),
    "goal out of reach": BRAWL.replace("at: [0, 0] }}\n", "at: [0, 0] }}\n  - {{ face: forge, at: [5, 5] }}\n").replace(
        "victory: {{ counter: {{ name: beaten, at-least: 4 }} }}", "victory: {{ mice-at: {{ face: forge }} }}"
    ),
    "rules without end": BRAWL.replace(
        "victory:",
        "  - id: echo\n    when: cheese-gained\n    do: [ {{ cheese: {{ who: all-mice, amount: 1 }} }} ]\nvictory:",
    ),
    "won at setup": BRAWL.replace("at-least: 4", "at-least: 0"),
    "no party": BRAWL.replace("from: 3, to: 4", "from: 5, to: 4"),
    "role nobody has": BRAWL.replace("do: [ surge ]", "do: [ {{ wound: {{ who: attacker, amount: 1 }} }} ]"),
}
"""Brawls with errors: the first five cannot be compiled, the last one does not, the others could be played."""


def chapter(folder: Path, text: str = BRAWL, ident: str = "brawl", title: str = "A brawl") -> Path:
    """Write a chapter into a folder."""
    path = folder / f"{ident}.yaml"
    body = text.replace("{id}", ident).replace("{title}", title).replace("{{", "{").replace("}}", "}")
    path.write_text(body, encoding="utf-8")
    return path


def playtested(path: Path, games: int, **options: Any) -> PlaytestResult:
    """Playtest a chapter in this process."""
    return playtest(path, PlaytestOptions(games, **options, workers=1))


def run(*words: str | Path, given: str = "") -> Result:
    """Run a command as a user would."""
    return CliRunner().invoke(build_app(), [str(word) for word in words], input=given)

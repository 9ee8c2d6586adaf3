"""Save games as JSON files, and read them back: the seed, the choices and the events."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from authoring.content.plain_file import UnreadableError, parse, read_text
from engine.playtest.recording.replay import DECISION, EVENT, Step
from engine.playtest.usage_error import UsageError
from engine.records.options import DEFAULT_EDITION

VERSION = 1


class ReplayFileError(ValueError):
    """The file is not a replay."""


@dataclass(frozen=True)
class Replay:
    """A saved game: how it was started, how it ended, and every step."""

    chapter: str
    seed: int
    bot: str
    party: tuple[str, ...]
    end_page: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    outcome: str = ""
    reason: str = ""
    steps: tuple[Step, ...] = ()
    start: str = ""
    edition: str = DEFAULT_EDITION
    """The edition of the rules, and the options of the game that are not those of the edition."""
    differs: dict[str, Any] = field(default_factory=dict)
    luck: tuple[tuple[int, int], ...] = ()
    """Changes of luck, in a game that `tailwright solve` has found: after so many turns the dice get this seed."""
    content: str = ""
    """The hash of what was played, in a game that a person can go on with."""
    players: tuple[str, ...] = ()
    """Words `hero=bot` for the mice that bots play, in such a game."""


def to_json(replay: Replay) -> str:
    """Return the text of the file, with one step per line so that two files can be compared."""
    head = {
        "kind": "replay",
        "version": VERSION,
        "chapter": replay.chapter,
        "seed": replay.seed,
        "bot": replay.bot,
        "party": list(replay.party),
        "end-page": replay.end_page,
        "start": replay.start,
        "options": replay.options,
        "edition": replay.edition,
        "differs": replay.differs,
        "outcome": replay.outcome,
        "reason": replay.reason,
        **({"luck": [list(change) for change in replay.luck]} if replay.luck else {}),
        **({"content": replay.content, "players": list(replay.players)} if replay.content else {}),
    }
    lines = ",\n".join(json.dumps(_step(step), ensure_ascii=False) for step in replay.steps)
    start = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    return f'{start},\n "steps": [\n{lines}\n]}}\n'


def _step(step: Step) -> dict[str, Any]:
    if step.what == DECISION:
        return {"round": step.round, "asked": step.question, "chosen": step.text}
    return {"round": step.round, "event": step.text, "rules": list(step.rules)}


def read_replay(path: Path) -> Replay:
    """Read a saved game from a file; raise UsageError if that is not possible."""
    try:
        return from_json(read_text(path))
    except FileNotFoundError:
        raise UsageError(f'cannot open "{path}": no such file') from None
    except (UnreadableError, ReplayFileError) as error:
        raise UsageError(f'cannot read "{path}": {error}') from None


def from_json(text: str) -> Replay:
    """Read a saved game; raise ReplayFileError if the text does not fit the schema."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    from authoring.content.schema import schema

    try:
        data = parse(json.loads, text)
        wrong = best_match(Draft202012Validator(schema("replay")).iter_errors(data))
    except UnreadableError as error:
        raise ReplayFileError(f"not JSON: {error}") from None
    except RecursionError:
        raise ReplayFileError("not a replay: it is nested too deeply") from None
    if wrong is not None:
        raise ReplayFileError(f"not a replay: {wrong.message[:200]} at {wrong.json_path}")
    return Replay(
        chapter=data["chapter"],
        seed=data["seed"],
        bot=data["bot"],
        party=tuple(data["party"]),
        end_page=data["end-page"],
        options=data["options"],
        outcome=data["outcome"],
        reason=data["reason"],
        steps=tuple(_read(step) for step in data["steps"]),
        start=data["start"],
        edition=data.get("edition", DEFAULT_EDITION),
        differs=data.get("differs", {}),
        luck=tuple((turn, seed) for turn, seed in data.get("luck", [])),
        content=data.get("content", ""),
        players=tuple(data.get("players", [])),
    )


def _read(data: dict[str, Any]) -> Step:
    if "chosen" in data:
        return Step(DECISION, data["chosen"], data["asked"], (), data["round"])
    return Step(EVENT, data["event"], "", tuple(data["rules"]), data["round"])

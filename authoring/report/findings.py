"""Findings: at most five sentences about what is wrong, the costliest first, each with its line and a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from authoring.playtest.replay_command import replay_command
from authoring.report.lines import places
from authoring.report.numbers import listed, percent, target_words
from authoring.report.rounding import rounded
from authoring.report.sentences import sentence
from engine.playtest.diagnosis.cause import POINTS, TURNS, Cause
from engine.playtest.lines import FACE
from engine.playtest.summary import CRASHED
from engine.records.state import STALLED

if TYPE_CHECKING:
    from authoring.playtest.diagnosis import Diagnosis
    from authoring.playtest.result import PlaytestResult

BAD, WARN, NOTE = "bad", "warn", "note"
"""Tones: something is broken or costs much; something may be wrong; something to know."""

MOST: Final = 5
"""How many findings a report has."""
NAMED: Final = 4
"""How many names a sentence lists; the tables list them all."""
MUCH: Final = 0.1
"""A cost from which on a finding is bad."""
WAYS: Final = ("exit", "flip")
"""Lines that are a way, often the way back: no finding when nobody goes there."""

Finding = dict[str, Any]
Sections = dict[str, Any]
"""The other sections of the report, by name."""


def findings(result: PlaytestResult, diagnosis: Diagnosis, sections: Sections, faces: dict[str, str]) -> list[Finding]:
    """Return the findings; `faces` has the names of the faces."""
    if not result.tally.games:
        return [*_crashes(result)][:MOST]
    reasons = {row["where"]: f"; {row['no-choice']}" for row in sections["offers"] if "no-choice" in row}
    causes = [_of_cause(result, diagnosis, cause, faces, reasons) for cause in diagnosis.causes]
    found = [
        *_crashes(result),
        *_stalls(result),
        *_targets(result, sections),
        *[one for one in causes if one["cost"]],
        *_never(result, sections, "no"),
        *[one for one in causes if not one["cost"]],
        *_never(result, sections, ""),
    ]
    return found[:MOST]


def _finding(kind: str, tone: str, text: str, where: str = "", cost: float = 0.0, unit: str = "") -> Finding:
    game = {"seed": None, "step": None, "command": ""}
    return {"kind": kind, "tone": tone, "text": text, "where": where, "cost": rounded(cost), "unit": unit, **game}


# -- what is broken, missed or never reached -----------------------------------------------------------------------


def _crashes(result: PlaytestResult) -> Iterator[Finding]:
    crashed = result.tally.outcomes[CRASHED]
    if crashed:
        seeds = listed([str(seed) for seed, _, _ in result.tally.crashes], NAMED, crashed)
        games = "1 game" if crashed == 1 else f"{crashed} games"
        yield _finding("crashes", BAD, sentence("crashes", games=games, seeds=seeds))


def _stalls(result: PlaytestResult) -> Iterator[Finding]:
    stalled = result.tally.outcomes[STALLED]
    if stalled:
        one = _finding("stalls", BAD, sentence("stalls", part=percent(stalled / result.tally.games)))
        yield {**one, **_game(result, result.tally.course.index(STALLED), None)}


def _targets(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """Targets that are missed; the verdict tells of the win rate of the bot that played."""
    for one in sections.get("targets", []):
        judged = one["what"] == "win-rate" and one["bot"] == result.plan.bot
        if one["games"] and one["verdict"] == "fail" and not judged:
            name, wanted, seen = target_words(one)
            text = sentence("missed-target", name=name, seen=seen, wanted=wanted)
            yield _finding("missed-target", BAD, text, _key(result, "targets"))


def _never(result: PlaytestResult, sections: Sections, reachable: str) -> Iterator[Finding]:
    """Lines of the author that no game reached: those that no game can reach, or the others."""
    found = sections["coverage"]
    missed = [line for line in found["lines"] if line["own"] and not line["games"] and not _is_noise(result, line)]
    lines = [line for line in missed if (line["reachable"] == "no") == bool(reachable)]
    if lines:
        names = listed([f"{line['kind']} {line['name']}" for line in lines], NAMED)
        key = "never-can" if reachable else "never"
        text = sentence(key, names=names, bound=percent(found["never-bound"]))
        yield _finding(key, BAD if reachable else WARN, text, lines[0]["where"])


def _is_noise(result: PlaytestResult, line: dict[str, Any]) -> bool:
    """Whether nobody needs to know: a way back, or the back of a tile that the chapter makes no use of."""
    if line["kind"] in WAYS:
        return True
    planned = [part["face"] for part in result.plan.content.chapter["plan"]]
    return line["kind"] == FACE and line["name"] not in (*planned, *result.plan.content.chapter.get("rooms", {}))


# -- causes --------------------------------------------------------------------------------------------------------


def _of_cause(
    result: PlaytestResult, diagnosis: Diagnosis, cause: Cause, faces: dict[str, str], reasons: dict[str, str]
) -> Finding:
    """A cause as a finding; `reasons` has why the bot takes no option, by the option's place."""
    bad = cause.unit == POINTS or (cause.unit == TURNS and cause.kind != "captures")
    tone = NOTE if cause.kind == "captures" else BAD if bad and cause.cost >= MUCH else WARN
    text = _text(result, cause, faces, reasons.get(cause.where, ""))
    one = _finding(cause.kind, tone, text, _where(result, cause), cause.cost, cause.unit)
    if cause.example < 0 or diagnosis.examples.get(cause.example) is None:
        return one
    return {**one, **_game(result, cause.example, diagnosis.step(cause))}


def _game(result: PlaytestResult, index: int, step: int | None) -> dict[str, Any]:
    """The game that shows a finding; its steps are counted from 1."""
    return {
        "seed": result.plan.seed + index,
        "step": None if step is None else step + 1,
        "command": replay_command(result.loaded, result.plan, index),
    }


def _text(result: PlaytestResult, cause: Cause, faces: dict[str, str], reason: str) -> str:
    """The sentence of a cause."""
    about = {key: percent(value) if isinstance(value, float) else value for key, value in cause.about.items()}
    about["bot"] = result.plan.bot
    if "face" in about:
        about["face"] = faces[about["face"]]
    if cause.kind == "captures":
        about["name"] = faces.get(about["name"], about["name"])
    key, more = _words(cause)
    with_it = about.pop("with", "")
    return sentence(key, **{**about, "with_it": with_it, "reason": reason, **more})


def _words(cause: Cause) -> tuple[str, dict[str, str]]:
    """The key of a cause's sentence, and what the sentence needs besides."""
    about = cause.about
    if cause.kind == "clock":
        return "clock", {"pages": _counted("page", about["pages"]), "gain": f"{100 * about['gain']:.0f}"}
    if cause.kind == "loose-clock":
        return "loose-clock", {"drop": f"{100 * about['drop']:.0f}"}
    if cause.kind == "stopping-room":
        mice = _counted("mouse", about["mice"][0]) if len(about["mice"]) == 1 else sentence("party")
        return "stopping-room-captured" if about["captured"] >= MUCH else "stopping-room", {"mice": mice}
    if cause.kind == "waiting":
        return "waiting-space" if about["space"] else "waiting", {}
    if cause.kind == "captures":
        return f"captures-{about['what']}", {}
    if cause.kind == "parties":
        return "parties", {"best": ", ".join(about["best"]), "worst": ", ".join(about["worst"])}
    if cause.kind == "no-choice":
        return f"no-choice-{about['why']}", {}
    if cause.kind == "coin-flip":
        return "coin-flip", {"rule": about["rule"] or sentence("setup")}
    return cause.kind, {}


def _counted(word: str, count: int) -> str:
    plural = {"page": "pages", "mouse": "mice"}[word]
    return sentence(word) if count == 1 else sentence(plural, count=count)


# -- places --------------------------------------------------------------------------------------------------------


def _where(result: PlaytestResult, cause: Cause) -> str:
    """The line of the chapter that a cause is about; empty if the chapter has none."""
    if cause.where:
        return cause.where
    if cause.kind in ("clock", "loose-clock"):
        return _key(result, "end-page")
    if cause.kind == "parties":
        return _key(result, "party")
    name = cause.about.get("card") or (cause.about.get("name", "") if cause.about.get("what") != "room" else "")
    if name:
        return _mention(result, name)
    return places(result)[cause.line] if cause.line >= 0 else ""


def _key(result: PlaytestResult, key: str) -> str:
    """The line of a key of the chapter."""
    chapter = result.loaded.library.entries("chapter").get(result.compiled.chapter.ident, result.loaded.entry)
    if key not in chapter.data:
        return ""
    return f"{result.loaded.name(chapter.file)}:{chapter.where_key((key,)).line}"


def _mention(result: PlaytestResult, name: str) -> str:
    """The first line of the chapter's file that mentions a card, a hero or a minion."""
    file = result.loaded.entry.file
    word = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
    for number, line in enumerate(file.source.lines, start=1):
        if word.search(line):
            return f"{result.loaded.name(file)}:{number}"
    return ""

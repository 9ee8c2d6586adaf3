"""Verify a pack: are its files those of the manifest, do the figures follow from the games, are the games what it says?

A certificate made by the same engine must come out the same: every check plays again what the certificate claims. With
another engine games may differ; then the pack is played anew, and the win rates are compared.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from authoring.pack.archive import read_archive
from authoring.pack.boxes import boxes_of
from authoring.pack.certificate import (
    Effort,
    Tell,
    certify,
    ledger_plan,
    lint_result,
    no_tell,
    own_lines,
    scenes_result,
)
from authoring.pack.description import FILE as DESCRIPTION
from authoring.pack.description import Description
from authoring.pack.errors import PackError
from authoring.pack.installed import checked_manifest, find_needed
from authoring.pack.ledger import LETTERS, figures
from authoring.pack.manifest import FILE, OWN_HASH, Manifest, manifest_hash, manifest_of
from authoring.pack.unpacked import Unpacked, unpacked
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.options import PlaytestOptions
from authoring.solve.proving import claims_about
from authoring.solve.shown import things_shown
from authoring.solve.things import things_of
from authoring.solve.verdicts import IMPOSSIBLE, SHOWN, from_data
from authoring.store.keys import engine_hash, key_of
from engine.bots import BOTS
from engine.playtest import CompiledPlan
from engine.playtest.statistics.intervals import difference, share
from engine.records.errors import EngineError

HOLDS: Final = "holds"
DIFFERS: Final = "differs"
OTHER_ENGINE: Final = "made with another engine"

SAMPLE: Final = {"random": 40, "greedy": 40, "planner": 2}
"""How many games of each bot and number of mice are played again; all of a bot that is not named here, up to 10."""
OF_OTHERS: Final = 10

MALFORMED: Final = (
    KeyError, IndexError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, EngineError,
)  # fmt: skip
"""What reading a certificate of another form can end in."""


@dataclass
class Verification:
    """What a verification found: the word, and a sentence for each difference or comparison."""

    manifest: Manifest
    word: str = HOLDS
    differences: list[str] = field(default_factory=list)
    comparisons: list[str] = field(default_factory=list)
    played: int = 0
    """How many games were played again."""
    games: int = 0
    """How many games the certificate holds."""
    witnesses: int = 0
    """How many games that show something were watched again."""

    def __repr__(self) -> str:
        return f"<Verification of {self.manifest['id']}: {self.word}, {self.played} of {self.games} games played>"


def verify(
    path: Path, packs: Iterable[Path] = (), every: bool = False, seed: int | None = None, tell: Tell = no_tell
) -> Verification:
    """Verify the file of a pack. With `every`, all games are played again, else a sample that nobody can foresee.

    `seed` chooses a sample once more.

    Raises PackError if the file is no pack, FileNotFoundError if there is none.
    """
    files = read_archive(path)
    manifest = checked_manifest(files)
    found = Verification(manifest)
    random = Random(secrets.randbits(64) if seed is None else seed)
    found.differences += wrong_files(manifest, files)
    if found.differences:
        found.word = DIFFERS
        return found
    content = {name: raw for name, raw in files.items() if name != FILE}
    needed = find_needed(manifest["needs"], [path.parent, *packs])
    with unpacked(content, needed) as pack:
        if manifest["made-with"].get("engine") != engine_hash():
            found.word = OTHER_ENGINE
            _compare(found, pack, tell)
            return found
        try:
            for difference_ in _differences(found, pack, files, every, random, tell):
                found.differences.append(difference_)
        except MALFORMED as error:
            found.differences.append(f"the certificate is not of the form that tailwright writes ({error!r:.80})")
    found.word = DIFFERS if found.differences else HOLDS
    return found


def wrong_files(manifest: Manifest, files: Mapping[str, bytes]) -> list[str]:
    """What is wrong with the hashes."""
    said = manifest["files"]
    wrong = [
        f'"{name}" is in the pack, and the manifest does not name it'
        for name in files
        if name not in said and name != FILE
    ]
    wrong += [f'"{name}" is named in the manifest, and is not in the pack' for name in said if name not in files]
    wrong += [
        f'"{name}" is not the file that was certified: its hash differs'
        for name, digest in said.items()
        if name in files and sha256(files[name]).hexdigest() != digest
    ]
    if manifest_hash(manifest) != manifest[OWN_HASH]:
        wrong.append("the manifest was changed after it was made: its hash differs")
    return wrong


def _differences(
    found: Verification, pack: Unpacked, files: Mapping[str, bytes], every: bool, random: Random, tell: Tell
) -> Iterator[str]:
    """Yield what the certificate says and what is not so."""
    said = found.manifest["certificate"]
    tell("lint and scenes")
    yield from _compared("lint", said["lint"], _or_reason(lambda: lint_result(pack)))
    yield from _compared("the scenes", said["scenes"], _or_reason(lambda: scenes_result(pack)))
    yield from _compared("the chapters", sorted(said["chapters"]), [entry.id for entry in pack.chapters])
    for entry in pack.chapters:
        if entry.id in said["chapters"]:
            tell(f"{entry.id}: proof and games")
            yield from _chapter(found, pack, entry, said["chapters"][entry.id], every, random)
    yield from _wrong_head(found.manifest, pack, files)


def _wrong_head(manifest: Manifest, pack: Unpacked, files: Mapping[str, bytes]) -> Iterator[str]:
    """Compare what the manifest says at a glance with the files and the certificate."""
    own = next(file for file in pack.own if file.path == DESCRIPTION)
    content = {name: raw for name, raw in files.items() if name != FILE}
    fresh = manifest_of(Description(own.source.data), pack, content, manifest["certificate"], boxes_of(pack))
    for name in sorted(fresh.keys() | manifest.keys()):
        if name not in (OWN_HASH, "made-with") and fresh.get(name) != manifest.get(name):
            yield f'"{name}" of the manifest does not follow from the files and the certificate'


def _compared(what: str, said: Any, now: Any) -> Iterator[str]:
    if said != now:
        yield f"{what}: the certificate says {_short(said)}, now it is {_short(now)}"


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 160 else f"{text[:157]}..."


def _or_reason(check: Callable[[], Any]) -> Any:
    try:
        return check()
    except PackError as error:
        return str(error)


def _chapter(
    found: Verification, pack: Unpacked, entry: Any, said: Mapping[str, Any], every: bool, random: Random
) -> Iterator[str]:
    loaded = pack.loaded(entry)
    content = loaded.content()
    compiled = compile_plan(content, PlaytestOptions())
    yield from _compared(f"{entry.id}: the content", said["content"], key_of(content).content)
    yield from _compared(f"{entry.id}: the edition", said["edition"], compiled.chapter.options.edition)
    yield from _compared(f"{entry.id}: the options", said["options"], dict(sorted(compiled.plan.options.items())))
    for problem in _proof(found, compiled, said["proof"]):
        yield f"{entry.id}: {problem}"
    for test in said["playtests"]:
        where = f"{entry.id}, {test['bot']} with {test['mice']} mice"
        for problem in _playtest(found, loaded, test, every, random):
            yield f"{where}: {problem}"
    reached = {line for test in said["playtests"] for line in test["reached"]}
    never = sorted(name for name in own_lines(compiled) if name not in reached)
    yield from _compared(f"{entry.id}: what nobody reached", said["never-seen"], never)


def _proof(found: Verification, compiled: CompiledPlan, said: Mapping[str, Any]) -> Iterator[str]:
    """Watch every witness again, and ask the abstract run for everything that is called impossible."""
    things = [thing for thing in things_of(compiled) if thing.own]
    verdicts = from_data(compiled.chapter.ident, things, said["verdicts"])
    against = claims_about(compiled.plan.content, things)
    sizes = tuple(dict.fromkeys(verdict.mice for verdict in verdicts.all))
    if len(verdicts.all) != len(things) * len(sizes) or {verdict.thing for verdict in verdicts.all} != set(things):
        yield "the verdicts are not those about all lines of the chapter"
    for word in ("shown", "impossible", "open"):
        yield from _compared(f"verdicts that say {word}", said[word], verdicts.count(word))
    shown: dict[Any, list[Any]] = {}
    for verdict in verdicts.all:
        if verdict.word == SHOWN and verdict.course is not None and len(verdict.course.party) == verdict.mice:
            shown.setdefault(verdict.course, []).append(verdict.thing)
        elif verdict.word == SHOWN:
            yield f"{verdict.thing} is called shown, and no game shows it"
        elif (verdict.word == IMPOSSIBLE) != bool(against.why(verdict.thing, verdict.mice)):
            yield f"{verdict.thing} is called {verdict.word}, which the proof does not say"
    for course, claimed in shown.items():
        found.witnesses += 1
        really = things_shown(compiled, course, claimed)
        for thing in claimed:
            if thing not in really:
                yield f"the game that is to show {thing} does not show it"


def _playtest(found: Verification, loaded: Any, said: Mapping[str, Any], every: bool, random: Random) -> Iterator[str]:
    """Count the figures again, and play some of the games again."""
    games = len(said["outcomes"])
    if said["bot"] not in BOTS:  # never a class in some module: that would run code of strangers
        yield f'no bot of Tailwright is called "{_short(said["bot"])}"'
        return
    ends = [said["ends"][number] for number in said["end-of"]]
    again = figures(said["outcomes"], said["rounds"], said["half-minutes"], ends)
    yield from _compared("the figures", said["figures"], again)
    options = PlaytestOptions(
        games=games, seed=said["seed"], bot=said["bot"], party="all", mice=said["mice"], workers=1
    )
    compiled = ledger_plan(compile_plan(loaded.content(), options))
    own = own_lines(compiled)
    for name, index in said["reached"].items():
        if name not in own or not 0 <= index < games:
            yield f'"{name}" is said to be reached, which the chapter does not have, or in a game that is not there'
    found.games += games
    for index in _sample(said, games, every, random):
        found.played += 1
        yield from _game(compiled, index, said, own)


def _sample(said: Mapping[str, Any], games: int, every: bool, random: Random) -> list[int]:
    """The games to play again: some at random, and some of those in which something was seen first."""
    if every:
        return list(range(games))
    most = min(games, SAMPLE.get(said["bot"], OF_OTHERS))
    firsts = sorted({index for index in said["reached"].values() if 0 <= index < games})
    return sorted({*random.sample(range(games), most), *firsts[:most]})


def _game(compiled: CompiledPlan, index: int, said: Mapping[str, Any], own: Mapping[str, int]) -> Iterator[str]:
    """Play one game again."""
    one, seed, reached = compiled.play(index), said["seed"] + index, said["reached"]
    now = (LETTERS[one.outcome], one.rounds, one.half_minutes, one.reason)
    then = tuple(said[name][index] for name in ("outcomes", "rounds", "half-minutes"))
    then = (*then, said["ends"][said["end-of"][index]])
    if now != then:
        yield f"the game with seed {seed} {_end(then)} when it was certified; now it {_end(now)}"
    hit = {name for name, line in own.items() if line in one.hits}
    for name in sorted(hit):
        if reached.get(name, len(said["outcomes"])) > index:
            yield f"the game with seed {seed} reaches {name}; the certificate says later, or never"
    for name in sorted(reached.keys() - hit):
        if reached[name] == index:
            yield f"the game with seed {seed} does not reach {name}; the certificate says so"


def _end(game: tuple[Any, ...]) -> str:
    letter, rounds, _, end = game
    word = {"w": "was won", "l": "was lost", "s": "stalled"}.get(letter, "crashed")
    return f"{word} after {rounds} rounds ({_short(end)})"


def _compare(found: Verification, pack: Unpacked, tell: Tell) -> None:
    """Play a pack of another engine anew, and say how far the win rates are apart."""
    said = found.manifest["certificate"]["chapters"]
    games = sorted({(test["bot"], len(test["outcomes"])) for one in said.values() for test in one["playtests"]})
    fresh = certify(pack, Effort(tuple(games), 1), tell)["chapters"]
    for ident, one in fresh.items():
        before = {(test["bot"], test["mice"]): test["figures"] for test in said.get(ident, {}).get("playtests", ())}
        for test in one["playtests"]:
            then, now = before.get((test["bot"], test["mice"])), test["figures"]
            if then:
                change = difference(share(now["won"], now["games"]), share(then["won"], then["games"]))
                apart = "apart" if change.low > 0 or change.high < 0 else "within error"
                found.comparisons.append(
                    f"{ident}, {test['bot']} with {test['mice']} mice: {then['won'] / then['games']:.0%} then, "
                    f"{now['won'] / now['games']:.0%} now ({apart})"
                )

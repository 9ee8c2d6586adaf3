"""The certificate of a pack: what lint, proof, scenes and games say of it, with the outcome of every game.

Every figure follows from the games (`ledger.figures`), and every game from its seed; `verify` counts and plays again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from authoring.content.findings import Finding, Severity
from authoring.lint import EVERYTHING, all_findings, without_ignored
from authoring.pack.errors import PackError
from authoring.pack.ledger import Ledger, LedgerPlan, figures
from authoring.pack.unpacked import Unpacked
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import LoadedChapter
from authoring.playtest.options import PlaytestOptions
from authoring.playtest.workers import open_workers
from authoring.scenes import play_scenes
from authoring.solve.proving import prove
from authoring.solve.verdicts import Verdicts, to_data
from authoring.store.keys import key_of
from engine.playtest import CompiledPlan
from engine.playtest.lines import CHAPTER, Line
from engine.playtest.run import run

GAMES: Final = 300
"""How many games the bot greedy plays for a certificate, with each number of mice."""
SEED: Final = 0

Tell = Callable[[str], None]
"""Called with what is done now."""


def games_of_bots(games: int) -> tuple[tuple[str, int], ...]:
    """How many games each bot plays, by those of greedy: the planner takes a hundred times as long for one."""
    return ("random", max(1, games // 3)), ("greedy", games), ("planner", max(1, games // 15))


@dataclass(frozen=True)
class Effort:
    """How much is played for a certificate."""

    games: tuple[tuple[str, int], ...] = games_of_bots(GAMES)
    workers: int = 0


USUAL: Final = Effort()


def no_tell(doing: str) -> None:
    """Tell nobody."""


def certify(pack: Unpacked, effort: Effort, tell: Tell) -> dict[str, Any]:
    """Return the certificate. Raises PackError if lint finds errors, a scene fails, or a game crashes."""
    tell("lint and scenes")
    certificate: dict[str, Any] = {"lint": lint_result(pack), "scenes": scenes_result(pack), "chapters": {}}
    for entry in pack.chapters:
        certificate["chapters"][entry.id] = _chapter(pack.loaded(entry), effort, tell)
    return certificate


def lint_result(pack: Unpacked) -> dict[str, Any]:
    """Return how many findings of each code lint has in the files of a pack, ignored ones apart."""
    files = list(pack.own)
    everything, faults = all_findings(pack.library, files, 0, EVERYTHING, comments=False)
    open_findings, faults = without_ignored(everything, faults, files, EVERYTHING)
    open_findings = sorted({*open_findings, *faults})
    errors = [finding for finding in open_findings if finding.severity is Severity.ERROR]
    if errors:
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        raise PackError(f"lint finds an error; mend it first: {errors[0]}{more}")
    counts = {severity.word: sum(one.severity is severity for one in open_findings) for severity in Severity}
    return {**counts, "codes": _codes(open_findings), "ignored": len({*everything, *faults}) - len(open_findings)}


def _codes(findings: list[Finding]) -> dict[str, int]:
    return dict(sorted(Counter(finding.code for finding in findings).items()))


def scenes_result(pack: Unpacked) -> dict[str, int]:
    """Return how many scenes the pack has. All pass, or PackError says which does not."""
    results = play_scenes([pack.root], workers=1) if _has_scenes(pack) else None
    failed = [scene for scene in results.scenes if not scene.passed] if results else []
    if results and results.errors:
        raise PackError(f"a scene has an error: {results.errors[0]}")
    if failed:
        raise PackError(f'the scene "{failed[0].title}" fails: {failed[0].problems[0].message}')
    return {"passed": len(results.scenes) if results else 0}


def _has_scenes(pack: Unpacked) -> bool:
    return any("scenes:" in file.source.text or file.kind == "scenes" for file in pack.own)


def _chapter(loaded: LoadedChapter, effort: Effort, tell: Tell) -> dict[str, Any]:
    content = loaded.content()
    compiled = compile_plan(content, PlaytestOptions())
    tell(f"{loaded.entry.id}: proof")
    verdicts = prove(loaded)
    playtests = []
    for mice in verdicts.sizes:
        for bot, games in effort.games:
            tell(f"{loaded.entry.id}: {games} games of {bot} with {mice} mice")
            playtests.append(_playtest(loaded, bot, games, mice, effort.workers))
    reached = {line for test in playtests for line in test["reached"]}
    return {
        "content": key_of(content).content,
        "options": dict(sorted(compiled.plan.options.items())),
        "edition": compiled.chapter.options.edition,
        "proof": proof_result(verdicts),
        "playtests": playtests,
        "never-seen": sorted(name for name in own_lines(compiled) if name not in reached),
    }


def proof_result(verdicts: Verdicts) -> dict[str, Any]:
    """Return the verdicts about the lines of a chapter, each with the game that shows it or the reason against it."""
    counts = {word: verdicts.count(word) for word in ("shown", "impossible", "open")}
    return {**counts, "verdicts": to_data(verdicts)}


def _playtest(loaded: LoadedChapter, bot: str, games: int, mice: int, workers: int) -> dict[str, Any]:
    options = PlaytestOptions(games=games, seed=SEED, bot=bot, party="all", mice=mice, workers=workers)
    compiled = ledger_plan(compile_plan(loaded.content(), options))
    with open_workers(options) as pool:
        result = run(compiled.plan, games, pool.executor, ahead=pool.ahead, control=pool.control, compiled=compiled)
    ledger: Any = result.tally  # a `Ledger`, as the plan is a `LedgerPlan`
    if "c" in ledger.outcomes or "-" in ledger.outcomes:
        seed = SEED + min(ledger.outcomes.find(letter) for letter in "c-" if letter in ledger.outcomes)
        raise PackError(
            f"{loaded.entry.id}: the game with seed {seed} crashes; see it with: tailwright replay --seed {seed}"
        )
    return {"bot": bot, "mice": mice, "seed": SEED, **ledger_data(ledger, own_lines(compiled))}


def ledger_plan(compiled: CompiledPlan) -> CompiledPlan:
    """The same compiled plan, whose games go into a ledger."""
    plan = compiled.plan
    kept = LedgerPlan(
        plan.content, plan.bot, plan.parties, plan.seed, plan.options, plan.end_page, plan.start, plan.check
    )
    return CompiledPlan(kept, compiled.chapter)


def ledger_data(ledger: Ledger, lines: dict[str, int]) -> dict[str, Any]:
    """Return a ledger and its figures as a certificate holds them."""
    ends = sorted(set(ledger.ends))
    return {
        "figures": figures(ledger.outcomes, ledger.rounds, ledger.half_minutes, ledger.ends),
        "outcomes": ledger.outcomes,
        "rounds": ledger.rounds,
        "half-minutes": ledger.half_minutes,
        "ends": ends,
        "end-of": [ends.index(end) for end in ledger.ends],
        "reached": {name: ledger.reached[line] for name, line in lines.items() if line in ledger.reached},
    }


def own_lines(compiled: CompiledPlan) -> dict[str, int]:
    """The lines of the chapter's own, by a name that says what and where, with their numbers."""
    return {name_of(line): number for number, line in enumerate(compiled.lines.all) if line.part == CHAPTER}


def name_of(line: Line) -> str:
    """What a certificate calls a line."""
    return f"{line.kind} {line.name}" + (f" ({line.where})" if line.where else "")

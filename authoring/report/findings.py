"""Findings: what an author should look at before any number, in sentences, the most urgent first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.drawing.board.face import localized_text
from authoring.playtest.result import PlaytestResult
from authoring.report.numbers import cause_words, listed, percent, percents, target_words
from engine.playtest.statistics.intervals import share
from engine.playtest.summary import CRASHED
from engine.records.state import STALLED

BAD, WARN, GOOD, NOTE = "bad", "warn", "good", "note"
"""Tones: something is broken; something may be wrong; something is as wanted; something to know."""

NAMED = 4
"""How many names a sentence lists; the tables list them all."""
RARE = 0.05
"""Reached in fewer games than this share: hardly ever."""
ENOUGH = 30
"""Games with a thing, and without it, before its effect is worth a sentence."""
CLEAR = 0.05
"""How large an effect must be, at the near end of its interval, to be worth a sentence."""

WAYS = ("exit", "flip")
"""Lines that are a way, often the way back: worth a note, but no warning, when nobody goes there."""

Finding = dict[str, Any]


Sections = dict[str, Any]
"""The other sections of the report, by name."""


def findings(result: PlaytestResult, sections: Sections) -> list[Finding]:
    """Return the findings, each with its tone, a sentence, and the place in the chapter if there is one."""
    if not result.tally.games:
        return [_finding(BAD, "No game came to an end.")]
    makers = (
        _broken,
        _targets,
        _losses,
        _captures,
        _pages,
        _never,
        _no_choice,
        _hardly_ever,
        _parties,
        _effects,
        _length,
    )
    return [finding for make in makers for finding in make(result, sections)]


def _finding(tone: str, text: str, where: str = "") -> Finding:
    return {"tone": tone, "text": text, "where": where}


def _broken(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """Games that an error stopped, and games that never end."""
    crashed, stalled = result.tally.outcomes[CRASHED], result.tally.outcomes[STALLED]
    if crashed:
        seeds = listed([str(seed) for seed, _, _ in result.tally.crashes], NAMED, crashed)
        games = "1 game" if crashed == 1 else f"{crashed} games"
        yield _finding(BAD, f"{games} crashed and count in no number: seed {seeds}.")
    if stalled:
        part = percent(stalled / result.tally.games)
        yield _finding(BAD, f"{part} of games never ended: the mice neither won nor lost.")


def _targets(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    tones = {"pass": GOOD, "fail": BAD, "undecided": WARN}
    words = {"pass": "is met", "fail": "is missed", "undecided": "is undecided, play more games"}
    for one in sections.get("targets", []):
        if one["games"]:
            name, wanted, seen = target_words(one)
            yield _finding(tones[one["verdict"]], f"Target {words[one['verdict']]}: {name} {seen}, wanted {wanted}.")


def _losses(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """The commonest way to lose, and where."""
    causes = sections["losses"]
    lost = sum(one["share"]["count"] for one in causes)
    if not lost:
        yield _finding(NOTE, "No game was lost.")
        return
    first = causes[0]
    count = first["share"]["count"]
    names = _face_names(result)
    places = [f"{names[one['face']]} ({percent(one['games'] / count)})" for one in first["faces"][:2]]
    part = "All losses" if count == lost else f"{percent(count / lost)} of losses"
    always = f"always in {names[first['faces'][0]['face']]}"
    where = f"most often in {' and '.join(places)}" if len(places) > 1 else always
    yield _finding(NOTE, f"{part}: {cause_words(first['reason'])}, {where}.")


def _captures(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """Where mice are captured, and who."""
    faces = sorted(sections["tiles"], key=lambda one: -one["captures"])
    total = sum(one["captures"] for one in faces)
    if total < ENOUGH:
        return
    first, names = faces[0], _face_names(result)
    text = f"Mice are captured {total / result.tally.games:.1f} times a game"
    text += f", most often in {names[first['face']]} ({percent(first['captures'] / total)})"
    often = sorted(sections["heroes"], key=lambda one: -one["captures-per-game"])
    if len(often) > 1 and often[0]["captures-per-game"] > 1.5 * often[-1]["captures-per-game"]:
        ends = [f"{one['hero']} {one['captures-per-game']:.1f}" for one in (often[0], often[-1])]
        text += f"; {ends[0]} times, {ends[1]}"
    yield _finding(NOTE, text + ".")


def _pages(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """The win rate with one page less, and with one page more if it is known."""
    if not result.tally.won:
        return
    rates = {point["page"]: point["wins"]["rate"] for point in sections["end-pages"]["curve"]}
    here = result.end_page
    others = [f"{percent(rates[page])} with page {page}" for page in (here - 1, here + 1) if page in rates]
    if here in rates and others:
        text = f"The end page decides: {percent(rates[here])} won with page {here}, {' and '.join(others)}."
        if abs(rates[here] - rates.get(here - 1, rates[here])) < CLEAR:
            text = f"The end page hardly matters: {percent(rates[here])} won with page {here}, {' and '.join(others)}."
        yield _finding(NOTE, text)


def _never(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """Lines of the chapter that no game reached, first those that no game can reach."""
    found = sections["coverage"]
    missed = [line for line in found["lines"] if line["own"] and not line["games"]]
    gone = [line for line in missed if line["reachable"] == "no"]
    ways = [line for line in missed if line not in gone and line["kind"] in WAYS]
    groups = (
        (BAD, "Nobody can ever reach", gone, ", says lint"),
        (WARN, "Nobody ever reached", [line for line in missed if line not in gone and line not in ways], ""),
        (NOTE, "Nobody ever took", ways, ""),
    )
    for tone, words, lines, after in groups:
        if lines:
            names = listed([_line_name(line) for line in lines], NAMED)
            bound = "" if after else f" (each in fewer than {percent(found['never-bound'])} of games)"
            yield _finding(tone, f"{words} {names}{bound}{after}.", lines[0]["where"])


def _no_choice(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """Options of a choice that the bot never took, with its reason."""
    for row in sections["offers"]:
        if "no-choice" in row:
            text = f"{row['name']} is no choice: {result.plan.bot} took it in none of {row['offered']} offers"
            yield _finding(WARN, f"{text}; {row['no-choice']}.", row["where"])


def _hardly_ever(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    lines = sections["coverage"]["lines"]
    rare = [line for line in lines if line["own"] and 0 < line["share"] < RARE]
    rare.sort(key=lambda line: line["games"])
    if rare:
        names = [f"{_line_name(line)} ({percent(line['share'])})" for line in rare]
        yield _finding(NOTE, f"Hardly ever reached: {listed(names, NAMED)}.", rare[0]["where"])


def _parties(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """The best and the worst party, if their intervals do not overlap."""
    often = [one for one in sections["parties"] if one["wins"]["games"] >= ENOUGH]
    ordered = sorted(often, key=lambda one: one["wins"]["rate"])
    if len(ordered) < 2 or ordered[0]["wins"]["high"] >= ordered[-1]["wins"]["low"]:
        return
    best, worst = ordered[-1], ordered[0]
    text = (
        f"Who goes matters: {', '.join(best['party'])} win {percent(best['wins']['rate'])}, "
        f"{', '.join(worst['party'])} only {percent(worst['wins']['rate'])}."
    )
    yield _finding(WARN, text)


def _effects(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    """The clearest difference for better and for worse among minions, heroes and cards."""
    rows = [(row["minion"], "was met", row) for row in sections["minions"]]
    rows += [(row["hero"], "went along", row) for row in sections["heroes"]]
    rows += [(row["card"], f"was {row['what'].split()[-1]}", row) for row in sections["cards"]]
    clear = [(_sure_effect(row, result.tally.games), name, what, row) for name, what, row in rows]
    for sign, word in ((1, "more"), (-1, "less")):
        best = max(clear, key=lambda one: sign * one[0], default=None)
        if best and sign * best[0] > CLEAR:
            _, name, what, row = best
            value, low, high = (abs(row["difference"][key]) * 100 for key in ("value", "low", "high"))
            low, high = sorted((low, high))
            text = f"Games in which {name} {what} were won {word} often: {value:.0f} points ({low:.0f} to {high:.0f})"
            yield _finding(NOTE, f"{text}. Seen together, not proven to be the cause.")


def _sure_effect(row: dict[str, Any], games: int) -> float:
    """The end of the interval that is nearer to 0; 0 if the interval holds 0 or there are too few games."""
    difference = row["difference"]
    if difference is None or min(row["games"], games - row["games"]) < ENOUGH:
        return 0.0
    return float(max(0.0, difference["low"]) or min(0.0, difference["high"]))


def _length(result: PlaytestResult, sections: Sections) -> Iterator[Finding]:
    minutes = sections["length"]["minutes"]
    wins = share(result.tally.won, result.tally.games)
    interval = percents({"low": wins.low, "high": wins.high})
    spread = f"8 of 10: {minutes['low']:.0f} to {minutes['high']:.0f}"
    yield _finding(NOTE, f"A game takes about {minutes['median']:.0f} minutes ({spread}).")
    if result.tally.games < 100:
        yield _finding(WARN, f"Few games: the win rate may be anything from {interval}.")


def _line_name(line: dict[str, Any]) -> str:
    return f"{line['kind']} {line['name']}"


def _face_names(result: PlaytestResult) -> dict[str, str]:
    """The names of the faces, by id."""
    tiles_ = result.plan.content.tiles.values()
    return {face["id"]: localized_text(face.get("name")) or face["id"] for tile in tiles_ for face in tile["faces"]}

"""The answer to "why" for a terminal: the cause first, then the counts, each with a game that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.wording.printable import printable

Data = dict[str, Any]


def why_lines(data: Data) -> list[str]:
    """Return the whole answer, line by line."""
    lines = [data["headline"], f"  {data['cause']}"]
    lines += [f"  {words}" for words in data["lint"]]
    table = [row for make in (_came, _conditions, _use, _options, _effects, _everywhere) for row in make(data)]
    lines += ["", *table] if table else []
    examples = list(dict.fromkeys(_examples(data)))
    lines += ["", "games to watch:", *examples] if examples else []
    return [printable(line) for line in lines]


def _came(data: Data) -> Iterator[str]:
    came = data["came"]
    if not came["event"]:
        return
    what = {"standing": "asked for"}.get(came["event"], f"{came['event']} came to it")
    yield f"{came['times']:>9,}×  {what}"
    for stop in data["stops"]:
        if stop["times"]:
            yield f"{stop['times']:>9,}×  stopped: {stop['what']}{_with(stop['with'])}"


def _conditions(data: Data) -> Iterator[str]:
    for one in data["conditions"]:
        yield f"{one['failed-first']['times']:>9,}×  failed first: {one['condition']}{_with(one['with'])}"
    if data["came"]["event"]:
        yield f"{data['held']['times']:>9,}×  all conditions held"


def _use(data: Data) -> Iterator[str]:
    if data["too-dear"]["times"]:
        yield f"{data['too-dear']['times']:>9,}×  could not be paid{_with(data['too-dear']['with'])}"
    if data["offered"]["times"]:
        yield f"{data['offered']['times']:>9,}×  offered{_with(data['offered']['to'])}"
        yield f"{data['taken']['times']:>9,}×  taken{_with(data['taken']['by'])}"
    if data["came"]["event"] not in ("", "standing"):
        yield f"{data['ran']['times']:>9,}×  ran"


def _options(data: Data) -> Iterator[str]:
    for number, one in enumerate(data["options"], start=1):
        asked = one["open"]["times"] + one["closed"]["times"]
        words = f"option {number} ({one['where']}) taken, open in {one['open']['times']:,} of {asked:,}"
        yield f"{one['chosen']['times']:>9,}×  {words}{_with(one['by'])}"


def _effects(data: Data) -> Iterator[str]:
    for one in data["effects"]:
        found = f"{one['found-nothing']['times']:,} of them found nothing"
        total = one["done"]["times"] + one["found-nothing"]["times"]
        if total:
            yield f"{total:>9,}×  effect {one['effect']} ({one['where']}), {found}"


def _everywhere(data: Data) -> Iterator[str]:
    wide = data["everywhere"]
    if wide is None:
        return
    yield f"in {wide['games']:,} other games, hearing every event of the kind:"
    yield f"{wide['came']:>9,}×  {data['came']['event']} happened"
    if wide["nobody-had-it"]:
        yield f"{wide['nobody-had-it']:>9,}×  nobody had the rule"
    for one in wide["stops"]:
        if one["times"]:
            yield f"{one['times']:>9,}×  stopped: {one['what']}{_with(one['with'])}"
    for one in wide["conditions"]:
        if one["failed-first"]:
            yield f"{one['failed-first']:>9,}×  failed first: {one['condition']}{_with(one['with'])}"


def _with(values: list[Data]) -> str:
    shown = ", ".join(f"{one['value']} {one['times']:,}×" for one in values[:6])
    more = f" and {len(values) - 6} more" if len(values) > 6 else ""
    return f" ({shown}{more})" if shown else ""


def _examples(data: Data) -> Iterator[str]:
    """A game for each thing that happened; one game may show several."""
    found: dict[str, list[str]] = {}
    for label, one in _labelled(data):
        if one["example"]:
            found.setdefault(one["example"]["command"], []).append(f"{label} in round {one['example']['round']}")
    for command, labels in found.items():
        yield f"  {'; '.join(labels)}:"
        yield f"    {command}"


def _labelled(data: Data) -> Iterator[tuple[str, Data]]:
    yield "it runs", data["ran"]
    yield "offered", data["offered"]
    yield "taken", data["taken"]
    yield "too dear", data["too-dear"]
    yield "the event comes", data["came"]
    for one in data["stops"]:
        yield one["what"], one
    for one in data["conditions"]:
        yield f'"{one["condition"]}" fails', one["failed-first"]
    for number, one in enumerate(data["options"], start=1):
        yield f"option {number} is taken", one["chosen"]
        yield f"option {number} is not open", one["closed"]
    for one in data["effects"]:
        yield f"{one['effect']} finds nothing", one["found-nothing"]

"""A comparison in Markdown, for a pull request or a terminal."""

from __future__ import annotations

from typing import Any

from authoring.report.numbers import percent, percents, spread_words
from authoring.report.sections.run import NOTE
from authoring.report.versions import MOST
from authoring.wording.printable import printable

WORDS = {
    "new": "new in {b}",
    "gone": "gone from {a}",
    "now-reached": "reached in {b}, never in {a}",
    "no-longer-reached": "never reached in {b} any more",
}


def markdown(data: dict[str, Any], box: bool = False) -> str:
    """Return the whole comparison; lines of the box only with `box`."""
    lines = [
        *_head(data), "", f"**{_plain(verdict_words(data))}**", "", *_table(data), "", *_edits(data), *_acts(data),
        *_coverage(data, box), f"<sub>{NOTE}</sub>",
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def _head(data: dict[str, Any]) -> list[str]:
    a, b = data["a"], data["b"]
    return [
        f"### {_code(a['file'])} → {_code(b['file'])}: {data['games']} games each, bot {_code(data['bot'])}, same seeds"
    ]


def _table(data: dict[str, Any]) -> list[str]:
    a, b, rate, rounds = data["a"], data["b"], data["win-rate"], data["rounds"]
    found = [f"| | {_plain(a['name'])} | {_plain(b['name'])} | difference (95 %) |", "|---|---|---|---|"]
    found.append(
        f"| won | {percent(a['wins']['rate'])} ({percents(a['wins'])}) | {percent(b['wins']['rate'])} "
        f"({percents(b['wins'])}) | {_points(rate['value'])} ({_points(rate['low'])} to {_points(rate['high'])}) |"
    )
    spread = f"{rounds['value']:+.2f} ({rounds['low']:+.2f} to {rounds['high']:+.2f})"
    found.append(f"| rounds | {a['rounds']:.1f} | {b['rounds']:.1f} | {spread} |")
    for loss in data["losses"]:
        change = _points(loss["b"] - loss["a"])
        found.append(f"| lost: {_plain(loss['reason'])} | {percent(loss['a'])} | {percent(loss['b'])} | {change} |")
    return found


def verdict_words(data: dict[str, Any]) -> str:
    """What the change does to the win rate, in one sentence."""
    rate, pairs, a, b = data["win-rate"], data["pairs"], data["a"]["name"], data["b"]["name"]
    if rate["low"] > 0:
        word = f"{b} is won more often than {a}"
    elif rate["high"] < 0:
        word = f"{b} is won less often than {a}"
    else:
        word = "no difference of win rates can be told from these games"
    games = "1 game was" if pairs["only-b-won"] == 1 else f"{pairs['only-b-won']} games were"
    points = f"{_points(rate['value'])} points ({_points(rate['low'])} to {_points(rate['high'])})"
    return f"{word}: {points}; {games} won only in {b}, {pairs['only-a-won']} only in {a}."


def acts_words(data: dict[str, Any]) -> str:
    """Where the change acts, in one sentence."""
    acts = data["acts"]
    if acts["round"] is None:
        return "The change acts nowhere: all games with the same seed go alike."
    rounds = acts["round"]
    rooms = " and ".join(f"{one['room']} ({percent(one['share'])})" for one in acts["rooms"][:2])
    spread = f"8 of 10 games: {spread_words(rounds)}"
    words = f"The change acts from round {rounds['median']} on ({spread}), first in {rooms}"
    return words + (f"; {percent(acts['alike'])} of the games go alike." if acts["alike"] else ".")


def _edits(data: dict[str, Any]) -> list[str]:
    """What was edited, value by value."""
    shown = [f"- {_code(one['where'])}: {_value(one['a'])} → {_value(one['b'])}" for one in data["edits"][:MOST]]
    more = len(data["edits"]) - len(shown)
    return [*shown, *([f"- and {more} more edits"] if more else []), *([""] if shown else [])]


def _value(text: str) -> str:
    return _code(text) if text else "nothing"


def _acts(data: dict[str, Any]) -> list[str]:
    """Where the change acts, and the rooms where something changed."""
    found = [_plain(acts_words(data)), ""]
    rows = [row for row in data["rooms"] if row["a"] != row["b"]]
    if rows:
        found += ["| in a game | turns | captures | lost there |", "|---|---|---|---|"]
        found += [f"| {_plain(row['room'])} | {' | '.join(_changed(row))} |" for row in rows]
        found.append("")
    return found


def _changed(row: dict[str, Any]) -> list[str]:
    a, b = row["a"], row["b"]
    counts = [f"{a[key]:.1f} → {b[key]:.1f}" for key in ("turns", "captures")]
    return [*counts, f"{percent(a['lost'])} → {percent(b['lost'])}"]


def _coverage(data: dict[str, Any], box: bool) -> list[str]:
    found: list[str] = []
    shown = {key: [one for one in lines if box or one["own"]] for key, lines in data["coverage"].items()}
    for key, words in WORDS.items():
        names = [_line(one) for one in shown[key]]
        if names:
            called = {side: _plain(data[side]["name"]) for side in "ab"}
            found.append(f"- {words.format(**called)}: {', '.join(names)}")
    if shown["changed"]:
        names = [_plain(data[side]["name"]) for side in "ab"]
        found += ["", f"| reached in | {names[0]} | {names[1]} |", "|---|---|---|"]
        found += [f"| {_line(one)} | {percent(one['a'])} | {percent(one['b'])} |" for one in shown["changed"]]
    hidden = sum(map(len, data["coverage"].values())) - sum(map(len, shown.values()))
    if hidden:
        changes = "1 change" if hidden == 1 else f"{hidden} changes"
        found += ["", f"{changes} among the cards and figures of the box; `--box` shows them"]
    return [*found, ""] if found else []


def _line(one: dict[str, Any]) -> str:
    return f"{one['kind']} {_code(one['name'])}"


def _points(value: float) -> str:
    return f"{value * 100:+.1f}"


def _plain(text: str) -> str:
    """Text of the content, escaped so that it cannot break a table or become markup."""
    return "".join(f"\\{letter}" if letter in "\\`*_{}[]<>|#!" else letter for letter in printable(text))


def _code(text: str) -> str:
    return "`" + printable(text).replace("`", "'").replace("|", "¦") + "`"

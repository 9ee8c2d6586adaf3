"""A comparison in Markdown, for a pull request or a terminal."""

from __future__ import annotations

from typing import Any

from authoring.report.numbers import percent, percents
from authoring.report.sections.run import NOTE
from authoring.wording.printable import printable

WORDS = {
    "new": "new in b",
    "gone": "gone from a",
    "now-reached": "reached in b, never in a",
    "no-longer-reached": "never reached in b any more",
}


def markdown(data: dict[str, Any], box: bool = False) -> str:
    """Return the whole comparison; lines of the box only with `box`."""
    lines = [*_head(data), "", *_table(data), "", *_verdict(data), "", *_coverage(data, box), f"<sub>{NOTE}</sub>"]
    return "\n".join(lines) + "\n"


def _head(data: dict[str, Any]) -> list[str]:
    a, b = data["a"], data["b"]
    return [
        f"### {_code(a['file'])} → {_code(b['file'])}: {data['games']} games each, bot {_code(data['bot'])}, same seeds"
    ]


def _table(data: dict[str, Any]) -> list[str]:
    a, b, rate, rounds = data["a"], data["b"], data["win-rate"], data["rounds"]
    found = ["| | a | b | difference (95 %) |", "|---|---|---|---|"]
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


def _verdict(data: dict[str, Any]) -> list[str]:
    rate, pairs = data["win-rate"], data["pairs"]
    if rate["low"] > 0:
        word = "b is won more often"
    elif rate["high"] < 0:
        word = "b is won less often"
    else:
        word = "no difference of win rates can be told from these games"
    flips = f"{pairs['only-b-won']} games were won only in b, {pairs['only-a-won']} only in a"
    return [f"**{word}**: {flips}."]


def _coverage(data: dict[str, Any], box: bool) -> list[str]:
    found: list[str] = []
    shown = {key: [one for one in lines if box or one["own"]] for key, lines in data["coverage"].items()}
    for key, words in WORDS.items():
        names = [_line(one) for one in shown[key]]
        if names:
            found.append(f"- {words}: {', '.join(names)}")
    if shown["changed"]:
        found += ["", "| reached in | a | b |", "|---|---|---|"]
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

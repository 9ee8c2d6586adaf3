"""Fill in the templates that describe the words of the rule language.

`{amount}` is a parameter in words; `{amount:wound}` a quantity (2 wounds); `{by:+die}` a change (2 more dice);
`{by:place|up|down}` a change with a direction; `{who:any}`, `{who:all}` and `{who:the}` one, several and all of the
figures. `[...]` is left out if a parameter in it has no value; `[a|b]` then becomes `b`. `[worn?a|b]` becomes `a` if a
parameter is true, else `b`; `[times!a|b]` becomes `a` if a parameter differs from its default, else `b`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

_FLAG: Final = re.compile(r"([a-z-]+)([?!])(.*)", re.DOTALL)


@dataclass(frozen=True)
class Template:
    """The parameters a template is filled with: values and defaults by name, and how to write a value in words.

    `write` takes the name of a parameter, and what follows it after a colon.
    """

    values: Mapping[str, Any]
    defaults: Mapping[str, Any]
    write: Callable[[str, str], str]

    def fill(self, template: str) -> str | None:
        """Fill in a template; return None if a parameter outside brackets has no value."""
        parts: list[str] = []
        at = 0
        while at < len(template):
            if template[at] == "[":
                end = _closing_bracket(template, at)
                parts.append(self._fill_option(template[at + 1 : end]))
                at = end + 1
            elif template[at] == "{":
                end = template.index("}", at)
                name, _, form = template[at + 1 : end].partition(":")
                if _is_missing(self.values[name]):
                    return None
                parts.append(self.write(name, form))
                at = end + 1
            else:
                parts.append(template[at])
                at += 1
        return "".join(parts)

    def _fill_option(self, inside: str) -> str:
        """Fill in what stands between brackets."""
        flag = _FLAG.fullmatch(inside)
        if flag is not None and flag[1] in self.defaults:
            value = self.values[flag[1]]
            is_true = bool(value) if flag[2] == "?" else value != self.defaults[flag[1]]
            first, second = _split_at_bar(flag[3])
            return self.fill(first if is_true else second) or ""
        first, second = _split_at_bar(inside)
        text = self.fill(first)
        return text if text is not None else self.fill(second) or ""


def _is_missing(value: Any) -> bool:
    return value is None or value == () or value == [] or value == ""


def _closing_bracket(template: str, opening: int) -> int:
    depth = 0
    for at in range(opening, len(template)):
        depth += {"[": 1, "]": -1}.get(template[at], 0)
        if not depth:
            return at
    raise ValueError(f"bracket not closed in {template!r}")


def _split_at_bar(inside: str) -> tuple[str, str]:
    """Return what stands before and after the first `|` outside brackets and braces."""
    depth = 0
    for at, letter in enumerate(inside):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(letter, 0)
        if letter == "|" and not depth:
            return inside[:at], inside[at + 1 :]
    return inside, ""

"""A page that stands alone: nothing is fetched, and its security policy names its only style sheet and script by hash.

So text from content cannot run or restyle anything in a browser, even if a template forgot to escape it. The policy
forbids `style` attributes; `Looks` makes classes instead.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from authoring.report.numbers import (
    cause_words,
    number_words,
    percent,
    percents,
    points,
    rules_of_chapters,
    rules_words,
    spread_words,
    target_words,
)
from authoring.wording.languages import term

_POLICY, _SHEET = "{policy}", "/*sheet*/"
"""Stand in the head of the page, before any content, for what is known when the body is written."""


class Looks:
    """The classes of a page that place a bar or colour a field. Each is made when a template asks for it."""

    def __init__(self) -> None:
        self.rules: dict[str, str] = {}

    def bar(self, low: float | None, width: float | None = None) -> str:
        """Return classes for a bar from `low`, or one of a width: shares of the whole, in steps of a thousandth."""
        places = {"left": low, "width": width}
        return " ".join(self._place(key, share) for key, share in places.items() if share is not None)

    def colour(self, colour: str) -> str:
        """Return a class for a background of a colour such as #ffcc00."""
        return self._class(f"c-{colour.lstrip('#')}", f"background:{colour};border:1px solid #9d9280")

    @property
    def sheet(self) -> str:
        """The style sheet of the classes. It is stronger than the rules for the elements they stand on."""
        return "".join(f":root .{name}{{{rule}}}\n" for name, rule in self.rules.items())

    def _place(self, key: str, share: float) -> str:
        thousandths = round(1000 * share)
        return self._class(f"{key}-{thousandths}", f"{key}:{thousandths / 10:g}%")

    def _class(self, name: str, rule: str) -> str:
        self.rules[name] = rule
        return name


@cache
def environment() -> Environment:
    """Jinja with escaping always on. All pages share it, since it keeps the templates it has compiled."""
    made = Environment(
        loader=PackageLoader("authoring.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        optimized=False,  # a page is rendered once: looking for what could be worked out beforehand takes longer
    )
    made.filters.update(
        cause=cause_words, percent=percent, percents=percents, points=points, spread=spread_words, target=target_words,
        rules=rules_words, number=number_words, rules_of_chapters=rules_of_chapters, term=term,
    )  # fmt: skip
    return made


def write_page(
    template: str,
    sheets: tuple[str, ...] = ("style.css", "print.css"),
    scripts: tuple[str, ...] = (),
    **content: Any,
) -> str:
    """Return the page of a template, with these style sheets and these scripts: the parts of one module."""
    looks = Looks()
    code = "".join(map(_text, scripts))
    page = environment().get_template(template)
    text = page.render(looks=looks, policy=_POLICY, sheet=Markup(_SHEET), script=Markup(code), **content)
    sheet = "".join(map(_text, sheets)) + looks.sheet
    return text.replace(_POLICY, policy(sheet, code), 1).replace(_SHEET, sheet, 1)


def policy(sheet: str, code: str) -> str:
    """Return the security policy of a page with one style sheet and at most one script."""
    allowed = {
        "default-src": "'none'",
        "style-src": _hash(sheet),
        "script-src": _hash(code) if code else "'none'",
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{kind} {source}" for kind, source in allowed.items())


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


@cache
def _text(name: str) -> str:
    return (files("authoring.report") / "templates" / name).read_text(encoding="utf-8")

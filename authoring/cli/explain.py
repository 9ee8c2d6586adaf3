"""`tailwright explain`: the page of a lint rule, or what a rule of a file says in plain words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from authoring.cli.language import Lang


def explain(
    code: Annotated[
        str,
        typer.Argument(
            help="A code such as S202, a name such as duplicate-key, a family such as S; or FILE:LINE of a rule."
        ),
    ] = "",
    lang: Lang = "en",
) -> None:
    """Explain a finding: what it means, what happens at the table, how to fix it. A family, or nothing, gives a list.

    With FILE:LINE, say in plain words what the rule there does. The words are made from the rule, not from its text.

    Example: `tailwright explain my-chapter.yaml:195 --lang fr`

    Example: `tailwright explain S202`
    """
    from authoring.cli.fail import fail
    from authoring.cli.printing import say, say_document
    from authoring.lint.page import base_files, page
    from authoring.lint.registry import RULES
    from authoring.wording.suggestions import did_you_mean

    line = re.fullmatch(r"(.+):([0-9]+)", code)
    if line:
        _explain_line(Path(line[1]), int(line[2]), lang)
        return
    by_name = {rule.name: rule for rule in RULES.values()}
    rule = RULES.get(code.upper()) or by_name.get(code.lower())
    family = [other for other in RULES.values() if other.code.startswith(code.upper())]
    if rule is not None:
        say_document(page(rule) + base_files(rule) + "\n")
    elif family:
        say(*(f"{other.code} {other.name}: {other.summary}" for other in family))
    else:
        remedy = did_you_mean(code, [*RULES, *by_name]) or "`tailwright explain` lists them all"
        fail(f'unknown code "{code}", {remedy}')


def _explain_line(path: Path, line: int, lang: str) -> None:
    from authoring.cli.fail import fail_on
    from authoring.cli.language import check_language
    from authoring.cli.printing import say
    from authoring.content.targets import CannotOpenError
    from authoring.export.errors import ExportError
    from authoring.export.explain import explain_line, files_beside

    with fail_on(CannotOpenError, ExportError):
        check_language(lang, files_beside(path))
        say(*explain_line(path, line, lang))

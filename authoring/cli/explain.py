"""`tailwright explain`: the page of a lint rule."""

from __future__ import annotations

from typing import Annotated

import typer


def explain(
    code: Annotated[
        str,
        typer.Argument(help="A code such as S202, a name such as duplicate-key, or a family such as S."),
    ] = "",
) -> None:
    """Explain a finding: what it means, what happens at the table, how to fix it. A family, or nothing, gives a list.

    Example: `tailwright explain S202`
    """
    from authoring.cli.fail import fail
    from authoring.cli.printing import say, say_document
    from authoring.lint.page import base_files, page
    from authoring.lint.registry import RULES
    from authoring.wording.suggestions import did_you_mean

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

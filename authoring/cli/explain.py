"""`tailwright explain`: the page of a lint rule."""

from __future__ import annotations

from typing import Annotated

import typer


def explain(code: Annotated[str, typer.Argument(help="A code such as S202, or a name such as duplicate-key.")]) -> None:
    """Explain a finding: what it means, what happens at the table, how to fix it.

    Example: `tailwright explain S202`
    """
    from authoring.cli.fail import fail
    from authoring.lint.page import page
    from authoring.lint.rules import RULES
    from authoring.wording import did_you_mean

    by_name = {rule.name: rule for rule in RULES.values()}
    rule = RULES.get(code.upper()) or by_name.get(code.lower())
    if rule is None:
        remedy = did_you_mean(code, [*RULES, *by_name])
        fail(f'unknown code "{code}"' + (f", {remedy}" if remedy else ""))
    typer.echo(page(rule))

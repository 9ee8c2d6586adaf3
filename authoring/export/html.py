"""Write a page as a single HTML file that loads nothing else. Texts of content are escaped."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup


def page(template: str, **values: Any) -> str:
    """Render a template of `authoring/export/templates`."""
    return _environment().get_template(template).render(**values)


@cache
def _environment() -> Environment:
    """The templates; each is compiled once per process."""
    environment = Environment(
        loader=PackageLoader("authoring.export"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["picture"] = _picture
    return environment


def _picture(svg: str) -> Markup:
    """Insert a picture unescaped: `authoring.drawing` has already escaped the texts in it."""
    return Markup(svg)

"""Write a page as a single HTML file that loads nothing else. Texts of content are escaped."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup


def page(template: str, **values: Any) -> str:
    """Render a template of `authoring/export/templates`."""
    environment = Environment(
        loader=PackageLoader("authoring.export"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["picture"] = _picture
    return environment.get_template(template).render(**values)


def _picture(svg: str) -> Markup:
    """Insert a picture unescaped: `authoring.drawing` has already escaped the texts in it."""
    return Markup(svg)

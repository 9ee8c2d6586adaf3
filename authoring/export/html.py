"""Pages as one HTML file: nothing is fetched from anywhere, everything from content is escaped."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup


def page(template: str, **values: Any) -> str:
    """Fill a template of `authoring/export/templates`."""
    made = Environment(
        loader=PackageLoader("authoring.export"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["picture"] = _picture
    return made.get_template(template).render(**values)


def _picture(svg: str) -> Markup:
    """A picture of ours, which `authoring.drawing` has built as XML: what it took from content is escaped there."""
    return Markup(svg)

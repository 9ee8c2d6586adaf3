"""Write a page as a single HTML file that loads nothing else. Texts of content are escaped."""

from __future__ import annotations

from base64 import b64encode
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
    environment.filters["data_uri"] = _data_uri
    return environment


def _picture(svg: str) -> Markup:
    """Insert a picture unescaped: `authoring.drawing` has already escaped the texts in it."""
    return Markup(svg)


def _data_uri(picture: Any) -> str:
    """Return a picture of the author as an address that holds it: browsers run and load nothing in such pictures."""
    kind, raw = ("svg+xml", picture.svg.encode()) if picture.svg else ("png", bytes(picture.png))
    return f"data:image/{kind};base64,{b64encode(raw).decode()}"

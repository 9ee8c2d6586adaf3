"""Write PDF and PNG with typst, which is installed as a wheel and needs no other program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from authoring.export.errors import ExportError

TEMPLATES = Path(__file__).parent / "templates"
REMEDY = "install it: pip install 'tailwright[print]'; or choose a name that ends in .html, which needs no package"


def pdf(template: str, data: dict[str, Any]) -> bytes:
    """Compile a template to PDF."""
    [document] = _typeset(template, data, "pdf")
    return document


def png(template: str, data: dict[str, Any], dpi: int) -> list[bytes]:
    """Compile a template to pictures, one for each page."""
    return _typeset(template, data, "png", dpi)


def svg(template: str, data: dict[str, Any]) -> list[bytes]:
    """Compile a template to pictures that can be scaled, one for each page."""
    return _typeset(template, data, "svg")


def _typeset(
    template: str, data: dict[str, Any], file_format: Literal["pdf", "png", "svg"], dpi: int = 300
) -> list[bytes]:
    """Compile a template of `authoring/export/templates`, passing the data as JSON, never as source text.

    Only the typefaces of typst itself are used, so that the pages are the same on every machine.
    """
    try:
        import typst
    except ImportError as error:
        raise ExportError(f"{file_format.upper()} needs the package typst", REMEDY) from error
    made: Any = typst.compile(
        str(TEMPLATES / template),
        root=str(TEMPLATES),
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
        format=file_format,
        ppi=dpi,
    )
    return [bytes(page) for page in made] if isinstance(made, list) else [bytes(made)]

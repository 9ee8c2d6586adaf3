"""PDF through typst, which comes as a wheel and needs nothing else on the machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from authoring.export.errors import ExportError

TEMPLATES = Path(__file__).parent / "templates"
REMEDY = "install it: pip install 'tailwright[print]'; or choose a name that ends in .html, which needs nothing"


def pdf(template: str, data: dict[str, Any]) -> bytes:
    """Set a template of `authoring/export/templates`; the data reach it as data, never as text of the program.

    Only the typefaces that come with typst are used, so that the pages are the same on every machine.
    """
    try:
        import typst
    except ImportError as error:
        raise ExportError("PDF needs the package typst", REMEDY) from error
    made = typst.compile(
        str(TEMPLATES / template),
        root=str(TEMPLATES),
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(data, ensure_ascii=False)},
    )
    return bytes(made)

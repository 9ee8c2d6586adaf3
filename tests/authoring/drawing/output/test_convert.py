from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from PIL import Image

from authoring import drawing as render
from authoring.drawing.output.convert import MAX_PIXELS, to_png

Face = dict[str, Any]


def test_png_opens_at_twice_the_size(face: Face) -> None:
    image = Image.open(io.BytesIO(render.draw_tile(face).bytes("png")))
    image.load()
    assert image.format == "PNG"
    assert image.width == 2 * 832
    assert image.getcolors(maxcolors=1 << 20) is not None
    assert len(image.getcolors(maxcolors=1 << 20) or []) > 20, "an empty picture"


def test_a_very_large_png_is_drawn_smaller() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="20000" viewBox="0 0 30000 20000"/>'
    image = Image.open(io.BytesIO(to_png(svg)))
    assert image.width * image.height <= MAX_PIXELS * 1.01


def test_pdf_is_one_page(faces: dict[str, Face]) -> None:
    for name, language in (("kitchen", "en"), ("guard-room", "ru")):
        pdf = render.draw_tile(faces[name], language=language).bytes("pdf")
        assert pdf.startswith(b"%PDF-")
        assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == 1


def test_graphs_come_as_png_and_pdf_without_the_converters(
    faces: dict[str, Face], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    drawing = render.draw_tile(faces["kitchen"], style="graph")
    assert drawing.bytes("png").startswith(b"\x89PNG")
    assert drawing.bytes("pdf").startswith(b"%PDF-")


@pytest.mark.parametrize(("wanted", "module"), [("png", "resvg_py"), ("pdf", "svglib.svglib")])
def test_without_a_converter_the_message_says_what_to_install(
    faces: dict[str, Face], monkeypatch: pytest.MonkeyPatch, wanted: str, module: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(render.PictureError, match=rf"format \"{wanted}\" needs .*pip install 'tailwright\[pictures\]'"):
        render.draw_tile(faces["kitchen"]).bytes(wanted)


def test_a_board_has_no_dot(faces: dict[str, Face]) -> None:
    with pytest.raises(render.PictureError, match=r'format "dot" is for graphs only; choose --as graph'):
        render.draw_tile(faces["kitchen"]).bytes("dot")


def test_drawing_twice_gives_the_same(faces: dict[str, Face]) -> None:
    assert render.tile(faces["pipes"]) == render.tile(faces["pipes"])

"""The replay viewer: one component for every page that shows games.

`viewer` returns the element with its data. A page that holds it lists `SHEETS` among its style sheets and `SCRIPTS`
among its scripts; `mount(element, data)` of the script brings the element to life. The data is described in
docs/reference/replay-viewer.md.
"""

from authoring.report.viewer.board import board_svg, face_data
from authoring.report.viewer.data import ViewerGame, moment_address, viewer_data
from authoring.report.viewer.element import MODULE, SCRIPTS, SHEETS, viewer

__all__ = [
    "MODULE",
    "SCRIPTS",
    "SHEETS",
    "ViewerGame",
    "board_svg",
    "face_data",
    "moment_address",
    "viewer",
    "viewer_data",
]

"""`tailwright render`: tiles and chapters as pictures and as graphs."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from authoring.cli.language import Lang


class What(StrEnum):
    """What a picture shows."""

    tile = "tile"
    chapter = "chapter"
    all = "all"


class Look(StrEnum):
    """The styles; a test holds them against those of `authoring.drawing`."""

    board = "board"
    graph = "graph"
    states = "states"


class Format(StrEnum):
    """The formats; a test holds them against those of `authoring.drawing`."""

    svg = "svg"
    png = "png"
    pdf = "pdf"
    dot = "dot"
    graphml = "graphml"
    json = "json"


def render(
    what: Annotated[What, typer.Argument(help="A tile, a chapter, or all of both.")],
    target: Annotated[
        str, typer.Argument(help="The id or the file of the tile or chapter; for `all`, the folder to fill.")
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="File or folder to write to; - writes to the terminal.")
    ] = None,
    look: Annotated[
        Look | None,
        typer.Option("--as", help="A board as on the table, a graph, or all states of play.", show_default="board"),
    ] = None,
    wanted: Annotated[
        Format | None,
        typer.Option(
            "--format",
            help="A picture (svg, png, pdf), or a graph as data (dot, graphml, json).",
            show_default="as the name of the output ends, else svg",
        ),
    ] = None,
    lang: Lang = "en",
    on_paper: Annotated[bool, typer.Option("--print", help="White rock and light floors, to save ink.")] = False,
) -> None:
    """Draw pictures: a tile as a board or a graph, the plan of a chapter, or everything.

    A graph can be written as data, too, for other programs: as dot, graphml or json.

    Example: `tailwright render tile kitchen --as graph -o kitchen.png`

    Example: `tailwright render chapter flight --print -o flight.pdf`

    Example: `tailwright render chapter flight --as states --format graphml -o flight.graphml`
    """
    from authoring.cli.fail import fail_on
    from authoring.cli.language import check_language
    from authoring.content.targets import CannotOpenError
    from authoring.drawing import GRAPH_FORMATS, PictureError
    from authoring.drawing import jobs as made

    form = (wanted or _by_name(output)).value
    style = (look or (Look.graph if form in GRAPH_FORMATS else Look.board)).value
    with fail_on(PictureError, CannotOpenError):
        if what is What.all:
            check_language(lang, made.library_files())
            every = (made.with_less_ink(job) if on_paper else job for job in made.all_jobs(style, lang))
            _report(made.write_folder(every, output or Path(target), form))
            return
        jobs = (made.tile_jobs if what is What.tile else made.chapter_jobs)(target, style, lang)
        jobs = [made.with_less_ink(job) for job in jobs] if on_paper else jobs
        check_language(lang, (file for job in jobs for file in job.files))
        if output == Path("-") and len(jobs) == 1:
            _print_picture(jobs[0].bytes(form), form)
        else:
            _report(made.write(jobs, output, form))


def _by_name(output: Path | None) -> Format:
    ending = output.suffix.lstrip(".").lower() if output else ""
    return Format(ending) if ending in Format.__members__ else Format.svg


def _print_picture(content: bytes, form: str) -> None:
    from authoring.cli.printing import JSON, MARKUP, say_bytes, say_document

    if form in ("png", "pdf"):
        say_bytes(content)
    else:
        say_document(content.decode(), JSON if form == "json" else MARKUP)


def _report(paths: Iterable[Path]) -> None:
    from authoring.cli.printing import say

    for path in paths:
        say(f"wrote {path}")

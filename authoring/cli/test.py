"""`tailwright test`: play the scenes of files and folders, and say what is not as they expect."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.scenes import SceneResults


def check_scenes(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Files, folders or ids; the current folder if none.", show_default=False)
    ] = None,
    junit: Annotated[Path | None, typer.Option(help="Write the results as JUnit XML; - prints them.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Test again after every change, until Ctrl-C.")] = False,
    workers: Annotated[int, typer.Option(min=0, help="Processes to play in.", show_default="as it is worth it")] = 0,
) -> None:
    """Test rules by their scenes: what happens in a position, with these dice. Exit code 1 when a scene fails.

    An id stands for the scenes of a chapter, or for those that a card or a file of scenes holds.

    Example: `tailwright test my-chapter`

    Example: `tailwright test flight`
    """
    from authoring.cli.fail import fail, fail_on
    from authoring.cli.printing import say_document
    from authoring.cli.saving import refuse_inputs, save_output
    from authoring.content.targets import CannotOpenError
    from authoring.scenes import as_junit, play_scenes

    files = paths or [Path()]
    if watch:
        _watch(files, workers)
        return
    refuse_inputs([junit], files)
    with fail_on(CannotOpenError):
        results = play_scenes(files, workers)
    if not results.scenes and not results.errors:
        names = ", ".join(f'"{path}"' for path in files)
        fail(f"no scenes in {names}; write some as docs/how-to/test-your-rules.md shows")
    if junit and junit != Path("-"):
        save_output(junit, as_junit(results), files)
    if junit == Path("-"):
        say_document(as_junit(results))
    else:
        _show(results)
    raise typer.Exit(0 if results.passed else 1)


def _show(results: SceneResults) -> None:
    """Print the errors of files as lint does, then the failures."""
    from authoring.cli.printing import say_document
    from authoring.lint.formats import FORMATS, Report
    from authoring.scenes import as_text

    if results.errors:
        say_document(FORMATS["text"](Report(results.errors, results.lines)))
    say_document(as_text(results))


def _watch(files: list[Path], workers: int) -> None:
    """Test after every change; what cannot be opened just now is reported, and may be there again soon."""
    from authoring.cli.printing import say
    from authoring.content.library import forget_bundled
    from authoring.content.targets import CannotOpenError, is_id
    from authoring.scenes import play_scenes
    from authoring.scenes.watch import watch

    def act() -> None:
        forget_bundled()
        try:
            _show(play_scenes(files, workers))
        except CannotOpenError as error:
            say(f"tailwright: error: {error}", err=True)

    with suppress(KeyboardInterrupt):
        watch([Path() if is_id(path) else path for path in files], act)

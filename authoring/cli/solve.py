"""`tailwright solve`: show by a game that something can happen in a chapter, such as a victory."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import LoadedChapter
    from authoring.playtest.options import PlaytestOptions
    from authoring.solve.verdicts import Verdicts
    from authoring.solve.witness import Witness
    from engine.playtest import CompiledPlan


def solve(
    chapter: Annotated[str, typer.Argument(help="The chapter: a file or an id.")],
    to: Annotated[
        str, typer.Option("--to", help="A face, rule, search or ending, by its name.", show_default="any victory")
    ] = "",
    all_lines: Annotated[bool, typer.Option("--all", help="A verdict about every line of the chapter.")] = False,
    party: Annotated[
        str, typer.Option(help="Heroes a,b,c,d; or all: every allowed party.", show_default="the first allowed")
    ] = "",
    mice: Annotated[int, typer.Option(help="The number of mice.", show_default="4 where the chapter allows it")] = 0,
    edition: Annotated[
        str, typer.Option(help="The rulebook: en, fr, pt, ru or summary.", show_default="the chapter's, else en")
    ] = "",
    option: Annotated[list[str] | None, typer.Option(help="A rule option, such as mousetraps=6.")] = None,
    end_page: Annotated[int, typer.Option(min=0, help="The page of the end marker.", show_default="the chapter's")] = 0,
    turns: Annotated[int, typer.Option(min=1, help="How many turns the search may play.")] = 40_000,
    save: Annotated[Path | None, typer.Option(help="Save the game, for tailwright replay --from.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page that steps through the game.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="With --all: write it as JSON; - prints it.")] = None,
) -> None:
    """Show that a chapter can be won, by a game with luck of its own choice. Exit code 1 when something is not shown.

    Lucky play shows that something can happen, and not how often it does: for that see playtest.

    Example: `tailwright solve my-chapter.yaml --save witness.json`
    """
    from authoring.cli.fail import fail
    from authoring.cli.open_or_exit import open_or_exit, report_compile_errors, report_usage_errors
    from authoring.cli.saving import refuse_inputs
    from authoring.playtest.options import PlaytestOptions, rule_words

    if all_lines and (to or party or mice or save or html):
        fail("--all is about every line and every party, so it takes no --to, --party, --mice, --save and --html")
    if json_file and not all_lines:
        fail("--json needs --all; a single game is saved with --save")
    refuse_inputs([save, html, json_file], [Path(chapter)])
    loaded = open_or_exit(chapter, lint_later=True)
    options = PlaytestOptions(party=party, mice=mice, rule_options=rule_words(edition, option), end_page=end_page)
    with report_compile_errors(), report_usage_errors():
        shown = _solve_all(loaded, options, json_file) if all_lines else _solve(loaded, options, to, turns, save, html)
    raise typer.Exit(0 if shown else 1)


def _solve(
    loaded: LoadedChapter, options: PlaytestOptions, to: str, turns: int, save: Path | None, html: Path | None
) -> bool:
    """Search for one thing with each party; print the game if there is one party."""
    from authoring.cli.fail import fail
    from authoring.cli.printing import say
    from authoring.playtest.compile_plan import compile_plan
    from authoring.solve import ANY_VICTORY, as_played, claims_about, find_thing, solution_line, solve, things_of
    from engine.solve.search import Effort

    compiled = compile_plan(loaded.content(), options)
    parties = compiled.plan.parties
    if len(parties) > 1 and (save or html):
        fail("--save and --html need one party; name it with --party")
    things = things_of(compiled)
    thing = find_thing(things, to) if to else ANY_VICTORY
    against = claims_about(as_played(loaded.content(), compiled), things)
    found = True
    for party in parties:
        solution = solve(compiled, party, thing, Effort(turns))
        found &= solution.witness is not None
        say(solution_line(solution, "" if solution.witness else against.why(thing, len(party))))
        if solution.witness and len(parties) == 1:
            _show_game(loaded, compiled, solution.witness, save, html)
    return found


def _show_game(
    loaded: LoadedChapter, compiled: CompiledPlan, witness: Witness, save: Path | None, html: Path | None
) -> None:
    """Write the game to the files, or else print it."""
    from authoring.cli.printing import say
    from authoring.cli.saving import save as save_file
    from authoring.drawing.board.face import localized_text
    from authoring.playtest.replay_file import to_json
    from authoring.report.replay_page import replay_page
    from authoring.report.viewer import ViewerGame

    if save:
        save_file(save, to_json(witness.replay))
    if html:
        game = ViewerGame("a game that shows it", witness.course.seed, witness.recording)
        save_file(html, replay_page(compiled, game, localized_text(loaded.entry.data.get("title"))))
    if not (save or html):
        say(*witness.lines)


def _solve_all(loaded: LoadedChapter, options: PlaytestOptions, json_file: Path | None) -> bool:
    """Print the verdicts about all lines; whether all of them are shown."""
    from authoring.cli.printing import JSON, say_document
    from authoring.cli.progress import progress
    from authoring.cli.saving import save as save_file
    from authoring.report import as_json
    from authoring.solve import SHOWN, prove, table_data

    with progress(0, "lines shown") as advance:
        verdicts = prove(loaded, options, tick=advance or (lambda done: None))
    heroes = sorted(loaded.content().heroes)
    text = as_json(table_data(verdicts, heroes))
    if json_file == Path("-"):
        say_document(text, JSON)
    else:
        _print_table(verdicts)
        if json_file:
            save_file(json_file, text)
    return verdicts.count(SHOWN) == len(verdicts.all)


def _print_table(verdicts: Verdicts) -> None:
    import sys

    from rich import box
    from rich.table import Table

    from authoring.cli.printing import console, say
    from authoring.report.fit_table import fit_table
    from authoring.solve import reasons, summary, word_of
    from authoring.wording.printable import printable

    table = Table("line", "", *(f"{size} mice" for size in verdicts.sizes), box=box.SIMPLE_HEAD)
    for thing in dict.fromkeys(verdict.thing for verdict in verdicts.all):
        table.add_row(thing.kind, printable(thing.name), *(word_of(verdict) for verdict in verdicts.of(thing)))
    terminal = console(None if sys.stdout.isatty() else 120)
    left_out = fit_table(table, terminal.width)
    terminal.print(table)
    if left_out:
        say(f"in a wider window: {', '.join(left_out)}")
    say(*reasons(verdicts), summary(verdicts))

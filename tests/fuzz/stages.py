"""What is done with a case: all that the commands do with an author's file, without the commands."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

from authoring.content.edits import EditError
from authoring.content.findings import Severity
from authoring.content.library import Entry, Library
from authoring.content.source import parse
from authoring.content.targets import open_targets
from authoring.drawing import PictureError
from authoring.drawing.jobs import _chapters, _faces
from authoring.export.book.build import book
from authoring.export.book.write import to_html
from authoring.export.cards.build import cards_of
from authoring.export.cards.kinds import KINDS as CARD_KINDS
from authoring.export.cards.sheets import arrange_sheets
from authoring.export.cards.tokens import tokens_of, tracks_of
from authoring.export.cards.write import Sheets
from authoring.export.cards.write import to_html as cards_to_html
from authoring.export.errors import ExportError
from authoring.lint import lint
from authoring.lint.fixes import fixed
from authoring.lint.formats import FORMATS, Report
from authoring.playtest.compile_plan import compile_plan
from authoring.playtest.open_chapter import _can_be_compiled
from authoring.playtest.options import PlaytestOptions
from authoring.scenes import as_text, play_scenes
from authoring.scenes.junit import as_junit
from authoring.translate.catalogue import Catalogue, to_po_text
from authoring.translate.extract import extract
from authoring.translate.merge import merge
from authoring.translate.texts import texts_of
from engine.play import play
from engine.playtest import CompiledPlan
from engine.playtest.parties import PartyError
from engine.playtest.usage_error import UsageError
from engine.records.errors import ContentError, RuleLoop

GAMES = 20
CHECKED = 8
"""In every game with a number that this divides, the invariants are checked after each step."""
LANGUAGE = "fr"

Step = tuple[str, Callable[[], object]]
"""The name of a stage, and what it does. Limits hold for each step."""


class Broken(AssertionError):
    """A promise that the output does not keep."""


class Case:
    """One file in a folder of its own, and what lint said about it."""

    def __init__(self, text: str, folder: Path) -> None:
        self.text = text
        self.path = folder / "case.yaml"
        self.path.write_bytes(text.encode("utf-8", "surrogatepass"))
        self.accepted = False
        self._target = next(iter(open_targets([self.path])))

    def check_steps(self) -> Iterator[Step]:
        """Load, lint, every format, fix."""
        yield "lint", self._lint
        yield "fix", self._fix

    def play_steps(self, number: int) -> Iterator[Step]:
        """Compile, play, draw, print, test and translate what lint accepts."""
        for entry in self._chapters(number):
            yield from self._games(entry, number)
            yield "picture", lambda entry=entry: self._pictures(entry)
            yield "book", lambda entry=entry: self._book(entry)
        yield "picture", self._tiles
        yield "book", self._cards
        for campaign in self._own("campaign"):
            yield "book", lambda entry=campaign: self._book(entry)
        yield "scenes", self._scenes
        yield "translate", self._translate

    @property
    def library(self) -> Library:
        """The bundled content and the case."""
        return self._target.library

    def _own(self, kind: str) -> list[Entry]:
        return [entry for entry in self.library.entries(kind).values() if entry.file in self._target.files]

    def _lint(self) -> None:
        findings = lint(self.library, self._target.files)
        self.accepted = not any(finding.severity is Severity.ERROR for finding in findings)
        lines = {file.path: file.source.lines for file in self._target.files}
        faults = [finding.message for finding in findings if finding.name == "internal-fault"]
        if faults:
            raise Broken(faults[0])
        report = Report(tuple(findings), lines)
        for name, write in FORMATS.items():
            text = write(report)
            text.encode()
            if name in ("json", "sarif"):
                json.loads(text)
        height = len(self.text.split("\n")) + self.text.count("\r") + 2
        for finding in findings:
            if not (1 <= finding.line <= finding.end_line <= height and finding.message):
                raise Broken(f"{finding.code} is at line {finding.line} of {height}")

    def _fix(self) -> None:
        for file in self._target.files:
            text, names = fixed(file)
            again = parse(text.encode("utf-8", "surrogatepass"), file.path)
            if names and again.data != file.source.data:
                raise Broken(f"{names} changed the data")

    def _chapters(self, number: int) -> list[Entry]:
        own = self._own("chapter")
        if own or self._target.files[0].kind in ("campaign", None):
            return own
        known = self.library.entries("chapter")
        bundled = known[("flight", "twelve-strokes", "five-to-midnight")[number % 3]]
        # what the case replaces may be needed by a chapter that was not linted: then commands refuse that chapter
        return [bundled] if _can_be_compiled(self.library, bundled) else []

    def _games(self, entry: Entry, number: int) -> Iterator[Step]:
        plans = []

        def compiled() -> None:
            options = PlaytestOptions(games=GAMES, seed=number, bot=("random", "greedy")[number % 2], party="all")
            try:
                made = compile_plan(self.library.content_for(entry.id), options)
                plans.extend((made, CompiledPlan(replace(made.plan, check=True), made.chapter)))
            except (UsageError, PartyError):
                return
            except ContentError as error:
                raise Broken(f"lint accepts what the engine refuses: {error.message}") from error

        def game(index: int) -> None:
            with suppress(RuleLoop):
                play(plans[index % CHECKED == 0].game(index))

        yield "compile", compiled
        for index in range(GAMES if plans else 0):
            yield "game", lambda index=index: game(index)

    def _pictures(self, entry: Entry) -> None:
        for style in ("board", "graph", "states"):
            with suppress(PictureError):
                for job in _chapters(self.library, [entry], style, LANGUAGE):
                    _draw(job.bytes, style)

    def _tiles(self) -> None:
        for style in ("board", "graph"):
            with suppress(PictureError):
                for job in _faces(self.library, self._own("tile"), style, LANGUAGE):
                    _draw(job.bytes, style)

    def _book(self, entry: Entry) -> None:
        with suppress(ExportError, PictureError):
            to_html(book(self.library, entry, LANGUAGE), "a4")

    def _scenes(self) -> None:
        results = play_scenes([self.path], workers=1)
        as_text(results)
        ElementTree.fromstring(as_junit(results))

    def _translate(self) -> None:
        for file in self._target.files:
            catalogue = extract(texts_of(file), Catalogue(), LANGUAGE)
            for entry in catalogue.entries:
                entry.msgstr = f"{entry.msgid} 2"
            to_po_text(catalogue, "Fuzz", LANGUAGE)
            with suppress(EditError):
                merge(file, Catalogue(catalogue.entries), LANGUAGE)

    def _cards(self) -> None:
        cards = [entry for kind in CARD_KINDS for entry in self._own(kind)]
        with suppress(ExportError):
            made = [card for entry in cards for card in cards_of(self.library, entry, LANGUAGE)]
            chapters = self._own("chapter")
            tokens = tokens_of(self.library, chapters, cards, LANGUAGE)
            tracks = tracks_of(self.library, chapters, LANGUAGE)
            cards_to_html(Sheets("a4", LANGUAGE, arrange_sheets(made, "a4", one_each=True), tokens, tracks))


def _draw(write: Callable[[str], bytes], style: str) -> None:
    if style == "board":
        ElementTree.fromstring(write("svg"))
        return
    write("dot").decode()
    json.loads(write("json"))
    ElementTree.fromstring(write("graphml"))


def steps_of(text: str, number: int, plays: bool, folder: Path) -> Iterator[Step]:
    """Every step of a case in a folder of its own; those of games only if lint accepts it."""
    cases: list[Case] = []
    yield "load", lambda: cases.append(Case(text, folder))
    if not cases:
        return
    yield from cases[0].check_steps()
    if plays and cases[0].accepted:
        yield "accepted", lambda: None
        yield from cases[0].play_steps(number)

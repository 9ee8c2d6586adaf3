"""Files that a person edits, for editors: findings of unsaved text, completion, hover, names, and changes to make."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from authoring import __version__, bundled
from authoring.content.edits import Edit, line_edits
from authoring.content.findings import Finding, Mark, Severity
from authoring.content.write_file import CannotWriteError, write_file
from authoring.editing import actions, complete, formatting, hover, lenses, navigate, preview, rename
from authoring.editing.actions import Action
from authoring.editing.background_playtest import BackgroundPlaytest
from authoring.editing.complete import Completion
from authoring.editing.hover import Hover
from authoring.editing.lenses import Lens
from authoring.editing.names import Mention
from authoring.editing.navigate import Link, Place, Symbol
from authoring.editing.workspace import Workspace as _Workspace
from authoring.lint.page import page
from authoring.lint.registry import FAMILY_OF, RULES
from authoring.store import newest_change, store_folder

__all__ = [
    "Action",
    "BackgroundPlaytest",
    "Completion",
    "Edit",
    "Finding",
    "Hover",
    "Lens",
    "Link",
    "Mark",
    "Mention",
    "Place",
    "Severity",
    "Symbol",
    "Workspace",
    "explain",
    "explain_address",
    "is_faded",
    "line_edits",
]

FADED = ("dead-branch", "idle-card", "rule-never-fires", "unused")
"""How the names of rules begin that find what has no use: editors show it faded."""


class Workspace(_Workspace):
    """A folder of content with open documents, whose unsaved text stands in for that of their files.

    `Workspace.containing(path)` makes the one that a file belongs to. Lines and columns count from 1, in characters.
    """

    _lenses: tuple[object, list[Lens]] = ((), [])
    """The lenses asked for last, and for what state of the file, the library and the store."""

    def complete(self, path: Path, line: int, col: int) -> list[Completion]:
        """What can be typed at a place."""
        return complete.complete(self, path, line, col)

    def hover(self, path: Path, line: int, col: int) -> Hover | None:
        """What is known of a place, with what playtests have shown of it."""
        found = hover.hover(self, path, line, col)
        shown = [one.title for one in self.lenses(path) if one.mark == found.mark] if found else []
        return replace(found, markdown=f"{found.markdown}\n\n*Games:* {'; '.join(shown)}") if found and shown else found

    def definitions(self, path: Path, line: int, col: int) -> list[Place]:
        """Where the id at a place is defined."""
        return navigate.definitions(self, path, line, col)

    def references(self, path: Path, line: int, col: int, defining: bool = True) -> list[Place]:
        """Where the id at a place stands."""
        return navigate.references(self, path, line, col, defining)

    def symbols(self, path: Path) -> list[Symbol]:
        """The outline of a file."""
        return navigate.symbols(self, path)

    def all_symbols(self, query: str = "") -> list[tuple[Path, Symbol]]:
        """Everything that the files define, with its file."""
        return navigate.all_symbols(self, query)

    def folds(self, path: Path) -> list[tuple[int, int]]:
        """The first and last line of everything that can be folded."""
        return navigate.folds(self, path)

    def links(self, path: Path) -> list[Link]:
        """The texts that lead elsewhere, such as `courtyard/tree`."""
        return navigate.links(self, path)

    def lenses(self, path: Path) -> list[Lens]:
        """What playtests have shown about the lines of a file."""
        state = (path, self.version, newest_change())
        if state != self._lenses[0]:
            self._lenses = state, lenses.lenses(self, path)
        return self._lenses[1]

    def preview(self, path: Path, line: int, col: int) -> str:
        """A picture (SVG) of the face that a place is about, or of the plan of the chapter; empty if there is none."""
        return preview.preview(self, path, line, col)

    def scenes(self, path: Path) -> list[tuple[str, Mark]]:
        """The scenes of a file: what each shows, and its place."""
        return preview.scenes(self, path)

    def actions(self, path: Path, first: int, last: int) -> list[Action]:
        """What can be done about the findings on some lines."""
        return actions.actions(self, path, first, last)

    def ignore(self, path: Path, finding: Finding, reason: str) -> Edit | None:
        """The comment that makes lint ignore a finding, with a reason; None where no comment can stand."""
        file = self.file(path)
        return actions.ignore_edit(file, finding, reason) if file else None

    def renamable(self, path: Path, line: int, col: int) -> Mention:
        """The id at a place that can be renamed. Raises CannotRenameError."""
        return rename.renaming_at(self, path, line, col)[0]

    def rename_id(self, path: Path, line: int, col: int, new: str) -> dict[Path, list[Edit]]:
        """The edits that rename the id at a place in all files. Raises CannotRenameError."""
        return rename.rename_id(self, path, line, col, new)

    def formatted(self, path: Path) -> str | None:
        """The text of a file in the common layout."""
        file = self.file(path)
        return formatting.formatted(file) if file else None


def is_faded(finding: Finding) -> bool:
    """Whether a finding says that something has no use."""
    return finding.name.startswith(FADED)


def explain(code: str) -> str:
    """The page of a lint rule, as Markdown; empty if no rule has the code."""
    return page(RULES[code]) if code in RULES else ""


def explain_address(code: str) -> str:
    """The address of the page of a lint rule on this machine: in a checkout that of the reference, else a file of ours.

    The file stands in the user's cache directory; empty if none can be written there.
    """
    rule = RULES.get(code)
    if rule is None:
        return ""
    reference = bundled.root() / "docs" / "reference" / "lint"
    if reference.is_dir():
        return f"{reference.as_uri()}/{FAMILY_OF[code].anchor(rule)}"
    own = store_folder() / "pages" / __version__ / f"{code}-{rule.name}.md"
    if not own.is_file():
        try:
            write_file(own, page(rule))
        except CannotWriteError:
            return ""
    return own.as_uri()

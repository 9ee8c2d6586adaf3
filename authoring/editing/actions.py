"""What can be done about findings: a remedy carried out, something defined, a finding ignored, the layout mended."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from authoring.content.edits import Edit, apply_edits, line_edits, means
from authoring.content.edits.places import Places
from authoring.content.edits.values import add_below, add_to_list, comment_above, with_value
from authoring.content.findings import Finding
from authoring.content.library import File
from authoring.content.source import parse
from authoring.editing.meant import chapter_meant
from authoring.editing.workspace import Workspace
from authoring.lint.fixes import fixed

_MEANT = re.compile(r'did you mean "([^"]+)"')
_QUOTED = re.compile(r'"([^"]+)"')
_UNKNOWN = re.compile(r'^unknown (token|counter|achievement) "([a-z0-9][a-z0-9-]*)"')
_IGNORE = re.compile(r"^(\s*# tailwright: ignore\[)([^\]]+)\]")
REASON = "say why"
"""What stands in a comment until the author writes a reason."""


@dataclass(frozen=True)
class Action:
    """A change that an author can choose: its title, the finding it is about, and the edits of each file."""

    title: str
    edits: dict[Path, list[Edit]] = field(hash=False)
    finding: Finding | None = None
    preferred: bool = False


def actions(workspace: Workspace, path: Path, first: int, last: int) -> list[Action]:
    """What can be done about the findings on some lines of a file."""
    file = workspace.file(path)
    if file is None:
        return []
    found = [one for one in workspace.findings(path) if one.line <= last and one.end_line >= first]
    made = [action for finding in found for make in MAKERS for action in make(workspace, file, finding)]
    return [*made, *layout_action(file)]


def layout_action(file: File) -> list[Action]:
    """The fixes of `lint --fix`, as one change."""
    text, names = fixed(file)
    if not names:
        return []
    return [Action(f"Mend the layout: {', '.join(names)}", {file.real: line_edits(file.source.text, text)})]


def _as_meant(workspace: Workspace, file: File, finding: Finding) -> Iterator[Action]:
    """Put the word that was meant in the place of the wrong one."""
    meant, lines = _MEANT.search(finding.remedy), file.source.lines
    if not meant or finding.line != finding.end_line:
        return
    marked = lines[finding.line - 1][finding.col - 1 : finding.end_col - 1]
    for word in _QUOTED.findall(finding.message):
        if word in marked:
            start = sum(len(line) + 1 for line in lines[: finding.line - 1]) + finding.col - 1 + marked.index(word)
            edits = [Edit(start, start + len(word), meant[1])]
            yield Action(f'Change to "{meant[1]}"', {file.real: edits}, finding, preferred=True)
            return


def _defined(workspace: Workspace, file: File, finding: Finding) -> Iterator[Action]:
    """Define the counter, token or achievement that is unknown."""
    unknown = _UNKNOWN.match(finding.message)
    chapter = chapter_meant(workspace.library, file, ("scenes", 0)) if unknown else None
    if not unknown or chapter is None or chapter.file.source.root is None:
        return
    kind, name = unknown[1], unknown[2]
    source = chapter.file.source
    places, data = Places(source), source.data
    if kind == "achievement":
        words = name.replace("-", " ").capitalize()
        edit = add_to_list(places, "achievements", f"{{ id: {name}, name: {words} }}")
        listed = data.get("achievements") or []
        expected = {**data, "achievements": [*listed, {"id": name, "name": words}]}
    else:
        edit = add_below(places, (f"{kind}s", name), "{}")
        expected = with_value({**data, f"{kind}s": data.get(f"{kind}s") or {}}, (f"{kind}s", name), {})
    if means(apply_edits(source.text, [edit]), expected):
        where = "" if chapter.file is file else f" to {chapter.id}"
        yield Action(f'Add the {kind} "{name}"{where}', {chapter.file.real: [edit]}, finding)


def _ignored(workspace: Workspace, file: File, finding: Finding) -> Iterator[Action]:
    """Ignore a finding, with a reason that the author still has to write."""
    if finding.code.startswith("S") or file.source.root is None:
        return
    edit = ignore_edit(file, finding, REASON)
    if edit is not None:
        yield Action(f"Ignore {finding.code} here, with a reason", {file.real: [edit]}, finding)


def ignore_edit(file: File, finding: Finding, reason: str) -> Edit | None:
    """The comment that makes lint ignore a finding; None where no comment can stand."""
    places = Places(file.source)
    above = places.lines[finding.line - 2] if finding.line > 1 else ""
    known = _IGNORE.match(above)
    if known:
        at = places.offset(finding.line - 1, known.end(2) + 1)
        return Edit(at, at, f", {finding.code}")
    reason = " ".join(reason.split()) or REASON
    edit = comment_above(places, finding.line, f"# tailwright: ignore[{finding.code}] {reason}")
    text = apply_edits(file.source.text, [edit])
    again = parse(text.encode(), file.path)
    same = again.data == file.source.data and len(again.findings) == len(file.source.findings)
    return edit if same else None


MAKERS: tuple[Callable[[Workspace, File, Finding], Iterator[Action]], ...] = (_as_meant, _defined, _ignored)
"""What makes actions of a finding, the most useful first."""

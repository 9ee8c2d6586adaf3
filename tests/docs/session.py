"""Runs the commands a page shows, applies the edits it shows, and compares or rewrites the outputs it shows.

A page is executed from top to bottom in an empty folder:

- a `console` block holds `$ command` lines, each followed by its output; `...` on a line of its own stands for omitted
  lines, and `# exit 1` after a command states the exit code it must have;
- a `diff` block holds `--- file`, then lines to remove (`-`) and to add (`+`). The removed lines must stand in the file
  exactly once.

- `<!-- $ command -->` is a command that the page does not show;
- `<!-- picture FILE -->` before an image: the image is that file of the folder, as it is at this point. With
  `<!-- picture FILE as OTHER -->`, or with a size in place of OTHER, the image is made from FILE in a way that differs
  from machine to machine: by graphviz, or by a browser. It is stale when FILE is no longer the text it was made from.

`python -m tests.docs.session` (part of `make generate`) runs every such page of docs/ and writes the outputs anew;
`make pictures` runs only those with pictures.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.docs.pictures import Picture

BLOCK = re.compile(
    r"^```(console|diff)\n(.*?)^```$|^<!-- \$ (?P<hidden>[^\n]*) -->$"
    r"|^<!-- picture (?P<source>\S+)(?: as (?P<other>\S+)| (?P<size>\d+x\d+))? -->\n!\[[^\]]*\]\((?P<target>[^)]+)\)",
    re.MULTILINE | re.DOTALL,
)
WIDTH = "100"
DOCS = Path(__file__).parents[2] / "docs"


@dataclass(frozen=True)
class ShownCommand:
    """A command of a page, the exit code it must have, and the output the page shows."""

    command: str
    code: int
    output: str


def pages() -> list[Path]:
    """Return the pages that show commands with their outputs."""
    return sorted(path for path in DOCS.rglob("*.md") if BLOCK.search(path.read_text(encoding="utf-8")))


def pages_with_pictures() -> list[Path]:
    """Return the pages that have pictures made."""
    return [path for path in pages() if "<!-- picture " in path.read_text(encoding="utf-8")]


def commands(block: str) -> list[ShownCommand]:
    """Return the commands of a console block."""
    shown = []
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        first, _, rest = part.partition("\n")
        command, _, code = first.partition("  # exit ")
        shown.append(ShownCommand(command, int(code or 0), rest.rstrip("\n")))
    return shown


def run(shown: ShownCommand, folder: Path) -> str:
    """Run a command as a reader would and return its output."""
    words = shlex.split(shown.command)
    if words[0] == "tailwright":
        words[:1] = [sys.executable, "-m", "tailwright"]
    environment = {**os.environ, "COLUMNS": WIDTH, "NO_COLOR": "1", "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != shown.code:
        raise AssertionError(f"{shown.command}: exit {done.returncode}, not {shown.code}\n{done.stdout}{done.stderr}")
    return "\n".join(line.rstrip() for line in (done.stdout + done.stderr).splitlines()).strip("\n")


def edit(block: str, folder: Path) -> None:
    """Apply a diff block."""
    head, *lines = block.splitlines()
    path = folder / head.removeprefix("--- ")
    old = "\n".join(line[1:] for line in lines if line[:1] in ("-", " "))
    new = "\n".join(line[1:] for line in lines if line[:1] in ("+", " "))
    text = path.read_text(encoding="utf-8")
    if text.count(old) != 1:
        raise AssertionError(f"{path.name} contains the lines to change {text.count(old)} times:\n{old}")
    path.write_text(text.replace(old, new), encoding="utf-8")


def agrees(shown: str, printed: str) -> bool:
    """Whether a printed output matches the shown output, in which `...` stands for any lines."""
    pattern = r"(?:.*\n)*?".join(re.escape(part) for part in (shown + "\n").split("...\n"))
    return re.fullmatch(pattern, printed + "\n") is not None


def shortened(shown: str, printed: str) -> str:
    """Return the new output with the same number of lines before and after `...` as the page shows."""
    if "..." not in shown.splitlines():
        return printed
    before, after = shown.splitlines(), printed.splitlines()
    dots = before.index("...")
    tail = len(before) - dots - 1
    return "\n".join([*after[:dots], "...", *after[len(after) - tail :]] if tail else [*after[:dots], "..."])


def follow(page: str, rewrite: bool = False, place: Path = DOCS) -> str:
    """Execute a page in an empty folder; with `rewrite` return it with new outputs, else raise if one changed.

    `place` is the folder of the page, where its pictures are.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def block(match: re.Match[str]) -> str:
            if match["hidden"]:
                run(ShownCommand(match["hidden"], 0, ""), folder)
                return match[0]
            if match["source"]:
                picture = Picture(place / match["target"], folder / match["source"], match["other"], match["size"])
                if rewrite:
                    picture.make()
                elif picture.is_stale():
                    raise AssertionError(f"{picture.target} is stale (run: make pictures)")
                return match[0]
            if match[1] == "diff":
                edit(match[2], folder)
                return match[0]
            lines = []
            for shown in commands(match[2]):
                printed = run(shown, folder)
                if not rewrite and not agrees(shown.output, printed):
                    raise AssertionError(f"{shown.command} has another output now (run: make generate):\n{printed}")
                code = f"  # exit {shown.code}" if shown.code else ""
                lines += [f"$ {shown.command}{code}", *([shortened(shown.output, printed)] if printed else [])]
            return "```console\n" + "\n".join(lines) + "\n```"

        return BLOCK.sub(block, page)


def main() -> None:
    """Rewrite the outputs and pictures of every page that shows commands; `--pictures`: of those with pictures."""
    for path in pages_with_pictures() if "--pictures" in sys.argv else pages():
        before = path.read_text(encoding="utf-8")
        after = follow(before, rewrite=True, place=path.parent)
        if after != before:
            path.write_text(after, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(DOCS.parent)}: {'up to date' if after == before else 'written'}\n")


if __name__ == "__main__":
    main()

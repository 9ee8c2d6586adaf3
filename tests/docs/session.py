"""Runs the commands a page shows, applies the edits it shows, and compares or rewrites the outputs it shows.

A page is executed from top to bottom in an empty folder:

- a `console` block holds `$ command` lines, each followed by what it prints; `...` on a line of its own stands for
  lines left out, and after `# exit 1` behind a command that exit code is expected;
- a `diff` block holds `--- file` and then lines to take out (`-`) and put in (`+`), which are found in the file as they
  stand.

`python -m tests.docs.session docs/tutorial.md` runs a page and writes the outputs anew.
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

BLOCK = re.compile(r"^```(console|diff)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WIDTH = "100"


@dataclass(frozen=True)
class Shown:
    """A command of a page, the exit code it should have, and the output the page shows."""

    command: str
    code: int
    output: str


def commands(block: str) -> list[Shown]:
    """The commands of a console block."""
    found = []
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        first, _, rest = part.partition("\n")
        command, _, code = first.partition("  # exit ")
        found.append(Shown(command, int(code or 0), rest.rstrip("\n")))
    return found


def run(shown: Shown, folder: Path) -> str:
    """Run a command as a reader would, and give back what it printed."""
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
        raise AssertionError(f"{path.name} holds the lines to be changed {text.count(old)} times:\n{old}")
    path.write_text(text.replace(old, new), encoding="utf-8")


def agrees(shown: str, printed: str) -> bool:
    """Whether an output is the shown one; `...` in what is shown stands for any lines."""
    pattern = r"(?:.*\n)*?".join(re.escape(part) for part in (shown + "\n").split("...\n"))
    return re.fullmatch(pattern, printed + "\n") is not None


def shortened(shown: str, printed: str) -> str:
    """The new output, cut where the page cut the old one: the same number of lines before and after the dots."""
    if "..." not in shown.splitlines():
        return printed
    before, after = shown.splitlines(), printed.splitlines()
    dots = before.index("...")
    tail = len(before) - dots - 1
    return "\n".join([*after[:dots], "...", *after[len(after) - tail :]] if tail else [*after[:dots], "..."])


def follow(page: str, rewrite: bool = False) -> str:
    """Execute a page in an empty folder. Raises where an output is not as shown, or returns the page rewritten."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def block(match: re.Match[str]) -> str:
            if match[1] == "diff":
                edit(match[2], folder)
                return match[0]
            lines = []
            for shown in commands(match[2]):
                printed = run(shown, folder)
                if not rewrite and not agrees(shown.output, printed):
                    raise AssertionError(f"{shown.command} prints something else now:\n{printed}")
                code = f"  # exit {shown.code}" if shown.code else ""
                lines += [f"$ {shown.command}{code}", *([shortened(shown.output, printed)] if printed else [])]
            return "```console\n" + "\n".join(lines) + "\n```"

        return BLOCK.sub(block, page)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_text(follow(target.read_text(encoding="utf-8"), rewrite=True), encoding="utf-8")

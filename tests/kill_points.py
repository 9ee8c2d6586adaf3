"""Run commands that write files, and kill them, or fill the disk, at each of their calls that write.

`python -m tests.kill_points NAME FOLDER` runs one command of `COMMANDS` and writes its findings to `result` in an empty
folder. Every try is a fork of the process at its first call, so that the content is read and the games are played once.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from authoring.cli import build_app
from tests.playable import chapter

WRITING = ("open", "write", "fsync", "close", "replace", "mkdir", "chmod", "chown", "unlink")
"""The functions of `os` that take part in writing a file."""
FULL = ("open", "write", "fsync", "mkdir")
"""Those that need space on the disk."""
MOST = 16
"""How many calls of one command are tried; a command with many files repeats itself."""
OLD = "what was here before\n"

COMMANDS = {
    "fix": "lint brawl.yaml --fix",
    "baseline": "lint brawl.yaml --baseline known.json --write-baseline",
    "draw": "lint brawl.yaml --draw plan.svg",
    "extract": "translate extract brawl.yaml --lang fr",
    "merge": "translate merge merged.yaml --lang fr",
    "install": "schema --install",
    "report": "playtest brawl.yaml --games 2 --workers 1 --json report.json --html report.html",
    "traces": "playtest brawl.yaml --games 2 --workers 1 --trace-dir traces",
    "compare": "compare brawl.yaml brawl.yaml --games 2 --workers 1 --json change.json",
    "replay": "replay brawl.yaml --html game.html --save game.json",
    "play": "play brawl.yaml --save saved.json",
    "render": "render tile kitchen -o kitchen.svg",
    "render-folder": "render chapter brawl.yaml -o pictures",
    "export": "export storybook brawl.yaml -o book.html",
    "cards": "export cards --kind ability --one-each -o cards.html",
    "new": "new chapter mill",
}
OUTPUTS = (
    "known.json", "plan.svg", "report.json", "report.html", "change.json", "game.html", "game.json", "saved.json",
    "kitchen.svg", "book.html", "cards.html", "traces/seed-0.txt", "pictures/brawl.svg",
    ".tailwright/chapter.schema.json",
)  # fmt: skip
"""Files that exist before, so that there is something to lose."""

Files = dict[str, bytes]


def prepare(folder: Path) -> None:
    """Fill a folder with a chapter to mend, one to merge into, and old outputs."""
    path = chapter(folder)
    text = path.read_text(encoding="utf-8")
    (folder / "merged.yaml").write_text(text.replace("id: brawl", "id: merged", 1), encoding="utf-8")
    path.write_text(text.replace("number: 1\n", "number: 1   \n"), encoding="utf-8")
    (folder / "translations").mkdir()
    (folder / "translations" / "merged.fr.po").write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "A brawl"\nmsgstr "Une rixe"\n',
        encoding="utf-8",
    )
    for name in OUTPUTS:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(OLD, encoding="utf-8")


def files_in(folder: Path) -> Files:
    """The content of all files, except for temporary ones."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".tmp"
    }


class KillPoints:
    """Stands before the functions of `os`. At the first call, it tries all calls from there, each in a fork."""

    def __init__(self, template: Path, folder: Path) -> None:
        self.template, self.folder = template, folder
        self.point: int | None = None
        """The call at which something happens in this process; None before the first call."""
        self.exploring = False
        self.disk_full = False
        self.reached = 0
        self.points = 0
        self.problems: list[str] = []

    def wrap(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Let a function do what it does in this process."""

        def call(*words: Any, **options: Any) -> Any:
            if not self.exploring:
                if self.point is None:
                    self.explore()
                self.reach(function, words)
            return function(*words, **options)

        return call

    def reach(self, function: Callable[..., Any], words: tuple[Any, ...]) -> None:
        """Kill the process at the point, in the middle of a write; or let the disk be full from there on."""
        assert self.point is not None
        self.reached += 1
        if self.reached < self.point:
            return
        if self.disk_full:
            if function.__name__ in FULL:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return
        if function.__name__ == "write":
            function(words[0], bytes(words[1])[: len(words[1]) // 2])
        os.kill(os.getpid(), signal.SIGKILL)

    def explore(self) -> None:
        """Go on in forks, once without a fault and then with one at each call. Only the forks return."""
        self.exploring = True
        old = files_in(self.folder)
        if self.forked(sys.maxsize, False) is None:
            return
        new, calls = files_in(self.folder), min(int((self.folder.parent / "calls").read_text()), MOST)
        if old == new:
            self.problems.append("the command writes nothing")
        for point in range(1, calls + 1):
            for disk_full in (False, True):
                code = self.forked(point, disk_full)
                if code is None:
                    return
                self.judge(f"{'full disk' if disk_full else 'killed'} at call {point}: ", code, old, new, disk_full)
        (self.folder.parent / "result").write_text(json.dumps({"points": self.points, "problems": self.problems}))
        os._exit(0)

    def forked(self, point: int, disk_full: bool) -> int | None:
        """Fork: the exit code of the fork, negative if a signal ended it; None in the fork itself."""
        shutil.rmtree(self.folder)
        shutil.copytree(self.template, self.folder)
        child = os.fork()
        if child:
            return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        os.chdir(self.folder)
        os.truncate("../out", 0)
        self.point, self.disk_full, self.exploring = point, disk_full, False
        return None

    def judge(self, where: str, code: int, old: Files, new: Files, disk_full: bool) -> None:
        """Note what is lost, and what the command should have said."""
        self.points += 1
        now = files_in(self.folder)
        wrong = [f"{name} is gone" for name in old if name not in now]
        wrong += [f"{name} is cut" for name, raw in now.items() if raw not in (old.get(name), new.get(name))]
        if disk_full:
            said = (self.folder.parent / "out").read_text()
            refused = code == 2 and "cannot write" in said and "no space left on device" in said
            wrong += [] if refused or now == new else [f"exit code {code}: {said[-400:]}"]
            wrong += [f"{path.name} is left" for path in self.folder.rglob("*.tmp")]
        elif code != -signal.SIGKILL:
            wrong.append(f"exit code {code} instead of a kill")
        self.problems += [where + one for one in wrong]


def run(folder: Path, line: str, points: KillPoints) -> int:
    """Run a command in this process, with the functions of `os` wrapped; return its exit code."""
    os.chdir(folder)
    given, said = os.open(os.devnull, os.O_RDONLY), os.open("../out", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream, own in ((0, given), (1, said), (2, said)):
        os.dup2(own, stream)
    for name in WRITING:
        setattr(os, name, points.wrap(getattr(os, name)))
    try:
        build_app()(line.split())
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def main() -> None:
    """Try all calls of one command."""
    base = Path(sys.argv[2])
    template, folder = base / "template", base / "folder"
    template.mkdir()
    prepare(template)
    shutil.copytree(template, folder)
    points = KillPoints(template, folder)
    code = 70
    try:
        code = run(folder, COMMANDS[sys.argv[1]], points)
    finally:
        points.exploring = True
        sys.stdout.flush()
        sys.stderr.flush()
        (base / "calls").write_text(str(points.reached))
        os._exit(code)


if __name__ == "__main__":
    main()

"""Do something again whenever a YAML file changes. Files are looked at twice a second; that needs no library."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

from authoring.content.library.folder import yaml_files

SECONDS = 0.5

Stamps = dict[Path, tuple[int, int]]


def stamps(paths: Iterable[Path]) -> Stamps:
    """Return time and size of each YAML file at some paths."""
    found: Stamps = {}
    for path in paths:
        for file in yaml_files(path, []) if path.is_dir() else [path]:
            try:
                status = file.stat()
            except OSError:  # it may be written anew just now
                continue
            found[file] = (status.st_mtime_ns, status.st_size)
    return found


def watch(paths: list[Path], act: Callable[[], None], wait: Callable[[float], None] = time.sleep) -> None:
    """Act at once, and then after every change, until Ctrl-C."""
    before = stamps(paths)
    act()
    while True:
        wait(SECONDS)
        now = stamps(paths)
        if now != before:
            before = now
            act()

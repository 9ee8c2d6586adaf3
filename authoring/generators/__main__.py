"""`python -m authoring.generators`: write the generated files of the checkout that are stale."""

from __future__ import annotations

import sys

from authoring.content.write_file import write_file
from authoring.generators import GENERATED, ROOT, is_stale, text_of


def main() -> int:
    """Write every stale file and name it; exit code 2 where there is no checkout to write to."""
    if not (ROOT / "pyproject.toml").is_file():
        sys.stderr.write(f"error: {ROOT} is not a checkout of Tailwright\n")
        return 2
    for file in GENERATED:
        stale = is_stale(file)
        if stale:
            write_file(ROOT / file, text_of(file))
        sys.stdout.write(f"{file}: {'written' if stale else 'up to date'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

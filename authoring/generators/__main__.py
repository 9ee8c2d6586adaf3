"""`python -m authoring.generators`: write the generated files of the checkout that are stale."""

from __future__ import annotations

import sys

from authoring.generators import GENERATED, ROOT, is_stale, text_of


def main() -> int:
    """Write every stale file and name it; exit code 2 where there is no checkout to write to."""
    if not (ROOT / "pyproject.toml").is_file():
        sys.stderr.write(f"error: {ROOT} is not a checkout of Tailwright\n")
        return 2
    for file in GENERATED:
        stale = is_stale(file)
        if stale:
            (ROOT / file).write_text(text_of(file), encoding="utf-8")
        sys.stdout.write(f"{file}: {'written' if stale else 'up to date'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

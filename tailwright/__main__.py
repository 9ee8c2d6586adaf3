"""`python -m tailwright` and the console command `tailwright`."""

from __future__ import annotations

from authoring.cli import start as main

if __name__ == "__main__":
    main()

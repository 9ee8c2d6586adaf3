"""`python -m authoring.cli` is `tailwright`."""

from authoring.cli import main

main()

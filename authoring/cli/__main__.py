"""`python -m authoring.cli` is `tailwright`."""

from authoring.cli import start

start()

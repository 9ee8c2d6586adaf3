"""The rules of a chapter that other rules of lint have reported as never acting, so that each is reported once."""

from __future__ import annotations

from authoring.content.source import Steps
from authoring.lint.rule import Context
from authoring.lint.views.proofs import proofs_of


def reported_paths(context: Context) -> set[Steps]:
    """The places of the rules of a chapter that the abstract run says never act."""
    proofs = proofs_of(context)
    if proofs is None:
        return set()
    return {path for trouble in proofs.troubles for path in (trouble.path, *trouble.also)}

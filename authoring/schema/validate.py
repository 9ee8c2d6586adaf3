"""Runs a file through its JSON Schema. `x-refers-to` in a schema marks the strings that are ids of other things."""

from __future__ import annotations

from authoring.schema import Checked, Reference
from authoring.schema.keywords import refusals
from authoring.schema.messages import Refusal, explain
from authoring.schema.resolved import resolved
from authoring.source import Source

MAX_FINDINGS = 200


def validate(source: Source, kind: str) -> Checked:
    """Check the data of a file against the schema of a kind."""
    references: list[Reference] = []
    refused: list[Refusal] = []
    for one in refusals(resolved(kind), source.data):
        if one.keyword == "x-refers-to":
            steps = (*one.path, one.instance) if one.is_key else one.path
            references.append(Reference(one.value, one.instance, steps, one.is_key))
        elif len(refused) < MAX_FINDINGS:
            refused.append(one)
    return Checked(tuple(sorted(explain(source, refused))), tuple(references))

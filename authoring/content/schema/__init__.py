"""Check files against the JSON Schema of their kind. Each problem becomes a finding at the key or value concerned."""

from __future__ import annotations

from authoring.content import problems
from authoring.content.findings import START, Finding
from authoring.content.schema.load import schema as schema
from authoring.content.schema.quick_check import check_of
from authoring.content.schema.records import Reference as Reference
from authoring.content.schema.records import SchemaCheck as SchemaCheck
from authoring.content.schema.resolve import resolve_schema
from authoring.content.source import Source
from authoring.wording.suggestions import did_you_mean, nearest

COLLECTIONS: dict[str, str] = {
    "abilities": "ability",
    "achievements": "achievement",
    "encounter-cards": "encounter-card",
    "heroes": "hero",
    "minions": "minion",
    "personas": "persona",
    "search-cards": "search-card",
    "statuses": "status",
}
"""The kinds of file that list several entries of one kind under `cards`, and that kind."""

KINDS: tuple[str, ...] = tuple(
    sorted([*COLLECTIONS, *COLLECTIONS.values(), "box", "campaign", "chapter", "pack", "scenes", "tile"])
)
"""Every valid value of `kind:`."""


def kind_of(source: Source) -> tuple[str | None, tuple[Finding, ...]]:
    """Return the kind of a file, or None and a finding that says why there is none."""
    data = source.data
    if not isinstance(data, dict):
        if data is None:
            return None, ()
        message, remedy = "the file is not a map of keys", 'start it with "kind:" and "id:"'
        return None, (Finding.at(problems.WRONG_TYPE, source.path, source.where(()), message, remedy),)
    if "kind" not in data:
        slip = nearest("kind", [key for key in data if key != "id"])
        mark = source.where_key((slip,)) if slip else START
        remedy = f'did you mean "kind" by "{slip}"?' if slip else f"say what the file holds: {', '.join(KINDS)}"
        return None, (Finding.at(problems.UNKNOWN_KIND, source.path, mark, 'missing "kind"', remedy),)
    kind = data["kind"]
    if kind in KINDS:
        return str(kind), ()
    mark, remedy = source.where(("kind",)), did_you_mean(str(kind), KINDS, most=99)
    return None, (Finding.at(problems.UNKNOWN_KIND, source.path, mark, f'unknown kind "{kind}"', remedy),)


def check(source: Source) -> SchemaCheck:
    """Check a file against the schema of its kind, and collect the references in it."""
    kind, findings = kind_of(source)
    if kind is None:
        return SchemaCheck(findings, ())
    references: list[Reference] = []
    if check_of(resolve_schema(kind))(source.data, (), references):
        return SchemaCheck((), tuple(references))
    from authoring.content.schema.validate import validate  # jsonschema is slow to import, and explains errors only

    return validate(source, kind)

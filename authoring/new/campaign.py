"""Draft a new campaign of two short chapters, or a copy of a bundled campaign."""

from __future__ import annotations

from authoring.content.library import Library
from authoring.new.copying import find_example, text_of, with_head
from authoring.new.errors import NewError
from authoring.new.ids import title
from authoring.new.writing import Draft, Drafts, template

PARTS = {
    # template: kind of file, and the end of its name
    "campaign": ("campaign", ""),
    "chapter-one": ("chapter", "-one"),
    "chapter-two": ("chapter", "-two"),
    "achievements": ("achievements", "-achievements"),
}


def draft(ident: str, library: Library, example: str | None) -> Drafts:
    """Draft a campaign with two chapters and an achievement; a copy uses the chapters of the original."""
    if example is not None:
        text = with_head(text_of(find_example(library, example, ("campaign",))), ident)
        return [Draft(f"{ident}.yaml", "campaign", f"# Started as a copy of {example}.\n{text}")]
    for end in ("-one", "-two", "-achievements", "-friend"):
        if library.find(ident + end):
            raise NewError(f'id "{ident}{end}" is taken, so "{ident}" cannot be used; choose another')
    drafts = []
    for name, (kind, end) in PARTS.items():
        text = template(name).replace("my-campaign", ident).replace("My Campaign", title(ident))
        drafts.append(Draft(f"{ident}{end}.yaml", kind, text))
    return drafts

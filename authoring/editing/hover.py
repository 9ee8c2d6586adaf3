"""What is known of a place: an entry in words and as a picture, a rule in words, a word, a code of lint."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.content.findings import Mark
from authoring.content.library import Entry, File, Library
from authoring.content.source import Steps
from authoring.content.walk import is_translated, languages_of
from authoring.editing.meant import chapter_meant, plain_text
from authoring.editing.names import RULE_LISTS, Mention, mention_at
from authoring.editing.slots import slot_at
from authoring.editing.word_docs import about_word
from authoring.editing.workspace import Workspace
from authoring.lint.page import page
from authoring.lint.registry import RULES
from authoring.wording.languages import SOURCE
from authoring.wording.rule_text import describe_rule

_CODE = re.compile(r"\b[A-Z]\d{3}\b")
LARGEST_PICTURE = 60_000
"""The most letters of a picture in a hover: editors cut longer texts."""


@dataclass(frozen=True)
class Hover:
    """What to show for a place, as Markdown, and what it is about."""

    markdown: str
    mark: Mark
    picture: str = ""
    """An SVG; the Markdown holds it as a link, if it is small enough."""


def hover(workspace: Workspace, path: Path, line: int, col: int) -> Hover | None:
    """What is known of a place; None if nothing is."""
    file = workspace.file(path)
    if file is None:
        return None
    code = _code_at(file, line, col)
    if code:
        return code
    mention = mention_at(workspace.library, file, line, col)
    if mention:
        made = _about_mention(workspace.library, mention)
        if made:
            return made
    return _about_key(file, line, col)


def _code_at(file: File, line: int, col: int) -> Hover | None:
    """The page of a lint rule whose code stands in a comment."""
    text = file.source.lines[line - 1] if 1 <= line <= len(file.source.lines) else ""
    if "tailwright: ignore[" not in text:
        return None
    for match in _CODE.finditer(text):
        if match.start() < col <= match.end() + 1 and match[0] in RULES:
            return Hover(page(RULES[match[0]]), Mark(line, match.start() + 1, line, match.end() + 1))
    return None


def _about_mention(library: Library, mention: Mention) -> Hover | None:
    name = mention.name
    if name.kind == "rule":
        rule = _rule(library, name.home, name.id)
        return Hover(f"**rule** `{name.id}`\n\n{_in_words(rule)}", mention.mark) if rule else None
    if name.kind in ("counter", "token"):
        return Hover("\n\n".join(_about_local(library, mention)), mention.mark)
    if name.kind in ("tag", "class"):
        key = "tags" if name.kind == "tag" else "classes"
        having = [one for one in library.all_entries(name.home or "hero").values() if name.id in one.data.get(key, [])]
        return Hover(f"**{name.kind}** `{name.id}`: {', '.join(one.id for one in having)}", mention.mark)
    if name.kind in ("space", "area"):
        return _about_space(library, mention)
    entry = library.all_entries(name.kind).get(name.id)
    if entry is None:
        return None
    picture = _picture(library, entry, mention)
    shown = _image(picture, entry.id)
    return Hover("\n\n".join([*_about_entry(entry), *([shown] if shown else [])]), mention.mark, picture)


def _about_entry(entry: Entry) -> Iterator[str]:
    data = entry.data
    title = plain_text(data.get("name") or data.get("title"))
    yield f"**{title or entry.id}** · {entry.kind.replace('-', ' ')} `{entry.id}` · {entry.place(('id',))}"
    facts = [
        f"{key.replace('-', ' ')} {value}" for key, value in data.items() if type(value) is int and key != "number"
    ]
    words = [", ".join(map(str, data[key])) for key in ("classes", "tags") if isinstance(data.get(key), list)]
    if facts or words:
        yield " · ".join([*words, *facts])
    text = plain_text(data.get("text") or data.get("objective"))
    if text:
        yield text
    for key in RULE_LISTS:
        rules = data.get(key)
        for rule in rules if isinstance(rules, list) else ():
            yield f"- {_in_words(rule)}"
    translated = _translations(entry)
    if translated:
        yield translated


def _about_local(library: Library, mention: Mention) -> Iterator[str]:
    name = mention.name
    yield f"**{name.kind}** `{name.id}`"
    for chapter in library.all_entries("chapter").values():
        declared = chapter.data.get(f"{name.kind}s")
        value = declared.get(name.id) if isinstance(declared, dict) else None
        if isinstance(value, dict) and (chapter.id == name.home or name.home in ("", "*")):
            facts = [f"{key} {part}" for key, part in value.items() if isinstance(part, int | str) and key != "name"]
            yield " · ".join([chapter.place((f"{name.kind}s", name.id)), *facts])
            yield from filter(None, (plain_text(value.get("name")), plain_text(value.get("description"))))


def _about_space(library: Library, mention: Mention) -> Hover | None:
    face = library.all_entries("face").get(mention.name.home.rpartition("/")[2])
    if face is None:
        return None
    picture = _picture(library, face, mention)
    parts = [f"**{mention.name.kind}** `{mention.name.id}` of {plain_text(face.data.get('name')) or face.id}"]
    for space in face.data.get("spaces", []):
        if isinstance(space, dict) and space.get("id") == mention.name.id:
            parts += [", ".join(f"{key}: {value}" for key, value in space.items() if key not in ("id", "at"))]
    parts.append(_image(picture, face.id))
    return Hover("\n\n".join(filter(None, parts)), mention.mark, picture)


def _about_key(file: File, line: int, col: int) -> Hover | None:
    """A key or a word, as the schema and the rule language describe it; of a rule, the whole in words."""
    found = _key_at(file, line, col)
    if found is None:
        return None
    steps, mark, is_key = found
    value: Any = file.source.data
    for step in steps:
        value = value[step]
    word = str(steps[-1]) if is_key else str(value)
    slot = slot_at(file.kind, steps)
    about = (slot.description if is_key else slot.words.get(word, "")) or about_word(word)
    parts = [f"**{word}**", about.strip()] if about else []
    if is_key and word in RULE_LISTS and isinstance(value, list):
        parts += [f"- {_in_words(rule)}" for rule in value]
    elif is_key and word in ("when", "modify", "forbid", "allow", "replace", "do", "if"):
        holder: Any = file.source.data
        for step in steps[:-1]:
            holder = holder[step]
        if len(steps) > 2 and steps[-3] in RULE_LISTS:
            parts.append(f"*In words:* {_in_words(holder)}")
    return Hover("\n\n".join(parts), mark) if parts else None


def _key_at(file: File, line: int, col: int) -> tuple[Steps, Mark, bool] | None:
    """The key or the plain value at a place."""
    node = file.source.root
    steps: list[str | int] = []
    while node is not None:
        below = None
        items = node.parts.items() if isinstance(node.parts, dict) else enumerate(node.parts or ())
        for step, part in items:
            if isinstance(step, str):
                mark = node.key_mark(step)
                if mark.line == line and mark.col <= col <= mark.end_col:
                    return (*steps, step), mark, True
            if part.mark[:2] <= (line, col) <= part.mark[2:]:
                below = step, part
        if below is None:
            break
        steps.append(below[0])
        node = below[1]
        if node.parts is None and isinstance(node.value, str) and node.mark.line == node.mark.end_line:
            return tuple(steps), node.mark, False
    return None


def _rule(library: Library, home: str, ident: str) -> Any:
    """The rule with an id in an entry: of its own, or anywhere in a chapter."""
    from authoring.content.walk import walk

    entry = library.find_untracked(home)
    for steps, value in walk(entry.data) if entry else ():
        if len(steps) > 1 and steps[-2] in RULE_LISTS and isinstance(value, dict) and value.get("id") == ident:
            return value
    return None


def _in_words(rule: Any) -> str:
    """A rule as a sentence; its own text where it cannot be read as a rule."""
    try:
        return describe_rule(rule)
    except Exception:  # the rule is being typed and can be anything
        return plain_text(rule.get("text")) if isinstance(rule, dict) else ""


def _translations(entry: Entry) -> str:
    """The title in other languages, and the languages of the file that it lacks."""
    text = entry.data.get("name") or entry.data.get("title")
    if not isinstance(text, dict) or not is_translated(text):
        return ""
    missing = [language for language in languages_of(entry.file.source.data) if language not in text]
    known = [f"{language}: {version}" for language, version in text.items() if language != SOURCE]
    return " · ".join([*known, *([f"not in {', '.join(missing)}"] if missing else [])])


def _picture(library: Library, face: Entry, mention: Mention) -> str:
    """The SVG of a face, with what the chapter adds to the room; empty for others, and where it cannot be drawn."""
    from authoring.drawing import draw_tile

    if face.kind != "face":
        return ""
    chapter = chapter_meant(library, mention.file, mention.steps)
    try:
        room = chapter.data.get("rooms", {}).get(face.id) if chapter else None
        return draw_tile(face.data, room=room).text()
    except Exception:  # the file is being typed and can hold anything
        return ""


def _image(picture: str, title: str) -> str:
    if not picture or len(picture) > LARGEST_PICTURE:
        return ""
    data = base64.b64encode(picture.encode()).decode()
    return f"![{title}](data:image/svg+xml;base64,{data})"

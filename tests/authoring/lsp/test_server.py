"""The server as a process, under the recorded capabilities of real editors."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from authoring.lint.examples import base
from tests.playable import BRAWL, run
from tests.playable import chapter as write_chapter

EDITORS = ("visual_studio_code", "neovim@v0.11.0")
"""VS Code counts in UTF-16, Neovim in UTF-8."""
WIDTHS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2)}
COMMAND = [sys.executable, "-m", "tailwright", "lsp"]
LINE_ABOVE = "# 🐭🧀 letters that UTF-16 counts twice\n"


ENCODINGS: dict[int, str] = {}
"""How each client counts letters."""


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND), params=EDITORS, scope="module")
async def client(request: pytest.FixtureRequest, lsp_client: LanguageClient) -> AsyncIterator[None]:
    capabilities = client_capabilities(request.param)

    @lsp_client.feature(types.WORKSPACE_CODE_LENS_REFRESH)
    def refresh(*words: Any) -> None:
        """The client asks for lenses when it likes."""

    made = await lsp_client.initialize_session(types.InitializeParams(capabilities=capabilities))
    chosen = made.capabilities.position_encoding
    ENCODINGS[id(lsp_client)] = str(getattr(chosen, "value", chosen) or "utf-16")
    assert ENCODINGS[id(lsp_client)] == ("utf-8" if request.param == EDITORS[1] else "utf-16")
    yield
    await lsp_client.shutdown_session()


class Desk:
    """A folder and a client that edits in it."""

    def __init__(self, client: LanguageClient, folder: Path) -> None:
        self.client, self.folder = client, folder
        self.encoding, self.width = WIDTHS[ENCODINGS[id(client)]]

    async def open(self, name: str, text: str) -> str:
        (self.folder / name).write_text(text, encoding="utf-8")
        uri = (self.folder / name).as_uri()
        document = types.TextDocumentItem(uri, "yaml", 1, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        await self.published(uri)
        return uri

    async def change(self, uri: str, text: str) -> None:
        whole = types.TextDocumentContentChangeWholeDocument(text)
        document = types.VersionedTextDocumentIdentifier(2, uri)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [whole]))
        await self.published(uri)

    async def published(self, uri: str) -> list[types.Diagnostic]:
        await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return list(self.client.diagnostics.get(uri, []))

    def units(self, text: str) -> int:
        """How long a text is, as the client counts."""
        return len(text.encode(self.encoding)) // self.width

    def at(self, uri: str, line: int, character: int) -> dict[str, Any]:
        return {"text_document": types.TextDocumentIdentifier(uri), "position": types.Position(line, character)}


@pytest.fixture
def desk(client: LanguageClient, tmp_path: Path) -> Desk:
    (tmp_path / "tailwright.toml").write_text("", encoding="utf-8")
    return Desk(client, tmp_path)


MOUSE = "name: { en: Dizzy 🐭, fr: Sonné }"
STATUS = f"""\
{LINE_ABOVE}kind: status
id: dizzy
{MOUSE}
rules:
  - {{ id: spin, when: round-end, text: "🐭🐭", do: [wound: {{ who: attacker, amount: 1 }}] }}
"""


@pytest.mark.asyncio(loop_scope="module")
async def test_diagnostics_are_those_of_lint(desk: Desk) -> None:
    uri = await desk.open("dizzy.yaml", STATUS)
    found = json.loads(run("lint", str(desk.folder), "--format", "json").output)["findings"]
    diagnostics = desk.client.diagnostics[uri]
    assert found
    assert [one.code for one in diagnostics] == [one["code"] for one in found]
    for one, told in zip(found, diagnostics, strict=True):
        line = STATUS.split("\n")[one["line"] - 1]
        assert told.range.start.line == one["line"] - 1
        assert told.range.start.character == desk.units(line[: one["column"] - 1])
        assert told.data == {"name": one["name"], "remedy": one["remedy"]}
        assert told.message.startswith(one["message"])
        assert told.source == "tailwright"


@pytest.mark.asyncio(loop_scope="module")
async def test_a_diagnostic_has_its_page_its_other_places_and_fades(desk: Desk) -> None:
    uri = await desk.open("supper.yaml", base("supper") + "tokens:\n  lamp: {}\n")
    (unused,) = [one for one in desk.client.diagnostics[uri] if one.tags]
    assert list(unused.tags) == [types.DiagnosticTag.Unnecessary]
    assert unused.code_description.href.endswith(f"#{unused.code.lower()}-{unused.data['name']}")
    first = await desk.open("dizzy.yaml", STATUS)
    second = await desk.open("again.yaml", "kind: achievement\nid: dizzy\nname: Dizzy\n")
    for _ in range(100):
        found = [one for uri in (first, second) for one in desk.client.diagnostics[uri] if one.code == "R102"]
        if found:
            break
        await asyncio.sleep(0.1)
    assert {one.location.uri for one in found[0].related_information} & {first, second}


@pytest.mark.asyncio(loop_scope="module")
async def test_a_name_can_be_added_and_a_finding_ignored(desk: Desk) -> None:
    text = base("supper") + "rules:\n  - when: round-end\n    do: [take-token: lamp]\n"
    uri = await desk.open("supper.yaml", text)
    everything = types.Range(types.Position(0, 0), types.Position(text.count("\n"), 0))
    params = types.CodeActionParams(types.TextDocumentIdentifier(uri), everything, types.CodeActionContext([]))
    titles = [one.title for one in await desk.client.text_document_code_action_async(params)]
    assert 'Add the token "lamp"' in titles
    assert any(title.startswith("Ignore R") and title.endswith("with a reason") for title in titles)


@pytest.mark.asyncio(loop_scope="module")
async def test_words_are_offered_and_told_with_their_descriptions(desk: Desk) -> None:
    text = base("supper") + "rules:\n  - id: bite\n    when: round-end\n    do: [wound: { who: all-mice, amount: 1 }]\n"
    text += "# tailwright: ignore[R301] a comment\n"
    uri = await desk.open("supper.yaml", text)
    lines = text.split("\n")
    row = next(number for number, line in enumerate(lines) if "do: [wound" in line)
    at = desk.at(uri, row, lines[row].index("wound"))
    offered = await desk.client.text_document_completion_async(types.CompletionParams(**at))
    items = offered.items if isinstance(offered, types.CompletionList) else offered
    word = next(one for one in items if one.label == "wound")
    assert "```yaml" in word.documentation.value
    hover = await desk.client.text_document_hover_async(
        types.HoverParams(**desk.at(uri, row, lines[row].index("wound") + 1))
    )
    assert "wound" in hover.contents.value
    row = next(number for number, line in enumerate(lines) if "id: bite" in line)
    hover = await desk.client.text_document_hover_async(
        types.HoverParams(**desk.at(uri, row, lines[row].index("bite") + 1))
    )
    assert "**rule** `bite`" in hover.contents.value
    row = next(number for number, line in enumerate(lines) if "R301" in line)
    hover = await desk.client.text_document_hover_async(
        types.HoverParams(**desk.at(uri, row, lines[row].index("R301") + 1))
    )
    assert "How to fix" in hover.contents.value


@pytest.mark.asyncio(loop_scope="module")
async def test_a_fix_and_its_diagnostic(desk: Desk) -> None:
    text = STATUS.replace("who: attacker", "who: ownr")
    uri = await desk.open("dizzy.yaml", text)
    params = types.CodeActionParams(
        types.TextDocumentIdentifier(uri),
        types.Range(types.Position(0, 0), types.Position(9, 0)),
        types.CodeActionContext(desk.client.diagnostics[uri]),
    )
    actions = await desk.client.text_document_code_action_async(params)
    meant = next(one for one in actions if one.title == 'Change to "owner"')
    (edit,) = meant.edit.changes[uri]
    row = text.split("\n")[edit.range.start.line].encode(desk.encoding)
    place = slice(desk.width * edit.range.start.character, desk.width * edit.range.end.character)
    assert row[place].decode(desk.encoding) == "ownr"
    await desk.change(uri, text.replace("ownr", "owner"))
    assert not desk.client.diagnostics[uri]


@pytest.mark.asyncio(loop_scope="module")
async def test_completion_hover_and_names(desk: Desk) -> None:
    chapter = base("supper")
    uri = await desk.open("supper.yaml", chapter)
    lines = chapter.split("\n")
    row = next(number for number, line in enumerate(lines) if line.startswith("start:"))
    col = lines[row].index("face: ") + len("face: ")
    face = lines[row][col:].split(",")[0].strip(" }")
    offered = await desk.client.text_document_completion_async(types.CompletionParams(**desk.at(uri, row, col)))
    items = offered.items if isinstance(offered, types.CompletionList) else offered
    assert face in [one.label for one in items]
    hover = await desk.client.text_document_hover_async(types.HoverParams(**desk.at(uri, row, col + 1)))
    assert f"face `{face}`" in hover.contents.value
    places = await desk.client.text_document_definition_async(types.DefinitionParams(**desk.at(uri, row, col + 1)))
    assert places[0].uri.endswith(".yaml")
    params = types.ReferenceParams(
        context=types.ReferenceContext(include_declaration=False), **desk.at(uri, row, col + 1)
    )
    uses = await desk.client.text_document_references_async(params)
    assert any(one.uri == uri for one in uses)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_token_is_renamed_in_all_files(desk: Desk) -> None:
    chapter = base("supper") + "tokens:\n  lamp: {}\nrules:\n  - when: round-end\n    do: [take-token: lamp]\n"
    scenes = "kind: scenes\nid: of-supper\nchapter: {}\nscenes: []\n"
    ident = next(line for line in chapter.split("\n") if line.startswith("id:")).split()[1]
    given = "  - scene: x\n    given: { tokens: { lamp: [] } }\n    when: [end-round]\n    expect: { round: 2 }\n"
    await desk.open("of-supper.yaml", scenes.format(ident).replace("scenes: []\n", "scenes:\n") + given)
    uri = await desk.open("supper.yaml", chapter)
    row = chapter.split("\n").index("  lamp: {}")
    change = await desk.client.text_document_rename_async(
        types.RenameParams(new_name="lantern", **desk.at(uri, row, 3))
    )
    assert {name.rsplit("/", 1)[-1]: len(edits) for name, edits in change.changes.items()} == {
        "supper.yaml": 2,
        "of-supper.yaml": 1,
    }


@pytest.mark.asyncio(loop_scope="module")
async def test_bundled_ids_are_not_renamed(desk: Desk) -> None:
    uri = await desk.open("supper.yaml", base("supper"))
    lines = base("supper").split("\n")
    row = next(number for number, line in enumerate(lines) if line.startswith("start:"))
    col = lines[row].index("face: ") + 7
    with pytest.raises(Exception, match="own content"):
        await desk.client.text_document_rename_async(types.RenameParams(new_name="x", **desk.at(uri, row, col)))


@pytest.mark.asyncio(loop_scope="module")
async def test_outline_folding_links_and_layout(desk: Desk) -> None:
    text = STATUS.replace("who: attacker", "who: owner") + "\n\n\n# end   \n"
    uri = await desk.open("dizzy.yaml", text)
    document = types.TextDocumentIdentifier(uri)
    outline = await desk.client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert [(one.name, [part.name for part in one.children]) for one in outline] == [("dizzy", ["spin"])]
    everything = await desk.client.workspace_symbol_async(types.WorkspaceSymbolParams("spin"))
    assert "spin" in [one.name for one in everything]
    folds = await desk.client.text_document_folding_range_async(types.FoldingRangeParams(document))
    assert (1, 5) in [(one.start_line, one.end_line) for one in folds]
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await desk.client.text_document_formatting_async(types.DocumentFormattingParams(document, options))
    assert edits
    links = await desk.client.text_document_document_link_async(types.DocumentLinkParams(document))
    assert not links


@pytest.mark.asyncio(loop_scope="module")
async def test_no_diagnostic_is_stale_after_a_burst_of_letters(desk: Desk) -> None:
    uri = await desk.open("dizzy.yaml", STATUS)
    typed = STATUS.replace("attacker", "owner")
    for number in range(len(typed) - 12, len(typed) + 1):
        document = types.VersionedTextDocumentIdentifier(number, uri)
        whole = types.TextDocumentContentChangeWholeDocument(typed[:number])
        desk.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [whole]))
    for _ in range(100):
        await asyncio.sleep(0.1)
        if not desk.client.diagnostics[uri]:
            break
    assert not desk.client.diagnostics[uri]
    (desk.folder / "dizzy.yaml").write_text(typed, encoding="utf-8")
    assert run("lint", str(desk.folder)).exit_code == 0


async def command(desk: Desk, name: str, *words: Any) -> Any:
    params = types.ExecuteCommandParams(command=name, arguments=list(words))
    return await desk.client.workspace_execute_command_async(params)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_playtest_in_the_background_and_its_lenses(desk: Desk) -> None:
    text = Path(write_chapter(desk.folder, BRAWL)).read_text(encoding="utf-8")
    uri = await desk.open("brawl.yaml", text.replace("id: brawl", "id: my-brawl", 1))
    assert "games won" in await command(desk, "tailwright.server.playtest", uri, 20)
    params = types.CodeLensParams(types.TextDocumentIdentifier(uri))
    lenses = await desk.client.text_document_code_lens_async(params)
    titles = [one.command.title for one in lenses]
    assert any(title.startswith("won ") and "of 20 games" in title for title in titles)
    assert {"watch", "play from here"} <= set(titles)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_playtest_shows_how_far_it_is_and_can_be_cancelled(desk: Desk) -> None:
    text = Path(write_chapter(desk.folder, BRAWL)).read_text(encoding="utf-8")
    uri = await desk.open("brawl.yaml", text.replace("id: brawl", "id: my-brawl", 1))
    before = set(desk.client.progress_reports)
    running = asyncio.ensure_future(command(desk, "tailwright.server.playtest", uri, 1_000_000))
    while not (new := [token for token in desk.client.progress_reports if token not in before]):
        await asyncio.sleep(0.05)
    while not any(isinstance(one, types.WorkDoneProgressReport) for one in desk.client.progress_reports[new[0]]):
        await asyncio.sleep(0.05)
    desk.client.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams(new[0]))
    assert await asyncio.wait_for(running, 60) == "stopped"
    assert isinstance(desk.client.progress_reports[new[0]][-1], types.WorkDoneProgressEnd)


@pytest.mark.asyncio(loop_scope="module")
async def test_pictures_and_scenes(desk: Desk) -> None:
    uri = await desk.open("supper.yaml", base("supper"))
    assert (await command(desk, "tailwright.server.preview", uri, 0, 0)).startswith("<svg")
    status = STATUS.replace("who: attacker", "who: owner")
    scene = (
        "scenes:\n  - scene: It spins.\n    given: { face: kitchen, mice: { collin: { at: a1, statuses: [dizzy] } } }\n"
        "    when: [end-round]\n    expect: { mice: { collin: { wounds: 1 } } }\n"
    )
    uri = await desk.open("dizzy.yaml", status + scene)
    assert await command(desk, "tailwright.server.scenes", uri) == [{"title": "It spins.", "line": 7}]
    (result,) = await command(desk, "tailwright.server.runScenes", uri)
    assert result == {"title": "It spins.", "ok": True, "messages": []}

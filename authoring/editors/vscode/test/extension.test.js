"use strict";
const assert = require("node:assert/strict");
const { test } = require("node:test");
const manifest = require("../package.json");
const { load } = require("./stub");

const INSTALLED = [process.execPath]; // `node --version` answers, as `tailwright --version` does
const context = () => ({ subscriptions: [] });

async function active(settings = { command: INSTALLED, games: 40 }) {
    const loaded = load();
    Object.assign(loaded.made.settings, settings);
    loaded.context = context();
    await loaded.extension.activate(loaded.context);
    return loaded;
}

function document(text = "kind: chapter\n") {
    return { languageId: "yaml", uri: { scheme: "file", toString: () => "file:///a.yaml" }, save: async () => true, getText: () => text };
}

test("every command of the manifest is registered", async () => {
    const { made } = await active();
    for (const { command } of manifest.contributes.commands) {
        assert.ok(made.commands[command], command);
    }
});

test("the server is that of the settings, for YAML files only", async () => {
    const { made } = await active();
    assert.equal(made.started, 1);
    assert.deepEqual(made.server, { command: process.execPath, args: ["lsp"] });
    assert.deepEqual(made.options.documentSelector, [{ scheme: "file", language: "yaml" }]);
});

test("without Tailwright it says what to type, and starts nothing", async () => {
    const { made } = await active({ command: ["tailwright-that-is-not-there"] });
    assert.equal(made.started, 0);
    assert.match(made.warnings[0], /pip install 'tailwright\[lsp\]'/);
});

test("a server that does not start is reported, too", async () => {
    const loaded = load();
    loaded.made.settings.command = INSTALLED;
    loaded.made.fails = true;
    await loaded.extension.activate(context());
    assert.match(loaded.made.warnings[0], /pip install/);
});

test("it can be restarted and stops in the end", async () => {
    const { extension, made } = await active();
    await made.commands["tailwright.restart"]();
    assert.deepEqual([made.started, made.stopped], [2, 1]);
    await extension.deactivate();
    assert.equal(made.stopped, 2);
});

test("a server that does not stop is replaced nevertheless", async () => {
    const { made } = await active();
    made.hangs = true;
    await made.commands["tailwright.restart"]();
    assert.equal(made.started, 2);
});

test("commands that need the server say what to type if there is none", async () => {
    const { made, vscode } = await active({ command: ["tailwright-that-is-not-there"] });
    vscode.window.activeTextEditor = { document: document() };
    await made.commands["tailwright.playtest"]();
    await made.commands["tailwright.preview"]();
    assert.equal(made.warnings.length, 3);
    assert.deepEqual(made.panels, []);
});

test("games run in a terminal without a shell", async () => {
    const { made } = await active();
    made.commands["tailwright.watch"]("/book/a.yaml", "attic", 7);
    made.commands["tailwright.play"]("/book/a.yaml", "attic", "kitchen; rm -rf");
    made.commands["tailwright.why"]("/book/a.yaml", "attic", "old-crow");
    assert.deepEqual(made.terminals.map((one) => one.shellArgs), [
        ["replay", "/book/a.yaml", "--seed", "7"],
        ["play", "/book/a.yaml", "--from", "kitchen; rm -rf"],
        ["why", "/book/a.yaml", "old-crow"],
    ]);
    assert.ok(made.terminals.every((one) => one.shellPath === process.execPath && one.cwd === "/book"));
});

test("a playtest is asked of the server, with the games of the settings", async () => {
    const { made, vscode } = await active();
    vscode.window.activeTextEditor = { document: document() };
    made.answers["tailwright.server.playtest"] = "12 of 40 games won";
    await made.commands["tailwright.playtest"]();
    assert.deepEqual(made.sent[0][1], { command: "tailwright.server.playtest", arguments: ["file:///a.yaml", 40] });
    assert.deepEqual(made.information, ["Tailwright: 12 of 40 games won"]);
});

test("the preview shows the picture of the cursor, and runs no script", async () => {
    const { made, vscode } = await active();
    vscode.window.activeTextEditor = { document: document(), selection: { active: { line: 3, character: 5 } } };
    made.answers["tailwright.server.preview"] = "<svg><script>alert(1)</script></svg>";
    await made.commands["tailwright.preview"]();
    const [panel] = made.panels;
    assert.deepEqual(made.sent[0][1].arguments, ["file:///a.yaml", 3, 5]);
    assert.equal(panel.words[3].enableScripts, false);
    assert.match(panel.webview.html, /default-src 'none'/);
    assert.doesNotMatch(panel.webview.html, /<script/);
});

test("the preview follows to another editor", async () => {
    const { made, vscode } = await active();
    vscode.window.activeTextEditor = { document: document(), selection: { active: { line: 3, character: 5 } } };
    made.answers["tailwright.server.preview"] = "<svg/>";
    await made.commands["tailwright.preview"]();
    vscode.window.activeTextEditor = { document: document(), selection: { active: { line: 8, character: 0 } } };
    made.otherEditor();
    await new Promise((go) => setTimeout(go, 400));
    assert.deepEqual(made.sent[1][1].arguments, ["file:///a.yaml", 8, 0]);
});

test("scenes are listed and run", async () => {
    const { made, vscode } = await active();
    vscode.workspace.textDocuments = [document()];
    made.answers["tailwright.server.scenes"] = [{ title: "One.", line: 4 }, { title: "Two.", line: 9 }];
    made.answers["tailwright.server.runScenes"] = [{ title: "One.", ok: true, messages: [] }, { title: "Two.", ok: false, messages: ["a.yaml:9:1: no"] }];
    await made.controller.refreshHandler();
    assert.equal(made.controller.items.size, 1);
    await made.profiles[0].handler({});
    assert.deepEqual(made.run.passed, ["One."]);
    assert.equal(made.run.failed[0][0], "Two.");
    assert.equal(made.run.ended, true);
});

test("scenes that are left out are not run, and a run that fails ends", async () => {
    const { made, vscode } = await active();
    vscode.workspace.textDocuments = [document()];
    made.answers["tailwright.server.scenes"] = [{ title: "One.", line: 4 }, { title: "Two.", line: 9 }];
    await made.controller.refreshHandler();
    const [[, file]] = [...made.controller.items];
    const [[, one]] = [...file.children];
    made.answers["tailwright.server.runScenes"] = [];
    await made.profiles[0].handler({ exclude: [one] });
    assert.deepEqual(made.run.started, ["Two."]);
    made.answers["tailwright.server.runScenes"] = new Error("the server is gone");
    await assert.rejects(made.profiles[0].handler({}));
    assert.equal(made.run.ended, true);
});

test("the manifest runs no code of untrusted folders", () => {
    assert.equal(manifest.capabilities.untrustedWorkspaces.supported, false);
    assert.equal(manifest.main, "./out/extension.js");
    assert.equal(manifest.dependencies, undefined);
});

test("no command of the editor has the name of one of the server, which the client registers by itself", () => {
    assert.ok(manifest.contributes.commands.every(({ command }) => !command.startsWith("tailwright.server.")));
});

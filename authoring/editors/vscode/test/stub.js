// A stand-in for the API of VS Code: it remembers what the extension registers, and does nothing else.
"use strict";
const Module = require("node:module");

function stub() {
    const made = { commands: {}, warnings: [], information: [], terminals: [], panels: [], items: new Map(), profiles: [], sent: [], started: 0, stopped: 0, fails: false, answers: {}, settings: {} };
    const nothing = { dispose() {} };
    const collection = () => {
        const held = new Map();
        return { held, add: (one) => held.set(one.id, one), delete: (id) => held.delete(id), get size() { return held.size; }, [Symbol.iterator]: () => held.entries() };
    };
    const controller = {
        items: collection(),
        createTestItem: (id, label, uri) => ({ id, label, uri, children: collection() }),
        createRunProfile: (name, kind, handler) => made.profiles.push({ name, handler }),
        createTestRun: () => {
            const told = { started: [], passed: [], failed: [], skipped: [], ended: false };
            made.run = told;
            return { started: (one) => told.started.push(one.label), passed: (one) => told.passed.push(one.label), failed: (one, messages) => told.failed.push([one.label, messages]), skipped: (one) => told.skipped.push(one.label), end: () => (told.ended = true) };
        },
        dispose() {},
    };
    made.controller = controller;
    const vscode = {
        ViewColumn: { Beside: -2 },
        TestRunProfileKind: { Run: 1 },
        Range: class { constructor(...where) { this.where = where; } },
        TestMessage: class { constructor(text) { this.text = text; } },
        Disposable: { from: (...all) => ({ dispose: () => all.forEach((one) => one.dispose()) }) },
        commands: { registerCommand: (name, act) => { made.commands[name] = act; return nothing; } },
        tests: { createTestController: () => controller },
        window: {
            activeTextEditor: undefined,
            showWarningMessage: async (text) => { made.warnings.push(text); },
            showInformationMessage: async (text) => { made.information.push(text); },
            createTerminal: (options) => { made.terminals.push(options); return { show() {} }; },
            createWebviewPanel: (...words) => { const panel = { words, webview: { html: "" }, onDidDispose: () => nothing, dispose() {} }; made.panels.push(panel); return panel; },
            onDidChangeTextEditorSelection: () => nothing,
            onDidChangeActiveTextEditor: (act) => { made.otherEditor = act; return nothing; },
        },
        workspace: {
            workspaceFolders: [],
            textDocuments: [],
            getConfiguration: () => ({ get: (name) => made.settings[name] }),
            createFileSystemWatcher: () => nothing,
            onDidChangeTextDocument: () => nothing,
            onDidSaveTextDocument: () => nothing,
            onDidOpenTextDocument: () => nothing,
            asRelativePath: (uri) => uri.toString(),
        },
    };
    class LanguageClient {
        constructor(id, name, server, options) { made.server = server; made.options = options; }
        async start() { if (made.fails) { throw new Error("no server"); } made.started += 1; }
        async stop() { made.stopped += 1; if (made.hangs) { throw new Error("it does not stop"); } }
        async sendRequest(method, params) {
            made.sent.push([method, params]);
            const answer = made.answers[params.command];
            if (answer instanceof Error) { throw answer; }
            return answer;
        }
    }
    return { made, vscode, languageclient: { LanguageClient } };
}

/** Load the extension anew, with stand-ins for what it imports. */
exports.load = function load() {
    const { made, vscode, languageclient } = stub();
    const original = Module._load;
    Module._load = (name, ...rest) => name === "vscode" ? vscode : name === "vscode-languageclient/node" ? languageclient : original(name, ...rest);
    const path = require.resolve("../out/tested.js");
    delete require.cache[path];
    try {
        return { extension: require(path), made, vscode };
    } finally {
        Module._load = original;
    }
};

/** Scenes in the test explorer. */

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";

interface Scene {
    title: string;
    line: number;
}

interface Result {
    title: string;
    ok: boolean;
    messages: string[];
}

/** List the scenes of the documents that are open, and run them. */
export function addScenes(client: () => LanguageClient | undefined): vscode.Disposable {
    const tests = vscode.tests.createTestController("tailwright", "Tailwright scenes");
    const ask = <T>(command: string, uri: vscode.Uri): Promise<T> | undefined =>
        client()?.sendRequest<T>("workspace/executeCommand", { command, arguments: [uri.toString()] });

    const list = async (document: vscode.TextDocument): Promise<void> => {
        if (document.languageId !== "yaml" || document.uri.scheme !== "file") {
            return;
        }
        const scenes = (await ask<Scene[]>("tailwright.server.scenes", document.uri)) ?? [];
        const key = document.uri.toString();
        if (scenes.length === 0) {
            tests.items.delete(key);
            return;
        }
        const file = tests.createTestItem(key, vscode.workspace.asRelativePath(document.uri), document.uri);
        for (const scene of scenes) {
            const item = tests.createTestItem(`${key}#${scene.title}`, scene.title, document.uri);
            item.range = new vscode.Range(scene.line, 0, scene.line, 0);
            file.children.add(item);
        }
        tests.items.add(file);
    };

    tests.refreshHandler = async () => {
        await Promise.all(vscode.workspace.textDocuments.map(list));
    };
    tests.resolveHandler = async (item) => {
        if (!item) {
            await Promise.all(vscode.workspace.textDocuments.map(list));
        }
    };
    tests.createRunProfile("Run", vscode.TestRunProfileKind.Run, (request) => run(tests, ask, request), true);
    const saved = vscode.workspace.onDidSaveTextDocument((document) => void list(document));
    const opened = vscode.workspace.onDidOpenTextDocument((document) => void list(document));
    return vscode.Disposable.from(tests, saved, opened);
}

async function run(
    tests: vscode.TestController,
    ask: <T>(command: string, uri: vscode.Uri) => Promise<T> | undefined,
    request: vscode.TestRunRequest,
): Promise<void> {
    const going = tests.createTestRun(request);
    try {
        for (const scenes of chosen(tests, request).values()) {
            scenes.forEach((scene) => going.started(scene));
            const results = (await ask<Result[]>("tailwright.server.runScenes", scenes[0].uri!)) ?? [];
            scenes.forEach((scene) => tell(going, scene, results));
        }
    } finally {
        going.end();
    }
}

/** The scenes to run, by file. */
function chosen(tests: vscode.TestController, request: vscode.TestRunRequest): Map<string, vscode.TestItem[]> {
    const files = new Map<string, vscode.TestItem[]>();
    const left = new Set(request.exclude ?? []);
    for (const item of request.include ?? [...tests.items].map(([, file]) => file)) {
        const scenes = item.children.size > 0 ? [...item.children].map(([, scene]) => scene) : [item];
        const wanted = left.has(item) ? [] : scenes.filter((scene) => !left.has(scene));
        if (wanted.length > 0) {
            const key = item.uri!.toString();
            files.set(key, [...(files.get(key) ?? []), ...wanted]);
        }
    }
    return files;
}

function tell(going: vscode.TestRun, scene: vscode.TestItem, results: Result[]): void {
    const result = results.find((one) => one.title === scene.label) ?? results.find((one) => one.title === "");
    if (!result) {
        going.skipped(scene);
    } else if (result.ok) {
        going.passed(scene);
    } else {
        going.failed(scene, result.messages.map((text) => new vscode.TestMessage(text)));
    }
}

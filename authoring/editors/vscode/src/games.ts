/** Games: playtests in the background, and single games in a terminal. */

import { dirname } from "node:path";
import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { commandOf, NOT_INSTALLED } from "./server";

/** Save the chapter of the editor and playtest it; the server shows how far it is. */
export async function playtest(client: LanguageClient | undefined): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (!client) {
        void vscode.window.showWarningMessage(NOT_INSTALLED);
        return;
    }
    if (!editor) {
        return;
    }
    await editor.document.save();
    const games = vscode.workspace.getConfiguration("tailwright").get<number>("games") ?? 500;
    const outcome = await client.sendRequest<string>("workspace/executeCommand", {
        command: "tailwright.server.playtest",
        arguments: [editor.document.uri.toString(), games],
    });
    void vscode.window.showInformationMessage(`Tailwright: ${outcome}`);
}

/** Run a command of Tailwright in a terminal, without a shell in between. */
export function runInTerminal(file: string, words: string[], name: string): void {
    const [program, ...first] = commandOf();
    const terminal = vscode.window.createTerminal({
        name: `Tailwright: ${name}`,
        cwd: dirname(file),
        shellPath: program,
        shellArgs: [...first, ...words],
    });
    terminal.show();
}

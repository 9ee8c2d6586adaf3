/** The extension: it starts `tailwright lsp`, and adds what a language client does not have. */

import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { Preview } from "./preview";
import { addScenes } from "./scenes";
import { clientFor, commandOf, isInstalled, NOT_INSTALLED } from "./server";
import { playtest, runInTerminal } from "./games";

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
    const server = (): LanguageClient | undefined => client;
    const preview = new Preview(server);
    context.subscriptions.push(
        preview,
        addScenes(server),
        vscode.commands.registerCommand("tailwright.restart", restart),
        vscode.commands.registerCommand("tailwright.preview", () => preview.show()),
        vscode.commands.registerCommand("tailwright.playtest", () => playtest(server())),
        vscode.commands.registerCommand("tailwright.watch", (file: string, chapter: string, seed: number) =>
            runInTerminal(file, ["replay", file, "--seed", String(seed)], `watch ${chapter}`),
        ),
        vscode.commands.registerCommand("tailwright.play", (file: string, chapter: string, face: string) =>
            runInTerminal(file, ["play", file, "--from", face], `play ${chapter}`),
        ),
        vscode.commands.registerCommand("tailwright.why", (file: string, chapter: string, rule: string) =>
            runInTerminal(file, ["why", file, rule], `why ${chapter}`),
        ),
    );
    await restart();
}

export async function deactivate(): Promise<void> {
    const running = client;
    client = undefined;
    try {
        await running?.stop();
    } catch {
        // it hangs or has never started: there is nothing to stop
    }
}

/** Start the server, or start it again. */
async function restart(): Promise<void> {
    await deactivate();
    const command = commandOf();
    if (!(await isInstalled(command))) {
        void vscode.window.showWarningMessage(NOT_INSTALLED);
        return;
    }
    const started = clientFor(command);
    client = started;
    try {
        await started.start();
    } catch {
        client = undefined;
        void vscode.window.showWarningMessage(NOT_INSTALLED);
    }
}

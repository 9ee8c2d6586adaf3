/** Which command starts Tailwright, and the client that speaks with it. */

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import { LanguageClient } from "vscode-languageclient/node";

export const NOT_INSTALLED =
    "Tailwright is not installed. Type in a terminal: pip install 'tailwright[lsp]' - then run “Tailwright: Restart the Language Server”.";

/** The command of the settings, else that of the folder's .venv, else `tailwright`. */
export function commandOf(): string[] {
    const chosen = vscode.workspace.getConfiguration("tailwright").get<string[]>("command") ?? [];
    if (chosen.length > 0) {
        return chosen;
    }
    const inside = process.platform === "win32" ? ["Scripts", "tailwright.exe"] : ["bin", "tailwright"];
    for (const folder of vscode.workspace.workspaceFolders ?? []) {
        const path = join(folder.uri.fsPath, ".venv", ...inside);
        if (existsSync(path)) {
            return [path];
        }
    }
    return ["tailwright"];
}

/** Whether the command answers. The editor goes on meanwhile. */
export function isInstalled(command: string[]): Promise<boolean> {
    const [program, ...words] = command;
    return new Promise((answer) => {
        execFile(program, [...words, "--version"], { timeout: 20_000 }, (error) => answer(error === null));
    });
}

export function clientFor(command: string[]): LanguageClient {
    const [program, ...words] = command;
    return new LanguageClient(
        "tailwright",
        "Tailwright",
        { command: program, args: [...words, "lsp"] },
        {
            documentSelector: [{ scheme: "file", language: "yaml" }],
            synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/{*.yaml,*.yml,*.po,tailwright.toml}") },
        },
    );
}

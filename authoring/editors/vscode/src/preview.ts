/** The board beside the text: the face or the plan that the cursor is about. */

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { NOT_INSTALLED } from "./server";

const WAIT = 150;

export class Preview implements vscode.Disposable {
    private panel: vscode.WebviewPanel | undefined;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private readonly listeners: vscode.Disposable[];

    constructor(private readonly client: () => LanguageClient | undefined) {
        this.listeners = [
            vscode.window.onDidChangeTextEditorSelection(() => this.drawSoon()),
            vscode.window.onDidChangeActiveTextEditor(() => this.drawSoon()),
            vscode.workspace.onDidChangeTextDocument(() => this.drawSoon()),
        ];
    }

    /** Open the panel, and draw what the cursor is about. */
    async show(): Promise<void> {
        if (!this.client()) {
            void vscode.window.showWarningMessage(NOT_INSTALLED);
            return;
        }
        if (!this.panel) {
            this.panel = vscode.window.createWebviewPanel(
                "tailwright.preview",
                "Board",
                { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
                { enableScripts: false, localResourceRoots: [] },
            );
            this.panel.onDidDispose(() => (this.panel = undefined));
        }
        await this.draw();
    }

    dispose(): void {
        clearTimeout(this.timer);
        this.panel?.dispose();
        this.listeners.forEach((one) => one.dispose());
    }

    private drawSoon(): void {
        if (this.panel) {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => void this.draw(), WAIT);
        }
    }

    private async draw(): Promise<void> {
        const editor = vscode.window.activeTextEditor;
        const client = this.client();
        if (!editor || !client || !this.panel || editor.document.languageId !== "yaml") {
            return;
        }
        const { line, character } = editor.selection.active;
        const picture = await client.sendRequest<string>("workspace/executeCommand", {
            command: "tailwright.server.preview",
            arguments: [editor.document.uri.toString(), line, character],
        });
        if (picture && this.panel) {
            this.panel.webview.html = page(picture);
        }
    }
}

/** A page that shows a picture and nothing else: no script runs, nothing is loaded. */
export function page(picture: string): string {
    const data = Buffer.from(picture, "utf8").toString("base64");
    return `<!DOCTYPE html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>body { margin: 0; background: white } img { width: 100%; height: auto }</style></head>
<body><img alt="The board" src="data:image/svg+xml;base64,${data}"></body></html>`;
}

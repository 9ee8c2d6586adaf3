"""`tailwright lsp`: the language server for editors."""

from __future__ import annotations


def lsp() -> None:
    """Serve editors: findings as you type, completion, hover, rename. An editor starts this and speaks LSP with it.

    Needs the extra `lsp`. How to set up VS Code, Neovim and Helix: docs/how-to/editors.md.

    Example: `tailwright lsp --help`
    """
    from authoring.cli.fail import fail

    try:
        from authoring.lsp.server import serve
    except ModuleNotFoundError as error:
        fail(f"{error.name} is missing; install it with: pip install 'tailwright[lsp]'")
    serve()

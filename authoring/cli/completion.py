"""`tailwright completion`: the script that lets a shell complete commands and options."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer


class Shell(StrEnum):
    """The shells that can complete."""

    bash = "bash"
    zsh = "zsh"
    fish = "fish"
    powershell = "powershell"


def completion(
    shell: Annotated[Shell, typer.Argument(help="The shell that you use.")],
) -> None:
    """Print the script with which a shell completes commands and options.

    In bash put `eval "$(tailwright completion bash)"` into `~/.bashrc`, in zsh the same with `zsh` into `~/.zshrc`.
    In fish write the script to `~/.config/fish/completions/tailwright.fish`, in PowerShell add it to `$PROFILE`.

    Example: `tailwright completion bash > tailwright-completion.sh`
    """
    from typer.completion import get_completion_script  # type: ignore[attr-defined]

    from authoring.cli import COMPLETION
    from authoring.cli.printing import say_document

    script = get_completion_script(prog_name="tailwright", complete_var=COMPLETION, shell=shell.value)
    say_document(script + "\n")

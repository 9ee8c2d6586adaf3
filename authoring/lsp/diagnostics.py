"""Findings as diagnostics."""

from __future__ import annotations

from pathlib import Path

from lsprotocol import types

from authoring.api.workspace import Finding, Mark, Severity, Workspace, explain_address, is_faded
from authoring.lsp.session import Session, uri_of

SOURCE = "tailwright"
SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}


def diagnostics(session: Session, workspace: Workspace, path: Path) -> list[types.Diagnostic]:
    """The findings about a file."""
    return [diagnostic(session, workspace, path, one) for one in workspace.findings(path)]


def diagnostic(session: Session, workspace: Workspace, path: Path, finding: Finding) -> types.Diagnostic:
    """A finding with its other places, the address of its page, and whether it says that something has no use."""
    mark = Mark(finding.line, finding.col, finding.end_line, finding.end_col)
    address = explain_address(finding.code)
    return types.Diagnostic(
        range=session.positions(workspace, path).range(mark),
        message=finding.full_message,
        severity=SEVERITIES[finding.severity],
        code=finding.code,
        code_description=types.CodeDescription(address) if address else None,
        source=SOURCE,
        tags=[types.DiagnosticTag.Unnecessary] if is_faded(finding) else None,
        related_information=[
            types.DiagnosticRelatedInformation(
                _location(session, workspace, Path(other.path), other.mark), other.message
            )
            for other in finding.related
        ],
        data={"name": finding.name, "remedy": finding.remedy},
    )


def _location(session: Session, workspace: Workspace, path: Path, mark: Mark) -> types.Location:
    real = path.resolve()
    return types.Location(uri_of(real), session.positions(workspace, real).range(mark))

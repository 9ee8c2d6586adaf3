"""For CI systems: JUnit XML, a test case for each file and a failure for each finding."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from authoring.content.findings import Finding, Severity
from authoring.lint.formats.report import Report

_NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def write(report: Report) -> str:
    """Write one suite with a case for each file without findings and for each finding."""
    root = ElementTree.Element("testsuites", name="tailwright lint")
    by_file: dict[str, list[Finding]] = {path: [] for path in report.lines}
    for finding in report.findings:
        by_file.setdefault(finding.path, []).append(finding)
    for path, findings in by_file.items():
        _add_suite(root, path, findings)
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _add_suite(root: ElementTree.Element, path: str, findings: list[Finding]) -> None:
    bad = [finding for finding in findings if finding.severity is not Severity.INFO]
    tests = str(max(1, len(findings)))
    suite = ElementTree.SubElement(
        root, "testsuite", name=_clean(path), tests=tests, failures=str(len(bad)), errors="0"
    )
    if not findings:
        ElementTree.SubElement(suite, "testcase", classname=_clean(path), name="lint", file=_clean(path))
    for finding in findings:
        name = f"{finding.code} {finding.name} at {finding.line}:{finding.col}"
        case = ElementTree.SubElement(
            suite, "testcase", classname=_clean(path), name=name, file=_clean(path), line=str(finding.line)
        )
        text = _clean(str(finding))
        if finding in bad:
            failure = ElementTree.SubElement(
                case, "failure", message=_clean(finding.message), type=finding.severity.word
            )
            failure.text = text
        else:
            ElementTree.SubElement(case, "system-out").text = text


def _clean(text: str) -> str:
    """Replace characters that XML cannot hold."""
    return _NOT_XML.sub("\ufffd", text)

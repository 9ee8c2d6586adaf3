"""Results of scenes as JUnit XML, which CI systems read."""

from __future__ import annotations

import re
from itertools import groupby
from xml.etree import ElementTree

from authoring.content.findings import Finding
from authoring.scenes.results import SceneResult, SceneResults

_NOT_XML = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def as_junit(results: SceneResults) -> str:
    """Return one suite for each file, with a test case for each scene and for each error of a file."""
    root = ElementTree.Element("testsuites", name="tailwright")
    for path, scenes in groupby(results.scenes, key=lambda scene: scene.path):
        _add_suite(root, path, list(scenes), [])
    for path, errors in groupby(results.errors, key=lambda error: error.path):
        _add_suite(root, path, [], list(errors))
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _add_suite(root: ElementTree.Element, path: str, scenes: list[SceneResult], errors: list[Finding]) -> None:
    suite = ElementTree.SubElement(
        root, "testsuite", name=_clean(path), tests=str(len(scenes) + len(errors)), errors=str(len(errors)),
        failures=str(sum(not scene.passed for scene in scenes)), time=f"{sum(one.seconds for one in scenes):.3f}",
    )  # fmt: skip
    for scene in scenes:
        case = ElementTree.SubElement(
            suite, "testcase", classname=_clean(path), name=_clean(scene.title), file=_clean(path),
            line=str(scene.line), time=f"{scene.seconds:.3f}",
        )  # fmt: skip
        if scene.problems:
            failure = ElementTree.SubElement(case, "failure", message=_clean(scene.problems[0].message))
            failure.text = _clean("\n".join([*map(str, scene.problems), *scene.log]))
    for error in errors:
        case = ElementTree.SubElement(suite, "testcase", classname=_clean(path), name=f"{error.code} {error.name}")
        ElementTree.SubElement(case, "error", message=_clean(error.message)).text = _clean(str(error))


def _clean(text: str) -> str:
    """Replace characters that XML cannot hold."""
    return _NOT_XML.sub("\ufffd", text)

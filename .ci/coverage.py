"""The coverage of the parts of the engine, from a report of llvm-cov: coverage.py REPORT

Prints for each part the regions that tests reach, and the files with the most regions that none reaches. Fails if a
part has less than LEAST percent of its regions.
"""

import collections
import json
import pathlib
import sys

LEAST = 95
# The number of files that are listed.
LISTED = 20
PARTS = {
    "layout": ["Sources/PlumbCore/Layout"],
    "state": ["Sources/PlumbCore/State", "Sources/PlumbCore/Tree"],
    "animation": ["Sources/PlumbCore/Animation"],
    "text": ["Sources/PlumbText"],
    "painting": ["Sources/PlumbPainting", "Sources/PlumbGraphics"],
}
ROOT = pathlib.Path(__file__).resolve().parent.parent


def regions(report):
    """The regions of each file of the sources and those of them that run, by its path."""
    with open(report, encoding="utf-8") as file:
        exports = json.load(file)["data"]
    found = {}
    for entry in (entry for export in exports for entry in export["files"]):
        path = pathlib.Path(entry["filename"])
        if path.is_relative_to(ROOT / "Sources"):
            sums = entry["summary"]["regions"]
            found[str(path.relative_to(ROOT))] = sums["count"], sums["covered"]
    return found


def percent(count, covered):
    return 100 * covered / count if count else 0


def main():
    files = regions(sys.argv[1])
    of_part = collections.defaultdict(list)
    for path in files:
        for part, folders in PARTS.items():
            if any(path.startswith(folder + "/") for folder in folders):
                of_part[part].append(path)
    failed = False
    for part in PARTS:
        count, covered = (sum(files[path][index] for path in of_part[part]) for index in (0, 1))
        failed |= percent(count, covered) < LEAST
        print(f"{part:<10} {percent(count, covered):5.1f} % of {count:6} regions in {len(of_part[part])} files")
    count, covered = (sum(sums[index] for sums in files.values()) for index in (0, 1))
    print(f"{'all':<10} {percent(count, covered):5.1f} % of {count:6} regions in {len(files)} files")
    print("\nMost regions that no test reaches:")
    measured = {path for paths in of_part.values() for path in paths}
    missing = sorted(measured, key=lambda path: (files[path][1] - files[path][0], path))
    for path in missing[:LISTED]:
        count, covered = files[path]
        print(f"{count - covered:5} of {count:5}  {path}")
    if failed:
        sys.exit(f"A part has less than {LEAST} % of its regions.")


main()

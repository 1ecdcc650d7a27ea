"""The reports of a sanitizer, each once: sanitizer_reports.py FOLDER

Prints the different reports in the files of a folder, with the number of processes that made each. Fails if there is
one.
"""

import collections
import pathlib
import re
import sys

# The number of reports that are printed whole.
LISTED = 20
# Where one report of a file begins: an error, a leak or a race.
START = re.compile(r"^(?:==\d+==ERROR|Direct leak|Indirect leak|WARNING: ThreadSanitizer)", re.MULTILINE)


def reports(text):
    """The reports in the text of a process. Those of leaks follow each other after a common first line."""
    starts = [match.start() for match in START.finditer(text)] + [len(text)]
    parts = [text[start:end].strip() for start, end in zip(starts, starts[1:])] or [text.strip()]
    return [part for part in parts if "detected memory leaks" not in part]


def place(report):
    """What equal reports have in common: the functions, without addresses and the numbers of processes."""
    frames = re.findall(r"^\s+#\d+ (?:0x[0-9a-f]+ )?(?:in )?(\S+)", report, re.MULTILINE)
    kind = re.sub(r"0x[0-9a-f]+|\d+", "", report.partition("\n")[0])
    return kind, tuple(frames[:8])


def main():
    files = sorted(path for path in pathlib.Path(sys.argv[1]).glob("*") if path.is_file())
    found = collections.defaultdict(list)
    for path in files:
        for report in reports(path.read_text(errors="replace")):
            found[place(report)].append(report)
    for same in sorted(found.values(), key=len, reverse=True)[:LISTED]:
        print(f"--- {len(same)} times:\n{same[0]}\n")
    if found:
        sys.exit(f"{len(found)} different reports of {len(files)} processes, in {sys.argv[1]}.")
    print("No process made a report.")


main()

"""Damages files of every kind that the programs read: damaged_files.py TALLY PLUMB COUNT SEED [KIND ...]

A generator makes COUNT damaged files of each kind from real ones, and gives each to the program that reads it. The
program must end by itself, without a signal, within a time and a memory, and must say not more than a few lines
where it fails. Only the kinds with one of the words in their names are tested. Prints a line for each, and at the
end "N passed, N failed". A failure has the seed by which the same file is made again.
"""

import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zlib

TALLY, PLUMB, COUNT, SEED = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = tempfile.mkdtemp()
# Far more than the undamaged files need: a picture of the poll, and the package of a project. The time is that of
# the processor, as the machine may have other work; a program that waits is ended after ten times as long.
SECONDS, MEGABYTES = 10, 400
# Addresses beyond this many bytes cannot be had, so that a fault does not take the memory of the machine.
ADDRESSES = 8 << 30
# Texts that are no sentences, where a program says something of its own accord or of another's.
CRASH = re.compile(rb"Fatal error|Precondition failed|overflow|Backtrace|AddressSanitizer|assertion", re.I)


# --- The damage ----------------------------------------------------------------------------------

# Text that readers take for more than it is.
WORDS = [
    b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\0", b"1e999", b"-1", b"99999999999999999999", b"null", b"NaN",
    b"../../../../etc/passwd", b"/dev/zero", b"%n%s", b"\xe2\x80\xae", b"\\ud800", b'"', b"{", b"]", b"<", b"&b;",
    b"\\",
    b"<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>",
]
NUMBERS = [
    b"\xff" * 2, b"\xff" * 4, b"\x7f\xff\xff\xff", b"\xff\xff\xff\x7f", b"\x80\0\0\0", b"\0\0\0\x80",
    b"\0" * 4, b"\0" * 8, b"\xff" * 8,
]
NESTS = [
    (b"[", b"]"), (b'{"a":', b"}"), (b"<array>", b"</array>"), (b"(", b")"), (b"{ a = ", b"; }"),
    (b"<g>", b"</g>"), (b"*[", b"](a)"),
]


def flip(data, chance):
    for _ in range(chance.choice((1, 1, 2, 8, 64))):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def replace(data, chance):
    """Puts a word or an extreme number in the place of bytes or between them."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        start, word = chance.randrange(len(data)), chance.choice(WORDS + NUMBERS)
        data[start:start + chance.choice((0, len(word)))] = word


def head(data, chance):
    """Sizes are at the beginning of most files."""
    start, word = chance.randrange(min(len(data), 64)), chance.choice(NUMBERS)
    data[start:start + len(word)] = word


def cut(data, chance):
    del data[chance.randrange(len(data)):]


def lose(data, chance):
    start = chance.randrange(len(data))
    del data[start:start + chance.choice((1, 4, 100, 4096))]


def double(data, chance):
    start = chance.randrange(len(data))
    piece = data[start:start + chance.choice((1, 16, 256, 4096))]
    data[start:start] = piece * chance.choice((1, 2, 50))


def swap(data, chance):
    first, second = sorted(chance.randrange(len(data)) for _ in range(2))
    length = chance.choice((1, 4, 64))
    data[first:first + length], data[second:second + length] = data[second:second + length], data[first:first + length]


def clear(data, chance):
    start = chance.randrange(len(data))
    length = min(chance.choice((1, 16, 512)), len(data) - start)
    data[start:start + length] = bytes([chance.choice((0, 0xff))]) * length


def nest(data, chance):
    """Nests a value in itself, more often than a stack has room for."""
    (left, right), depth = chance.choice(NESTS), chance.choice((20, 600, 20_000, 100_000))
    start = chance.randrange(len(data))
    data[start:start] = left * depth + right * chance.choice((0, depth))


def value(data, chance):
    """Puts another value in the place of one of a text: a string, a number, or a word."""
    places = list(re.finditer(rb'"[^"\n]*"|>[^<]+<|= [^;\n]+;|\b\d+\b', bytes(data)))
    if not places:
        return flip(data, chance)
    place = chance.choice(places)
    long = b'"' + b"a" * chance.choice((300, 70_000)) + b'"'
    others = [b"{}", b"[]", b"null", b'""', b"-5", b"1e308", b"0", b"true", long, chance.choice(places).group(0)]
    data[place.start():place.end()] = chance.choice(others)


def whole(data, chance):
    """A file that has nothing of the original."""
    length = chance.choice((0, 1, 100, 70_000))
    data[:] = chance.choice((
        b"", b"\0" * length, b"\xff" * length, chance.randbytes(length), b"\xef\xbb\xbf" + data,
        data.replace(b"\n", b"\r\n")))


WAYS = [flip, flip, replace, replace, head, cut, lose, double, swap, clear, nest, value, value, value, whole]


def damaged(original, seed):
    """A damaged file; the same for the same seed."""
    chance = random.Random(seed)
    data = bytearray(original)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        if data:
            chance.choice(WAYS)(data, chance)
    if data.startswith(b"\x89PNG") and chance.random() < 0.7:
        mend_sums(data)
    return bytes(data)


def mend_sums(data):
    """Writes the checksums of a PNG file anew, without which its reader would look at nothing else."""
    index = 8
    while index + 12 <= len(data):
        length = int.from_bytes(data[index:index + 4], "big")
        end = index + 8 + length
        if end + 4 > len(data):
            return
        data[end:end + 4] = zlib.crc32(data[index + 4:end]).to_bytes(4, "big")
        index = end + 4


# --- The runs ------------------------------------------------------------------------------------

passed = failed = 0


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # A file that grows without an end.
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 28, 1 << 28))


def run(command, folder, variables):
    """Runs a program. Returns its status, what it has said, its time, and its memory in megabytes."""
    environment = {
        "PATH": os.environ["PATH"], "HOME": folder, "XDG_DATA_HOME": folder + "/data", "XDG_RUNTIME_DIR": folder,
        "XDG_CONFIG_HOME": folder + "/config", "TMPDIR": folder, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        "DBUS_SESSION_BUS_ADDRESS": "disabled:", **variables}
    with open(WORK + "/said", "w+b") as said:
        start = time.monotonic()
        process = subprocess.Popen(
            command, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=said,
            preexec_fn=limits)
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() - start > 10 * SECONDS:
                process.kill()
            time.sleep(0.002)
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        return process.returncode, said.read(), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def fault(status, said, seconds, megabytes):
    """The reason for which an end is a fault; none if it is not."""
    if seconds > SECONDS or status == -signal.SIGKILL:
        return f"it has not ended after {seconds:.0f} s of work"
    if status < 0:
        return f"it was ended by the signal {-status}"
    if megabytes > MEGABYTES:
        return f"it took {megabytes:.0f} MB"
    if CRASH.search(said):
        return "it has failed inside"
    if status and not said.strip():
        return f"it said nothing, with the status {status}"
    if len(said.splitlines()) > 12 or len(said) > 1 << 14:
        return f"it said {len(said.splitlines())} lines of {len(said)} bytes"
    return None


class Kind:
    """A kind of file: a real one, and how a program is made to read it."""

    def __init__(self, name, path, command, files=None, sample=None, variables=None, share=1):
        self.name, self.path, self.command = name, path, command
        # The folders that are copied for each run, by their names, and other files with their bytes.
        self.files, self.variables = files or {}, variables or {}
        # The part of all files of a kind that is enough where each takes long.
        self.sample, self.share = sample, share

    def prepare(self, folder):
        for name, source in self.files.items():
            target = os.path.join(folder, name)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if isinstance(source, bytes):
                with open(target, "wb") as file:
                    file.write(source)
                os.chmod(target, 0o755)
            elif os.path.isdir(source):
                shutil.copytree(source, target, symlinks=True)
            else:
                shutil.copy(source, target)

    def test(self):
        global passed, failed
        count = max(round(COUNT * self.share), 1)
        folder = os.path.join(WORK, re.sub(r"\W+", "-", self.name))
        os.makedirs(folder)
        self.prepare(folder)
        path = os.path.join(folder, self.path)
        original = self.sample
        if original is None:
            with open(path, "rb") as file:
                original = file.read()
        command = [word.replace("@", folder) for word in self.command]
        variables = {name: word.replace("@", folder) for name, word in self.variables.items()}
        faults, slowest, largest, refused = [], 0, 0, 0
        for number in range(-1, count):
            # The first file is whole, which shows that the program reads it.
            data = original if number < 0 else damaged(original, f"{SEED + number} {self.name}")
            with open(path, "wb") as file:
                file.write(data)
            end = run(command, folder, variables)
            slowest, largest, refused = max(slowest, end[2]), max(largest, end[3]), refused + (end[0] > 0)
            reason = fault(*end)
            if number < 0 and end[0]:
                reason = f"the whole file is refused: {end[1][:300]}"
            if reason:
                place = os.path.join(FAULTS, re.sub(r"\W+", "-", self.name) + f"-{SEED + number}")
                os.makedirs(FAULTS, exist_ok=True)
                shutil.copy(path, place)
                said = end[1][:400].decode("utf8", "replace")
                faults.append(f"seed {SEED + number}: {reason}, {place}\n     | {said}")
            shutil.rmtree(os.path.join(folder, "out"), ignore_errors=True)
        summary = f"{count} files, {refused} refused, {slowest:.1f} s and {largest:.0f} MB at most"
        passed, failed = passed + (not faults), failed + bool(faults)
        print(f"{'FAIL' if faults else 'ok  '} {self.name}: {summary}", flush=True)
        for line in faults[:5]:
            print(f"     | {line}", flush=True)
        shutil.rmtree(folder, ignore_errors=True)


# --- The kinds -----------------------------------------------------------------------------------

FAULTS = os.path.join(ROOT, ".build", "damaged-files")


def contents(*path):
    with open(os.path.join(ROOT, *path), "rb") as file:
        return file.read()


POLL = json.dumps({
    "$schema": "poll.schema.json", "id": "pets", "question": {"en": "Which pet?", "es": "¿Qué mascota?"},
    "contenders": [
        {"id": "cat", "name": {"en": "Cat", "ar": "قطة"}, "color": "#ff8800", "picture": "cat.png"},
        {"id": "dog", "name": "Dog \U0001f415", "color": "teal"}, {"id": "hen", "name": "Hen \\ \"C\""}]},
    indent=2, ensure_ascii=False).encode()
RENDER = [TALLY, "render", "out.png", "--size", "390x600", "--data", ":memory:"]
ASSETS = {"assets/Fonts": os.path.join(ROOT, "Assets/Fonts"),
          "assets/Localizable.xcstrings": os.path.join(ROOT, "Assets/Localizable.xcstrings")}
# The older files of translations, of which an app has a folder for each language.
STRINGS = '/* Buttons */\n"Cancel" = "إلغاء";\n"Line\\n%@ of %lld" = "\\U0627 %2$lld %1$@";\nDone = "تم";\n'.encode()
PLURALS = b"""<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>%lld votes</key><dict>
<key>NSStringLocalizedFormatKey</key><string>%#@votes@</string>
<key>votes</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>a vote</string>
<key>other</key><string>%lld votes</string></dict></dict></dict></plist>
"""
TABLES = {"assets/Fonts": os.path.join(ROOT, "Assets/Fonts"), "assets/en.lproj/Localizable.strings": STRINGS,
          "assets/en.lproj/Localizable.stringsdict": PLURALS}
POLL_FILES = {"poll.json": POLL, "cat.png": contents("Assets", "Icons", "tally-48.png")}
SHARED = {"PLUMB_ASSETS": ROOT + "/Assets"}
# Stands for the compiler, which would take seconds: prints the description of a package.
SWIFT = b"""#!/bin/sh
case "$*" in
*dump-package*) cat "$DUMP" ;;
*show-dependencies*) cat "$LINKED" ;;
*) exit 1 ;;
esac
"""
TEMPLATE = os.path.join(ROOT, "Assets", "Templates", "app")
PROJECTS = os.path.join(ROOT, "Tests", "PortedProjects")
DUMP = json.dumps({
    "name": "Starter", "toolsVersion": {"_version": "6.2.0"},
    "platforms": [{"options": [], "platformName": "ios", "version": "17.0"}],
    "dependencies": [{"sourceControl": [{
        "identity": "plumb-ui", "location": {"remote": [{"urlString": "https://example.org/plumb-ui"}]},
        "requirement": {"branch": ["main"]}}]}],
    "products": [{"name": "Starter", "targets": ["Starter"], "type": {"executable": None}}],
    "targets": [{
        "name": "Starter", "type": "executable", "exclude": [],
        "dependencies": [{"product": ["SwiftUI", "plumb-ui", None, None]}],
        "resources": [{"path": "Assets.xcassets", "rule": {"process": {}}}],
        "settings": [{
            "condition": {"platformNames": ["linux"]}, "kind": {"define": {"_0": "QUIET"}}, "tool": "swift"}]}]},
    indent=1).encode()
LINKED = json.dumps({"name": "Starter", "url": "/p", "path": "/p", "version": "unspecified", "dependencies": [
    {"name": "plumb-ui", "url": ROOT, "path": ROOT, "version": "1.0.0", "dependencies": []}]}).encode()
DESCRIPTION = json.dumps({
    **json.loads(contents("Assets", "Templates", "app", "Plumb.json")),
    "files": {"icons": ["Assets/Icons/Starter.svg", "Assets/Icons/Starter-128.png"]}}, indent=2).encode()
COMPILER = {"bin/swift": SWIFT, "dump.json": DUMP, "linked.json": LINKED}
FAKED = {"PATH": "@/bin:" + os.environ["PATH"], "DUMP": "@/dump.json", "LINKED": "@/linked.json"}


def bundle(name, path):
    # The list of what is in it has everything staged, and needs no compression.
    command = [PLUMB, "bundle", "--sbom", "--package-path", "@/package", "--output", "@/out",
               "--executable", "@/program"]
    files = {"package": TEMPLATE, "package/Plumb.json": DESCRIPTION, "program": TALLY, **COMPILER}
    return Kind(name, path, command, files, variables=FAKED, share=0.25)


def port(name, project, path):
    command = [PLUMB, "port", f"@/{project}", "--no-build", "--engine", ROOT, "--into", "@/out"]
    files = {project: os.path.join(PROJECTS, project), **COMPILER}
    return Kind(name, f"{project}/{path}", command, files, variables=FAKED)


VOTES = os.path.join(WORK, "sample")


def sample_votes():
    """Stores some votes, and returns the bytes of their file and of their export."""
    os.makedirs(VOTES)
    for arguments in (["vote", *["Cat", "Dog", "Cat"] * 20], ["export", "votes.jsonl"]):
        run([TALLY, *arguments, "--data", "votes.sqlite"], VOTES, SHARED)
    for name in ("votes.sqlite", "votes.jsonl"):
        with open(os.path.join(VOTES, name), "rb") as file:
            yield file.read()


DATABASE, EXPORTED = sample_votes()
KINDS = [
    Kind("poll file", "poll.json", RENDER + ["--poll", "poll.json"], POLL_FILES, variables=SHARED),
    Kind("picture of a poll (PNG)", "cat.png", RENDER + ["--poll", "poll.json"], POLL_FILES, variables=SHARED),
    Kind("font (OTF)", "assets/Fonts/Inter-Regular.otf", RENDER, ASSETS, variables={"PLUMB_ASSETS": "@/assets"}),
    Kind("texts (xcstrings)", "assets/Localizable.xcstrings", RENDER + ["--language", "ar"], ASSETS,
         variables={"PLUMB_ASSETS": "@/assets"}),
    Kind("texts (strings)", "assets/en.lproj/Localizable.strings", RENDER + ["--language", "en"], TABLES,
         variables={"PLUMB_ASSETS": "@/assets"}),
    Kind("texts (stringsdict)", "assets/en.lproj/Localizable.stringsdict", RENDER + ["--language", "en"], TABLES,
         variables={"PLUMB_ASSETS": "@/assets"}),
    Kind("exported votes", "votes.jsonl", [TALLY, "import", "votes.jsonl", "--data", ":memory:"], sample=EXPORTED),
    Kind("votes (SQLite)", "votes.sqlite", [TALLY, "results", "--data", "votes.sqlite"], sample=DATABASE),
    bundle("Plumb.json", "package/Plumb.json"),
    bundle("dump of a package", "dump.json"),
    bundle("icon of a bundle (PNG)", "package/Assets/Icons/Starter-128.png"),
    bundle("drawing of a bundle (SVG)", "package/Assets/Icons/Starter.svg"),
    bundle("executable (ELF)", "program"),
    bundle("list of linked packages", "linked.json"),
    port("project.pbxproj", "Balcony", "Balcony.xcodeproj/project.pbxproj"),
    port("project.pbxproj with packages", "Tides", "Tides.xcodeproj/project.pbxproj"),
    port("Info.plist", "Checklists", "Checklists/Info.plist"),
    port("asset catalogue of a project", "Balcony", "Balcony/Assets.xcassets/Terracotta.colorset/Contents.json"),
    port("icon set of a project", "Balcony", "Balcony/Assets.xcassets/AppIcon.appiconset/Contents.json"),
    port("icon of a project", "Balcony", "Balcony/Assets.xcassets/AppIcon.appiconset/AppIcon.png"),
    port("texts of a project", "Balcony", "Balcony/Localizable.xcstrings"),
    port("strings of a project", "Pocketbook", "Pocketbook/de.lproj/Localizable.strings"),
    port("source of a project", "Balcony", "Balcony/BalconyApp.swift"),
]

try:
    for kind in KINDS:
        if not sys.argv[5:] or any(word in kind.name for word in sys.argv[5:]):
            kind.test()
finally:
    shutil.rmtree(WORK, ignore_errors=True)
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)

"""The part of cost that counts: cost.py [--record] TALLY BENCH [WORD ...]

Runs the work of each line under callgrind, in a process of its own, two at a time. Fails where a line costs more than
the table says, by more than LIMIT, and asks to record one that costs less. The profiles stay in .build/cost.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Tests/PlumbBench/cost.tsv"
PROFILES = ROOT / ".build/cost"
# The percentage by which a line may differ from the table. Runs differ by less than a tenth of it.
LIMIT = 3
# The percentage of a change that is not recorded, so that changes of the table show what has changed.
SAME = 1
# A process that runs beside others may take long; one that takes more seconds than this hangs.
PATIENCE = 1200
# Equally long everywhere, as the addresses of blocks follow from its length, and a little work from these.
WORK = pathlib.Path(tempfile.mkdtemp(dir="/tmp"))

# --- The lines -----------------------------------------------------------------------------------

# The function that shows the first frame.
SHOWN = "PlumbUpdateWindowSurfaceRects"
# The functions of HeadlessApp for a click in the poll and for each frame after it: send, advance and canvas.
FRAME = ["$s7PlumbUI11HeadlessAppC" + function for function in
         ("4sendyySay0A8Platform5EventOGF", "7advance2toySd_tF", "6canvas0A8Graphics11PixelCanvasCyKF")]


class Line:
    """One line of the table: the cost of a command or of a part of it.

    The part are some of its functions, or all between the calls of two functions, or all until a function returns that
    shows something on a screen, after which the command is ended.
    """

    def __init__(self, name, *command, functions=(), between=None, shows=None):
        self.name, self.command, self.shows = name, command, shows
        # Wildcards, as callgrind confuses functions whose names begin alike.
        patterns = [start + function[1:] for start, function in zip("$?*", functions)]
        self.options = [f"--{option}={pattern}" for pattern in patterns for option in ("zero-before", "dump-after")]
        # The reasons that callgrind names in the profiles that count.
        self.reasons = {f"--dump-after={function}" for function in functions}
        if between:
            self.options = [f"--zero-before={between[0]}", f"--dump-before={between[1]}"]
            self.reasons = {self.options[1]}
        if shows:
            self.options = [f"--dump-after={shows}"]
            self.reasons = set(self.options)


def lines(tally, bench):
    """All lines: those of the poll, and those of the scenes of PlumbBench."""
    scenes = subprocess.run([bench, "--cost"], check=True, capture_output=True, text=True).stdout.splitlines()
    film = ("--animate", "--duration", "0.6", "--fps")
    return [
        Line("frames of a tie", tally, "render", "tie.png", *film, "10", "--votes", "Cat=9,Goldfish=9,Dog=8",
             "--tap", "Dog", functions=FRAME),
        Line("frames of a vote", tally, "render", "vote.png", *film, "5", "--votes", "Cat=25,Goldfish=9,Dog=16",
             "--tap", "Cat", functions=FRAME),
        Line("start to the first frame", tally, shows=SHOWN),
        Line("tally render", tally, "render", "poll.png"),
    ] + [
        Line(scene, bench, "--cost", scene, between=("measured_part_begins", "measured_part_ends"))
        for scene in scenes
    ]


# --- Counting ------------------------------------------------------------------------------------

class Failure(Exception):
    """A line that cannot be counted."""


class Screen:
    """A virtual X server."""

    def __enter__(self):
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-noreset", "-nolisten", "tcp", "-screen", "0", "1600x1200x24"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as written:
            return ":" + written.readline().strip()

    def __exit__(self, *error):
        self.server.kill()
        self.server.wait()


def copy(*programs):
    """Copies programs and their assets. Returns the paths of the copies."""
    shutil.copytree(ROOT / "Assets", WORK / "Assets")
    # As many fonts as a desktop has, in name only: a start that looks for them costs the same on every machine.
    (WORK / "share/fonts").mkdir(parents=True)
    for number in range(200):
        (WORK / f"share/fonts/Font-{number}.ttf").touch()
    return [shutil.copy(program, WORK) for program in programs]


def environment(home):
    """The variables of a program, which lead to nothing of this machine or of the person who runs this."""
    return {"PATH": "/usr/bin:/bin", "HOME": home, "XDG_RUNTIME_DIR": home, "XDG_DATA_DIRS": f"{WORK}/share",
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"}


def count(line):
    """Runs the work of a line. Returns its instructions and allocations, or the failure."""
    profiles = PROFILES / line.name.replace(" ", "-")
    profiles.mkdir()
    home = tempfile.mkdtemp(dir=WORK)
    # Windows that are tested at the same time come first.
    command = ["nice", shutil.which("valgrind"), "--tool=callgrind", "--demangle=no",
               f"--callgrind-out-file={profiles}/part", *line.options, *line.command]
    try:
        if line.shows:
            with Screen() as display:
                run(command, {**environment(home), "DISPLAY": display}, until=profiles / "part.1")
        else:
            run(command, environment(home))
        return total(line, profiles)
    except Failure as failure:
        return failure


def run(command, variables, until=None):
    """Runs a command to its end, or until a profile is written."""
    with tempfile.TemporaryFile(dir=WORK) as output:
        process = subprocess.Popen(command, env=variables, cwd=WORK, stdin=subprocess.DEVNULL, stdout=output,
                                   stderr=subprocess.STDOUT)
        end = time.monotonic() + PATIENCE
        try:
            while process.poll() is None and not (until and is_complete(until)):
                if time.monotonic() > end:
                    raise Failure("does not end")
                time.sleep(0.02)
        finally:
            process.kill()
            process.wait()
        if process.returncode == 0 or until and is_complete(until):
            return
        output.seek(0)
        said = output.read().decode(errors="replace").splitlines()
        raise Failure("; ".join(text for text in said if not text.startswith("==")) or f"status {process.returncode}")


def is_complete(profile):
    """Whether callgrind has written the last line of a profile."""
    if not profile.exists():
        return False
    with open(profile, "rb") as file:
        file.seek(-min(200, profile.stat().st_size), os.SEEK_END)
        return b"\ntotals: " in file.read()


def total(line, profiles):
    """Returns the sums of the profiles that count, and removes the others."""
    sums, found = [0, 0], set()
    for profile in profiles.iterdir():
        reason, *counted = read(profile)
        if line.reasons and reason not in line.reasons:
            profile.unlink()
            continue
        found.add(reason)
        sums = [one + other for one, other in zip(sums, counted)]
    # A function that has another name now would only make the numbers smaller.
    if missing := line.reasons - found:
        raise Failure(f"nothing comes to {' '.join(sorted(missing))}")
    return sums


def read(profile):
    """Returns why callgrind has written a profile, its instructions, and the calls that request a block of the heap."""
    allocators = {"malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"}
    function = re.compile(r"(c?)fn=\((\d+)\)(?: (.*))?")
    names, callee, caller, reason, instructions, allocations = {}, "", "", "", 0, 0
    with open(profile) as file:
        for text in file:
            if found := function.match(text):
                # A name is written once, with its number.
                name = names.setdefault(found[2], found[3])
                if found[1]:
                    callee = name
                else:
                    caller = name
            # A program's own malloc calls the library's.
            elif text.startswith("calls=") and callee in allocators and caller not in allocators:
                allocations += int(text[6:].split()[0])
            elif text.startswith("desc: Trigger: "):
                reason = text.split(maxsplit=2)[2].strip()
            elif text.startswith("totals: "):
                instructions = int(text.split()[1])
    return reason, instructions, allocations


# --- The table -----------------------------------------------------------------------------------

def machine():
    """The toolchain and the library on which the numbers depend besides the sources."""
    compiler = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    version = re.search(r"Swift version (\S+)", compiler)
    return f"Swift {version[1] if version else '?'}, {os.confstr('CS_GNU_LIBC_VERSION')}, {os.uname().machine}"


def read_table():
    """Returns the numbers by the names of the lines, and the machine on which they were recorded."""
    recorded, where = {}, ""
    for text in TABLE.read_text().splitlines():
        if text.startswith("#"):
            where = text.partition("Recorded with ")[2]
        elif not text.startswith("line\t"):
            name, *numbers = text.split("\t")
            recorded[name] = [int(number) for number in numbers]
    return recorded, where


def write_table(numbers):
    rows = ["\t".join((name, *map(str, counted))) for name, counted in numbers.items()]
    TABLE.write_text("\n".join([
        f"# Written by `make cost-record`. Recorded with {machine()}", "line\tinstructions\tallocations", *rows, ""]))


def changes(counted, recorded):
    """Returns by how many percent the numbers of a line differ from those of the table."""
    return [100 * (new - old) / max(old, 1) for new, old in zip(counted, recorded)]


def description(name, counted, recorded):
    """Returns the numbers of a line, beside those of the table if there are any."""
    cells = []
    for index, (unit, width) in enumerate((("instructions", 13), ("allocations", 7))):
        cells.append(f"{counted[index]:{width},} {unit}")
        if recorded:
            cells.append(f"{changes(counted, recorded)[index]:+6.2f} % of {recorded[index]:{width},}")
    return f"{name:<26}" + "  ".join(cells)


def compare(name, counted, recorded):
    """Prints a line. Returns whether it costs no more than the table says."""
    passed = False
    if isinstance(counted, Failure):
        print(f"FAIL {name}: {counted}")
    elif not recorded:
        print(f"FAIL {description(name, counted, None)}; not in the table: make cost-record")
    else:
        passed = max(changes(counted, recorded)) <= LIMIT
        print(f"{'ok  ' if passed else 'FAIL'} {description(name, counted, recorded)}")
    sys.stdout.flush()
    return passed


def record(counted, recorded):
    """Writes the table, and prints what has changed in it. Returns whether every line was counted."""
    numbers = dict(recorded)
    for name, new in counted.items():
        old = recorded.get(name)
        if isinstance(new, Failure):
            print(f"FAIL {name}: {new}")
            return False
        if not old or max(map(abs, changes(new, old))) >= SAME:
            print(description(name, new, old))
            numbers[name] = new
    write_table(numbers)
    return True


def main(arguments):
    records = arguments[0] == "--record"
    tally, bench, *words = arguments[records:]
    chosen = [line for line in lines(*copy(tally, bench))
              if not words or any(word in line.name for word in words)]
    names = [line.name for line in chosen]
    recorded, where = read_table()
    shutil.rmtree(PROFILES, ignore_errors=True)
    PROFILES.mkdir(parents=True)
    counted, passed = {}, 0
    with ThreadPoolExecutor(2) as pool:
        for name, numbers in zip(names, pool.map(count, chosen)):
            counted[name] = numbers
            if not records:
                passed += compare(name, numbers, recorded.get(name))
    gone = [] if words else [name for name in recorded if name not in counted]
    if records:
        return record(counted, {name: numbers for name, numbers in recorded.items() if name not in gone})
    for name in gone:
        print(f"FAIL {name}: in the table, but not counted: make cost-record")
    less = [name for name, numbers in counted.items() if name in recorded and not isinstance(numbers, Failure)
            and min(changes(numbers, recorded[name])) < -LIMIT]
    if less:
        print(f"Less than the table says: {', '.join(less)}. Record that with make cost-record, so that it stays so.")
    failed = len(chosen) + len(gone) - passed
    if failed:
        print("The profiles are in .build/cost; LayoutCost.md says how to read them, and how to raise a line.")
        if where != machine():
            print(f"The table was recorded with {where}. This is {machine()}.")
    print(f"{passed} passed, {failed} failed")
    return failed == 0


try:
    sys.exit(0 if main(sys.argv[1:]) else 1)
finally:
    shutil.rmtree(WORK, ignore_errors=True)

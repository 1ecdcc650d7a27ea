"""The part of surroundings-test that runs the programs, on a screen that is there: see that script."""

import contextlib
import itertools
import os
import random
import re
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time

ROOT, TALLY, PLUMB, SAMPLE = map(os.path.realpath, sys.argv[1:5])
FRACTION, SEED, PARTS = int(sys.argv[5]), int(sys.argv[6]), sys.argv[7:]
WORK = os.path.join(os.environ["TMPDIR"], "surroundings")
# The files that every place begins with.
READY = os.path.join(WORK, "ready")
# The longest variable that the kernel hands to a program, without its name.
LONGEST = 131072 - 64
# The seconds after which a program counts as one that does not end.
PATIENCE = 60
NAMES = "|".join(["PlumbUI", "plumb", *map(os.path.basename, (TALLY, SAMPLE))])
# Lines that come before a sentence, or are its second part.
NOTES = re.compile(
    r"PlumbUI: |Usage: |Help: |  |tally: There is no display, so|tally: There is no folder for the votes: ")

chance = random.Random(SEED)
passed = failed = 0


def check(name, fault):
    """Counts a check; prints a line if there is a fault."""
    global passed, failed
    if fault:
        failed += 1
        print(f"FAIL {name}: {fault}", flush=True)
    else:
        passed += 1


def some(cases, least=1):
    """One of FRACTION cases, chosen by the seed."""
    cases = list(cases)
    return chance.sample(cases, min(len(cases), max(least, len(cases) // FRACTION)))


# --- Programs and their places -------------------------------------------------------------------

class Place:
    """A new folder with all that a program needs and may change."""

    numbers = itertools.count()

    def __init__(self):
        self.path = os.path.join(WORK, str(next(self.numbers)))
        shutil.copytree(READY, self.path)
        for name in ("home", "run", "temporary", "out", "current"):
            os.mkdir(self.file(name), 0o700)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        shutil.rmtree(self.path)

    def file(self, name):
        return os.path.join(self.path, name)

    def filled(self, text):
        """A text in which a name in braces is the path of a file in this place."""
        return re.sub(r"{(.*?)}", lambda name: self.file(name[1]), text) if isinstance(text, str) else text

    def variables(self, more):
        variables = {
            "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": "{home}", "TMPDIR": "{temporary}",
            "XDG_RUNTIME_DIR": "{run}", "DBUS_SESSION_BUS_ADDRESS": "disabled:", "SWIFT_BACKTRACE": "enable=no",
            "PLUMB_ASSETS": ROOT + "/Assets"}
        return {name: self.filled(value) for name, value in {**variables, **more}.items()}

    def lost_votes(self, words):
        """A sentence if a command has lost one of the two votes of its file. A reset keeps them in another file."""
        if "{in/votes.sqlite}" not in words:
            return None
        kept = [name for name in os.listdir(self.file("in")) if re.fullmatch(r"votes.*\.sqlite", name)]
        for name in kept:
            with contextlib.closing(sqlite3.connect(self.file("in/" + name))) as database:
                if database.execute("SELECT count(*) FROM entry").fetchone()[0] >= 2:
                    return None
        return f"loses votes: {kept}"


class Outcome:
    """How a program ended, and what it has said."""

    def __init__(self, status, errors):
        self.status, self.text = status, (errors or b"").decode(errors="replace")

    def fault(self, signals=(), is_heard=True):
        """A sentence about what a program may not do; none if all is well."""
        said = f"ends with status {self.status}: {self.text[:300]!r}"
        if self.status is None:
            return "does not end"
        if "Fatal error" in self.text:
            return "traps, " + said
        if -self.status in signals:
            return None
        if self.status not in (0, 1, 2, 64, 74):
            return said
        if re.search(r"[\x00-\x08\x0b-\x1f\x7f]", self.text):
            return "writes control characters, " + said
        # The question of a reset has no answer.
        lines = re.sub(r"^Remove the .*\[y/N\] ", "", self.text, flags=re.MULTILINE).splitlines()
        lines = [line for line in lines if not NOTES.match(line)]
        strange = [line for line in lines if not re.match(rf"({NAMES}|Error): ", line)]
        if strange or is_heard and self.status != 0 and len(lines) != 1:
            return f"says {len(lines)} sentences, " + said
        return None


def begin(limits, closed):
    """Prepares the process of a program."""
    for limit, value in limits.items():
        resource.setrlimit(limit, (value, value))
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)
    for number in closed:
        os.close(number)


def run(words, place, variables=(), limits=(), streams=(), closed=(), has_window=False):
    """Runs a command until it ends, one with a window until it is there and is asked to end."""
    streams = {0: subprocess.DEVNULL, 1: subprocess.PIPE, 2: subprocess.PIPE, **dict(streams)}
    process = subprocess.Popen(
        [place.filled(word) for word in words], env=place.variables(dict(variables)), cwd=place.file("current"),
        preexec_fn=lambda: begin(dict(limits), closed), stdin=streams[0], stdout=streams[1], stderr=streams[2])
    try:
        if has_window:
            wait_for_window(process)
            process.terminate()
        errors = process.communicate(timeout=PATIENCE)[1]
        return Outcome(process.returncode, errors)
    except subprocess.TimeoutExpired:
        process.kill()
        return Outcome(None, process.communicate()[1])


def wait_for_window(process):
    end = time.monotonic() + PATIENCE
    search = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)]
    while process.poll() is None and time.monotonic() < end:
        if subprocess.run(search, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.strip():
            return
        time.sleep(0.05)


def shown(words):
    return " ".join([os.path.basename(words[0]), *words[1:]])


def commands(program, *lines):
    return [[program, *line.split()] for line in lines]


KETTLE = ROOT + "/Tests/PortedProjects/Kettle"
COMMANDS = [
    *commands(
        TALLY, "", "edit", "gallery --list", "render {out/a.png}", "render -", "tree", "tree --tap Cat -o {out/a.json}",
        "render --scene EqualWidths {out/a.png}", "render --animate --tap Cat --duration 0.1 {out/frames}",
        "trace --summary", "vote Cat", "vote -", "vote Cat --data {in/votes.sqlite}", "vote Dog --poll {in/poll.json}",
        "results", "results --json --data {in/votes.sqlite}", "export -",
        "export --data {in/votes.sqlite} {out/a.json}", "import {in/votes.json}", "import -",
        "import --data :memory: {in/votes.json}", "init {out/poll.json}",
        "reset --yes", "reset --yes --data {in/votes.sqlite}", "reset", "--help", "--version", "help vote",
        "--generate-completion-script bash"),
    *commands(SAMPLE, "", "--tree", "--render {out/a.png}", "--render -", "--trace", "--describe", "--render --help"),
    *commands(
        PLUMB, "--help", "help run", "new Parcel --into {out/new}", f"port {KETTLE} --no-build --into {{out/port}}",
        "run --package-path {in}", "preview --skip-build {in/poll.json} --render {out}",
        "bundle --package-path {in} --executable {in/poll.json} --tar --output {out}")]


def make_ready():
    """Makes the files that commands read."""
    os.makedirs(READY + "/in")
    data = ["--data", READY + "/in/votes.sqlite"]
    for words in (["vote", "Cat", "Dog", *data], ["export", *data, READY + "/in/votes.json"],
                  ["init", READY + "/in/poll.json"]):
        subprocess.run(
            [TALLY, *words], env={"HOME": WORK, "LC_ALL": "C.UTF-8"}, check=True, stdout=subprocess.DEVNULL)


# --- Objects and values --------------------------------------------------------------------------

KINDS = ("folder", "file", "empty", "pipe", "dangling", "circle", "unreadable", "endless", "full")


def make_objects(folder):
    """Makes an object of each kind in a folder; returns their paths by their kinds."""
    paths = {kind: os.path.join(folder, kind) for kind in KINDS}
    os.makedirs(paths["folder"] + "/inner")
    for kind, contents in (("file", b"\x00\xffno such thing\n" * 10), ("empty", b"")):
        with open(paths[kind], "wb") as file:
            file.write(contents)
    os.mkfifo(paths["pipe"])
    # Reading the memory of a process from its first byte fails, also for the administrator.
    links = {"dangling": "nowhere", "circle": "circle", "unreadable": "/proc/self/mem", "endless": "/dev/zero"}
    for kind, target in {**links, "full": "/dev/full"}.items():
        os.symlink(target, paths[kind])
    return paths


def values(objects):
    """Nonsense for any variable, by its kind."""
    return {
        **objects, "nothing": "", "relative": "some/where", "point": ".", "root": "/", "long": "x" * LONGEST,
        "long path": "/" + "x/" * (LONGEST // 2 - 1), "long list": ":".join(["/none"] * (LONGEST // 7)),
        "no UTF-8": b"\xff\xfe/\xf0\x80", "lines": objects["folder"] + "/a\nb", "format": "%s%n%d", "number": "9" * 400,
        "negative": "-1", "colons": ":::", "below a file": objects["file"] + "/a", "controls": "/\x1b[31m\x07\x01",
        "locale": "../../zz_ZZ@" + "z" * 40}


# --- Variables -----------------------------------------------------------------------------------

# Those that the libraries of the programs read.
LIBRARIES = """
    SDL_IM_MODULE SDL_VIDEO_X11_VISUALID XMODIFIERS XAUTHORITY XCOMPOSEFILE DBUS_SYSTEM_BUS_ADDRESS AT_SPI_BUS_ADDRESS
    TZ TZDIR CFFIXED_USER_HOME SQLITE_TMPDIR ICU_DATA TERM COLUMNS SHELL USER LOGNAME PWD LC_COLLATE LC_MONETARY LOCPATH
    NLSPATH XDG_CONFIG_DIRS XDG_SESSION_TYPE XDG_CURRENT_DESKTOP FREETYPE_PROPERTIES""".split()
# Words in capitals in the same files.
WORDS = {"FILE", "HK", "OK", "POSIX", "TW", "YES"}
# libXau and libX11 open these by themselves, and wait for a writer.
WAITING = {(name, kind) for name in ("XAUTHORITY", "XCOMPOSEFILE") for kind in ("pipe", "endless")}


def variables_read():
    """The names in capitals in the sources that read variables."""
    reads = re.compile(r"ProcessVariables|\benvironment\b|\bvariable\(|getenv|BaseDirectories")
    found = set()
    for folder, _, names in os.walk(ROOT + "/Sources"):
        for name in names:
            if name.endswith((".swift", ".c", ".h")):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    text = file.read()
                if reads.search(text):
                    found.update(re.findall(r'"([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)"', text))
    return {word for word in found if len(word) > 1} - WORDS


def states(folder):
    """The kinds and sizes of the objects in a folder."""
    status = {name: os.lstat(os.path.join(folder, name)) for name in os.listdir(folder)}
    return {name: (stat.S_IFMT(s.st_mode), s.st_size if stat.S_ISREG(s.st_mode) else 0) for name, s in status.items()}


def try_variable(name, kind, words, has_window=False):
    with Place() as place:
        objects = make_objects(place.file("objects"))
        before = states(place.file("objects"))
        more = {"DISPLAY": os.environ["DISPLAY"]} if has_window else {}
        outcome = run(words, place, {**more, name: values(objects)[kind]}, has_window=has_window)
        fault = outcome.fault()
        if os.listdir(place.file("current")) and kind not in ("point", "relative"):
            fault = fault or f"writes into the working folder: {os.listdir(place.file('current'))}"
        after = states(place.file("objects"))
        if any(after.get(path) != state for path, state in before.items()):
            fault = fault or "changes what the variable names"
        window = "window, " if has_window else ""
        check(f"{window}{name} ({kind}): {shown(words)}", fault or place.lost_votes(words))


def kinds_of_values():
    return list(values({kind: "" for kind in KINDS}))


def try_variables():
    own = variables_read()
    names = sorted(own | set(LIBRARIES))
    tried = set()
    for name in names:
        kinds = [kind for kind in kinds_of_values() if (name, kind) not in WAITING]
        for kind, words in some(itertools.product(kinds, COMMANDS)):
            try_variable(name, kind, words)
            tried.add(name)
    check("every variable is tried", None if own <= tried else str(own - tried))
    print(f"ok   {len(own)} variables of the sources and {len(names) - len(own)} of libraries", flush=True)


def try_windows():
    names = sorted(variables_read() | set(LIBRARIES))
    cases = [case for case in itertools.product(names, kinds_of_values()) if case not in WAITING]
    for name, kind in some(cases, 12):
        try_variable(name, kind, chance.choice([[TALLY], [TALLY, "gallery"], [TALLY, "edit"], [SAMPLE]]), True)


# --- Limits --------------------------------------------------------------------------------------

# The runtime of Swift ends programs that get no memory.
MEMORY = (signal.SIGABRT, signal.SIGSEGV, signal.SIGILL, signal.SIGTRAP, signal.SIGBUS, signal.SIGKILL)
TIME = (signal.SIGXCPU, signal.SIGKILL)
LIMITS = [
    (resource.RLIMIT_NOFILE, "files", (4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32), ()),
    (resource.RLIMIT_FSIZE, "bytes of a file", (0, 1, 512, 4096, 20_000, 100_000), ()),
    (resource.RLIMIT_STACK, "bytes of the stack", (128 << 10, 256 << 10, 512 << 10, 1 << 20), ()),
    (resource.RLIMIT_CPU, "seconds", (1, 2), TIME),
    (resource.RLIMIT_NPROC, "processes", (0, 1, 3), ()),
    (resource.RLIMIT_AS, "bytes of addresses", [size << 20 for size in range(8, 600, 4)], MEMORY)]


def try_limits():
    for limit, name, numbers, signals in LIMITS:
        for number, words in some(itertools.product(numbers, COMMANDS), 4):
            with Place() as place:
                outcome = run(words, place, limits={limit: number})
                # The libraries of a program that is not begun yet cannot be loaded.
                is_begun = "error while loading shared libraries" not in outcome.text
                fault = outcome.fault(signals) if is_begun else None
                check(f"{number} {name}: {shown(words)}", fault or place.lost_votes(words))
    with Place() as place:
        outcome = run([TALLY, "vote", "Cat"], place, limits={resource.RLIMIT_NOFILE: 4})
        check("too few files for the votes", None if "may open too few files" in outcome.text else outcome.text)
    with Place() as place:
        outcome = run([TALLY, "vote", "Cat", "--data", "{out/a}" + "/x" * 60_000], place)
        fault = outcome.fault() or ("makes folders" if os.listdir(place.file("out")) else None)
        check("a path of 60000 folders", fault or (None if outcome.status == 1 else "is accepted"))


# --- Streams -------------------------------------------------------------------------------------

def try_closed_streams():
    combinations = [numbers for count in (1, 2, 3) for numbers in itertools.combinations((0, 1, 2), count)]
    for closed, words in some(itertools.product(combinations, COMMANDS), 7):
        with Place() as place:
            outcome = run(words, place, closed=closed)
            fault = outcome.fault(is_heard=2 not in closed)
            check(f"closed streams {closed}: {shown(words)}", fault or place.lost_votes(words))


def try_streams():
    try_closed_streams()
    for number, words in some(itertools.product((1, 2), COMMANDS), 6):
        with Place() as place, open("/dev/full", "wb") as full:
            outcome = run(words, place, streams={number: full})
            fault = outcome.fault(is_heard=number != 2)
            check(f"full stream {number}: {shown(words)}", fault or place.lost_votes(words))
        with Place() as place:
            reading, writing = os.pipe()
            os.close(reading)
            outcome = run(words, place, streams={number: writing})
            os.close(writing)
            # As the system ends programs whose reader has gone.
            fault = outcome.fault((signal.SIGPIPE,), is_heard=number != 2)
            check(f"stream {number} without a reader: {shown(words)}", fault or place.lost_votes(words))
    for path, words in some(itertools.product(("/dev/zero", "/dev/full", "/proc/self/mem", "/"), COMMANDS), 6):
        with Place() as place:
            descriptor = os.open(path, os.O_RDONLY)
            outcome = run(words, place, streams={0: descriptor})
            os.close(descriptor)
            check(f"input {path}: {shown(words)}", outcome.fault() or place.lost_votes(words))


# --- Files ---------------------------------------------------------------------------------------

def files_in(folder):
    return [os.path.relpath(os.path.join(base, name), folder) for base, _, names in os.walk(folder) for name in names]


def own_assets(place):
    shutil.copytree(ROOT + "/Assets", place.file("assets"), symlinks=True)


def project(place):
    shutil.copytree(KETTLE, place.file("project"), symlinks=True)


def file_cases():
    """Commands, files in their places, and what is made before."""
    data = ("votes.sqlite", "votes.sqlite-wal", "votes.sqlite-journal", "votes.sqlite-shm")
    own = [*("home/.local/share/tally/" + name for name in data), "home/.local/share/tally", "home/.local", "home",
           "home/.cache", "home/.config", "temporary", "run", "home/.local/share/fonts", "home/.fonts"]
    storing = ("", "vote Cat", "results", "export -", "import {in/votes.json}", "reset --yes", "render {out/a.png}")
    for words, name in itertools.product(commands(TALLY, *storing), own):
        yield words, name, None
    reading = ("vote Cat --poll", "results --poll", "render {out/a.png} --poll", "tree --poll", "edit", "import")
    for words in commands(TALLY, *(line + " {out/a}" for line in reading)):
        yield words, "out/a", None
    writing = ("render", "tree -o", "trace -o", "export", "init", "render --animate --tap Cat --duration 0.1")
    for words in commands(TALLY, *(line + " {out/a}" for line in writing)) + commands(SAMPLE, "--render {out/a}"):
        yield words, "out/a", None
    assets = [name for name in files_in(ROOT + "/Assets") if re.search(r"\.otf$|\.xcstrings$|^Icons", name)]
    assets += ["Info.plist", "en.lproj", "en.lproj/Localizable.strings", "Fonts", "Images", "Assets.xcassets"]
    for name, words in itertools.product(assets, commands(TALLY, "tree") + commands(SAMPLE, "--tree")):
        yield words, "assets/" + name, own_assets
    port = [PLUMB, "port", "{project}", "--no-build", "--into", "{out/port}"]
    for name in ["project/" + name for name in files_in(KETTLE)] + ["out/port", "out/port/Package.swift"]:
        yield port, name, project
    for name in ("out/new", "out/new/Package.swift"):
        yield [PLUMB, "new", "Parcel", "--into", "{out/new}"], name, None


def is_waiting(words, name, kind):
    """Whether a result is written to a pipe, which any program does when there is a reader."""
    return kind == "pipe" and name == "out/a" and words[1] in ("render", "tree", "trace", "export", "--render") \
        and "--poll" not in words


def try_files():
    cases = [(*case, kind) for case in file_cases() for kind in KINDS if not is_waiting(*case[:2], kind)]
    for words, name, prepare, kind in some(cases, 40):
        with Place() as place:
            if prepare:
                prepare(place)
            path = place.file(name)
            if os.path.isdir(path):
                shutil.rmtree(path)
            elif os.path.lexists(path):
                os.remove(path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            os.rename(make_objects(place.file("objects"))[kind], path)
            outcome = run(words, place, {"PLUMB_ASSETS": "{assets}"} if prepare == own_assets else {})
            check(f"{name} ({kind}): {shown(words)}", outcome.fault() or place.lost_votes(words))


# --- The parts -----------------------------------------------------------------------------------

make_ready()
for part in (try_variables, try_limits, try_streams, try_files, try_windows):
    name = part.__name__.removeprefix("try_")
    if name in PARTS or not PARTS:
        before, start = passed, time.monotonic()
        part()
        print(f"ok   {name}: {passed - before} runs in {time.monotonic() - start:.0f} s", flush=True)
print(f"Seed {SEED}, one of {FRACTION} cases")
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)

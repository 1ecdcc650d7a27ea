"""Lets calls of libraries fail: fault_test.py POLL SAMPLES LIBRARY COUNT SEED [WORD ...]

POLL is the poll, SAMPLES opens a sample program by its name, and LIBRARY is Tests/InjectedFaults. Runs programs in
use once to count from where they call functions that can fail, and then COUNT times with a failure: of the first
call from each of these sites in turn, then of others by chance, once or from then on. The program goes on, with all
votes, or ends with a failure status and one sentence; votes that were acknowledged stay stored in a sound file.
Only the failures of uses and sites with all of the words in their names are tested. Prints each that is wrong, the number of sites
that failed, and at the end "N passed, N failed".
"""

import errno
import glob
import os
import random
import re
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time

import virtual_display
from virtual_display import NONE, Program, Screen, end_all, started, wait_for

POLL, SAMPLES, LIBRARY, COUNT, SEED = *sys.argv[1:4], int(sys.argv[4]), int(sys.argv[5])
WORDS = sys.argv[6:]
RANDOM = random.Random(SEED)
# The time in seconds after which a program hangs: more than the ten that votes wait for other programs.
PATIENCE = 60
CRASH = re.compile(r"Fatal error|Precondition failed|\bfree\(\)|corrupted|terminate called|assertion", re.I)
SITE = struct.Struct("96sII")

DISK = (errno.ENOSPC, errno.EIO)
NEW_FILE = (errno.EMFILE, errno.EACCES, *DISK)
SYSTEM_ERRORS = {
    "open": NEW_FILE, "open64": NEW_FILE, "openat": NEW_FILE, "fopen": NEW_FILE, "opendir": NEW_FILE, "mkdir": NEW_FILE,
    "mkstemp": NEW_FILE, "link": NEW_FILE, "rename": (errno.EACCES, *DISK), "unlink": (errno.EACCES, errno.EIO),
    "pipe": (errno.EMFILE,), "pipe2": (errno.EMFILE,),
    "inotify_init1": (errno.EMFILE,), "inotify_add_watch": (errno.ENOSPC,),
    "mmap": (errno.ENOMEM,), "mmap64": (errno.ENOMEM,), "read": (errno.EIO,), "pread": (errno.EIO,),
    "pread64": (errno.EIO,), "fsync": (errno.EIO,), "fdatasync": (errno.EIO,),
}
# Those of SQLite, which are one more for a file that cannot be opened.
SQLITE_ERRORS = (5, 7, 10, 11, 13)


def codes(function):
    """The errors with which a function may fail."""
    if function.startswith("sqlite3_"):
        return (*SQLITE_ERRORS, 14) if function == "sqlite3_open_v2" else SQLITE_ERRORS
    return SYSTEM_ERRORS.get(function, DISK)


# --- The programs in use ---------------------------------------------------------------------------

class Use:
    """One run of a program, with a folder of its own and with a failure."""

    def __init__(self, screen, faults):
        self.screen = screen
        self.folder = tempfile.mkdtemp(dir=virtual_display.WORK)
        self.counts = self.folder + "/counts"
        self.faults = faults
        self.problems = []
        self.program = None

    def path(self, name):
        return os.path.join(self.folder, name)

    def start(self, program, *arguments, **more):
        self.program = Program(
            program, *arguments, LD_PRELOAD=LIBRARY, FAULT_COUNTS=self.counts, FAULT_PROGRAM=program, **self.faults,
            XDG_DATA_HOME=self.folder, XDG_STATE_HOME=self.folder, XDG_CONFIG_HOME=self.folder,
            XDG_CACHE_HOME=self.folder, TMPDIR=self.folder, **more)

    def expect(self, holds, problem):
        if not holds:
            self.problems.append(problem)

    def end(self):
        """Waits for the program. Returns its status, and the lines that it printed and said."""
        process = self.program.process
        if not wait_for(lambda: process.poll() is not None, PATIENCE):
            self.problems.append("it hangs")
            process.kill()
            process.wait()
        status = process.returncode
        printed, said = self.program.read(self.program.printed), self.program.read(self.program.errors)
        self.program.printed.close()
        self.program.errors.close()
        lines = said.splitlines()
        self.expect(status >= 0, f"it ends by {signal.Signals(-status).name}" if status < 0 else "")
        self.expect(not CRASH.search(said), "it crashes")
        # Translations that are not there are no reason to end.
        reasons = [line for line in lines if not line.endswith("translations are ignored.")]
        self.expect(status == 0 or len(reasons) == 1, f"status {status} with {len(lines)} lines")
        # Windows may lack several things at once, each of which is said.
        self.expect(len(set(lines)) == len(lines) < 4, f"{len(lines)} lines")
        self.expect(all(re.match(r"(tally|SampleWindow|PlumbUI): .*[.!]\)?$", line) for line in lines), "no sentence")
        if self.problems:
            self.problems.append(f"status {status}: {said[-600:]!r}")
        return status, printed, said

    def sites(self):
        """The sites that were called, with the numbers of calls and of failures."""
        found = {}
        if os.path.exists(self.counts):
            with open(self.counts, "rb") as file:
                for name, calls, faults in SITE.iter_unpack(file.read()):
                    if name[0]:
                        found[name.split(b"\0")[0].decode()] = (calls, faults)
        return found

    # The window

    def has_window(self):
        """Waits for a window. Returns it, or nothing where the program ends without one."""
        found = []

        def is_shown():
            found[:] = self.screen.find("--pid", self.program.process.pid)
            return found or self.program.process.poll() is not None
        self.expect(wait_for(is_shown, PATIENCE), "it shows no window")
        return found[0] if found else None

    def tool(self, *arguments):
        self.screen.tool(*arguments).communicate()

    def close(self):
        if self.program.process.poll() is None:
            self.program.process.terminate()
        return self.end()

    # The votes

    def vote(self, count):
        """Has votes stored, before any failure."""
        subprocess.run(
            [POLL, "vote", "--data", self.path("votes.sqlite"), *["Cat"] * count], check=True,
            env=virtual_display.environment(), stdout=subprocess.DEVNULL)

    def stored(self):
        """The number of entries in all files of votes, also in replaced ones; the one in use must be sound."""
        entries = set()
        for path in glob.glob(self.path("votes*.sqlite")):
            try:
                connection = sqlite3.connect(path)
                entries |= set(connection.execute("SELECT ballot, turn FROM entry"))
                sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
                self.expect(sound == "ok", f"{os.path.basename(path)}: {sound}")
                connection.close()
            except sqlite3.Error as error:
                self.problems.append(f"{os.path.basename(path)}: {error}")
        return len(entries)

    def expect_votes(self, least, most):
        """Checks the numbers of votes in the files, and those that the program finds without a failure."""
        stored = self.stored()
        self.expect(least <= stored <= most, f"{stored} votes stored instead of {least} to {most}")
        result = subprocess.run(
            [POLL, "results", "--data", self.path("votes.sqlite"), "--json"], env=virtual_display.environment(),
            capture_output=True, text=True, check=False)
        found = re.search(r'"votes":(\d+)}$', result.stdout.strip())
        self.expect(found and int(found[1]) >= least, f"the results are {result.stdout!r} {result.stderr!r}")


def is_picture(path):
    """Whether a picture is complete."""
    with open(path, "rb") as file:
        return file.read().endswith(b"IEND\xaeB`\x82")


def render(use):
    """A picture is complete or not there."""
    use.start(POLL, "render", use.path("picture.png"))
    status, _, _ = use.end()
    there = os.path.exists(use.path("picture.png"))
    use.expect(not there or is_picture(use.path("picture.png")), "the picture is not complete")
    use.expect(there or status != 0, "there is no picture")
    left = [name for name in os.listdir(use.folder) if name.startswith((".picture", "picture.png."))]
    use.expect(not left, f"it leaves {left}")


def vote(use):
    use.vote(3)
    use.start(POLL, "vote", "Cat", "Dog", "--data", use.path("votes.sqlite"))
    status, _, said = use.end()
    words = re.search(r"(One|\d+) votes? (was|were) stored", said)
    number = (1 if words[1] == "One" else int(words[1])) if words else 0
    use.expect_votes(3 + (2 if status == 0 else number), 5)


def first_vote(use):
    use.start(POLL, "vote", "Cat", "--data", use.path("votes.sqlite"))
    status, _, _ = use.end()
    if status == 0:
        use.expect_votes(1, 1)


def results(use):
    use.vote(3)
    use.start(POLL, "results", "--json", "--data", use.path("votes.sqlite"))
    status, printed, _ = use.end()
    use.expect(status != 0 or '"votes":3}' in printed, f"it prints {printed!r}")
    use.expect_votes(3, 3)


def export(use):
    use.vote(3)
    use.start(POLL, "export", use.path("export.json"), "--data", use.path("votes.sqlite"))
    status, _, _ = use.end()
    there = os.path.exists(use.path("export.json"))
    use.expect(there or status != 0, "there is no file")
    if there:
        with open(use.path("export.json"), encoding="utf-8") as file:
            text = file.read()
        use.expect(text.count("cat") >= 3, f"the file is {text[-200:]!r}")
    use.expect_votes(3, 3)


def window(use):
    """Three votes in a window."""
    use.vote(3)
    use.start(POLL, "--data", use.path("votes.sqlite"), DISPLAY=use.screen.name, DBUS_SESSION_BUS_ADDRESS=BUS)
    shown = use.has_window()
    if shown:
        use.tool("windowfocus", shown, "sleep", 0.4, "key", "--delay", 30, "1", "2", "3", "ctrl+c", "sleep", 0.3)
    votes = 3 if shown and use.program.process.poll() is None else 0
    status, printed, said = use.close()
    numbers = sum(map(int, re.findall(r"=(\d+)", printed)))
    if status == 0 and NONE not in said:
        use.expect(numbers == 3 + votes, f"it prints {printed!r}")
    use.expect_votes(3 + (votes if status == 0 else 0), 6)


def texts(use):
    """A text that is typed, copied and pasted, with menus and dialogs of files."""
    use.start(SAMPLES, "TextImporter", DISPLAY=use.screen.name, DBUS_SESSION_BUS_ADDRESS=BUS)
    shown = use.has_window()
    if shown:
        at = ("mousemove", "--window", shown)
        use.tool("windowfocus", shown, "sleep", 0.4, *at, 120, 130, "click", 1, "type", "--delay", 15, "Some text")
        use.tool("key", "--delay", 20, "ctrl+a", "ctrl+c", "End", "ctrl+v", "sleep", 0.1, *at, 150, 140, "click", 3,
                 "sleep", 0.3, "key", "Down", "Escape", *at, 60, 25, "sleep", 0.1, "click", 1, "sleep", 0.5,
                 "key", "Down", "Down", "Return", "sleep", 0.2, "key", "Escape", "sleep", 0.2,
                 *at, 150, 25, "click", 1, "sleep", 0.5, "type", "--delay", 15, "Saved")
        use.tool("key", "Return", "sleep", 0.3, "key", "Escape", "sleep", 0.2)
    use.close()


def document(use):
    """A file that is opened, changed and saved, with the lists of files that were used last."""
    file = use.path("note.txt")
    with open(file, "w", encoding="utf-8") as written:
        written.write("kept")
    use.start(SAMPLES, "PlainText", file, DISPLAY=use.screen.name, DBUS_SESSION_BUS_ADDRESS=BUS)
    shown = use.has_window()
    if shown:
        use.tool("windowfocus", shown, "sleep", 0.4, "mousemove", "--window", shown, 120, 130, "click", 1,
                 "key", "ctrl+Home", "type", "--delay", 15, "words ")
        use.tool("key", "ctrl+s", "sleep", 0.4, "key", "Escape", "sleep", 0.2)
    use.close()
    with open(file, encoding="utf-8") as read:
        text = read.read()
    use.expect(text.endswith("kept") and len(text) <= len("words kept"), f"the file is {text!r}")


def settings(use):
    """Two windows whose places are kept, and a setting that is changed."""
    for _ in range(2):
        use.start(SAMPLES, "Notebook", DISPLAY=use.screen.name, DBUS_SESSION_BUS_ADDRESS=BUS)
        shown = use.has_window()
        if shown:
            use.tool("windowfocus", shown, "sleep", 0.4, "key", "ctrl+comma", "sleep", 0.5, "key", "Tab", "space",
                     "sleep", 0.2)
        use.close()
        if use.problems:
            break


USES = (render, vote, first_vote, results, export, window, texts, document, settings)


# --- The failures ----------------------------------------------------------------------------------

class Worker(threading.Thread):
    """Runs failures on a screen of its own, as the keyboard has one window."""

    def __init__(self, tasks, report):
        super().__init__(daemon=True)
        self.tasks = tasks
        self.report = report

    def run(self):
        screen = Screen()
        while True:
            with LOCK:
                if not self.tasks:
                    break
                act, faults = self.tasks.pop(0)
            use = Use(screen, faults)
            try:
                act(use)
            except Exception as error:  # pylint: disable=broad-except
                use.problems.append(f"the test fails: {error!r}")
            with LOCK:
                self.report(act, faults, use)
            shutil.rmtree(use.folder, ignore_errors=True)
        screen.end()


LOCK = threading.Lock()


def run(tasks, report):
    workers = [Worker(tasks, report) for _ in range(os.cpu_count() or 1)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def name(act, faults):
    lasts = " and later" if "FAULT_LASTS" in faults else ""
    return f"{act.__name__} {faults['FAULT_SITE']} call {faults['FAULT_CALL']}{lasts} error {faults['FAULT_CODE']}"


def drawn(act, site, call):
    faults = {"FAULT_SITE": site, "FAULT_CALL": str(call),
              "FAULT_CODE": str(RANDOM.choice(codes(site.split("@", maxsplit=1)[0])))}
    if RANDOM.random() < 0.3:
        faults["FAULT_LASTS"] = "1"
    return act, faults


def main():
    found, outcomes, failed = [], [], {}

    def count(act, _faults, use):
        for problem in use.problems:
            print(f"FAIL {act.__name__} without a failure: {problem}", flush=True)
            outcomes.append(False)
        found.extend((act, site, calls) for site, (calls, _) in use.sites().items())

    def check(act, faults, use):
        outcomes.append(not use.problems)
        hits = use.sites().get(faults["FAULT_SITE"], (0, 0))[1]
        failed[act, faults["FAULT_SITE"]] = failed.get((act, faults["FAULT_SITE"]), 0) + hits
        if use.problems:
            print(f"FAIL {name(act, faults)}: {'; '.join(use.problems)}", flush=True)

    begin = time.monotonic()
    run([(act, {}) for act in USES], count)
    found = [each for each in found if all(word in f"{each[0].__name__} {each[1]}" for word in WORDS)]
    found.sort(key=lambda each: (each[0].__name__, each[1]))
    tasks = [drawn(act, site, 1) for act, site, _ in RANDOM.sample(found, len(found))]
    while found and len(tasks) < COUNT:
        # Each use as often as others, whatever the number of its sites.
        act = RANDOM.choice(USES)
        sites = [each for each in found if each[0] is act]
        if sites:
            _, site, calls = RANDOM.choice(sites)
            tasks.append(drawn(act, site, RANDOM.randint(1, calls)))
    tasks = tasks[:COUNT]
    tried = {(act, faults["FAULT_SITE"]) for act, faults in tasks}
    run(tasks, check)
    hit = {place for place, hits in failed.items() if hits}
    print(f"     {len(hit)} of {len(tried)} sites failed, of {len(found)} that are called, "
          f"in {time.monotonic() - begin:.0f} s, seed {SEED}", flush=True)
    outcomes.append(bool(tried) and len(hit) >= 0.9 * len(tried))
    print(f"{outcomes.count(True)} passed, {outcomes.count(False)} failed")
    return all(outcomes)


BUS = f"unix:path={virtual_display.WORK}/bus"
try:
    started(["dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=" + BUS],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for(lambda: os.path.exists(virtual_display.WORK + "/bus"))
    SOUND = main()
finally:
    end_all()
sys.exit(not SOUND)

"""Virtual displays, and programs with windows on them, for tests that end or flood them."""

import itertools
import os
import random
import shutil
import subprocess
import tempfile
import time

LOST = "The connection to the display was lost."
# From a start without a window system the poll draws a picture.
NONE = "There is no display, so the poll is rendered to an image instead."
WORK = tempfile.mkdtemp()


def environment(**more):
    """The variables of a program, which has nothing of the person who runs this."""
    kept = {name: os.environ[name] for name in ("PATH", "PLUMB_ASSETS") if name in os.environ}
    return {**kept, "HOME": WORK, "XDG_DATA_HOME": WORK + "/data", "XDG_RUNTIME_DIR": WORK,
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "SWIFT_BACKTRACE": "enable=no", "LC_ALL": "C.UTF-8", **more}


def wait_for(condition, seconds=60):
    """Tries a condition until it holds. Returns whether it did."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def kill(process):
    process.kill()
    process.wait()


# All servers and programs, some of which are left where a run is ended early.
STARTED = []


def started(*arguments, **options):
    """Starts a program that ends with this one at the latest."""
    STARTED.append(subprocess.Popen(*arguments, **options))
    return STARTED[-1]


def end_all():
    """Ends what is left, and removes its files."""
    for process in STARTED:
        if process.poll() is None:
            kill(process)
    shutil.rmtree(WORK, ignore_errors=True)


class Screen:
    """A virtual X server. No other has its number, at which a program might find that one when this has ended."""

    numbers = itertools.count(1000 + os.getpid() % 50 * 1000)

    def __init__(self):
        reader, writer = os.pipe()
        self.server = started(
            ["Xvfb", f":{next(Screen.numbers)}", "-displayfd", str(writer), "-noreset", "-nolisten", "tcp", "-screen", "0", "900x1000x24"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as written:
            self.name = ":" + written.readline().strip()

    def tool(self, *arguments):
        """Starts xdotool, which writes what it finds."""
        return subprocess.Popen(
            ["xdotool", *map(str, arguments)], env=environment(DISPLAY=self.name), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def find(self, *options):
        """The windows that are shown."""
        return self.tool("search", "--onlyvisible", *options).communicate()[0].split()

    def end(self):
        kill(self.server)


class Compositor:
    """A compositor of Wayland in a window of a virtual X server."""

    def __init__(self, screen):
        self.name = f"soak-{random.random()}"
        config = WORK + "/weston.ini"
        with open(config, "w") as file:
            file.write("[shell]\npanel-position=none\nlocking=false\n")
        self.server = started(
            ["weston", "--backend=x11-backend.so", "--use-pixman", "--config=" + config, "--width=900",
             "--height=900", "--socket=" + self.name, "--idle-time=0"],
            env=environment(DISPLAY=screen.name), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(lambda: os.path.exists(f"{WORK}/{self.name}"))

    def end(self):
        kill(self.server)


class Program:
    """A program, with a window on a display."""

    def __init__(self, *command, **display):
        self.name = os.path.basename(command[0])
        self.errors = tempfile.TemporaryFile(dir=WORK)
        self.printed = tempfile.TemporaryFile(dir=WORK)
        self.process = started(
            command, env=environment(**display), stdout=self.printed, stderr=self.errors)

    @staticmethod
    def read(file):
        file.seek(0)
        return file.read().decode(errors="replace")

    def outcome(self, *expected):
        """What is wrong with the end of the program; empty if it is one of those expected."""
        if not wait_for(lambda: self.process.poll() is not None):
            kill(self.process)
            return "goes on"
        lines = self.read(self.errors).splitlines()
        self.errors.close()
        # Weston draws no frames.
        said = "\n".join(line for line in lines if "has no title bar" not in line)
        result = (self.process.returncode, said)
        allowed = [(status, f"{self.name}: {text}" if text else "") for status, text in expected]
        return "" if result in allowed else f"status {result[0]}, {result[1]!r}"

    def memory(self, what="VmHWM"):
        """The resident memory in megabytes, the largest so far unless told otherwise."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) // 1000 for line in status if line.startswith(what))

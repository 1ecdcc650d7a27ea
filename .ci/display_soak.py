"""Ends the display of the poll in many ways: display_soak.py PROGRAM ROUNDS SEED [WAY ...]

In each round the window system goes at another moment. The program must end by itself, without a fault, with
one sentence and a failure status; a window that another program destroys counts as closed. Only the ways
with one of the words in their names are tested. Prints a line for each, and at the end "N passed, N failed".
"""

import itertools
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM, ROUNDS, SEED = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
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
    """The poll, with a window on a display."""

    def __init__(self, **display):
        self.errors = tempfile.TemporaryFile(dir=WORK)
        self.process = started(
            [PROGRAM, "--votes", "Cat=1"], env=environment(**display), stdout=subprocess.DEVNULL,
            stderr=self.errors)

    def outcome(self, *expected):
        """What is wrong with the end of the program; empty if it is one of those expected."""
        if not wait_for(lambda: self.process.poll() is not None):
            kill(self.process)
            return "goes on"
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").splitlines()
        self.errors.close()
        # Weston draws no frames.
        said = "\n".join(line for line in lines if "has no title bar" not in line)
        result = (self.process.returncode, said)
        allowed = [(status, f"tally: {text}" if text else "") for status, text in expected]
        return "" if result in allowed else f"status {result[0]}, {result[1]!r}"


def on_screen(count, act, until_shown=True, longest=0.1):
    """Opens programs on a screen, has them do something, and kills the server after a while."""
    screen = Screen()
    programs = [Program(DISPLAY=screen.name) for _ in range(count)]
    if until_shown:
        wait_for(lambda: len(screen.find("--class", "tally")) >= count)
    tools = act(screen) or []
    time.sleep(RANDOM.uniform(0, longest))
    screen.end()
    for tool in tools:
        tool.kill()
        tool.communicate()
    return programs, [(1, LOST)] + ([] if until_shown else [(0, NONE)])


def idle(count):
    return on_screen(count, lambda screen: None)


def start(count):
    return on_screen(count, lambda screen: None, until_shown=False, longest=START_TIME)


def burst(count):
    def act(screen):
        keys = [["type", "--delay", 0, "x" * 300], ["key", "--delay", 0, "--repeat", 200, "Tab"]]
        moves = [["mousemove", RANDOM.randrange(900), RANDOM.randrange(1000), "click", RANDOM.choice([1, 1, 3, 4, 5])]
                 for _ in range(60)]
        chains = RANDOM.sample([sum(moves, []), keys[0], keys[1]], 2)
        return [screen.tool(*chain) for chain in chains]
    return on_screen(count, act)


def resize(count):
    def act(screen):
        sizes = [["windowsize", window, RANDOM.randrange(200, 900), RANDOM.randrange(200, 900)]
                 for _ in range(20) for window in screen.find("--class", "tally")]
        return [screen.tool(*sum(sizes, []))]
    return on_screen(count, act, longest=0.2)


def window(count):
    """F12 opens a window."""
    def act(screen):
        screen.tool("key", "F12").communicate()
    return on_screen(1, act, longest=START_TIME)


def by_another(count, action, expected):
    """Has another program act on the windows, some of which change their size or have input meanwhile."""
    screen = Screen()
    programs = [Program(DISPLAY=screen.name) for _ in range(count)]
    wait_for(lambda: len(screen.find("--class", "tally")) >= count)
    windows = screen.find("--class", "tally")
    changes = [["windowsize", each, RANDOM.randrange(200, 900), RANDOM.randrange(200, 900)]
               for _ in range(20) for each in windows]
    busy = RANDOM.choice([["getmouselocation"], sum(changes, []), ["key", "--delay", 0, "--repeat", 200, "Tab"]])
    tool = screen.tool(*busy)
    time.sleep(RANDOM.uniform(0, 0.1))
    screen.tool(*sum([[action, each] for each in windows], [])).communicate()
    for program in programs:
        wait_for(lambda: program.process.poll() is not None)
    tool.communicate()
    screen.end()
    return programs, [expected]


def destroyed(count):
    return by_another(count, "windowclose", (0, ""))


def disconnected(count):
    return by_another(count, "windowkill", (1, LOST))


def attacked(count):
    """Another program sends what no program should, after which the window still closes as asked."""
    screen = Screen()
    programs = [Program(DISPLAY=screen.name) for _ in range(count)]
    wait_for(lambda: len(screen.find("--class", "tally")) >= count)
    attack = os.path.join(os.path.dirname(os.path.abspath(__file__)), "display_attack.py")
    for each in screen.find("--class", "tally"):
        subprocess.run(
            [sys.executable, attack, each, str(RANDOM.randrange(1 << 30)), "60"],
            env=environment(DISPLAY=screen.name), check=False)
    time.sleep(0.3)
    for program in programs:
        program.process.terminate()
        wait_for(lambda: program.process.poll() is not None)
    screen.end()
    return programs, [(0, "")]


OUTER = []


def outer_screen():
    """The screen of the compositors, which stays."""
    if not OUTER:
        OUTER.append(Screen())
    return OUTER[0]


def wayland_start(count):
    compositor = Compositor(outer_screen())
    programs = [Program(WAYLAND_DISPLAY=compositor.name) for _ in range(count)]
    time.sleep(RANDOM.uniform(0, START_TIME))
    compositor.end()
    return programs, [(1, LOST), (0, NONE)]


def wayland_window(count):
    screen = outer_screen()
    compositor = Compositor(screen)
    programs = [Program(WAYLAND_DISPLAY=compositor.name)]
    output = []
    wait_for(lambda: output.extend(screen.find("--class", "weston")) or output)
    screen.tool("windowfocus", output[0], "mousemove", 450, 450).communicate()
    time.sleep(START_TIME)
    screen.tool("key", "F12").communicate()
    time.sleep(RANDOM.uniform(0, START_TIME))
    compositor.end()
    return programs, [(1, LOST), (0, NONE)]


WAYS = {
    "the X server ends at rest": (idle, 8),
    "the X server ends at the start": (start, 8),
    "the X server ends under a burst of input": (burst, 4),
    "the X server ends while windows change their size": (resize, 4),
    "the X server ends while a window opens": (window, 1),
    "another program destroys the window": (destroyed, 8),
    "another program closes the connection": (disconnected, 8),
    "another program sends malformed messages": (attacked, 8),
    "the compositor ends at the start": (wayland_start, 8),
    "the compositor ends while a window opens": (wayland_window, 1),
}


def start_time():
    """The time in which the program opens its window, twice."""
    screen = Screen()
    begin = time.monotonic()
    program = Program(DISPLAY=screen.name)
    wait_for(lambda: screen.find("--class", "tally"))
    seconds = time.monotonic() - begin
    kill(program.process)
    screen.end()
    return min(seconds * 2, 2)


def test(name, way, count):
    """Tests one way in which a display ends. Returns the number of rounds that failed."""
    done, faults, begin = 0, {}, time.monotonic()
    try:
        while done < ROUNDS:
            programs, expected = way(min(count, ROUNDS - done))
            for program in programs:
                fault = program.outcome(*expected)
                if fault:
                    faults[fault] = faults.get(fault, 0) + 1
                done += 1
    finally:
        # Also of a test that is ended early.
        failed = sum(faults.values())
        print(f"{'FAIL' if failed else 'ok  '} {name}: {done - failed} of {done} rounds, "
              f"{time.monotonic() - begin:.0f} s", flush=True)
        for fault, times in faults.items():
            print(f"     | {times} times: {fault}", flush=True)
    return failed


signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
RANDOM = random.Random(SEED)
results = []
try:
    START_TIME = start_time()
    for name, (way, count) in WAYS.items():
        if sys.argv[4:] and not any(word in name for word in sys.argv[4:]):
            continue
        results.append(test(name, way, count))
finally:
    for process in STARTED:
        if process.poll() is None:
            kill(process)
    shutil.rmtree(WORK, ignore_errors=True)
print(f"{sum(not failed for failed in results)} passed, {sum(map(bool, results))} failed")
sys.exit(any(results))

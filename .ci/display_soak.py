"""Ends the display of the poll in many ways: display_soak.py PROGRAM ROUNDS SEED [WAY ...]

In each round the window system goes at another moment. The program must end by itself, without a fault, with
one sentence and a failure status; a window that another program destroys counts as closed. Only the ways
with one of the words in their names are tested; those with sample programs only where the variable SAMPLES
names the program that opens them, as SampleWindow does. Prints a line for each, and at the end "N passed, N
failed".
"""

import os
import random
import signal
import subprocess
import sys
import time

from virtual_display import LOST, NONE, Compositor, Screen, end_all, environment, kill, wait_for
from virtual_display import Program as AnyProgram

PROGRAM, ROUNDS, SEED = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])


class Program(AnyProgram):
    """The poll."""

    def __init__(self, **display):
        super().__init__(PROGRAM, "--votes", "Cat=1", **display)


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


# Sample programs with several windows, sheets, alerts, menus, popovers, dialogs of files, drags and animations. Random
# keys open them all: the tab key goes from control to control, and the space bar uses one.
SAMPLES = os.environ.get("SAMPLES", "")
USED = [
    "TwoWindows", "Notebook", "Bookshelf", "TextImporter", "LetterDesk", "Telegram", "PlaylistMenu", "NoteKeeper",
    "PhotoGrid", "TripJournal", "PackingList", "EventEditor", "MorphingMenu", "CardSwipe", "NumberList", "Notes"]
KEYS = ["Tab", "Tab", "Tab", "space", "space", "Return", "Down", "Up", "Escape", "ctrl+r", "ctrl+n", "ctrl+o", "alt", "x"]


def random_use(width=420, height=400):
    """Keys, clicks and drags for xdotool."""
    chain = []
    for _ in range(RANDOM.randrange(5, 40)):
        chain += ["key", "--delay", 0, RANDOM.choice(KEYS)]
        if RANDOM.random() < 0.3:
            chain += ["mousemove", RANDOM.randrange(width), RANDOM.randrange(height),
                      RANDOM.choice(["mousedown", "mouseup"]), RANDOM.choice([1, 1, 1, 3])]
        chain += ["sleep", RANDOM.choice([0, 0.02])]
    return chain


def end_server(server):
    """Ends a server, which sometimes does not answer for a while before."""
    if RANDOM.random() < 0.3:
        server.send_signal(signal.SIGSTOP)
        time.sleep(RANDOM.uniform(0, 0.5))
    kill(server)


# A program may close its windows by one of its own buttons.
SAMPLE_OUTCOMES = [(1, LOST), (0, "")]


def used(count):
    """Uses sample programs in any way, and ends the X server meanwhile."""
    screen = Screen()
    names = [RANDOM.choice(USED) for _ in range(count)]
    programs = [AnyProgram(SAMPLES, name, DISPLAY=screen.name) for name in names]
    wait_for(lambda: len(screen.find("--class", ".")) >= count)
    window = RANDOM.choice(screen.find("--class", ".") or ["0"])
    tool = screen.tool("windowraise", window, "windowfocus", window, *random_use(900, 1000))
    time.sleep(RANDOM.uniform(0, 1.5))
    end_server(screen.server)
    tool.kill()
    tool.communicate()
    return programs, SAMPLE_OUTCOMES


def wayland_used(count):
    """Uses a sample program in any way, and ends the compositor meanwhile."""
    screen = outer_screen()
    compositor = Compositor(screen)
    programs = [AnyProgram(SAMPLES, RANDOM.choice(USED), WAYLAND_DISPLAY=compositor.name)]
    output = []
    wait_for(lambda: output.extend(screen.find("--class", "weston")) or output)
    time.sleep(START_TIME)
    # A compositor puts its windows where it wants.
    tool = screen.tool("windowfocus", output[0], "mousemove", 450, 450, "click", 1, *random_use(900, 900))
    time.sleep(RANDOM.uniform(0, 1.5))
    end_server(compositor.server)
    tool.kill()
    tool.communicate()
    return programs, SAMPLE_OUTCOMES


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
if SAMPLES:
    WAYS |= {
        "the X server ends while samples are used": (used, 2),
        "the compositor ends while a sample is used": (wayland_used, 1),
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
    end_all()
print(f"{sum(not failed for failed in results)} passed, {sum(map(bool, results))} failed")
sys.exit(any(results))

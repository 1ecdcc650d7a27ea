"""Floods programs with events and texts: flood_test.py POLL SAMPLES COUNT SEED [FLOOD ...]

POLL is the poll, and SAMPLES opens a sample program by its name. Sends COUNT events, and texts of 640 bytes for each
of them. Everything that counts must arrive: clicks are counted by the poll, typed and pasted texts are copied back,
and a list that is scrolled down and up by as many steps looks as before. Prints the longest time between two frames
and the most memory. Only the floods with one of the words in their names are tested. Ends with "N passed, N failed".
"""

import os
import random
import signal
import subprocess
import sys
import threading
import time

import x11_client as x11
from virtual_display import Program, Screen, end_all, environment, kill, started, wait_for

POLL, SAMPLES, COUNT, SEED = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
# In seconds: no frame takes as long, also of a program for debugging on a machine with much other work.
LONGEST_GAP = 60
CAT = (96, 727)
RESULTS = []


def check(name, holds, found=""):
    RESULTS.append(bool(holds))
    print(f"{'ok  ' if holds else 'FAIL'} {name}", *([f"\n     | {found}"] if found and not holds else []), flush=True)


class Flooded:
    """A program in a window at the corner of a screen, with a client that floods it."""

    def __init__(self, screen, *command):
        self.screen = screen
        self.program = Program(*command, DISPLAY=screen.name)
        self.client = x11.Client(screen.name)
        self.window = 0
        wait_for(self.is_shown)
        # Only a window that is complete stays where it is put.
        self.rest()
        x11.xlib.XMoveWindow(self.client.display, x11.number(self.window), 0, 0)
        self.client.focus(self.window)
        self.rest()
        self.started_memory = self.program.memory()

    def is_shown(self):
        found = self.screen.find("--pid", self.program.process.pid)
        self.window = int(found[0]) if found else 0
        return found

    def ticks(self):
        with open(f"/proc/{self.program.process.pid}/stat") as stat:
            return sum(map(int, stat.read().rsplit(")", 1)[1].split()[11:13]))

    def rest(self, seconds=30):
        """Waits until the program has nothing to do."""
        def rests():
            before = self.ticks()
            time.sleep(1)
            return self.ticks() - before <= 2
        return wait_for(lambda: self.program.process.poll() is not None or rests(), seconds)

    def flood(self, name, act):
        """Has something act, and checks frames and memory until the program has dealt with it."""
        frames = x11.Client(self.screen.name)
        frames.watch_frames(self.window)
        begin, _ = frames.server_time()
        clock, ticks = time.monotonic(), self.ticks()
        act()
        self.client.sync()
        sent = time.monotonic() - clock
        check(f"{name}: the program answers", self.client.answers(self.window, 300))
        self.rest()
        _, times = frames.server_time()
        frames.close()
        times = [begin, *times]
        gap = max((after - before for before, after in zip(times, times[1:])), default=0)
        end = (times[-1] - begin) / 1000
        count = len(set(times)) - 1
        print(f"     {name}: sent in {sent:.1f} s, shown in {end:.1f} s, {count} frames, longest gap {gap} ms, "
              f"{(self.ticks() - ticks) * 10 / max(count, 1):.0f} ms of processor time for each, "
              f"at most {self.program.memory()} MB, {self.started_memory} before", flush=True)
        check(f"{name}: frames are drawn meanwhile", len(times) > 1 and gap < LONGEST_GAP * 1000, f"{gap} ms")

    def copied(self):
        """All of the text that has the keyboard, copied."""
        return self.copied_after(lambda: self.client.type_with_control("a"))

    def copied_end(self):
        """The end of the text that has the keyboard, copied: some lines of it."""
        def select():
            self.client.type_with(x11.CONTROL, x11.END)
            self.client.type_with(x11.SHIFT, x11.UP, 20)
        return self.copied_after(select)

    def copied_after(self, select):
        """What is copied after something was selected."""
        # Where another program has the clipboard, a new owner is the sign that it was copied.
        self.client.own_selection("CLIPBOARD", self.client.own)
        select()
        self.client.type_with_control("c")
        selection = x11.number(self.client.atom("CLIPBOARD"))
        if not wait_for(lambda: x11.xlib.XGetSelectionOwner(self.client.display, selection) != self.client.own, 300):
            return b""
        try:
            return subprocess.run(
                ["xclip", "-o", "-selection", "clipboard"], env=environment(DISPLAY=self.screen.name),
                capture_output=True, timeout=60).stdout
        except subprocess.TimeoutExpired:
            return b""

    def clear(self):
        self.client.type_with_control("a")
        self.client.type(self.client.code(x11.DELETE))
        self.client.flush()

    def close(self, name, printed=None):
        self.program.process.send_signal(signal.SIGTERM)
        # It first deals with all that has come before.
        wait_for(lambda: self.program.process.poll() is not None, 300)
        found = self.program.read(self.program.printed)
        check(f"{name}: the program ends well", self.program.process.poll() == 0,
              f"{self.program.process.poll()} {self.program.read(self.program.errors)[-500:]}")
        if printed is not None:
            check(f"{name}: prints {printed.strip()}", found.endswith(printed), found[-200:])
        kill(self.program.process)
        self.client.close()


# What is sent besides what counts.

def move(client, window):
    client.move(RANDOM.randrange(390), RANDOM.randrange(844))


def expose(client, window):
    client.send(window, x11.EXPOSE, 0, 0, 0, window, RANDOM.randrange(390) | RANDOM.randrange(844) << 32,
                RANDOM.randrange(1, 90) | RANDOM.randrange(1, 90) << 32, 0)


def configure(client, window):
    # The members are numbers of 32 bits: the place, and a size that is not the window's.
    client.send(window, x11.CONFIGURE_NOTIFY, 0, 0, 0, window, window, 0, 300 | 300 << 32, 0, 0)


def change(client, window):
    client.set_property(window, RANDOM.choice(["FLOOD", "WM_NAME", "_NET_WM_USER_TIME"]), x11.CARDINAL, 32, [1, 2, 3])


def message(client, window):
    client.message(window, RANDOM.choice(["FLOOD", "XdndPosition", "_NET_WM_STATE", "XdndLeave"]), [client.own] + [0] * 4)


def ping(client, window):
    client.message(window, "WM_PROTOCOLS", [client.atom("_NET_WM_PING"), 0, window, 0, 0])


def resize(client, window):
    client.resize(window, 390, RANDOM.choice([844, 845]))


OTHERS = [move, expose, configure, change, message, ping]


def others(client, window, count):
    for _ in range(count):
        RANDOM.choice(OTHERS)(client, window)


# The floods.

def events(screen):
    """Clicks among events of all kinds."""
    poll = Flooded(screen, POLL, "--data", ":memory:", "--size", "390x844", "--scale", "1")
    clicks = COUNT // 20

    def act():
        for _ in range(clicks):
            # A click is three events.
            others(poll.client, poll.window, 17)
            poll.client.move(*CAT)
            poll.client.press()
    poll.flood(f"{COUNT} events", act)
    poll.close(f"{COUNT} events", f"Cat={clicks},Goldfish=0,Dog=0\n")


def windows(screen):
    """Clicks while a window opens and closes, which has its place below the poll."""
    poll = Flooded(screen, POLL, "--data", ":memory:", "--size", "390x844", "--scale", "1")
    clicks, inspector = COUNT // 10, poll.client.code(x11.F12)
    name = f"{clicks} clicks while windows open and close"
    opened = set()

    def act():
        poll.client.move(*CAT)
        for part in range(20):
            poll.client.focus(poll.window)
            poll.client.type(inspector)
            for _ in range(clicks // 20):
                # A window opens in front of the others, also between two clicks.
                x11.xlib.XRaiseWindow(poll.client.display, x11.number(poll.window))
                poll.client.press()
            poll.client.sync()
            time.sleep(0.2)
            opened.update(screen.find("--pid", poll.program.process.pid))
    poll.flood(name, act)
    check(f"{name}: another window has opened", len(opened) > 1, opened)
    poll.close(name)
    found = poll.program.read(poll.program.printed)
    # A click between the opening of the window and the next raising is the window's.
    counted = int(found.split(",")[0].removeprefix("Cat=") or 0)
    check(f"{name}: {counted} are the poll's", clicks - 20 <= counted <= clicks, found)


def typing(screen):
    """Typed letters among events of all kinds."""
    notes = Flooded(screen, SAMPLES, "Notes")
    notes.client.type(notes.client.code(x11.TAB))
    notes.client.flush()
    time.sleep(0.5)
    notes.clear()
    text = "".join(RANDOM.choice("abcdefghijklmnopqrstuvwxyz ") for _ in range(COUNT // 20))
    codes = {letter: notes.client.code(ord(letter)) for letter in set(text)}

    def act():
        for letter in text:
            others(notes.client, notes.window, 8)
            notes.client.type(codes[letter])
    notes.flood(f"{len(text)} letters among {COUNT // 2} events", act)
    copied = notes.copied().decode()
    check(f"{len(text)} letters are typed", copied == text, f"{len(copied)} of {len(text)}")
    notes.close("letters")


class Owner(threading.Thread):
    """The owner of the clipboard, with a text."""

    def __init__(self, screen, text, is_whole):
        super().__init__(daemon=True)
        self.client, self.text, self.is_whole, self.ends = x11.Client(screen.name), text, is_whole, False
        self.client.own_selection("CLIPBOARD", self.client.own)

    def run(self):
        while not self.ends:
            event = self.client.next_event(0.1)
            if event is not None and event[0] == x11.SELECTION_REQUEST:
                self.answer(*event[5:10])
        self.client.close()

    def answer(self, requestor, selection, target, place, when):
        client, string = self.client, self.client.atom("UTF8_STRING")
        if target == client.atom("TARGETS"):
            client.set_property(requestor, place, x11.ATOM, 32, [string])
        elif target != string:
            place = 0
        elif self.is_whole:
            for start in range(0, len(self.text), 1 << 20):
                client.set_property(requestor, place, string, 8, self.text[start:start + (1 << 20)], start > 0)
        else:
            client.follow(requestor)
            client.set_property(requestor, place, client.atom("INCR"), 32, [len(self.text)])
        client.send(requestor, x11.SELECTION_NOTIFY, 0, 0, 0, requestor, selection, target, place, when)
        client.flush()
        if target == string and not self.is_whole:
            self.send_parts(requestor, place, string)

    def send_parts(self, requestor, place, string):
        """Sends a part each time the one before is taken, and at last an empty one."""
        for start in range(0, len(self.text) + (1 << 18), 1 << 18):
            while True:
                event = self.client.next_event(30)
                if event is None:
                    return
                # The state says that the property was deleted.
                if event[0] == x11.PROPERTY_NOTIFY and event[5] == place and event[7] & 0xFFFFFFFF == 1:
                    break
            self.client.set_property(requestor, place, string, 8, self.text[start:start + (1 << 18)])
            self.client.flush()

    def end(self):
        self.ends = True
        self.join()


def lines(size):
    """A text of a size in bytes, with letters of one to four bytes."""
    line = "The quick brown fox jumps over the dog, größer, 世界 🐱.\n".encode()
    return b"".join(b"%08d " % number + line for number in range(size // (len(line) + 9)))


def paste(screen):
    """A long text that other programs have copied."""
    notes = Flooded(screen, SAMPLES, "Notes")
    notes.client.type(notes.client.code(x11.TAB))
    notes.client.flush()
    time.sleep(0.5)
    text = lines(COUNT * 640)
    # An owner with much other work does not put a longer text into one property in the time in which it must answer.
    short = lines(min(COUNT * 640, 4_000_000))
    for name, text, is_whole in ("in parts", text, False), ("at once", short, True), ("in parts again", text, False):
        name = f"{len(text) // 1_000_000} MB {name}"
        owner = Owner(screen, text, is_whole)
        owner.start()
        notes.clear()
        notes.flood(name, lambda: notes.client.type_with_control("v"))
        owner.end()
        check_copied(name, notes, text)
    with open(os.path.join(environment()["HOME"], "text"), "wb") as file:
        file.write(text)
    xclip = started(["xclip", "-i", "-selection", "clipboard", "-quiet", file.name],
                    env=environment(DISPLAY=screen.name), stderr=subprocess.DEVNULL)
    time.sleep(1)
    notes.clear()
    notes.flood("with xclip", lambda: notes.client.type_with_control("v"))
    kill(xclip)
    check_copied("with xclip", notes, text)
    notes.close("a long text")


def check_copied(name, notes, text):
    # The clipboard takes no longer text, so that only the end of one can be compared.
    if len(text) > 16_000_000:
        copied = notes.copied_end()
        check(f"{name}: all is pasted", len(copied) > 400 and text.endswith(copied), copied[-400:])
    else:
        copied = notes.copied()
        check(f"{name}: all is pasted", copied == text, f"{len(copied)} of {len(text)} bytes")


def field(screen):
    """A long text in a field of one line."""
    form = Flooded(screen, SAMPLES, "SignUpForm")
    text = lines(COUNT * 640)
    owner = Owner(screen, text, False)
    owner.start()
    form.flood(f"{len(text) // 1_000_000} MB in a field", lambda: form.client.type_with_control("v"))
    owner.end()
    copied = form.copied()
    # A letter is pasted whole or not at all.
    expected = text.replace(b"\n", b" ")[:1_000_000].decode(errors="ignore").encode()
    check("a field has the beginning", copied == expected, f"{len(copied)} bytes")
    said = form.program.read(form.program.errors)
    check("and says that it is the beginning", len(text) <= 1_000_000 or "up to byte 1000000," in said, said)
    form.close("a field")


def wheel(screen):
    """Steps of the wheel in a list of ten thousand rows, down and up again."""
    rows = Flooded(screen, SAMPLES, "NumberList")
    rows.client.move(150, 200)
    rows.client.sync()
    rows.rest()

    steps = COUNT // 10

    def picture():
        return subprocess.run(
            ["import", "-silent", "-window", str(rows.window), "rgb:-"], env=environment(DISPLAY=screen.name),
            check=True, capture_output=True, timeout=60).stdout

    def turn(button):
        for _ in range(steps):
            rows.client.press(button)
            if RANDOM.random() < 0.1:
                # Where it makes no difference to what is shown.
                change(rows.client, rows.window)
    before = picture()
    rows.flood(f"{steps} steps down", lambda: turn(5))
    check("the list has moved", picture() != before)
    rows.flood(f"{steps} steps up", lambda: turn(4))
    # The scroll bar goes after a while.
    check("the list is where it was", wait_for(lambda: picture() == before, 120))
    rows.close("steps")


FLOODS = [events, windows, typing, paste, field, wheel]
RANDOM = random.Random(SEED)
signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
print(f"{COUNT} events, seed {SEED}")
try:
    SCREEN = Screen()
    for flood in FLOODS:
        if not sys.argv[5:] or any(word in flood.__name__ for word in sys.argv[5:]):
            flood(SCREEN)
finally:
    end_all()
print(f"{sum(RESULTS)} passed, {RESULTS.count(False)} failed")
sys.exit(not all(RESULTS))

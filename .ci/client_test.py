"""Other clients of the X server that keep to no convention: client_test.py POLL SAMPLES SEED [ATTACK ...]

Each attack sends the window of the poll, or of a sample program with a text, what no program should, or is the owner of
a text that does not arrive. After each one the poll counts a click, and the text takes a letter. Only the attacks with
one of the words in their names are made. Ends with "N passed, N failed".
"""

import random
import signal
import sys
import threading
import time

import x11_client as x11
from virtual_display import Program, Screen, end_all, kill, wait_for

POLL, SAMPLES, SEED = sys.argv[1], sys.argv[2], int(sys.argv[3])
CAT = (96, 727)
RANDOM = random.Random(SEED)
RESULTS = []


def check(name, holds, found=""):
    RESULTS.append(bool(holds))
    print(f"{'ok  ' if holds else 'FAIL'} {name}", *([f"\n     | {found}"] if found and not holds else []), flush=True)


def any_number(client, window):
    return RANDOM.choice([0, 1, -1, 0x7FFFFFFF, window, client.own, client.root, RANDOM.getrandbits(31)])


def drag(client, window, name, *numbers, source=None):
    client.message(window, "Xdnd" + name, [client.own if source is None else source, *numbers, *[0] * (4 - len(numbers))])


# The attacks on the window of the poll.

def drags_of_every_version(client, window):
    for version in [*range(16), 127, 255]:
        drag(client, window, "Enter", version << 24, client.atom("text/plain"))
        drag(client, window, "Position", 0, 100 << 16 | 100, 0, client.atom("XdndActionCopy"))
        drag(client, window, "Drop")


def drags_of_giant_type_lists(client, window):
    for kind, form, data in [
            (x11.ATOM, 32, [client.atom("text/html")] * 200_000), (x11.ATOM, 32, [0x1FFFFFFF] * 1_000),
            (x11.STRING, 8, b"text/uri-list" * 10_000), (x11.ATOM, 32, []), (x11.ATOM, 16, b"\xff" * 4_000)]:
        client.set_property(client.own, "XdndTypeList", kind, form, data)
        drag(client, window, "Enter", 5 << 24 | 1)
        drag(client, window, "Position", 0, 100 << 16 | 100, 0, client.atom("XdndActionCopy"))
        drag(client, window, "Leave")


def drags_in_the_wrong_order(client, window):
    names = ["Enter", "Position", "Drop", "Leave", "Status", "Finished"]
    for _ in range(100):
        drag(client, window, RANDOM.choice(names), 5 << 24, client.atom("text/plain"))


def drags_from_windows_that_do_not_exist(client, window):
    for source in [0, 1, 0x1FFFFFFF, client.root, window]:
        drag(client, window, "Enter", 5 << 24 | 1, source=source)
        drag(client, window, "Position", 0, 100 << 16 | 100, source=source)
        drag(client, window, "Drop", source=source)


def drags_whose_source_is_destroyed(client, window):
    for _ in range(20):
        source = client.window()
        client.own_selection("XdndSelection", source)
        drag(client, window, "Enter", 5 << 24, client.atom("text/plain"), source=source)
        drag(client, window, "Position", 0, 100 << 16 | 100, source=source)
        drag(client, window, "Drop", source=source)
        client.destroy(source)


def drops_whose_data_never_comes(client, window):
    client.own_selection("XdndSelection", client.own)
    for _ in range(20):
        drag(client, window, "Enter", 5 << 24, client.atom("text/uri-list"))
        drag(client, window, "Position", 0, 100 << 16 | 100, 0, client.atom("XdndActionCopy"))
        drag(client, window, "Drop")


def drops_of_data_of_the_wrong_kind(client, window):
    client.own_selection("XdndSelection", client.own)
    answers = [(x11.STRING, 8, b""), (x11.ATOM, 32, [1, 2, 3]), (x11.STRING, 16, b"ab" * 10), (x11.CARDINAL, 32, [-1] * 9),
               (client.atom("INCR"), 32, [1 << 30]), (client.atom("text/uri-list"), 8, b"file://%"),
               (client.atom("text/uri-list"), 8, b"\xff" * 1_000_000), (client.atom("text/plain"), 8, b"\n" * 10_000)]
    for kind, form, data in answers:
        drag(client, window, "Enter", 5 << 24, client.atom("text/uri-list"))
        drag(client, window, "Position", 0, 100 << 16 | 100, 0, client.atom("XdndActionCopy"))
        drag(client, window, "Drop")
        client.flush()
        event = client.next_event(1)
        while event is not None and event[0] != x11.SELECTION_REQUEST:
            event = client.next_event(1)
        if event is None:
            continue
        requestor, selection, target, place, when = event[5:10]
        client.set_property(requestor, place, kind, form, data)
        client.send(requestor, x11.SELECTION_NOTIFY, 0, 0, 0, requestor, selection, target, place, when)


def answers_that_nobody_asked_for(client, window):
    for _ in range(100):
        name = RANDOM.choice(["PRIMARY", "CLIPBOARD", "XdndSelection", "SDL_SELECTION", "PLUMB_SELECTION_0"])
        client.set_property(window, name, client.atom("UTF8_STRING"), 8, b"\xff" * 100)
        target = client.atom(RANDOM.choice(["text/uri-list", "text/plain", "UTF8_STRING", "TARGETS"]))
        client.send(window, x11.SELECTION_NOTIFY, 0, 0, 0, window, client.atom(name), target, client.atom(name), 0)


def requests_for_texts_that_it_does_not_have(client, window):
    for _ in range(50):
        client.send(window, x11.SELECTION_REQUEST, 0, 0, 0, window, *(any_number(client, window) for _ in range(5)))
        client.send(window, x11.SELECTION_CLEAR, 0, 0, 0, window, any_number(client, window), 0)


def messages_of_every_name(client, window):
    closes = client.atom("WM_PROTOCOLS")
    for atom in range(1, client.atom("LAST_NAME") + 1):
        for form in (8, 16, 32):
            numbers = [any_number(client, window) for _ in range(5)]
            if atom == closes and numbers[0] == client.atom("WM_DELETE_WINDOW"):
                continue
            client.send(window, x11.CLIENT_MESSAGE, 0, 0, 0, window, atom, form, *numbers)


def pings(client, window):
    for _ in range(10_000):
        client.message(window, "WM_PROTOCOLS", [client.atom("_NET_WM_PING"), 0, any_number(client, window), 0, 0])


PROPERTIES = [
    "WM_STATE", "WM_HINTS", "WM_NORMAL_HINTS", "WM_PROTOCOLS", "WM_CLASS", "WM_TRANSIENT_FOR", "WM_CLIENT_MACHINE",
    "_NET_WM_STATE", "_NET_FRAME_EXTENTS", "_NET_WM_ICON", "_NET_WM_PID", "_NET_WM_USER_TIME", "_NET_WM_BYPASS_COMPOSITOR",
    "_NET_WM_ALLOWED_ACTIONS", "XdndAware", "XdndProxy", "XKLAVIER_STATE", "_MOTIF_WM_HINTS", "_ICC_PROFILE",
    "RESOURCE_MANAGER", "_XSETTINGS_SETTINGS", "_NET_SUPPORTED", "_NET_SUPPORTING_WM_CHECK", "_NET_WORKAREA",
    "_NET_CURRENT_DESKTOP", "_NET_ACTIVE_WINDOW", "_NET_CLIENT_LIST", "_XROOTPMAP_ID", "CUT_BUFFER0"]


def properties_of_the_wrong_type(client, window):
    for target in (window, client.root):
        for name in PROPERTIES:
            for kind, form, data in [
                    (x11.CARDINAL, 32, [-1, 0x7FFFFFFF, 0, 1]), (x11.ATOM, 32, [0x1FFFFFFF]), (x11.STRING, 8, b"\xff" * 999),
                    (x11.CARDINAL, 16, b"\xff" * 6), (x11.CARDINAL, 32, []), (x11.ATOM, 32, [client.atom("FLOOD")] * 50_000)]:
                client.set_property(target, name, kind, form, data)
                if RANDOM.random() < 0.3:
                    client.delete_property(target, name)
    # What is left would say that there is a window manager.
    for name in PROPERTIES:
        client.delete_property(client.root, name)


def settings_of_the_wrong_kind(client, window):
    owner = client.window()
    client.own_selection("_XSETTINGS_S0", owner)
    for data in [b"", b"\x00", b"\xff" * 12, b"\x00\x00\x00\x00\x01\x00\x00\x00\xff\xff\xff\xff" + b"\x07" * 100, b"B" * 100_000]:
        client.set_property(owner, "_XSETTINGS_SETTINGS", client.atom("_XSETTINGS_SETTINGS"), 8, data)
        client.message(client.root, "MANAGER", [0, client.atom("_XSETTINGS_S0"), owner, 0, 0])
        client.message(window, "MANAGER", [0, client.atom("_XSETTINGS_S0"), owner, 0, 0])
    client.destroy(owner)


def events_of_every_kind(client, window):
    for kind in range(2, 128):
        # Keys and buttons, which would be held, and messages, which are sent above.
        if kind not in (2, 3, 4, 5, x11.CLIENT_MESSAGE):
            for _ in range(5):
                client.send(window, kind, 0, 0, 0, *(any_number(client, window) for _ in range(20)))


ATTACKS = [
    drags_of_every_version, drags_of_giant_type_lists, drags_in_the_wrong_order, drags_from_windows_that_do_not_exist,
    drags_whose_source_is_destroyed, drops_whose_data_never_comes, drops_of_data_of_the_wrong_kind,
    answers_that_nobody_asked_for, requests_for_texts_that_it_does_not_have, messages_of_every_name, pings,
    properties_of_the_wrong_type, settings_of_the_wrong_kind, events_of_every_kind]


# The owners of a text that does not arrive.

def answer(client, event, kind, form, data):
    requestor, selection, target, place, when = event[5:10]
    client.follow(requestor)
    client.set_property(requestor, place, kind, form, data)
    client.send(requestor, x11.SELECTION_NOTIFY, 0, 0, 0, requestor, selection, target, place, when)
    client.flush()


def never_answers(client, event, ends):
    pass


def has_no_text(client, event, ends):
    requestor, selection, target, _, when = event[5:10]
    client.send(requestor, x11.SELECTION_NOTIFY, 0, 0, 0, requestor, selection, target, 0, when)
    client.flush()


def answers_without_a_property(client, event, ends):
    requestor, selection, target, place, when = event[5:10]
    client.send(requestor, x11.SELECTION_NOTIFY, 0, 0, 0, requestor, selection, target, place, when)
    client.flush()


def answers_with_another_type(client, event, ends):
    answer(client, event, x11.CARDINAL, 32, [-1] * 1_000)


def answers_with_numbers(client, event, ends):
    answer(client, event, client.atom("UTF8_STRING"), 32, [-1] * 1_000)


def sends_no_part(client, event, ends):
    answer(client, event, client.atom("INCR"), 32, [1_000_000])


def sends_one_part(client, event, ends):
    answer(client, event, client.atom("INCR"), 32, [1_000_000])
    time.sleep(0.3)
    client.set_property(event[5], event[8], client.atom("UTF8_STRING"), 8, b"part")
    client.flush()


def sends_parts_of_another_type(client, event, ends):
    answer(client, event, client.atom("INCR"), 32, [1_000_000])
    for _ in range(3):
        time.sleep(0.3)
        client.set_property(event[5], event[8], x11.CARDINAL, 32, [1, 2, 3])
        client.flush()


def sends_a_letter_now_and_then(client, event, ends):
    """Each part comes in time, and the last one never."""
    answer(client, event, client.atom("INCR"), 32, [1_000_000])
    while not ends():
        time.sleep(0.5)
        client.set_property(event[5], event[8], client.atom("UTF8_STRING"), 8, b"p")
        client.flush()


def is_gone_at_once(client, event, ends):
    client.destroy(event[4])


OWNERS = [
    never_answers, has_no_text, answers_without_a_property, answers_with_another_type, answers_with_numbers,
    sends_no_part, sends_one_part, sends_parts_of_another_type, sends_a_letter_now_and_then, is_gone_at_once]


class Owner(threading.Thread):
    """A program that has copied a text, and deals with the first request in some way."""

    def __init__(self, screen, act):
        super().__init__(daemon=True)
        self.client, self.act, self.ends = x11.Client(screen.name), act, False
        self.client.own_selection("CLIPBOARD", self.client.window())

    def run(self):
        while not self.ends:
            event = self.client.next_event(0.1)
            if event is not None and event[0] == x11.SELECTION_REQUEST:
                self.act(self.client, event, lambda: self.ends)
        self.client.close()

    def end(self):
        self.ends = True
        self.join()


class Attacked:
    """A program in a window at the corner of a screen."""

    def __init__(self, screen, *command):
        self.program = Program(*command, DISPLAY=screen.name)
        self.client = x11.Client(screen.name)
        wait_for(lambda: screen.find("--pid", self.program.process.pid))
        self.window = int(screen.find("--pid", self.program.process.pid)[0])
        # Only a window that is complete stays where it is put.
        time.sleep(2)
        self.put()
        self.client.focus(self.window)

    def put(self):
        x11.xlib.XMoveWindow(self.client.display, x11.number(self.window), 0, 0)
        self.client.sync()

    def answers(self):
        # The time of what is waited for, a second for each, on a machine that has other work.
        return self.client.answers(self.window, 60)

    def close(self, printed=None):
        self.program.process.send_signal(signal.SIGTERM)
        wait_for(lambda: self.program.process.poll() is not None)
        found = self.program.read(self.program.printed)
        check("the program ends well", self.program.process.poll() == 0, self.program.process.poll())
        said = self.program.read(self.program.errors)
        check("says nothing", not said, said[-500:])
        if printed is not None:
            check(f"prints {printed.strip()}", found.endswith(printed), found[-200:])
        kill(self.program.process)
        self.client.close()


def chosen(acts):
    return [act for act in acts if not sys.argv[4:] or any(word in act.__name__ for word in sys.argv[4:])]


def attack_poll(screen):
    poll = Attacked(screen, POLL, "--data", ":memory:", "--size", "390x844", "--scale", "1")
    for act in chosen(ATTACKS):
        other = x11.Client(screen.name)
        act(other, poll.window)
        other.sync()
        other.close()
        check(f"{act.__name__.replace('_', ' ')}: the poll answers", poll.answers())
        poll.put()
        poll.client.move(*CAT)
        poll.client.press()
        poll.client.sync()
    check("the poll answers at the end", poll.answers())
    poll.close(f"Cat={len(chosen(ATTACKS))},Goldfish=0,Dog=0\n")


def withhold_texts(screen):
    form = Attacked(screen, SAMPLES, "SignUpForm")
    for act in chosen(OWNERS):
        owner = Owner(screen, act)
        owner.start()
        form.client.type_with_control("v")
        begin = time.monotonic()
        holds = form.answers()
        # Of a text only the letters are left that came after it.
        form.client.type_with_control("a")
        form.client.type(form.client.code(ord("x")))
        form.client.flush()
        holds = holds and form.answers()
        owner.end()
        check(f"the owner {act.__name__.replace('_', ' ')}: the form answers after {time.monotonic() - begin:.1f} s", holds)
    # The text is copied, and asked for by windows that are gone.
    form.client.type_with_control("a")
    form.client.type_with_control("c")
    form.answers()
    for _ in range(20):
        other = x11.Client(screen.name)
        for target in ("UTF8_STRING", "TARGETS", "MULTIPLE", "SAVE_TARGETS"):
            x11.xlib.XConvertSelection(
                other.display, *map(x11.number, (
                    other.atom("CLIPBOARD"), other.atom(target), other.atom("PLACE"), other.own, 0)))
        other.destroy(other.own)
        other.close()
    check("windows that are gone ask for a text: the form answers", form.answers())
    form.close()


signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
print(f"seed {SEED}")
try:
    SCREEN = Screen()
    if chosen(ATTACKS):
        attack_poll(SCREEN)
    if chosen(OWNERS):
        withhold_texts(SCREEN)
finally:
    end_all()
print(f"{sum(RESULTS)} passed, {RESULTS.count(False)} failed")
sys.exit(not all(RESULTS))

"""What the parts of accessibility-test and programs-test share: the desktop, the programs, their objects and events."""

import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PROGRAM = sys.argv[1]

passed = failed = 0


def check(name, is_true, detail=""):
    """Counts a check and prints a line for it."""
    global passed, failed
    if is_true:
        passed += 1
        print(f"ok   {name}", flush=True)
    else:
        failed += 1
        print(f"FAIL {name}" + (f": {detail}" if detail else ""), flush=True)


# --- The desktop ---------------------------------------------------------------------------------

session = Gio.bus_get_sync(Gio.BusType.SESSION)


def set_status(name, value):
    """Sets whether assistive technologies are in use, as the settings of a desktop do."""
    session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", value))), None, 0, 5000,
        None)


def pump():
    """Handles the events that have arrived."""
    while GLib.MainContext.default().iteration(False):
        pass


def wait(condition, seconds=20):
    """Waits until a function returns something true; returns it, or the last result."""
    end = time.monotonic() + seconds
    while True:
        pump()
        try:
            result = condition()
        except GLib.Error:
            # An object that went away between two calls.
            result = None
        if result or time.monotonic() > end:
            return result
        time.sleep(0.02)


def ask_bus(member, *names):
    """Returns what the session's bus answers to a question."""
    arguments = GLib.Variant("(" + "s" * len(names) + ")", names)
    return session.call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", member, arguments,
        None, 0, 5000, None).unpack()[0]


def await_service():
    """Waits until the bus of assistive technologies can be asked for.

    Whoever asks before makes the session's bus start a second service beside the one that comes up. Either may
    then be the one that the program finds, while this script is on the bus of the other.
    """
    if not wait(lambda: ask_bus("NameHasOwner", "org.a11y.Bus")):
        sys.exit("The service of assistive technologies does not start.")


await_service()


# --- The program ---------------------------------------------------------------------------------

processes = []


def new_home():
    """Makes a folder for the person who uses a program."""
    return tempfile.mkdtemp(dir=os.environ["HOME"])


def start(*options, command=("--data", ":memory:"), home=None):
    """Opens the poll with votes of its own, or another window."""
    home = home or new_home()
    # Foundation looks for the home of the account unless it is told another one.
    own = {"HOME": home, "CFFIXED_USER_HOME": home,
           "XDG_DATA_HOME": f"{home}/data", "XDG_STATE_HOME": f"{home}/state"}
    process = subprocess.Popen(
        [PROGRAM, *command, *options], stdout=subprocess.DEVNULL, env={**os.environ, **own})
    processes.append(process)
    return process


def applications():
    desktop = Atspi.get_desktop(0)
    found = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    return [application for application in found if application is not None]


def application(process):
    """The application of a process, once it has content."""
    def find():
        for candidate in applications():
            if candidate.get_process_id() == process.pid and objects(candidate)[2:]:
                return candidate
        return None
    return wait(find)


def objects(root):
    """The object and everything inside it, parents before children."""
    found = [root]
    for index in range(root.get_child_count()):
        child = root.get_child_at_index(index)
        if child is not None:
            found += objects(child)
    return found


def of_role(root, *roles):
    return [each for each in objects(root) if each.get_role() in roles]


def has_state(each, state):
    return each.get_state_set().contains(state)


def box(each, origin=Atspi.CoordType.SCREEN):
    """The place and the size of an object."""
    return Atspi.Component.get_extents(each, origin)


def edges(rect):
    """The left, upper, right and lower edge."""
    return (rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)


def contains(outer, inner):
    """Whether one rectangle is inside of another one, by their edges."""
    return all(outer[i] <= inner[i] and inner[i + 2] <= outer[i + 2] for i in (0, 1))


def middle(rect):
    return (rect.x + rect.width // 2, rect.y + rect.height // 2)


def xdotool(*arguments):
    """Runs xdotool; returns what it prints."""
    return subprocess.run(
        ["xdotool", *map(str, arguments)], check=True, stdout=subprocess.PIPE, text=True, timeout=20).stdout


def window_id(process):
    return xdotool("search", "--sync", "--onlyvisible", "--pid", process.pid).split()[-1]


def run(test):
    """Runs a test and ends its programs, prints how many checks have passed, and exits with whether all have."""
    Atspi.init()
    Atspi.set_timeout(5000, 5000)
    try:
        test()
    finally:
        for process in processes:
            if process.poll() is None:
                process.kill()
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


# --- Events --------------------------------------------------------------------------------------

events = []


def record(event):
    try:
        name = event.source.get_name() if event.source else ""
    except GLib.Error:
        # The program has gone.
        name = ""
    events.append((event.type, name, event.detail1, event.any_data))


listener = Atspi.EventListener.new(record)
for kind in ["object:state-changed", "object:property-change", "object:children-changed",
             "object:announcement", "object:text-changed", "object:text-caret-moved",
             "object:text-selection-changed", "window:activate"]:
    listener.register(kind)


def seen(kind, name=None, detail=None):
    return [event for event in events if event[0].startswith(kind)
            and name in (None, event[1]) and detail in (None, event[2])]

"""The part of sandbox-test that simulates a desktop with portals, and uses the program in the sandbox."""

import subprocess
import sys
import time

from gi.repository import Gio, GLib

COMMAND = sys.argv[1:]
NAME, PATH = "org.example.Parcel", "/org/example/Parcel"
PORTAL, PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"

session = Gio.bus_get_sync(Gio.BusType.SESSION)
passed = failed = 0
processes = []


def check(name, is_true, detail=""):
    """Counts a check and prints a line for it."""
    global passed, failed
    if is_true:
        passed += 1
        print(f"ok   {name}", flush=True)
    else:
        failed += 1
        print(f"FAIL {name}" + (f": {detail}" if detail else ""), flush=True)


def wait(condition, seconds=30):
    """Waits until a function returns something true; returns it, or the last result."""
    end = time.monotonic() + seconds
    while True:
        while GLib.MainContext.default().iteration(False):
            pass
        result = condition()
        if result or time.monotonic() > end:
            return result
        time.sleep(0.02)


# --- The portals ---------------------------------------------------------------------------------

class Portal:
    """The portals that the program uses, with what they were asked for."""

    XML = """<node>
      <interface name="org.freedesktop.portal.Settings">
        <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="v" direction="out"/></method>
        <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
      </interface>
      <interface name="org.freedesktop.portal.FileChooser">
        <method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
      </interface>
      <interface name="org.freedesktop.portal.OpenURI">
        <method name="OpenURI"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
      </interface>
      <interface name="org.freedesktop.portal.Notification">
        <method name="AddNotification"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/></method>
        <property name="version" type="u" access="read"/>
      </interface></node>"""

    def __init__(self):
        # The arguments of the calls, by their members.
        self.calls = {}
        # The colour scheme: 0 for none, 1 for dark.
        self.scheme = 0
        for interface in Gio.DBusNodeInfo.new_for_xml(self.XML).interfaces:
            session.register_object(
                PORTAL_PATH, interface, self.call, lambda *names: GLib.Variant("u", 1), None)
        Gio.bus_own_name_on_connection(session, PORTAL, Gio.BusNameOwnerFlags.NONE, None, None)

    def call(self, connection, sender, path, interface, method, arguments, invocation):
        self.calls.setdefault(method, []).append(arguments.unpack())
        if method == "Read":
            if arguments.unpack()[1] == "color-scheme":
                invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", self.scheme)),)))
            else:
                invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")
        elif method == "AddNotification":
            invocation.return_value(None)
        else:
            request = f"{PORTAL_PATH}/request/{sender[1:].replace('.', '_')}/t{len(self.calls)}"
            invocation.return_value(GLib.Variant("(o)", (request,)))
            files = {"uris": GLib.Variant("as", ["file:///run/documents/1/letter.txt"])}
            results = files if method == "OpenFile" else {}
            session.emit_signal(
                sender, request, "org.freedesktop.portal.Request", "Response",
                GLib.Variant("(ua{sv})", (0, results)))

    def change(self, scheme):
        """Changes the colour scheme. A program that reads it later gets the new one."""
        self.scheme = scheme
        session.emit_signal(
            None, PORTAL_PATH, "org.freedesktop.portal.Settings", "SettingChanged",
            GLib.Variant("(ssv)", ("org.freedesktop.appearance", "color-scheme", GLib.Variant("u", scheme))))


# --- The program ---------------------------------------------------------------------------------

def xdotool(*arguments):
    """Runs xdotool; returns what it prints."""
    return subprocess.run(
        ["xdotool", *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        timeout=20).stdout


def windows():
    """The numbers of the program's windows, by their titles."""
    numbers = xdotool("search", "--onlyvisible", "--name", "light|dark").split()
    return {xdotool("getwindowname", number).strip(): number for number in numbers}


def start(*arguments):
    """Starts the program in its sandbox."""
    process = subprocess.Popen([*COMMAND, *arguments])
    processes.append(process)
    return process


def ends(process, status=0):
    """Whether a process ends by itself, with a status."""
    wait(lambda: process.poll() is not None)
    return process.poll() == status


def has_window(*words):
    """Whether there comes to be one window of which the title has some words."""
    return wait(lambda: any(all(word in title for word in words) for title in windows()) and len(windows()) == 1)


def keys(*names):
    xdotool("key", "--delay", 40, *names)


def ask(member, signature, *values):
    """Sends a request as the desktop does."""
    session.call_sync(
        NAME, PATH, "org.freedesktop.Application", member, GLib.Variant(signature, values), None, 0, 10000, None)


def has_owner():
    return session.call_sync(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
        GLib.Variant("(s)", (NAME,)), None, 0, 5000, None).unpack()[0]


def test_portals(portal):
    """What the program gets through the portals."""
    check("the program opens its window", has_window("no letter", "light"), windows())
    for number in windows().values():
        xdotool("windowfocus", "--sync", number)
    check("it reads the settings", wait(lambda: portal.calls.get("Read")), portal.calls)
    portal.change(1)
    check("it follows the colour scheme", has_window("dark"), windows())
    portal.change(0)
    check("it follows the colour scheme back", has_window("light"), windows())
    keys("ctrl+o")
    check("it reads the file that a person chooses", has_window("Dear reader"), windows())
    keys("ctrl+l")
    check("it has the desktop open a page", has_window(", page,"), windows())
    check("the page is the one of the link",
          [call[1] for call in portal.calls.get("OpenURI", [])] == ["https://example.org/parcel?number=7"],
          portal.calls)
    keys("ctrl+t")
    check("it shows a notification", wait(lambda: portal.calls.get("AddNotification")), portal.calls)
    titles = [values["title"] for _, values in portal.calls.get("AddNotification", [])]
    check("the notification has its title", titles == ["The parcel is there"], titles)


def test_starts(first):
    """Further starts of the program."""
    check("a second start ends at once", ends(start("parcel:8")))
    check("the first process has its address", has_window("parcel:8"), windows())
    check("a start without an address ends, too", ends(start()))
    ask("Open", "(asa{sv})", ["parcel:9"], {})
    check("the desktop's address arrives", has_window("parcel:9"), windows())
    ask("Activate", "(a{sv})", {"desktop-startup-id": GLib.Variant("s", "test_TIME1234")})
    check("the window has the startup id of the desktop", wait(lambda: startup_id() == "test_TIME1234"), startup_id())
    keys("ctrl+q")
    check("the first process ends", ends(first))


def startup_id():
    for number in windows().values():
        line = subprocess.run(
            ["xprop", "-id", number, "_NET_STARTUP_ID"], stdout=subprocess.PIPE, text=True, timeout=20).stdout
        return line.partition('"')[2].rpartition('"')[0]


def test_activation():
    """A start by the bus, which sends the request when the program has its name."""
    process = start("--gapplication-service")
    check("a process for requests has its name", wait(has_owner))
    check("it opens no window before one arrives", not windows(), windows())
    ask("Open", "(asa{sv})", ["parcel:10"], {})
    check("it opens with the address of the request", has_window("parcel:10"), windows())
    for number in windows().values():
        xdotool("windowfocus", "--sync", number)
    keys("ctrl+q")
    check("it ends", ends(process))


try:
    portal = Portal()
    first = start()
    test_portals(portal)
    test_starts(first)
    test_activation()
finally:
    for process in processes:
        if process.poll() is None:
            process.kill()
print(f"{passed} passed, {failed} failed")
sys.exit(failed > 0)

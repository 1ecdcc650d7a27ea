"""The part of port-test that uses the ported programs.

Prints a line for each check, and at the end "N passed, N failed".
"""

import http.server
import json
import os
import subprocess
import sys
import threading

import sample_program
from accessibility_client import Gio, GLib, box, check, edges, middle, new_home, run, session, set_status, wait, xdotool
from sample_program import Program, Role

sample_program.PICTURES = os.environ["PORT_TEST_PICTURES"]


class Ported(Program):
    """A ported program, which has a title."""

    def __init__(self, name, title, home=None):
        super().__init__(name, home)
        check(f"{name} has the title {title}", wait(lambda: self.title() == title, 10), self.title())

    def title(self):
        return xdotool("getwindowname", self.window).strip()

    def named(self, start):
        """The first name that is shown and begins with some words."""
        return next((name for name in self.shown() if name.startswith(start)), start)

    def pixels_of(self, name):
        """What is painted where an object is."""
        x, y, right, bottom = edges(box(self.find(name, ())))
        return subprocess.run(
            ["import", "-silent", "-window", "root", "-crop", f"{right - x}x{bottom - y}+{x}+{y}", "rgb:-"],
            check=True, capture_output=True, timeout=20).stdout

    def presses(self, name, before, after, roles=()):
        """Clicks a control, and checks that one text takes the place of another, also on the screen."""
        self.shows(before)
        place = middle(box(self.find(before, ())))
        drawn = self.pixels(*place)
        self.picture("before")
        self.click(name, roles)
        self.shows(after)
        self.hides(before)
        # A pointer over a control changes how it looks; the text is elsewhere.
        self.holds("other pixels where the text was", lambda: self.pixels(*place) != drawn)
        self.picture("after")


# --- The programs --------------------------------------------------------------------------------

def balcony():
    program = Ported("Balcony", "Balcony")
    program.shows("Basil", "Lavender", "Mint", "Rosemary")
    program.presses("Water All", "2 plants are thirsty", "0 plants are thirsty")
    for day in range(2, 4):
        program.click("Next Day")
        program.shows(f"Day {day}")
    program.shows("2 plants are thirsty")
    program.click("Water Basil")
    program.shows("1 plant is thirsty")
    program.click("Add Plant")
    program.shows("New Plant")
    program.picture("sheet")
    program.close()
    with language("de"):
        program = Ported("Balcony", "Balkon")
        program.presses("Alle gießen", "2 Pflanzen haben Durst", "0 Pflanzen haben Durst")
        program.close()


def pocketbook():
    home = new_home()
    program = Ported("Pocketbook", "Pocketbook", home)
    program.presses("Coffee, 2.50 €", "0.00 €", "2.50 €")
    program.shows("Coffee", "Food")
    program.click("Title", (Role.ENTRY,))
    program.types("Train")
    program.click("Amount", (Role.ENTRY,))
    program.types("12.25")
    program.click("Travel")
    program.click("Add")
    program.shows("14.75 €", "Train")
    program.picture("entries")
    program.close()
    # The scene delegate has saved them.
    with language("de"):
        program = Ported("Pocketbook", "Haushaltsbuch", home)
        program.shows("14.75 €", "Train", "Reisen")
        program.close()


def breathe():
    program = Ported("Breathe", "Breathe")
    program.presses("Start", "Ready when you are", "Breathe in")
    program.shows("Stop")
    program.click("Pattern")
    # The two texts of a row are its name.
    program.shows("Calm A long way out, for the evening", "Awake Quick and even, for the morning")
    program.picture("sheet")
    program.click("Awake Quick and even, for the morning")
    program.shows("Ready when you are")
    program.close()


def kettle():
    home = new_home()
    program = Ported("Kettle", "Kettle", home)
    program.picture("start")
    program.click(program.named("Dip"))
    program.shows("0:03")
    program.presses("Start", "0 cups so far", "1 cup so far")
    program.close()
    # The path of a key is the name under which the number is stored.
    program = Ported("Kettle", "Kettle", home)
    program.shows("1 cup so far")
    program.close()


def swatches():
    program = Ported("Swatches", "Swatches")
    program.presses("Copy Hex", "Nothing copied yet", "Copied #B84A38")
    program.holds("the clipboard has the value", lambda: program.copied() == "#B84A38", program.copied)
    program.click("Lake")
    program.shows("#4585A8")
    program.click("Colour", (Role.MENU_ITEM,))
    program.shows("Next", "Copy Hex", roles=(Role.MENU_ITEM,))
    program.picture("menu")
    program.click("Next", (Role.MENU_ITEM,))
    program.shows("#544D8A")
    program.close()


def checklists():
    program = Ported("Checklists", "Untitled")
    program.presses("Mark All", "1 of 3 done", "3 of 3 done")
    program.click("Checklist", (Role.MENU_ITEM,))
    program.shows("Remove Done Items", roles=(Role.MENU_ITEM,))
    program.picture("menu")
    program.click("Remove Done Items", (Role.MENU_ITEM,))
    program.shows("0 of 0 done")
    program.click("New item", (Role.ENTRY,))
    program.types("Tent")
    program.keys("Return")
    program.shows("0 of 1 done", "Tent")
    program.process.kill()


def sips():
    desktop = Notifications()
    program = Ported("Sips", "Sips")
    program.presses("Drink", "0", "1")
    program.click("Reminders", (Role.PAGE_TAB,))
    program.shows("Not asked yet")
    program.click("Allow Reminders")
    program.shows("Allowed")
    program.click("Remind Me in a Moment")
    program.shows("1 reminder")
    program.holds("the desktop shows the reminder", lambda: desktop.shown)
    title = next(iter(desktop.shown.values()), {}).get("title")
    check("Sips: the reminder has its title", title == "Time for a glass of water", title)
    program.picture("reminders")
    for name in desktop.shown:
        desktop.press(name, "I drank a glass")
    program.click("Today", (Role.PAGE_TAB,))
    program.shows("2")
    program.click("About", (Role.PAGE_TAB,))
    program.shows("2.1")
    program.picture("about")
    program.close()
    desktop.leave()


def chimes():
    # This driver of SDL writes what would be heard into a file.
    sound = f"{os.environ['HOME']}/heard.raw"
    os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=sound)
    program = Ported("Chimes", "Wind Chimes")
    program.presses("Low", "3 tubes are tuned", "Low was struck, 1 in all")
    program.holds("a tone is heard", lambda: any(read(sound)))
    program.click("High")
    program.click("Middle")
    program.shows("A medal for 3")
    program.picture("medal")
    program.close()
    del os.environ["SDL_AUDIODRIVER"]


def tides():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), TideServer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        os.environ["TIDES_SERVER"] = f"http://127.0.0.1:{server.server_port}"
        try:
            program = Ported("Tides", "Tides")
            program.presses("Load Tides", "No tides yet", "Brest")
            program.shows("04:30", "10:45")
            program.click("Whitby")
            program.click("Load Tides")
            program.shows("No tides today", "The server has answered with 404.")
            program.click("Show an Example")
            program.shows("Example Bay")
            program.picture("example")
            program.close()
        finally:
            server.shutdown()


def streaks():
    program = Ported("Streaks", "Streaks")
    program.presses("Done: Stretch", "0 of 3 done today", "1 of 3 done today")
    program.shows("1 day of Stretch", "4 days of Read")
    program.click("New Habit")
    program.shows("Name", roles=(Role.ENTRY,))
    program.picture("sheet")
    program.close()


def meteors():
    program = Ported("Meteors", "Meteors")
    program.presses("Play", "Ready?", "Pause")
    sky = program.pixels_of("Sky")
    program.holds("meteors fall", lambda: program.pixels_of("Sky") != sky)
    x, y = program.center("Sky")
    program.drag((x, y), (x + 150, y))
    program.picture("drag")
    program.click("Pause")
    program.shows("Play")
    program.close()


# --- Their surroundings --------------------------------------------------------------------------

class language:
    """Programs that start meanwhile speak another language."""

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        # The list of languages counts only where the locale is not the neutral one.
        self.locale = os.environ["LC_ALL"]
        os.environ.update(LANGUAGE=self.name, LC_ALL=f"{self.name}_{self.name.upper()}.UTF-8")

    def __exit__(self, *error):
        del os.environ["LANGUAGE"]
        os.environ["LC_ALL"] = self.locale


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


class TideServer(http.server.BaseHTTPRequestHandler):
    """Knows the tides of one harbour."""

    def do_GET(self):
        is_known = self.path == "/brest.json"
        tides = [
            {"kind": kind, "hour": hour, "height": height} for kind, hour, height in
            [("low", 4.5, 1.0), ("high", 10.75, 6.5), ("low", 17, 1.3), ("high", 23.25, 6.2)]]
        body = json.dumps({"harbour": "Brest", "tides": tides}).encode()
        self.send_response(200 if is_known else 404)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body) if is_known else 0))
        self.end_headers()
        if is_known:
            self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class Notifications:
    """The part of a desktop's portal that shows notifications."""

    NAME, PATH, INTERFACE = (
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Notification")
    XML = f"""<node><interface name="{INTERFACE}">
        <method name="AddNotification"><arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/></method>
        <method name="RemoveNotification"><arg type="s" direction="in"/></method>
        <signal name="ActionInvoked"><arg type="s"/><arg type="s"/><arg type="av"/></signal>
        <property name="version" type="u" access="read"/>
      </interface></node>"""

    def __init__(self):
        # The values of each notification, by its name.
        self.shown = {}
        interface = Gio.DBusNodeInfo.new_for_xml(self.XML).interfaces[0]
        self.object = session.register_object(
            self.PATH, interface, self.call, lambda *names: GLib.Variant("u", 1), None)
        self.name = Gio.bus_own_name_on_connection(session, self.NAME, Gio.BusNameOwnerFlags.NONE, None, None)

    def call(self, connection, sender, path, interface, method, arguments, invocation):
        if method == "AddNotification":
            name, values = arguments.unpack()
            self.shown[name] = values
        else:
            self.shown.pop(arguments.unpack()[0], None)
        invocation.return_value(None)

    def press(self, name, label):
        """Presses a button of a notification."""
        action = next(button["action"] for button in self.shown[name]["buttons"] if button["label"] == label)
        session.emit_signal(
            None, self.PATH, self.INTERFACE, "ActionInvoked", GLib.Variant("(ssav)", (name, action, [])))

    def leave(self):
        Gio.bus_unown_name(self.name)
        session.unregister_object(self.object)


def test():
    set_status("IsEnabled", True)
    for use in (balcony, pocketbook, kettle, breathe, swatches, checklists, sips, chimes, tides, streaks, meteors):
        if use.__name__.capitalize() in sys.argv[2:]:
            use()


run(test)

"""The part of new-test that uses the programs of the templates.

Prints a line for each check, and at the end "N passed, N failed".
"""

import os
import subprocess
import sys

import sample_program
from accessibility_client import Gio, GLib, check, run, session, set_status, wait, xdotool
from sample_program import Program, Role

sample_program.PICTURES = os.environ["NEW_TEST_PICTURES"]


class New(Program):
    """A program of a template, in the colours of the desktop."""

    def __init__(self, name, title=None):
        super().__init__(name)
        title = title or name
        check(f"{name} has the title {title}", wait(lambda: self.title() == title, 10), self.title())

    def title(self):
        return xdotool("getwindowname", self.window).strip()

    def painted(self):
        """Everything that is painted in the window."""
        return subprocess.run(
            ["import", "-silent", "-window", self.window, "rgb:-"], check=True, capture_output=True, timeout=20).stdout

    def brightness(self):
        """The mean of all components of all pixels, from 0 to 1."""
        return float(subprocess.run(
            ["sh", "-c", f"import -silent -window {self.window} png:- | convert - -format '%[fx:mean]' info:"],
            check=True, capture_output=True, text=True, timeout=20).stdout)

    def pictures(self):
        """Takes a picture in light and one in dark, which is darker."""
        xdotool("mousemove", 1590, 1190)
        self.picture("light")
        light = self.brightness()
        desktop.set_dark(True)
        self.holds("the window becomes dark with the desktop", lambda: self.brightness() < light * 0.9)
        self.picture("dark")
        desktop.set_dark(False)
        self.holds("the window becomes light again", lambda: abs(self.brightness() - light) < 0.02)


class Desktop:
    """The part of a desktop's portal that says whether windows are dark."""

    NAME, PATH, INTERFACE = (
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
    XML = f"""<node><interface name="{INTERFACE}">
        <method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="v" direction="out"/></method>
        <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
      </interface></node>"""
    KEY = ("org.freedesktop.appearance", "color-scheme")

    def __init__(self):
        self.scheme = 2
        interface = Gio.DBusNodeInfo.new_for_xml(self.XML).interfaces[0]
        session.register_object(self.PATH, interface, self.call, None, None)
        Gio.bus_own_name_on_connection(session, self.NAME, Gio.BusNameOwnerFlags.NONE, None, None)

    def call(self, connection, sender, path, interface, method, arguments, invocation):
        if arguments.unpack() == self.KEY:
            inner = GLib.Variant("v", GLib.Variant("u", self.scheme))
            invocation.return_value(GLib.Variant.new_tuple(GLib.Variant.new_variant(inner)))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "There is no such setting.")

    def set_dark(self, is_dark):
        self.scheme = 1 if is_dark else 2
        session.emit_signal(
            None, self.PATH, self.INTERFACE, "SettingChanged",
            GLib.Variant("(ssv)", (*self.KEY, GLib.Variant("u", self.scheme))))


# --- The programs --------------------------------------------------------------------------------

def errands():
    program = New("Errands")
    program.shows("2 errands left", "Water the plants")
    program.pictures()
    program.click("Mark Buy stamps as done")
    program.shows("1 errand left")
    program.click("New errand", (Role.ENTRY,))
    program.types("Feed the cat")
    program.keys("Return")
    program.shows("2 errands left", "Feed the cat")
    program.keys("ctrl+n")
    program.shows("Save", "Cancel")
    program.picture("editor")
    program.keys("Escape")
    program.hides("Save")
    program.click("Water the plants")
    program.keys("ctrl+e")
    program.click("Title", (Role.ENTRY,))
    program.keys("ctrl+a")
    program.types("Water the fern")
    program.click("Save")
    program.shows("Water the fern")
    program.hides("Water the plants")
    program.close()


def notebook():
    program = New("Notebook", "Untitled")
    program.shows("0 words")
    program.types("Dear Ada")
    program.shows("2 words", "8 characters", "1 min to read")
    program.pictures()
    program.keys("ctrl+shift+k")
    program.hides("2 words")
    program.click("Text", (Role.MENU_ITEM, Role.MENU))
    program.picture("menu")
    program.process.kill()


def kettle():
    program = New("Kettle")
    program.shows("Ready")
    program.pictures()
    program.click("5")
    program.click("Start")
    program.shows("Pause", "Focus")
    program.picture("running")
    program.keys("Return")
    program.shows("Paused", "Start")
    program.keys("ctrl+r")
    program.shows("Ready")
    program.close()


def comet():
    program = New("Comet")
    program.shows("Falling stars", "Play", "3 lives")
    program.pictures()
    program.click("Play")
    program.hides("Falling stars")
    sky = program.painted()
    program.keys("Left", "Left", "Left")
    program.holds("time passes", lambda: program.painted() != sky)
    # Before the game is over.
    program.keys("space")
    program.shows("Paused", "Continue")
    program.picture("paused")
    program.close()


def chips():
    program = New("Chips", "Chips Example")
    program.shows("Basil", "Tarragon", "Add")
    program.pictures()
    program.click("Remove Basil")
    program.hides("Basil")
    program.click("New tag", (Role.ENTRY,))
    program.types("Borage")
    program.keys("Return")
    program.shows("Borage")
    program.click("Trailing")
    program.picture("trailing")
    program.close()


def test():
    set_status("IsEnabled", True)
    for use in (errands, notebook, kettle, comet, chips):
        if use.__name__.capitalize() in sys.argv[2:]:
            use()


desktop = Desktop()
run(test)

"""The part of programs-test that uses the programs.

Prints a line for each check, and at the end "N passed, N failed".
"""

import os
import subprocess
import sys

from accessibility_client import (
    Atspi, application, check, has_state, objects, processes, set_status, start, summary, wait,
    window_id)

PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".build", "programs-test")


class Program:
    """A sample program in its window."""

    def __init__(self, name):
        self.name = name
        self.process = start(command=(name,))
        self.window = window_id(self.process)
        self.root = application(self.process)
        self.key("windowfocus", self.window)
        check(f"{name} opens", self.root is not None)

    def names(self):
        return [each.get_name() for each in objects(self.root)
                if has_state(each, Atspi.StateType.SHOWING)]

    def shows(self, *names):
        """Whether all names are shown soon."""
        missing = wait(lambda: set(names) <= set(self.names()), 10)
        check(f"{self.name} shows {', '.join(names)}", missing, self.names())

    def hides(self, *names):
        """Whether none of the names is shown any more."""
        gone = wait(lambda: not set(names) & set(self.names()), 10)
        check(f"{self.name} shows no more {', '.join(names)}", gone, self.names())

    def center(self, name):
        """The centre of the first object with a name, once it rests."""
        def place():
            for each in objects(self.root):
                if each.get_name() == name and has_state(each, Atspi.StateType.SHOWING):
                    box = Atspi.Component.get_extents(each, Atspi.CoordType.SCREEN)
                    return (box.x + box.width // 2, box.y + box.height // 2)
            return None
        last = [None]

        def rests():
            now = place()
            if now is not None and now == last[0]:
                return now
            last[0] = now
            return None
        return wait(rests, 10)

    def click(self, name, button=1):
        """Clicks on an object with the mouse."""
        center = self.center(name)
        if center is None:
            check(f"{self.name} has {name}", False, self.names())
            return
        subprocess.run(
            ["xdotool", "mousemove", *map(str, center), "click", str(button)], check=True)

    def key(self, *arguments):
        subprocess.run(["xdotool", *arguments], check=True)

    def resize(self, width, height):
        self.key("windowsize", "--sync", self.window, str(width), str(height))

    def picture(self, name):
        subprocess.run(
            ["import", "-window", self.window, f"{PICTURES}/{self.name}-{name}.png"], check=True)

    def close(self):
        self.process.terminate()
        check(f"{self.name} ends", self.process.wait(10) == 0)


def notes():
    program = Program("NoteKeeper")
    program.click("Ideas")
    program.hides("No note is selected")
    program.picture("note")
    program.click("More")
    program.click("Information")
    program.shows("Words")
    program.picture("information")
    program.key("key", "Escape")
    program.hides("Words")
    program.resize(380, 400)
    program.shows("Back")
    program.click("Back")
    program.shows("Find")
    program.click("Find")
    program.key("type", "--delay", "50", "hol")
    program.hides("Groceries")
    program.shows("Holiday")
    program.picture("narrow")
    program.close()


def settings():
    program = Program("Preferences")
    before = program.names()
    program.picture("first")
    program.key("key", "Tab", "space")
    program.resize(420, 600)
    check("Preferences keeps its rows", set(before) & set(program.names()))
    program.picture("tall")
    program.close()


def photos():
    program = Program("PhotoGrid")
    program.click("Picture 5")
    program.shows("Favourite")
    program.picture("sheet")
    program.click("Favourite")
    program.key("key", "Escape")
    program.hides("Favourite")
    program.click("Favourites")
    program.hides("Picture 1")
    program.shows("Picture 5")
    program.picture("favourites")
    program.close()


def outline():
    program = Program("OutlineEditor")
    program.click("Ideas")
    program.shows("“Ideas” is selected")
    program.click("Add")
    program.shows("Topic 8")
    program.click("Topic 8", button=3)
    program.shows("Rename…")
    program.picture("menu")
    program.click("Rename…")
    program.shows("Title")
    program.key("key", "ctrl+a")
    program.key("type", "--delay", "50", "Kitchen")
    program.key("key", "Return")
    program.shows("Kitchen")
    program.click("Edit")
    program.click("Sort")
    program.hides("Sort")
    program.click("Edit")
    program.click("Delete")
    program.hides("Kitchen")
    program.picture("sorted")
    program.close()


def stations():
    program = Program("StationTable")
    program.click("Altitude")
    program.click("Altitude")
    tops = [program.center(name)[1] for name in ("Jungfraujoch", "Brocken", "De Bilt")]
    check("StationTable sorts by a column", tops == sorted(tops), tops)
    program.click("Zugspitze")
    program.shows("average of 1: -7.2")
    program.picture("sorted")
    program.close()


def main():
    Atspi.init()
    Atspi.set_timeout(5000, 5000)
    set_status("IsEnabled", True)
    for use in (notes, settings, photos, outline, stations):
        use()


try:
    main()
finally:
    for process in processes:
        if process.poll() is None:
            process.kill()
sys.exit(0 if summary() else 1)

"""The part of programs-test that opens a sample program and uses it as a person does."""

import os
import subprocess

from accessibility_client import (
    Atspi, application, box, check, edges, has_state, middle, objects, of_role, start, wait, window_id, xdotool)

PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".build", "programs-test")
Role = Atspi.Role
SELECTED = Atspi.StateType.SELECTED
CHECKED = Atspi.StateType.CHECKED


class Program:
    """A sample program in its window."""

    def __init__(self, name, home=None, *arguments):
        """Opens a program.

        home is the folder of its person; without one, it is a new one.
        """
        self.name = name
        self.process = start(*arguments, command=(name,), home=home)
        self.window = window_id(self.process)
        self.root = application(self.process)
        check(f"{name} opens", self.root is not None)
        # There is no window manager that gives it the keyboard.
        xdotool("windowfocus", "--sync", self.window)

    def focus(self, title):
        """Gives the keyboard to another window of the program, whose title begins with some words."""
        xdotool("search", "--onlyvisible", "--name", f"^{title}", "windowfocus", "--sync")

    # --- What it shows ---------------------------------------------------------------------------

    def shown(self, *roles):
        """The names of the objects that are shown, or of those with some roles."""
        found = of_role(self.root, *roles) if roles else objects(self.root)
        return [each.get_name() for each in found if has_state(each, Atspi.StateType.SHOWING)]

    def shows(self, *names, roles=()):
        """Checks that all names are shown soon, by objects with some roles if any are given."""
        is_shown = wait(lambda: set(names) <= set(self.shown(*roles)), 10)
        check(f"{self.name} shows {', '.join(names)}", is_shown, self.shown(*roles))

    def hides(self, *names, roles=()):
        """Checks that none of the names is shown any more."""
        is_gone = wait(lambda: not set(names) & set(self.shown(*roles)), 10)
        check(f"{self.name} shows no more {', '.join(names)}", is_gone, self.shown(*roles))

    def marks(self, state, *names, roles):
        """Checks that of the objects with some roles just those with the names come to have a state."""
        def marked():
            return [each.get_name() for each in of_role(self.root, *roles) if has_state(each, state)]
        check(f"{self.name} marks {', '.join(names) or 'nothing'}",
              wait(lambda: marked() == list(names), 10), marked())

    def focuses(self, name):
        """Checks that a field comes to have the keyboard focus."""
        def has_focus():
            field = self.find(name, (Role.ENTRY,))
            return field is not None and has_state(field, Atspi.StateType.FOCUSED)
        check(f"{self.name} gives the keyboard to {name}", wait(has_focus, 10))

    def find(self, name, roles):
        """The first object with a name that is shown, of those with some roles if any are given."""
        for each in of_role(self.root, *roles) if roles else objects(self.root):
            if each.get_name() == name and has_state(each, Atspi.StateType.SHOWING):
                return each
        return None

    def center(self, name, roles=()):
        """The centre of the first object with a name, once it rests; None if there is none."""
        last = None

        def rests():
            nonlocal last
            found, before = self.find(name, roles), last
            if found is None:
                return None
            last = middle(box(found))
            return last if last == before else None
        return wait(rests, 10)

    # --- What a person does ----------------------------------------------------------------------

    def click(self, name, roles=(), button=1):
        """Clicks on an object with the mouse."""
        center = self.center(name, roles)
        if center is None:
            check(f"{self.name} has {name}", False, self.shown())
            return
        xdotool("mousemove", *center, "click", button)

    def keys(self, *keys):
        xdotool("key", "--delay", 40, *keys)

    def types(self, text):
        xdotool("type", "--delay", 40, text)

    def resize(self, width, height):
        """Resizes the window, and waits until it is laid out anew."""
        xdotool("windowsize", "--sync", self.window, width, height)
        frame = of_role(self.root, Role.FRAME)[0]

        def is_laid_out():
            outer = box(frame, Atspi.CoordType.WINDOW)
            return (outer.width, outer.height) == (width, height)
        check(f"{self.name} has another size", wait(is_laid_out, 10))

    def hover(self, name, roles=()):
        """Moves the pointer to an object, in two steps, as a hand does."""
        x, y = self.center(name, roles) or (0, 0)
        xdotool("mousemove", x - 3, y, "mousemove", x, y)

    def drag(self, start, end, held=None):
        """Drags from one point of the screen to another in steps; calls a function before the button is released."""
        steps = [(start[0] + (end[0] - start[0]) * i // 6, start[1] + (end[1] - start[1]) * i // 6)
                 for i in range(1, 7)]
        xdotool("mousemove", *start, "mousedown", 1)
        for point in steps:
            xdotool("mousemove", *point, "sleep", 0.02)
        if held:
            held()
        xdotool("mouseup", 1)

    def act(self, name, role, action):
        """Performs an action of an object as assistive technologies do."""
        for each in of_role(self.root, role):
            names = [each.get_action_name(i) for i in range(each.get_n_actions())]
            if each.get_name() == name and action in names:
                each.do_action(names.index(action))
                return
        check(f"{self.name} has the action {action}", False)

    def holds(self, what, condition, detail=lambda: ""):
        """Checks that a condition comes to hold."""
        check(f"{self.name}: {what}", wait(condition, 10), detail())

    def pixels(self, x, y):
        """What is painted around a point of the screen."""
        return subprocess.run(
            ["import", "-silent", "-window", "root", "-crop", f"40x10+{x - 20}+{y - 5}", "rgb:-"],
            check=True, capture_output=True, timeout=20).stdout

    def right(self, name):
        """The place of the right edge of an object on the screen."""
        return edges(box(self.find(name, ())))[2]

    def ordered(self, *names):
        """Checks that objects come to be one below the other."""
        def tops():
            found = [self.find(name, ()) for name in names]
            return [box(each).y for each in found if each is not None]
        check(f"{self.name} orders {', '.join(names)}",
              wait(lambda: len(tops()) == len(names) and tops() == sorted(tops()), 10), tops())

    def busy(self):
        """The first progress indicator that is shown."""
        for each in of_role(self.root, Role.PROGRESS_BAR, Role.ANIMATION):
            if has_state(each, Atspi.StateType.SHOWING):
                return each
        return None

    def copied(self):
        """The text in the clipboard."""
        return subprocess.run(
            ["xclip", "-selection", "clipboard", "-o"], capture_output=True, text=True,
            timeout=20).stdout

    def picture(self, name):
        subprocess.run(
            ["import", "-silent", "-window", self.window, "+repage",
             f"{PICTURES}/{self.name}-{name}.png"], check=True)

    def close(self):
        self.process.terminate()
        check(f"{self.name} ends", self.process.wait(10) == 0)

"""The part of accessibility-test that reads the poll through the client library.

Prints a line for each check, and at the end "N passed, N failed".
"""

import json
import os
import signal
import subprocess
import time

from accessibility_client import (
    PROGRAM, Atspi, application, applications, ask_bus, box, check, contains, edges, events, has_state, middle,
    objects, of_role, run, seen, set_status, start, wait, window_id, xdotool)
from accessibility_fields import test_field

SIZE = (420, 860)
PETS = ["Cat", "Goldfish", "Dog"]


def button(root, pet):
    """The button that votes for a pet."""
    for each in of_role(root, Atspi.Role.PUSH_BUTTON):
        if pet in each.get_name():
            return each
    return None


def texts(root):
    """The names of the texts, in reading order."""
    return [each.get_name() for each in of_role(root, Atspi.Role.LABEL, Atspi.Role.HEADING)]


def tree(votes):
    """The elements that the program itself lists for a scene."""
    scene = ["--size", f"{SIZE[0]}x{SIZE[1]}", "--votes",
             ",".join(f"{pet}={votes[pet]}" for pet in PETS)]
    output = subprocess.run(
        [PROGRAM, "tree", *scene], check=True, capture_output=True, text=True).stdout
    elements = []

    def add(node):
        elements.append(node)
        for child in node["children"]:
            add(child)

    add(json.loads(output)["root"])
    return elements


def listed_texts(votes):
    """The texts that the program lists for a scene, without the labels of controls."""
    found = set()

    def add(node):
        if node["type"] in ("Button", "Toggle", "Link", "Slider", "Stepper", "Gauge"):
            return
        if node["type"] == "Text" and node.get("label"):
            found.add(node["label"])
        for child in node["children"]:
            add(child)

    add(tree(votes)[0])
    return found


# --- The checks ----------------------------------------------------------------------------------

def shown_as_listed(each, elements):
    """Whether an object is where the program says that such an element is."""
    mine = edges(box(each, Atspi.CoordType.WINDOW))
    for node in elements:
        x, y, width, height = (node["frame"][key] for key in ("x", "y", "width", "height"))
        theirs = (x, y, x + width, y + height)
        if all(abs(one - other) <= 1 for one, other in zip(mine, theirs)):
            return True
    return False


def validate(root, elements):
    """Every object has a role, a name or a content, a state and a place."""
    frame = of_role(root, Atspi.Role.FRAME)[0]
    outer = edges(box(frame))
    nameless, stateless, outside, elsewhere, lost = [], [], [], [], []
    for each in objects(frame):
        place = f"{each.get_role_name()} {each.get_name()!r}"
        has_role = each.get_role() not in (Atspi.Role.INVALID, Atspi.Role.UNKNOWN)
        if not (has_role and has_state(each, Atspi.StateType.VISIBLE)):
            stateless.append(place)
        is_bar = each.get_role() in (Atspi.Role.PROGRESS_BAR, Atspi.Role.LEVEL_BAR)
        if not each.get_name() and each.get_child_count() == 0 and not is_bar:
            nameless.append(place)
        is_inside = contains(outer, edges(box(each)))
        if has_state(each, Atspi.StateType.SHOWING) and not is_inside:
            outside.append(place)
        # What moves comes to its place.
        if not wait(lambda: shown_as_listed(each, elements), 2):
            elsewhere.append(place)
        if each.get_parent().get_child_at_index(each.get_index_in_parent()) != each:
            lost.append(place)
    check("every object has a name or a content", not nameless, nameless)
    check("every object has a role and is visible", not stateless, stateless)
    check("every object is inside the window", not outside, outside)
    check("every object is where the program draws it", not elsewhere, elsewhere)
    check("every object is the child of its parent", not lost, lost)


def test_reading(root, votes):
    elements = tree(votes)
    validate(root, elements)
    check("finds the buttons", all(button(root, pet) for pet in PETS))
    check("reads the standings", listed_texts(votes) <= set(texts(root)),
          listed_texts(votes) - set(texts(root)))
    label = of_role(root, Atspi.Role.LABEL, Atspi.Role.HEADING)[0]
    name = label.get_name()
    whole = Atspi.Text.get_text(label, 0, -1)
    first = Atspi.Text.get_string_at_offset(label, 0, Atspi.TextGranularity.WORD).content
    check("reads a text by words", whole == name and name.startswith(first) and first != "",
          (whole, first))
    first_button = button(root, PETS[0])
    hit = Atspi.Component.get_accessible_at_point(
        of_role(root, Atspi.Role.FRAME)[0], *middle(box(first_button)), Atspi.CoordType.SCREEN)
    check("finds the button under a point", hit == first_button)


def test_pressing(root, votes):
    for pet, count in [("Cat", 3), ("Goldfish", 1), ("Dog", 2)]:
        for _ in range(count):
            if not Atspi.Action.do_action(button(root, pet), 0):
                check(f"presses {pet}", False)
            votes[pet] += 1
            expected = listed_texts(votes)
            wait(lambda: expected <= set(texts(root)))
        check(f"counts {count} presses of {pet}", listed_texts(votes) <= set(texts(root)),
              listed_texts(votes) - set(texts(root)))
    check("is told of changed texts", seen("object:property-change:accessible-name"))
    announced = [event[3] for event in seen("object:announcement")]
    check("is told of a new leader", "Cat takes the lead." in announced, announced)


def names_with(root, state):
    return [each.get_name() for each in objects(root) if has_state(each, state)]


def test_focus(root, window):
    focusable = names_with(root, Atspi.StateType.FOCUSABLE)
    names = []
    for _ in focusable:
        events.clear()
        xdotool("windowfocus", window, "key", "Tab")
        event = wait(lambda: seen("object:state-changed:focused", detail=1))
        names.append(event[-1][1] if event else None)
    check(f"follows the focus through {len(names)} controls",
          len(names) >= len(PETS) and sorted(map(str, names)) == sorted(focusable), names)
    focused = names_with(root, Atspi.StateType.FOCUSED)
    check("one object has the focus", focused == names[-1:], focused)
    first = next(each for each in objects(root) if each.get_name() == names[0]
                 and has_state(each, Atspi.StateType.FOCUSABLE))
    events.clear()
    check("gives a control the focus", Atspi.Component.grab_focus(first))
    check("is told of it", wait(lambda: seen("object:state-changed:focused", names[0], 1)))
    check("the other one has lost it",
          wait(lambda: seen("object:state-changed:focused", names[-1], 0)))


def test_stable_objects(root, window):
    before = {each.get_name(): each for each in of_role(root, Atspi.Role.PUSH_BUTTON)}
    xdotool("windowsize", "--sync", window, 900, 600)
    time.sleep(0.5)
    after = {each.get_name(): each for each in of_role(root, Atspi.Role.PUSH_BUTTON)}
    check("a button is the same object in a window of another shape", before == after)
    frame = of_role(root, Atspi.Role.FRAME)[0]
    size = box(frame)
    check("the window has its new size", (size.width, size.height) == (900, 600))
    xdotool("windowsize", "--sync", window, *SIZE)


def ticks(process):
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        return sum(map(int, file.read().rsplit(")", 1)[1].split()[11:13]))


def test_rest(process):
    time.sleep(1)
    before = ticks(process)
    time.sleep(3)
    check("rests while nobody asks", ticks(process) - before <= 1, ticks(process) - before)


def stop_bus():
    """Ends the bus, which is the one process that the launcher has started."""
    launcher = os.environ["LAUNCHER_PID"]
    with open(f"/proc/{launcher}/task/{launcher}/children", encoding="ascii") as file:
        children = file.read().split()
    for child in children:
        os.kill(int(child), signal.SIGKILL)
    return len(children) == 1


def main():
    scene = ["--size", f"{SIZE[0]}x{SIZE[1]}", "--scale", "1"]

    quiet = start(*scene)
    window_id(quiet)
    time.sleep(1)
    check("is on no bus while no assistive technology is in use", not applications())
    set_status("IsEnabled", True)
    root = application(quiet)
    check("comes when one is", root is not None,
          (quiet.poll(), ask_bus("ListNames"), [each.get_name() for each in applications()]))
    if root is None:
        return
    check("has the name of the program and of the toolkit",
          (root.get_name(), root.get_toolkit_name()) == (os.path.basename(PROGRAM), "PlumbUI"))
    window = window_id(quiet)

    votes = {pet: 0 for pet in PETS}
    test_reading(root, votes)
    test_pressing(root, votes)
    test_reading(root, votes)
    test_focus(root, window)
    test_stable_objects(root, window)
    test_rest(quiet)
    test_field()

    second = start(*scene)
    other = application(second)
    check("a second process is another application", other is not None and other != root)
    if other is not None:
        before = texts(root)
        Atspi.Action.do_action(button(other, PETS[0]), 0)
        expected = listed_texts({**dict.fromkeys(PETS, 0), PETS[0]: 1})
        check("its buttons are its own",
              wait(lambda: expected <= set(texts(other))) and texts(root) == before)
    second.send_signal(signal.SIGKILL)
    second.wait()
    check("a killed process goes", wait(lambda: len(applications()) == 1))
    third = start(*scene)
    check("and comes again", application(third) is not None)

    set_status("IsEnabled", False)
    check("goes when no assistive technology is in use any more",
          wait(lambda: not applications()))
    set_status("ScreenReaderEnabled", True)
    check("comes back for a screen reader", application(quiet) is not None)

    # The bus of assistive technologies breaks down.
    check("the bus is stopped", stop_bus())
    time.sleep(1)
    check("goes on without the bus", quiet.poll() is None and third.poll() is None)
    quiet.terminate()
    third.terminate()
    check("ends as usual", quiet.wait(10) == 0 and third.wait(10) == 0)


run(main)

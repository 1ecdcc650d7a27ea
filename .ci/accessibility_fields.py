"""The part of accessibility-test that types into a field, and edits it in place of the person."""

from accessibility_client import (
    Atspi, application, box, check, contains, edges, events, has_state, middle, objects, of_role, seen, start, wait,
    window_id, xdotool)


def keys(window, *arguments):
    xdotool("windowfocus", window, *arguments)


def contents(field):
    return Atspi.Text.get_text(field, 0, -1)


def becomes(field, text):
    """Whether the text of a field is or becomes another one."""
    return wait(lambda: contents(field) == text, 5)


def selection(field):
    chosen = Atspi.Text.get_selection(field, 0)
    return chosen.start_offset, chosen.end_offset


def test_typing(field, window):
    """Follows what is typed into a field."""
    states = {name: has_state(field, getattr(Atspi.StateType, name)) for name in (
        "EDITABLE", "SINGLE_LINE", "SELECTABLE_TEXT", "FOCUSED", "READ_ONLY", "MULTI_LINE")}
    check("a field is editable", [name for name in states if states[name]]
          == ["EDITABLE", "SINGLE_LINE", "SELECTABLE_TEXT", "FOCUSED"], states)
    check("a field has the interfaces of a text",
          {"Text", "EditableText"} <= set(field.get_interfaces()), field.get_interfaces())
    events.clear()
    keys(window, "type", "--delay", "100", "mask it")
    check("reads what is typed", becomes(field, "mask it"), contents(field))
    wait(lambda: [event[2] for event in seen("object:text-caret-moved")][-1:] == [7])
    # On a busy machine several keys arrive between two frames, and are told of together.
    inserted = [(event[2], event[3]) for event in seen("object:text-changed:insert")]
    told = "".join(text for _, text in inserted)
    places = [len("".join(text for _, text in inserted[:i])) for i in range(len(inserted))]
    check("is told of every character, in order",
          told == "mask it" and places == [place for place, _ in inserted], inserted)
    moved = [event[2] for event in seen("object:text-caret-moved")]
    ends = [place + len(text) for place, text in inserted]
    check("is told of the caret behind them", moved == ends, (moved, inserted))
    check("knows the caret", Atspi.Text.get_caret_offset(field) == 7)
    word = Atspi.Text.get_string_at_offset(field, 6, Atspi.TextGranularity.WORD)
    check("reads the last word",
          (word.content, word.start_offset, word.end_offset) == ("it", 5, 7), word.content)
    events.clear()
    keys(window, "key", "BackSpace")
    check("is told of what is deleted", wait(lambda: seen("object:text-changed:delete")), events)
    check("and where", [event[2:] for event in seen("object:text-changed:delete")] == [(6, "t")],
          events)
    events.clear()
    keys(window, "key", "shift+Home")
    check("is told of a selection", wait(lambda: seen("object:text-selection-changed")), events)
    check("reads the selection", selection(field) == (0, 6)
          and Atspi.Text.get_n_selections(field) == 1, selection(field))


def test_places(field):
    """Finds the characters of a field on the screen."""
    outer = edges(box(field))
    places = [Atspi.Text.get_character_extents(field, i, Atspi.CoordType.SCREEN) for i in range(4)]
    check("every character has a place in the field",
          all(contains(outer, edges(each)) for each in places), (outer, *map(edges, places)))
    check("from left to right", all(
        one.width > 0 and abs(one.x + one.width - other.x) <= 1
        for one, other in zip(places, places[1:])), [*map(edges, places)])
    found = [Atspi.Text.get_offset_at_point(field, *middle(each), Atspi.CoordType.SCREEN) for each in places]
    check("finds them by their places", found == [0, 1, 2, 3], found)


def test_editing(root, field, window):
    """Edits a field in place of the person."""
    Atspi.EditableText.set_text_contents(field, "")
    check("empties a field", becomes(field, ""), contents(field))
    wait(lambda: len(objects(root)) > 20)
    every = len(objects(root))
    check("sets the text", Atspi.EditableText.set_text_contents(field, "mask"))
    check("reads what was set", becomes(field, "mask"), contents(field))
    check("the app finds less", wait(lambda: len(objects(root)) < every), every)
    family = "\U0001F469\u200D\U0001F469\u200D\U0001F467"
    Atspi.EditableText.insert_text(field, 2, family, len(family.encode()))
    check("inserts a text", becomes(field, "ma" + family + "sk"), contents(field))
    check("counts its characters", Atspi.Text.get_character_count(field) == 9)
    check("places the caret",
          Atspi.Text.set_caret_offset(field, 2) and Atspi.Text.get_caret_offset(field) == 2)
    keys(window, "key", "Right")
    check("which moves over a family", wait(lambda: Atspi.Text.get_caret_offset(field) == 7),
          Atspi.Text.get_caret_offset(field))
    check("selects", Atspi.Text.add_selection(field, 2, 7) and selection(field) == (2, 7))
    check("cuts", Atspi.EditableText.cut_text(field, 2, 7) and becomes(field, "mask"))
    check("pastes", Atspi.EditableText.paste_text(field, 4) and becomes(field, "mask" + family))
    check("deletes", Atspi.EditableText.delete_text(field, 0, 4) and becomes(field, family))
    keys(window, "key", "ctrl+z", "ctrl+z")
    check("what was done can be undone", becomes(field, "mask"), contents(field))


def test_field():
    """Types into the window in which examples are searched for."""
    gallery = start("--size", "1200x780", "--scale", "1", command=["gallery"])
    root = application(gallery)
    fields = of_role(root, Atspi.Role.ENTRY) if root else []
    check("finds the field of the gallery", [each.get_name() for each in fields] == ["Search"])
    if fields:
        window = window_id(gallery)
        wait(lambda: has_state(fields[0], Atspi.StateType.FOCUSED))
        test_typing(fields[0], window)
        test_places(fields[0])
        test_editing(root, fields[0], window)
    gallery.terminate()
    check("the gallery ends", gallery.wait(10) == 0)

"""The part of programs-test that uses constructs by clicks, drags and keys, and checks what came of it.

construct                               program         step
refreshable: F5, Control R, AT-SPI      TripJournal     trips, "refresh"
AsyncImage: a file, a server            TripJournal     trips, "refresh"
swipeActions: menu                      TripJournal     trips, "menu"
EditButton, onMove with the gap         TripJournal     trips, "edit"
searchable                              TripJournal     trips, "search"
help                                    TripJournal     trips, "tooltip"
inspector                               TripJournal     trips, "inspector"
ShareLink                               TripJournal     trips, "share"
presentationDetents                     TripJournal     trips, "note"
interactiveDismissDisabled              TripJournal     trips, "note"
fullScreenCover, MeshGradient           TripJournal     trips, "postcard"
going back: Alt Left, mouse button      TripJournal     trips, "back"
type-to-select                          TaskList        tasks, "type"
swipeActions: drag, menu key            TaskList        tasks, "swipe", "menu"
onMove, onDelete: keys                  TaskList        tasks, "keys"
DatePicker by keys                      ExhibitionPlan  exhibition, "date"
ColorPicker by keys                     ExhibitionPlan  exhibition, "colour"
MultiDatePicker by keys                 ExhibitionPlan  exhibition, "days"
ControlGroup                            ExhibitionPlan  exhibition, "undo"
fileMover                               ExhibitionPlan  exhibition, "move"
DocumentGroup: save, close, open        PlainText       documents
findNavigator, keys of a search         Manuscript      manuscript, "find"
replaceDisabled, replacing              Manuscript      manuscript, "replace"
textInputSuggestions                    Manuscript      manuscript, "suggest"
dismissalConfirmationDialog             Telegram        telegram, "ask"
AlertScene                              Telegram        telegram, "alert"
"""

import functools
import http.server
import json
import os
import subprocess
import threading

from accessibility_client import Atspi, box, check, has_state, middle, new_home, of_role, xdotool
from sample_program import CHECKED, SELECTED, Program, Role

ROWS = (Role.LIST_ITEM,)


class Server(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a folder, without a word."""

    def log_message(self, *arguments):
        pass


def paint(file, colors):
    """Writes a picture of a sky between two colours."""
    subprocess.run(["convert", "-size", "320x240", f"gradient:{colors}", file], check=True)


def trips():
    home = new_home()
    os.makedirs(f"{home}/Documents")
    paint(f"{home}/near.png", "orange-navy")
    paint(f"{home}/far.png", "skyblue-seagreen")
    handler = functools.partial(Server, directory=home)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            use_trips(home, f"http://127.0.0.1:{server.server_port}/far.png")
        finally:
            server.shutdown()


def write_trips(home, *trips):
    keys = ("place", "days", "note", "photo", "isFavourite")
    with open(f"{home}/Documents/Trips.json", "w", encoding="utf-8") as file:
        json.dump([dict(zip(keys, trip)) for trip in trips], file)


def use_trips(home, far):
    program = Program("TripJournal", home)
    lisbon = ("Lisbon", 6, "Trams and tiles.", f"file://{home}/near.png", False)
    zermatt = ("Zermatt", 5, "Cog trains into the clouds.", far, False)
    kyoto = ("Kyoto", 9, "Moss gardens before the buses came.", None, True)

    def place_of(name):
        """The place of a trip in the name of its row, which begins with the photo of a place if there is one."""
        known = ("Lisbon", "Bergen", "Kyoto", "Tallinn", "Zermatt", "Oslo")
        return next((place for place in known if place in name.split()), name)

    def row(place):
        """The name of the row of a trip."""
        return next((name for name in program.shown(*ROWS) if place_of(name) == place), place)

    def lists(*places):
        """Checks that the rows are those of some trips, in their order on the screen."""
        def listed():
            found = [(box(each).y, place_of(each.get_name()))
                     for each in of_role(program.root, *ROWS)
                     if has_state(each, Atspi.StateType.SHOWING)]
            return tuple(name for _, name in sorted(found))
        program.holds(f"the trips are {', '.join(places) or 'none'}", lambda: listed() == places, listed)

    # refresh
    lists("Lisbon", "Bergen", "Kyoto", "Tallinn")
    write_trips(home, lisbon, zermatt, kyoto)
    program.hover(row("Kyoto"))
    program.keys("F5")
    program.holds("a spinner is above the list", program.busy)
    program.picture("refresh")
    lists("Lisbon", "Zermatt", "Kyoto")
    program.holds("the spinner goes", lambda: not program.busy())
    write_trips(home, lisbon, zermatt, kyoto, ("Oslo", 2, "Ferries at night.", None, False))
    program.act("", Role.LIST, "Refresh")
    lists("Lisbon", "Zermatt", "Kyoto", "Oslo")
    write_trips(home, lisbon, zermatt, kyoto)
    program.holds("the spinner goes again", lambda: not program.busy())
    program.keys("ctrl+r")
    lists("Lisbon", "Zermatt", "Kyoto")
    program.holds("the spinner goes at last", lambda: not program.busy())

    # menu
    for title in "Mark", "Unmark":
        program.click(row("Zermatt"), ROWS, button=3)
        program.shows(title, "Delete", roles=(Role.MENU_ITEM,))
        program.picture(title.lower())
        program.click(title, (Role.MENU_ITEM,))
        program.hides(title)

    # edit
    program.click("Edit")
    program.shows("Done", "Delete")
    x, y = program.center(row("Lisbon"), ROWS)
    x = program.right(row("Lisbon")) - 24

    def over_zermatt():
        lists("Zermatt", "Lisbon", "Kyoto")
        program.picture("gap")
    program.drag((x, y), (x, y + 75), over_zermatt)
    lists("Zermatt", "Lisbon", "Kyoto")
    program.click("Done")
    program.hides("Delete")

    # search
    program.click("Find a place")
    program.types("ky")
    lists("Kyoto")
    program.types("x")
    program.shows("No Results")
    program.picture("search")
    program.keys("Escape")
    lists("Zermatt", "Lisbon", "Kyoto")

    # tooltip
    program.click(row("Zermatt"), (Role.PUSH_BUTTON,))
    program.shows("Send a Postcard", "Photo of Zermatt")
    x, y = program.center("Write", (Role.PUSH_BUTTON,))
    before = program.pixels(x, y + 32)
    program.hover("Write", (Role.PUSH_BUTTON,))
    program.holds("a tooltip appears", lambda: program.pixels(x, y + 32) != before)
    program.picture("tooltip")

    # inspector
    program.resize(700, 520)
    program.click("Details", (Role.PUSH_BUTTON,))
    program.shows("5 days")
    program.act("5 days", Role.SPIN_BUTTON, "increment")
    program.shows("6 days")
    program.picture("inspector")
    program.click("Details", (Role.PUSH_BUTTON,))
    program.hides("6 days")

    # share
    program.click("Share…", (Role.PUSH_BUTTON,))
    program.holds("what is shared is copied",
                  lambda: program.copied() == "Zermatt: Cog trains into the clouds.")

    # note
    program.click("Write", (Role.PUSH_BUTTON,))
    program.shows("Note")
    sheet, = of_role(program.root, Role.DIALOG)
    low, x = box(sheet).height, middle(box(sheet))[0]
    y = program.center("Note", (Role.LABEL,))[1]
    program.drag((x, y - 38), (x, y - 188))
    program.holds("the sheet grows to the next height", lambda: box(sheet).height > low + 50)
    program.keys("ctrl+End")
    program.types(" Twice.")
    program.keys("Escape")
    program.shows("Note")
    program.picture("note")
    program.click("Save", (Role.PUSH_BUTTON,))
    program.hides("Note")
    program.shows("Cog trains into the clouds. Twice.")

    # postcard
    program.click("Send a Postcard")
    program.shows("Greetings from")
    program.picture("postcard")
    program.keys("Escape")
    program.hides("Greetings from")

    # back
    program.keys("alt+Left")
    lists("Zermatt", "Lisbon", "Kyoto")
    program.keys("alt+Left")
    program.click(row("Lisbon"), (Role.PUSH_BUTTON,))
    program.shows("Send a Postcard", "Photo of Lisbon")
    program.click("Send a Postcard", button=8)
    program.hides("Send a Postcard")
    lists("Zermatt", "Lisbon", "Kyoto")
    program.close()


def tasks():
    program = Program("TaskList")

    # type: another letter soon after goes on
    program.click("Water the plants", (Role.LABEL,))
    program.types("bo")
    program.marks(SELECTED, "Book the train", roles=ROWS)
    # menu: it has the actions that a swipe shows
    program.keys("Home")
    program.keys("shift+F10")
    program.shows("Flag", "Delete", roles=(Role.MENU_ITEM,))
    program.picture("menu")
    program.keys("Down", "Return")
    program.hides("Flag", roles=(Role.MENU_ITEM,))
    program.picture("flagged")
    # swipe
    x, y = program.center("Buy new pencils", (Role.LABEL,))
    program.drag((x, y), (x + 110, y))
    program.shows("Flag", roles=(Role.PUSH_BUTTON,))
    program.picture("swiped")
    program.click("Flag")
    program.hides("Flag")
    program.holds("three tasks have a flag", lambda: program.shown().count("flag.fill") == 3)
    program.click("Water the plants", (Role.LABEL,))
    # keys
    program.keys("alt+Down")
    program.ordered("Call the vet", "Water the plants", "Buy new pencils")
    program.keys("Delete")
    program.hides("Water the plants")
    program.shows("3 open")
    program.close()


def exhibition():
    home = new_home()
    os.makedirs(f"{home}/Museum")
    program = Program("ExhibitionPlan", home)
    plan = f"{home}/Winter Light.txt"

    def saved(place=plan):
        """The lines of the file, without their first words."""
        with open(place, encoding="utf-8") as file:
            lines = file.read().splitlines()
        return dict(line.partition(" ")[::2] for line in lines)

    # date: the day with the arrows and with digits
    program.click("Day", (Role.SPIN_BUTTON,))
    program.keys("Up", "Up", "ctrl+s")
    program.holds("the opening is saved", lambda: saved()["Opens"].startswith("2026-12-06"), saved)
    program.types("15")
    program.keys("ctrl+s")
    program.holds("the typed day is saved", lambda: saved()["Opens"].startswith("2026-12-15"), saved)

    # colour: the first one of the palette
    program.click("Wall", (Role.COMBO_BOX,))
    program.shows("#FFFFFF")
    program.keys("Tab", "Right", "Return")
    program.picture("colour")
    program.keys("Escape")
    program.hides("#FFFFFF")
    program.keys("ctrl+s")
    program.holds("the colour is saved", lambda: saved()["Wall"] == "#FFFFFFFF", saved)

    # days
    program.click("Friday, 18 December 2026")
    program.keys("Right", "Right", "space", "ctrl+s")
    program.holds("the days are saved", lambda: saved()["Closed"] == "2026-12-18, 2026-12-20", saved)
    program.picture("days")

    # undo
    program.click("Undo")
    program.click("Undo")
    program.click("Redo")
    program.keys("ctrl+s")
    program.holds("a step is undone", lambda: saved()["Closed"] == "2026-12-18", saved)

    # move
    program.click("Move…")
    program.shows("Museum")
    program.picture("move")
    program.click("Museum")
    program.click("Move", (Role.PUSH_BUTTON,))
    program.shows("Moved to Museum")
    check("ExhibitionPlan moves the file", not os.path.exists(plan))
    check("ExhibitionPlan has the file there",
          saved(f"{home}/Museum/Winter Light.txt")["Closed"] == "2026-12-18")
    program.picture("moved")
    program.close()


def documents():
    home = new_home()
    frames, texts, buttons = (Role.FRAME,), (Role.ENTRY, Role.TEXT), (Role.PUSH_BUTTON,)
    letter = f"{home}/letter.txt"

    def saved():
        """The text of the file; None if there is none."""
        if not os.path.exists(letter):
            return None
        with open(letter, encoding="utf-8") as file:
            return file.read()

    def title():
        """The title of the window as the desktop knows it."""
        return xdotool("getwindowname", program.window).strip()

    # save
    program = Program("PlainText", home)
    program.shows("Untitled", roles=frames)
    program.click("File", (Role.MENU_ITEM,))
    program.shows("New", "Open…", "Save…", "Save As…", "Close", "Quit", roles=(Role.MENU_ITEM,))
    program.picture("menu")
    program.keys("Escape", "Tab")
    program.types("Dear Ada")
    program.shows("Untitled — Edited", roles=frames)
    program.holds("the desktop shows the mark of changes", lambda: title() == "Untitled — Edited", title)
    program.keys("ctrl+s")
    program.click("Name", texts)
    program.keys("ctrl+a")
    program.types("letter.txt")
    program.picture("place")
    program.keys("Return")
    program.holds("the text is saved", lambda: saved() == "Dear Ada", saved)
    program.shows("letter", roles=frames)

    # close
    program.types(", hello")
    program.shows("letter — Edited", roles=frames)
    program.keys("ctrl+w")
    program.shows("Save", "Don’t Save", "Cancel", roles=buttons)
    program.picture("question")
    program.click("Cancel", buttons)
    program.hides("Cancel", roles=buttons)
    program.shows("letter — Edited", roles=frames)
    program.keys("ctrl+n")
    program.shows("Untitled", "letter — Edited", roles=frames)
    program.focus("Untitled")
    program.keys("ctrl+w")
    program.hides("Untitled", roles=frames)
    program.focus("letter")
    program.keys("ctrl+q")
    program.click("Don’t Save", buttons)
    check("PlainText ends without saving", program.process.wait(10) == 0)
    check("PlainText leaves the file as it was", saved() == "Dear Ada", saved())

    # open
    program = Program("PlainText", home)
    program.shows("letter", roles=frames)
    program.keys("Tab", "ctrl+End")
    program.types("!")
    program.shows("letter — Edited", roles=frames)
    program.keys("ctrl+w")
    program.click("Save", buttons)
    check("PlainText ends after saving", program.process.wait(10) == 0)
    check("PlainText has saved", saved() == "Dear Ada!", saved())
    with open(f"{home}/other.txt", "w", encoding="utf-8") as file:
        file.write("Other")
    program = Program("PlainText", home, letter)
    program.shows("letter", roles=frames)
    program.keys("ctrl+o")
    program.click("other.txt")
    program.picture("open")
    program.click("Open", buttons)
    program.shows("letter", "other", roles=frames)
    program.close()


def manuscript():
    program = Program("Manuscript")

    # find: the keys of an editor, without a button
    program.click("Text", (Role.ENTRY, Role.TEXT))
    # What is found first is behind the caret.
    program.keys("ctrl+Home", "ctrl+f")
    program.shows("Find", roles=(Role.ENTRY,))
    program.types("river")
    program.shows("1 of 3")
    program.keys("Return", "ctrl+g")
    program.shows("3 of 3")
    program.keys("shift+Return")
    program.shows("2 of 3")
    program.picture("find")

    # replace
    program.keys("ctrl+h")
    program.click("Replace With", (Role.ENTRY,))
    program.types("lake")
    program.picture("replace")
    program.click("Replace All", (Role.PUSH_BUTTON,))
    program.shows("Not found")
    program.click("Final", (Role.CHECK_BOX,))
    program.hides("Replace All")
    program.click("Done", (Role.PUSH_BUTTON,))
    program.hides("Not found")

    # suggest
    program.click("Author", (Role.ENTRY,))
    program.types("an")
    program.shows("Anna Seghers", "Alfred Andersch")
    program.picture("suggest")
    program.keys("Down", "Return")
    program.hides("Alfred Andersch")
    program.close()


def telegram():
    program = Program("Telegram")
    frames = (Role.FRAME,)

    # alert: in a window of its own
    program.click("Words", (Role.ENTRY,))
    program.types("all is well")
    program.click("Send", (Role.PUSH_BUTTON,))
    program.shows("It had 3 words.", roles=(Role.LABEL,))
    program.picture("alert")
    program.click("Keep it", (Role.PUSH_BUTTON,))
    program.hides("It had 3 words.")

    # ask: before the window closes
    program.focus("Telegram")
    program.keys("ctrl+w")
    program.shows("Nobody will ever read it.")
    program.picture("ask")
    program.keys("Escape")
    program.hides("Nobody will ever read it.")
    program.shows("Telegram", roles=frames)
    program.keys("ctrl+w")
    program.shows("Nobody will ever read it.")
    program.click("Throw Away", (Role.PUSH_BUTTON,))
    check("Telegram closes", program.process.wait(10) == 0)

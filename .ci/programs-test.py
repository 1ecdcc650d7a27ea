"""The part of programs-test that uses the programs.

Prints a line for each check, and at the end "N passed, N failed".
"""

import sys

from accessibility_client import check, of_role, run, set_status, wait
from program_constructs import documents, exhibition, manuscript, tasks, telegram, trips
from sample_program import CHECKED, SELECTED, Program, Role

# --- The programs --------------------------------------------------------------------------------

def notes():
    program = Program("NoteKeeper")
    rows = (Role.LIST_ITEM,)
    groceries, ideas, holiday = (
        "Groceries Tea, bread and six eggs", "Ideas A bench beside the pond",
        "Holiday Trains to the coast leave at nine")
    check("NoteKeeper has a list", len(of_role(program.root, Role.LIST)) == 1)
    program.shows(groceries, ideas, holiday, roles=rows)
    program.click("Ideas")
    program.hides("No note is selected")
    program.marks(SELECTED, ideas, roles=rows)
    program.keys("Down")
    program.marks(SELECTED, holiday, roles=rows)
    program.picture("note")
    program.click("More")
    program.shows("Information", "Delete…", roles=(Role.MENU_ITEM,))
    program.picture("menu")
    program.click("Information")
    program.shows("Information", roles=(Role.DIALOG,))
    program.hides("Groceries")
    program.picture("information")
    program.keys("Escape")
    program.shows("Groceries")
    program.click("More")
    program.click("Delete…")
    program.shows("Delete this note?", roles=(Role.ALERT,))
    program.picture("question")
    program.click("Delete")
    program.hides(holiday, roles=rows)
    program.shows("No note is selected")
    # Nothing is selected, so that the narrow window shows the list.
    program.resize(380, 400)
    program.shows(ideas, roles=rows)
    program.hides("No note is selected")
    program.click("Ideas")
    program.shows("Back")
    program.hides(ideas, roles=rows)
    program.picture("narrow")
    program.click("Back")
    program.click("Find")
    program.types("gro")
    program.hides(ideas, roles=rows)
    program.picture("search")
    program.keys("Escape")
    program.shows(ideas, roles=rows)
    program.close()


def settings():
    program = Program("Preferences")
    boxes = (Role.CHECK_BOX,)
    check("Preferences has a list", len(of_role(program.root, Role.LIST)) == 1)
    program.marks(CHECKED, "Show me online", roles=boxes)
    program.click("Show me online", boxes)
    program.marks(CHECKED, roles=boxes)
    program.shows("Volume", roles=(Role.SLIDER,))
    program.click("Volume", (Role.SLIDER,))
    program.hides("Volume: 60 %")
    program.picture("volume")
    program.click("Sign out", (Role.PUSH_BUTTON,))
    program.shows("Nobody")
    program.resize(300, 300)
    program.picture("small")
    program.close()


def photos():
    program = Program("PhotoGrid")
    tabs = (Role.PAGE_TAB,)
    program.marks(SELECTED, "All", roles=tabs)
    program.click("Picture 5")
    program.shows("Picture 5", roles=(Role.DIALOG,))
    program.picture("sheet")
    program.click("Favourite", (Role.CHECK_BOX,))
    program.marks(CHECKED, "Favourite", roles=(Role.CHECK_BOX,))
    program.keys("Escape")
    program.hides("Favourite")
    program.keys("ctrl+Tab")
    program.marks(SELECTED, "Favourites 2", roles=tabs)
    program.hides("Picture 1")
    program.shows("Picture 3", "Picture 5")
    program.picture("favourites")
    program.click("All")
    program.click("Picture 2", button=3)
    program.click("Details")
    program.shows("Back")
    program.picture("details")
    program.close()


def letter():
    program = Program("LetterDesk")
    items, marks = (Role.MENU_ITEM,), (Role.CHECK_MENU_ITEM,)
    check("LetterDesk has a menu bar", len(of_role(program.root, Role.MENU_BAR)) == 1)
    program.shows("File", "Edit", "View", "Letter", "Help", roles=items)
    program.click("Letter", items)
    program.marks(CHECKED, "Cream", roles=(Role.RADIO_MENU_ITEM,))
    program.shows("White", "Cream", "Blue", roles=(Role.RADIO_MENU_ITEM,))
    program.marks(CHECKED, "Ruled", roles=marks)
    check("LetterDesk has an open menu", len(of_role(program.root, Role.MENU)) == 1)
    program.picture("menu")
    program.click("Ruled", marks)
    program.hides("Ruled")
    program.keys("alt+l")
    program.marks(CHECKED, roles=marks)
    program.keys("Escape")
    program.hides("Ruled")
    program.keys("F10", "Left", "Return")
    program.shows("About Letter Desk", roles=items)
    program.keys("Return")
    program.shows("Letter Desk", roles=(Role.ALERT,))
    program.picture("about")
    program.keys("Return")
    program.hides("Writes letters that nobody sends.")
    program.resize(200, 260)
    program.keys("Alt_L", "Down")
    program.shows("Letter", roles=items)
    program.picture("narrow")
    program.keys("Escape", "ctrl+q")
    check("LetterDesk ends by its key", program.process.wait(10) == 0)


def outline():
    program = Program("OutlineEditor")
    rows = (Role.LIST_ITEM,)
    program.click("Garden")
    program.marks(SELECTED, "Garden", roles=rows)
    program.keys("Right")
    program.shows("Beds", "Trees", roles=rows)
    program.keys("Left")
    program.hides("Beds", roles=rows)
    program.click("Ideas")
    program.shows("“Ideas” is selected")
    program.click("Add")
    program.shows("Topic 8", roles=rows)
    program.click("Topic 8", (Role.LABEL,), button=3)
    program.shows("Rename…", roles=(Role.MENU_ITEM,))
    program.picture("menu")
    program.click("Rename…")
    program.shows("Rename", roles=(Role.ALERT,))
    program.shows("Title", roles=(Role.ENTRY,))
    program.types("Kitchen")
    program.picture("question")
    program.keys("Return")
    program.shows("Kitchen", roles=rows)
    program.click("Edit")
    program.click("Sort")
    program.hides("Sort")
    order = [program.center(name)[1] for name in ("Garden", "House", "Ideas", "Kitchen")]
    check("OutlineEditor sorts the topics", order == sorted(order), order)
    program.click("Edit")
    program.click("Delete")
    program.hides("Kitchen", roles=rows)
    program.picture("sorted")
    program.close()


def stations():
    program = Program("StationTable")
    check("StationTable has a table", len(of_role(program.root, Role.TABLE)) == 1)
    check("StationTable has rows", len(of_role(program.root, Role.TABLE_ROW)) == 8)
    program.click("Altitude", (Role.PUSH_BUTTON,))
    program.click("Altitude ascending", (Role.PUSH_BUTTON,))
    names = ("Jungfraujoch", "Brocken", "De Bilt")

    def is_sorted():
        tops = [program.center(name)[1] for name in names]
        return tops == sorted(tops)
    check("StationTable sorts by a column", wait(is_sorted, 10))
    program.click("Zugspitze")
    program.shows("average of 1: -7.2")
    program.picture("sorted")
    program.click("Search")
    program.types("ger")
    program.shows("2 stations")
    program.close()


def windows():
    program = Program("TwoWindows")
    frames = (Role.FRAME,)
    program.keys("ctrl+r")
    program.shows("Writer", "Reader", roles=frames)
    program.focus("Writer")
    program.click("Sentence", (Role.ENTRY,))
    program.focuses("Sentence")
    program.types("Hello")
    program.shows("Writer: Hello", roles=frames)
    program.shows("Hello", "Changed 5 times")
    program.focus("Reader")
    program.click("Answer", (Role.ENTRY,))
    program.focuses("Answer")
    program.keys("End")
    program.types(" you")
    program.shows("Writer: Hello you", roles=frames)
    program.picture("writer")
    program.click("Close")
    program.hides("Reader", roles=frames)
    program.close()


def main():
    set_status("IsEnabled", True)
    for use in (notes, settings, photos, outline, letter, stations, windows, tasks, trips,
                exhibition, documents, manuscript, telegram):
        if len(sys.argv) < 3 or use.__name__ in sys.argv[2:]:
            use()


run(main)

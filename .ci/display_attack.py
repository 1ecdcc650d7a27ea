"""Sends the window of a program what no program should send: display_attack.py WINDOW SEED COUNT

Messages of drags, selections and properties of the wrong kind, size and format, about windows and names that
do not exist, and events that only the server sends.
"""

import ctypes
import random
import sys

xlib = ctypes.CDLL("libX11.so.6")
xlib.XOpenDisplay.restype = ctypes.c_void_p
for name in ("XInternAtom", "XDefaultRootWindow", "XCreateSimpleWindow"):
    getattr(xlib, name).restype = ctypes.c_ulong

CLIENT_MESSAGE, SELECTION_NOTIFY = 33, 31
KEYS, SHORTCUTS = range(8, 256), (24, 25)


class Attack:
    """A client of the server that sends events to a window."""

    def __init__(self, window, seed):
        self.random = random.Random(seed)
        self.display = ctypes.c_void_p(xlib.XOpenDisplay(None))
        self.window = window
        self.root = xlib.XDefaultRootWindow(self.display)
        self.own = xlib.XCreateSimpleWindow(
            self.display, ctypes.c_ulong(self.root), 0, 0, 1, 1, 0, ctypes.c_ulong(0), ctypes.c_ulong(0))

    def atom(self, name):
        return xlib.XInternAtom(self.display, name.encode(), 0)

    def number(self):
        """A number that is a window, a name, or nothing of the kind."""
        return self.random.choice([
            0, 1, -1, 0x7FFFFFFF, self.window, self.own, self.root, self.random.getrandbits(31),
            self.atom("text/uri-list"), self.atom("text/plain")])

    def send(self, *numbers):
        """Sends an event, each of whose members takes the room of a pointer."""
        event = (ctypes.c_long * 24)(*numbers)
        xlib.XSendEvent(self.display, ctypes.c_ulong(self.window), 0, ctypes.c_long(0), event)

    def message(self, name, numbers, form=32):
        self.send(CLIENT_MESSAGE, 0, 0, 0, self.window, self.atom(name), form, *numbers)

    def set_property(self, window, name):
        form = self.random.choice([8, 16, 32])
        kind = self.random.choice([4, 6, 19, 31, self.atom("UTF8_STRING")])
        count = self.random.choice([0, 1, 3, 4, 5, 1000])
        text = self.random.choice(["file:/", "file:///%", "file://", "x:/", "/", "%", "file://h/%zz", "\r\n", ""])
        data = (ctypes.c_long * 1000)(*(self.number() for _ in range(min(count, 1000))))
        if form == 8 and self.random.random() < 0.5:
            data, count = ctypes.create_string_buffer(text.encode()), len(text)
        xlib.XChangeProperty(
            self.display, ctypes.c_ulong(window), ctypes.c_ulong(self.atom(name)), ctypes.c_ulong(kind), form, 0,
            data, count)

    # The kinds of attack.

    def drag(self):
        if self.random.random() < 0.3:
            xlib.XDeleteProperty(
                self.display, ctypes.c_ulong(self.own), ctypes.c_ulong(self.atom("XdndTypeList")))
        else:
            self.set_property(self.own, "XdndTypeList")
        source = self.random.choice([self.own, self.number()])
        flags = self.random.choice([5 << 24, 5 << 24 | 1, 1, self.number()])
        types = [self.number() for _ in range(3)]
        self.message("XdndEnter", [source, flags, *types], self.random.choice([32, 32, 8]))
        self.message("XdndPosition", [source, 0, self.number(), 0, self.number()])
        self.message("XdndDrop", [source, 0, self.number(), 0, 0])

    def any_message(self):
        name = self.random.choice([
            "XdndEnter", "XdndPosition", "XdndDrop", "XdndLeave", "XdndStatus", "XdndFinished", "WM_PROTOCOLS",
            "_NET_WM_PING", "_XIM_PROTOCOL", "_NET_WM_STATE"])
        numbers = [self.number() for _ in range(5)]
        if name == "WM_PROTOCOLS":
            numbers[0] = self.atom("_NET_WM_PING")
        self.message(name, numbers, self.random.choice([8, 16, 32]))

    def selection(self):
        self.set_property(self.window, "PRIMARY")
        self.send(SELECTION_NOTIFY, 0, 0, 0, self.window, *(self.number() for _ in range(4)))

    def any_property(self):
        self.set_property(self.random.choice([self.window, self.root]), self.random.choice([
            "_NET_WM_STATE", "_NET_FRAME_EXTENTS", "PRIMARY", "XdndTypeList", "XKLAVIER_STATE", "WM_STATE",
            "_ICC_PROFILE", "_NET_WORKAREA", "_NET_WM_USER_TIME", "WM_NAME", "_NET_SUPPORTED"]))

    def any_event(self):
        kind = self.random.choice([kind for kind in range(2, 35) if kind != CLIENT_MESSAGE])
        numbers = [self.number() for _ in range(20)]
        numbers[0] = self.random.choice([self.window, self.number()])
        if kind in (2, 3):
            # Control Q and W end the program.
            numbers[8:10] = [0, self.random.choice([key for key in KEYS if key not in SHORTCUTS])]
        self.send(kind, 0, 0, 0, *numbers)

    def run(self, count):
        for _ in range(count):
            self.random.choice([
                self.drag, self.any_message, self.selection, self.any_property, self.any_event])()
        xlib.XSync(self.display, 0)


if __name__ == "__main__":
    handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
    xlib.XSetErrorHandler(handler)
    Attack(int(sys.argv[1]), int(sys.argv[2])).run(int(sys.argv[3]))

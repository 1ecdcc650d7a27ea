"""A client of an X server that uses the windows of other programs: input, events, selections and frames."""

import ctypes
import select
import time

xlib = ctypes.CDLL("libX11.so.6")
xtest = ctypes.CDLL("libXtst.so.6")
xdamage = ctypes.CDLL("libXdamage.so.1")
xlib.XOpenDisplay.restype = ctypes.c_void_p
for name in ("XInternAtom", "XDefaultRootWindow", "XCreateSimpleWindow", "XGetSelectionOwner"):
    getattr(xlib, name).restype = ctypes.c_ulong
xdamage.XDamageCreate.restype = ctypes.c_ulong
for name in ("XKeysymToKeycode",):
    getattr(xlib, name).restype = ctypes.c_ubyte

PROPERTY_NOTIFY, SELECTION_CLEAR, SELECTION_REQUEST, SELECTION_NOTIFY, CLIENT_MESSAGE = 28, 29, 30, 31, 33
EXPOSE, CONFIGURE_NOTIFY = 12, 22
CONTROL, SHIFT, UP, END, DELETE, TAB, F12 = 0xFFE3, 0xFFE1, 0xFF52, 0xFF57, 0xFFFF, 0xFF09, 0xFFC9
ATOM, CARDINAL, STRING = 4, 6, 31
PROPERTY_CHANGE_MASK, SUBSTRUCTURE_NOTIFY_MASK = 1 << 22, 1 << 19

# Xlib ends a program for an error, as of a window that is gone.
IGNORE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda display, error: 0)
xlib.XSetErrorHandler(IGNORE)


def number(value):
    return ctypes.c_ulong(value & 0xFFFFFFFFFFFFFFFF)


class Client:
    """A connection to a server, with a window of its own that is not shown."""

    def __init__(self, display):
        self.display = ctypes.c_void_p(xlib.XOpenDisplay(display.encode()))
        self.root = xlib.XDefaultRootWindow(self.display)
        self.own = self.window()
        self.atoms = {}
        self.damage = None
        self.pings = 1000

    def close(self):
        xlib.XCloseDisplay(self.display)

    def window(self):
        """Makes a window that is not shown, and hears of its properties."""
        window = xlib.XCreateSimpleWindow(
            self.display, number(self.root), 0, 0, 1, 1, 0, number(0), number(0))
        xlib.XSelectInput(self.display, number(window), ctypes.c_long(PROPERTY_CHANGE_MASK))
        return window

    def destroy(self, window):
        xlib.XDestroyWindow(self.display, number(window))
        self.sync()

    def atom(self, name):
        if name not in self.atoms:
            self.atoms[name] = xlib.XInternAtom(self.display, name.encode(), 0)
        return self.atoms[name]

    def sync(self):
        xlib.XSync(self.display, 0)

    def answers(self, window, seconds=60):
        """Whether the program of a window answers, which is after it has read all that was sent before."""
        xlib.XSelectInput(self.display, number(self.root), ctypes.c_long(SUBSTRUCTURE_NOTIFY_MASK))
        self.pings += 1
        self.message(window, "WM_PROTOCOLS", [self.atom("_NET_WM_PING"), self.pings, window, 0, 0])
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            event = self.next_event(end - time.monotonic())
            if event is not None and event[0] == CLIENT_MESSAGE and event[8] == self.pings:
                return True
        return False

    def flush(self):
        xlib.XFlush(self.display)

    # Input, as from the devices of a person.

    def move(self, x, y):
        xtest.XTestFakeMotionEvent(self.display, 0, int(x), int(y), number(0))

    def press(self, button=1):
        """Presses and leaves a button of the pointer."""
        xtest.XTestFakeButtonEvent(self.display, button, 1, number(0))
        xtest.XTestFakeButtonEvent(self.display, button, 0, number(0))

    def hold(self, button, is_down):
        xtest.XTestFakeButtonEvent(self.display, button, int(is_down), number(0))

    def code(self, symbol):
        return xlib.XKeysymToKeycode(self.display, number(symbol))

    def type(self, code):
        """Presses and leaves a key."""
        xtest.XTestFakeKeyEvent(self.display, code, 1, number(0))
        xtest.XTestFakeKeyEvent(self.display, code, 0, number(0))

    def type_with(self, modifier, symbol, times=1):
        """Presses and leaves a key while another one is held."""
        held, code = self.code(modifier), self.code(symbol)
        xtest.XTestFakeKeyEvent(self.display, held, 1, number(0))
        for _ in range(times):
            self.type(code)
        xtest.XTestFakeKeyEvent(self.display, held, 0, number(0))
        self.flush()

    def type_with_control(self, letter):
        self.type_with(CONTROL, ord(letter))

    def focus(self, window):
        xlib.XSetInputFocus(self.display, number(window), 1, number(0))
        self.sync()

    def resize(self, window, width, height):
        xlib.XResizeWindow(self.display, number(window), width, height)

    # Events and properties, as from other programs.

    def send(self, window, *numbers):
        """Sends an event, each of whose members takes the room of a pointer."""
        event = (ctypes.c_long * 24)(*numbers)
        xlib.XSendEvent(self.display, number(window), 0, ctypes.c_long(0), event)

    def message(self, window, name, numbers, form=32):
        self.send(window, CLIENT_MESSAGE, 0, 0, 0, window, self.atom(name), form, *numbers)

    def set_property(self, window, name, kind, form, data, is_appended=False):
        """Sets a property from bytes, or from numbers of the size of a pointer for a form of 32 bits."""
        if form == 32:
            data = (ctypes.c_long * len(data))(*data)
        count = len(data) * 8 // form if form != 32 else len(data)
        xlib.XChangeProperty(
            self.display, number(window), number(self.atom(name) if isinstance(name, str) else name),
            number(kind), form, 2 if is_appended else 0, data, count)

    def delete_property(self, window, name):
        xlib.XDeleteProperty(self.display, number(window), number(self.atom(name)))

    # Selections.

    def own_selection(self, name, window):
        xlib.XSetSelectionOwner(self.display, number(self.atom(name)), number(window), number(0))
        self.sync()

    def follow(self, window):
        """Hears of the properties of a window of another program."""
        xlib.XSelectInput(self.display, number(window), ctypes.c_long(PROPERTY_CHANGE_MASK))

    def next_event(self, seconds):
        """The members of the next event; None if none comes in time."""
        end = time.monotonic() + seconds
        while not xlib.XPending(self.display):
            rest = end - time.monotonic()
            if rest <= 0:
                return None
            select.select([xlib.XConnectionNumber(self.display)], [], [], min(rest, 0.1))
        event = (ctypes.c_long * 24)()
        xlib.XNextEvent(self.display, event)
        return [member & 0xFFFFFFFF if index in (0, 6) else member for index, member in enumerate(event)]

    # Frames.

    def watch_frames(self, window):
        """Hears of each part of a window that is drawn."""
        first, error = ctypes.c_int(), ctypes.c_int()
        xdamage.XDamageQueryExtension(self.display, ctypes.byref(first), ctypes.byref(error))
        self.damage = first.value
        xdamage.XDamageCreate(self.display, number(window), 0)
        self.sync()

    def server_time(self):
        """The time of the server in milliseconds, and the times of the frames that were drawn before."""
        name = self.atom("TIME")
        self.set_property(self.own, "TIME", STRING, 8, b"", is_appended=True)
        frames = []
        while True:
            event = self.next_event(60)
            if event is None:
                raise TimeoutError("The X server does not answer.")
            if event[0] == self.damage:
                frames.append(event[7])
            elif event[0] == PROPERTY_NOTIFY and event[4] == self.own and event[5] == name:
                return event[6], frames

internal import CSDL2
internal import Foundation

/// A reader of the texts that other programs of an X desktop have selected or copied.
///
/// SDL has a reader, too. It ignores the parts in which programs send longer texts, GTK for texts above 256
/// KB, and for an owner that does not answer it becomes the owner of an empty text.
@MainActor @safe final class X11Selection {
  /// The longest wait for an answer, and for each part of a text, in seconds; the window stands still
  /// meanwhile. An owner that is alive answers within milliseconds.
  static let patience = 1.0
  /// The longest time for all parts of a text that come with less than a megabyte in a second.
  private static let patienceForParts = 5.0
  /// The number of bytes of the longest text that can be offered.
  ///
  /// SDL sends a text to the server in one request, of which the largest has 16 777 212 bytes; for a longer
  /// text the server answers with an error, and the clipboard keeps its earlier text.
  static let limit = 16_000_000
  /// The number of bytes after which no further part is read, more than any field takes.
  private static let longestText = 100_000_000

  // The numbers of X's protocol.
  private static let (propertyNotify, selectionNotify): (Int32, Int32) = (28, 31)
  private static let propertyChangeMask = 1 << 22
  private static let string: X11Library.Atom = 31

  private let display: X11Library.Display
  /// A window that is never shown, to which the texts are sent.
  private let window: X11Library.Window
  private let (text, parts, forms): (X11Library.Atom, X11Library.Atom, X11Library.Atom)
  /// The number of requests without an answer. A late answer is not taken for the answer to a later
  /// request, as each of them has a property of its own.
  private var unanswered = 0

  /// Creates a reader; `nil` without libX11.
  init?(display: X11Library.Display) {
    guard X11Library.isLoaded else { return nil }
    unsafe self.display = display
    window = unsafe PlumbXCreateSimpleWindow(
      display, PlumbXDefaultRootWindow(display), -10, -10, 1, 1, 0, 0, 0)
    _ = unsafe PlumbXSelectInput(display, window, Self.propertyChangeMask)
    text = unsafe X11Library.atom("UTF8_STRING", on: display)
    parts = unsafe X11Library.atom("INCR", on: display)
    forms = unsafe X11Library.atom("TARGETS", on: display)
  }

  /// Returns the window that owns a selection, such as `CLIPBOARD`; `nil` if there is none.
  func owner(of selection: String) -> X11Library.Window? {
    let owner = unsafe PlumbXGetSelectionOwner(
      display, X11Library.atom(selection, on: display))
    return owner == 0 ? nil : owner
  }

  /// Asks the owner of a selection for its text. It must be another program.
  ///
  /// - Returns: `nil` if there is no owner, if it has no text, or does not answer in time. A text whose
  ///   parts do not all arrive in time is `nil`, too.
  func text(of selection: String) -> String? {
    let place = request(selection, as: text)
    guard let answer = waitForAnswer(at: place), answer != 0, let first = take(place) else {
      return nil
    }
    if first.type == text { return String(decoding: first.items, as: UTF8.self) }
    guard first.type == parts else { return nil }
    // Taking the property was the sign for the owner to send the first part; an empty one is the end.
    var bytes: [UInt8] = []
    let start = Date()
    func isSlow() -> Bool {
      -start.timeIntervalSinceNow > Self.patienceForParts + Double(bytes.count) / 1_000_000
    }
    while bytes.count <= Self.longestText {
      guard !isSlow(), let part = waitForPart(at: place) else {
        unanswered += 1
        return nil
      }
      if part.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += part
    }
    unanswered += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Asks the owner of a selection for the forms in which it has the selection, which are few bytes. It must be
  /// another program.
  ///
  /// - Returns: whether text is one of them; `true` for an owner that does not tell them, `false` if it does not
  ///   answer in time.
  func mayHaveText(_ selection: String) -> Bool {
    let place = request(selection, as: forms)
    guard let answer = waitForAnswer(at: place) else { return false }
    guard answer != 0, let found = take(place, of: 32, as: X11Library.Atom.self) else {
      return true
    }
    // Programs that have UTF-8 may name only the older form.
    return found.items.contains(text) || found.items.contains(Self.string)
  }

  /// Asks the owner of a selection for it in a form. Returns the property for the answer.
  private func request(_ selection: String, as form: X11Library.Atom) -> X11Library.Atom {
    let place = unsafe X11Library.atom("PLUMB_SELECTION_\(unanswered)", on: display)
    let name = unsafe X11Library.atom(selection, on: display)
    _ = unsafe PlumbXConvertSelection(display, name, form, place, window, 0)
    return place
  }

  /// Returns the property with the answer; 0 if the owner has nothing of this form; `nil` for no answer.
  private func waitForAnswer(at place: X11Library.Atom) -> X11Library.Atom? {
    let answer = wait(for: Self.selectionNotify) { event in
      // An `XSelectionEvent`, whose members each take the space of a pointer.
      let property = event[7]
      return property == place || property == 0 ? property : nil
    }
    if answer == nil { unanswered += 1 }
    return answer
  }

  private func waitForPart(at place: X11Library.Atom) -> [UInt8]? {
    wait(for: Self.propertyNotify) { event in
      // An `XPropertyEvent`. The state of a property with a new value is 0, the first half of its room.
      guard event[5] == place, UInt32(truncatingIfNeeded: event[7]) == 0 else { return nil }
      return self.take(place)?.items
    }
  }

  /// Waits until an event of the window has a result.
  private func wait<Result>(for kind: Int32, _ result: ([UInt]) -> Result?) -> Result? {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    repeat {
      // An `XEvent` has 24 numbers. Events of other windows stay where SDL finds them.
      var event = [UInt](repeating: 0, count: 24)
      let isThere = unsafe event.withUnsafeMutableBytes { bytes in
        unsafe bytes.baseAddress.map {
          unsafe PlumbXCheckTypedWindowEvent(display, window, kind, $0)
        } ?? 0
      }
      if isThere == 0 {
        usleep(1_000)
      } else if let result = result(event) {
        return result
      }
    } while Date() < deadline && !PlumbIsDisplayLost()
    return nil
  }

  /// Reads and removes a property with text; `nil` if there is none, as when a part was taken before its event.
  private func take(_ property: X11Library.Atom) -> (items: [UInt8], type: X11Library.Atom)? {
    take(property, of: 8, as: UInt8.self)
  }

  /// Reads and removes a property; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - bits: the size of the items in X's protocol; of a property with others, only the type is returned.
  ///   - kind: the type of the items in Xlib, a `long` for 32 bits.
  private func take<Item: BitwiseCopyable>(
    _ property: X11Library.Atom, of bits: Int32, as kind: Item.Type
  ) -> (items: [Item], type: X11Library.Atom)? {
    var (type, count, rest): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let longest = Int(Int32.max) / 4
    let status = unsafe PlumbXGetWindowProperty(
      display, window, property, 0, longest, 1, 0, &type, &format, &count, &rest, &bytes)
    guard status == 0, type != 0 else { return nil }
    guard let bytes = unsafe bytes else { return ([], type) }
    defer { _ = unsafe PlumbXFree(bytes) }
    if format != bits { return ([], type) }
    let start = unsafe UnsafeRawPointer(bytes).bindMemory(to: Item.self, capacity: Int(count))
    return unsafe (Array(UnsafeBufferPointer(start: start, count: Int(count))), type)
  }
}

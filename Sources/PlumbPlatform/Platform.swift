public import Foundation

/// The services of an operating system or desktop that programs with windows use.
///
/// There is one platform per program. All members are used on the main thread, except `wakeUp()`.
@MainActor public protocol Platform: AnyObject, Sendable {
  /// The services that measure and draw text.
  var textServices: TextServices { get }

  /// The user's settings, as far as they are available. After a change, a wait in `events` ends
  /// within a short time.
  var appearance: Appearance { get }

  /// The time in seconds on a monotonic clock.
  var now: Double { get }

  /// The current date.
  var date: Date { get }

  /// The text on the clipboard; `nil` if the clipboard contains no text. Setting `nil` empties the
  /// clipboard.
  var clipboardText: String? { get set }

  /// Whether there is a text on the clipboard. Asked for each menu with a command to paste, so that it does not read
  /// the text, which another program may have to send.
  var hasClipboardText: Bool { get }

  /// The text that is selected somewhere on the desktop, which the middle button pastes; `nil` if no text is
  /// selected, or the desktop has no such selection.
  var selectedText: String? { get set }

  /// The number of UTF-8 bytes of the longest text that the clipboard takes. A longer text leaves the clipboard as
  /// it is.
  var clipboardLimit: Int { get }

  /// The shape of the pointer over the windows of the program.
  var pointerShape: PointerShape { get set }

  /// Whether the connection to the desktop was lost. Nothing can be shown any more, and the program is about to end.
  var isDisplayLost: Bool { get }

  /// Returns all pending events; if there are none, waits for one until a deadline.
  ///
  /// - Parameter deadline: the time in seconds on the clock of `now`; `nil` waits without limit.
  func events(until deadline: Double?) -> [WindowEvent]

  /// Ends a wait in `events` within a short time. May be called on any thread.
  nonisolated func wakeUp()

  /// Opens a window.
  ///
  /// - Throws: an error with a sentence for the user if the window cannot be opened.
  func makeWindow(_ options: WindowOptions) throws -> any PlatformWindow
}

extension Platform {
  /// Whether the text of the clipboard is not empty.
  public var hasClipboardText: Bool { clipboardText?.isEmpty == false }

  /// No limit.
  public var clipboardLimit: Int { .max }

  /// A connection that lasts.
  public var isDisplayLost: Bool { false }

  /// The date of the system.
  public var date: Date { Date() }

  /// No selection of the desktop.
  public var selectedText: String? {
    get { nil }
    set {}
  }

  /// No settings.
  public var appearance: Appearance { Appearance() }
}

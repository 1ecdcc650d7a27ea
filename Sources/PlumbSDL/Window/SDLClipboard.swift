internal import CSDL2

/// The desktop's clipboard; available while SDL's video is running.
@MainActor enum SDLClipboard {
  /// The number of UTF-8 bytes of the longest text that can be copied, which is the limit of X11.
  static let limit = X11Selection.limit

  /// A selection of X, in which a program offers a text to others.
  private enum Selection: String {
    case clipboard = "CLIPBOARD"
    case primary = "PRIMARY"
  }

  /// The windows to which the selections with texts of this program belong.
  private static var ownWindows: [Selection: X11Library.Window] = [:]
  /// The selections to which this program has given a text that is not empty.
  private static var ownTexts: Set<Selection> = []
  private static var reader: X11Selection?

  /// The plain text on the clipboard; `nil` if there is none. If the desktop refuses new text, or it is
  /// longer than `limit`, the clipboard is unchanged.
  static var text: String? {
    get { unsafe read(.clipboard) { unsafe PlumbGetClipboardText() } }
    set { write(newValue ?? "", as: .clipboard) { _ = unsafe PlumbSetClipboardText($0) } }
  }

  /// Whether there is a plain text on the clipboard, which is not read.
  static var hasText: Bool {
    // On X11 SDL would read the text.
    guard let reader = x11Reader() else { return PlumbHasClipboardText() == SDL_TRUE }
    let selection = Selection.clipboard
    guard let owner = reader.owner(of: selection.rawValue) else { return false }
    return owner == ownWindows[selection]
      ? ownTexts.contains(selection) : reader.mayHaveText(selection.rawValue)
  }

  /// The primary selection; `nil` if nothing is selected or the desktop has none.
  static var selectedText: String? {
    get { unsafe read(.primary) { unsafe PlumbGetPrimarySelectionText() } }
    set { write(newValue ?? "", as: .primary) { _ = unsafe PlumbSetPrimarySelectionText($0) } }
  }

  private static func read(
    _ selection: Selection, bySDL readBySDL: () -> UnsafeMutablePointer<CChar>?
  ) -> String? {
    if let reader = x11Reader() {
      guard let owner = reader.owner(of: selection.rawValue) else { return nil }
      // Asked by its own program, SDL could not answer before the wait has ended.
      if owner != ownWindows[selection] {
        return reader.text(of: selection.rawValue).flatMap(nonEmpty)
      }
    }
    guard let text = unsafe readBySDL() else { return nil }
    defer { unsafe SDL_free(text) }
    return nonEmpty(unsafe String(cString: text))
  }

  private static func write(
    _ text: String, as selection: Selection, bySDL writeBySDL: (String) -> Void
  ) {
    guard text.utf8.count <= limit else { return }
    writeBySDL(text)
    ownWindows[selection] = x11Reader()?.owner(of: selection.rawValue)
    if text.isEmpty { ownTexts.remove(selection) } else { ownTexts.insert(selection) }
  }

  /// SDL returns an empty text for none.
  private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// The reader of the X server to which SDL is connected; `nil` on other window systems, and while no
  /// window has the keyboard focus.
  private static func x11Reader() -> X11Selection? {
    if reader == nil, let window = unsafe SDL_GetKeyboardFocus(),
      let display = unsafe PlumbX11Display(window)
    {
      reader = unsafe X11Selection(display: display)
    }
    return reader
  }

  /// Forgets the connection to the desktop, which is being closed.
  static func close() {
    (reader, ownWindows, ownTexts) = (nil, [:], [])
  }
}

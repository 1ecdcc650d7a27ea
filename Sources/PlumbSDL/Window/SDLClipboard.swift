internal import CSDL2

/// The desktop's clipboard; available while SDL's video is running.
@MainActor enum SDLClipboard {
  /// The number of UTF-8 bytes of the longest text that can be copied.
  ///
  /// On X11, SDL sends a text to the server in one request, of which the largest has 16 777 212 bytes;
  /// for a longer one the server answers with an error, and the clipboard has a text of before.
  static let limit = 16_000_000

  /// The window to which the clipboard belongs while its text was copied here; `nil` if none was.
  private static var ownWindow: X11Library.Window?
  private static var reader: X11Selection?

  /// The plain text on the clipboard; `nil` if there is none. If the desktop refuses new text, or it is
  /// longer than `limit`, the clipboard is unchanged.
  static var text: String? {
    get {
      if let reader = x11Reader() {
        guard let owner = reader.owner(of: "CLIPBOARD") else { return nil }
        // Asked by its own program, SDL could not answer before the wait has ended.
        if owner != ownWindow { return reader.text(of: "CLIPBOARD").flatMap(nonEmpty) }
      }
      guard let text = unsafe SDL_GetClipboardText() else { return nil }
      defer { unsafe SDL_free(text) }
      return nonEmpty(unsafe String(cString: text))
    }
    set {
      let text = newValue ?? ""
      guard text.utf8.count <= limit else { return }
      unsafe SDL_SetClipboardText(text)
      ownWindow = x11Reader()?.owner(of: "CLIPBOARD")
    }
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
    (reader, ownWindow) = (nil, nil)
  }

  /// The primary selection; `nil` if nothing is selected or the desktop has none.
  @MainActor static var selectedText: String? {
    get {
      guard SDL_HasPrimarySelectionText() == SDL_TRUE,
        let text = unsafe SDL_GetPrimarySelectionText()
      else { return nil }
      defer { unsafe SDL_free(text) }
      return unsafe String(cString: text)
    }
    set { unsafe SDL_SetPrimarySelectionText(newValue ?? "") }
  }
}

internal import CSDL2

/// The desktop's clipboard; available while SDL's video is running.
enum SDLClipboard {
  /// The plain text on the clipboard; `nil` if there is none. If the desktop refuses new text, the
  /// clipboard is unchanged.
  @MainActor static var text: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = unsafe SDL_GetClipboardText() else {
        return nil
      }
      defer { unsafe SDL_free(text) }
      return unsafe String(cString: text)
    }
    set { unsafe SDL_SetClipboardText(newValue ?? "") }
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

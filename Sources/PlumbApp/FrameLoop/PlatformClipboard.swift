/// The clipboard of a platform.
final class PlatformClipboard: TextClipboard {
  private weak var platform: (any Platform)?

  init(platform: any Platform) {
    self.platform = platform
  }

  var text: String? {
    get { platform?.clipboardText }
    set { platform?.clipboardText = newValue }
  }

  var hasText: Bool { platform?.hasClipboardText ?? false }

  var selection: String? {
    get { platform?.selectedText }
    set { platform?.selectedText = newValue }
  }

  var limit: Int { platform?.clipboardLimit ?? .max }
}

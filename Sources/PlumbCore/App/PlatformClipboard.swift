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
}

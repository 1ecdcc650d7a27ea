internal import PlumbSDL

/// The program as the desktop names it in a notification.
struct NotifyingProgram: Equatable, Sendable {
  /// The name of the program's desktop entry, which is also the name of its icon.
  var desktopEntry: String
  /// The name that a person reads.
  var name: String

  /// The running program.
  @MainActor static var current: NotifyingProgram {
    let file = ProcessInfo.processInfo.processName
    let information = Bundle.main.infoDictionary
    let name = information?["CFBundleDisplayName"] ?? information?["CFBundleName"]
    return NotifyingProgram(
      desktopEntry: SDLPlatform.current?.applicationID ?? file, name: name as? String ?? file)
  }
}

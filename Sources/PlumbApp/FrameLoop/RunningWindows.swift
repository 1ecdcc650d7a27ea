/// The windows of the running program, for code that asks for them outside of views.
@MainActor package enum RunningWindows {
  /// The loop of the windows that was made last; `nil` for none.
  static weak var loop: FrameLoop?

  /// The shape of the pointer that the program has chosen in place of the one of its views; `nil` for none.
  package static var pointerShape: PointerShape?

  /// The platform of the windows; `nil` for none.
  package static var platform: (any Platform)? { loop?.platform }

  /// The active window, or else the one that was opened first; `nil` for none.
  package static var activeWindow: (any PlatformWindow)? {
    let windows = loop?.sessions.map(\.window) ?? []
    return windows.first(where: \.isActive) ?? windows.first
  }
}

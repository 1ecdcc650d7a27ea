internal import Foundation

/// Code that is told about the life of the program, for the delegates of UIKit and AppKit.
@MainActor package protocol ProgramObserver: AnyObject {
  /// The program has started, and its first window is about to open.
  ///
  /// Windows that are opened now open with the windows of the scenes.
  ///
  /// - Parameter urls: the addresses and files that the program is to open.
  func programWillOpenWindows(opening urls: [URL])

  /// The windows of the scenes that open at the start are there, without a frame. In a program without such scenes,
  /// there is no window.
  func programDidOpenWindows(opening urls: [URL])

  /// A person has started the program again, and windows are about to be shown. Returns whether they are.
  func programMayReopen() -> Bool

  /// The program is to open addresses and files while it runs.
  func programWillOpen(_ urls: [URL])

  /// An action of the program's desktop entry is performed, by its name; also the one with which it was started, once
  /// its windows are there.
  func programWillPerform(action: String)

  /// A window has opened.
  func windowDidOpen(_ window: ProgramWindow)

  /// A window has become more or less active; called after the frames with which it did.
  func phaseDidChange(of window: ProgramWindow, from old: ScenePhase)

  /// A window is about to close, and is in the background.
  func windowWillClose(_ window: ProgramWindow)

  /// The program has become more or less active; called after the calls for its windows.
  func programPhaseDidChange(from old: ScenePhase, to new: ScenePhase)

  /// Returns whether the program may end when a person ends it.
  func programMayEnd() -> Bool

  /// The program ends after the call. All windows are in the background.
  func programWillEnd()
}

extension ScenePhase {
  /// Returns the phases on the way to another one, without this one: programs do not jump from the background to
  /// being active.
  package func steps(to other: ScenePhase) -> [ScenePhase] {
    let order: [ScenePhase] = [.background, .inactive, .active]
    guard let start = order.firstIndex(of: self), let end = order.firstIndex(of: other) else {
      return [other]
    }
    return start < end
      ? Array(order[(start + 1)...end]) : start > end ? order[end..<start].reversed() : []
  }
}

public import Foundation

/// An action that opens a URL outside of the program.
///
/// The desktop selects the program: through `xdg-open`, and in a sandbox through the portal.
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result of handling a URL.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled, discarded
      /// The desktop opens the URL; for `nil`, the original one.
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The URL was opened.
    public static let handled = Result(outcome: .handled)
    /// The URL cannot be opened.
    public static let discarded = Result(outcome: .discarded)
    /// The desktop opens the URL.
    public static let systemAction = Result(outcome: .system(nil))

    /// Returns a result for which the desktop opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action.
  ///
  /// - Parameter handler: returns the result of handling a URL.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL, or passes it to the desktop if the handler returns a system action.
  public func callAsFunction(_ url: URL) {
    if case .system(let other) = handler(url).outcome { Self.open(other ?? url) }
  }

  /// Opens a URL, or passes it to the desktop if the handler returns a system action, and calls a function with whether
  /// the URL was accepted.
  ///
  /// - Parameter completion: called on the main actor: with `true` if the handler has opened the URL or the desktop has
  ///   found a program for it, and with `false` if the handler has discarded it or there is no such program. For a URL
  ///   that the desktop opens, it is called once the desktop has answered.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): Self.open(other ?? url, OpenCompletion(completion))
    }
  }

  /// Opens a URL through the desktop's portal and calls a function with whether it was opened, or with `nil` if there is
  /// no portal; `nil` for a program without windows.
  package static var portal: (@MainActor (URL, @escaping @MainActor (Bool?) -> Void) -> Void)?

  /// Has the desktop open a URL.
  private static func open(_ url: URL, _ completion: OpenCompletion? = nil) {
    guard let portal, Sandbox.isActive else { return startOpener(url, completion) }
    portal(url) { isAccepted in
      guard let isAccepted else { return startOpener(url, completion) }
      completion?.action(isAccepted)
    }
  }

  private static func startOpener(_ url: URL, _ completion: OpenCompletion?) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    if let completion {
      process.terminationHandler = { process in
        let isAccepted = process.terminationStatus == 0
        Task { @MainActor in completion.action(isAccepted) }
      }
    }
    do {
      try process.run()
    } catch {
      if let completion { Task { @MainActor in completion.action(false) } }
    }
  }
}

/// A function that is only called on the main actor, where it was made.
@MainActor private final class OpenCompletion {
  let action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void) {
    self.action = action
  }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  @EnvironmentEntry public var openURL: OpenURLAction = OpenURLAction { _ in .systemAction }
}

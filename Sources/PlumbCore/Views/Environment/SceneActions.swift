public import Foundation

/// An action that opens a URL outside of the program.
///
/// The desktop selects the program, through `xdg-open`.
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result of handling a URL.
  public struct Result: Sendable {
    fileprivate let system: SystemTarget?

    /// The URL was opened.
    public static let handled = Result(system: nil)
    /// The URL cannot be opened.
    public static let discarded = Result(system: nil)
    /// The desktop opens the URL.
    public static let systemAction = Result(system: SystemTarget())

    /// Returns a result for which the desktop opens another URL.
    public static func systemAction(_ url: URL) -> Result {
      Result(system: SystemTarget(url: url))
    }
  }

  /// A request to the desktop to open a URL.
  fileprivate struct SystemTarget: Sendable {
    /// `nil` for the original URL.
    var url: URL?
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
    guard let target = handler(url).system else { return }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["xdg-open", (target.url ?? url).absoluteString]
    try? process.run()
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

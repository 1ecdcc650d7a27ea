public import Foundation

/// Closes what shows the view.
///
/// Nothing presents views here yet, so there is nothing to close, and calling it does nothing.
public struct DismissAction {
  @MainActor public func callAsFunction() {}
}

/// Whether something presents the view; see ``DismissAction``.
public struct PresentationMode {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}

/// Opens an address outside the program.
///
/// The desktop decides with which program, through `xdg-open`.
@MainActor public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate let system: SystemTarget?

    /// The address is open.
    public static let handled = Result(system: nil)
    /// The address cannot be opened.
    public static let discarded = Result(system: nil)
    /// The desktop is to open the address.
    public static let systemAction = Result(system: SystemTarget())

    /// The desktop is to open another address.
    public static func systemAction(_ url: URL) -> Result {
      Result(system: SystemTarget(url: url))
    }
  }

  /// What the desktop is to open.
  fileprivate struct SystemTarget: Sendable {
    /// `nil` for the address that was asked for.
    var url: URL?
  }

  private let handler: @MainActor (URL) -> Result

  /// - Parameter handler: decides what happens to an address.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

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
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction() }

  public var isPresented: Bool { false }

  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

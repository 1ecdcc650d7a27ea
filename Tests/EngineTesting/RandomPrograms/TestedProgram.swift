public import Foundation
public import PlumbUI

/// A program from which random ones are made.
public struct TestedProgram: Sendable {
  public let name: String
  /// The size of its window, in points.
  public let size: CGSize
  /// Creates the root view with a new state.
  public let root: @MainActor @Sendable () -> AnyView

  public init(name: String, size: CGSize, root: @escaping @MainActor @Sendable () -> AnyView) {
    self.name = name
    self.size = size
    self.root = root
  }
}

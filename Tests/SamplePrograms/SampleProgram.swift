import SwiftUI

/// A small program with a model, a screen and a size, as its author would start it.
public struct SampleProgram: Sendable {
  /// The name of its root view, without `View`.
  public let name: String
  /// A description of the program, in one sentence.
  public let summary: String
  /// The size of its window, in points.
  public let size: CGSize
  /// Creates the root view with a new state.
  public let root: @MainActor @Sendable () -> AnyView

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ summary: String,
    @ViewBuilder root: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.summary = summary
    size = CGSize(width: width, height: height)
    self.root = { AnyView(root()) }
  }
}

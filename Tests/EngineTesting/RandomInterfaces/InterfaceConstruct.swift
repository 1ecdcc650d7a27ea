import PlumbUI

/// A view or a modifier of which random interfaces are made.
struct InterfaceConstruct: Sendable {
  /// The name of the view, or that of the modifier after a dot.
  let name: String
  /// The numbers of views inside; the first view of a modifier is the one that it changes.
  let contents: ClosedRange<Int>
  private let make: @MainActor @Sendable (InterfacePart) -> AnyView

  init<Content: View>(
    _ name: String, _ contents: ClosedRange<Int>,
    @ViewBuilder _ make: @escaping @MainActor @Sendable (InterfacePart) -> Content
  ) {
    self.name = name
    self.contents = contents
    self.make = { AnyView(make($0)) }
  }

  @MainActor func view(_ part: InterfacePart) -> AnyView { make(part) }

  /// Creates a view without views inside.
  static func leaf<Content: View>(
    _ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable (InterfacePart) -> Content
  ) -> Self { Self(name, 0...0, make) }

  /// Creates a modifier of one view.
  static func modifier<Content: View>(
    _ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable (InterfacePart) -> Content
  ) -> Self { Self(name, 1...1, make) }

  /// The simplest one comes first.
  static let all: [InterfaceConstruct] =
    shapes + texts + controls + containers + collections + layouts + navigation + presentations
    + frames + effects + textStyles + controlStyles + responders + preferences + animations
    + descriptions + scrolling

  /// The positions of the ones without views inside.
  static let leaves = all.indices.filter { all[$0].contents.lowerBound == 0 }
}

public import Foundation

/// A window or an element, beside whose frame another one is expected.
@MainActor public protocol FrameOwner {
  /// The frame in points from the window's top left corner.
  var frame: CGRect { get }

  /// The name of the owner in messages.
  var name: String { get }
}

extension TestElement: FrameOwner {}

extension TestWindow: FrameOwner {
  /// The frame of the window's content.
  public var frame: CGRect { CGRect(origin: .zero, size: size) }
}

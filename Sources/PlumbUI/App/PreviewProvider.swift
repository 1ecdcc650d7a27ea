public import Foundation

/// Views to look at while writing them.
///
/// Previews compile and are otherwise unused: no program shows them.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The room a preview gets.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// Which side of a device is up.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// The view itself, as previews are not shown.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// The view itself, as previews are not shown.
  nonisolated public func previewDisplayName(_ name: String?) -> some View { self }

  /// The view itself, as previews are not shown.
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  /// The view itself, as previews are not shown.
  nonisolated public func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View {
    self
  }
}

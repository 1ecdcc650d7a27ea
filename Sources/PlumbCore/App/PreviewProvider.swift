public import Foundation

/// A provider of previews.
///
/// Previews are compiled but otherwise unused: no program shows them.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  /// The previewed views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The layout of a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device with a name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// The orientation of a device.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// Returns the view unchanged, as previews are not shown.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// Returns the view unchanged, as previews are not shown.
  nonisolated public func previewDisplayName(_ name: String?) -> some View { self }

  /// Returns the view unchanged, as previews are not shown.
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  /// Returns the view unchanged, as previews are not shown.
  nonisolated public func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View {
    self
  }
}

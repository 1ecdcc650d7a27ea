public import Foundation

/// Properties of pictures that have no effect, as symbols here have one layer and show no values.
extension Image {
  /// Returns the image unchanged, as its symbols have one layer; see ``SymbolRenderingMode``.
  ///
  /// As SwiftUI: the result is an image again, to which the functions of images apply.
  public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image { self }

  /// Returns the image unchanged, as pictures are shown in the range of the screen.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Creates an image with a name and a variable value, which has no effect.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image with a name, a variable value, which has no effect, and an accessibility label.
  nonisolated public init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image that is hidden from accessibility, with a variable value, which has no effect.
  nonisolated public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// The range of brightness of a picture; without effect on this platform.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// The range of the screen without pictures of high range.
    public static let standard = DynamicRange(name: "standard")
    /// A part of the high range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The whole range of the picture.
    public static let high = DynamicRange(name: "high")
  }
}

extension View {
  /// Returns the view unchanged; on this platform it has no effect: pictures are shown in the range of the screen.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

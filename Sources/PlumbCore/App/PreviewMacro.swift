public import Foundation

/// Declares a preview of a view. The body is compiled but is not part of the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits. The body is compiled but is not part of the program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// Marks a dynamic property in the body of a preview.
///
/// As SwiftUI: attached to a variable such as `@State var isOn = true` in the body of `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PlumbMacros", type: "PreviewableMacro")

/// A namespace for types related to previews.
public enum Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}
}

/// A trait of a preview; without effect on this platform, which shows no previews.
public struct PreviewTrait<T>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The default layout of the preview.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// The portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// The portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// The landscape orientation with the top of the device on the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// The landscape orientation with the top of the device on the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// Returns a layout with a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
}

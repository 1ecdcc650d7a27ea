public import Foundation

/// A namespace for types related to previews.
public enum Preview {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {}
}

/// A trait of a preview.
public struct PreviewTrait<T>: Sendable {
  fileprivate let change: @MainActor @Sendable (inout PreviewSettings) -> Void

  fileprivate init(_ change: @escaping @MainActor @Sendable (inout PreviewSettings) -> Void) {
    self.change = change
  }

  /// Changes the settings of a preview with the trait.
  @MainActor package func apply(to settings: inout PreviewSettings) { change(&settings) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The default layout of the preview.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// The portrait orientation.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
  /// The portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }
  /// The landscape orientation with the top of the device on the left.
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeLeft }
  }
  /// The landscape orientation with the top of the device on the right.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeRight }
  }

  /// Returns a layout with a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// Returns a trait that applies a modifier to the preview.
  ///
  /// The shared context of the modifier is made before the preview is first shown, and once for all
  /// previews with modifiers of the type.
  public static func modifier<Modifier: PreviewModifier & Sendable>(
    _ modifier: Modifier
  ) -> PreviewTrait {
    PreviewTrait { $0.modifiers.append(PreparedModifier(modifier)) }
  }
}

/// The settings of a preview from its traits and modifiers.
package struct PreviewSettings {
  package var name: String?
  package var layout = PreviewLayout.device
  package var device: PreviewDevice?
  package var orientation = InterfaceOrientation.portrait
  package var modifiers: [PreparedModifier] = []

  package init() {}
}

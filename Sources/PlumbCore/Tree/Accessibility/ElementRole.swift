/// The kind of accessibility element of a built-in view, which cannot be derived from the name of
/// its type.
public enum ElementRole: Hashable, Sendable {
  case button, link, toggle, text, image

  /// The traits of an element of this kind, unless a modifier removes them.
  var traits: AccessibilityTraits {
    switch self {
    case .button: .isButton
    case .link: .isLink
    case .toggle: .isToggle
    case .text: .isStaticText
    case .image: .isImage
    }
  }
}

/// A built-in composite view whose accessibility label is its label where that is not shown.
@MainActor protocol LabelledView: View {}

/// A built-in composite view that is an accessibility element of one kind.
@MainActor protocol RoleView: View {
  /// The kind of the element.
  static var elementRole: ElementRole { get }
}

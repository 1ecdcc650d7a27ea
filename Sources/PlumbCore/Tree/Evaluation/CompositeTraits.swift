/// The properties that the views or the modifiers of one type have, as their type states them.
///
/// Protocols of the library state them in requirements of `View` and `ViewModifier`. A cast to one of
/// these protocols would search all conformances of the program the first time it is done for a type.
public struct _CompositeTraits: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The values are views.
  package static let view = Self(rawValue: 1)
  /// An ``ImplementationView`` or an ``ImplementationModifier``.
  ///
  /// It is not listed among the elements, and is one item of a collection unless it has `items`. It is not
  /// animatable. Its state belongs to one place, and is made again instead of being kept if it has not
  /// changed: its initial values are always the same.
  package static let implementation = Self(rawValue: 1 << 1)
  /// An ``ItemsView``.
  package static let items = Self(rawValue: 1 << 2)
  /// A ``FieldView``.
  package static let field = Self(rawValue: 1 << 3)
  /// A ``LabelledView``.
  package static let labelled = Self(rawValue: 1 << 4)
  /// A ``NamingView``.
  package static let naming = Self(rawValue: 1 << 5)
  /// A ``TransparentModifier``.
  package static let transparent = Self(rawValue: 1 << 6)
  /// A ``_PrimitiveView``.
  package static let primitive = Self(rawValue: 1 << 7)
}

/// A composite view that implements a part of another view, with the properties that
/// `_CompositeTraits.implementation` describes.
@MainActor package protocol ImplementationView: View {}

extension ImplementationView {
  public static var _viewTraits: _CompositeTraits { [.view, .implementation] }
}

/// A modifier with a body that implements a part of the library, with the properties that
/// `_CompositeTraits.implementation` describes.
@usableFromInline @MainActor package protocol ImplementationModifier: ViewModifier {}

extension ImplementationModifier {
  public static var _modifierTraits: _CompositeTraits { .implementation }
}

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

/// A composite view that implements a part of another view and is not listed among the elements. It is
/// not animatable.
@MainActor package protocol ImplementationView: View {}

extension ImplementationView {
  public static var _viewTraits: _CompositeTraits { [.view, .implementation] }
}

/// A modifier with a body that implements a part of the library. The initial values of its state are the same
/// whenever it is made, as in an ``ImplementationView``. It is not animatable either.
@MainActor package protocol ImplementationModifier: ViewModifier {}

extension ImplementationModifier {
  public static var _modifierTraits: _CompositeTraits { .implementation }
}

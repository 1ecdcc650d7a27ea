/// A value that marks a part of a text for a ``TextRenderer``.
public protocol TextAttribute {}

extension Text {
  /// Returns the text with a value that a ``TextRenderer`` reads from its runs by the type of the
  /// value.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(TextAttributes(custom: CustomTextAttributes(value)))
  }
}

/// The values that mark a part of a text, by their types.
///
/// Their types need not be comparable, so each collection is equal to itself only. Texts are sent
/// between actors, but the values are read by renderers only, while a text is drawn.
final class CustomTextAttributes: @unchecked Sendable {
  private let values: [ObjectIdentifier: any TextAttribute]

  init<T: TextAttribute>(_ value: T) {
    values = [ObjectIdentifier(T.self): value]
  }

  private init(_ values: [ObjectIdentifier: any TextAttribute]) {
    self.values = values
  }

  /// Returns these values, and outer values of other types.
  func filled(from outer: CustomTextAttributes?) -> CustomTextAttributes {
    guard let outer else { return self }
    return CustomTextAttributes(outer.values.merging(values) { $1 })
  }

  /// The value of a type.
  subscript<T: TextAttribute>(key: T.Type) -> T? {
    values[ObjectIdentifier(key)] as? T
  }
}

extension CustomTextAttributes: Equatable {
  static func == (lhs: CustomTextAttributes, rhs: CustomTextAttributes) -> Bool { lhs === rhs }
}

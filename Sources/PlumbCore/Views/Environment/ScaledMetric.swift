/// A number that is scaled with the user's preferred text size.
///
/// As SwiftUI: it is scaled like a text style, the body style by default, and rounded to whole
/// pixels. Outside of a view tree it is unscaled.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var value: Value

  /// Creates a metric that is scaled like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    value = wrappedValue
  }

  /// Creates a metric that is scaled like the body style.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The scaled number.
  public var wrappedValue: Value { value }
}

extension ScaledMetric: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    let environment = host.environment
    let factor =
      DynamicTypeTable.size(of: style, at: environment.dynamicTypeSize)
      / DynamicTypeTable.size(of: style, at: .large)
    let scale = Value(environment.displayScale)
    value = (base * Value(factor) * scale).rounded() / scale
  }

  func isKnownEqual(to other: Self) -> Bool { base == other.base && style == other.style }
}

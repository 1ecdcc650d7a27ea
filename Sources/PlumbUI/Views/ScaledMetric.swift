/// A number that grows with the size of text a person chose.
///
/// As SwiftUI: it grows as a text style does, the body style unless another is named, and is
/// rounded to whole pixels. Outside a tree it is what it is at the standard size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var value: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    value = wrappedValue
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

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
}

/// How pickers look.
public protocol PickerStyle: Sendable {
  /// Whether the options stand in a column rather than in a row.
  static var _isColumn: Bool { get }
}

/// Options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public static let _isColumn = false

  nonisolated public init() {}
}

/// The platform's picker, which shows segments here.
public struct DefaultPickerStyle: PickerStyle {
  public static let _isColumn = false

  nonisolated public init() {}
}

/// A menu, in place of which there are segments here.
public struct MenuPickerStyle: PickerStyle {
  public static let _isColumn = false

  nonisolated public init() {}
}

/// A palette of symbols: segments.
public struct PalettePickerStyle: PickerStyle {
  public static let _isColumn = false

  nonisolated public init() {}
}

/// Options one above the other.
public struct InlinePickerStyle: PickerStyle {
  public static let _isColumn = true

  nonisolated public init() {}
}

/// A wheel, in place of which there is a column here.
public struct WheelPickerStyle: PickerStyle {
  public static let _isColumn = true

  nonisolated public init() {}
}

/// Options one above the other, each with a round button.
public struct RadioGroupPickerStyle: PickerStyle {
  public static let _isColumn = true

  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerArrangement { .segments }
}

extension EnvironmentValues {
  var pickerStyle: PickerArrangement {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the pickers inside a look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, S._isColumn ? .column : .segments)
  }
}

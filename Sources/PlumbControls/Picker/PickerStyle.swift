/// The appearance of pickers.
public protocol PickerStyle: Sendable {
  /// Whether the options are arranged in a column instead of a row.
  static var _isColumn: Bool { get }

  /// Whether the options are shown in a menu that a button opens.
  static var _isMenu: Bool { get }

  /// Whether the options are rows of a box in which they scroll.
  static var _isWheel: Bool { get }
}

extension PickerStyle {
  public static var _isMenu: Bool { false }
  public static var _isWheel: Bool { false }
}

/// A picker style with a row of segments.
public struct SegmentedPickerStyle: PickerStyle {
  public static let _isColumn = false

  /// Creates the style.
  nonisolated public init() {}
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public static let _isColumn = false
  public static let _isMenu = true

  /// Creates the style.
  nonisolated public init() {}
}

/// A picker style with a button that shows the selected option and opens a menu of all options.
public struct MenuPickerStyle: PickerStyle {
  public static let _isColumn = false
  public static let _isMenu = true

  /// Creates the style.
  nonisolated public init() {}
}

/// The earlier name of the style of pickers that are menus.
public typealias PopUpButtonPickerStyle = MenuPickerStyle

/// A picker style with a palette of symbols; a row of segments on this platform.
public struct PalettePickerStyle: PickerStyle {
  public static let _isColumn = false

  /// Creates the style.
  nonisolated public init() {}
}

/// A picker style with a column of options.
public struct InlinePickerStyle: PickerStyle {
  public static let _isColumn = true

  /// Creates the style.
  nonisolated public init() {}
}

/// A picker style with a wheel: a box of five rows, in which the options scroll and are pressed.
public struct WheelPickerStyle: PickerStyle {
  public static let _isColumn = true
  public static let _isWheel = true

  /// Creates the style.
  nonisolated public init() {}
}

/// A picker style with a column of radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  public static let _isColumn = true

  /// Creates the style.
  nonisolated public init() {}
}

/// A picker style with a link to a screen of all options; a button that opens a menu on this platform, as on a Mac, which
/// has no such style.
public struct NavigationLinkPickerStyle: PickerStyle {
  public static let _isColumn = false
  public static let _isMenu = true

  /// Creates the style.
  nonisolated public init() {}
}

/// A picker style with tabs; a row of segments on this platform.
public struct TabsPickerStyle: PickerStyle {
  public static let _isColumn = false

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen of all options; a button that opens a menu on this platform.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// Tabs; a row of segments on this platform.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A palette of symbols; a row of segments on this platform.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A column of options.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel: a box of five rows, in which the options scroll and are pressed.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A column of radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension EnvironmentValues {
  @EnvironmentEntry var pickerStyle: PickerArrangement = .menu
}

extension View {
  /// Sets the style of the pickers within this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(
      \.pickerStyle, S._isMenu ? .menu : S._isWheel ? .wheel : S._isColumn ? .column : .segments)
  }
}

extension EnvironmentValues {
  /// Whether radio buttons are in a row instead of a column.
  @EnvironmentEntry var radioGroupIsHorizontal: Bool = false
}

extension View {
  /// Arranges the radio buttons of the pickers within this view in a row, 12 points apart.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioGroupIsHorizontal, true)
  }
}

internal import Foundation

/// The kind of screen that controls are made for.
///
/// A style that a program sets, such as ``BorderedButtonStyle``, looks the same in both idioms. The idiom decides what
/// the automatic styles are: of ``Button``, ``Toggle``, ``TextField``, ``DatePicker``, ``Form``, ``List`` and
/// ``TabView``.
///
/// A program has the idiom `desktop` unless its `Info.plist` has the key `UIDeviceFamily`, with the families of iPhones
/// (1) or iPads (2) and without that of Macs (6), as programs for these devices have it. The modifier `interfaceIdiom`
/// sets another one for some views.
public enum InterfaceIdiom: Hashable, Sendable {
  /// A window on a desktop, with a pointer: the automatic styles of macOS. Buttons have a border, toggles are check
  /// boxes, a form has a column of labels and a column of controls.
  case desktop
  /// A screen that is touched: the automatic styles of iOS. Buttons are labels in the accent colour, toggles are
  /// switches at the end of their row, fields have no border, forms and lists have panels of rows, and tabs are below
  /// their views.
  case touch
}

extension InterfaceIdiom {
  private static let familiesOfProgram = Guarded<(@Sendable () -> Any?)?>(nil)

  /// Sets how the families of devices in the program's property list are read, which happens when the first control
  /// asks for the idiom.
  package static func readDeviceFamilies(with read: @escaping @Sendable () -> Any?) {
    familiesOfProgram.withLock { $0 = read }
  }

  /// The idiom that the program's `Info.plist` asks for.
  static let ofProgram = InterfaceIdiom(
    deviceFamilies: familiesOfProgram.withLock { $0 }?())

  /// Creates the idiom of a program for some families of devices, which a property list names by numbers or by texts
  /// of digits.
  init(deviceFamilies value: Any?) {
    let values = value as? [Any] ?? value.map { [$0] } ?? []
    let families = Set(values.compactMap { Int("\($0)") })
    self = families.isDisjoint(with: [1, 2]) || families.contains(6) ? .desktop : .touch
  }
}

extension EnvironmentValues {
  /// The kind of screen that controls are made for.
  public internal(set) var interfaceIdiom: InterfaceIdiom {
    get { chosenIdiom ?? .ofProgram }
    set { chosenIdiom = newValue }
  }

  /// The idiom that is set; `nil` for the one of the program, whose property list is read when a control asks for it.
  @EnvironmentEntry var chosenIdiom: InterfaceIdiom?
}

extension View {
  /// Sets the kind of screen that the controls within this view are made for.
  nonisolated public func interfaceIdiom(_ idiom: InterfaceIdiom) -> some View {
    environment(\.interfaceIdiom, idiom)
  }
}

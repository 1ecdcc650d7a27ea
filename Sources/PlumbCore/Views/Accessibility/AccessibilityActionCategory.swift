/// The category of accessibility actions, by which some platforms group them.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  /// Actions without a more specific category.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(Text("Edit"))

  /// Creates a category with a name.
  public init(_ name: Text) {
    self.name = name
  }

  /// Creates a category with a name that is looked up in the string tables.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) {
    self.init(Text(name))
  }
}

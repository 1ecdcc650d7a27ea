/// The size of the rows of sidebars that a person prefers.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

extension EnvironmentValues {
  /// The size of the rows of sidebars that a person prefers; the desktop has no such setting, so it is medium, and lists
  /// have rows of one size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}

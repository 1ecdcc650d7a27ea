/// The size of the rows of sidebars that a person prefers.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

extension EnvironmentValues {
  /// The size of the rows of sidebars that a person prefers; the desktop has no such setting, so it is medium, and lists
  /// have rows of one size.
  @EnvironmentEntry public var sidebarRowSize: SidebarRowSize = .medium
}

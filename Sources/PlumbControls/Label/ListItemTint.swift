/// The colour of the icons in a list.
public struct ListItemTint: Sendable {
  /// The colour of the icons; `nil` for the colour of the text.
  let color: Color?

  /// The colour of the text.
  public static let monochrome = ListItemTint(color: nil)

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour, unless a person prefers another one; as on a Mac without such a preference, the colour.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

extension EnvironmentValues {
  /// The colour of the icons of labels in a list; `nil` for the colour of the text.
  // An emphasized row has the tint, so its icons are white.
  @EnvironmentEntry(until: .emphasis) var listItemTint: Color?
}

extension View {
  /// Sets the colour of the icons and the controls in the rows of lists; `nil` changes nothing.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    transformEnvironment(\.self) {
      guard let tint else { return }
      $0.listItemTint = tint.color
      if let color = tint.color { $0.tintStyle = AnyShapeStyle(color) }
    }
  }

  /// Sets the colour of the icons and the controls in the rows of lists; `nil` changes nothing.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}

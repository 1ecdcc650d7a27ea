/// The secondary colour, whatever the foreground style is; in an emphasized row of a list the secondary level of the
/// foreground style.
package struct SecondaryMarkStyle: ShapeStyle {
  package init() {}

  package func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foregroundLevels?.emphasisLevels?.style(at: 1, in: environment)
      ?? Color.secondary._style(in: environment)
  }
}

/// The area of a control on the background: grey, and in an emphasized row of a list, whose tint the grey hardly differs
/// from, white that the row shows through.
struct ControlAreaStyle: ShapeStyle {
  package init() {}

  func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.foregroundLevels?.emphasisLevels == nil
      ? Color(system: .fill)._style(in: environment)
      : Color.white.opacity(0.15)._style(in: environment)
  }
}

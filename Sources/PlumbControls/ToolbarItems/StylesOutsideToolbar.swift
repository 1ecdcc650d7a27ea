/// The styles for presentations of an item of a toolbar, in place of the styles of the bar.
package struct StylesOutsideToolbar {
  let button: AnyControlStyle<PrimitiveButtonStyleConfiguration>
  let toggle: AnyControlStyle<ToggleStyleConfiguration>
  let label: AnyControlStyle<LabelStyleConfiguration>
}

private enum StylesOutsideToolbarKey: BoundedEnvironmentKey {
  static var defaultValue: StylesOutsideToolbar? { nil }
  static var boundaries: EnvironmentBoundaries { .presentation }
}

extension EnvironmentValues {
  /// The styles around the toolbar that contains the view; `nil` outside of toolbars.
  package var stylesOutsideToolbar: StylesOutsideToolbar? {
    get { self[StylesOutsideToolbarKey.self] }
    set { self[StylesOutsideToolbarKey.self] = newValue }
  }
}

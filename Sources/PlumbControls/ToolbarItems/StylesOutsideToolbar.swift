/// The styles for presentations of an item of a toolbar, in place of the styles of the bar.
package struct StylesOutsideToolbar {
  let button: AnyControlStyle<PrimitiveButtonStyleConfiguration>
  let toggle: AnyControlStyle<ToggleStyleConfiguration>
  let label: AnyControlStyle<LabelStyleConfiguration>
}

extension EnvironmentValues {
  /// The styles around the toolbar that contains the view; `nil` outside of toolbars.
  @EnvironmentEntry(until: .presentation) package var stylesOutsideToolbar: StylesOutsideToolbar?
}

/// A mode of compositing a group with its backdrop.
///
/// As SwiftUI, with the formulas of the W3C's “Compositing and Blending”. `plusDarker` and
/// `plusLighter` add colours; the other modes from `sourceAtop` on do not mix colours, they are
/// compositing operators.
public enum BlendMode: Hashable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  /// The group is visible only where the backdrop is opaque.
  case sourceAtop
  /// The group is painted behind the backdrop.
  case destinationOver
  /// The backdrop is erased where the group is opaque.
  case destinationOut
  case plusDarker
  case plusLighter
}

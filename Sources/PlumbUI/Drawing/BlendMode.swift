/// How the colours of a group mix with what lies below them.
///
/// As SwiftUI. The formulas are those of the W3C's “Compositing and Blending”. `plusDarker` and
/// `plusLighter` add up; the other modes from `sourceAtop` on mix nothing, they choose what shows.
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
  /// The group shows only where something lies below it.
  case sourceAtop
  /// The group shows behind what lies below it.
  case destinationOver
  /// The group makes holes in what lies below it.
  case destinationOut
  case plusDarker
  case plusLighter
}

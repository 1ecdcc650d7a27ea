internal import Foundation

/// The lengths that follow from a control's size, in points.
///
/// Apple publishes none of them. The heights of stretched rows are those measured on the desktop, 16
/// to 36; bordered buttons have about the room iOS shows; knobs, boxes and wheels are a regular one
/// times a factor.
struct ControlMetrics {
  /// The font of a button's label that has none of its own; `nil` for the surroundings'.
  let font: Font?
  /// The font of a segment's label.
  let segmentFont: Font
  /// The room beside and above a bordered button's label.
  let room: CGSize
  let cornerRadius: CGFloat
  /// The height of segments and steppers.
  let rowHeight: CGFloat
  /// How long boxes, knobs and wheels are, compared with regular ones.
  private let factor: CGFloat

  /// A regular length in this size; whole points, so that edges stay sharp.
  func scaled(_ length: CGFloat) -> CGFloat { (length * factor).rounded() }

  init(_ size: ControlSize) {
    switch size {
    case .mini:
      (font, segmentFont) = (.caption, .caption2)
      (room, cornerRadius) = (CGSize(width: 8, height: 4), 6)
      (rowHeight, factor) = (16, 0.625)
    case .small:
      (font, segmentFont) = (.subheadline, .caption)
      (room, cornerRadius) = (CGSize(width: 10, height: 4), 7)
      (rowHeight, factor) = (20, 0.75)
    case .regular:
      (font, segmentFont) = (nil, .subheadline)
      (room, cornerRadius) = (CGSize(width: 12, height: 7), 8)
      (rowHeight, factor) = (24, 1)
    case .large:
      (font, segmentFont) = (nil, .subheadline)
      (room, cornerRadius) = (CGSize(width: 20, height: 14), 12)
      (rowHeight, factor) = (28, 1.25)
    case .extraLarge:
      (font, segmentFont) = (.title3, .body)
      (room, cornerRadius) = (CGSize(width: 24, height: 16), 14)
      (rowHeight, factor) = (36, 1.5)
    }
  }
}

extension EnvironmentValues {
  /// The lengths of controls.
  var controlMetrics: ControlMetrics { ControlMetrics(controlSize) }
}

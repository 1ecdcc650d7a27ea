internal import Foundation
internal import PlumbText

/// The dimensions that depend on the size of a control and on the size of type, in points.
///
/// Apple publishes none of them. The heights of stretched rows, 16 to 36, were measured on macOS;
/// the padding of bordered buttons is about that on iOS; knobs, check boxes and spinners have their
/// regular size times a factor.
///
/// As on iOS, symbols that stand for a character or beside a line of text, such as a check mark, grow with the body
/// text; switches, sliders and spinners do not.
struct ControlMetrics {
  /// The font of button labels without a font of their own; `nil` to inherit the font.
  let font: Font?
  /// The font of the labels of segments.
  let segmentFont: Font
  /// The horizontal and vertical padding of the labels of bordered buttons.
  let padding: CGSize
  /// The corner radius of bordered buttons.
  let cornerRadius: CGFloat
  /// The height of segments and steppers.
  let rowHeight: CGFloat
  /// The size of check boxes, knobs and spinners relative to regular ones.
  private let factor: CGFloat
  /// The size of the body text relative to the usual one.
  private let typeFactor: CGFloat

  /// Returns a length of a regular control in this size, rounded to whole points to keep edges
  /// sharp.
  func scaled(_ length: CGFloat) -> CGFloat { (length * factor).rounded() }

  /// Returns a length of a regular control in this size that grows with the body text, rounded to whole points.
  func scaledWithType(_ length: CGFloat) -> CGFloat { (length * factor * typeFactor).rounded() }

  /// Creates the dimensions for a control size and a size of type.
  init(_ size: ControlSize, at typeSize: DynamicTypeSize) {
    typeFactor =
      DynamicTypeTable.size(of: .body, at: typeSize) / DynamicTypeTable.size(of: .body, at: .large)
    let rowHeight: CGFloat
    switch size {
    case .mini:
      (font, segmentFont) = (.caption, .caption2)
      (padding, cornerRadius) = (CGSize(width: 8, height: 4), 6)
      (rowHeight, factor) = (16, 0.625)
    case .small:
      (font, segmentFont) = (.subheadline, .caption)
      (padding, cornerRadius) = (CGSize(width: 10, height: 4), 7)
      (rowHeight, factor) = (20, 0.75)
    case .regular:
      (font, segmentFont) = (nil, .subheadline)
      (padding, cornerRadius) = (CGSize(width: 12, height: 7), 8)
      (rowHeight, factor) = (24, 1)
    case .large:
      (font, segmentFont) = (nil, .subheadline)
      (padding, cornerRadius) = (CGSize(width: 20, height: 14), 12)
      (rowHeight, factor) = (28, 1.25)
    case .extraLarge:
      (font, segmentFont) = (.title3, .body)
      (padding, cornerRadius) = (CGSize(width: 24, height: 16), 14)
      (rowHeight, factor) = (36, 1.5)
    }
    self.rowHeight = (rowHeight * typeFactor).rounded()
  }
}

extension EnvironmentValues {
  /// The dimensions of controls of the current control size and size of type.
  var controlMetrics: ControlMetrics { ControlMetrics(controlSize, at: dynamicTypeSize) }
}

public import Foundation
internal import PlumbUI

/// The measures of a font in points.
extension FontObject {
  private var metrics: FontMetrics {
    MainThread.run { EngineText.services.measurer.metrics(of: font.resolved(at: .large)) }
  }

  /// The distance from the baseline up to the top of the line.
  public var ascender: CGFloat { metrics.ascent }

  /// The distance from the baseline to the bottom of the line; negative, as it is below.
  public var descender: CGFloat { -metrics.descent }

  /// The height of a capital letter.
  public var capHeight: CGFloat { metrics.capHeight }

  /// The gap between two lines.
  public var leading: CGFloat { metrics.leading }

  /// The height of a line, without the gap.
  public var lineHeight: CGFloat {
    let metrics = metrics
    return metrics.ascent + metrics.descent
  }

  /// The name of the family; that of the system's font if none was asked for.
  public var familyName: String { font.family?.text ?? ".AppleSystemUIFont" }

  /// The name that was asked for; that of the system's font if there was none.
  public var fontName: String { familyName }
}

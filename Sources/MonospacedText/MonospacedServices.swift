import Foundation
public import PlumbText

/// A text measurer for a face in which every character is half as wide as the font size, so that
/// expected sizes can be computed by hand.
///
/// At size s: a character is s/2 wide, the ascent 0.75 s, the descent 0.25 s, the cap height 0.7 s,
/// no leading. It has no table of advances, so that every measurement is counted.
public final class MonospacedMeasurer: TextMeasurer {
  /// The number of width measurements so far.
  public private(set) var widthCount = 0

  public init() {}

  public func metrics(of font: FontKey) -> FontMetrics {
    FontMetrics(
      ascent: font.size * 0.75, descent: font.size * 0.25, capHeight: font.size * 0.7, leading: 0)
  }

  public func width(of run: String, in font: FontKey) -> CGFloat {
    widthCount += 1
    return CGFloat(run.count) * font.size / 2
  }
}

/// A rasterizer that draws every character as a filled rectangle from the baseline to the cap height.
public final class BoxRasterizer: RunRasterizer {
  public init() {}

  public func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask {
    let height = Int(font.size * 0.7 * scale)
    let width = Int(CGFloat(run.count) * font.size / 2 * scale)
    return RunMask(
      left: 0, top: -height, width: width, height: height,
      coverage: Array(repeating: 255, count: width * height))
  }
}

extension TextServices {
  /// Text services that need neither fonts nor a library.
  public static var monospaced: TextServices {
    TextServices(measurer: MonospacedMeasurer(), rasterizer: BoxRasterizer())
  }
}

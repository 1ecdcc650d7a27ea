public import Foundation

extension Text {
  /// The lines of a text, as drawn by a ``TextRenderer``.
  public struct Layout: Equatable, RandomAccessCollection {
    private let lines: [Line]
    /// Whether an ellipsis replaces a part of the text.
    public let isTruncated: Bool

    /// Creates the lines of a layout.
    ///
    /// - Parameter isMirrored: Whether lines are measured from the right edge.
    init(_ layout: TextLayout, isMirrored: Bool, source: TextLayoutSource) {
      isTruncated = layout.isTruncated
      lines = layout.lines.map { line in
        let x = isMirrored ? layout.size.width - line.x - line.width : line.x
        return Line(line, at: CGPoint(x: x, y: line.baseline), source: source)
      }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// The options of drawing a part of a text.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt32

      /// Creates options from their bits.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      /// Glyphs are not aligned to pixels; without effect on this platform.
      public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }
  }
}

extension Text.Layout {
  /// The measures of a part of a text, in points from the top left corner of the text.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end on the baseline.
    public var origin: CGPoint
    /// The advance.
    public var width: CGFloat
    /// The height above the baseline.
    public var ascent: CGFloat
    /// The height below the baseline.
    public var descent: CGFloat
    /// The additional space between lines.
    public var leading: CGFloat

    /// The rectangle from the ascent to the descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line of a text, as a collection of runs with the same style.
  public struct Line: Equatable, RandomAccessCollection {
    private let runs: [Run]
    /// The left end of the line on the baseline, in points.
    public let origin: CGPoint
    private let width: CGFloat

    init(_ line: TextLayout.Line, at origin: CGPoint, source: TextLayoutSource) {
      self.origin = origin
      width = line.width
      runs = line.runs.filter { !$0.run.text.isEmpty }.map { run in
        let pen = CGPoint(x: origin.x + run.x, y: origin.y - run.rise)
        return Run(placed: run, pen: pen, source: source)
      }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { runs[index] }

    /// The measures of the line, from the top of its highest run to the bottom of its lowest one.
    public var typographicBounds: TypographicBounds {
      let bounds = runs.map(\.typographicBounds)
      return TypographicBounds(
        origin: origin, width: width,
        ascent: bounds.map { origin.y - $0.rect.minY }.max() ?? 0,
        descent: bounds.map { $0.rect.maxY - origin.y }.max() ?? 0,
        leading: bounds.map(\.leading).max() ?? 0)
    }
  }

  /// A run of a line with the same style, as a collection of glyphs. With tracking, each character is
  /// a run of its own.
  public struct Run: RandomAccessCollection {
    let placed: TextLayout.PlacedRun
    let pen: CGPoint
    let source: TextLayoutSource
    private let slices: [RunSlice]

    init(placed: TextLayout.PlacedRun, pen: CGPoint, source: TextLayoutSource) {
      self.placed = placed
      self.pen = pen
      self.source = source
      slices = source.characters(of: placed).map { part in
        RunSlice(
          placed: part.run, pen: CGPoint(x: pen.x + part.x, y: pen.y), source: source)
      }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { slices.count }
    public subscript(index: Int) -> RunSlice { slices[index] }

    /// An attribute that `customAttribute(_:)` has given to the text of the run.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      source.attribute(key, ofSpan: placed.span)
    }

    /// The direction in which the run is written.
    public var layoutDirection: LayoutDirection {
      placed.level % 2 == 0 ? .leftToRight : .rightToLeft
    }

    /// The measures of the run.
    public var typographicBounds: TypographicBounds { TypographicBounds(placed, at: pen) }
  }

  /// A glyph of a run.
  ///
  /// On this platform a run of joined letters, as in Arabic, and a run written from right to left are single glyphs; in
  /// other runs each character is a glyph.
  public struct RunSlice {
    let placed: TextLayout.PlacedRun
    let pen: CGPoint
    let source: TextLayoutSource

    /// An attribute that `customAttribute(_:)` has given to the text of the glyph.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      source.attribute(key, ofSpan: placed.span)
    }

    /// The measures of the glyph.
    public var typographicBounds: TypographicBounds { TypographicBounds(placed, at: pen) }
  }
}

extension Text.Layout.TypographicBounds {
  /// Creates the measures of a run with its pen at a point.
  fileprivate init(_ run: TextLayout.PlacedRun, at pen: CGPoint) {
    self.init(
      origin: pen, width: run.advance, ascent: run.run.metrics.ascent,
      descent: run.run.metrics.descent, leading: run.run.metrics.leading)
  }
}

extension Text.Layout.Run: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.placed == rhs.placed && lhs.pen == rhs.pen
  }
}

extension Text.Layout.RunSlice: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.placed == rhs.placed && lhs.pen == rhs.pen
  }
}

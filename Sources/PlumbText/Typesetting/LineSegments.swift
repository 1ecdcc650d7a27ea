internal import Foundation

/// The segments of a line, which cover it from its left to its right edge.
///
/// The cost of creating them depends on the length of the line, not on the length of the text.
struct LineSegments {
  let line: TextLayout.Line
  /// The segments from left to right.
  private(set) var segments: [LineSegment] = []
  /// The indices of the segments in the order of their ranges in the text.
  private(set) var order: [Int] = []
  /// The left edge of the line without the spaces at its end.
  private let shownLeft: CGFloat
  /// The range of the text that an ellipsis replaces.
  private let hidden: Range<Int>?
  let text: StyledText
  private let measurer: any TextMeasurer

  /// The largest distance in points that is attributed to rounding errors.
  static let tolerance: CGFloat = 1e-6

  init(_ line: TextLayout.Line, in geometry: TextGeometry) {
    self.line = line
    let layout = geometry.layout
    (text, measurer, hidden) = (geometry.text, geometry.measurer, layout.hidden)
    shownLeft = geometry.isMirrored ? layout.size.width - line.x - line.width : line.x
    for run in line.runs { add(run) }
    addTabs()
    addSpaces(upTo: layout.size.width)
    order = sourceOrder
  }

  /// The edges of the line with the spaces at its end.
  var left: CGFloat { segments.first?.left ?? shownLeft }
  var right: CGFloat { segments.last?.right ?? shownLeft }

  /// Segments with an empty range follow the segment whose range ends there.
  private var sourceOrder: [Int] {
    func key(_ index: Int) -> (Int, Int) {
      (segments[index].range.lowerBound, segments[index].range.upperBound)
    }
    return segments.indices.sorted { key($0) < key($1) }
  }

  // MARK: Runs

  private mutating func add(_ placed: TextLayout.PlacedRun) {
    let left = shownLeft + placed.x - slack(of: placed)
    let run = RunPrefixes(
      text: placed.run.text, font: placed.run.font, left: left, right: left + placed.advance,
      measurer: measurer)
    let count = placed.run.text.utf8.count
    var parts: [LineSegment] = []
    func append(_ range: Range<Int>, showing bytes: Range<Int>, isWhole: Bool = false) {
      if bytes.isEmpty { return }
      let (start, end) = (run.edge(at: bytes.lowerBound), run.edge(at: bytes.upperBound))
      parts.append(
        LineSegment(
          range: range, left: min(start, end), right: max(start, end), level: placed.level,
          runPart: isWhole ? nil : LineSegment.RunPart(run: run, start: bytes.lowerBound)))
    }
    if let mark = ellipsis(in: placed) {
      let hidden = hidden ?? placed.range
      append(placed.range.lowerBound..<hidden.lowerBound, showing: 0..<mark.lowerBound)
      append(hidden, showing: mark, isWhole: true)
      append(hidden.upperBound..<placed.range.upperBound, showing: mark.upperBound..<count)
    } else {
      append(placed.range, showing: 0..<count)
    }
    segments += placed.level % 2 == 1 ? parts.reversed() : parts
  }

  /// Returns the range of the ellipsis in the text of a run, in UTF-8 bytes.
  private func ellipsis(in placed: TextLayout.PlacedRun) -> Range<Int>? {
    guard let hidden, placed.range.lowerBound <= hidden.lowerBound,
      hidden.upperBound <= placed.range.upperBound
    else { return nil }
    let start = hidden.lowerBound - placed.range.lowerBound
    let end = placed.run.text.utf8.count - (placed.range.upperBound - hidden.upperBound)
    return start < end ? start..<end : nil
  }

  /// Returns the distance between the left edge of a run's advance and its pen: half of the
  /// difference between the common width of digits and the width of a narrower digit, and the
  /// tracking of a character in a run from right to left.
  private func slack(of placed: TextLayout.PlacedRun) -> CGFloat {
    if placed.run.text.unicodeScalars.first == TextAttachment.character.unicodeScalars.first {
      return 0
    }
    let font = placed.run.font
    let tracking = font.script.isJoined ? 0 : text.styles[placed.span].tracking
    let spare = placed.advance - tracking - placed.run.width
    return spare / 2 + (font.isRightToLeft ? tracking : 0)
  }

  // MARK: Tabs

  /// Adds the tabs, which have no runs: they are the parts of the line's range between the ranges
  /// of the runs.
  private mutating func addTabs() {
    var end = line.range.lowerBound
    for range in segments.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > end { addTabs(end..<range.lowerBound) }
      end = max(end, range.upperBound)
    }
  }

  private mutating func addTabs(_ range: Range<Int>) {
    // Tabs have the level of the paragraph: all text before them is on the same side of them.
    let before = segments.count { $0.range.upperBound <= range.lowerBound }
    let index = line.isRightToLeft ? segments.count - before : before
    let left = index > 0 ? segments[index - 1].right : shownLeft
    let right = index < segments.count ? segments[index].left : shownLeft + line.width
    let offsets = text.characterOffsets(in: range)
    // All tabs after the first reach from tab stop to tab stop; in a truncated line they have no
    // width.
    let width = max(right - left, 0)
    let step = min(LineFitter.tabInterval, width / CGFloat(max(offsets.count - 2, 1)))
    var tabs: [LineSegment] = []
    var distance: CGFloat = 0
    for index in 1..<offsets.count {
      let next = width - CGFloat(offsets.count - 1 - index) * step
      tabs.append(
        segment(
          offsets[index - 1]..<offsets[index], from: distance, to: next,
          origin: line.isRightToLeft ? right : left))
      distance = next
    }
    segments.insert(contentsOf: line.isRightToLeft ? tabs.reversed() : tabs, at: index)
  }

  // MARK: Spaces at the end

  /// Adds the spaces at the line's end, which hang over it up to the width of the text.
  private mutating func addSpaces(upTo width: CGFloat) {
    let end = segments.map(\.range.upperBound).max() ?? line.range.lowerBound
    guard end < line.range.upperBound else { return }
    let offsets = text.characterOffsets(in: end..<line.range.upperBound)
    let origin = line.isRightToLeft ? shownLeft + line.width : shownLeft
    let availableWidth = max(line.isRightToLeft ? origin : width - origin, line.width)
    var pen = line.width
    var spaces: [LineSegment] = []
    for (start, end) in zip(offsets, offsets.dropFirst()) {
      let next = spaceEnd(start..<end, from: pen)
      spaces.append(
        segment(
          start..<end, from: min(pen, availableWidth), to: min(next, availableWidth), origin: origin
        ))
      pen = next
    }
    if line.isRightToLeft {
      segments = spaces.reversed() + segments
    } else {
      segments += spaces
    }
  }

  /// Returns the distance from the line's start to the end of a space.
  private func spaceEnd(_ range: Range<Int>, from pen: CGFloat) -> CGFloat {
    let string = String(text[range])
    if string == "\t" { return LineFitter.tabStop(behind: pen) }
    let span = text.span(at: range.lowerBound)
    var style = text.styles[span]
    // A space has the face of the word before it, as inside a line.
    let last = line.runs.max { $0.range.upperBound < $1.range.upperBound }
    if let last, last.span == span, !last.run.font.face.isColored {
      style.font = last.run.font
      if style.font.script.isJoined { style.tracking = 0 }
    } else {
      style.font.face = measurer.face(of: string.first ?? " ", in: style.font)
    }
    style.attachment = nil
    return pen + RunBuilder(measurer: measurer).width(of: string, in: style)
  }

  /// Returns a segment in the paragraph's direction.
  ///
  /// - Parameters:
  ///   - start: The distance of the segment's start from the origin, in points.
  ///   - end: The distance of the segment's end from the origin, in points.
  ///   - origin: The horizontal position from which both are measured in the paragraph's direction.
  private func segment(
    _ range: Range<Int>, from start: CGFloat, to end: CGFloat, origin: CGFloat
  ) -> LineSegment {
    let sign: CGFloat = line.isRightToLeft ? -1 : 1
    let (first, last) = (origin + sign * start, origin + sign * end)
    return LineSegment(
      range: range, left: min(first, last), right: max(first, last),
      level: line.isRightToLeft ? 1 : 0)
  }
}

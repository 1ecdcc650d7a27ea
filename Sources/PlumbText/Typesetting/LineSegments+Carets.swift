internal import Foundation

extension LineSegments {
  /// A horizontal position of a caret in a line.
  struct Stop {
    /// The distance from the left edge of the text, in points.
    var x: CGFloat
    /// The number of segments to the left of the caret; `nil` inside a segment.
    var boundary: Int?
  }

  /// Returns the stop of the caret for an offset, and a second one at a boundary between
  /// directions.
  ///
  /// The line's start and end have the level of its paragraph. Of the two sides of a boundary the
  /// one with the lower level is the primary one, so that no two offsets have the same primary
  /// stop.
  func stops(of offset: Int) -> (primary: Stop, secondary: Stop?) {
    var before: Int?
    var after: Int?
    for index in order {
      let segment = segments[index]
      if segment.range.upperBound <= offset {
        before = index
      } else if segment.range.lowerBound < offset {
        return (Stop(x: segment.edge(at: offset)), nil)
      } else {
        after = index
        break
      }
    }
    let base: UInt8 = line.isRightToLeft ? 1 : 0
    let end = before.map { stop(at: $0, isLeft: segments[$0].isRightToLeft) } ?? start
    let begin = after.map { stop(at: $0, isLeft: !segments[$0].isRightToLeft) } ?? self.end
    let isEnd =
      (before.map { segments[$0].level } ?? base)
      <= (after.map { segments[$0].level } ?? base)
    let (primary, other) = isEnd ? (end, begin) : (begin, end)
    return (primary, abs(primary.x - other.x) > Self.tolerance ? other : nil)
  }

  /// The start and the end of the line with the spaces at its end.
  private var start: Stop { lineEdge(isLeft: !line.isRightToLeft) }
  private var end: Stop { lineEdge(isLeft: line.isRightToLeft) }

  private func lineEdge(isLeft: Bool) -> Stop {
    isLeft ? Stop(x: left, boundary: 0) : Stop(x: right, boundary: segments.count)
  }

  private func stop(at index: Int, isLeft: Bool) -> Stop {
    isLeft
      ? Stop(x: segments[index].left, boundary: index)
      : Stop(x: segments[index].right, boundary: index + 1)
  }

  /// Returns the position whose caret is nearest to a point; of two offsets that share a stop, the
  /// offset with its primary stop there.
  ///
  /// Points beside the line count as its nearer end.
  func position(at x: CGFloat) -> TextPosition {
    let x = min(max(x, left), right)
    var candidates: [(position: TextPosition, distance: CGFloat)] = []
    func add(_ offset: Int, at edge: CGFloat, isAfter: Bool) {
      let affinity: TextPosition.Affinity = isAfter ? .upstream : .downstream
      candidates.append((TextPosition(offset: offset, affinity: affinity), abs(x - edge)))
    }
    if abs(x - start.x) <= Self.tolerance {
      add(line.range.lowerBound, at: start.x, isAfter: false)
    }
    if abs(x - end.x) <= Self.tolerance {
      add(line.range.upperBound, at: end.x, isAfter: true)
    }
    let least = segments.map { $0.distance(to: x) }.min() ?? 0
    for segment in segments where segment.distance(to: x) <= least + Self.tolerance {
      let (offset, edge) = segment.nearest(to: x, in: text)
      add(offset, at: edge, isAfter: offset == segment.range.upperBound)
    }
    let nearest = candidates.map(\.distance).min() ?? 0
    candidates.removeAll { $0.distance > nearest + Self.tolerance }
    let primary = candidates.first {
      abs(abs(x - stops(of: $0.position.offset).primary.x) - $0.distance) <= Self.tolerance
    }
    return (primary ?? candidates.first).map { fitted($0.position) }
      ?? TextPosition(offset: line.range.lowerBound)
  }

  /// Returns the position with the affinity that keeps its caret on this line.
  private func fitted(_ position: TextPosition) -> TextPosition {
    var position = position
    if position.offset == line.range.lowerBound {
      position.affinity = .downstream
    } else if position.offset == line.range.upperBound {
      position.affinity = .upstream
    }
    return position
  }
}

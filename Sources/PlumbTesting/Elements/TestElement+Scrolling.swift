public import Foundation
public import PlumbUI

extension TestElement {
  /// Turns the wheel over the view, or moves two fingers.
  ///
  /// - Parameter distance: the distance in points by which content beyond the edge moves in: a positive
  ///   height shows content further down.
  /// - Returns: whether a view has scrolled.
  /// - Throws: `TestFailure` if the view is no longer shown or out of sight.
  @discardableResult
  public func scroll(
    by distance: CGSize, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Bool {
    window.scroll(at: try point(.center, at: SourcePlace(file, line)), by: distance)
  }

  /// Scrolls the view's scroll view until all of the view shows, or as much of it as fits.
  ///
  /// - Throws: `TestFailure` if the view is no longer shown, or in no scroll view that brings it into
  ///   sight.
  public func scrollIntoView(file: StaticString = #filePath, line: UInt = #line) throws {
    let place = SourcePlace(file, line)
    guard exists else {
      _ = try point(.center, at: place)
      return
    }
    let scrolls = path.dropLast().filter { $0.element.type == "ScrollView" }
    for scroll in scrolls.map({ TestElement($0, in: window) }) {
      bringIntoView(of: scroll)
    }
    _ = try point(.center, at: place)
  }

  /// Scrolls one scroll view around the view.
  private func bringIntoView(of scroll: TestElement) {
    // Views may change while they scroll, as rows of a lazy stack do.
    for _ in 0..<20 {
      let (frame, clip) = (frame, scroll.visibleFrame)
      let distance = CGSize(
        width: Self.missing(frame.minX, frame.maxX, in: clip.minX, clip.maxX),
        height: Self.missing(frame.minY, frame.maxY, in: clip.minY, clip.maxY))
      guard distance != .zero, !clip.isNull else { return }
      window.scroll(at: CGPoint(x: clip.midX, y: clip.midY), by: distance)
      window.finishAnimations()
      if self.frame == frame { return }
    }
  }

  /// Returns the distance by which a range must move to be inside another; its beginning takes
  /// precedence.
  private static func missing(
    _ start: CGFloat, _ end: CGFloat, in outerStart: CGFloat, _ outerEnd: CGFloat
  ) -> CGFloat {
    if start < outerStart { return start - outerStart }
    return end > outerEnd ? min(end - outerEnd, start - outerStart) : 0
  }

  /// Scrolls this view from its current position towards its end until it contains an element with a
  /// label, also a row that a lazy container has not made yet.
  ///
  /// - Parameter axis: the direction in which the view scrolls.
  /// - Returns: the element, in sight.
  /// - Throws: `TestFailure` if there is no such element up to the end.
  @discardableResult
  public func scroll(
    to label: String, along axis: Axis = .vertical, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> TestElement {
    try scroll(to: ElementQuery(label: label), along: axis, at: SourcePlace(file, line))
  }

  /// Scrolls this view from its current position towards its end until it contains an element of a kind
  /// with a label.
  @discardableResult
  public func scroll(
    to role: ElementRole, _ label: String, along axis: Axis = .vertical,
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> TestElement {
    try scroll(to: ElementQuery(role: role, label: label), along: axis, at: SourcePlace(file, line))
  }

  private func scroll(
    to query: ElementQuery, along axis: Axis, at place: SourcePlace
  ) throws -> TestElement {
    while true {
      if let found = query.outermostMatches(in: self).first {
        try found.scrollIntoView(file: place.file, line: place.line)
        return found
      }
      let visible = visibleFrame
      let before = elements.map(\.frame)
      let step = (axis == .vertical ? visible.height : visible.width) * 0.8
      let distance =
        axis == .vertical ? CGSize(width: 0, height: step) : CGSize(width: step, height: 0)
      window.scroll(at: try point(.center, at: place), by: distance)
      window.finishAnimations()
      if elements.map(\.frame) == before {
        throw TestFailure(
          "\(query.explanationOfNone(in: self)) The search went to the end.", in: window, at: place)
      }
    }
  }
}

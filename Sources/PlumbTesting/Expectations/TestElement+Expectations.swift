public import Foundation

extension TestElement {
  /// Expects the frame to fulfil a relation, and reports a failure at the line of the call if it does
  /// not; the test goes on.
  ///
  /// ```swift
  /// cat.expect(.above(table, spacing: 16))
  /// ```
  ///
  /// - Parameter tolerance: the largest deviation in points; by default frames are compared up to a
  ///   millionth of a point, as sums of lengths are rounded.
  public func expect(
    _ relation: FrameRelation, tolerance: CGFloat = 1e-6, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let place = SourcePlace(file, line)
    guard let message = failure(of: relation, tolerance: tolerance) else { return }
    FailureReport.record(
      "\(message)\n\(FailureDetails.text(of: window))\(FailureTrace.text(of: self))", at: place)
  }

  /// Returns the sentence about a relation that does not hold; `nil` if it does.
  private func failure(of relation: FrameRelation, tolerance: CGFloat) -> String? {
    let frame = frame
    if frame.isNull { return "\(name.firstUppercased) is no longer shown and has no frame." }
    let other = relation.other.map { ($0.name, $0.frame) }
    if let other, other.1.isNull { return "\(other.0.firstUppercased) is no longer shown." }
    for requirement in relation.requirements(self)
    // Not a number is no small deviation.
    where !(requirement.deviation <= tolerance) {
      let sentence =
        "\(name.firstUppercased) should \(requirement.words), but \(requirement.actual)."
      guard let other else { return sentence }
      return "\(sentence) \(name.firstUppercased) is at \(ElementOutline.text(frame)), "
        + "\(other.0) at \(ElementOutline.text(other.1))."
    }
    return nil
  }
}

/// Expectations of several elements, each beside the preceding one.
@MainActor extension Collection<TestElement> {
  /// Expects an edge or the centre of all elements in one line.
  public func expectAligned(
    _ guide: FrameGuide, tolerance: CGFloat = 1e-6, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    expectNeighbours(tolerance, file, line) { .aligned(guide, with: $0) }
  }

  /// Expects all elements equally wide.
  public func expectEqualWidths(
    tolerance: CGFloat = 1e-6, file: StaticString = #filePath, line: UInt = #line
  ) {
    expectNeighbours(tolerance, file, line) { .asWide(as: $0) }
  }

  /// Expects all elements equally high.
  public func expectEqualHeights(
    tolerance: CGFloat = 1e-6, file: StaticString = #filePath, line: UInt = #line
  ) {
    expectNeighbours(tolerance, file, line) { .asHigh(as: $0) }
  }

  /// Expects the elements in a row, in their order, from the leading side.
  ///
  /// - Parameter spacing: the distance between two of them in points; by default any that is not
  ///   negative.
  public func expectRow(
    spacing: CGFloat? = nil, tolerance: CGFloat = 1e-6, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    expectNeighbours(tolerance, file, line) { .trailing(of: $0, spacing: spacing) }
  }

  /// Expects the elements in a column, in their order, from the top.
  ///
  /// - Parameter spacing: the distance between two of them in points; by default any that is not
  ///   negative.
  public func expectColumn(
    spacing: CGFloat? = nil, tolerance: CGFloat = 1e-6, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    expectNeighbours(tolerance, file, line) { .below($0, spacing: spacing) }
  }

  /// Expects a relation between every element and the preceding one. Fewer than two elements are a
  /// failure, because they would satisfy any expectation.
  private func expectNeighbours(
    _ tolerance: CGFloat, _ file: StaticString, _ line: UInt,
    _ relation: (TestElement) -> FrameRelation
  ) {
    guard count > 1 else {
      return FailureReport.record(
        "There \(count == 1 ? "is one element" : "are no elements"); two or more can be compared.",
        at: SourcePlace(file, line))
    }
    for (previous, element) in zip(self, dropFirst()) {
      element.expect(relation(previous), tolerance: tolerance, file: file, line: line)
    }
  }
}

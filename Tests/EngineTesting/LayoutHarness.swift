public import Foundation
public import PlumbUI

/// A laid-out view tree that gives access to the frames of views by label.
///
/// Give a view a label with `accessibilityLabel`; it does not change layout. Text is monospaced:
/// every character is half as wide as the font size, a line as high as the font size.
@MainActor public final class LayoutHarness {
  private let host: HeadlessHost

  public var tree: ViewTree { host.tree }
  public var size: CGSize { host.size }
  public var scale: CGFloat { host.scale }

  /// Creates a harness that lays views out in a window.
  ///
  /// - Parameter isAtRest: whether animations that start by themselves are finished at once.
  public init(
    in size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), isAtRest: Bool = true,
    @ViewBuilder _ content: () -> some View
  ) {
    host = HeadlessHost(
      content(), size: size, scale: scale, textServices: .monospaced, environment: environment)
    if isAtRest { layOut() } else { show(at: 0) }
  }

  /// Creates a harness that lays one view out at a proposal, placed in the top left corner.
  public init(
    proposing width: CGFloat?, _ height: CGFloat?,
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> some View
  ) {
    host = HeadlessHost(
      proposing: ProposedViewSize(width: width, height: height), to: content(),
      textServices: .monospaced, environment: environment)
    layOut()
  }

  /// Updates and lays out again, in a window of another size if one is given.
  public func layOut(in size: CGSize? = nil) {
    if let size { host.resize(to: size) }
    // Also drawn, so that only later changes need a display.
    _ = displayList
  }

  /// The commands that draw the views after all animations have finished.
  public var displayList: DisplayList {
    host.layOutAfterAnimations()
    return tree.displayList()
  }

  /// Returns the presented frame in points of a labelled element at a time in seconds, during
  /// animations; the test fails if there is none.
  ///
  /// - Precondition: the time is not less than before.
  public func frame(
    of label: String, at time: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> CGRect {
    show(at: time)
    return frame(of: label, in: tree.elements().flattened, file: file, line: line)
  }

  /// Updates, lays out and advances to a time in seconds; animations keep running.
  public func show(at time: Double) {
    host.advance(to: time)
  }

  /// The elements after all animations have finished.
  public var elements: [AccessibilityElement] {
    layOut()
    return tree.elements().flattened
  }

  /// The frame in points of the first element with a label; the test fails if there is none.
  public subscript(
    label: String, file file: StaticString = #filePath, line line: UInt = #line
  ) -> CGRect {
    frame(of: label, in: elements, file: file, line: line)
  }

  /// Returns the centre in points of the first element with a label; the test fails if there is
  /// none.
  public func center(
    of label: String, file: StaticString = #filePath, line: UInt = #line
  ) -> CGPoint {
    let frame = self[label, file: file, line: line]
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func frame(
    of label: String, in elements: [AccessibilityElement], file: StaticString, line: UInt
  ) -> CGRect {
    if let element = elements.first(where: { $0.label == label }) { return element.frame }
    let failure = "No element is labelled \(label); there are \(elements.compactMap(\.label))."
    guard let reporter = self as? any FailureReporting else {
      preconditionFailure(failure, file: file, line: line)
    }
    reporter.report(failure, file: file, line: line)
    // Its edges are neither less nor greater than any value, so that no loop waits for it to move.
    return CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)
  }

  /// The size in points of the view given to `init(proposing:_:)`.
  public var measuredSize: CGSize {
    layOut()
    return host.measuredSize
  }
}

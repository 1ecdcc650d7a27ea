public import Foundation
public import PlumbUI

/// Some views after layout, to be asked for frames by label.
///
/// Give a view a label with `accessibilityLabel`; it does not change layout. Text is monospaced:
/// every character is half as wide as the font size, a line as high as the font size.
@MainActor public final class LayoutHarness {
  public let tree: ViewTree
  public private(set) var size: CGSize
  public let scale: CGFloat
  private let answerRecord: AnswerRecord

  /// Lays views out in a window.
  ///
  /// - Parameters:
  ///   - isAtRest: whether what moves by itself from the start is shown at rest.
  ///   - warn: takes the tree's warnings; `nil` leaves them to the tree.
  public init(
    in size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), isAtRest: Bool = true,
    warn: ((String) -> Void)? = nil, @ViewBuilder _ content: () -> some View
  ) {
    answerRecord = AnswerRecord()
    tree = ViewTree(root: content(), textServices: .monospaced, environment: environment)
    if let warn { tree.warn = warn }
    self.size = size
    self.scale = scale
    if isAtRest { layOut() } else { show(at: 0) }
  }

  /// Lays one view out at a proposal, from the top left corner, as a parent would.
  public init(
    proposing width: CGFloat?, _ height: CGFloat?,
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> some View
  ) {
    let record = AnswerRecord()
    let proposing = Proposing(
      proposal: ProposedViewSize(width: width, height: height), record: record)
    let view = content()
    answerRecord = record
    tree = ViewTree(
      root: proposing { view }, textServices: .monospaced, environment: environment)
    size = CGSize(width: 1_000, height: 1_000)
    scale = 1
    layOut()
  }

  /// Updates and lays out again, in another size if one is given.
  public func layOut(in size: CGSize? = nil) {
    if let size { self.size = size }
    _ = tree.displayList(in: self.size, scale: scale)
  }

  /// Where a labelled element shows at a time in seconds, while things move.
  ///
  /// - Precondition: there is one, and the time is not less than before.
  public func frame(of label: String, at time: Double) -> CGRect {
    show(at: time)
    guard let element = tree.elements().flattened.first(where: { $0.label == label }) else {
      preconditionFailure("No element is labelled \(label).")
    }
    return element.frame
  }

  /// Updates, lays out and lets time pass, with everything that moves still on its way.
  public func show(at time: Double) {
    tree.layOut(in: size, scale: scale)
    tree.advance(to: time)
    tree.layOut(in: size, scale: scale)
  }

  /// The elements when everything that moves has arrived.
  public var elements: [AccessibilityElement] {
    layOut()
    return tree.elements().flattened
  }

  /// The frame in points of the first element with a label.
  ///
  /// - Precondition: there is one.
  public subscript(label: String) -> CGRect {
    let elements = elements
    guard let element = elements.first(where: { $0.label == label }) else {
      preconditionFailure(
        "No element is labelled \(label); there are \(elements.compactMap(\.label)).")
    }
    return element.frame
  }

  /// What the view given to `init(proposing:_:)` answered, in points.
  public var answer: CGSize {
    layOut()
    return answerRecord.size
  }

  /// Clicks on the middle of the first element with a label.
  public func click(_ label: String) {
    let frame = self[label]
    click(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Clicks on a point given in points.
  public func click(_ point: CGPoint) {
    tree.send(.pointerMoved(point))
    tree.send(.pointerDown(point, .primary))
    tree.send(.pointerUp(point, .primary))
    layOut()
  }
}

/// Where `Proposing` leaves what its view answered.
private final class AnswerRecord {
  var size = CGSize.zero
}

/// Proposes a size of the test's choice to one view and puts it in the window's top left corner.
private struct Proposing: Layout {
  var proposal: ProposedViewSize
  var record: AnswerRecord

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      record.size = subview.sizeThatFits(self.proposal)
      subview.place(at: bounds.origin, proposal: self.proposal)
    }
  }
}

internal import Foundation

/// The layout of a row in a grouped form: the label at the leading edge, and the control, the last subview, at the
/// trailing edge.
///
/// A control that takes any width, such as a field or a slider, gets the width that the label leaves. A label that is
/// too long is wrapped, down to a third of the row and `leastWidth`; with less, the control is below the label. A row
/// without a label is as large as its control.
struct FormRowLayout: Layout {
  /// The distance between the label and the control, in points.
  static let spacing: CGFloat = 8
  /// The distance between the label and the control below it, in points.
  static let lineSpacing: CGFloat = 6
  /// The least width of a label that is wrapped and of a control that takes any width, in points.
  static let leastWidth: CGFloat = 80

  /// A subview with the proposal for it.
  private struct Part {
    let subview: LayoutSubview
    let proposal: ProposedViewSize
    let size: CGSize
    var origin = CGPoint.zero

    init(_ subview: LayoutSubview, width: CGFloat?) {
      self.subview = subview
      proposal = ProposedViewSize(width: width, height: nil)
      size = subview.sizeThatFits(proposal)
    }

    /// The distance of the first line of text from the top; `nil` without text.
    var baseline: CGFloat? { subview.dimensions(in: proposal)[explicit: .firstTextBaseline] }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count > 1 else { return subviews.last?.sizeThatFits(proposal) ?? .zero }
    let parts = Self.parts(subviews, width: proposal.width)
    let frames = parts.map { CGRect(origin: $0.origin, size: $0.size) }
    let width = proposal.width ?? frames.map(\.maxX).max() ?? 0
    return CGSize(width: width, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count > 1 else {
      subviews.last?.place(at: bounds.origin, proposal: proposal)
      return
    }
    for part in Self.parts(subviews, width: bounds.width) {
      part.subview.place(
        at: CGPoint(x: bounds.minX + part.origin.x, y: bounds.minY + part.origin.y),
        proposal: part.proposal)
    }
  }

  /// Returns the label and the control with their places in a row of a width.
  private static func parts(_ subviews: Subviews, width: CGFloat?) -> [Part] {
    let (label, control) = (subviews[0], subviews[subviews.count - 1])
    let labelWidth = label.sizeThatFits(.unspecified).width
    guard let width, width.isFinite else {
      return inLine(Part(label, width: nil), Part(control, width: nil), width: nil)
    }
    let isFlexible = control.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
      .isInfinite
    let controlWidth =
      isFlexible
      ? max(control.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width, leastWidth)
      : control.sizeThatFits(.unspecified).width
    let rest = width - spacing - controlWidth
    guard rest >= min(labelWidth, max(leastWidth, width / 3)) else {
      return inColumn(Part(label, width: width), Part(control, width: width))
    }
    let first = Part(label, width: isFlexible ? min(labelWidth, rest) : rest)
    let second = Part(control, width: width - spacing - first.size.width)
    return inLine(first, second, width: width)
  }

  /// Places a control at the trailing edge of a width, or after its label.
  private static func inLine(_ label: Part, _ control: Part, width: CGFloat?) -> [Part] {
    var (label, control) = (label, control)
    control.origin.x =
      width.map { $0 - control.size.width } ?? label.size.width + spacing
    if control.size.height > 1.75 * label.size.height {
      // The label is beside the first line of a control of several lines.
      let (first, second) = (label.baseline, control.baseline)
      label.origin.y = first.flatMap { first in second.map { max($0 - first, 0) } } ?? 0
    } else {
      let height = max(label.size.height, control.size.height)
      label.origin.y = (height - label.size.height) / 2
      control.origin.y = (height - control.size.height) / 2
    }
    return [label, control]
  }

  /// Places a control below its label.
  private static func inColumn(_ label: Part, _ control: Part) -> [Part] {
    var control = control
    control.origin.y = label.size.height + lineSpacing
    return [label, control]
  }
}

package import Foundation

/// A short text for a length, a proposal or another value of layout, for people who look at a layout.
///
/// Lengths have at most two decimals; an unspecified length is `nil`, as in source code.
package struct ShortText: CustomStringConvertible {
  package let description: String

  private init(_ description: String) {
    self.description = description
  }

  /// The text of a length in points.
  package init(_ length: CGFloat) {
    guard length.isFinite else {
      description = length.isNaN ? "NaN" : length < 0 ? "−∞" : "∞"
      return
    }
    let hundredths = (Double(length) * 100).rounded()
    // −0 + 0 is 0.
    let rounded = hundredths / 100 + 0
    // Beyond these numbers no fraction is stored, and an integer might overflow.
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    description = isWhole ? "\(Int(rounded))" : "\(rounded)"
  }

  /// The text of a length that may be unspecified.
  init(_ length: CGFloat?) {
    description = length.map { ShortText($0).description } ?? "nil"
  }

  /// The text of a size, as width × height.
  package init(_ size: CGSize) {
    description = "\(ShortText(size.width)) × \(ShortText(size.height))"
  }

  /// The text of a proposal, as width × height.
  package init(_ proposal: ProposedViewSize) {
    description = "\(ShortText(proposal.width)) × \(ShortText(proposal.height))"
  }

  /// The text of a point, as `x: 1, y: 2`.
  package init(_ point: CGPoint) {
    description = "x: \(ShortText(point.x)), y: \(ShortText(point.y))"
  }

  /// The text of insets: one number for equal ones, otherwise the insets that are not 0, with their
  /// edges.
  init(_ insets: EdgeInsets) {
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if lengths.allSatisfy({ $0 == insets.top }) {
      self.init(insets.top)
    } else if insets.top == insets.bottom, insets.leading == insets.trailing {
      let axis = insets.top == 0 ? ".horizontal, " : insets.leading == 0 ? ".vertical, " : ""
      self.init(
        axis.isEmpty
          ? "horizontal: \(ShortText(insets.leading)), vertical: \(ShortText(insets.top))"
          : axis + ShortText(max(insets.top, insets.leading)).description)
    } else {
      let names = zip(["top", "leading", "bottom", "trailing"], lengths)
      self.init(Self.list(names.map { ($0, $1 == 0 ? nil : $1) }))
    }
  }

  /// The text of a proposal, as width × height.
  init(_ proposal: Proposal) {
    self.init(proposal.viewSize)
  }

  /// Returns the lengths that are not `nil` with their names, as in an argument list.
  static func list(_ lengths: [(name: String, length: CGFloat?)]) -> String {
    lengths.compactMap { name, length in length.map { "\(name): \(ShortText($0))" } }
      .joined(separator: ", ")
  }
}

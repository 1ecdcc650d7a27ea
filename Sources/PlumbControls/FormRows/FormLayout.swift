internal import Foundation

/// The layout of a form: a column of labels and, beside it, a column of controls.
///
/// As SwiftUI's forms with columns: labels end, and controls begin, at the same place in every row. The widest label
/// determines this place. Rows without a label begin there, too; headers of sections begin at the edge. If less than
/// `leastControlWidth` remains beside the labels, every row begins at the edge.
package struct FormLayout: Layout {
  /// The distance between rows in points.
  static let spacing: CGFloat = 10
  /// The distance between a label and its control in points.
  static let labelSpacing: CGFloat = 8
  /// The width in points that the controls need at least for the columns.
  static let leastControlWidth: CGFloat = 60

  package init() {}

  /// The leading edges of the parts of the form.
  private struct Columns {
    /// The distance of each row from the edge.
    var offsets: [CGFloat]

    init(of subviews: Subviews, width: CGFloat?) {
      // With unlimited width, as a stack around a row would divide its own ideal width among the label and
      // the field, and the label would be truncated.
      let proposal = ProposedViewSize(width: .infinity, height: nil)
      let labels = subviews.map { subview in
        subview.dimensions(in: proposal)[explicit: .formControls].flatMap { $0.isFinite ? $0 : nil }
      }
      let column = labels.compactMap(\.self).max() ?? 0
      guard width.map({ column + FormLayout.leastControlWidth <= $0 }) ?? true else {
        offsets = subviews.map { _ in 0 }
        return
      }
      offsets = zip(subviews, labels).map { subview, label in
        subview[FormHeader.self] ? 0 : column - min(label ?? 0, column)
      }
    }
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let columns = Columns(of: subviews, width: proposal.width)
    var size = CGSize.zero
    for (subview, offset) in zip(subviews, columns.offsets) {
      let row = subview.sizeThatFits(Self.proposal(proposal.width, offset))
      size.width = max(size.width, offset + row.width)
      size.height += row.height
    }
    size.height += Self.spacing * CGFloat(max(subviews.count - 1, 0))
    return size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = Columns(of: subviews, width: bounds.width)
    var y = bounds.minY
    for (subview, offset) in zip(subviews, columns.offsets) {
      let row = Self.proposal(bounds.width, offset)
      subview.place(at: CGPoint(x: bounds.minX + offset, y: y), proposal: row)
      y += subview.sizeThatFits(row).height + Self.spacing
    }
  }

  /// Returns the proposal for a row: the rest of the width, and its own height.
  private static func proposal(_ width: CGFloat?, _ offset: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - offset, 0) }, height: nil)
  }
}

/// Whether a view is the header of a section.
struct FormHeader: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The leading edge of the control of a row in a form.
private enum FormControls: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// The leading edge of the control of a row in a form; explicit only where a label precedes it.
  static let formControls = HorizontalAlignment(FormControls.self)
}

/// The arrangement of the labels and the controls in a form.
package enum FormArrangement {
  /// Outside of forms.
  case none
  /// The labels are in one column and the controls in another one.
  case columns
  /// Labels and controls are at both ends of the rows.
  case grouped
}

extension EnvironmentValues {
  /// The arrangement of the labels and the controls in the form around a view.
  @EnvironmentEntry(until: [.presentation, .popup]) package var formArrangement: FormArrangement =
    .none
}

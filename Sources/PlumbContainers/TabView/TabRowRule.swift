internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The place of a view in a row of tabs.
enum TabPlace: Equatable {
  /// A tab, which makes way for others unless it is selected.
  case tab(isSelected: Bool)
  /// The view that stands for the tabs that have made way.
  case overflow
}

/// The key of the place of a view in a row of tabs.
enum TabPlaceKey: LayoutValueKey {
  static var defaultValue: TabPlace { .tab(isSelected: false) }
}

/// The layout of a row of tabs.
///
/// Each tab has a low form and a high one, and takes the one that fits into a proposed height. In a row that is wide
/// enough all tabs have their low form, and their own widths. In a narrower one all have their high form, and share the
/// width. If not all titles would be readable then, the last tabs make way for a view that stands for them; the
/// selected tab is always shown.
struct TabRowRule: ContainerRule {
  /// The tabs that are shown.
  private struct Arrangement {
    let height: ProposedLength
    let spacing: CGFloat
    /// The widths of the children, in points; `nil` for hidden ones.
    var widths: [CGFloat?]

    /// The width of the row, in points.
    var total: CGFloat {
      let shown = widths.compactMap(\.self)
      return shown.reduce(0, +) + spacing * CGFloat(max(0, shown.count - 1))
    }
  }

  /// The indices of the tabs that have made way. Valid after the placement.
  private(set) var hidden: Set<Int> = []
  private var areShown: [Bool] = []

  /// The width to which a tab in the high form may be shortened although its title is longer, in points.
  private static let readableWidth: CGFloat = 96

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    let arrangement = arrangement(of: children, in: proposal.width.value)
    let heights = zip(children, arrangement.widths).map { child, width in
      width.map { child.sizeThatFits(offer($0, arrangement)).height } ?? 0
    }
    return CGSize(width: arrangement.total, height: heights.max() ?? 0)
  }

  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    let arrangement = arrangement(of: children, in: proposal.width.value)
    areShown = arrangement.widths.map { $0 != nil }
    hidden = Set(areShown.indices.filter { !areShown[$0] && !isOverflow(children[$0]) })
    var x = (bounds.width - arrangement.total) / 2
    return zip(children, arrangement.widths).map { child, width in
      guard let width else { return Placement(origin: .zero, proposal: .unspecified) }
      let proposal = offer(width, arrangement)
      let y = (bounds.height - child.sizeThatFits(proposal).height) / 2
      defer { x += width + arrangement.spacing }
      return Placement(origin: CGPoint(x: x, y: y), proposal: proposal)
    }
  }

  private func offer(_ width: CGFloat, _ arrangement: Arrangement) -> Proposal {
    Proposal(width: ProposedLength(width), height: arrangement.height)
  }

  // MARK: Widths

  /// Returns the tabs for a width in points; `nil` for their ideal widths.
  private func arrangement(of children: [LayoutNode], in width: CGFloat?) -> Arrangement {
    let low = widths(of: children, in: .zero)
    var arrangement = Arrangement(height: .zero, spacing: 4, widths: low)
    for index in children.indices where isOverflow(children[index]) {
      arrangement.widths[index] = nil
    }
    guard let width, arrangement.total > width else { return arrangement }
    let high = widths(of: children, in: .infinity)
    arrangement = readableTabs(of: children, high.map { min($0, Self.readableWidth) }, in: width)
    let shown = high.indices.filter { arrangement.widths[$0] != nil }
    let shared = SharedWidths.widths(
      ideals: shown.map { high[$0] },
      in: max(width, arrangement.total) - arrangement.spacing * CGFloat(max(0, shown.count - 1)))
    for (index, width) in zip(shown, shared) { arrangement.widths[index] = width }
    return arrangement
  }

  private func widths(of children: [LayoutNode], in height: ProposedLength) -> [CGFloat] {
    children.map { $0.sizeThatFits(Proposal(width: .unspecified, height: height)).width }
  }

  /// Returns the tabs in their high form with their least widths; in a narrow width the last of them are hidden.
  private func readableTabs(
    of children: [LayoutNode], _ least: [CGFloat], in width: CGFloat
  ) -> Arrangement {
    var arrangement = Arrangement(height: .infinity, spacing: 2, widths: least)
    let overflow = children.indices.filter { isOverflow(children[$0]) }
    for index in overflow { arrangement.widths[index] = nil }
    for index in children.indices.reversed() where arrangement.total > width {
      guard children[index].value(for: TabPlaceKey.self) == .tab(isSelected: false) else {
        continue
      }
      arrangement.widths[index] = nil
      for index in overflow { arrangement.widths[index] = least[index] }
    }
    return arrangement
  }

  private func isOverflow(_ child: LayoutNode) -> Bool {
    child.value(for: TabPlaceKey.self) == .overflow
  }

  // MARK: Choice

  mutating func offerReason(
    forChildAt index: Int, _ children: [LayoutNode], proposal: Proposal
  ) -> String? {
    if areShown[index] { return nil }
    return isOverflow(children[index])
      ? "All tabs are shown." : "There is no room for it in the row."
  }

  static var choosesChildren: Bool { true }

  func isShown(at index: Int) -> Bool { areShown[index] }
}

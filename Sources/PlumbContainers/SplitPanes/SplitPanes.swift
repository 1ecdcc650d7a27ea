internal import Foundation

/// The layout of views side by side, or one below the other, with a divider between two of them.
///
/// The subviews are the panes and the dividers in turn. The panes share the length in proportion to their weights,
/// within the least and the greatest lengths of their views.
struct SplitPanesLayout: Layout {
  let axis: Axis
  /// The lengths to which the lengths of the panes are proportional, in points; ignored if there is not one for each
  /// pane.
  let weights: [CGFloat]
  /// The divider that is dragged, and its distance from its former position; `nil` for none.
  let drag: SplitDrag?

  /// The length of a divider, in points.
  static let dividerLength: CGFloat = 1

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let panes = panes(of: subviews)
    let across = across(proposal)
    let sizes = panes.map { $0.sizeThatFits(size(nil, across)) }
    let ideal = sizes.reduce(dividers(of: panes.count)) { $0 + along($1) }
    let length = along(proposal) ?? ideal
    return size(length, across ?? sizes.map { self.across($0) }.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let panes = panes(of: subviews)
    let across = across(bounds.size)
    let lengths = lengths(
      along(bounds.size) - dividers(of: panes.count),
      limits: panes.map { pane in
        let least = along(pane.sizeThatFits(size(0, across)))
        return (least, max(least, along(pane.sizeThatFits(size(.infinity, across)))))
      })
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, subview) in subviews.enumerated() {
      let isPane = index % 2 == 0
      let length = isPane ? lengths[index / 2] : Self.dividerLength
      let middle = position + length / 2
      subview.place(
        at: axis == .horizontal
          ? CGPoint(x: middle, y: bounds.midY) : CGPoint(x: bounds.midX, y: middle),
        anchor: .center, proposal: ProposedViewSize(size(length, across)))
      position += length
    }
  }

  /// Returns the lengths of the panes.
  func lengths(_ total: CGFloat, limits: [(least: CGFloat, most: CGFloat)]) -> [CGFloat] {
    let weights = weights.count == limits.count ? weights : limits.map { _ in 1 }
    var lengths = shares(of: max(0, total), weights: weights, limits: limits)
    guard let drag, lengths.indices.contains(drag.divider + 1) else { return lengths }
    let (first, second) = (drag.divider, drag.divider + 1)
    let sum = lengths[first] + lengths[second]
    let lower = max(limits[first].least, sum - limits[second].most)
    let upper = min(limits[first].most, sum - limits[second].least)
    // If the limits leave no choice, the divider stays.
    guard lower <= upper else { return lengths }
    lengths[first] = min(max(lengths[first] + drag.distance, lower), upper)
    lengths[second] = sum - lengths[first]
    return lengths
  }

  /// Returns shares of a length in proportion to weights, each within its limits. Their sum differs from the length
  /// only if the limits demand it.
  private func shares(
    of total: CGFloat, weights: [CGFloat], limits: [(least: CGFloat, most: CGFloat)]
  ) -> [CGFloat] {
    var lengths = [CGFloat?](repeating: nil, count: weights.count)
    while true {
      let open = lengths.indices.filter { lengths[$0] == nil }
      guard !open.isEmpty else { break }
      let rest = max(0, total - lengths.reduce(0) { $0 + ($1 ?? 0) })
      let sum = open.reduce(0) { $0 + weights[$1] }
      let shares = open.map { sum > 0 ? rest * weights[$0] / sum : rest / CGFloat(open.count) }
      let limited = zip(open, shares).map { min(max($1, limits[$0].least), limits[$0].most) }
      let excess = limited.reduce(0, +) - shares.reduce(0, +)
      for (index, place) in open.enumerated() {
        let isKept =
          excess > 0
          ? limited[index] > shares[index] : excess < 0 ? limited[index] < shares[index] : true
        if isKept { lengths[place] = limited[index] }
      }
    }
    return lengths.map { $0 ?? 0 }
  }

  private func panes(of subviews: Subviews) -> [LayoutSubview] {
    subviews.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  }

  private func dividers(of count: Int) -> CGFloat {
    CGFloat(max(0, count - 1)) * Self.dividerLength
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func along(_ size: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? size.width : size.height
  }

  private func across(_ size: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? size.height : size.width
  }

  private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  private func size(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }
}

/// The movement of a divider.
struct SplitDrag: Equatable {
  /// The index of the divider.
  let divider: Int
  /// The distance in points, towards the last pane.
  let distance: CGFloat
}

/// Panes with dividers that a person drags.
struct SplitPanes<Content: View>: View, ImplementationView {
  let axis: Axis
  let content: Content
  /// The lengths of the panes by their index, in points.
  @State private var lengths: [Int: CGFloat] = [:]
  /// The lengths that the panes had when a divider was dragged last; empty for equal ones.
  @State private var chosenLengths: [CGFloat] = []
  @State private var drag: SplitDrag?
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    Group(subviews: content) { panes in
      SplitPanesLayout(axis: axis, weights: chosenLengths, drag: drag) {
        ForEach(Array(panes.enumerated()), id: \.element.id) { index, pane in
          if index > 0 { divider(before: index, of: panes.count) }
          pane
            .clipped()
            .onGeometryChange(for: CGFloat.self) {
              axis == .horizontal ? $0.size.width : $0.size.height
            } action: {
              lengths[index] = $0
            }
        }
      }
    }
    .environment(\.stackAxis, nil)
  }

  @MainActor private func divider(before index: Int, of count: Int) -> some View {
    let isColumn = axis == .horizontal
    return Color(system: .separator)
      .frame(width: isColumn ? 1 : nil, height: isColumn ? nil : 1)
      .overlay {
        Color.clear
          .frame(width: isColumn ? 9 : nil, height: isColumn ? nil : 9)
          .contentShape(Rectangle())
          .gesture(dragging(index - 1, of: count))
          .pointerStyle(isColumn ? .columnResize : .rowResize)
      }
      .zIndex(1)
      .accessibilityHidden(true)
  }

  @MainActor private func dragging(_ divider: Int, of count: Int) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { event in
        if drag == nil { keepLengths(of: count) }
        let distance = axis == .horizontal ? event.translation.width : event.translation.height
        let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
        drag = SplitDrag(divider: divider, distance: isMirrored ? -distance : distance)
      }
      .onEnded { _ in
        keepLengths(of: count)
        drag = nil
      }
  }

  /// Makes the current lengths of the panes the chosen ones.
  @MainActor private func keepLengths(of count: Int) {
    chosenLengths = (0..<count).map { lengths[$0] ?? 0 }
  }
}

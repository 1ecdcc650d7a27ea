internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The place of a view in a bar.
struct BarPlace: Equatable {
  /// A part of a bar.
  enum Part: CaseIterable {
    case leading, center, trailing
  }

  /// The way in which the view makes way in a bar that is too narrow.
  enum Role: Equatable {
    /// The view is always shown.
    case fixed
    /// The view is shortened before any other one makes way.
    case title
    /// The view makes way, before items of a higher rank and items nearer to the leading edge.
    case item(rank: Int)
    /// The view is shown while others have made way.
    case overflow
  }

  var part: Part
  var role: Role
  /// The identity of an item.
  var id: AnyHashable?

  /// The rank of an item; `nil` for a view that never makes way.
  fileprivate var rank: Int? {
    if case .item(let rank) = role { rank } else { nil }
  }

  /// Whether the view is shortened where there is too little space.
  fileprivate var isShortened: Bool { role == .title || rank != nil && part == .center }
}

/// The key of the place of a view in a bar.
enum BarPlaceKey: LayoutValueKey {
  static var defaultValue: BarPlace { BarPlace(part: .trailing, role: .fixed) }
}

/// The layout of a bar with a part at the leading end, one in the middle and one at the trailing end.
///
/// The middle part is centred in the bar, and moves aside if it would overlap another one. If the bar is too narrow
/// for all views, the title is shortened first and the items in the middle second; then items make way for a view
/// that stands for them. In a bar that is spread all views are in the trailing part, which is centred, and the views
/// that can grow share the remaining space. The bar is never wider than the offered width, unless the views that are
/// always shown need more.
struct BarRule: ContainerRule {
  /// A view of the bar.
  private struct Member {
    let place: BarPlace
    let idealSize: CGSize
    /// The least width to which the view is shortened, in points.
    var leastWidth: CGFloat
    /// The width in points that the view has, and is proposed if it is shortened.
    var width: CGFloat
    var isShown: Bool

    var isShortened: Bool { width < idealSize.width }
    /// Whether the view is shorter or longer than it would be by itself.
    var isSized: Bool { width != idealSize.width }
  }

  /// Whether all views are in the middle, and the views that can grow share the remaining space.
  let isSpread: Bool
  /// The identities of the items that have made way. Valid after the placement.
  private(set) var hiddenIDs: Set<AnyHashable> = []
  private var areShown: [Bool] = []

  init(isSpread: Bool = false) { self.isSpread = isSpread }

  /// The smallest distance between the parts, in points.
  private static let partSpacing: CGFloat = 12
  /// The least width to which a title is shortened while items could make way, in points.
  private static let leastTitleWidth: CGFloat = 44

  /// Returns the distance between the views of a part, in points.
  private func spacing(in part: BarPlace.Part) -> CGFloat { part == .leading ? 10 : 8 }

  mutating func sizeThatFits(_ proposal: Proposal, _ children: [LayoutNode]) -> CGSize {
    var members = members(children)
    let height = members.map(\.idealSize.height).max() ?? 0
    guard let width = proposal.width.value, width.isFinite else {
      return CGSize(width: total(members), height: height)
    }
    let hasItems = members.contains { $0.isShown && $0.place.rank != nil }
    for index in members.indices {
      let role = members[index].place.role
      members[index].isShown = role == .fixed || role == .overflow && hasItems
    }
    return CGSize(width: max(width, total(members)), height: height)
  }

  mutating func placements(
    _ children: [LayoutNode], in bounds: CGRect, proposal: Proposal
  ) -> [Placement] {
    var members = members(children)
    fit(&members, into: bounds.width, children)
    if isSpread { spread(&members, over: bounds.width, children) }
    areShown = members.map(\.isShown)
    hiddenIDs = Set(members.lazy.filter { !$0.isShown }.compactMap(\.place.id))
    return placements(of: members, children, in: bounds.size)
  }

  private func members(_ children: [LayoutNode]) -> [Member] {
    children.map { child in
      let (place, size) = (child.value(for: BarPlaceKey.self), child.sizeThatFits(.unspecified))
      return Member(
        place: place, idealSize: size, leastWidth: size.width, width: size.width,
        isShown: (size.width > 0 || isSpread) && place.role != .overflow)
    }
  }

  // MARK: Widths

  /// Returns the width of the views that are shown, with the distances between them.
  private func total(_ members: [Member]) -> CGFloat {
    let widths = BarPlace.Part.allCases.map { width(of: $0, members) }.filter { $0 > 0 }
    return widths.reduce(0, +) + Self.partSpacing * CGFloat(max(0, widths.count - 1))
  }

  private func width(of part: BarPlace.Part, _ members: [Member]) -> CGFloat {
    let widths = members.lazy.filter { $0.isShown && $0.place.part == part }.map(\.width)
    return widths.reduce(0, +) + spacing(in: part) * CGFloat(max(0, widths.count - 1))
  }

  /// Shortens views, and hides items, until the others fit into a width.
  private func fit(_ members: inout [Member], into width: CGFloat, _ children: [LayoutNode]) {
    guard total(members) > width else { return }
    for index in members.indices where members[index].isShown && members[index].place.isShortened {
      let ideal = members[index].idealSize.width
      var least = min(ideal, Self.leastTitleWidth)
      if members[index].place.role != .title {
        // A control cannot be as short as a text.
        least = min(ideal, max(least, children[index].sizeThatFits(offer(0)).width))
      }
      members[index].width = least
    }
    hideItems(in: &members, until: width)
    var rest = width - total(members)
    // The title is the last to receive the remaining space.
    let shortened = members.indices.filter { members[$0].isShown && members[$0].isShortened }
    for index in shortened.sorted(by: { isBefore(members[$0], members[$1]) }) {
      let ideal = members[index].idealSize.width
      let width = max(0, min(ideal, members[index].width + rest))
      rest -= width - members[index].width
      members[index].width = width
      if width == 0 { members[index].isShown = false }
    }
  }

  /// Shares the remaining space among the views that can grow.
  private func spread(
    _ members: inout [Member], over width: CGFloat, _ children: [LayoutNode]
  ) {
    let rest = width - total(members)
    guard rest > 0, rest.isFinite else { return }
    let growing = members.indices.filter {
      members[$0].isShown
        && children[$0].sizeThatFits(offer(members[$0].width + rest)).width
          > members[$0].width
    }
    for index in growing { members[index].width += rest / CGFloat(growing.count) }
  }

  private func offer(_ width: CGFloat) -> Proposal {
    Proposal(width: ProposedLength(width), height: .unspecified)
  }

  private func isBefore(_ first: Member, _ second: Member) -> Bool {
    first.place.role != .title && second.place.role == .title
  }

  private func hideItems(in members: inout [Member], until width: CGFloat) {
    let items = members.indices.filter { members[$0].isShown && members[$0].place.rank != nil }
    let order = items.sorted {
      (members[$0].place.rank ?? 0, -$0) < (members[$1].place.rank ?? 0, -$1)
    }
    for index in order where total(members) > width {
      members[index].isShown = false
      for other in members.indices where members[other].place.role == .overflow {
        members[other].isShown = true
      }
    }
  }

  // MARK: Placement

  private func placements(
    of members: [Member], _ children: [LayoutNode], in size: CGSize
  ) -> [Placement] {
    let widths = BarPlace.Part.allCases.map { width(of: $0, members) }
    let least = widths[0] > 0 ? widths[0] + Self.partSpacing : 0
    let most = size.width - widths[1] - (widths[2] > 0 ? widths[2] + Self.partSpacing : 0)
    var ends: [BarPlace.Part: CGFloat] = [
      .center: max(least, min((size.width - widths[1]) / 2, most)),
      .trailing: isSpread ? (size.width - widths[2]) / 2 : size.width - widths[2],
    ]
    return zip(members, children).map { member, child in
      guard member.isShown else { return Placement(origin: .zero, proposal: .unspecified) }
      let x = ends[member.place.part] ?? 0
      ends[member.place.part] = x + member.width + spacing(in: member.place.part)
      let proposal = member.isSized ? offer(member.width) : .unspecified
      let height = child.sizeThatFits(proposal).height
      return Placement(origin: CGPoint(x: x, y: (size.height - height) / 2), proposal: proposal)
    }
  }

  mutating func offerReason(
    forChildAt index: Int, _ children: [LayoutNode], proposal: Proposal
  ) -> String? {
    areShown[index] ? nil : "There is no room for it in the bar."
  }

  static var choosesChildren: Bool { true }

  func isShown(at index: Int) -> Bool { areShown[index] }
}

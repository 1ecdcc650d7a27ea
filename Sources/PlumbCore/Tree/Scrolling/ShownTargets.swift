internal import Foundation

/// The observer of the views that are visible in a scroll view.
struct ShownTargetsLink {
  /// The fraction of a view that must be visible, 0 to 1.
  let threshold: Double
  /// Returns whether an id can be reported.
  let matchesIDType: (AnyHashable) -> Bool
  /// Called with the ids of the visible views, in their order.
  let report: @MainActor ([AnyHashable]) -> Void
}

extension EnvironmentValues {
  /// The observers of the views that are visible in the next scroll view below, the outermost first.
  @EnvironmentEntry(until: .scrollView) var shownTargetsLinks: [ShownTargetsLink] = []
}

/// Reports the views that are visible in a scroll view when they have changed.
@MainActor final class ShownTargetsObserver {
  private weak var node: ScrollViewNode?
  private var links: [ShownTargetsLink] = []
  /// The ids that were reported last to each observer.
  private var reported: [[AnyHashable]] = []

  init(_ node: ScrollViewNode) {
    self.node = node
  }

  func update(_ links: [ShownTargetsLink]) {
    self.links = links
    reported = links.indices.map { $0 < reported.count ? reported[$0] : [] }
  }

  func layoutDidChange() {
    guard let node else { return }
    for (index, link) in links.enumerated() {
      let shown = node.targets.layoutNodes.filter {
        let fraction = $0.visibleFraction
        return fraction > 0 && fraction >= link.threshold
      }
      let ids = node.ids(of: shown, where: link.matchesIDType).compactMap(\.self)
      guard ids != reported[index] else { continue }
      reported[index] = ids
      link.report(ids)
    }
  }
}

extension LayoutNode {
  /// The visible fraction of the node's area in the nearest scroll node, 0 to 1.
  var visibleFraction: Double {
    guard let scroll = enclosingScrollNode else { return 1 }
    let frame = placedFrame(in: scroll)
    let shown = frame.intersection(CGRect(origin: .zero, size: scroll.size))
    guard !shown.isNull, frame.width > 0, frame.height > 0 else { return 0 }
    return Double(shown.width / frame.width * shown.height / frame.height)
  }
}

extension ScrollViewNode {
  /// Returns the ids of the views of layout nodes; `nil` for a view without a suitable one.
  func ids(
    of layoutNodes: [LayoutNode], where isIncluded: @escaping (AnyHashable) -> Bool
  ) -> [AnyHashable?] {
    guard !layoutNodes.isEmpty else { return [] }
    var idsByNode: [ObjectIdentifier: AnyHashable] = [:]
    addIDs(to: &idsByNode, where: isIncluded)
    return layoutNodes.map { layoutNode in
      var next: LayoutNode? = layoutNode
      while let layoutNode = next {
        if let id = idsByNode[ObjectIdentifier(layoutNode)] { return id }
        next = (layoutNode as? UnaryLayoutNode)?.content
      }
      return nil
    }
  }
}

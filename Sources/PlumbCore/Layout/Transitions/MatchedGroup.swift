internal import Foundation

/// The key of a group of views with matched geometry.
struct MatchKey: Hashable {
  let namespace: AnyHashable
  let id: AnyHashable
}

/// A shared frame in window coordinates, in points: the position of the anchor, then the size.
typealias MatchedFrame = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

/// The groups of views with matched geometry, by key.
final class MatchedGeometry {
  private var groups = OrderedDictionary<MatchKey, MatchedGroup>()

  /// Returns the group for a key; creates it if there is none.
  func group(for key: MatchKey) -> MatchedGroup {
    if let group = groups[key] { return group }
    let group = MatchedGroup()
    groups[key] = group
    return group
  }

  /// Updates the frames of all groups. Called after each layout.
  func resolve(at context: UpdateContext) {
    for (key, group) in groups.elements {
      group.resolve(at: context)
      if group.isEmpty { groups[key] = nil }
    }
  }
}

/// A group of views that share one frame.
///
/// As SwiftUI: the source view defines the frame of all others. The frame is animated from the
/// frame of the previous source if another view becomes the source. If several views are sources,
/// which SwiftUI does not define, the first of them in the tree is used.
final class MatchedGroup {
  private struct Member {
    weak var node: MatchedLayoutNode?
  }

  private var members: [Member] = []
  private weak var source: MatchedLayoutNode?

  var isEmpty: Bool { members.isEmpty }

  /// Adds a node to the group.
  func join(_ node: MatchedLayoutNode) {
    members.append(Member(node: node))
  }

  /// Removes a node from the group.
  func leave(_ node: MatchedLayoutNode) {
    members.removeAll { $0.node === node }
  }

  /// Updates the source and the frames of all members.
  func resolve(at context: UpdateContext) {
    members.removeAll { $0.node?.isAttached != true }
    let nodes = members.compactMap(\.node)
    guard let source = source(among: nodes) else {
      for node in nodes { node.useOwnFrame() }
      return
    }
    let before = self.source === source ? nil : self.source?.presentedSharedFrame
    self.source = source
    let target = source.layoutFrame
    // Nodes in removal transitions receive no updates any more; they are animated with the
    // transaction of the source.
    let context = source.localContext(context)
    for node in nodes {
      if node === source {
        node.becomeSource(from: before, at: context)
      } else {
        node.match(target, at: context)
      }
    }
  }

  /// Returns the source; the first in the tree if there are several.
  private func source(among nodes: [MatchedLayoutNode]) -> MatchedLayoutNode? {
    let sources = nodes.filter { $0.isSource && $0.isInTree }
    if sources.count < 2 { return sources.first }
    return sources.min { $0.path.lexicographicallyPrecedes($1.path) }
  }
}

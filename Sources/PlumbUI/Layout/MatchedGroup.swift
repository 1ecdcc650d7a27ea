internal import Foundation

/// The name under which views share a frame.
struct MatchKey: Hashable {
  let namespace: AnyHashable
  let id: AnyHashable
}

/// A shared frame: the point of it that is matched, then its size; in the window, in points.
typealias MatchedFrame = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

/// The views that share frames, by name.
final class MatchedGeometry {
  private var groups: [MatchKey: MatchedGroup] = [:]

  func group(for key: MatchKey) -> MatchedGroup {
    if let group = groups[key] { return group }
    let group = MatchedGroup()
    groups[key] = group
    return group
  }

  /// Lets every view go where its source is now; called after each layout.
  func resolve(at context: UpdateContext) {
    for (key, group) in groups {
      group.resolve(at: context)
      if group.isEmpty { groups[key] = nil }
    }
  }
}

/// The views that share one frame.
///
/// As SwiftUI: the view that is the source gives its frame to all others. When another view becomes
/// the source, it starts from the frame of the one before. Where several may be the source, which
/// SwiftUI does not define, the first of them in the tree is.
final class MatchedGroup {
  private struct Member {
    weak var node: MatchedNode?
  }

  private var members: [Member] = []
  private weak var source: MatchedNode?

  var isEmpty: Bool { members.isEmpty }

  func join(_ node: MatchedNode) {
    members.append(Member(node: node))
  }

  func leave(_ node: MatchedNode) {
    members.removeAll { $0.node === node }
  }

  func resolve(at context: UpdateContext) {
    members.removeAll { $0.node?.isAttached != true }
    let nodes = members.compactMap(\.node)
    guard let source = source(among: nodes) else {
      for node in nodes { node.standAlone() }
      return
    }
    let before = self.source === source ? nil : self.source?.shownFrame
    self.source = source
    let target = source.ownFrame
    // What goes is told of no change any more; it moves as the view it follows does.
    let context = source.own(context)
    for node in nodes {
      if node === source {
        node.lead(from: before, at: context)
      } else {
        node.follow(target, at: context)
      }
    }
  }

  private func source(among nodes: [MatchedNode]) -> MatchedNode? {
    let sources = nodes.filter { $0.isSource && $0.isInTree }
    if sources.count < 2 { return sources.first }
    return sources.min { $0.path.lexicographicallyPrecedes($1.path) }
  }
}

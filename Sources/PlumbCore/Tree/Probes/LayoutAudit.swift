internal import Foundation

/// An audit of the cached sizes of layout nodes, which computes them again and compares.
///
/// A node computes its size for a proposal once and reads it from the cache until a view below it, a
/// property or the environment has changed. A custom layout whose sizes depend on something else, such
/// as the time or a variable that nothing observes, keeps an older size for an unknown time. In debug
/// builds, programs with windows audit a few nodes after each frame; other builds audit none.
package struct LayoutAudit {
  /// A size that is different from the cached one.
  struct Finding: Equatable, CustomStringConvertible {
    /// The name of the type whose sizes differ.
    var typeName: String
    /// Whether the type is a custom layout of the program.
    var isCustom: Bool
    var proposal: Proposal
    var cached: CGSize
    var computed: CGSize

    var description: String {
      let difference =
        "\(typeName) took \(ShortText(cached)) for the proposal \(ShortText(proposal)), and now takes "
        + "\(ShortText(computed)), but nothing that it is told to depend on has changed."
      return isCustom
        ? "The layout \(difference) Let its sizes depend on its properties, subviews and cache only."
        : "\(difference) Please report this fault of the engine."
    }
  }

  /// The state of a linear congruential generator: the same nodes are audited in every run.
  private var state: UInt64 = 1

  package init() {}

  /// Writes a warning for each node whose cached sizes differ, on one path from a node to a leaf. Each
  /// call takes another path.
  package mutating func auditPath(from root: LayoutNode) {
    var next: LayoutNode? = root
    while let node = next {
      for finding in Self.findings(in: node) { RuntimeWarning.showOnce("\(finding)") }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let children = node.children
      next = children.isEmpty ? nil : children[Int(state >> 33) % children.count]
    }
  }

  /// Returns the cached sizes of a node and of all nodes below it that differ.
  static func findings(below root: LayoutNode) -> [Finding] {
    root.selfAndDescendants.flatMap(findings(in:))
  }

  /// Returns the cached sizes of a node that differ.
  static func findings(in node: LayoutNode) -> [Finding] {
    // Cells that are made while a lazy container is measured are no inputs of it. A recorded node has no
    // cache.
    guard node.isPlaced, !node.isDirty, !node.hasUncheckedChanges, !node.isRecorded,
      !(node is LazyLayoutNode)
    else { return [] }
    var cached: [(proposal: Proposal, size: CGSize)] = []
    _ = node.measureCache.agree { proposal, size in
      cached.append((proposal, size))
      return true
    }
    return cached.compactMap { proposal, size in
      let container = node as? any CustomLayoutNode
      let computed = container?.sizeLeavingNoTrace(proposal) ?? node.computeSize(proposal)
      guard !isSame(computed, size) else { return nil }
      let layout = container?.customLayout
      return Finding(
        typeName: layout.map(ViewTypeName.name(of:)) ?? ViewTypeName.name(of: type(of: node)),
        isCustom: layout != nil, proposal: proposal, cached: size, computed: computed)
    }
  }

  /// Returns whether two sizes differ by no more than the order of additions may explain.
  private static func isSame(_ one: CGSize, _ other: CGSize) -> Bool {
    zip([one.width, one.height], [other.width, other.height]).allSatisfy {
      $0 == $1 || $0.isNaN && $1.isNaN || abs($0 - $1) < 0.001
    }
  }
}

/// A node that may arrange its children by a layout of the program.
private protocol CustomLayoutNode: LayoutNode {
  /// The type of the layout; `nil` if it is one of the engine.
  var customLayout: (any Layout.Type)? { get }
  /// Computes the size for a proposal, and leaves the cache of the layout as it is: a layout may keep there what it
  /// places its subviews by.
  func sizeLeavingNoTrace(_ proposal: Proposal) -> CGSize
}

extension ContainerLayoutNode: CustomLayoutNode {
  fileprivate func sizeLeavingNoTrace(_ proposal: Proposal) -> CGSize {
    let rule = rule
    defer { withRule { $0 = rule } }
    return computeSize(proposal)
  }

  fileprivate var customLayout: (any Layout.Type)? { (rule as? any CustomRule)?.customLayout }
}

private protocol CustomRule {
  var customLayout: (any Layout.Type)? { get }
}

extension LayoutRule: CustomRule {
  fileprivate var customLayout: (any Layout.Type)? { builtInRule == nil ? kind : nil }
}

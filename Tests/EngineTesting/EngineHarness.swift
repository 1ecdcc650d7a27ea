import Foundation
public import PlumbUI

/// Lays random views out with the engine, without a window and with one tree for all of them.
@MainActor public final class EngineHarness {
  private let tree = ViewTree(root: EmptyView(), textServices: .monospaced)

  public init(_ direction: LayoutDirection = .leftToRight) {
    tree.environment.layoutDirection = direction
    tree.update()
  }

  /// A position in the tree at which random views are shown one after the other.
  @MainActor public final class MountedView {
    private let probe: ViewProbe

    fileprivate init(_ probe: ViewProbe) {
      self.probe = probe
    }

    /// Shows a view; nodes that it shares with the previous one are updated.
    public func show(_ randomView: RandomView) {
      probe.show(randomView.view)
    }

    /// Returns the layout of the view for a proposal.
    public func layout(_ proposal: RandomProposal) -> RandomLayout {
      let size = probe.layOut(
        width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
      let leaves = probe.leafFrames(of: RandomLeaf.self).map {
        RandomRect($0.origin.x, $0.origin.y, $0.size.width, $0.size.height)
      }
      return RandomLayout(width: size.width, height: size.height, leaves: leaves)
    }

    /// Returns the drawing commands of the view for a proposal.
    package func displayList(_ proposal: RandomProposal) -> [DrawCommand] {
      _ = layout(proposal)
      return probe.drawCommands()
    }

    /// A sentence for each cached size of the view that is different when it is computed again.
    package var auditFindings: [String] { probe.auditFindings }

    /// The layout nodes of the view, parents first.
    package var boundsProbes: [BoundsProbe] { probe.boundsProbes }
  }

  /// Calls a closure with a view that is shown for the duration of the call.
  public func with<Result>(_ randomView: RandomView, _ body: (MountedView) -> Result) -> Result {
    let probe = ViewProbe(in: tree)
    let mounted = MountedView(probe)
    mounted.show(randomView)
    defer { probe.remove() }
    return body(mounted)
  }

  /// Returns the layout of a new view for a proposal, with empty caches.
  public func layout(_ randomView: RandomView, _ proposal: RandomProposal) -> RandomLayout {
    with(randomView) { $0.layout(proposal) }
  }
}

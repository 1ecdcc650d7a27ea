internal import Foundation

/// The kind of motion of a scroll view's content.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// The content does not move.
  case idle
  /// A press may become a scroll. As SwiftUI: not every platform and not every kind of scroll has this phase; here
  /// none has it.
  case tracking
  /// The wheel, fingers on the touchpad, a key or a drag of the indicator move the content.
  case interacting
  /// The content goes on after the fingers have left the touchpad.
  case decelerating
  /// The content is animated to a position that the program, or a target behaviour, has chosen.
  case animating

  /// Whether the content is scrolled: `true` for all phases except `idle`, as SwiftUI.
  public var isScrolling: Bool { self != .idle }
}

/// The observer of the phases of a scroll view.
struct ScrollPhaseLink {
  /// Called with the old and the new phase, the velocity in points per second if it is known, and the layout node.
  let report: @MainActor (ScrollPhase, ScrollPhase, CGVector?, ScrollLayoutNode) -> Void
}

extension EnvironmentValues {
  /// The observers of the phases of the next scroll view below, the outermost first.
  @EnvironmentEntry(until: .scrollView) var scrollPhaseLinks: [ScrollPhaseLink] = []
}

/// The phase of a scroll view, which is followed only while something observes it.
@MainActor final class ScrollPhaseObserver {
  /// The time after the last event of the wheel or of a key at which the interaction has ended, in seconds.
  private static let pause = 0.15

  private weak var node: ScrollViewNode?
  private var links: [ScrollPhaseLink] = []
  private var phase = ScrollPhase.idle
  /// Whether a step of the wheel or of a key was shorter ago than the pause.
  private var hasStepped = false

  init(_ node: ScrollViewNode) {
    self.node = node
  }

  func update(_ links: [ScrollPhaseLink]) {
    self.links = links
  }

  /// Called when the wheel or a key has scrolled by a step, which has no end.
  func didStep() {
    guard !links.isEmpty, let context = node?.tree.context else { return }
    hasStepped = true
    context.scheduler.scheduleWakeUp(at: context.time + Self.pause, for: self) { [weak self] in
      MainActor.assumeIsolated {
        self?.hasStepped = false
        self?.follow()
      }
    }
    follow()
  }

  /// Reports the phase if it has changed.
  func follow() {
    guard !links.isEmpty, let node else { return }
    let (old, new) = (phase, currentPhase(of: node))
    guard new != old else { return }
    phase = new
    let velocity = new == .decelerating ? node.momentum.startVelocity : nil
    for link in links { link.report(old, new, velocity, node.layoutNode) }
  }

  private func currentPhase(of node: ScrollViewNode) -> ScrollPhase {
    if node.isDraggingIndicator || node.momentum.isTracking { return .interacting }
    if node.momentum.isMoving { return .decelerating }
    if node.layoutNode.isAnimatingOffset { return .animating }
    return hasStepped ? .interacting : .idle
  }
}

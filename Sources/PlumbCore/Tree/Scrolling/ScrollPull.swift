internal import Foundation
internal import Observation

/// The task that starts when the content of a scroll view is pulled beyond its top, such as a refresh, and the space
/// for its indicator.
@MainActor @Observable package final class ScrollPull {
  /// The height of the indicator, for which the content makes room while the task runs, in points.
  nonisolated package static var indicatorHeight: CGFloat { 44 }
  /// The distance of the content from its top at which letting go starts the task, in points.
  nonisolated package static var threshold: CGFloat { 64 }

  /// Whether the indicator shows a task that runs, or has just ended, and not the distance by which the content is
  /// pulled.
  package private(set) var isSpinning = false
  /// The presented distance of the content from the top of the scroll view, in points.
  package private(set) var gap: CGFloat = 0
  @ObservationIgnored private var task: CancellingTask?
  /// The scroll view whose content is pulled.
  @ObservationIgnored weak var scrollView: ScrollViewNode?

  nonisolated package init() {}

  /// A task that is cancelled when its last reference is released, for instance with the whole tree.
  private final class CancellingTask {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }

    deinit { task.cancel() }
  }

  var isRunning: Bool { task != nil }

  /// Starts a task, unless one runs.
  func start(_ action: @escaping @Sendable () async -> Void) {
    guard !isRunning else { return }
    isSpinning = true
    task = CancellingTask(
      Task { [weak self] in
        await action()
        // A cancelled task may end while another one runs.
        if !Task.isCancelled { self?.end() }
      })
    scrollView?.pullDidChange()
  }

  /// Cancels the task.
  package func cancel() {
    if isRunning { end() }
  }

  private func end() {
    task = nil
    scrollView?.pullDidChange()
    if gap == 0 { isSpinning = false }
  }

  /// Sets the distance of the content from the top, in points.
  func setGap(_ gap: CGFloat) {
    if gap != self.gap { self.gap = gap }
    if gap == 0, !isRunning, isSpinning { isSpinning = false }
  }
}

/// The task that pulling a scroll view's content starts, and the action that it performs.
package struct ScrollPullLink {
  let pull: ScrollPull
  let action: @Sendable () async -> Void

  package init(pull: ScrollPull, action: @escaping @Sendable () async -> Void) {
    self.pull = pull
    self.action = action
  }

  /// Starts the task with the action, unless one runs.
  @MainActor package func start() { pull.start(action) }
}

extension EnvironmentValues {
  /// The task that pulling the content of the nearest scroll view starts; `nil` if it starts none.
  @EnvironmentEntry(until: .scrollView) package var scrollPull: ScrollPullLink?
}

/// The key that starts the task of the scroll view around the keyboard focus.
struct PullKeys: EventRecipient {
  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    guard case .keyDown(let stroke) = event, stroke.startsPullTask else { return .unused }
    return EventResult(isUsed: tree.focus.startPullTask(below: tree.frontNode))
  }
}

extension KeyboardFocus {
  /// Starts the task that pulling the content starts, in the innermost scroll view around the focus that can start
  /// one. Returns whether there is such a scroll view.
  ///
  /// - Parameter root: the node below which scroll views are considered.
  fileprivate func startPullTask(below root: ViewNode?) -> Bool {
    let outer = root?.parent
    return target?.selfAndAncestors.prefix { outer == nil || $0 !== outer }.contains {
      $0.environment.scrollPull?.pull.scrollView?.startPullTask() ?? false
    } ?? false
  }
}

// MARK: In the scroll view

extension ScrollViewNode {
  /// The task that pulling the content starts; `nil` if it starts none, or not now.
  var pullLink: ScrollPullLink? {
    environment.isEnabled && environment.isScrollEnabled ? environment.scrollPull : nil
  }

  package func startPullTask() -> Bool {
    guard let pullLink else { return false }
    pullLink.start()
    return true
  }

  /// Makes or removes room for the indicator after the next layout: a task ends at any time, and the time of the
  /// last frame may be long ago.
  func pullDidChange() {
    tree.scrolls.add { [weak self] context in
      if let self, isMounted { makeRoomForIndicator(at: context) }
      return false
    }
  }

  /// Starts the task if the content is pulled far enough when the fingers leave.
  func fingersDidLeave() {
    guard let pullLink, -layoutNode.overscroll.y >= ScrollPull.threshold else { return }
    pullLink.start()
    makeRoomForIndicator(at: tree.context)
  }

  /// Sets whether the content rests below the indicator. The content moves there only if it is at its top.
  private func makeRoomForIndicator(at context: UpdateContext) {
    let isRunning = environment.scrollPull?.pull.isRunning ?? false
    let inset = isRunning ? ScrollPull.indicatorHeight : 0
    guard inset != layoutNode.startInset else { return }
    let shown = layoutNode.presentedOffset
    let isAtTop = layoutNode.target.y <= 0
    layoutNode.startInset = inset
    guard isAtTop else { return }
    if layoutNode.overscroll != .zero {
      glide(to: shown)
      momentum.settle()
    } else {
      let animation: Animation = .smooth(duration: 0.3)
      layoutNode.scroll(
        to: CGPoint(x: shown.x, y: -inset), at: context.with(Transaction(animation: animation)))
      tree.layoutNodesDidMove()
    }
  }
}

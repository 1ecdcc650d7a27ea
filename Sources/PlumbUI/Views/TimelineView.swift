public import Foundation

/// Content that changes at the dates of a schedule.
///
/// As SwiftUI: the content is made anew at every date, and is told which one it is; before the first
/// one it is told when it appeared. The dates follow from the clock of the tree, so a picture without
/// a window shows the same date every time. Between two dates nothing is drawn. The cadence is always
/// `live`: no display here changes more slowly on its own.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content knows of the moment it is made for.
  public struct Context {
    /// How often the content changes.
    public enum Cadence: Comparable, Sendable {
      /// With every frame.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The date the content is to show.
    public let date: Date
    /// How often the content changes at most; what is smaller than that need not be shown.
    public let cadence: Cadence

    init(date: Date) {
      self.date = date
      cadence = .live
    }
  }

  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of any timeline knows of the moment it is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, _PrimitiveView where Content: View {
  /// - Parameters:
  ///   - schedule: the dates.
  ///   - content: the view at one of them.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(TimelineNode<Schedule, Content>.self) { TimelineNode(view, at: $0) }
    node.update(view)
  }
}

/// Keeps where a timeline is on its schedule.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode {
  private var view: TimelineView<Schedule, Content>
  /// Made with the first update.
  private var progress: (any TimelineProgress)?

  init(_ view: TimelineView<Schedule, Content>, at place: _ChildCursor.Place) {
    self.view = view
    super.init(at: place, listedAs: TimelineView<Schedule, Content>.self)
  }

  private var now: Date { tree.startDate.addingTimeInterval(context.time) }

  func update(_ view: TimelineView<Schedule, Content>) {
    self.view = view
    if let schedule = view.schedule as? AnimationTimelineSchedule {
      var frames = progress as? FrameProgress ?? FrameProgress(schedule, from: now)
      frames.schedule = schedule
      progress = frames
    } else {
      progress = EntryProgress(view.schedule, from: now)
    }
    evaluate()
  }

  override func evaluate() {
    progress?.advance(to: now)
    guard let date = progress?.date else { return }
    tree.countBody()
    let body = tracked { view.content(TimelineViewDefaultContext(date: date)) }
    resolveChildren { Content._resolve(body, at: &$0) }
    scheduleWakeUp()
    didEvaluate()
  }

  private func scheduleWakeUp() {
    let next = progress?.next.map { $0.timeIntervalSince(tree.startDate) }
    context.clock.scheduleWakeUp(at: next ?? .infinity, for: self, fire: requestUpdate)
  }
}

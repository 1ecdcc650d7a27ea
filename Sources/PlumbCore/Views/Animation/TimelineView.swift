public import Foundation

/// A view whose content changes at the dates of a schedule.
///
/// As SwiftUI: the content is evaluated at every date and receives it; before the first date it
/// receives the date of its appearance. Dates are read from the clock of the tree, so that an image
/// rendered without a window is reproducible. Nothing is drawn between two dates. The cadence is
/// always `live`: no display on this platform reduces its update rate.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date and the cadence for which the content is evaluated.
  public struct Context {
    /// The maximum update rate of the content.
    public enum Cadence: Comparable, Sendable {
      /// Every frame.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The date to show.
    public let date: Date
    /// The maximum update rate of the content; smaller units of time need not be shown.
    public let cadence: Cadence

    init(date: Date) {
      self.date = date
      cadence = .live
    }
  }

  fileprivate let schedule: Schedule
  fileprivate let content: (TimelineViewDefaultContext) -> Content
}

/// The context that all timelines share.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, _PrimitiveView where Content: View {
  /// Creates a view that follows a schedule.
  ///
  /// - Parameters:
  ///   - schedule: the dates at which the content changes.
  ///   - content: returns the view for a date.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(TimelineViewNode<Schedule, Content>.self) {
      TimelineViewNode(view, at: $0)
    }
    node.update(view)
  }
}

/// The node of a timeline, with its progress in the schedule.
private final class TimelineViewNode<Schedule: TimelineSchedule, Content: View>: ViewNode {
  private var view: TimelineView<Schedule, Content>
  /// Created in the first update.
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
    context.scheduler.scheduleWakeUp(at: next ?? .infinity, for: self, fire: requestUpdate)
  }
}

import EngineTesting
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The order in which an event is offered to its recipients.
@MainActor @Suite struct EventRouteTests {
  private final class Log {
    var stages: [EventStage] = []
    var endCount = 0
  }

  /// A recipient that records the events that it is offered.
  private struct Observer: EventRecipient {
    let stage: EventStage
    let log: Log
    let result: EventResult

    func handle(_ event: Event, in tree: ViewTree) -> EventResult {
      log.stages.append(stage)
      return result
    }

    func eventDidEnd() { log.endCount += 1 }
  }

  /// Returns a tree with an observer behind the recipients of each stage.
  private func tree(
    _ log: Log, _ stage: EventStage? = nil, _ result: EventResult = .unused
  ) -> ViewTree {
    let tree = LayoutHarness { Color.red }.tree
    for other in EventStage.allCases.reversed() {
      let observer = Observer(stage: other, log: log, result: other == stage ? result : .unused)
      tree.route.add(observer, at: other)
    }
    return tree
  }

  @Test func `the recipients of a tree follow each other`() {
    let names = LayoutHarness { Color.red }.tree.route.stages.map { stage in
      stage.recipients.map { "\(type(of: $0))" }
    }
    #expect(
      names == [
        ["ModifierKeys"], ["DropRouter"], [], ["OptionKey"], [], ["KeyboardFocus"], ["KeyHandlers"],
        ["Presentations"], [], ["FocusMovement"], ["PullKeys"], ["UndoKeys"], ["ScrollRouter"],
        ["PointerRouter"],
      ])
  }

  @Test func `an event is offered in the order of the stages`() {
    let log = Log()
    #expect(!tree(log).send(.pointerMoved(.zero)))
    #expect(
      log.stages == [
        .modifiers, .drops, .bars, .optionKey, .front, .focus, .shortcuts, .presentations, .letters,
        .focusMovement, .pull, .undo, .scrolling, .pointer,
      ])
    #expect(log.endCount == EventStage.allCases.count)
  }

  @Test func `an event that is used or ended is offered to nobody else`() {
    for stage in EventStage.allCases {
      let used = Log()
      #expect(tree(used, stage, .used).send(.pointerMoved(.zero)))
      #expect(used.stages == Array(EventStage.allCases.prefix { $0 != stage }) + [stage])
      let ended = Log()
      #expect(!tree(ended, stage, .ended).send(.pointerMoved(.zero)))
      #expect(ended.stages == used.stages)
    }
  }

  @Test func `modifier keys and the Alt key end before the views`() {
    let log = Log()
    let tree = tree(log)
    tree.send(.modifiersChanged(.shift))
    #expect(log.stages.isEmpty && log.endCount == 0)
    #expect(!tree.send(.keyDown(KeyStroke(.option))))
    #expect(log.stages == [.modifiers, .drops, .bars])
  }
}

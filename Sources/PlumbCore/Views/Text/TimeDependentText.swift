internal import Foundation

/// A text that depends on the current time and is updated when it changes.
@usableFromInline struct TimeDependentText {
  /// The text.
  let text: Text
}

extension TimeDependentText: View, _PrimitiveView {
  @usableFromInline static func _resolve(_ view: TimeDependentText, at cursor: inout _ChildCursor) {
    let node = cursor.node(TimeDependentTextViewNode.self) { TimeDependentTextViewNode(at: $0) }
    node.update(view.text)
  }
}

/// A view node that updates itself at the next time its text changes.
private final class TimeDependentTextViewNode: ViewNode {
  private var text = Text(verbatim: "")

  /// Updates the node from a text.
  func update(_ text: Text) {
    self.text = text
    evaluate()
  }

  /// Resolves the text at the current time and schedules the next update.
  override func evaluate() {
    let now = tree.now
    resolveChildren { Text.show(text, in: environment.localizationContext(now: now), at: &$0) }
    let next = text.nextChange(after: now).map { $0.timeIntervalSince(tree.startDate) }
    context.scheduler.scheduleWakeUp(at: next ?? .infinity, for: self, fire: requestUpdate)
    didEvaluate()
  }
}

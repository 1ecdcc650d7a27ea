internal import Foundation

/// A text that tells of the time, set anew whenever it reads differently.
struct TimeDependentText {
  let text: Text
}

extension TimeDependentText: View, _PrimitiveView {
  static func _resolve(_ view: TimeDependentText, at cursor: inout _ChildCursor) {
    let node = cursor.node(TimeDependentTextNode.self) { TimeDependentTextNode(at: $0) }
    node.update(view.text)
  }
}

/// Wakes up whenever its text reads differently.
private final class TimeDependentTextNode: ViewNode {
  private var text = Text(verbatim: "")

  func update(_ text: Text) {
    self.text = text
    evaluate()
  }

  override func evaluate() {
    let now = tree.now
    resolveChildren { Text.show(text, in: environment.textReading(now: now), at: &$0) }
    let next = text.nextChange(after: now).map { $0.timeIntervalSince(tree.startDate) }
    context.clock.scheduleWakeUp(at: next ?? .infinity, for: self, fire: requestUpdate)
    didEvaluate()
  }
}

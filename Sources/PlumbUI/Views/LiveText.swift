internal import Foundation

/// A text that tells of the time, set anew whenever it reads differently.
struct LiveText {
  let text: Text
}

extension LiveText: View, _PrimitiveView {
  static func _resolve(_ view: LiveText, at cursor: inout _ChildCursor) {
    let node = cursor.node(LiveTextNode.self) { LiveTextNode(at: $0) }
    node.update(view.text)
  }
}

/// Wakes up whenever its text reads differently.
private final class LiveTextNode: ViewNode {
  private var text = Text(verbatim: "")

  func update(_ text: Text) {
    self.text = text
    evaluate()
  }

  override func evaluate() {
    let now = tree.now
    resolveChildren { Text.show(text, in: environment.textReading(now: now), at: &$0) }
    let next = text.nextChange(after: now).map { $0.timeIntervalSince(tree.startDate) }
    moment.clock.setAlarm(at: next ?? .infinity, for: self, ring: requestUpdate)
    didEvaluate()
  }
}

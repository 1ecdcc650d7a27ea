internal import Foundation
internal import Observation

/// A view or modifier made of other views: it keeps their state and evaluates the body.
final class CompositeNode<Value, Body: View>: ViewNode, PropertyHost {
  private var value: Value?
  private var readBody: ((Value) -> Body)?
  private var objects: [Int: AnyObject] = [:]
  private let fields = FieldTable.table(for: Value.self)

  override var isNamedByContent: Bool { true }

  /// Takes a new value in and evaluates its body.
  func update(_ value: Value, body: @escaping (Value) -> Body) {
    self.value = value
    readBody = body
    evaluate()
  }

  override func evaluate() {
    guard var value, let readBody else { return }
    fields.install(into: &value, host: self)
    self.value = value
    tree.countBody()
    let body = withObservationTracking {
      readBody(value)
    } onChange: { [requestUpdate] in
      requestUpdate()
    }
    resolveChildren { Body._resolve(body, at: &$0) }
    didEvaluate()
  }

  var requestUpdate: @Sendable () -> Void {
    // The type parameters may not travel to another thread, the node may.
    let node: ViewNode = self
    return { [mailbox = tree.mailbox, weak node] in mailbox.post(node) }
  }

  func object<Object: AnyObject>(in slot: Int, make: () -> Object) -> Object {
    if let object = objects[slot] as? Object { return object }
    let object = make()
    objects[slot] = object
    return object
  }
}

/// The cause of an evaluation of a view's body.
struct EvaluationCause: Equatable {
  /// Whether the view is new in the tree.
  var isNew = false
  /// Whether the value of the view has changed since the last evaluation.
  var hasNewValue = false
  /// The names of the dynamic properties that have changed, as the compiler stores them.
  var properties: [String] = []

  /// The causes in the words of SwiftUI: `@self`, `@identity`, the names of properties, and
  /// `@dependencies` for anything else that the body reads, such as the environment.
  var words: [String] {
    let words = (hasNewValue ? ["@self"] : []) + (isNew ? ["@identity"] : []) + properties
    return words.isEmpty ? ["@dependencies"] : words
  }
}

/// The causes of the evaluations of a view, from the first request for them.
@MainActor final class EvaluationRecord {
  /// The cause of the latest evaluation. The first evaluation counts as the evaluation of a new view.
  private(set) var cause: EvaluationCause
  /// Whether the view got another value since the latest evaluation.
  var hasNewValue = false
  private let names: [(slot: Int, name: String)]
  /// Returns the number of changes of the property in a slot; `nil` if it counts none.
  private let changeCount: (Int) -> Int?
  private var counts: [Int: Int] = [:]

  init(names: [(slot: Int, name: String)], changeCount: @escaping (Int) -> Int?) {
    self.names = names
    self.changeCount = changeCount
    cause = EvaluationCause(isNew: true, hasNewValue: true, properties: names.map(\.name))
    _ = takeChanges()
  }

  /// Sets the cause of the evaluation that begins.
  func update() {
    cause = EvaluationCause(hasNewValue: hasNewValue, properties: takeChanges())
    hasNewValue = false
  }

  /// Returns the names of the properties that have changed since the last call.
  private func takeChanges() -> [String] {
    names.compactMap { slot, name in
      guard let count = changeCount(slot), counts[slot] != count else { return nil }
      counts[slot] = count
      return name
    }
  }
}

/// The node of a view whose body is evaluated.
@MainActor protocol EvaluatedNode: ViewNode, PropertyHost {
  /// The type of the view or modifier.
  var evaluatedType: Any.Type { get }

  /// The cause of the latest evaluation; the cause for a new view when it is read for the first time.
  var evaluationCause: EvaluationCause { get }
}

/// The view whose body is being evaluated, for functions that a body calls and that have no other way to
/// find it.
@MainActor enum CurrentEvaluation {
  private(set) static var node: (any EvaluatedNode)?

  /// Evaluates a body of a node.
  static func with<Result>(_ node: any EvaluatedNode, _ body: () -> Result) -> Result {
    let outer = self.node
    self.node = node
    defer { self.node = outer }
    return body()
  }
}

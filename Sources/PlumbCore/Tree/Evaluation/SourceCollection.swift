internal import Synchronization

/// The expressions of view builders that are evaluated while they are collected.
enum SourceCollection {
  /// The number of nested closures whose expressions are collected, on all threads.
  private static let collectorCount = Atomic<Int>(0)
  private static let expressions = Mutex<[SourceExpression]>([])

  /// Adds an expression if any are being collected; reads one number otherwise.
  static func add(_ type: Any.Type, _ file: StaticString, _ line: UInt) {
    guard collectorCount.load(ordering: .relaxed) > 0 else { return }
    let expression = SourceExpression(type, SourceLine(file: "\(file)", line: line))
    expressions.withLock { $0.append(expression) }
  }

  /// Calls a closure and returns, with its result, the expressions that it has evaluated, in order.
  @MainActor static func collect<Result>(
    _ body: () -> Result
  ) -> (result: Result, expressions: [SourceExpression]) {
    let outer = expressions.withLock { expressions in
      defer { expressions = [] }
      return expressions
    }
    collectorCount.add(1, ordering: .relaxed)
    let result = body()
    collectorCount.subtract(1, ordering: .relaxed)
    let collected = expressions.withLock { expressions in
      defer { expressions = outer }
      return expressions
    }
    return (result, collected)
  }
}

/// A recorder of the evaluations of bodies and of the closures that make views.
@MainActor final class UpdateRecorder {
  /// The views evaluated since the last call of `removeAll()`, with the causes.
  private(set) var evaluations: [(node: any EvaluatedNode, cause: EvaluationCause)] = []
  /// The expressions of the latest evaluation of each node.
  private var sources: [ObjectIdentifier: Source] = [:]
  /// The number of sources above which the sources of released nodes are removed.
  private var sourceLimit = 1_000

  private struct Source {
    weak var node: ViewNode?
    let expressions: [SourceExpression]
  }

  /// Adds the evaluation of a view that begins.
  func add(_ node: any EvaluatedNode) {
    evaluations.append((node, node.evaluationCause))
  }

  /// Removes all evaluations.
  func removeAll() { evaluations = [] }

  /// Calls a closure of a node that returns views, and keeps the expressions that it has evaluated.
  func collectSources<Result>(of node: ViewNode, _ read: () -> Result) -> Result {
    let (result, expressions) = SourceCollection.collect(read)
    if sources.count >= sourceLimit {
      sources = sources.filter { $0.value.node != nil }
      sourceLimit = max(1_000, sources.count * 2)
    }
    sources[ObjectIdentifier(node)] = Source(node: node, expressions: expressions)
    return result
  }

  /// Returns the expressions that the latest evaluation of a node has evaluated, in order.
  func expressions(of node: ViewNode) -> [SourceExpression] {
    guard let source = sources[ObjectIdentifier(node)], source.node === node else { return [] }
    return source.expressions
  }
}

extension View {
  /// Prints the cause of the evaluation of the body that calls the method, to standard output.
  ///
  /// As SwiftUI: a line such as `ContentView: @self, @identity, _count changed.`, in which `@self` is the
  /// value of the view, `@identity` a view that is new, `_count` the dynamic property `count`, and
  /// `@dependencies` anything else that the body reads. The first call in a view prints that it is new
  /// with all of its properties. Outside of a body the method prints nothing.
  public static func _printChanges() {
    printEvaluationCause(of: Self.self)
  }

  /// Prints the cause of the evaluation of the body that calls the method, to standard output: there is no other log on
  /// this platform.
  public static func _logChanges() {
    printEvaluationCause(of: Self.self)
  }
}

extension ViewModifier {
  /// Prints the cause of the evaluation of the body that calls the method, to standard output.
  public static func _printChanges() {
    printEvaluationCause(of: Self.self)
  }
}

/// Prints the cause of the current evaluation if it evaluates a view of a type.
@MainActor private func printEvaluationCause(of type: Any.Type) {
  guard let node = CurrentEvaluation.node, node.evaluatedType == type else { return }
  let words = node.evaluationCause.words.joined(separator: ", ")
  node.environment.debugOutput("\(ViewTypeName.name(of: type)): \(words) changed.")
}

extension View {
  /// Prints the proposal to the view, the size that it takes and its place, to standard output.
  ///
  /// A line is printed when the size is computed, and not when a cached size is used. Layout is the same as without the
  /// modifier.
  ///
  /// - Parameters:
  ///   - name: the start of each line; by default the place in the source.
  nonisolated public func debugLayout(
    _ name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(DebugLayoutModifier(name: name ?? "\(fileID):\(line)"))
  }
}

/// Prints the layout of a view.
@usableFromInline struct DebugLayoutModifier {
  let name: String
}

extension DebugLayoutModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let (name, output) = (modifier.name, cursor.environment.debugOutput)
    cursor.wrap(content) {
      DebugLayoutNode(name: name, output: output)
    } change: { _, _ in
    }
  }
}

extension EnvironmentValues {
  /// The receiver of lines printed for debugging; by default standard output.
  package var debugOutput: @Sendable (String) -> Void {
    get { self[DebugOutputKey.self] }
    set { self[DebugOutputKey.self] = newValue }
  }
}

/// The key of the receiver of debugging lines.
private struct DebugOutputKey: EnvironmentKey {
  static let defaultValue: @Sendable (String) -> Void = { print($0) }
}

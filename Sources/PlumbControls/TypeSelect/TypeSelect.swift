@_spi(Nodes) internal import PlumbCore

extension View {
  /// Sets the text by which letters that are typed find the row of a list, instead of the texts in the row; `nil` for
  /// the texts in the row, and an empty text for none.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(TypeSelectModifier(text: text))
  }

  /// Sets the text by which letters that are typed find the row of a list, looked up in the string tables.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelectEquivalent(Text(stringKey))
  }

  /// Sets the text by which letters that are typed find the row of a list.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    typeSelectEquivalent(Text(string))
  }
}

@usableFromInline struct TypeSelectModifier {
  let text: Text?
}

extension TypeSelectModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let context = cursor.localizationContext
    let node = cursor.node(TypeSelectViewNode.self) { TypeSelectViewNode(at: $0) }
    node.text = modifier.text?.string(in: context)
    node.resolveChildren(content)
  }
}

/// The node of a view with a text by which letters find its row.
final class TypeSelectViewNode: ViewNode {
  /// The text; `nil` for the texts of the views inside.
  var text: String?
}

extension ViewNode {
  /// The texts of the views in the node, by which letters find their row.
  package var typeSelectText: String {
    var nodes = selfAndDescendants
    var text = ""
    while let node = nodes.next() {
      if let replacement = (node as? TypeSelectViewNode)?.text {
        text += replacement
        nodes.skipDescendants()
      } else if node.elementRole == .text, let label = node.label {
        text += label
      }
    }
    return text
  }
}

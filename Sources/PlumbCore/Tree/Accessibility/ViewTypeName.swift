/// Names of types for people who read a description of a tree.
enum ViewTypeName {
  /// Returns the name of a type without its type parameters.
  static func name(of type: Any.Type) -> String {
    let name = String(describing: type)
    return String(name.prefix { $0 != "<" })
  }

  /// Returns the name of a layout node that belongs to neither a view nor a modifier.
  static func name(ofNode node: LayoutNode) -> String {
    let name = name(of: type(of: node))
    let ending = name == "LayoutNode" ? "Node" : "LayoutNode"
    return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }
}

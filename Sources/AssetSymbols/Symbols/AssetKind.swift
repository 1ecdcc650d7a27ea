/// A kind of asset that has symbols.
enum AssetKind: String {
  case color, image

  /// The type of a resource of this kind.
  var resource: String { "\(type)Resource" }

  /// The view or style that is made from a resource.
  var type: String {
    switch self {
    case .color: "Color"
    case .image: "Image"
    }
  }

  /// Returns the names of a namespace's assets of this kind.
  func names(in namespace: AssetNamespace) -> [String] {
    switch self {
    case .color: namespace.colors
    case .image: namespace.images
    }
  }

  /// Returns whether a namespace contains assets of this kind, in any depth.
  func isUsed(in namespace: AssetNamespace) -> Bool {
    !names(in: namespace).isEmpty || namespace.namespaces.values.contains { isUsed(in: $0) }
  }
}

/// An object with the state of one topic in a tree; made when the topic is first used.
@MainActor package protocol TreeService: AnyObject {
  /// Creates the object. It does not keep the tree, which keeps it.
  init(of tree: ViewTree)
}

/// The objects of a tree with the state of one topic each, by type.
///
/// The tree has no property for them, so that a topic, also one of another module, is added in its own
/// files. Finding one costs a look-up: code that runs for each node or each event keeps the object.
@MainActor final class TreeServices {
  private var services: [ObjectIdentifier: any TreeService] = [:]

  /// Returns the object of a type; makes it if it is the first time.
  func service<Service: TreeService>(_ type: Service.Type, of tree: ViewTree) -> Service {
    let key = ObjectIdentifier(type)
    if let service = services[key] as? Service { return service }
    let service = Service(of: tree)
    services[key] = service
    return service
  }
}

/// The rules by which a container makes nodes of the views in its content.
///
/// A container gives it to its content, and views that only group others pass it on. A view that
/// reads it does not know which container it is from. It is stored in every node, so what differs
/// between collections is in the ``ItemResolver`` of the environment.
package struct ContentPolicy: Equatable {
  /// Whether the views of elements are made only when the container requests them.
  package private(set) var isLazy = false
  /// Whether the views of a body become items of the collection around.
  package private(set) var separatesBodies = false

  /// The policy of most views: all views are made at once, and a body belongs to its view.
  static var eager: ContentPolicy { ContentPolicy() }

  /// The policy of a container that makes the views of elements when it needs them.
  static var lazyElements: ContentPolicy {
    var policy = ContentPolicy()
    policy.isLazy = true
    return policy
  }

  /// The policy by which a collection lists views: those of elements and bodies become items, and
  /// are not made yet.
  static var items: ContentPolicy { lazyElements.separatingBodies }

  /// The same policy for views, the views of whose bodies become items.
  var separatingBodies: ContentPolicy {
    var policy = self
    policy.separatesBodies = true
    return policy
  }

  /// The same policy for views whose bodies belong to them.
  var keepingBodies: ContentPolicy {
    var policy = self
    policy.separatesBodies = false
    return policy
  }

  /// Whether the views of the body of a view become items of their own.
  @MainActor func separatesBody<Content: View>(of type: Content.Type) -> Bool {
    separatesBodies && CollectionContent.separatesItems(of: type)
  }
}

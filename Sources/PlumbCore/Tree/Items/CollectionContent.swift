/// A modifier that neither wraps nor moves its content, so that a composite view with it can still be several
/// items of a collection.
@usableFromInline @MainActor package protocol TransparentModifier: _PrimitiveModifier {}

extension TransparentModifier {
  public static var _modifierTraits: _CompositeTraits { .transparent }
}

/// The content of a collection such as a list, each view of which is an item.
@MainActor package struct CollectionContent {
  private let subviews: [Subview]

  /// Lists the views of some content; the views of a `ForEach` are evaluated only as they are shown.
  package init<Content: View>(_ content: Content) {
    subviews = _SubviewList(content, policy: .items).subviews
  }

  /// Resolves an item for each view, by the rules of a collection.
  package func resolveItems(by resolver: ItemResolver, at cursor: inout _ChildCursor) {
    cursor.withEnvironment {
      $0.itemResolver = resolver
    } _: { cursor in
      resolveItems(at: &cursor)
    }
  }

  /// Resolves an item for each view, below the item that is made of the view around.
  package func resolveNestedItems(at cursor: inout _ChildCursor) {
    cursor.withEnvironment {
      $0.itemResolver?.place.beginNestedItems()
    } _: { cursor in
      resolveItems(at: &cursor)
    }
  }

  /// Resolves an item for each view, by the rules of the collection around.
  func resolveItems(at cursor: inout _ChildCursor) {
    cursor.policy = cursor.policy.keepingBodies
    let resolver = cursor.environment.itemResolver
    if let resolver {
      resolver.resolve(subviews, at: &cursor)
    } else {
      for subview in subviews { Subview._resolve(subview, at: &cursor) }
    }
  }

  /// Whether the views of the body of a view are items of their own. A view without a body is one item, and so
  /// is a control, whatever its body is.
  static func separatesItems<Content: View>(of type: Content.Type) -> Bool {
    let traits = type._viewTraits
    if traits.contains(.items) { return true }
    return traits.isDisjoint(with: [.primitive, .implementation, .field])
      && type._elementRole == nil
  }
}

/// A built-in view that is not one item: each view of its body is an item of its own.
@MainActor package protocol ItemsView: View {}

extension ItemsView {
  public static var _viewTraits: _CompositeTraits { [.view, .items] }
}

extension ItemsView where Self: ImplementationView {
  package static var _viewTraits: _CompositeTraits { [.view, .implementation, .items] }
}

extension ItemsView where Self: _PrimitiveView {
  package static var _viewTraits: _CompositeTraits { [.view, .primitive, .items] }
}

/// The rules by which a collection makes items of views, as a list makes rows.
package struct ItemResolver {
  /// The place of the items.
  fileprivate(set) var place: ItemPlace
  /// Resolves the items of some views at a place.
  let makeItems: @MainActor ([Subview], ItemPlace, inout _ChildCursor) -> Void

  package init(
    place: ItemPlace,
    makeItems: @escaping @MainActor ([Subview], ItemPlace, inout _ChildCursor) -> Void
  ) {
    self.place = place
    self.makeItems = makeItems
  }

  @MainActor func resolve(_ subviews: [Subview], at cursor: inout _ChildCursor) {
    makeItems(subviews, place, &cursor)
  }
}

extension ViewNode {
  /// Resolves a composite view, the views of whose body become items by the rules of a collection.
  package final func resolveItems(of view: Subview, by resolver: ItemResolver) {
    var environment = environment
    environment.itemResolver = resolver
    resolveChildren(in: environment, policy: contentPolicy.separatingBodies) {
      Subview._resolve(view, at: &$0)
    }
  }
}

/// The place of items in a collection, and the values that are set on the enclosing views.
package struct ItemPlace {
  /// Whether the first of the items begins a section.
  package var isFirst = true
  /// Whether the last of the items ends a section.
  package var isLast = true
  /// Whether the items belong to one element or one composite view, the number of whose views seldom changes.
  package var isInElement = false
  /// The ids of the enclosing views and elements, which distinguish equal ids in different collections.
  package var path: [AnyHashable] = []
  /// The part of the section that the items belong to; the content outside of sections.
  package var part = SectionMembership.Part.content
  /// The ids that are set on the enclosing views.
  package var ids: [AnyHashable] = []
  /// The container values that are set on the enclosing views.
  package var values = ContainerValues()
  /// The position of the innermost enclosing element; `nil` outside of a `ForEach`.
  package var position: ElementPosition?
  /// The level in an outline: the number of enclosing items, which show and hide the items at the place.
  package var level = 0

  package init() {}

  /// Begins items below another item, which have ids and values of their own.
  fileprivate mutating func beginNestedItems() {
    level += 1
    (ids, values, position) = ([], ContainerValues(), nil)
  }
}

extension EnvironmentValues {
  /// The rules by which the collection around makes items of views; `nil` outside of collections.
  @EnvironmentEntry fileprivate var itemResolver: ItemResolver?
}

/// A modifier that neither wraps nor moves its content, so that a composite view with it can still be several
/// rows of a list.
@MainActor protocol TransparentModifier: _PrimitiveModifier {}

/// The content of a list, each view of which is a row.
@MainActor struct ListContent {
  private let subviews: [Subview]

  init<Content: View>(_ content: Content) {
    subviews = _SubviewList(content, keepsElements: true).subviews
  }

  /// Resolves a row for each view, by the rules of the list around.
  func resolveRows(at cursor: inout _ChildCursor) {
    cursor.isListContent = false
    let resolver = cursor.environment.listRowResolver
    if let resolver {
      resolver.resolve(subviews, at: &cursor)
    } else {
      for subview in subviews { Subview._resolve(subview, at: &cursor) }
    }
  }

  /// Whether the views of the body of a view are rows of their own. A control is one row, whatever its body is.
  static func separatesRows<Content: View>(of type: Content.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOneRow =
      type is any _PrimitiveView.Type || type is any ImplementationView.Type
      || type is any RoleView.Type || type is any FieldView.Type
    let separates = !isOneRow || type is any RowsView.Type
    known[ObjectIdentifier(type)] = separates
    return separates
  }

  private static var known: [ObjectIdentifier: Bool] = [:]
}

/// A view of this library, the views of whose body are rows of their own.
@MainActor protocol RowsView: View {}

/// The rules by which a list makes rows of views.
struct ListRowResolver {
  /// The place of the rows.
  var place: ListRowPlace
  /// Resolves the rows of some views at a place.
  let makeRows: @MainActor ([Subview], ListRowPlace, inout _ChildCursor) -> Void

  init(
    place: ListRowPlace,
    makeRows: @escaping @MainActor ([Subview], ListRowPlace, inout _ChildCursor) -> Void
  ) {
    self.place = place
    self.makeRows = makeRows
  }

  @MainActor func resolve(_ subviews: [Subview], at cursor: inout _ChildCursor) {
    makeRows(subviews, place, &cursor)
  }
}

extension ListRowResolver: SelfComparing {
  // All lists have the same rules.
  func isKnownEqual(to other: Self) -> Bool { place.isKnownEqual(to: other.place) }
}

/// The place of rows in a list, and the values that the views around them set.
struct ListRowPlace {
  /// Whether the rows before belong to another section.
  var isFirst = true
  /// Whether the rows after belong to another section.
  var isLast = true
  /// Whether the rows belong to one element or one composite view, the number of whose views seldom changes.
  var isInElement = false
  /// The ids of the views and elements around, by which equal ids in different collections differ.
  var path: [AnyHashable] = []
  var part = SectionMembership.Part.content
  /// The ids of the views around.
  var ids: [AnyHashable] = []
  /// The values that the views around set.
  var values = ContainerValues()
  var position: ElementPosition?
  /// The number of rows around, which show and hide the rows at the place.
  var level = 0

  init() {}

  /// Begins rows below another row, which have ids and values of their own.
  mutating func beginNestedRows() {
    level += 1
    (ids, values, position) = ([], ContainerValues(), nil)
  }

  /// Whether rows at another place are the same.
  func isKnownEqual(to other: ListRowPlace) -> Bool {
    values.isEmpty && other.values.isEmpty && ids == other.ids && path == other.path
      && isFirst == other.isFirst
      && isLast == other.isLast && level == other.level && isInElement == other.isInElement
      && part == other.part
      && position?.positions === other.position?.positions
  }
}

private enum ListRowResolverKey: EnvironmentKey {
  static var defaultValue: ListRowResolver? { nil }
}

extension EnvironmentValues {
  /// The rules by which the list around makes rows of views; `nil` outside of lists.
  var listRowResolver: ListRowResolver? {
    get { self[ListRowResolverKey.self] }
    set { self[ListRowResolverKey.self] = newValue }
  }
}

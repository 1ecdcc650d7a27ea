/// One of the views in a container's content, as a view of its own.
///
/// It can be shown anywhere; its state belongs to its id.
public struct Subview: Identifiable {
  /// The identity of a view in the content of its container: the ids set by `ForEach` and `id`, and
  /// the index of a view without an id.
  public struct ID: Hashable, @unchecked Sendable {
    // Not changed after creation, and used only in comparisons.
    fileprivate(set) var path: [AnyHashable]
  }

  /// The identity of the view in the content of its container.
  public fileprivate(set) var id: ID
  /// The ids of the view set by `ForEach` and `id`, the innermost last.
  fileprivate var explicitIDs: [AnyHashable]
  /// The values that the view sets for its container.
  public internal(set) var containerValues = ContainerValues()
  /// The section that contains the view, if any.
  package fileprivate(set) var section: SectionMembership?
  fileprivate var resolve: @MainActor (inout _ChildCursor) -> Void
  /// The elements of a `ForEach` whose views were not evaluated and which this subview stands for; `nil` for a
  /// single view.
  package fileprivate(set) var elements: SubviewElements?
  /// The position of the innermost element of a `ForEach` that the view belongs to.
  package fileprivate(set) var position: ElementPosition?
  /// Whether the body of the view may be several items of a collection.
  package fileprivate(set) var isComposite = false
}

/// The section that a view belongs to, and the part of it.
package struct SectionMembership {
  /// A part of a section.
  package enum Part { case header, content, footer }

  let id: AnyHashable
  let part: Part
  /// Whether the content of the section is shown; `nil` for a section that always shows it.
  var isExpanded: Binding<Bool>?
  /// The values that the section as a whole sets for its container.
  var values = ContainerValues()
}

extension Subview: View, _PrimitiveView {
  public static func _resolve(_ view: Subview, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }

  public static func _listSubviews(of view: Subview, in list: inout _SubviewList) {
    list.append(view)
  }
}

extension Subview {
  /// Returns the view with a modifier applied to it.
  ///
  /// - Parameter outer: the position of the element to which the modifier belongs; `nil` for the position of
  ///   the view's element.
  @MainActor func modified<Modifier: ViewModifier>(
    by modifier: Modifier, in outer: ElementPosition? = nil
  ) -> Subview {
    var result = self
    result.position = outer ?? position
    let resolve = resolve
    result.resolve = { Modifier._resolve(modifier, resolve, at: &$0) }
    result.isComposite = isComposite && Modifier._modifierTraits.contains(.transparent)
    result.elements?.change { [position = result.position] in
      $0.modified(by: modifier, in: position)
    }
    Modifier._describe(modifier, to: &result)
    if let section {
      // Values set on a section also apply to all views in it, but not the other way round.
      var whole = self
      whole.containerValues = section.values
      Modifier._describe(modifier, to: &whole)
      result.section?.values = whole.containerValues
    }
    result.position = position
    return result
  }

  /// Changes the values that the view sets for its container.
  package mutating func changeContainerValues(_ change: (inout ContainerValues) -> Void) {
    change(&containerValues)
  }

  /// Appends an id to the identity of the view.
  package mutating func setID(_ id: AnyHashable) {
    self.id.path.append(id)
    explicitIDs.append(id)
  }

  /// Returns the view at a place: with the ids and the values of the place as well as its own.
  package func placed(at place: ItemPlace) -> Subview {
    var result = self
    result.position = position ?? place.position
    guard !place.ids.isEmpty || !place.values.isEmpty else { return result }
    result.explicitIDs = place.ids + explicitIDs
    result.containerValues = place.values.overridden(by: containerValues)
    return result
  }

  /// Returns the view as one of an element of a `ForEach`.
  func at(_ position: ElementPosition) -> Subview {
    var result = self
    result.position = position
    return result
  }

  /// The ids of the view set by `ForEach` and `id`, the innermost last.
  package var ids: [AnyHashable] { explicitIDs }

  /// Returns the innermost id of the view that has the given type.
  package func explicitID<T: Hashable>(as type: T.Type) -> T? {
    for index in explicitIDs.indices.reversed() {
      if let id = explicitIDs[index].base as? T { return id }
    }
    return nil
  }
}

/// A list of the subviews that a container sees in place of a view.
///
/// As SwiftUI: groups, `ForEach`, conditions and modified views are replaced by the views in them.
/// A composite view counts as one view here, even if its body has several.
public struct _SubviewList {
  /// The views listed so far, in order.
  package private(set) var subviews: [Subview] = []
  private var path: [AnyHashable] = []
  private var explicitIDs: [AnyHashable] = []
  private var count = 0
  /// The rules of the container: whether the views of a `ForEach` are listed as one, so that they
  /// need not be evaluated, and whether composite views are marked as several items.
  private(set) var policy: ContentPolicy
  /// The position of the element whose views are listed; `nil` for other views.
  private var position: ElementPosition?

  /// Lists the views of some content; without a policy, those of elements as well.
  @MainActor package init<Content: View>(_ content: Content) {
    self.init(content, policy: .eager)
  }

  /// Lists the views of some content by the rules of a container.
  @MainActor init<Content: View>(_ content: Content, policy: ContentPolicy) {
    self.policy = policy
    Content._listSubviews(of: content, in: &self)
  }

  /// Lists the views of an element at a position, which modifiers of single views may read.
  @MainActor init<Content: View>(_ content: Content, ofElement position: ElementPosition) {
    policy = .items
    self.position = position
    withID(position.id) { Content._listSubviews(of: content, in: &$0) }
  }

  /// Lists the views of an element.
  @MainActor init<Content: View>(_ content: Content, ofElement id: AnyHashable) {
    policy = .items
    withID(id) { Content._listSubviews(of: content, in: &$0) }
  }

  /// Adds a view of a type whose body may be several items.
  @MainActor mutating func append<Content: View>(
    _ type: Content.Type, _ resolve: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    append(resolve)
    if policy.separatesBody(of: type) { subviews[subviews.count - 1].isComposite = true }
  }

  /// Adds the views of a `ForEach` without evaluating them.
  mutating func append(_ elements: SubviewElements) {
    append { _ in }
    subviews[subviews.count - 1].elements = elements
    // The elements have positions of their own.
    subviews[subviews.count - 1].position = nil
  }

  /// Adds a view.
  mutating func append(_ resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    subviews.append(
      Subview(
        id: Subview.ID(path: path + [count]), explicitIDs: explicitIDs, resolve: resolve,
        position: position))
    count += 1
  }

  /// Adds a subview of another list, with its id in that list.
  mutating func append(_ subview: Subview) {
    subviews.append(subview)
    count += 1
  }

  /// Adds views with an id that identifies them independently of their position.
  mutating func withID(_ id: AnyHashable, _ add: (inout _SubviewList) -> Void) {
    explicitIDs.append(id)
    nested(in: [id], add)
    explicitIDs.removeLast()
  }

  /// Adds views that have another identity than views added under another mark.
  mutating func under(_ mark: AnyHashable, _ add: (inout _SubviewList) -> Void) {
    nested(in: [count, mark], add)
    count += 1
  }

  /// Adds the views of a section.
  @MainActor package mutating func section<Header: View, Content: View, Footer: View>(
    header: Header, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    let id = AnyHashable(path + [AnyHashable(count)])
    func place(_ part: SectionMembership.Part) -> SectionMembership {
      SectionMembership(id: id, part: part, isExpanded: isExpanded)
    }
    under("section") { list in
      let policy = list.policy
      // Headers and footers are made at once.
      list.policy = .eager
      list.add(header, as: place(.header))
      list.policy = policy
      // A collection hides the items itself, where it can observe the value.
      if policy.isLazy || isExpanded?.wrappedValue != false {
        list.add(content, as: place(.content))
      }
      list.policy = .eager
      list.add(footer, as: place(.footer))
      list.policy = policy
    }
  }

  @MainActor private mutating func add<Content: View>(
    _ view: Content, as place: SectionMembership
  ) {
    let mark = { (subview: Subview) in
      var subview = subview
      // Of nested sections, the innermost applies.
      subview.section = subview.section ?? place
      return subview
    }
    under(place.part) { list in
      list.changing(mark) { Content._listSubviews(of: view, in: &$0) }
    }
  }

  private mutating func nested(in steps: [AnyHashable], _ add: (inout _SubviewList) -> Void) {
    let (outerPath, outerCount) = (path, count)
    path += steps
    count = 0
    add(&self)
    (path, count) = (outerPath, outerCount)
  }

  /// Adds views and applies a change to each of them.
  mutating func changing(
    _ change: (Subview) -> Subview, _ add: (inout _SubviewList) -> Void
  ) {
    let start = subviews.count
    add(&self)
    for index in start..<subviews.count { subviews[index] = change(subviews[index]) }
  }
}

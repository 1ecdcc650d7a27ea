/// One of the views that a container is given, as a view of its own.
///
/// It can be shown anywhere; its state goes with its id.
public struct Subview: Identifiable {
  /// The place of a view among those it was given with: what `ForEach` and `id` call it, and its
  /// number where nobody calls it anything.
  public struct ID: Hashable, @unchecked Sendable {
    // Never changed, and looked at only to be compared.
    fileprivate(set) var path: [AnyHashable]
  }

  public fileprivate(set) var id: ID
  /// What `ForEach` and `id` call the view, the innermost last.
  fileprivate var names: [AnyHashable]
  /// What the view says to its container.
  public internal(set) var containerValues = ContainerValues()
  /// The section the view belongs to, if there is one.
  fileprivate(set) var section: SectionPlace?
  fileprivate var resolve: @MainActor (inout _ChildCursor) -> Void
}

/// Where in which section a view stands.
struct SectionPlace {
  enum Part { case header, content, footer }

  let id: AnyHashable
  let part: Part
  /// What the section as a whole says to its container.
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
  /// The same view with a modifier round it.
  @MainActor func modified<Modifier: ViewModifier>(by modifier: Modifier) -> Subview {
    var result = self
    let resolve = resolve
    result.resolve = { Modifier._resolve(modifier, resolve, at: &$0) }
    Modifier._describe(modifier, to: &result)
    if let section {
      // What is said of a section is said of all views in it, but not the other way round.
      var whole = self
      whole.containerValues = section.values
      Modifier._describe(modifier, to: &whole)
      result.section?.values = whole.containerValues
    }
    return result
  }

  /// Makes another view of one whose id is set.
  mutating func setID(_ id: AnyHashable) {
    self.id.path.append(id)
    names.append(id)
  }

  /// What the view is called, if that is of a type.
  func name<T: Hashable>(as type: T.Type) -> T? {
    names.reversed().lazy.compactMap { $0.base as? T }.first
  }
}

/// Collects the views that a view stands for.
///
/// As SwiftUI: groups, `ForEach`, conditions and modified views stand for the views in them. A
/// composite view counts as one here even where its body has several.
public struct _SubviewList {
  private(set) var subviews: [Subview] = []
  private var path: [AnyHashable] = []
  private var names: [AnyHashable] = []
  private var count = 0

  @MainActor init<Content: View>(_ content: Content) {
    Content._listSubviews(of: content, in: &self)
  }

  /// Adds a view.
  mutating func append(_ resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    subviews.append(
      Subview(id: Subview.ID(path: path + [count]), names: names, resolve: resolve))
    count += 1
  }

  /// Adds a view of another list, under its id there.
  mutating func append(_ subview: Subview) {
    subviews.append(subview)
    count += 1
  }

  /// Adds views that are called something, wherever they stand among others with names.
  mutating func named(_ name: AnyHashable, _ add: (inout _SubviewList) -> Void) {
    names.append(name)
    nested(in: [name], add)
    names.removeLast()
  }

  /// Adds views that are others than those under another mark.
  mutating func under(_ mark: AnyHashable, _ add: (inout _SubviewList) -> Void) {
    nested(in: [count, mark], add)
    count += 1
  }

  /// Adds the views of a section.
  @MainActor mutating func section<Header: View, Content: View, Footer: View>(
    header: Header, content: Content, footer: Footer
  ) {
    let id = AnyHashable(path + [AnyHashable(count)])
    under("section") { list in
      list.add(header, as: SectionPlace(id: id, part: .header))
      list.add(content, as: SectionPlace(id: id, part: .content))
      list.add(footer, as: SectionPlace(id: id, part: .footer))
    }
  }

  @MainActor private mutating func add<Content: View>(_ view: Content, as place: SectionPlace) {
    let mark = { (subview: Subview) in
      var subview = subview
      // Of sections in sections the innermost counts.
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

  /// Changes the views that are added.
  mutating func changing(
    _ change: (Subview) -> Subview, _ add: (inout _SubviewList) -> Void
  ) {
    let start = subviews.count
    add(&self)
    for index in start..<subviews.count { subviews[index] = change(subviews[index]) }
  }
}

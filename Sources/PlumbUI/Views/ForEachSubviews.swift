/// The views another view stands for, found when a `ForEach` is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  private let found: LazySubviews<[Subview]>

  fileprivate init(_ find: @escaping @MainActor () -> [Subview]) {
    found = LazySubviews(find)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { found.value.count }
  public subscript(index: Int) -> Subview { found.value[index] }
}

/// The sections among the views another view stands for, found when a `ForEach` is shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  private let found: LazySubviews<SectionCollection>

  fileprivate init(_ find: @escaping @MainActor () -> SectionCollection) {
    found = LazySubviews(find)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { found.value.count }
  public subscript(index: Int) -> SectionConfiguration { found.value[index] }
}

/// Something looked for when somebody first asks.
// Views are looked through on the main actor, where those who ask are.
private final class LazySubviews<Value>: @unchecked Sendable {
  private let find: @MainActor () -> Value
  private var known: Value?

  init(_ find: @escaping @MainActor () -> Value) {
    self.find = find
  }

  var value: Value {
    if let known { return known }
    let value = MainActor.assumeIsolated { Unchecked(value: find()) }.value
    known = value
    return value
  }
}

/// Carries a value over a border of isolation that is none: both sides are the main actor.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

extension ForEach where Content: View {
  /// A view for each of those another view stands for.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let view = Unchecked(value: view)
    self.init(
      ForEachSubviewCollection { _SubviewList(view.value).subviews }, id: \.id, content: content)
  }

  /// A view for each section among those another view stands for.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let view = Unchecked(value: view)
    self.init(
      ForEachSectionCollection { SectionCollection(_SubviewList(view.value).subviews) }, id: \.id,
      content: content)
  }
}

/// A section as a container sees it: three lists of views.
public struct SectionConfiguration: Identifiable {
  /// The place of a section among those it was given with; views outside of any are known by the
  /// section before them.
  public struct ID: Hashable, @unchecked Sendable {
    // Never changed, and looked at only to be compared.
    fileprivate let section: AnyHashable?
    /// How many parts of the same section came before, with another section in between.
    fileprivate let before: Int
    fileprivate let isOutside: Bool
  }

  public let id: ID
  /// What the section says to the container; nothing where views are outside of any.
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
}

/// The sections among some views; views outside of any make one without header and footer.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ subviews: [Subview]) {
    var sections: [SectionConfiguration] = []
    var counts: [AnyHashable: Int] = [:]
    var last: AnyHashable?
    var rest = subviews[...]
    while let first = rest.first {
      let run = rest.prefix { $0.section?.id == first.section?.id }
      rest = rest.dropFirst(run.count)
      func part(_ part: SectionPlace.Part) -> SubviewsCollection {
        SubviewsCollection(run.filter { ($0.section?.part ?? .content) == part })
      }
      let own = first.section?.id
      let id = SectionConfiguration.ID(
        section: own ?? last, before: own.flatMap { counts[$0] } ?? 0, isOutside: own == nil)
      if let own { counts[own, default: 0] += 1 }
      last = own
      sections.append(
        SectionConfiguration(
          id: id, containerValues: first.section?.values ?? ContainerValues(),
          header: part(.header), content: part(.content), footer: part(.footer)))
    }
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The view made of the sections another one stands for.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  fileprivate let sections: Sections
  fileprivate let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeNode<Self, Content>.self) { CompositeNode(at: $0) }
    node.update(view) { view in
      view.content(SectionCollection(_SubviewList(view.sections).subviews))
    }
  }
}

extension Group {
  /// A view made of the sections another one stands for.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

extension Section {
  @MainActor public static func _listSubviews(of view: Section, in list: inout _SubviewList) {
    list.section(header: view.header, content: view.content, footer: view.footer)
  }
}

/// The subviews of a view, resolved when a `ForEach` is shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  private let storage: LazyValue<[Subview]>

  fileprivate init(_ compute: @escaping @MainActor () -> [Subview]) {
    storage = LazyValue(compute)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.value.count }
  public subscript(index: Int) -> Subview { storage.value[index] }
}

/// The sections among the subviews of a view, resolved when a `ForEach` is shown.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  private let storage: LazyValue<SectionCollection>

  fileprivate init(_ compute: @escaping @MainActor () -> SectionCollection) {
    storage = LazyValue(compute)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.value.count }
  public subscript(index: Int) -> SectionConfiguration { storage.value[index] }
}

/// A value computed when it is first read.
// Subviews are listed on the main actor, where the value is read.
private final class LazyValue<Value>: @unchecked Sendable {
  private let compute: @MainActor () -> Value
  private var cache: Value?

  init(_ compute: @escaping @MainActor () -> Value) {
    self.compute = compute
  }

  var value: Value {
    if let cache { return cache }
    let value = MainActor.assumeIsolated { UncheckedSendable(value: compute()) }.value
    cache = value
    return value
  }
}

/// A value passed between two closures that both run on the main actor.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value
}

extension ForEach where Content: View {
  /// Creates a view for each subview of another view.
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let view = UncheckedSendable(value: view)
    self.init(
      ForEachSubviewCollection { _SubviewList(view.value).subviews }, id: \.id, content: content)
  }

  /// Creates a view for each section among the subviews of another view.
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let view = UncheckedSendable(value: view)
    self.init(
      ForEachSectionCollection { SectionCollection(_SubviewList(view.value).subviews) }, id: \.id,
      content: content)
  }
}

/// A section for a container: its header, its content and its footer as lists of subviews.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among the sections of its list; views outside of any section are
  /// identified by the section before them.
  public struct ID: Hashable, @unchecked Sendable {
    // Immutable and only compared, therefore safe to send.
    fileprivate let section: AnyHashable?
    /// The number of earlier parts of the same section that are separated from this one by another
    /// section.
    fileprivate let precedingPartCount: Int
    fileprivate let isOutside: Bool
  }

  /// The identity of the section.
  public let id: ID
  /// The container values of the section; empty for views outside of any section.
  public let containerValues: ContainerValues
  /// The header of the section.
  public let header: SubviewsCollection
  /// The content of the section.
  public let content: SubviewsCollection
  /// The footer of the section.
  public let footer: SubviewsCollection
  /// Whether the content is shown; `nil` for a section that always shows it.
  package let isExpanded: Binding<Bool>?

  /// Whether the views are outside of any section.
  package var isOutside: Bool { id.isOutside }
}

/// The sections among some views; consecutive views outside of any section form one without header
/// and footer.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  /// Creates the sections of some views in order.
  package init(_ subviews: [Subview]) {
    var sections: [SectionConfiguration] = []
    var counts: [AnyHashable: Int] = [:]
    var previousID: AnyHashable?
    var rest = subviews[...]
    while let first = rest.first {
      let run = rest.prefix { $0.section?.id == first.section?.id }
      rest = rest.dropFirst(run.count)
      func part(_ part: SectionMembership.Part) -> SubviewsCollection {
        SubviewsCollection(run.filter { ($0.section?.part ?? .content) == part })
      }
      let sectionID = first.section?.id
      let id = SectionConfiguration.ID(
        section: sectionID ?? previousID, precedingPartCount: sectionID.flatMap { counts[$0] } ?? 0,
        isOutside: sectionID == nil)
      if let sectionID { counts[sectionID, default: 0] += 1 }
      previousID = sectionID
      sections.append(
        SectionConfiguration(
          id: id, containerValues: first.section?.values ?? ContainerValues(),
          header: part(.header), content: part(.content), footer: part(.footer),
          isExpanded: first.section?.isExpanded))
    }
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A view made from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  fileprivate let sections: Sections
  fileprivate let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeViewNode<Self, Content>.self) {
      CompositeViewNode(at: $0, traits: Self._viewTraits)
    }
    node.update(view) { view in
      view.content(SectionCollection(_SubviewList(view.sections).subviews))
    }
  }
}

extension Group {
  /// Creates a view from the sections of another view.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

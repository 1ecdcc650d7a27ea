/// A group of views with a header and a footer.
///
/// As SwiftUI outside of lists: all of them become children of the container of the section. A lazy
/// container can pin the header and the footer to its edges, and a lazy grid lays each of them out
/// across the whole line. In a list in the sidebar style, the header of a section with a binding has an arrow that
/// shows and hides the content; elsewhere only the program does.
public struct Section<Parent, Content, Footer> {
  /// The header; an `EmptyView` if the section has none.
  package let header: Parent
  /// The views between the header and the footer.
  package let content: Content
  /// The footer; an `EmptyView` if the section has none.
  package let footer: Footer
  /// Whether the content is shown; `nil` for a section that always shows it.
  package let isExpanded: Binding<Bool>?

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }
}

extension Section: View, ImplementationView where Parent: View, Content: View, Footer: View {
  public var body: some View {
    SectionMarker(place: .header)
    MenuSectionLine()
    header.transformEnvironment(\.self) { $0.setSectionHeader() }.layoutValue(
      key: FormHeader.self, value: true
    )
    .modifier(SectionPin(isHeader: true))
    SectionMarker(place: .content)
    if isExpanded?.wrappedValue != false { content }
    SectionMarker(place: .footer)
    footer.font(.footnote).foregroundStyle(Color.secondary).modifier(SectionPin(isHeader: false))
    MenuSectionLine()
    SectionMarker(place: .end)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  @MainActor public static func _listSubviews(of view: Section, in list: inout _SubviewList) {
    list.section(
      header: view.header, content: view.content, footer: view.footer, isExpanded: view.isExpanded)
  }
}

/// A marker of the start of a part of a section, for lazy containers; without effect in others.
package struct SectionMarker {
  let place: SectionMarkerLayoutNode.Place

  package init(place: SectionMarkerLayoutNode.Place) {
    self.place = place
  }
}

extension SectionMarker: View, _PrimitiveView {
  package static func _resolve(_ view: SectionMarker, at cursor: inout _ChildCursor) {
    _ = cursor.node(SectionMarkerViewNode.self) { SectionMarkerViewNode(view.place, at: $0) }
  }
}

/// A modifier for a header or footer, which a lazy container can pin to its edge.
package struct SectionPin {
  let isHeader: Bool

  package init(isHeader: Bool) {
    self.isHeader = isHeader
  }
}

extension SectionPin: _PrimitiveModifier {
  package static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    guard cursor.policy.isLazy else { return content(&cursor) }
    cursor.wrap(
      content, make: { PinnedLayoutNode(isHeader: modifier.isHeader) }, change: { _, _ in })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section with a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title as its header.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title as its header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header, whose content is shown while a value is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title as its header, whose content is shown while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title as its header, whose content is shown while a value is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

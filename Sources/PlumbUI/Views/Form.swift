/// Controls one below the other, with room round them.
///
/// They stand 10 points apart with their leading edges aligned, 20 points from the edges. SwiftUI's
/// forms also arrange labels in a column of their own.
public struct Form<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: 10) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(20)
  }
}

/// Views that belong together, with a header before and a footer behind them.
///
/// As SwiftUI outside of lists: all of them are members of the container round the section. A lazy
/// container can have the header and the footer stay in sight, and gives them whole lines in a grid.
public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section: View, ImplementationView {
  public var body: some View {
    SectionMark(place: .header)
    header.font(.headline).modifier(SectionEdge(isHeader: true))
    SectionMark(place: .content)
    content
    SectionMark(place: .footer)
    footer.font(.footnote).foregroundStyle(Color.secondary).modifier(SectionEdge(isHeader: false))
    SectionMark(place: .end)
  }
}

/// Tells a lazy container where a part of a section begins; nothing anywhere else.
private struct SectionMark {
  let place: SectionMarkerLayoutNode.Place
}

extension SectionMark: View, _PrimitiveView {
  static func _resolve(_ view: SectionMark, at cursor: inout _ChildCursor) {
    _ = cursor.node(SectionMarkerNode.self) { SectionMarkerNode(view.place, at: $0) }
  }
}

/// A header or footer, which a lazy container can have stay in sight.
private struct SectionEdge {
  let isHeader: Bool
}

extension SectionEdge: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    guard cursor.isLazy else { return content(&cursor) }
    cursor.wrap(
      content, make: { PinnedNode(isHeader: modifier.isHeader) }, change: { _, _ in })
  }
}

extension Section where Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section {
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) })
  }
}

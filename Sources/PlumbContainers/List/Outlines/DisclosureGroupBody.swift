/// The body of a disclosure group: rows in a list, and elsewhere the view of the style.
struct DisclosureGroupBody<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>
  let style: AnyControlStyle<DisclosureGroupStyleConfiguration>
}

extension DisclosureGroupBody: View, _PrimitiveView, ItemsView {
  static func _resolve(_ view: DisclosureGroupBody, at cursor: inout _ChildCursor) {
    if cursor.policy.separatesBodies, view.style.isOf(AutomaticDisclosureGroupStyle.self) {
      let rows = DisclosureRows(
        label: view.label, content: view.content, isExpanded: view.isExpanded)
      DisclosureRows._resolve(rows, at: &cursor)
    } else {
      let styled = StyledDisclosure(
        label: view.label, content: view.content, isExpanded: view.isExpanded, style: view.style)
      StyledDisclosure._resolve(styled, at: &cursor)
    }
  }
}

/// A disclosure group in its style. The content is evaluated in the body, so that the values it reads are observed.
private struct StyledDisclosure<Label: View, Content: View>: View, ImplementationView {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>
  let style: AnyControlStyle<DisclosureGroupStyleConfiguration>

  var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content()), isExpanded: isExpanded))
  }
}

/// The rows of a disclosure group in a list.
private struct DisclosureRows<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>
  @Environment(\.listContext) private var list
}

extension DisclosureRows: View, ImplementationView, ItemsView {
  @ViewBuilder var body: some View {
    let views = _SubviewList(label).subviews
    row.modifier(ContainerValueModifier { $0.takeValues(of: views) })
      .listRow { $0.isOutlined = true }
    if isExpanded.wrappedValue { NestedRows(content: content()) }
  }

  @MainActor @ViewBuilder private var row: some View {
    if list?.selection == nil {
      // As outside of lists, a press of the label shows and hides the content: it cannot select the row.
      OutlineRow(
        label: Button {
          withAnimation(.snappy(duration: 0.2)) { isExpanded.wrappedValue.toggle() }
        } label: {
          label
        }
        .buttonStyle(PressFeedbackStyle()), level: 0, isExpanded: isExpanded)
    } else {
      OutlineRow(label: label, level: 0, isExpanded: isExpanded)
    }
  }
}

/// Rows below another row of a list. They begin further inside, and have ids and values of their own.
struct NestedRows<Content: View> {
  let content: Content
}

extension NestedRows: View, _PrimitiveView, ItemsView {
  static func _resolve(_ view: NestedRows, at cursor: inout _ChildCursor) {
    CollectionContent(view.content).resolveNestedItems(at: &cursor)
  }
}

extension Subview {
  /// Takes over the container values and the ids of a single view, such as the tag of a label.
  fileprivate mutating func takeValues(of views: [Subview]) {
    guard views.count == 1 else { return }
    changeContainerValues { $0 = $0.overridden(by: views[0].containerValues) }
    for id in views[0].ids { setID(id) }
  }
}

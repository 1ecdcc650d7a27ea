public import Foundation

extension View {
  /// Sets the space around a section of a list at some edges, in points; `nil` for the space of the list's style.
  ///
  /// Set on a list, it applies to all of its sections. The space above a section includes the distance from the
  /// section before.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    listRow { $0.sectionMargins.set(length, at: edges) }
      .transformEnvironment(\.listSectionMargins) { $0.set(length, at: edges) }
  }

  /// Adds actions to a section of a list, which are shown in a row after the rows of the section.
  ///
  /// As SwiftUI: they are hidden together with the rows of the section.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let actions = AnyView(content())
    return listRow { $0.sectionActions = actions }
  }

  /// Returns the view unchanged; on this platform it has no effect: rows do not change below the pointer.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: rows do not change below the pointer.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether a person can hide the rows of the section, if the style of the list allows it. The program always
  /// can.
  nonisolated public func collapsible(_ collapsible: Bool) -> some View {
    containerValue(\.isCollapsible, collapsible)
  }
}

private enum CollapsibleKey: ContainerValueKey {
  static var defaultValue: Bool { true }
}

extension ContainerValues {
  /// Whether a person can hide the rows of the section.
  var isCollapsible: Bool {
    get { self[CollapsibleKey.self] }
    set { self[CollapsibleKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The space around the sections of the lists inside.
  @EnvironmentEntry var listSectionMargins: ListRowInsets = ListRowInsets()
}

/// The actions of a section of a list.
struct ListSectionActions {
  let actions: AnyView
  let margins: ListRowInsets
  @Environment(\.listContext) private var list
  @Environment(\.listSectionMargins) private var outerMargins
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
}

extension ListSectionActions: View, ImplementationView {
  var body: some View {
    if let appearance = list?.appearance {
      HStack(spacing: 8) { actions }
        .buttonStyle(.borderless)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(appearance.rowInsets)
        .padding(.horizontal, margins.over(outerMargins).over(appearance.margins).leading)
        .frame(minHeight: minimumHeight)
    }
  }
}

extension ListAppearance {
  /// The space beside rows and above sections, in points.
  var margins: EdgeInsets {
    EdgeInsets(top: sectionSpacing, leading: margin, bottom: 0, trailing: margin)
  }
}

internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The body of the grouped style: the rows of a list on panels, of which all are made at once.
struct GroupedForm: View, ImplementationView {
  let content: FormStyleConfiguration.Content
  @State private var state = ListState()
  @Environment(\.listRowSpacing) private var spacing
  @Environment(\.isScrollBackgroundShown) private var showsBackground
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: spacing ?? 0) { ListRows(content: content) }
        .padding(.vertical, Self.appearance.verticalMargin)
    }
    .modifier(
      ListModifier(
        context: ListContext(appearance: Self.appearance, selection: nil, state: state))
    )
    // On a screen that is touched no label is before a field.
    .transformEnvironment(\.textStyle) {
      $0.fieldAlignment = idiom == .touch ? nil : .trailing
    }
    .modifier(GroupedFormBackground(isShown: showsBackground))
  }

  private static var appearance: ListAppearance {
    var appearance = ListAppearance()
    appearance.isForm = true
    appearance.grouping = .panels
    appearance.margin = 20
    appearance.verticalMargin = 20
    appearance.sectionSpacing = 20
    appearance.rowInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    appearance.minimumRowHeight = 36
    return appearance
  }
}

/// The background of a grouped form and of the space around it.
private struct GroupedFormBackground {
  let isShown: Bool
}

extension GroupedFormBackground: LayoutNodeModifier {
  func makeLayoutNode() -> FormBackgroundLayoutNode { FormBackgroundLayoutNode() }

  func update(
    _ layoutNode: FormBackgroundLayoutNode, in environment: EnvironmentValues,
    at context: UpdateContext
  ) {
    layoutNode.update(isShown ? Color(system: .groupedBackground)._style(in: environment) : nil)
  }
}

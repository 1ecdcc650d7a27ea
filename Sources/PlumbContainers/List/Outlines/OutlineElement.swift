/// An element of a tree, and the elements below it while they are shown.
struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  /// The number of ancestors of the element.
  let level: Int
  /// Returns the row of an element at a level. The binding is whether the elements below are shown; `nil` for an
  /// element that has none.
  let row: (Data.Element, Int, Binding<Bool>?) -> Row
  @State private var isExpanded = false
}

extension OutlineElement: View, ImplementationView, ItemsView {
  @ViewBuilder var body: some View {
    let below = children(element)
    row(element, level, below == nil ? nil : $isExpanded)
    if isExpanded, let below {
      ForEach(below, id: id) { child in
        // Without its type, which would contain itself.
        AnyView(
          OutlineElement(element: child, id: id, children: children, level: level + 1, row: row))
      }
    }
  }
}

/// The row of an element of an outline, with an arrow that shows and hides the elements below.
struct OutlineRow<Label: View>: View, ImplementationView {
  let label: Label
  /// The number of ancestors of the element.
  let level: Int
  /// Whether the elements below are shown; `nil` for an element that has none.
  let isExpanded: Binding<Bool>?

  var body: some View {
    HStack(spacing: OutlineIndentation.spacing) {
      OutlineArrow(isExpanded: isExpanded)
      label
    }
    .padding(.leading, OutlineIndentation.length(at: level, hasArrow: true))
  }
}

/// The indentation of the rows of an outline, in points.
@MainActor enum OutlineIndentation {
  /// The space for each level.
  private static let step: CGFloat = 16
  /// The distance between an arrow and the label after it.
  static let spacing: CGFloat = 4

  /// Returns the space before a row: up to the arrow, or up to the labels after arrows.
  static func length(at level: Int, hasArrow: Bool) -> CGFloat {
    let arrow = hasArrow || level == 0 ? 0 : FoldingArrow.usualSide + spacing
    return CGFloat(level) * step + arrow
  }
}

/// The arrow before an element of an outline.
private struct OutlineArrow: View, ImplementationView {
  let isExpanded: Binding<Bool>?
  @ScaledMetric private var side = FoldingArrow.usualSide

  var body: some View {
    if let isExpanded {
      FoldingArrow(isExpanded: isExpanded)
        .accessibilityLabel("Show the elements below")
        .modifier(RowExpansion(isExpanded: isExpanded))
    } else {
      Color.clear.frame(width: side, height: side).accessibilityHidden(true)
    }
  }
}

/// A button with an arrow that shows and hides content, and points down while the content is shown.
struct FoldingArrow: View, ImplementationView {
  let isExpanded: Binding<Bool>
  @ScaledMetric private var side = usualSide

  /// The width and the height of the button in the usual size of type, in points.
  static let usualSide: CGFloat = 16

  var body: some View {
    Button {
      withAnimation(.snappy(duration: 0.2)) { isExpanded.wrappedValue.toggle() }
    } label: {
      Image(systemName: "chevron.right").resizable()
        .frame(width: side * 0.625, height: side * 0.625)
        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        .flipsForRightToLeftLayoutDirection(true)
        .frame(width: side, height: side)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressFeedbackStyle())
    // The same in a header, whose foreground style is a level below.
    .foregroundStyle(SecondaryMarkStyle())
    .accessibilityExpanded(isExpanded.wrappedValue)
  }
}

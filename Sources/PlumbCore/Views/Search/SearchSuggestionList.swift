/// The suggestions below the field of a search.
struct SearchSuggestionList: View, ImplementationView {
  let suggestions: SubviewsCollection
  /// The number of the suggestion that Return chooses; `nil` for none.
  let highlighted: Int?
  let choose: (Subview) -> Bool

  /// The height up to which the list grows, in points.
  private static let maximumHeight: CGFloat = 280

  var body: some View {
    ViewThatFits(in: .vertical) {
      rows
      ScrollView { rows }
    }
    .frame(maxHeight: Self.maximumHeight, alignment: .top)
    .fixedSize(horizontal: false, vertical: true)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(.windowBackground)
        .shadow(color: .black.opacity(0.25), radius: 8, y: 3)
    }
    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color(.separator)) }
    .padding(.horizontal, 8)
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(suggestions.enumerated()), id: \.element.id) { number, suggestion in
        row(suggestion, isHighlighted: number == highlighted)
      }
    }
    .padding(4)
  }

  @ViewBuilder private func row(_ suggestion: Subview, isHighlighted: Bool) -> some View {
    let label =
      suggestion
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)
      .foregroundStyle(isHighlighted ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background {
        if isHighlighted { RoundedRectangle(cornerRadius: 5).fill(.tint) }
      }
      .contentShape(Rectangle())
    if suggestion.containerValues.searchCompletion != nil {
      Button {
        _ = choose(suggestion)
      } label: {
        label
      }
      .buttonStyle(.plain)
      .focusable(false)
    } else {
      label.buttonStyle(.plain)
    }
  }
}

/// A modifier that moves the focus to the field of a search with Control F, if the program does nothing else with it.
struct SearchShortcut {
  let action: @MainActor () -> Void

  init(action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}

extension SearchShortcut: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(SearchShortcutNode.self) { SearchShortcutNode(at: $0) }
    node.action = modifier.action
    node.resolveChildren(content)
  }
}

private final class SearchShortcutNode: ViewNode, KeyHandler {
  var action: (@MainActor () -> Void)?

  override var propagatesLaziness: Bool { true }

  override init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    super.init(at: place, listedAs: listedType)
    tree.keyHandlers.add(self)
  }

  var isOfferedLast: Bool { true }

  func handle(_ press: KeyStroke) -> Bool {
    let held = press.modifiers.held
    guard isMounted, environment.isEnabled, !isInCoveredScreen, press.key == .character("f"),
      held == .control || held == .command, !FindKeysNode.hasFocus(of: tree)
    else { return false }
    action?()
    return true
  }

  func isInside(_ front: AnyObject) -> Bool { selfAndAncestors.contains { $0 === front } }
}

/// The suggestions below a text field.
struct SuggestionList: View, ImplementationView {
  let suggestions: SubviewsCollection
  let highlight: SuggestionHighlight
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
    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color(system: .separator)) }
    .padding(.horizontal, 8)
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(suggestions.enumerated()), id: \.element.id) { number, suggestion in
        row(suggestion, isHighlighted: number == highlight.number)
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

/// The suggestion that Return chooses.
struct SuggestionHighlight {
  /// The number of the suggestion; `nil` for none.
  var number: Int?

  /// Moves on with an arrow key. Returns whether the key was used.
  mutating func move(with key: KeyEquivalent, in suggestions: SubviewsCollection) -> Bool {
    switch key {
    case .downArrow where !suggestions.isEmpty:
      number = min((number ?? -1) + 1, suggestions.count - 1)
    case .upArrow where number != nil: number = number.flatMap { $0 == 0 ? nil : $0 - 1 }
    default: return false
    }
    return true
  }

  /// Returns the highlighted suggestion; `nil` if there is none.
  func suggestion(in suggestions: SubviewsCollection) -> Subview? {
    number.flatMap { suggestions.indices.contains($0) ? suggestions[$0] : nil }
  }
}

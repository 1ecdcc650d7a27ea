internal import Foundation

/// How far a row of a list is dragged from its place to show the actions at its edges.
struct ListSwipe: Equatable {
  /// In points; positive to the right.
  var distance: CGFloat = 0

  /// The width that shows the actions, in points.
  var openWidth = buttonWidth

  /// The width of an action in the default type size, in points.
  static let buttonWidth: CGFloat = 84

  /// Returns a distance, limited to the edges that have actions.
  func limited(_ distance: CGFloat, traits: ListRowTraits, isRightToLeft: Bool) -> CGFloat {
    let hasTrailing =
      !traits.trailingActions.isEmpty || traits.delete != nil && !traits.isDeleteDisabled
    let hasLeading = !traits.leadingActions.isEmpty
    let (left, right) = isRightToLeft ? (hasTrailing, hasLeading) : (hasLeading, hasTrailing)
    if distance > 0, !left { return 0 }
    if distance < 0, !right { return 0 }
    return min(max(distance, -openWidth - Self.buttonWidth), openWidth + Self.buttonWidth)
  }

  /// Shows the actions, or hides them after a short movement.
  mutating func settle() {
    distance =
      abs(distance) < Self.buttonWidth / 2 ? 0 : distance < 0 ? -openWidth : openWidth
  }
}

/// The actions behind a row of a list that was dragged from its place.
struct ListSwipeButtons: View, ImplementationView {
  let isLeading: Bool
  /// How much of the row's place is free, in points.
  let width: CGFloat
  let traits: ListRowTraits
  let delete: (@MainActor () -> Void)?
  let close: @MainActor () -> Void
  /// Called with the width that shows all actions, in points.
  let setOpenWidth: @MainActor (CGFloat) -> Void
  /// The least width of an action, in points.
  @ScaledMetric private var buttonWidth = ListSwipe.buttonWidth

  init(
    isLeading: Bool, width: CGFloat, traits: ListRowTraits, delete: (@MainActor () -> Void)?,
    close: @escaping @MainActor () -> Void, setOpenWidth: @escaping @MainActor (CGFloat) -> Void
  ) {
    self.isLeading = isLeading
    self.width = width
    self.traits = traits
    self.delete = delete
    self.close = close
    self.setOpenWidth = setOpenWidth
  }

  var body: some View {
    HStack(spacing: 0) {
      if !isLeading { Spacer(minLength: 0) }
      HStack(spacing: 1) {
        if isLeading {
          ForEach(Array(traits.leadingActions.enumerated()), id: \.offset) { counted($0.element) }
        } else {
          ForEach(Array(traits.trailingActions.enumerated().reversed()), id: \.offset) {
            counted($0.element)
          }
          if let delete, traits.trailingActions.isEmpty {
            Button("Delete", role: .destructive, action: delete)
          }
        }
      }
      // Those for which there is no room yet are behind the row.
      .frame(width: width, alignment: isLeading ? .leading : .trailing)
      .clipped()
      if isLeading { Spacer(minLength: 0) }
    }
    .buttonStyle(ListSwipeButtonStyle(width: buttonWidth, close: close))
    .onPreferenceChange(ListSwipeButtonCount.self) {
      setOpenWidth(buttonWidth * CGFloat(max($0, 1)))
    }
  }

  /// Shows some actions, of which the first one is at the edge.
  private func counted(_ actions: AnyView) -> some View {
    Group(subviews: actions) { buttons in
      ForEach(isLeading ? Array(buttons) : buttons.reversed()) {
        $0.preference(key: ListSwipeButtonCount.self, value: 1)
      }
    }
  }
}

/// The key of the number of actions behind a row.
enum ListSwipeButtonCount: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// The style of the actions of a row: as high as the row, white on their tint.
private struct ListSwipeButtonStyle: PrimitiveButtonStyle {
  /// The least width of an action, in points.
  let width: CGFloat
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      close()
      configuration.trigger()
    } label: {
      configuration.label
        .labelStyle(.titleOnly)
        .lineLimit(1)
        .foregroundStyle(.white)
        .padding(.horizontal, 6)
        .frame(minWidth: width, maxWidth: .infinity, maxHeight: .infinity)
        .background(
          configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
    }
    .buttonStyle(.plain)
  }
}

internal import Foundation

/// How far a row of a list is dragged from its place to show the actions at its edges.
struct ListSwipe: Equatable {
  /// In points; positive to the right.
  var distance: CGFloat = 0

  /// The width that shows the actions, in points.
  static let openWidth: CGFloat = 84

  /// Returns a distance, limited to the edges that have actions.
  static func limited(
    _ distance: CGFloat, traits: ListRowTraits, isRightToLeft: Bool
  ) -> CGFloat {
    let hasTrailing =
      !traits.trailingActions.isEmpty || traits.delete != nil && !traits.isDeleteDisabled
    let hasLeading = !traits.leadingActions.isEmpty
    let (left, right) = isRightToLeft ? (hasTrailing, hasLeading) : (hasLeading, hasTrailing)
    if distance > 0, !left { return 0 }
    if distance < 0, !right { return 0 }
    return min(max(distance, -2 * openWidth), 2 * openWidth)
  }

  /// Shows the actions, or hides them after a short movement.
  mutating func settle() {
    distance =
      abs(distance) < Self.openWidth / 2 ? 0 : distance < 0 ? -Self.openWidth : Self.openWidth
  }
}

/// The actions behind a row of a list that was dragged from its place.
struct ListSwipeButtons: View, ImplementationView {
  let isLeading: Bool
  /// In points.
  let width: CGFloat
  let traits: ListRowTraits
  let delete: (@MainActor () -> Void)?
  let close: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 0) {
      if !isLeading { Spacer(minLength: 0) }
      HStack(spacing: 1) {
        if isLeading {
          ForEach(Array(traits.leadingActions.enumerated()), id: \.offset) { $0.element }
        } else {
          ForEach(Array(traits.trailingActions.enumerated().reversed()), id: \.offset) { actions in
            // The first one is at the edge.
            Group(subviews: actions.element) { buttons in ForEach(buttons.reversed()) { $0 } }
          }
          if let delete, traits.trailingActions.isEmpty {
            Button("Delete", role: .destructive, action: delete)
          }
        }
      }
      .frame(width: width)
      if isLeading { Spacer(minLength: 0) }
    }
    .buttonStyle(ListSwipeButtonStyle(close: close))
  }
}

/// The style of the actions of a row: as high as the row, white on their tint.
private struct ListSwipeButtonStyle: PrimitiveButtonStyle {
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
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
    }
    .buttonStyle(.plain)
  }
}

/// A row of a list with a context menu of its actions, if it has any.
struct ListRowActionsMenu<Content: View>: View, ImplementationView {
  let traits: ListRowTraits
  let delete: (@MainActor () -> Void)?
  private let content: Content

  init(
    traits: ListRowTraits, delete: (@MainActor () -> Void)?, @ViewBuilder content: () -> Content
  ) {
    self.traits = traits
    self.delete = delete
    self.content = content()
  }

  var body: some View {
    content.contextMenu {
      ForEach(Array(traits.leadingActions.enumerated()), id: \.offset) { $0.element }
      ForEach(Array(traits.trailingActions.enumerated()), id: \.offset) { $0.element }
      if let delete, traits.trailingActions.isEmpty {
        Button("Delete", role: .destructive, action: delete)
      }
    }
  }
}

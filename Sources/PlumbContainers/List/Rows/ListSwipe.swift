internal import Foundation

/// Actions at an edge of a row of a list.
struct ListSwipeActions {
  let view: AnyView
  /// Whether a long swipe performs the action at the edge.
  let allowsFullSwipe: Bool
}

/// The distance by which a row of a list is dragged from its place to show the actions at its
/// edges.
struct ListSwipe: Equatable {
  /// The distance in points; positive to the right.
  var distance: CGFloat = 0

  /// The width that shows the actions, in points.
  var openWidth = buttonWidth

  /// The width of an action in the default type size, in points.
  static let buttonWidth: CGFloat = 84

  /// Returns a distance, limited to the edges that have actions.
  func limited(_ distance: CGFloat, in row: ListSwipeRow) -> CGFloat {
    guard row.hasActions(towards: distance) else { return 0 }
    let reach = openWidth + Self.buttonWidth
    let limit = row.allowsFullSwipe(towards: distance) ? max(reach, row.width) : reach
    return min(max(distance, -limit), limit)
  }

  /// Whether the row is dragged so far that the action at the edge is performed.
  func isFull(in row: ListSwipeRow) -> Bool {
    row.allowsFullSwipe(towards: distance)
      && abs(distance) >= max(openWidth + Self.buttonWidth / 2, min(row.width * 0.6, 320))
  }

  /// Shows the actions, or hides them after a short movement.
  mutating func settle() {
    distance =
      abs(distance) < Self.buttonWidth / 2 ? 0 : distance < 0 ? -openWidth : openWidth
  }
}

/// A row that is swiped.
struct ListSwipeRow {
  let traits: ListRowTraits
  /// The width in points.
  let width: CGFloat
  let isRightToLeft: Bool

  /// Whether the actions at the leading edge appear in a movement by a distance.
  private func isLeading(_ distance: CGFloat) -> Bool { (distance > 0) != isRightToLeft }

  /// Whether there are actions that appear in a movement by a distance.
  func hasActions(towards distance: CGFloat) -> Bool {
    if isLeading(distance) { return !traits.leadingActions.isEmpty }
    return !traits.trailingActions.isEmpty || traits.delete != nil && !traits.isDeleteDisabled
  }

  /// Whether a long movement in the direction of a distance performs the action at the edge.
  func allowsFullSwipe(towards distance: CGFloat) -> Bool {
    let actions = isLeading(distance) ? traits.leadingActions : traits.trailingActions
    return hasActions(towards: distance) && actions.first?.allowsFullSwipe ?? true
  }
}

/// The actions behind a row of a list that was dragged from its place.
struct ListSwipeButtons: View, ImplementationView {
  let isLeading: Bool
  /// The width of the free part of the row's place, in points.
  let width: CGFloat
  /// Whether the action at the edge alone is shown, which is performed when the row is released.
  let isFull: Bool
  let traits: ListRowTraits
  let delete: (@MainActor () -> Void)?
  let close: @MainActor () -> Void
  /// Called with the width that shows all actions, in points.
  let setOpenWidth: @MainActor (CGFloat) -> Void
  /// The least width of an action, in points.
  @ScaledMetric private var buttonWidth = ListSwipe.buttonWidth

  init(
    isLeading: Bool, width: CGFloat, isFull: Bool, traits: ListRowTraits,
    delete: (@MainActor () -> Void)?, close: @escaping @MainActor () -> Void,
    setOpenWidth: @escaping @MainActor (CGFloat) -> Void
  ) {
    self.isLeading = isLeading
    self.width = width
    self.isFull = isFull
    self.traits = traits
    self.delete = delete
    self.close = close
    self.setOpenWidth = setOpenWidth
  }

  var body: some View {
    HStack(spacing: 0) {
      if !isLeading { Spacer(minLength: 0) }
      HStack(spacing: isFull ? 0 : 1) {
        if isLeading {
          ForEach(Array(traits.leadingActions.enumerated()), id: \.offset) {
            counted($0.element.view, isAtEdge: $0.offset == 0)
          }
        } else {
          ForEach(Array(traits.trailingActions.enumerated().reversed()), id: \.offset) {
            counted($0.element.view, isAtEdge: $0.offset == 0)
          }
          if let delete, traits.trailingActions.isEmpty {
            Button("Delete", role: .destructive, action: delete)
          }
        }
      }
      // Actions for which there is no space yet are behind the row.
      .frame(width: width, alignment: isLeading ? .leading : .trailing)
      .clipped()
      if isLeading { Spacer(minLength: 0) }
    }
    .buttonStyle(ListSwipeButtonStyle(width: buttonWidth, close: close))
    .onPreferenceChange(ListSwipeButtonCount.self) {
      setOpenWidth(buttonWidth * CGFloat(max($0, 1)))
    }
  }

  /// Shows some actions, of which the first one is nearest to the edge.
  ///
  /// - Parameter isAtEdge: whether the first one is the first of all actions.
  private func counted(_ actions: AnyView, isAtEdge: Bool) -> some View {
    Group(subviews: actions) { buttons in
      ForEach(isLeading ? Array(buttons) : buttons.reversed()) { button in
        let isHidden = isFull && !(isAtEdge && button.id == buttons.first?.id)
        button
          .frame(maxWidth: isHidden ? 0 : nil)
          .opacity(isHidden ? 0 : 1)
          .preference(key: ListSwipeButtonCount.self, value: 1)
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

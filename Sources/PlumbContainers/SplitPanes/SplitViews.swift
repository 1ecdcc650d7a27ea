/// Views side by side, with lines between them that a person drags to change the widths.
///
/// The views share the width equally at first, and from then on in the proportions to which the lines were dragged,
/// within the least and the greatest width of each view. As SwiftUI: it takes the size that is proposed.
public struct HSplitView<Content: View> {
  private let content: Content

  /// Creates a view of views side by side.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension HSplitView: View {
  public var body: some View { SplitPanes(axis: .horizontal, content: content) }
}

/// Views one below the other, with lines between them that a person drags to change the heights.
///
/// The views share the height equally at first, and from then on in the proportions to which the lines were dragged,
/// within the least and the greatest height of each view. As SwiftUI: it takes the size that is proposed.
public struct VSplitView<Content: View> {
  private let content: Content

  /// Creates a view of views one below the other.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension VSplitView: View {
  public var body: some View { SplitPanes(axis: .vertical, content: content) }
}

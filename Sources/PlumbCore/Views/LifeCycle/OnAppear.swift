extension View {
  /// Calls an action when the view appears.
  ///
  /// The action runs after the first layout and before the frame is shown; changes it makes are
  /// shown in that frame. As SwiftUI: applied to a group, it runs for every member; views appear
  /// before their ancestors, and a view that replaces another one appears before the other
  /// disappears, unless they have a transition.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(OnAppearModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view has disappeared, after its transition if it has one.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(OnAppearModifier(appear: nil, disappear: action))
  }
}

@usableFromInline struct OnAppearModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension OnAppearModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(AppearanceActionViewNode.self) { AppearanceActionViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class AppearanceActionViewNode: AppearanceViewNode {
  var modifier: OnAppearModifier?

  override func didAppear(_ layoutNode: LayoutNode) { modifier?.appear?() }
  override func didDisappear(_ layoutNode: LayoutNode) { modifier?.disappear?() }
}

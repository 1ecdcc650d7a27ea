internal import Foundation

/// A modifier that shows views in front of all others in the window, beside the modified view.
///
/// The views belong to the modified view: they have its environment and its state, keys that they do
/// not handle are offered to it, and they disappear with it.
struct PopupModifier {
  /// Whether the views are shown.
  let isPresented: Bool
  /// The location in the window at which the panel begins, in points; `nil` for the edge of the modified view.
  let point: CGPoint?
  /// Resolves two views: the backdrop, which is as large as the window, and the panel.
  let popup: @MainActor (inout _ChildCursor) -> Void
  /// Dismisses the views when the window is not the active one any more, or is moved; `nil` if they stay.
  let dismiss: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - point: the location in the window at which the panel begins, in points; `nil` for the edge of the
  ///     modified view.
  ///   - backdropTop: the upper edge in the window, in points, of where a click beside the panel dismisses it.
  ///   - dismiss: called when a person clicks beside the panel.
  ///   - panel: the view beside the modified one.
  @MainActor init(
    isPresented: Bool, at point: CGPoint? = nil, backdropTop: CGFloat = 0,
    dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder panel: @escaping @MainActor () -> some View
  ) {
    self.isPresented = isPresented
    self.point = point
    self.dismiss = dismiss
    popup = { cursor in
      let views = Group {
        PopupBackdrop(top: backdropTop, dismiss: dismiss)
        VStack(spacing: 0) { panel() }
      }
      Group._resolve(views, at: &cursor)
    }
  }
}

extension PopupModifier {
  /// Shows a view that takes no presses at a location in the window; no view for `nil`.
  @MainActor init(
    untouchableAt point: CGPoint?, @ViewBuilder panel: @escaping @MainActor () -> some View
  ) {
    isPresented = point != nil
    self.point = point
    dismiss = nil
    popup = { cursor in
      let views = Group {
        Color.clear.allowsHitTesting(false).accessibilityHidden(true)
        VStack(spacing: 0) { panel() }.allowsHitTesting(false).accessibilityHidden(true)
      }
      Group._resolve(views, at: &cursor)
    }
  }
}

extension PopupModifier {
  /// Shows a view at a location in the window, while all others take presses; no view for `nil`.
  @MainActor init(
    besideOthersAt point: CGPoint?, @ViewBuilder panel: @escaping @MainActor () -> some View
  ) {
    isPresented = point != nil
    self.point = point
    dismiss = nil
    popup = { cursor in
      let views = Group {
        Color.clear.allowsHitTesting(false).accessibilityHidden(true)
        VStack(spacing: 0) { panel() }
      }
      Group._resolve(views, at: &cursor)
    }
  }
}

extension PopupModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PopupOwnerNode.self) { PopupOwnerNode(at: $0) }
    node.update(modifier, content: content)
  }
}

/// The node of a view that may show others in front of the window.
private final class PopupOwnerNode: LayerOwnerNode {
  func update(
    _ modifier: PopupModifier, content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    resolveChildren { cursor in
      let scope = cursor.node(ScopeNode.self) { ScopeNode(at: $0) }
      scope.resolveChildren(content)
      guard modifier.isPresented else { return }
      let popup = cursor.node(PopupViewNode.self) { PopupViewNode(at: $0) }
      popup.layoutNode.point = modifier.point
      popup.dismissPopup = modifier.dismiss
      popup.resolveChildren(modifier.popup)
      popup.configure(popup.layoutNode)
    }
    setNeedsCollection()
  }

  override var shownLayer: LayerNode? { (children.last as? PopupViewNode)?.layoutNode }
}

/// The node of views in front of the window.
private final class PopupViewNode: ContainerViewNode<PopupNode>, PopupPresenter {
  var dismissPopup: (@MainActor () -> Void)?

  init(at place: _ChildCursor.Place) {
    super.init(PopupNode(), at: place, listedAs: nil)
    guard isMounted else { return }
    tree.rootLayoutNode.show(layoutNode)
    tree.presentations.addPresenter(self)
  }

  override func didUnmount() {
    tree.rootLayoutNode.hide(layoutNode)
    tree.presentations.removePresenter(self)
  }
}

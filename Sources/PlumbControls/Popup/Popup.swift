internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A modifier that shows views in front of all others in the window, beside the modified view.
///
/// The views belong to the modified view: they have its environment and its state, keys that they do
/// not handle are offered to it, and they disappear with it.
package struct PopupModifier {
  /// Whether the views are shown.
  let isPresented: Bool
  /// The rectangle in the window beside which the panel is, in points; an empty one for its corner, `nil` for the
  /// modified view.
  let place: CGRect?
  /// Resolves two views: the backdrop, which is as large as the window, and the panel.
  let popup: @MainActor (inout _ChildCursor) -> Void
  /// Whether the node to which the popups of the modified view belong, such as the row of a list, has an outline while
  /// the views are shown.
  let outlinesOwner: Bool
  /// Dismisses the views when the window is not the active one any more, or is moved; `nil` if they stay.
  let dismiss: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - point: the location in the window at which the panel begins, in points; `nil` for the edge of the
  ///     modified view.
  ///   - place: the rectangle in the window beside which the panel is instead, in points; an empty one for its corner.
  ///   - backdropTop: the upper edge in the window, in points, of the area in which a click beside the panel dismisses
  ///     it.
  ///   - outlinesOwner: whether the node to which the popups of the modified view belong, such as the row of a list,
  ///     has an outline meanwhile.
  ///   - dismiss: called when a person clicks beside the panel.
  ///   - panel: the view beside the modified one.
  @MainActor package init(
    isPresented: Bool, at point: CGPoint? = nil, beside place: CGRect? = nil,
    backdropTop: CGFloat = 0, outlinesOwner: Bool = false,
    dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder panel: @escaping @MainActor () -> some View
  ) {
    self.isPresented = isPresented
    self.place = place ?? point.map { CGRect(origin: $0, size: .zero) }
    self.outlinesOwner = outlinesOwner
    self.dismiss = dismiss
    popup = { cursor in
      let views = Group {
        PopupBackdrop(top: backdropTop, dismiss: dismiss)
        VStack(spacing: 0) { panel() }
          // The controls in a menu are not in the rows of the form around its button.
          .environment(\.formArrangement, .none)
      }
      Group._resolve(views, at: &cursor)
    }
  }
}

extension PopupModifier {
  /// Shows a view that takes no presses at a location in the window; no view if the location is `nil`.
  @MainActor init(
    untouchableAt point: CGPoint?, @ViewBuilder panel: @escaping @MainActor () -> some View
  ) {
    self.init(inFrontAt: point) {
      VStack(spacing: 0) { panel() }.allowsHitTesting(false).accessibilityHidden(true)
    }
  }
}

extension PopupModifier {
  /// Shows a view at a location in the window while all other views take presses, too; no view if the location is
  /// `nil`.
  @MainActor init(
    besideOthersAt point: CGPoint?, @ViewBuilder panel: @escaping @MainActor () -> some View
  ) {
    self.init(inFrontAt: point) { VStack(spacing: 0) { panel() } }
  }

  /// Shows a single view, which stays when a person clicks beside it.
  @MainActor private init(inFrontAt point: CGPoint?, panel: @escaping @MainActor () -> some View) {
    isPresented = point != nil
    place = point.map { CGRect(origin: $0, size: .zero) }
    outlinesOwner = false
    dismiss = nil
    popup = { cursor in
      let views = Group {
        Color.clear.allowsHitTesting(false).accessibilityHidden(true)
        panel()
      }
      Group._resolve(views, at: &cursor)
    }
  }
}

extension PopupModifier: _PrimitiveModifier {
  package static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PopupOwnerViewNode.self) { PopupOwnerViewNode(at: $0) }
    node.update(modifier, content: content)
  }
}

/// The node of a view that may show others in front of the window.
private final class PopupOwnerViewNode: LayerOwnerViewNode {
  func update(
    _ modifier: PopupModifier, content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    resolveChildren { cursor in
      let scope = cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) }
      scope.resolveChildren(content)
      guard modifier.isPresented else { return }
      let placement = LayerPlacement.beside(modifier.place)
      let popup = cursor.node(PopupViewNode.self) { PopupViewNode(placement, at: $0) }
      popup.layoutNode.placement = placement
      popup.dismissPopup = modifier.dismiss
      if modifier.outlinesOwner, popup.outlinedNode == nil { popup.outline(owner) }
      var inner = popup.environment
      inner.endEmphasis()
      popup.resolveChildren(in: inner, modifier.popup)
      popup.configure(popup.layoutNode)
    }
    setNeedsCollection()
  }

  override var shownLayer: LayerLayoutNode? { (children.last as? PopupViewNode)?.layoutNode }

  /// The node to which the popups of the view belong, such as the row of a list; `nil` if there is none.
  private var owner: (any PopupOutlined)? {
    for node in ancestors {
      if let owner = node as? any PopupOutlineOwner { return owner.outlinedNode }
    }
    return nil
  }
}

/// The node of views in front of the window.
private final class PopupViewNode: ContainerViewNode<LayerLayoutNode>, PopupPresenter {
  var dismissPopup: (@MainActor () -> Void)?
  private(set) weak var outlinedNode: (any PopupOutlined)?

  init(_ placement: LayerPlacement, at place: _ChildCursor.Place) {
    super.init(LayerLayoutNode(placement), at: place, listedAs: nil)
    guard isMounted else { return }
    tree.rootLayoutNode.show(layoutNode, at: nil)
    tree.presentations.addPresenter(self)
  }

  override func didUnmount() {
    tree.rootLayoutNode.hide(layoutNode, at: nil)
    tree.presentations.removePresenter(self)
    outlinedNode?.setOutlined(false)
  }

  /// Outlines a node until the views are removed.
  func outline(_ node: (any PopupOutlined)?) {
    outlinedNode = node
    node?.setOutlined(true)
  }
}

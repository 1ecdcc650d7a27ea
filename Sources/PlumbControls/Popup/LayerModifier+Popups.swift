internal import Foundation

extension LayerModifier {
  /// Shows a panel beside the modified view, such as a menu, and dismisses it when a person clicks beside it.
  ///
  /// - Parameters:
  ///   - point: the location in the window at which the panel begins, in points; `nil` for the edge of the
  ///     modified view.
  ///   - place: the rectangle in the window beside which the panel is instead, in points; an empty one for its corner.
  ///   - backdropTop: the upper edge in the window, in points, of the area in which a click beside the panel dismisses
  ///     it.
  ///   - outlinesOwner: whether the node to which the popups of the modified view belong, such as the row of a list,
  ///     has an outline meanwhile.
  ///   - dismiss: called when a person clicks beside the panel, or when the window is moved or is not the active one
  ///     any more.
  ///   - panel: the view beside the modified one.
  @MainActor package static func popup(
    isPresented: Bool, at point: CGPoint? = nil, beside place: CGRect? = nil,
    backdropTop: CGFloat = 0, outlinesOwner: Bool = false,
    dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder panel: @escaping @MainActor () -> some View
  ) -> Self {
    LayerModifier(
      popupAt: place ?? point.map { CGRect(origin: $0, size: .zero) }, isPresented: isPresented,
      .popup(dismiss: dismiss)
    ) { cursor in
      let backdrop = PopupBackdrop(top: backdropTop, dismiss: dismiss)
      // The controls in a menu are not in the rows of the form around its button.
      let content = VStack(spacing: 0) { panel() }.environment(\.formArrangement, .none)
      if outlinesOwner {
        Self.resolve(backdrop, content.modifier(PopupOutlineModifier()), at: &cursor)
      } else {
        Self.resolve(backdrop, content, at: &cursor)
      }
    }
  }

  @MainActor private static func resolve(
    _ backdrop: PopupBackdrop, _ panel: some View, at cursor: inout _ChildCursor
  ) {
    let views = Group {
      backdrop
      panel
    }
    Group._resolve(views, at: &cursor)
  }

  /// Shows a view that takes no presses at a location in the window, such as a tooltip or the preview of a drag; no
  /// view if the location is `nil`.
  @MainActor static func untouchable(
    at point: CGPoint?, @ViewBuilder panel: @escaping @MainActor () -> some View
  ) -> Self {
    LayerModifier(inFrontAt: point) {
      VStack(spacing: 0) { panel() }.allowsHitTesting(false).accessibilityHidden(true)
    }
  }

  /// Shows a view at a location in the window while all other views take presses, too, such as a menu that belongs to
  /// an item of another one; no view if the location is `nil`.
  @MainActor static func companion(
    at point: CGPoint?, @ViewBuilder panel: @escaping @MainActor () -> some View
  ) -> Self {
    LayerModifier(inFrontAt: point) { VStack(spacing: 0) { panel() } }
  }

  /// Shows a single view, which stays when a person clicks beside it.
  @MainActor private init(inFrontAt point: CGPoint?, panel: @escaping @MainActor () -> some View) {
    self.init(
      popupAt: point.map { CGRect(origin: $0, size: .zero) }, isPresented: point != nil, .passive
    ) { cursor in
      let views = Group {
        Color.clear.allowsHitTesting(false).accessibilityHidden(true)
        panel()
      }
      Group._resolve(views, at: &cursor)
    }
  }

  /// Shows a panel beside a rectangle in the window, in points; `nil` for the modified view.
  private init(
    popupAt place: CGRect?, isPresented: Bool, _ interaction: LayerInteraction,
    views: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    self.init(
      layer: WindowLayer(
        isPresented: isPresented, placement: .beside(place), interaction: interaction,
        changeEnvironment: { $0.endEmphasis() }, views: views))
  }
}

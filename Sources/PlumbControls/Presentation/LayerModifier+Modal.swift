internal import Foundation

extension LayerModifier {
  /// Presents views while the views behind them cannot be used.
  ///
  /// - Parameters:
  ///   - isPresented: whether the views are shown.
  ///   - needsAnswer: whether only a button in the views dismisses them.
  ///   - dismiss: sets the value from which `isPresented` is read, so that it becomes false.
  ///   - onDismiss: called once, after the views have disappeared.
  ///   - panel: the view in front of the backdrop.
  @MainActor static func modal(
    _ placement: LayerPlacement, isPresented: Bool, needsAnswer: Bool = false,
    dismiss: @escaping () -> Void, onDismiss: (() -> Void)? = nil,
    @ViewBuilder panel: @escaping @MainActor () -> some View
  ) -> Self {
    var layer = WindowLayer(
      isPresented: isPresented, placement: placement,
      interaction: .modal(needsAnswer: needsAnswer, dismiss: dismiss),
      changeEnvironment: { $0.resetForPresentation() },
      views: { cursor in
        let views = Group {
          PresentationBackdrop(placement: placement)
          VStack(spacing: 0) { panel() }
        }
        Group._resolve(views, at: &cursor)
      })
    layer.onDismiss = onDismiss
    return LayerModifier(layer: layer)
  }
}

extension EnvironmentValues {
  /// Removes the values for the controls and texts around a presenting view: presented views begin with the fonts and
  /// the colours of a window.
  mutating func resetForPresentation() {
    let outer = self
    removeValues(endingAt: .presentation)
    // Parts of the value for all texts, of which other parts apply to presented views as well.
    font = nil
    lineLimit = nil
    multilineTextAlignment = .leading
    // The tint is the one from outside of the row, not the default.
    endEmphasis()
    isInToolbarOwner = true
    // Styles end only where the menu bar or a toolbar has set them.
    if outer.isCommandList { toggleStyle = EnvironmentValues().toggleStyle }
    if let styles = outer.stylesOutsideToolbar {
      buttonStyle = styles.button
      toggleStyle = styles.toggle
      labelStyle = styles.label
    }
  }
}

/// The view between a presentation and the window behind it, which receives the presses beside the presentation.
private struct PresentationBackdrop: View, ImplementationView {
  let placement: LayerPlacement
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.presentation) private var presentation
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    Color.black.opacity(opacity)
      .contentShape(Rectangle())
      .onPress {
        if isDismissing, presentation?.isDismissedInteractively == true { presentation?.dismiss() }
      }
      .accessibilityHidden(true)
  }

  /// Whether a press dismisses the presentation. As on a Mac, one beside a sheet or an alert has no effect; as on an iPad,
  /// one beside a sheet, which need not have a button that closes it, does on a screen that is touched.
  @MainActor private var isDismissing: Bool {
    switch placement {
    case .attached: true
    case .upper: idiom == .touch
    case .cover, .centered, .beside: false
    }
  }

  private var opacity: Double {
    switch placement {
    case .upper, .centered: colorScheme == .dark ? 0.45 : 0.2
    case .cover, .attached, .beside: 0
    }
  }
}

/// The content of a presentation: a closure that is called when the presentation is shown.
struct PresentedContent<Content: View>: View, ImplementationView {
  let content: () -> Content

  var body: some View { content() }
}

internal import Foundation

/// The panel of a sheet, or the view that covers the window.
struct SheetPanel<Content: View>: View, RoleView {
  let placement: LayerPlacement
  let content: () -> Content
  @State private var traits = PresentationTraits()
  /// The detent that was chosen with the indicator, unless a binding holds it.
  @State private var chosenDetent: PresentationDetent?
  @Environment(\.presentation) private var presentation
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.interfaceIdiom) private var idiom

  static var elementRole: ElementRole { .dialog }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: placement == .cover ? 0 : traits.cornerRadius ?? 12)
    VStack(spacing: 0) {
      if traits.dragIndicator == .visible, placement == .upper {
        // The indicator is in front of content that is higher than the detent.
        DetentIndicator(detents: traits.detents, selection: detent) { select($0) }.zIndex(1)
      }
      PanelBars { PresentedContent(content: content) }
        .environment(\.isElevated, isElevated)
        .frame(
          maxWidth: sizing == nil ? nil : .infinity,
          // Content that is higher than a detent is centred in it, as SwiftUI.
          minHeight: traits.detents.isEmpty ? nil : 0,
          maxHeight: sizing == nil && traits.detents.isEmpty ? nil : .infinity)
    }
    .frame(minWidth: minimumSize.width, minHeight: minimumSize.height)
    .frame(
      maxWidth: placement == .cover ? .infinity : nil,
      maxHeight: placement == .cover ? .infinity : nil
    )
    .background { PanelFill(outline: shape, surface: surface, style: traits.background) }
    .clipShape(shape)
    .overlay {
      if placement == .upper {
        shape.strokeBorder(Color(system: .separator), lineWidth: 1).allowsHitTesting(false)
      }
    }
    .background {
      if placement == .upper {
        PanelShadow(
          outline: shape, surface: surface, hasStyle: traits.background != nil, opacity: 0.3,
          radius: 20, y: 8)
      }
    }
    .onPreferenceChange(PresentationTraitsKey.self) { apply($0) }
    .onChange(of: traits.selection?.wrappedValue, initial: true) { setSize() }
  }

  /// The colour of the panel, which is lighter than the window in the dark scheme.
  private var surface: Color {
    isElevated ? Color(system: .secondaryBackground) : Color(system: .background)
  }

  private var isElevated: Bool { colorScheme == .dark && placement == .upper }

  /// The minimum size in points, as smaller sheets would look lost.
  private var minimumSize: CGSize {
    placement == .upper ? CGSize(width: 160, height: 60) : .zero
  }

  /// The sizing that is set, or that of the idiom; `nil` for the size of the content.
  private var sizing: (any PresentationSizing)? {
    guard idiom == .touch, placement == .upper,
      traits.sizing == nil || traits.sizing is AutomaticPresentationSizing
    else { return traits.sizing }
    return TouchPresentationSizing()
  }

  /// The least width of a sheet with detents if there is enough space, in points.
  private static var detentWidth: CGFloat { 320 }

  /// The current detent; `nil` for a sheet without detents.
  private var detent: PresentationDetent? {
    let selected = traits.selection?.wrappedValue ?? chosenDetent
    return selected.flatMap { traits.detents.contains($0) ? $0 : nil } ?? traits.detents.smallest
  }

  private func apply(_ new: PresentationTraits) {
    traits = new
    presentation?.isDismissedInteractively = !new.disablesInteractiveDismissal
    setSize()
  }

  private func select(_ detent: PresentationDetent) {
    if let selection = traits.selection {
      selection.wrappedValue = detent
    } else {
      chosenDetent = detent
    }
    setSize()
  }

  private func setSize() {
    let (detent, sizing) = (detent, sizing)
    guard detent != nil || sizing != nil else {
      presentation?.setProposedSize(nil)
      return
    }
    presentation?.setProposedSize { most, measure in
      let root = PresentationSizingRoot(measure: measure)
      var size =
        sizing?.proposedSize(for: root, context: PresentationSizingContext()) ?? .unspecified
      if let detent {
        size.height = detent.height(in: most.height)
        size.width = size.width ?? max(Self.detentWidth, measure(.unspecified).width)
      }
      return size
    }
  }
}

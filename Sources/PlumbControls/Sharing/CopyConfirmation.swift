internal import Foundation

/// The view that a button shows in place of its label after it has copied values.
///
/// If the label is only a symbol, a check mark replaces it, and the text is below the button.
struct CopyConfirmation: View, ImplementationView {
  /// The frame of the label in the window, in points; `nil` before the first layout.
  @State private var frame: CGRect?

  /// The distance between the label and the text below it, in points: a border and a gap.
  private static let distance: CGFloat = 12

  var body: some View {
    Color.clear
      .overlay {
        if isNarrow {
          Image(systemName: "checkmark").accessibilityLabel("Copied")
        } else {
          Label("Copied", systemImage: "checkmark").fixedSize()
        }
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frame = $0
      }
      .modifier(LayerModifier.untouchable(at: corner) { HelpBubble(text: Text("Copied")) })
  }

  /// Whether the label has no space for a text: it is not much wider than high, as a symbol.
  private var isNarrow: Bool {
    guard let frame else { return false }
    return frame.width < 2 * frame.height
  }

  /// The top left corner of the text below the button; `nil` for no such text.
  private var corner: CGPoint? {
    guard let frame, isNarrow else { return nil }
    return CGPoint(x: frame.minX, y: frame.maxY + Self.distance)
  }
}

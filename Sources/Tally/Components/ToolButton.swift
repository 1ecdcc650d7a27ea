import SwiftUI

/// A button without a border that shows a symbol.
struct ToolButton: View {
  let title: LocalizedStringKey
  let symbol: String
  let action: () -> Void

  /// The symbols do not become as large as text, because there is not enough room.
  @ScaledMetric(relativeTo: .body) private var ideal: CGFloat = 1
  private var scale: CGFloat { min(ideal, 1.5) }

  var body: some View {
    Button {
      withAnimation { action() }
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 17 * scale))
        .frame(width: 30 * scale, height: 26 * scale)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(.secondary)
    .accessibilityLabel(title)
    .help(title)
  }
}

import AppKit
import SwiftUI

struct SwatchView: View {
  @ObservedObject var book: SwatchBook

  private let columns = [GridItem(.adaptive(minimum: 88), spacing: 12)]

  var body: some View {
    VStack(spacing: 0) {
      preview
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(book.swatches) { swatch in
            SwatchButton(swatch: swatch, isSelected: swatch == book.selection) {
              withAnimation(.easeOut(duration: 0.2)) { book.selection = swatch }
            }
          }
        }
        .padding(20)
      }
      statusBar
    }
    .frame(minWidth: 420, minHeight: 360)
    .background(Color(nsColor: .windowBackgroundColor))
  }

  private var preview: some View {
    HStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 4) {
        Text(book.selection.name)
          .font(.largeTitle.bold())
        Text(book.selection.hex)
          .font(.title3.monospaced())
      }
      Spacer()
      Button("Copy Hex") { book.copy() }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .pointingHand()
    }
    .foregroundColor(book.selection.isDark ? .white : .black)
    .padding(24)
    .frame(maxWidth: .infinity, minHeight: 130, alignment: .bottom)
    .background(Color(nsColor: book.selection.color))
  }

  private var statusBar: some View {
    HStack {
      Text(book.copied.map { "Copied \($0)" } ?? "Nothing copied yet")
        .font(.callout)
        .foregroundColor(Color(nsColor: .secondaryLabelColor))
      Spacer()
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
    .background(Color(nsColor: .controlBackgroundColor))
  }
}

private struct SwatchButton: View {
  let swatch: Swatch
  let isSelected: Bool
  let select: @MainActor () -> Void

  var body: some View {
    Button(action: select) {
      VStack(spacing: 6) {
        RoundedRectangle(cornerRadius: 12)
          .fill(Color(nsColor: swatch.color))
          .frame(height: 56)
          .overlay {
            RoundedRectangle(cornerRadius: 12)
              .strokeBorder(Color(nsColor: .controlAccentColor), lineWidth: isSelected ? 3 : 0)
          }
        Text(swatch.name)
          .font(.caption)
      }
    }
    .buttonStyle(.plain)
    .pointingHand()
  }
}

extension View {
  /// Shows the pointer of links above the view.
  fileprivate func pointingHand() -> some View {
    onHover { isInside in
      if isInside {
        NSCursor.pointingHand.push()
      } else {
        NSCursor.pop()
      }
    }
  }
}

import SwiftUI

/// A telegram whose window asks before it closes, and an alert in a window of its own.
struct TelegramApp: App {
  @State private var isSent = false
  @State private var words = 0

  var body: some Scene {
    Window("Telegram", id: "telegram") {
      TelegramView(words: $words) { isSent = true }
    }
    .defaultWindowPlacement { content, context in
      let visible = context.defaultDisplay.visibleRect
      let size = content.sizeThatFits(.unspecified)
      return WindowPlacement(
        CGPoint(x: visible.maxX - size.width - 40, y: visible.minY + 30), size: size)
    }
    .windowStyle(.hiddenTitleBar)

    AlertScene("The telegram is on its way.", isPresented: $isSent) {
      Button("Write another") { words = 0 }
      Button("Keep it", role: .cancel) {}
    } message: {
      Text("It had \(words) words.")
    }
  }
}

private struct TelegramView: View {
  @Binding var words: Int
  let send: () -> Void
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Drag me", systemImage: "envelope")
        .frame(maxWidth: .infinity, minHeight: 60)
        .background(.quaternary, in: .rect(cornerRadius: 8))
        .contentShape(.rect)
        .gesture(WindowDragGesture())
      TextField("Words", text: $text)
        .onChange(of: text) { words = text.split(separator: " ").count }
        .onChange(of: words) { if words == 0 { text = "" } }
      HStack {
        Text("\(words) words").foregroundStyle(.secondary)
        Spacer()
        Button("Send", action: send).disabled(words == 0)
      }
    }
    .padding(20)
    .frame(width: 300, height: 250)
    .dismissalConfirmationDialog("Throw the telegram away?", shouldPresent: words > 0) {
      Button("Throw Away", role: .destructive) {}
    } message: {
      Text("Nobody will ever read it.")
    }
  }
}

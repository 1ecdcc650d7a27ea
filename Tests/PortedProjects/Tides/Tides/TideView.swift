import SwiftUI
import TideKit

struct TideView: View {
  @ObservedObject var store: TideStore

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Picker("Harbour", selection: $store.harbour) {
          ForEach(Harbour.allCases) { harbour in
            Text(harbour.name).tag(harbour)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()

        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)

        HStack {
          Button("Load Tides") {
            Task { await store.load() }
          }
          .buttonStyle(.borderedProminent)
          .disabled(store.state == .loading)
          Button("Show an Example", action: store.showExample)
            .buttonStyle(.bordered)
        }
        .controlSize(.large)
      }
      .padding(20)
      .frame(maxWidth: 560)
      .navigationTitle("Tides")
    }
    .tint(.cyan)
  }

  @ViewBuilder private var content: some View {
    switch store.state {
    case .empty:
      ContentUnavailableView(
        "No tides yet", systemImage: "water.waves",
        description: Text("Choose a harbour and load its tides."))
    case .loading:
      ProgressView("Asking the harbour")
    case .failed(let message):
      ContentUnavailableView(
        "No tides today", systemImage: "wifi.slash", description: Text(message))
    case .loaded(let harbour, let curve):
      DayView(harbour: harbour, curve: curve)
    }
  }
}

#Preview {
  TideView(store: TideStore(client: TideClient()))
}

import SwiftUI

/// Messages that drop from the edge and go by themselves, each in a modifier of its author.
struct ToastsView: View {
  @State private var toast: Toast?
  @State private var sent = 0

  var body: some View {
    VStack(spacing: 14) {
      Text("\(sent) messages").font(.headline)
      Button("Success") { show(.success, "Saved to your library") }
      Button("Warning") { show(.warning, "The disk is almost full") }
      Button("Error") {
        show(.error, "The server did not answer in time, try again in a few minutes")
      }
      .tint(.red)
    }
    .buttonStyle(.borderedProminent)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toast($toast)
  }

  private func show(_ kind: Toast.Kind, _ text: String) {
    sent += 1
    toast = Toast(id: sent, kind: kind, text: text)
  }
}

private struct Toast: Equatable, Identifiable {
  enum Kind {
    case success, warning, error

    var symbol: String {
      switch self {
      case .success: "checkmark.circle.fill"
      case .warning: "exclamationmark.triangle.fill"
      case .error: "xmark.octagon.fill"
      }
    }

    var color: Color {
      switch self {
      case .success: .green
      case .warning: .orange
      case .error: .red
      }
    }
  }

  let id: Int
  var kind: Kind
  var text: String
}

private struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  @State private var task: Task<Void, Never>?

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .top) {
        ZStack {
          if let toast {
            ToastBanner(toast: toast)
              .padding(12)
              .onTapGesture { self.toast = nil }
              .transition(.move(edge: .top).combined(with: .opacity))
              .id(toast.id)
          }
        }
        .animation(.spring(response: 0.4, dampingFraction: 0.75), value: toast)
      }
      .onChange(of: toast) { _, new in
        task?.cancel()
        guard new != nil else { return }
        task = Task {
          try? await Task.sleep(for: .seconds(0.5))
          if !Task.isCancelled { toast = nil }
        }
      }
  }
}

private struct ToastBanner: View {
  let toast: Toast

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: toast.kind.symbol).foregroundStyle(toast.kind.color)
      Text(toast.text).font(.callout).fixedSize(horizontal: false, vertical: true)
    }
    .padding(12)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(toast.kind.color.opacity(0.5)))
    .shadow(color: .black.opacity(0.15), radius: 6, y: 3)
    .accessibilityElement(children: .combine)
  }
}

extension View {
  fileprivate func toast(_ toast: Binding<Toast?>) -> some View {
    modifier(ToastModifier(toast: toast))
  }
}

import SwiftUI

/// A sheet with the fields of an errand.
struct ErrandEditor: View {
  @State private var errand: Errand
  private let save: (Errand) -> Void
  @Environment(\.dismiss) private var dismiss

  init(errand: Errand, save: @escaping (Errand) -> Void) {
    _errand = State(initialValue: errand)
    self.save = save
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Errand")
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      VStack(spacing: 10) {
        TextField("Title", text: $errand.title)
        TextField("Note", text: $errand.note)
      }
      .textFieldStyle(.roundedBorder)
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) { dismiss() }
          .buttonStyle(.bordered)
          .keyboardShortcut(.cancelAction)
        Button("Save") {
          save(errand)
          dismiss()
        }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
        .disabled(errand.title.isEmpty)
      }
    }
    .padding(20)
    .frame(width: 320)
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  ErrandEditor(errand: Errand.examples[0]) { _ in }
}

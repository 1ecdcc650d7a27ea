import SwiftUI

struct NewHabitView: View {
  let add: (Habit) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var symbol = "star.fill"

  private let symbols = ["star.fill", "book.fill", "drop.fill", "moon.fill", "heart.fill"]

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Symbol", selection: $symbol) {
          ForEach(symbols, id: \.self) { symbol in
            Image(systemName: symbol).tag(symbol)
          }
        }
        .pickerStyle(.segmented)
      }
      .formStyle(.grouped)
      .navigationTitle("New Habit")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            add(Habit(name: name, symbol: symbol))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

import SwiftUI

struct NewPlantView: View {
  @Environment(Garden.self) private var garden
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var pot = Plant.Pot.clay
  @State private var interval = 3

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Pot", selection: $pot) {
          ForEach(Plant.Pot.allCases) { pot in
            Text(pot.title).tag(pot)
          }
        }
        Stepper("Every \(interval) days", value: $interval, in: 1...14)
      }
      .formStyle(.grouped)
      .navigationTitle("New Plant")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            garden.add(Plant(name: name, pot: pot, interval: interval, dryDays: 0))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
    .presentationDetents([.medium])
  }
}

import SwiftUI

struct EntryBar: View {
  @ObservedObject var form: EntryForm
  let onAdd: () -> Void

  var body: some View {
    VStack(spacing: 14) {
      HStack {
        TextField("Title", text: $form.title, onEditingChanged: { _ in }, onCommit: add)
          .textFieldStyle(RoundedBorderTextFieldStyle())
        TextField("Amount", text: $form.amount)
          .textFieldStyle(RoundedBorderTextFieldStyle())
          .keyboardType(.decimalPad)
          .frame(width: 90)
      }
      Picker("Category", selection: $form.category) {
        ForEach(Category.allCases) { category in
          Text(category.name).tag(category)
        }
      }
      .pickerStyle(SegmentedPickerStyle())
      HStack {
        Button(action: coffee) {
          Text("Coffee, 2.50 €")
        }
        Spacer()
        Button(action: add) {
          Text("Add")
            .fontWeight(.semibold)
        }
        .disabled(!form.isComplete)
      }
    }
    .padding()
  }

  private func add() {
    guard form.isComplete else { return }
    onAdd()
    form.clear()
    UIApplication.shared.endEditing()
  }

  private func coffee() {
    form.title = NSLocalizedString("Coffee", comment: "The title of an expense")
    form.amount = "2.50"
    form.category = .food
    add()
  }
}

import SwiftUI

struct ContentView: View {
  @EnvironmentObject var ledger: Ledger
  @ObservedObject var form = EntryForm()

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        BudgetHeader(total: ledger.total, share: ledger.spentShare)
        EntryBar(form: form) {
          ledger.add(form.title, amount: Double(form.amount) ?? 0, category: form.category)
        }
        List {
          ForEach(ledger.expenses) { expense in
            ExpenseRow(expense: expense)
          }
          .onDelete(perform: ledger.remove)
        }
        .listStyle(PlainListStyle())
      }
      .navigationBarTitle("Pocketbook")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: expense.category.symbol)
        .foregroundColor(.white)
        .frame(width: 34, height: 34)
        .background(expense.category.color)
        .cornerRadius(10)
      VStack(alignment: .leading, spacing: 2) {
        Text(expense.title)
          .font(.headline)
        Text(expense.category.name)
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      Text(String(format: "%.2f €", expense.amount))
        .font(Font(UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .medium)))
    }
    .padding(.vertical, 4)
  }
}

extension Category {
  var color: Color {
    switch self {
    case .food: return Color(UIColor.systemGreen)
    case .travel: return Color(UIColor.systemBlue)
    case .home: return Color(UIColor.systemOrange)
    case .fun: return Color(UIColor.systemPurple)
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
      .environmentObject(Ledger())
  }
}

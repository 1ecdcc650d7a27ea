import Foundation

/// The expenses of a month, which are kept in a file.
final class Ledger: ObservableObject {
  @Published private(set) var expenses: [Expense] = [] {
    didSet { save() }
  }
  @Published var isActive = false

  let budget: CGFloat = 400

  private let storage: ExpenseStorage

  init(storage: ExpenseStorage = .documents) {
    self.storage = storage
    expenses = storage.load()
  }

  var total: Double { expenses.reduce(0) { $0 + $1.amount } }

  /// The part of the budget that is spent, between 0 and 1.
  var spentShare: CGFloat { min(CGFloat(total) / budget, 1) }

  func add(_ title: String, amount: Double, category: Category) {
    expenses.insert(Expense(title: title, amount: amount, category: category), at: 0)
  }

  func remove(at offsets: IndexSet) {
    expenses = expenses.enumerated().filter { !offsets.contains($0.offset) }.map { $0.element }
  }

  func save() {
    storage.save(expenses)
  }
}

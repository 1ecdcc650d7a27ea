import Combine

/// A file with expenses.
struct ExpenseStorage {
  var url: URL

  static var documents: ExpenseStorage {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    return ExpenseStorage(url: folder.appendingPathComponent("expenses.json"))
  }

  func load() -> [Expense] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([Expense].self, from: data)) ?? []
  }

  func save(_ expenses: [Expense]) {
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(expenses).write(to: url, options: .atomic)
    } catch {
      print("Could not save the expenses: \(error)")
    }
  }
}

import Foundation

struct Checklist: Codable, Equatable {
  var items: [Item]

  struct Item: Codable, Equatable, Identifiable {
    var id = UUID()
    var title: String
    var isDone = false
  }

  var doneCount: Int { items.filter(\.isDone).count }

  var progress: Double {
    items.isEmpty ? 0 : Double(doneCount) / Double(items.count)
  }

  mutating func add(_ title: String) {
    items.append(Item(title: title))
  }

  mutating func markAllDone() {
    for index in items.indices {
      items[index].isDone = true
    }
  }

  mutating func removeDone() {
    items.removeAll(where: \.isDone)
  }
}

extension Checklist {
  static let starter = Checklist(items: [
    Item(title: "Passport and tickets"),
    Item(title: "Water the plants", isDone: true),
    Item(title: "Rain jacket"),
  ])
}

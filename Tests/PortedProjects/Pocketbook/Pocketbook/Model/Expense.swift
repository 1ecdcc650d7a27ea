import Foundation

struct Expense: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var amount: Double
  var category: Category
  var date = Date()
}

enum Category: String, Codable, CaseIterable, Identifiable {
  case food, travel, home, fun

  var id: String { rawValue }

  var name: String {
    switch self {
    case .food: return NSLocalizedString("Food", comment: "A category")
    case .travel: return NSLocalizedString("Travel", comment: "A category")
    case .home: return NSLocalizedString("Home", comment: "A category")
    case .fun: return NSLocalizedString("Fun", comment: "A category")
    }
  }

  var symbol: String {
    switch self {
    case .food: return "cart.fill"
    case .travel: return "tram.fill"
    case .home: return "house.fill"
    case .fun: return "music.note"
    }
  }
}

import Foundation

/// A plant in a pot on the balcony.
struct Plant: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var pot: Pot
  /// The number of days between two waterings.
  var interval: Int
  /// The number of days since the last watering.
  var dryDays: Int

  /// Between 0, freshly watered, and 1, which is as dry as the plant likes it.
  var thirst: Double {
    min(Double(dryDays) / Double(interval), 1)
  }

  var isThirsty: Bool { dryDays >= interval }
}

extension Plant {
  enum Pot: String, CaseIterable, Identifiable {
    case clay, glazed, zinc

    var id: Self { self }
  }
}

import Foundation
import Observation

/// All plants, and the days that pass for them.
@Observable
final class Garden {
  var plants: [Plant]
  private(set) var day = 1

  init(plants: [Plant]) {
    self.plants = plants
  }

  var thirstyCount: Int { plants.count(where: \.isThirsty) }

  func water(_ plant: Plant) {
    guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
    plants[index].dryDays = 0
  }

  func waterAll() {
    for index in plants.indices {
      plants[index].dryDays = 0
    }
  }

  func nextDay() {
    day += 1
    for index in plants.indices {
      plants[index].dryDays += 1
    }
  }

  func add(_ plant: Plant) {
    plants.append(plant)
  }
}

extension Garden {
  static var sample: Garden {
    Garden(plants: [
      Plant(name: "Basil", pot: .clay, interval: 1, dryDays: 1),
      Plant(name: "Lavender", pot: .zinc, interval: 4, dryDays: 1),
      Plant(name: "Mint", pot: .glazed, interval: 2, dryDays: 3),
      Plant(name: "Rosemary", pot: .clay, interval: 5, dryDays: 2),
    ])
  }
}

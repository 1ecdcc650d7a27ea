import Foundation

/// The glasses of a day.
final class WaterDiary: ObservableObject {
  @Published private(set) var glasses: Int
  let goal = 8

  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    glasses = defaults.integer(forKey: "glasses")
  }

  /// The height of the water, between 0 and 1.
  var level: CGFloat { min(CGFloat(glasses) / CGFloat(goal), 1) }

  var isReached: Bool { glasses >= goal }

  func drink() {
    glasses += 1
    save()
  }

  func startOver() {
    glasses = 0
    save()
  }

  func save() {
    defaults.set(glasses, forKey: "glasses")
  }
}

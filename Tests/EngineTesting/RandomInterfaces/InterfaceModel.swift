import Foundation
import Observation
import PlumbUI

/// The state that a random interface reads and its controls write.
@MainActor @Observable final class InterfaceModel {
  /// The values of the state.
  struct Values: Equatable {
    var flags = [true, false, true, false]
    var numbers = [0.5, 20, 3]
    var texts = ["A line of text", ""]
    var items = [0, 1, 2]
    var choice: Int?
    var chosen: Set<Int> = []
    var path: [Int] = []
    var date = Date(timeIntervalSince1970: 1_700_000_000)
    var color = Color.red
    /// Whether there are any views.
    var isShown = true
  }

  var values: Values

  init(_ values: Values = Values()) { self.values = values }

  /// Changes one value.
  func edit(_ choices: inout SplitMix64) {
    switch choices.below(10) {
    case 0...2: values.flags[choices.below(4)].toggle()
    case 3, 4: values.numbers[choices.below(3)] = choices.pick([0, 0.5, 1, 3, 20, 77.5, -4])
    case 5:
      values.texts[choices.below(2)] = choices.pick([
        "", "x", "A line of text", "Zwei\nZeilen", "עברית and left", "e\u{301}👩‍👩‍👧",
        "a b c d e f g h i j",
      ])
    case 6: editItems(&choices)
    case 7: values.choice = choices.pick([nil, 0, 1, 2, 7])
    case 8: values.path = choices.pick([[], [1], [1, 2], [3]])
    default:
      values.color = choices.pick([.red, .blue, .clear, .primary])
      values.date += choices.pick([0, 86_400, -40_000_000])
      values.chosen = choices.pick([[], [1], [0, 2]])
    }
  }

  private func editItems(_ choices: inout SplitMix64) {
    switch choices.below(5) {
    case 0: values.items = []
    case 1: values.items.reverse()
    case 2: values.items.insert((values.items.max() ?? 0) + 1, at: 0)
    case 3: values.items = Array(0..<choices.pick([1, 3, 8, 40]))
    default: if values.items.count > 1 { values.items.swapAt(0, values.items.count - 1) }
    }
  }
}

import SwiftUI

nonisolated extension SceneAction {
  /// Returns clicks and taps in their order on the command line.
  ///
  /// The parser keeps the order of each option's values, but not between two options; the arguments
  /// determine which is next.
  ///
  /// - Parameters:
  ///   - arguments: the arguments that the values were parsed from.
  ///   - clicks: the values of `--click`, in order.
  ///   - taps: the values of `--tap`, in order.
  static func inOrder(
    of arguments: [String], clicks: [CGPoint], taps: [String]
  ) -> [SceneAction] {
    var clicks = clicks[...]
    var taps = taps[...]
    var actions: [SceneAction] = []
    var rest = arguments.prefix { $0 != "--" }
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1)
      switch parts.first {
      case "--click": if let click = clicks.popFirst() { actions.append(.click(click)) }
      case "--tap": if let tap = taps.popFirst() { actions.append(.tap(label: tap)) }
      default: continue
      }
      // Without "=" the next argument is the value, even if it looks like an option.
      if parts.count == 1 { _ = rest.popFirst() }
    }
    return actions
  }
}

//
//  Tea.swift
//  Kettle
//

import UIKit

/// A kind of tea, and how long it stays in the water.
struct Tea: Identifiable, Equatable {
  let name: String
  let seconds: Int
  let color: UIColor

  var id: String { name }

  /// The time as a clock shows it.
  static func clock(_ seconds: Int) -> String {
    String(format: "%d:%02d", seconds / 60, seconds % 60)
  }
}

extension Tea {
  static let all = [
    Tea(name: "Green", seconds: 120, color: UIColor(red: 0.36, green: 0.58, blue: 0.32, alpha: 1)),
    Tea(name: "Black", seconds: 240, color: UIColor(red: 0.62, green: 0.33, blue: 0.18, alpha: 1)),
    Tea(name: "Mint", seconds: 420, color: UIColor(red: 0.13, green: 0.60, blue: 0.56, alpha: 1)),
    Tea(name: "Dip", seconds: 3, color: UIColor(red: 0.80, green: 0.58, blue: 0.16, alpha: 1)),
  ]
}

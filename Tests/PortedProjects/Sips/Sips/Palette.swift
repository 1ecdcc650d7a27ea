import UIKit

extension UIColor {
  /// The colour of the app, which is lighter on a dark background.
  static let water = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.75, blue: 0.94, alpha: 1)
      : UIColor(red: 0.09, green: 0.47, blue: 0.73, alpha: 1)
  }
}

extension UIFont {
  static let counter = UIFont.monospacedDigitSystemFont(ofSize: 44, weight: .bold)
}

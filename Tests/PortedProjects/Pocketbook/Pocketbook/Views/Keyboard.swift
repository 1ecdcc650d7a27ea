import UIKit

extension UIApplication {
  /// Hides the keyboard, whichever field it belongs to.
  func endEditing() {
    sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

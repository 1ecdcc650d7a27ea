import SwiftUI

nonisolated extension SceneSize {
  /// The size of a window unless another one is given.
  static let usual = SceneSize(width: 390, height: 844)
}

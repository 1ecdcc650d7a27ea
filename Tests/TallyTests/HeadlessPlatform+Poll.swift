import Foundation
import PlumbUI

@testable import Tally

extension HeadlessPlatform {
  /// Creates a platform with one window of the size and scale of some options.
  convenience init(showing options: SceneOptions) throws {
    let fonts = try AssetFolders(named: options.assets.map { URL(filePath: $0) }).bundledFonts()
    self.init(textServices: try SDLTextServices.make(fontFolder: fonts))
    _ = openWindow(
      WindowOptions(
        title: "Test", size: options.size.cgSize, scale: CGFloat(options.scale ?? 1)))
  }

  /// Adds events of the next wait without a deadline, when nothing moves any more.
  func atRest(_ events: @escaping () -> [Event]) {
    script(during: .unlimited) { events().map { WindowEvent($0) } }
  }
}

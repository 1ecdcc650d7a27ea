import EngineTesting
import Foundation
import PlumbUI

@testable import PlumbCore
@testable import PlumbPlatform

extension LayoutHarness {
  /// The labels of all elements.
  var shownLabels: Set<String> { Set(elements.compactMap(\.label)) }
}

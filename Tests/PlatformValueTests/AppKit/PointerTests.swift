import Foundation
import PlumbAppKit
import SwiftUI
import Testing

@testable import TestSupport

/// The pointer over the windows of a program.
@MainActor @Suite struct PointerTests {
  @Test func `the chosen shape is shown in place of that of the views`() throws {
    let platform = HeadlessPlatform(
      events: [], [.pointerMoved(CGPoint(x: 100, y: 100))], [.pointerMoved(CGPoint(x: 3, y: 3))],
      [.pointerExited])
    let view = Color.red.frame(width: 50, height: 50).onHover { isInside in
      if isInside { NSCursor.pointingHand.push() } else { NSCursor.pop() }
    }
    try platform.run(view)
    // The view is 50 points wide in the middle of the window, of 200 points.
    #expect(platform.pointerShapes == [.arrow, .link, .arrow])
    #expect(NSCursor.current === NSCursor.arrow)
  }

  @Test func `a colour of a function follows the appearance in which it is shown`() {
    let color = NSColor(name: nil) {
      $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .green
    }
    var environment = EnvironmentValues()
    #expect(Color(color).resolve(in: environment).green == 1)
    environment.colorScheme = .dark
    #expect(Color(color).resolve(in: environment).red == 1)
  }
}

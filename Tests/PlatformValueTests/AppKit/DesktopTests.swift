import Foundation
import PlumbAppKit
import Testing

/// The clipboard, the screen and the pointer of AppKit, without a window.
@MainActor @Suite struct DesktopTests {
  @Test func `a copied text is pasted`() {
    let pasteboard = NSPasteboard.general
    let count = pasteboard.clearContents()
    #expect(pasteboard.string(forType: .string) == nil)
    #expect(pasteboard.setString("copied", forType: .string))
    #expect(pasteboard.string(forType: .string) == "copied")
    #expect(pasteboard.types == [.string])
    #expect(pasteboard.clearContents() == count + 1)
    #expect(pasteboard.types == [])
  }

  @Test func `objects are copied as texts and pictures`() {
    let pasteboard = NSPasteboard.general
    pasteboard.clearContents()
    let image = NSImage(size: CGSize(width: 1, height: 1), flipped: true) { _ in true }
    #expect(pasteboard.writeObjects([NSString(string: "a"), NSString(string: "b"), image]))
    #expect(pasteboard.string(forType: .string) == "a\nb")
    #expect(pasteboard.data(forType: .png) != nil)
    #expect(pasteboard.canReadObject(forClasses: [NSImage.self]))
    #expect(!pasteboard.canReadObject(forClasses: [NSURL.self]))
    pasteboard.clearContents()
  }

  @Test func `the screen is known before there is a window`() {
    #expect(NSScreen.main.map { $0.frame.width > 0 && $0.visibleFrame.height > 0 } == true)
  }

  @Test func `shapes of the pointer are stacked`() {
    #expect(NSCursor.current === NSCursor.arrow)
    NSCursor.pointingHand.push()
    NSCursor.iBeam.push()
    #expect(NSCursor.current === NSCursor.iBeam)
    NSCursor.pop()
    #expect(NSCursor.current === NSCursor.pointingHand)
    NSCursor.crosshair.set()
    #expect(NSCursor.current === NSCursor.crosshair)
    NSCursor.pop()
    #expect(NSCursor.current === NSCursor.arrow)
    NSCursor.pop()
    #expect(NSCursor.current === NSCursor.arrow)
  }

  @Test func `feedback is accepted`() {
    NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
    #expect(NSHapticFeedbackManager.FeedbackPattern.levelChange.rawValue == 2)
  }
}

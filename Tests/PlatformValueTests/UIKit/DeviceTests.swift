import Foundation
import PlumbUIKit
import SwiftUI
import Testing

/// The device, the screen and what programs set on them, without a window.
@MainActor @Suite struct DeviceTests {
  @Test func `the screen has a size before there is a window`() {
    let bounds = UIScreen.main.bounds
    #expect(bounds.width > 0 && bounds.height > 0)
    #expect(UIScreen.main.nativeBounds.width == bounds.width * UIScreen.main.scale)
  }

  @Test func `the device describes the machine`() {
    #expect(!UIDevice.current.name.isEmpty)
    #expect(UIDevice.current.systemName == "Linux")
    #expect(UIDevice.current.systemVersion.split(separator: ".").count == 3)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.batteryLevel == -1)
  }

  @Test func `the identifier stays the same`() {
    let first = UIDevice.current.identifierForVendor
    #expect(first != nil)
    #expect(UIDevice.current.identifierForVendor == first)
  }

  @Test func `a copied text is pasted`() {
    let pasteboard = UIPasteboard.general
    let count = pasteboard.changeCount
    pasteboard.string = "copied"
    #expect(pasteboard.string == "copied")
    #expect(pasteboard.hasStrings && !pasteboard.hasImages)
    #expect(pasteboard.changeCount == count + 1)
    pasteboard.url = URL(string: "https://example.org")
    #expect(pasteboard.string == "https://example.org")
    #expect(pasteboard.hasURLs)
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.string == "a\nb")
  }

  @Test func `a copied image replaces the text`() {
    UIPasteboard.general.string = "copied"
    UIPasteboard.general.image = UIImage(systemName: "star")
    #expect(UIPasteboard.general.image?.isSymbolImage == true)
    #expect(!UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = "later"
    #expect(UIPasteboard.general.image == nil)
  }

  @Test func `looks are accepted`() {
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .systemTeal
    looks.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 9),
    ]
    UINavigationBar.appearance().standardAppearance = looks
    UINavigationBar.appearance().scrollEdgeAppearance = looks
    UINavigationBar.appearance().tintColor = .white
    UITabBar.appearance().barTintColor = .black
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorStyle = .none
    UITextView.appearance().backgroundColor = .clear
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    UIPageControl.appearance().currentPageIndicatorTintColor = .label
    UIScrollView.appearance().bounces = false
    #expect(looks.backgroundColor == .systemTeal)
    #expect(UINavigationBarAppearance(barAppearance: looks).backgroundColor == .systemTeal)
  }

  @Test func `feedback is accepted`() {
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let generator = UISelectionFeedbackGenerator()
    generator.prepare()
    generator.selectionChanged()
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
  }

  @Test func `insets shrink a rectangle`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 14, height: 16))
  }
}

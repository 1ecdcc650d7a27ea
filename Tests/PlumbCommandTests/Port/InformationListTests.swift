import Foundation
import Testing

@testable import PlumbCommand

/// The property list of a ported app, and its picture.
@Suite struct InformationListTests {
  private let fixture: PortFixture

  init() throws { fixture = try PortFixture() }

  private func app(_ settings: String) throws -> PortedApp {
    try fixture.folder.write("Tea/a.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.addFile("ASSETS", path: "Assets.xcassets")
    project.addTarget("Tea Time", files: ["A", "ASSETS"], settings: settings)
    try fixture.write(project)
    return try fixture.app()
  }

  @Test func `entries that name settings have their values`() throws {
    try fixture.folder.write(
      "Tea/Support/Info.plist",
      """
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>Secret</key><string>$(NOWHERE)</string>
        <key>UIAppFonts</key><array><string>leaf.ttf</string></array>
        <key>UIApplicationSceneManifest</key><dict>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Main</string>
        </dict>
      </dict></plist>
      """)
    let app = try app(
      """
      INFOPLIST_FILE = "$(SRCROOT)/Support/Info.plist"; PREFIX = org.example; \
      PRODUCT_BUNDLE_IDENTIFIER = "${PREFIX}.$(PRODUCT_NAME:rfc1034identifier)"; PRODUCT_NAME = "$(TARGET_NAME)"; \
      MARKETING_VERSION = 3.2; INFOPLIST_KEY_CFBundleDisplayName = "Tea at Five"; \
      INFOPLIST_KEY_UIRequiresFullScreen = YES; INFOPLIST_KEY_UILaunchScreen_Generation = YES; \
      ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Leaf; LOOP = "$(LOOP)";
      """)
    let values = app.information
    #expect(values["NSAccentColorName"] as? String == "Leaf")
    #expect(values["CFBundleIdentifier"] as? String == "org.example.Tea-Time")
    #expect(values["CFBundleShortVersionString"] as? String == "3.2")
    #expect(values["CFBundleDisplayName"] as? String == "Tea at Five")
    #expect(values["CFBundleExecutable"] as? String == "Tea_Time")
    #expect(values["UIRequiresFullScreen"] as? Bool == true)
    #expect(values["UIAppFonts"] as? [String] == ["leaf.ttf"])
    #expect(values["Secret"] == nil)
    #expect(values["UILaunchScreen_Generation"] == nil)
    let scenes = try #require(values["UIApplicationSceneManifest"] as? [String: Any])
    #expect(scenes["UISceneDelegateClassName"] as? String == "Tea_Time.SceneDelegate")
    #expect(
      app.remarks.sentences.contains {
        $0.hasPrefix("The app begins with the storyboard Main, which is left out")
      })
  }

  @Test func `the list is written among the assets`() throws {
    _ = try app("PRODUCT_BUNDLE_IDENTIFIER = org.example.tea;")
    _ = try fixture.port()
    let data = try Data(
      contentsOf: fixture.folder.url.appending(path: "Tea_Time-Linux/Assets/Info.plist"))
    let list = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(list["CFBundleIdentifier"] as? String == "org.example.tea")
    #expect(list["CFBundleName"] as? String == "Tea Time")
    #expect(list["NSAccentColorName"] == nil)
  }

  @Test func `a list that is damaged is told`() throws {
    try fixture.folder.write("Tea/Info.plist", "<plist")
    let app = try app("INFOPLIST_FILE = Info.plist;")
    #expect(
      app.remarks.sentences.contains {
        $0.hasSuffix("is no property list, so that its entries are left out: correct the file.")
      })
    #expect(app.information["CFBundleName"] as? String == "Tea Time")
  }

  @Test func `the smallest picture that is large enough is the icon`() throws {
    let set = "Tea/Assets.xcassets/AppIcon.appiconset"
    for name in ["s.png", "m.png", "l.png"] { try fixture.folder.write("\(set)/\(name)") }
    try fixture.folder.write(
      "\(set)/Contents.json",
      """
      {"images": [{"filename": "l.png", "size": "1024x1024", "scale": "1x"}, {"size": "20x20", "scale": "2x"},
        {"filename": "s.png", "size": "60x60", "scale": "2x"}, {"filename": "m.png", "size": "76x76", "scale": "2x"}]}
      """)
    #expect(try app("").icon.map(fixture.folder.path) == "\(set)/m.png")
    _ = try fixture.port()
    #expect(fixture.exists("Tea_Time-Linux/Assets/Icons/Tea_Time-128.png"))
  }
}

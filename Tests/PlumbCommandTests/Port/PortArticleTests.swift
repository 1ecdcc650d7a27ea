import Foundation
import Testing

@testable import PlumbCommand

/// The article about bringing an app explains every sentence of a report.
@Suite struct PortArticleTests {
  private static let article: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/PlumbUI/PlumbUI.docc/BringingAnApp.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// Expects a sentence in the article, with a word in place of the names of two things.
  private func expect(
    _ sentence: String?, _ word: String = "FILES", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = sentence?.replacing("A and B", with: word) ?? "no sentence"
    #expect(
      Self.article.contains(text), "The article does not explain: \(text)",
      sourceLocation: sourceLocation)
  }

  @Test func `kinds of files that are left out`() {
    var count = 0
    for kind in ContentKind.allCases {
      guard let entry = LeftOutSentences.sentence(about: kind, ["A", "B"]) else { continue }
      expect(entry.text)
      count += 1
    }
    #expect(count > 5)
  }

  @Test func `targets that are left out`() {
    let types = [
      "bundle.unit-test", "bundle.ui-testing", "app-extension", "application.watchapp2",
      "application.on-demand-install-capable", "tool",
    ]
    for type in types {
      expect(LeftOutSentences.sentence(aboutTargetsOf: type, ["A", "B"]), "NAMES")
    }
  }

  @Test func `entries of property lists`() {
    expect(LeftOutSentences.sentence(aboutKey: "UIMainStoryboardFile", value: "NAME")?.1)
    expect(LeftOutSentences.sentence(aboutKey: "UIBackgroundModes", value: "MODES")?.1)
    expect(LeftOutSentences.sentence(aboutKey: "LSUIElement", value: "1")?.1)
  }

  @Test func `other sentences`() {
    expect(PortSentences.missing(["A", "B"]))
    expect(PortSentences.missingPackage(of: "NAME"))
    expect(PortSentences.otherApps(["A", "B"]), "NAMES")
    expect(PortSentences.scripts(["NAME"]))
    expect(PortSentences.noProject)
    expect(PortSentences.renamed("NAME", "OTHER"))
    expect(PortSentences.entryAttribute("FILE", "ATTRIBUTE"))
    expect(PortSentences.namesakes(["A", "B"]))
    expect(PortSentences.keptCopy("FILE"))
    expect(PortSentences.putAside("FILE", "OTHER"))
    expect(PortSentences.namesake(of: "NAME", "FOLDER"))
    expect(PortSentences.propertySelector)
    expect(PortSentences.keyPath)
    expect(PortSentences.unexplained(status: 1, output: ""))
    expect(PortSentences.temporaryFiles)
    expect(PortSentences.selector)
    expect(PortSentences.attribute("ATTRIBUTE"))
    expect(PortSentences.condition(for: .iOS))
    expect(PortSentences.absentModule("NAME"))
  }
}

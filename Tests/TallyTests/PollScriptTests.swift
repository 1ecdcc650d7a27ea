import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The poll with contenders named in other scripts.
@MainActor @Suite(.serialized) struct `A poll in other scripts` {
  private nonisolated static let names: [[String]] = [
    ["قط", "سمكة ذهبية", "كلب"], ["बिल्ली", "सुनहरी मछली", "कुत्ता"], ["ねこ", "きんぎょ", "いぬ"],
    ["🐱", "🐠", "🐶"], ["חתול 🐱", "Goldfish", "कुत्ता"],
  ]

  private func options(_ names: [String], _ arguments: [String]) throws -> SceneOptions {
    var options = try Screen.options(arguments)
    options.poll.source = .known(
      Poll(
        zip(names, [(Emblem.cat, 25), (.goldfish, 9), (.dog, 16)]).enumerated().map {
          Candidate(name: $1.0, emblem: $1.1.0, tint: $0, votes: $1.1.1)
        }))
    return options
  }

  @Test(arguments: names, ["ltr", "rtl"])
  func `has every name in full on the screen`(names: [String], direction: String) throws {
    let options = try options(names, ["--layout-direction", direction])
    let poll = try HeadlessScreen(options: options, actions: [])
    let root = TreeReport.Node(poll.elements)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    for name in names {
      let texts = root.all("Text").filter { $0.label == name }
      #expect(!texts.isEmpty)
      for text in texts {
        #expect(screen.holds(text.frame.rect) && text.frame.width > 0)
      }
    }
    try show(options, "\(names[0])-\(direction)")
  }

  /// Writes an image for review into the folder named by PLUMB_PICTURES, if it is set.
  private func show(_ options: SceneOptions, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PLUMB_PICTURES"] else { return }
    var options = options
    options.scale = 2
    try HeadlessScreen(options: options, actions: [])
      .write(to: URL(filePath: folder).appending(path: "poll-\(name).png"))
  }
}

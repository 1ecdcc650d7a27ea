import BallotStorage
import Foundation
import PlumbUI
import TestSupport
import Testing

@testable import Tally

/// The chart of all votes in windows of all sizes.
@MainActor @Suite struct `The history screen` {
  nonisolated static let windows = ["390x844", "844x390", "240x600", "1280x800"]

  /// In a short run each size of type and each window are shown with each history and each language,
  /// but not all four with each other.
  @Test(arguments: DynamicTypeSize.allCases, windows)
  func `has no cut or overlapping texts`(size: DynamicTypeSize, window: String) throws {
    let eight = HistoryScene.poll(
      ["Ant", "Bee", "Chameleon", "Dog", "Elk", "Fox", "Goldfish", "Duck"])
    let scenes = [
      HistoryScene(try HistoryScene.entries(60, seconds: 6 * 86_400)),
      HistoryScene(try HistoryScene.entries(40, seconds: 600)),
      HistoryScene(try HistoryScene.entries(100, of: eight, seconds: 5 * 3_600), of: eight),
    ]
    let pairs = (0..<6).map { (scenes[$0 % 3], ["en", "ar"][$0 % 2]) }
    let number = try #require(DynamicTypeSize.allCases.firstIndex(of: size))
    let turn = try number + #require(Self.windows.firstIndex(of: window))
    for (scene, language) in TestLength.turn(turn, of: pairs) {
      let app = try scene.app([
        "--size", window, "--type-size", "\(size)", "--language", language,
      ])
      try expectReadable(app.displayList, size: SceneSize.parse(window).cgSize)
    }
  }

  /// In a short run the windows take turns with the scales.
  @Test(arguments: windows)
  func `shows every scale of time`(window: String) throws {
    let first = try #require(Self.windows.firstIndex(of: window))
    for power in stride(
      from: TestLength.isFull ? 0 : first, to: 34, by: TestLength.isFull ? 1 : 3)
    {
      let entries = try HistoryScene.entries(9, seconds: 5 * pow(2, Double(power)))
      let app = try HistoryScene(entries).app(["--size", window])
      try expectReadable(app.displayList, size: SceneSize.parse(window).cgSize)
      // The title, the button, the time, a number, a moment, and the contenders with their votes.
      #expect(app.displayList.commands.texts.count >= 5 + 6)
    }
  }

  private func expectReadable(_ list: DisplayList, size: CGSize) throws {
    let texts = list.commands.texts
    let room = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    for (index, text) in texts.enumerated() {
      #expect(!text.string.contains("…"), "\(text.string)")
      // Inside the padding of 16 points, of which aligning with pixels can take one.
      #expect(text.frame.minX >= room.minX + 15, "\(text.string)")
      #expect(text.frame.maxX <= room.maxX - 15, "\(text.string)")
      // Scrolled texts can be below the window.
      #expect(text.isClipped || room.holds(text.frame), "\(text.string)")
      for other in texts[..<index] {
        let overlap = text.frame.intersection(other.frame)
        // Parts of one line in different scripts can touch.
        let slack = text.baseline == other.baseline ? 2 : 0.5
        let isApart = overlap.isNull || overlap.width < slack || overlap.height < 0.5
        #expect(isApart, "\(text.string) and \(other.string)")
      }
    }
  }

  @Test func `runs from right to left in Arabic`() throws {
    let scene = HistoryScene(try HistoryScene.entries(60, seconds: 6 * 86_400))
    let texts = try scene.app(["--language", "ar"]).displayList.commands.texts
    let zero = try #require(texts.first { $0.string == "0" })
    #expect(zero.frame.minX > 300)
    #expect(texts.contains { $0.string.contains("تم") })
  }

  @Test func `says so when there are no votes or no times`() throws {
    func labels(_ scene: HistoryScene) throws -> [String] {
      try scene.app().elements.flattened.compactMap(\.label)
    }
    #expect(try labels(HistoryScene([])).contains("No votes yet."))
    let counted = Poll.favouritePet.withVotes(["cat": 2])
    #expect(
      try labels(HistoryScene(poll: counted, history: nil))
        .contains("The times of these votes are not known."))
  }

  @Test func `is described for screen readers`() throws {
    let votes = [("cat", 0), ("dog", 60), ("dog", 120), ("goldfish", 180)]
    let start = try Date("2026-03-09T08:30:00Z", strategy: .iso8601).timeIntervalSince1970
    let entries = votes.map { name, seconds in
      BallotEntry(
        poll: Poll.favouritePet.id, contender: name,
        time: Int64((start + Double(seconds)) * 1_000))
    }
    func value(_ arguments: [String] = []) throws -> String? {
      let elements = try HistoryScene(entries).app(arguments).elements.flattened
      let charts = elements.filter { $0.type == "AccessibilityElement" }
      #expect(charts.count == 1)
      // Neither the texts at the axes nor the texts of the legend.
      #expect(elements.filter { $0.type == "Text" }.count == 2)
      return charts.first?.value?.replacing("\u{202F}", with: " ")
    }
    let english = try value()
    #expect(
      english
        == "From Mar 9, 2026 at 8:30:00 AM to Mar 9, 2026 at 8:33:00 AM. Cat: 1 vote. "
        + "Goldfish: 1 vote. Dog: 2 votes. Dog has been in the lead since "
        + "Mar 9, 2026 at 8:32:00 AM.")
    let spanish = try #require(try value(["--language", "es"]))
    #expect(spanish.contains("Perro: 2 votos. Perro va en cabeza desde el"))
    let tie = try HistoryScene(Array(entries.prefix(2))).app().elements.flattened
    #expect(tie.contains { $0.value?.hasSuffix("It is a tie.") ?? false })
  }

  @Test func `is closed by its button and by Escape`() throws {
    var closings = 0
    struct Closable: App {
      let close: () -> Void
      init() { self.init {} }
      init(_ close: @escaping () -> Void) { self.close = close }
      var body: some Scene {
        WindowGroup("History") {
          HistoryContent(poll: .favouritePet, history: nil, close: close)
        }
      }
    }
    let options = try Screen.options().appOptions(locale: Locale(identifier: "en"))
    let app = try HeadlessApp(Closable { closings += 1 }, options: options)
    let button = try #require(app.elements.flattened.first { $0.label == "Done" })
    let point = CGPoint(x: button.frame.midX, y: button.frame.midY)
    app.send([.pointerMoved(point), .pointerDown(point, .primary), .pointerUp(point, .primary)])
    #expect(closings == 1)
    app.send([.keyDown(KeyStroke(.escape))])
    #expect(closings == 2)
  }

  @Test func `draws its lines from the first vote to the last one`() throws {
    let scene = HistoryScene(try HistoryScene.entries(60, seconds: 6 * 86_400))
    func widths(at seconds: Double, _ arguments: [String] = []) throws -> [CGFloat] {
      let options = try Screen.options(arguments).appOptions(locale: Locale(identifier: "en"))
      let app = try HeadlessApp(scene, options: options)
      app.advance(to: seconds)
      return app.displayList.commands.strokes.map(\.boundingRect.width)
    }
    let whole = try widths(at: 1)
    let half = try widths(at: 0.3)
    #expect(whole.count == 3)
    #expect(try widths(at: 0).allSatisfy { $0 < 1 })
    // As the animation eases in and out, half of the time has passed at half the width.
    for (half, whole) in zip(half, whole) { #expect(abs(half - whole / 2) < 3) }
    #expect(try widths(at: 0, ["--reduced-motion"]) == whole)
  }

  @Test func `shows the votes at the moment under the pointer`() throws {
    let scene = HistoryScene(try HistoryScene.entries(60, seconds: 6 * 86_400))
    let app = try scene.app(["--size", "844x390"])
    let before = app.displayList.commands.texts.map(\.string)
    app.send([.pointerMoved(CGPoint(x: 350, y: 200))])
    let during = app.displayList.commands.texts.map(\.string)
    #expect(during.count { $0 == "Cat" } == before.count { $0 == "Cat" } + 1)
    app.send([.pointerMoved(CGPoint(x: 2, y: 2))])
    #expect(app.displayList.commands.texts.map(\.string) == before)
  }

  @Test func `reads the entries and follows new votes`() async throws {
    let entries = try HistoryScene.entries(20, seconds: 600)
    let model = PollModel(.favouritePet, showing: entries)
    model.now = { (entries.last?.time ?? 0) + 60_000 }
    struct Following: App {
      let model: PollModel
      init() { self.init(PollModel(.favouritePet)) }
      init(_ model: PollModel) { self.model = model }
      var body: some Scene {
        WindowGroup("History") { HistoryScreen(model: model) {} }
      }
    }
    let options = try Screen.options().appOptions(locale: Locale(identifier: "en"))
    let app = try HeadlessApp(Following(model), options: options)
    func value() async throws -> String {
      // The reading is not over at once, and not late.
      try await Task.sleep(for: .milliseconds(200))
      app.finishAnimations()
      return app.elements.flattened.lazy.compactMap(\.value).joined()
    }
    let dogs = model.poll.candidates[2].votes
    #expect(try await value().contains("Dog: \(dogs) vote"))
    model.vote(for: "dog")
    app.finishAnimations()
    #expect(try await value().contains("Dog: \(dogs + 1) vote"))
  }
}

/// A text in a display list.
private struct DrawnText {
  var string: String
  var frame: CGRect
  var baseline: CGFloat
  /// Whether the text is in a clip, such as a scroll view's.
  var isClipped: Bool
}

extension [DrawCommand] {
  /// The texts, without the letters of avatars, which are scaled.
  fileprivate var texts: [DrawnText] { texts(isClipped: false) }

  private func texts(isClipped: Bool) -> [DrawnText] {
    flatMap { command -> [DrawnText] in
      switch command {
      case .text(let run, let point, _):
        let frame = CGRect(
          x: point.x, y: point.y - run.metrics.ascent, width: run.width,
          height: run.metrics.ascent + run.metrics.descent)
        return [
          DrawnText(string: run.text, frame: frame, baseline: point.y, isClipped: isClipped)
        ]
      case .clip(_, _, let content): return content.texts(isClipped: true)
      case .group(_, let content): return content.texts(isClipped: isClipped)
      default: return []
      }
    }
  }

  /// The stroked paths.
  fileprivate var strokes: [Path] {
    flatMap { command -> [Path] in
      switch command {
      case .stroke(let path, _, _): [path]
      case .clip(_, _, let content), .group(_, let content): content.strokes
      default: []
      }
    }
  }
}

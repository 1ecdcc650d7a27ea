import CountedHeap
import EngineTesting
import Foundation
import PlumbUI

/// An editor of ten megabytes of words in paragraphs, in the bundled face, drawn into pixels.
///
/// As in a window, and as those of the peers, only the pixels that a frame changes are painted.
@MainActor private final class LongText {
  /// The text as `measure.h` makes it for the peers: paragraphs of 40 of the words of the other workloads.
  static let text: String = {
    var random = SplitMix64(seed: 1)
    let letters = Array("etaoinshrdlucmfwyp".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length + 16)
    var words = 0
    while bytes.count < length {
      if words > 0 { bytes.append(UInt8(ascii: words % 40 == 0 ? "\n" : " ")) }
      for _ in 0..<(2 + random.below(9)) { bytes.append(letters[Int(random.below(18))]) }
      words += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }()
  private static let length = 10_000_000
  static let window = CGSize(width: 800, height: 600)

  private let renderer: SoftwareRenderer
  private let tree: ViewTree
  private var text = LongText.text

  init(_ services: TextServices) {
    renderer = SoftwareRenderer(rasterizer: services.rasterizer) { _, _ in }
    final class Link { weak var owner: LongText? }
    let link = Link()
    tree = ViewTree(
      root: TextEditor(
        text: Binding(
          get: { link.owner?.text ?? LongText.text }, set: { link.owner?.text = $0 })),
      textServices: services)
    link.owner = self
    show()
  }

  /// Lays out and paints a frame.
  private func show() {
    tree.layOut(in: Self.window, scale: 1)
    do { try renderer.render(tree.displayList()) } catch { print("a frame is not shown: \(error)") }
  }

  /// Performs a frame after an event.
  func send(_ event: Event) {
    tree.send(event)
    show()
  }

  /// Gives the editor the focus, with the caret in the middle of the window.
  func focus() {
    let middle = CGPoint(x: 400, y: 300)
    for event in [.pointerDown(middle, .primary), .pointerUp(middle, .primary)] as [Event] {
      send(event)
    }
  }
}

extension PlumbBench {
  /// Opens, types into and scrolls an editor of ten megabytes.
  func longText() {
    let names = [
      "open 10 MB", "heap beside 10 MB of text", "key in 10 MB", "page of 10 MB", "end of 10 MB",
    ]
    guard names.contains(where: matchesFilter), let services = Words.unusedServices() else {
      return
    }
    _ = LongText(services)
    let before = heap_bytes()
    var editor: LongText? = LongText(services)
    report(names[1], Double(heap_bytes() &- before) / ResultUnit.megabytes.size, .megabytes)
    time(
      names[0], nodes: 1, isPrepared: true, preparing: { editor = nil },
      work: { _ in editor = LongText(services) })
    let opened = editor ?? LongText(services)
    opened.focus()
    time(names[2], nodes: 1) { _ in opened.send(.textInput("x")) }
    time(names[3], nodes: 1) { _ in opened.send(.keyDown(KeyStroke(.pageDown))) }
    time(names[4], nodes: 1) {
      opened.send(.keyDown(KeyStroke($0 % 2 == 0 ? .end : .home, modifiers: .control)))
    }
  }
}

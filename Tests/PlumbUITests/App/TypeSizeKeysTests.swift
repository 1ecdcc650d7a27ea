import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// Control with plus, minus and zero.
@MainActor @Suite struct TypeSizeKeysTests {
  /// The type sizes a view finds while the given keys are pressed with Control, one a turn.
  private func sizes(
    pressing keys: [Character], from start: DynamicTypeSize = .large
  ) throws -> [DynamicTypeSize] {
    let host = RecordingHost(turns: keys.map { (before: {}, events: .control($0)) })
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = start
    let record = Record()
    try FrameLoop(root: Reader(record: record), host: host, environment: environment).run()
    return record.sizes
  }

  private final class Record {
    var sizes: [DynamicTypeSize] = []
  }

  private struct Reader: View {
    let record: Record
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      let _ = record.sizes.append(typeSize)
      Text("text")
    }
  }

  private let all = DynamicTypeSize.allCases

  @Test func `go up through all sizes and stop at the largest`() throws {
    #expect(all.count == 12)
    #expect(try sizes(pressing: Array(repeating: "+", count: 15), from: .xSmall) == all)
  }

  @Test func `go down through all sizes and stop at the smallest`() throws {
    let reached = try sizes(
      pressing: Array(repeating: "-", count: 15), from: .accessibility5)
    #expect(reached == all.reversed())
  }

  @Test func `take the equals sign, which shares its key with plus, for plus`() throws {
    #expect(try sizes(pressing: ["="]) == [.large, .xLarge])
  }

  @Test func `take the underscore, which shares its key with minus, for minus`() throws {
    #expect(try sizes(pressing: ["_"]) == [.large, .medium])
  }

  @Test func `go back with zero to the size the window began with`() throws {
    #expect(try sizes(pressing: ["+", "+", "0"]) == [.large, .xLarge, .xxLarge, .large])
    #expect(try sizes(pressing: ["-", "0"], from: .xLarge) == [.xLarge, .large, .xLarge])
    #expect(try sizes(pressing: ["0"]) == [.large])
  }

  @Test func `of one batch all count`() throws {
    let record = Record()
    let host = RecordingHost(events: .control("+") + .control("+") + .control("-"))
    try FrameLoop(root: Reader(record: record), host: host).run()
    #expect(record.sizes == [.large, .xLarge])
    #expect(host.shown.count == 2)
  }

  @Test func `do nothing without Control`() throws {
    let record = Record()
    let host = RecordingHost(events: [
      .keyDown(KeyStroke(.character("+"))),
      .keyDown(KeyStroke(.character("-"), modifiers: .option)),
    ])
    try FrameLoop(root: Reader(record: record), host: host).run()
    #expect(record.sizes == [.large])
  }
}

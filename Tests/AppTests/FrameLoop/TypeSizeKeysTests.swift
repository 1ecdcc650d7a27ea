import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Control with plus, minus and zero.
@MainActor @Suite struct TypeSizeKeysTests {
  /// Returns the type sizes of a view while the given keys are pressed with Control, one per
  /// iteration.
  private func sizes(
    pressing keys: [Character], from start: DynamicTypeSize = .large
  ) throws -> [DynamicTypeSize] {
    let platform = HeadlessPlatform()
    for key in keys { platform.then(.control(key)) }
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = start
    let record = Record()
    try platform.run(Reader(record: record), environment: environment)
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

  @Test func `increase through all sizes and stop at the largest`() throws {
    #expect(all.count == 12)
    #expect(try sizes(pressing: Array(repeating: "+", count: 15), from: .xSmall) == all)
  }

  @Test func `decrease through all sizes and stop at the smallest`() throws {
    let reached = try sizes(
      pressing: Array(repeating: "-", count: 15), from: .accessibility5)
    #expect(reached == all.reversed())
  }

  @Test func `accept the equals sign, which shares its key with plus, as plus`() throws {
    #expect(try sizes(pressing: ["="]) == [.large, .xLarge])
  }

  @Test func `accept the underscore, which shares its key with minus, as minus`() throws {
    #expect(try sizes(pressing: ["_"]) == [.large, .medium])
  }

  @Test func `restore the initial size with zero`() throws {
    #expect(try sizes(pressing: ["+", "+", "0"]) == [.large, .xLarge, .xxLarge, .large])
    #expect(try sizes(pressing: ["-", "0"], from: .xLarge) == [.xLarge, .large, .xLarge])
    #expect(try sizes(pressing: ["0"]) == [.large])
  }

  @Test func `are all handled in one batch`() throws {
    let record = Record()
    let platform = HeadlessPlatform(events: .control("+") + .control("+") + .control("-"))
    try platform.run(Reader(record: record))
    #expect(record.sizes == [.large, .xLarge])
    #expect(platform.window.frames.count == 2)
  }

  @Test func `have no effect without Control`() throws {
    let record = Record()
    let platform = HeadlessPlatform(events: [
      .keyDown(KeyStroke(.character("+"))),
      .keyDown(KeyStroke(.character("-"), modifiers: .option)),
    ])
    try platform.run(Reader(record: record))
    #expect(record.sizes == [.large])
  }
}

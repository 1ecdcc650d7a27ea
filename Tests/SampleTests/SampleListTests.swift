import Foundation
import SamplePrograms
import SwiftUI
import Testing

/// The rules for every sample program.
@MainActor @Suite struct SampleListTests {
  @Test func `names are unique, and each program has a test of its behaviour`() throws {
    #expect(Set(samplePrograms.map(\.name)).count == samplePrograms.count)
    let folder = SampleStage.package.appending(path: "Tests/SampleTests")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let tests = try files.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for program in samplePrograms {
      #expect(tests.contains("SampleStage(\"\(program.name)\")"), "\(program.name) has no test.")
    }
  }

  @Test(arguments: samplePrograms.map(\.name))
  func `a program endures every size, and clicks everywhere`(name: String) throws {
    let stage = try SampleStage(name)
    let small = CGSize(width: 60, height: 90)
    for size in [CGSize(width: 1, height: 1), small, CGSize(width: 1_400, height: 900)] {
      stage.resize(to: size)
      // A window of one point has one place to click.
      for place in size.width > 1 ? 0..<9 : 4..<5 {
        let point = CGPoint(
          x: size.width * (CGFloat(place % 3) + 0.5) / 3,
          y: size.height * (CGFloat(place / 3) + 0.5) / 3)
        stage.click(point, after: 0.05)
      }
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      stage.drag(from: middle, to: CGPoint(x: middle.x / 2, y: size.height), after: 0.05)
      stage.scroll(at: middle, by: CGSize(width: -30, height: -60), after: 0.05)
      for key in [KeyEquivalent.tab, .space, .rightArrow, .escape] { stage.type(key, after: 0.05) }
      #expect(stage.fault == nil)
    }
  }
}

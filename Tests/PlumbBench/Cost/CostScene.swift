import Foundation

/// A piece of work whose instructions and allocations `make cost` counts.
///
/// `PlumbBench --cost` prints the names, `PlumbBench --cost NAME` does the work of one: a process for each, so
/// that what one of them leaves in caches and in the heap does not change the numbers of another.
@MainActor struct CostScene {
  let name: String
  /// Does the work once, so that caches are filled, and then once more between the marks.
  let run: () -> Void

  private static var all: [CostScene] { trees + windows }

  /// Does the work of the scene with a name, or prints the names.
  static func run(named name: String?) {
    guard let name else {
      for scene in all { print(scene.name) }
      return
    }
    guard let scene = all.first(where: { $0.name == name }) else {
      FileHandle.standardError.write(Data("PlumbBench: there is no scene \"\(name)\"\n".utf8))
      exit(64)
    }
    scene.run()
  }
}

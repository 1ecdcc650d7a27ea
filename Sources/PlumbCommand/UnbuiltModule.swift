/// A module that `plumb port` builds for a program, and that is not in the build folder.
struct UnbuiltModule: Equatable {
  /// The name that files import; `nil` for the names that Foundation brings along.
  var name: String?
  /// The target of this package.
  var target: String

  var sentence: String {
    let subject = name ?? "A name that Foundation brings along on Apple's systems"
    return "\(subject) counts as missing, as it is not built here: run swift build --target "
      + "\(target), or plumb port, which builds it with the program."
  }

  /// Returns the modules that files of a program would see, in the order of their names.
  ///
  /// - Parameter names: the names that the files import.
  static func all(
    among implicit: ImplicitModules, imported names: Set<String>, in built: BuiltModules
  ) -> [UnbuiltModule] {
    let foundation = implicit.imports.filter { $0.module.hasPrefix("Apple") }
      .map { UnbuiltModule(name: nil, target: $0.module) }
    // The modules that have the name by which files import them.
    let own = ["AVFAudio", "AVFoundation", "AudioToolbox", "UserNotifications"]
      .map { (name: $0, module: $0) }
    let imported = (implicit.aliases + own).filter { names.contains($0.name) }
      .sorted { $0.name < $1.name }.map { UnbuiltModule(name: $0.name, target: $0.module) }
    return (imported + foundation).filter { !built.has($0.target) }
  }
}

import Foundation

/// The arguments of the compiler for a shared library with a module.
///
/// They are SwiftPM's own, so that the modules of the build folder fit, without arguments that only
/// SwiftPM uses. The module is compiled in batches, whatever the package says, so that a change
/// compiles only the files that it concerns.
struct LibraryArguments {
  /// The command with which SwiftPM compiles the module.
  var module: BuildDescription.Command
  /// The source files, instead of the files that SwiftPM has found.
  var sources: [String]
  /// Object files of modules that are not part of the program that loads the library.
  var objects: [String]
  /// The file of the paths of outputs, which belongs to this build alone.
  var outputFileMap: String
  var library: String
  /// The compiler plug-in of plumb-ui under another name, with which it expands previews; `nil` for the package's own.
  var plugIn: String?

  /// The end of the argument with the path of the plug-in.
  static let plugInMark = "#PlumbMacros"

  /// Arguments without a value, or with the number of values, that are left out.
  private static let omitted = [
    "-emit-module": 0, "-emit-dependencies": 0, "-parseable-output": 0, "-c": 0,
    "-serialize-diagnostics": 0, "-g": 0, "-warnings-as-errors": 0, "-emit-module-path": 1,
    "-index-store-path": 1, "-output-file-map": 1, "-emit-objc-header": 0,
    "-emit-objc-header-path": 1, "-wmo": 0, "-whole-module-optimization": 0, "-num-threads": 1,
    "-disable-batch-mode": 0,
  ]
  /// Arguments whose value may look like another argument.
  private static let pairs: Set = ["-Xfrontend", "-Xcc", "-Xlinker", "-Xllvm"]

  /// The whole command line, of which the first part is the compiler.
  var commandLine: [String] {
    var line: [String] = []
    var rest = module.arguments[...]
    while let argument = rest.popFirst() {
      if Self.pairs.contains(argument), let value = rest.popFirst() {
        if let plugIn, value.hasSuffix(Self.plugInMark) {
          line += [argument, plugIn + Self.plugInMark]
        } else {
          line += [argument, value]
        }
      } else if let count = Self.omitted[argument] {
        rest = rest.dropFirst(count)
      } else if !argument.hasPrefix("@"), !argument.hasSuffix(".swift") {
        line.append(argument)
      }
    }
    return line + [
      "-emit-library", "-o", library, "-output-file-map", outputFileMap, "-use-ld=lld",
      "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ] + sources + objects
  }
}

import Foundation
import PlumbFiles

/// A program that has all modules of another program but those that its library has, and that loads the library.
struct HostProgram {
  /// The program's file. It has the name of the watched program, after which its settings are named.
  let file: URL
  /// The object files.
  let objects: [String]
  /// The command line that links the program.
  let arguments: [String]

  /// - Parameters:
  ///   - host: the command that links the program of plumb-ui which loads libraries.
  ///   - executable: the command that links the watched program.
  ///   - objects: the object files of that program besides those of the host and of the library.
  init(
    linking host: BuildDescription.Command, for executable: BuildDescription.Command,
    with objects: [String], file: URL
  ) {
    self.file = file
    self.objects = host.inputs.filter { $0.hasSuffix(".o") } + objects
    let list = file.appendingPathExtension("objects")
    var arguments = executable.arguments
    for (index, argument) in arguments.enumerated() {
      if argument == "-o", arguments.indices.contains(index + 1) {
        arguments[index + 1] = file.path
      } else if argument.hasPrefix("@") {
        arguments[index] = "@\(list.path)"
      } else if argument.hasPrefix("main="), let function = host.mainFunction {
        arguments[index] = "main=\(function)"
      }
    }
    self.arguments = arguments + ["-use-ld=lld", "-Xlinker", "--export-dynamic"]
  }

  /// Links the program, if an object file is newer or the command has changed. Returns whether it was linked.
  func link() throws -> Bool {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try addNeighbours()
    let list = Data(objects.map { "'\($0)'\n" }.joined().utf8)
    let command = Data(arguments.joined(separator: "\n").utf8)
    let listFile = file.appendingPathExtension("objects")
    let commandFile = file.appendingPathExtension("command")
    if (try? RegularFile.data(of: listFile)) == list,
      (try? RegularFile.data(of: commandFile)) == command, isNewest
    {
      return false
    }
    try list.write(to: listFile, options: .atomic)
    let run = try CommandRun(arguments, log: file.appendingPathExtension("log"))
    guard run.status == 0 else {
      throw WatchedPackage.Failure(
        description: "The program for changes cannot be linked: \(run.output.suffix(400))")
    }
    try command.write(to: commandFile, options: .atomic)
    return true
  }

  /// Whether the program is newer than all object files.
  private var isNewest: Bool {
    guard let date = Self.date(of: file.path) else { return false }
    return objects.allSatisfy { object in Self.date(of: object).map { $0 < date } ?? false }
  }

  private static func date(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Links to the files that a program finds beside itself: resources, libraries, and the list by which the engine
  /// finds its fonts.
  private func addNeighbours() throws {
    let folder = file.deletingLastPathComponent()
    let build = folder.deletingLastPathComponent()
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: build.path)
    for name in names
    where name.hasSuffix(".resources") || name.hasSuffix(".so") || name == "PlumbPlatform.build" {
      let link = folder.appending(path: name).path
      if (try? files.destinationOfSymbolicLink(atPath: link)) == nil {
        try files.createSymbolicLink(atPath: link, withDestinationPath: "../\(name)")
      }
    }
  }
}

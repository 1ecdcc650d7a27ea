import Foundation
import PlumbFiles
import PreviewMessages

/// Runs a program, and shows every saved change of its package in the windows that are open.
struct WatchLoop {
  private let package: WatchedPackage
  private let name: String
  private let program: WatchedProgram
  private var product: WatchedProduct
  private var builds: ModuleLibrary
  /// The latest library; `nil` if there is none yet.
  private var library: URL?
  /// The changes that have not been built without errors.
  private var changes: Set<String> = []
  /// Whether the program cannot show the next library, because something besides the library has changed.
  private var needsStart = true

  /// Builds the program until that succeeds, unless the debug build is used as it is.
  ///
  /// - Parameters:
  ///   - root: the folder with `Package.swift`.
  ///   - name: the name of the product.
  ///   - arguments: the arguments of the program.
  ///   - scratch: the folder of the build; `nil` for the one in the package.
  ///   - skipsBuild: whether the debug build is used as it is, until something besides the program's own target
  ///     changes.
  /// - Throws: an error if the program cannot be watched.
  init(
    root: URL, product name: String, arguments: [String], scratch: URL? = nil,
    skipsBuild: Bool = false
  ) throws {
    let package = WatchedPackage(root: root, scratch: scratch)
    if !skipsBuild {
      try FirstBuild(root: package.root, scratch: package.scratch).run {
        try package.build(WatchedPackage.hostProduct) && package.build(name)
      }
    }
    let product = try WatchedProduct(named: name, of: package, in: package.description())
    _ = try product.host.link()
    builds = ModuleLibrary(
      product.module, objects: product.objects,
      scratch: package.runFolder.appending(path: "\(name).build"), name: "program")
    program = WatchedProgram(arguments: arguments, folder: builds.scratch)
    self.package = package
    self.name = name
    self.product = product
  }

  /// Runs until the program ends without an error.
  mutating func run() throws {
    var watch = try FolderWatch(product.folders, flat: [package.root])
    var folders = product.folders
    var files = SourceSnapshot(watchedFiles)
    update(after: [])
    while true {
      if try hasEnded() { return }
      _ = watch.wait(-1, orReading: program.endDescriptor)
      let now = SourceSnapshot(watchedFiles)
      let latest = now.changes(since: files)
      files = now
      if latest.isEmpty { continue }
      update(after: latest)
      if folders != product.folders {
        folders = product.folders
        watch = try FolderWatch(folders, flat: [package.root])
        files = SourceSnapshot(watchedFiles)
      }
    }
  }

  /// The paths of the manifest, the sources and the resources, without files that editors write for themselves.
  private var watchedFiles: [String] {
    let below = product.folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: folder.path) ?? [])
        .filter { !$0.hasPrefix(".") && !$0.contains("/.") && !$0.hasSuffix("~") }
        .map { folder.appending(path: $0).path }
    }
    return [package.manifest.path] + below
  }

  // MARK: The end of the program

  /// Returns whether the program has ended and does not start again.
  private mutating func hasEnded() throws -> Bool {
    guard let end = program.takeEnd() else { return false }
    switch end {
    case .exited(code: 0): return true
    case .exited(let code):
      Self.say("\(name) ended with \(code); it starts again after the next change.")
      needsStart = true
    case .crashed(let signal):
      Self.say(
        "\(name) crashed with signal \(signal) (\(String(cString: strsignal(signal))));"
          + " it starts again after the next change.")
      needsStart = true
    case .restarts:
      if let library { try start(library) }
    }
    return false
  }

  private mutating func start(_ library: URL) throws {
    program.stop()
    _ = program.takeEnd()
    try program.start(library, of: product)
    needsStart = false
  }

  // MARK: Changes

  /// Builds what has changed, and has the program show it, or the errors.
  private mutating func update(after latest: Set<String>) {
    let start = ContinuousClock.now
    changes.formUnion(latest)
    do {
      let sources = Set(builds.sources)
      let own = changes.filter { sources.contains($0) || isRemovedSource($0) }
      let hasChanged = try own == changes || rebuild()
      let library = try hasChanged || !own.isEmpty ? builds.build() : nil
      changes = []
      guard let library else { return send(.failed([])) }
      self.library = library
      Self.say("Built in \(ContinuousClock.now - start).")
      if needsStart || !program.isRunning {
        try self.start(library)
      } else {
        send(.load(library: library.path, symbols: []))
      }
    } catch let error as ModuleLibrary.CompilerErrors {
      show(error.problems)
    } catch {
      // The next change may mend it.
      show([PreviewProblem(file: "", line: 0, message: "\(FileProblem(error) ?? error)")])
    }
  }

  private func show(_ problems: [PreviewProblem]) {
    for problem in problems { Self.say("\(problem)") }
    send(.failed(problems))
  }

  /// Sends a message, unless the program is ending.
  private func send(_ message: PreviewMessage) { try? program.send(message) }

  /// Whether a path is that of a source of the main module which is gone.
  private func isRemovedSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !FileManager.default.fileExists(atPath: path)
      && builds.sourceFolders.contains { path.hasPrefix("\($0.path)/") }
  }

  /// Has SwiftPM build the package. Returns whether the library has changed.
  private mutating func rebuild() throws -> Bool {
    let resources = package.resources
    let objects = SourceSnapshot(product.objects)
    try package.rebuild(name, sources: product.sources + changes)
    let isManifest = changes.contains(package.manifest.path)
    if isManifest { try package.rebuild(WatchedPackage.hostProduct, sources: []) }
    let old = product
    product = try WatchedProduct(named: name, of: package, in: package.description())
    if try product.host.link() || isManifest || package.resources != resources {
      needsStart = true
    }
    if old.module != product.module || old.objects != product.objects {
      builds.update(product.module, objects: product.objects)
      return true
    }
    return needsStart || SourceSnapshot(product.objects) != objects
  }

  private static func say(_ sentence: String) { StandardStream.warn(sentence) }
}

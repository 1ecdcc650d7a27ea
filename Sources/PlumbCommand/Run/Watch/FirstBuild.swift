import Foundation
import PlumbFiles

/// The first build of a package whose changes are shown: as long as it fails, it is done again after each change.
struct FirstBuild {
  /// The folder with `Package.swift`.
  let root: URL
  /// The folder of the build, whose files are no changes.
  let scratch: URL

  /// Builds until that succeeds.
  ///
  /// - Parameter build: prints the errors and returns whether there are none. Errors of files that cannot be read are
  ///   printed, too.
  /// - Throws: another error of the build, or if changes cannot be watched.
  func run(_ build: () throws -> Bool) throws {
    let watch = try FolderWatch([root])
    while true {
      // Files that are saved during a build are built next.
      let files = SourceSnapshot(self.files)
      do {
        if try build() { return }
      } catch let problem as FileProblem {
        StandardStream.warn("\(problem)")
      } catch let error as PackageManifest.InvalidFile {
        StandardStream.warn("\(error)")
      }
      StandardStream.warn(
        "The package in \(root.path) does not build; see the errors above. It is built again after"
          + " the next change of its files.")
      while SourceSnapshot(self.files) == files { _ = watch.wait(-1) }
    }
  }

  /// The paths of the files that a person writes.
  private var files: [String] {
    (FileManager.default.subpaths(atPath: root.path) ?? [])
      .filter {
        !$0.hasPrefix(".") && !$0.contains("/.") && !$0.hasSuffix("~") && $0 != "Package.resolved"
      }
      .map { root.appending(path: $0).path }
      .filter { !$0.hasPrefix("\(scratch.path)/") }
  }
}

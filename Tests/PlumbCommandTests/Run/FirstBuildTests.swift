import Foundation
import PlumbFiles
import Testing

@testable import PlumbCommand

/// The first build of a package whose changes are shown.
@Suite struct FirstBuildTests {
  private let folder: TemporaryFolder
  private let build: FirstBuild

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Package.swift")
    try folder.write("Sources/App/A.swift", "1")
    build = FirstBuild(root: folder.url, scratch: folder.url.appending(path: "Products"))
  }

  @Test(arguments: ["Sources/App/A.swift", "Sources/New/B.swift", "Package.swift"])
  func `a build that fails is done again after a change`(file: String) throws {
    var builds = 0
    try build.run {
      builds += 1
      // Saved during the build, so that nothing is left to wait for.
      if builds < 3 {
        try folder.write(file, "changed \(builds) \(String(repeating: "x", count: builds))")
      }
      return builds == 3
    }
    #expect(builds == 3)
  }

  @Test func `a file that cannot be read is told of, and read again after a change`() throws {
    var builds = 0
    let errors: [any Error] = [
      PackageManifest.InvalidFile(description: "Package.swift cannot be read."),
      FileProblem(reading: folder.url, .notRegular),
    ]
    try build.run {
      builds += 1
      guard builds <= errors.count else { return true }
      try folder.write("Package.swift", String(repeating: "x", count: builds))
      throw errors[builds - 1]
    }
    #expect(builds == 3)
  }

  @Test func `a change that comes later ends the wait`() throws {
    var builds = 0
    let source = folder.url.appending(path: "Sources/App/A.swift").path
    let hidden = folder.url.appending(path: ".new").path
    try build.run {
      builds += 1
      // Files of the build itself are no changes. The saved one takes the place of the other at once.
      if builds == 1 {
        for name in ["Products/a.o", ".build/a.o", "Package.resolved", "Sources/App/A.swift~"] {
          try folder.write(name)
        }
        let later = Process()
        later.executableURL = URL(filePath: "/bin/sh")
        later.arguments = [
          "-c", "sleep 0.3; echo 22 >\"$1\" && mv \"$1\" \"$2\"", "sh", hidden, source,
        ]
        try later.run()
        return false
      }
      return try String(contentsOfFile: source, encoding: .utf8) == "22\n"
    }
    #expect(builds == 2)
  }

  @Test func `a build that succeeds is done once`() throws {
    var builds = 0
    try build.run {
      builds += 1
      return true
    }
    #expect(builds == 1)
  }
}

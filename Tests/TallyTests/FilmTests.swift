import ArgumentParser
import Foundation
import PlumbUI
import Testing

@testable import Tally

/// Films of the poll, and the options that describe them.
@MainActor @Suite struct `A film of the poll` {
  /// Runs a test in a temporary folder.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tally-film-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func film(_ arguments: [String]) throws -> Film {
    let options = try Screen.options(["--votes", "Cat=5,Goldfish=5,Dog=5", "--scale", "0.5"])
    let screen = try HeadlessScreen(options: options, actions: [.tap(label: "Dog")])
    return Film(
      app: screen.app, frames: try AnimationOptions.parse(["--animate"] + arguments).frames)
  }

  private let short = ["--fps", "10", "--duration", "0.5"]
  private let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  @Test func `has the same bytes in every run`() throws {
    try inFolder { folder in
      let files = ["one.png", "two.png"].map { folder.appendingPathComponent($0) }
      for file in files { try film(short).write(to: file.path) }
      let contents = try files.map { try Data(contentsOf: $0) }
      #expect(contents[0] == contents[1])
      #expect([UInt8](contents[0].prefix(8)) == signature)
      // The chunk that marks a PNG file as an animation precedes the first image.
      let control = try #require(contents[0].range(of: Data("acTL".utf8)))
      let picture = try #require(contents[0].range(of: Data("IDAT".utf8)))
      #expect(control.lowerBound < picture.lowerBound)
      // Six frames, from 0 to 0.5 seconds in tenths; the number follows the name.
      #expect([UInt8](contents[0][control.upperBound..<control.upperBound + 4]) == [0, 0, 0, 6])
    }
  }

  @Test func `is written through a symbolic link`() throws {
    try inFolder { folder in
      let (file, link) = (folder.appendingPathComponent("one"), folder.path + "/link.png")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: file.lastPathComponent)
      try film(short).write(to: link)
      #expect([UInt8](try Data(contentsOf: file).prefix(8)) == signature)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "one")
    }
  }

  @Test func `is rejected with one message and code 1 where it cannot be written`() throws {
    try inFolder { folder in
      let path = folder.path + "/none/film.png"
      let error = try #require(throws: (any Error).self) { try film(short).write(to: path) }
      #expect(
        Options.message(for: error) == "The image cannot be written to \(path): "
          + "No such file or directory; choose another path.")
      #expect(Options.exitCode(for: error).rawValue == 1)
    }
  }

  @Test func `is rejected with a reason where its folder cannot be made`() throws {
    try inFolder { folder in
      try Data().write(to: folder.appendingPathComponent("file"))
      let path = folder.path + "/file/frames"
      let error = try #require(throws: (any Error).self) { try film(short).write(to: path) }
      // Foundation's own words are the number 512.
      #expect(
        Options.message(for: error)
          == "The folder \(path) cannot be made: Not a directory; choose another path.")
    }
  }

  @Test func `is written as numbered files to a folder`() throws {
    try inFolder { folder in
      let frames = folder.appendingPathComponent("frames")
      try film(short).write(to: frames.path)
      let names = try FileManager.default.contentsOfDirectory(atPath: frames.path).sorted()
      #expect(names == (0...5).map { "frame-\($0).png" })
      let pictures = try names.map {
        try Data(contentsOf: frames.appendingPathComponent($0))
      }
      #expect(pictures.allSatisfy { [UInt8]($0.prefix(8)) == signature })
      // Animations run, so all frames are different.
      #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
    }
  }

  @Test func `has file numbers of equal width, so that files sort by time`() throws {
    try inFolder { folder in
      try film(["--fps", "20", "--duration", "0.5"]).write(to: folder.path)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names.count == 11)
      #expect(names.first == "frame-00.png" && names.last == "frame-10.png")
    }
  }

  @Test func `has frames from the click to the end of its duration`() throws {
    let animation = try AnimationOptions.parse(["--fps", "4", "--duration", "1"])
    #expect(animation.frames.times == [0, 0.25, 0.5, 0.75, 1])
    #expect(try AnimationOptions.parse([]).frames.times.count == 31)
  }

  @Test(arguments: ["0", "-1", "121", "1.5", "", "x", "nan", "1e1", "99999999999999999999"])
  func `rejects an invalid rate with one message`(text: String) throws {
    let error = try #require(throws: BadValue.self) { try FrameTimes.rate(text) }
    #expect(!error.description.isEmpty && !error.description.contains("\n"))
  }

  @Test(arguments: ["0", "-1", "61", "", "x", "nan", "inf", "1e1", "0x1"])
  func `rejects an invalid duration with one message`(text: String) throws {
    let error = try #require(throws: BadValue.self) { try FrameTimes.duration(text) }
    #expect(!error.description.isEmpty && !error.description.contains("\n"))
  }

  @Test(arguments: ["-0.1", "3601", "", "x", "nan", "inf", "1e1", "0x1"])
  func `rejects an invalid time with one message`(text: String) throws {
    let error = try #require(throws: BadValue.self) { try OptionValue.seconds(text) }
    #expect(!error.description.isEmpty && !error.description.contains("\n"))
  }

  @Test func `accepts valid values`() throws {
    #expect(try FrameTimes.rate("1") == 1)
    #expect(try FrameTimes.rate("120") == 120)
    #expect(try FrameTimes.duration("0.25") == 0.25)
    #expect(try FrameTimes.duration("60") == 60)
    #expect(try OptionValue.seconds("0") == 0)
    #expect(try OptionValue.seconds("3600") == 3_600)
  }

  @Test(arguments: [
    ["render", "out.png", "--animate", "--fps", "0"],
    ["render", "out.png", "--animate", "--duration", "-1"],
    ["render", "out.png", "--at", "-1"], ["tree", "--at", "soon"], ["tree", "--at"],
    ["tree", "--animate"],
  ])
  func `is rejected on the command line with one line and code 64`(arguments: [String]) throws {
    let error = try #require(throws: (any Error).self) { try Options.parseAsRoot(arguments) }
    let message = Options.message(for: error)
    #expect(Options.exitCode(for: error).rawValue == 64)
    #expect(!message.isEmpty && !message.contains("\n"))
  }
}

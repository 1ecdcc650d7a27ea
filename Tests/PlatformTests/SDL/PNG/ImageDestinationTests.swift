import CoreFoundation
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The destinations of images: a path may belong to a file, a link, a pipe or a device.
@Suite final class ImageDestinationTests {
  private let folder: URL
  private let canvas = PixelCanvas(width: 3, height: 2)

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "ImageDestinationTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func url(_ name: String) -> URL { folder.appending(path: name) }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(name).path, withDestinationPath: target)
  }

  private func kind(of path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  private func mode(of name: String) -> mode_t {
    var status = stat()
    return lstat(url(name).path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Returns the bytes that can be read from a descriptor now.
  private func received(from descriptor: Int32) -> Data {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    return Data(bytes.prefix(max(count, 0)))
  }

  @Test func `a symbolic link is followed and kept`() throws {
    try Data("old".utf8).write(to: url("file.png"))
    try link("near.png", to: "file.png")
    try link("far.png", to: url("near.png").path)
    try PNGFile.write(canvas, to: url("far.png"))
    #expect(try PNGFile.decode(Data(contentsOf: url("file.png"))) == canvas)
    #expect(["near.png", "far.png"].allSatisfy { kind(of: url($0).path) == S_IFLNK })
    #expect(try names == ["far.png", "file.png", "near.png"])
  }

  @Test func `a link to a missing file creates the file`() throws {
    try FileManager.default.createDirectory(
      at: url("deep"), withIntermediateDirectories: false)
    try link("link.png", to: "deep/file.png")
    try PNGFile.write(canvas, to: url("link.png"))
    #expect(try PNGFile.decode(Data(contentsOf: url("deep/file.png"))) == canvas)
    #expect(kind(of: url("link.png").path) == S_IFLNK)
  }

  @Test func `circular links are rejected`() throws {
    try link("a.png", to: "b.png")
    try link("b.png", to: "a.png")
    let error = #expect(throws: SDLError.self) {
      try PNGFile.write(canvas, to: url("a.png"))
    }
    #expect(error?.description.contains("Too many levels of symbolic links") == true)
    #expect(try names == ["a.png", "b.png"])
  }

  @Test func `a file keeps its permissions`() throws {
    try Data("old".utf8).write(to: url("file.png"))
    for permissions: mode_t in [0o640, 0o604, 0o600] {
      #expect(chmod(url("file.png").path, permissions) == 0)
      try PNGFile.write(canvas, to: url("file.png"))
      #expect(mode(of: "file.png") == permissions)
    }
    #expect(try PNGFile.decode(Data(contentsOf: url("file.png"))) == canvas)
  }

  @Test func `a new file has default permissions`() throws {
    let other = open(url("other").path, O_WRONLY | O_CREAT, 0o666)
    close(other)
    try PNGFile.write(canvas, to: url("file.png"))
    #expect(mode(of: "file.png") == mode(of: "other"))
  }

  /// A reader that opened the file before the write sees the complete old file.
  @Test func `a file is replaced and not written over`() throws {
    try Data("old".utf8).write(to: url("file.png"))
    let reader = open(url("file.png").path, O_RDONLY)
    defer { close(reader) }
    try PNGFile.write(canvas, to: url("file.png"))
    #expect(received(from: reader) == Data("old".utf8))
    #expect(try names == ["file.png"])
  }

  @Test func `a pipe is written to and kept`() throws {
    let path = url("pipe").path
    #expect(mkfifo(path, 0o600) == 0)
    try link("link.png", to: "pipe")
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    for name in ["pipe", "link.png"] {
      try PNGFile.write(canvas, to: url(name))
      #expect(try PNGFile.decode(received(from: reader)) == canvas)
    }
    #expect(kind(of: path) == S_IFIFO)
    #expect(try names == ["link.png", "pipe"])
  }

  @Test func `an open file descriptor is written to`() throws {
    try Data("head".utf8).write(to: url("file"))
    let file = open(url("file").path, O_WRONLY | O_APPEND)
    defer { close(file) }
    try link("link.png", to: "/dev/fd/\(file)")
    try PNGFile.write(canvas, to: url("link.png"))
    let data = try Data(contentsOf: url("file"))
    #expect(data.prefix(4) == Data("head".utf8))
    #expect(try PNGFile.decode(data.dropFirst(4)) == canvas)
  }

  @Test func `a pipe without a reader is rejected with a message`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let error = #expect(throws: SDLError.self) {
      try PNGFile.write(canvas, to: URL(filePath: "/dev/fd/\(ends[1])"))
    }
    #expect(error?.description.contains("Broken pipe") == true)
  }

  @Test func `a folder is rejected with a message, and no file is left`() throws {
    try FileManager.default.createDirectory(
      at: url("deep"), withIntermediateDirectories: false)
    try link("link.png", to: "deep")
    for name in ["deep", "link.png"] {
      let error = #expect(throws: SDLError.self) { try PNGFile.write(canvas, to: url(name)) }
      #expect(
        error?.description == "The image cannot be written to \(url(name).path): "
          + "Is a directory; choose another path.")
    }
    #expect(try names == ["deep", "link.png"])
  }

  @Test func `a full device is rejected with a message, and kept`() throws {
    // Root may replace the files of /dev, so a defect could damage the device.
    var path = "/dev/full"
    if geteuid() == 0 {
      path = url("full").path
      guard mknod(path, S_IFCHR | 0o666, dev_t(1 << 8 | 7)) == 0 else { return }
    }
    let error = #expect(throws: SDLError.self) {
      try PNGFile.write(canvas, to: URL(filePath: path))
    }
    #expect(
      error?.description == "The image cannot be written to \(path): "
        + "No space left on device; choose another path.")
    #expect(kind(of: path) == S_IFCHR)
  }
}

import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Image files: their selection, and errors for files that cannot be read.
@Suite final class ImageAssetLibraryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pictures-\(UUID().uuidString)")
  private var warnings: [String] = []

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Does not retain its referent.
  private struct Reference {
    weak var object: Bitmap?
  }

  private func write(_ path: String, _ data: Data) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Writes an opaque grey image with the width given by its name.
  private func write(_ path: String, width: Int) throws {
    let canvas = PixelCanvas(width: width, height: 2)
    for index in 0..<2 * width { canvas.pixels[index] = 0xFF80_8080 }
    try write(path, PNGFile.encode(canvas))
  }

  private func library(
    _ environment: [String: String] = [:], limit: Int = 1 << 20
  ) -> ImageAssetLibrary {
    var folders = AssetCatalogs()
    folders.assets.environment =
      environment.isEmpty ? ["PLUMB_ASSETS": folder.path] : environment
    folders.assets.executable = folder.appending(path: "bin/hello")
    return ImageAssetLibrary(folders: folders, limit: limit)
  }

  private func find(
    _ library: ImageAssetLibrary, _ name: String, scale: CGFloat = 1, isDark: Bool = false
  ) -> ImageAsset? {
    var image: ImageAsset?
    warnings += RuntimeWarning.collect {
      image = library.image(named: ImageAssetName(name: name), scale: scale, isDark: isDark)
    }
    return image
  }

  @Test(arguments: [(1, 10), (1.5, 20), (2, 20), (2.5, 30), (4, 30)] as [(CGFloat, Int)])
  func `the file with the least sufficient scale is chosen`(scale: CGFloat, width: Int) throws {
    try write("Images/cat.png", width: 10)
    try write("Images/cat@2x.png", width: 20)
    try write("Images/cat@3x.png", width: 30)
    let picture = try #require(find(library(), "cat", scale: scale))
    #expect(picture.bitmap.width == width)
    #expect(picture.size.width == 10)
    #expect(warnings.isEmpty)
  }

  @Test func `the same file is the same image, and read once`() throws {
    try write("Images/cat.png", width: 10)
    let library = library()
    let first = try #require(find(library, "cat"))
    try write("Images/cat.png", Data())
    let second = try #require(find(library, "cat", scale: 2, isDark: true))
    #expect(first.bitmap === second.bitmap)
  }

  @Test func `images in use stay cached, others may be evicted`() throws {
    try write("Images/a.png", width: 10)
    try write("Images/b.png", width: 12)
    let library = library(limit: 30)
    let shown = try #require(find(library, "a"))
    let hidden = Reference(object: find(library, "b")?.bitmap)
    #expect(hidden.object != nil)
    _ = find(library, "a")
    #expect(find(library, "a")?.bitmap === shown.bitmap)
    try write("Images/c.png", width: 14)
    _ = find(library, "c")
    #expect(hidden.object == nil)
  }

  @Test func `an asset set assigns files to variants`() throws {
    let list = """
      {"images": [
        {"filename": "one.png", "idiom": "universal", "scale": "1x"},
        {"filename": "two.png", "idiom": "universal", "scale": "2x"},
        {"filename": "night.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "3x"}
      ], "info": {"author": "xcode", "version": 1}}
      """
    let set = "Images/Media.xcassets/cat.imageset"
    try write("\(set)/Contents.json", Data(list.utf8))
    try write("\(set)/one.png", width: 10)
    try write("\(set)/two.png", width: 20)
    try write("\(set)/night.png", width: 22)
    let library = library()
    #expect(find(library, "cat")?.bitmap.width == 10)
    #expect(find(library, "cat", scale: 3)?.bitmap.width == 20)
    #expect(find(library, "cat", isDark: true)?.bitmap.width == 22)
  }

  @Test func `sets are found in the groups of a catalogue`() throws {
    try write("Images/Media.xcassets/Animals/Small/cat.imageset/cat.png", width: 10)
    #expect(find(library(), "cat")?.bitmap.width == 10)
    #expect(find(library(), "Animals/Small/cat")?.bitmap.width == 10)
    // A group that is no namespace is not part of the name.
    #expect(find(library(), "Animals/cat")?.bitmap.width == 10)
    #expect(find(library(), "Small/cat")?.bitmap.width == 10)
    for name in ["Small/Animals/cat", "Animals/Animals/cat", "Other/cat"] {
      #expect(find(library(), name) == nil)
    }
  }

  @Test func `an asset set without a contents file uses the names of its files`() throws {
    try write("Images/cat.imageset/c.png", width: 10)
    try write("Images/cat.imageset/c@2x.png", width: 20)
    #expect(find(library(), "cat", scale: 2)?.bitmap.width == 20)
  }

  @Test func `images are found in bundles, beside the program and in data folders`() throws {
    let data = ["XDG_DATA_DIRS": folder.appending(path: "data").path]
    try write("Some.bundle/Images/a.png", width: 10)
    try write("data/hello/Images/b.png", width: 11)
    try write("Assets/Images/c.png", width: 12)
    try write("bin/hello_Hello.resources/d.png", width: 13)
    try write("share/hello/Images/e.png", width: 14)
    let library = library(data)
    let bundled = ImageAssetName(
      name: "a", bundleFolders: [folder.appending(path: "Some.bundle")])
    #expect(library.image(named: bundled, scale: 1, isDark: false)?.bitmap.width == 10)
    #expect(find(library, "a") == nil)
    #expect(["b", "c", "d", "e"].map { find(library, $0)?.bitmap.width } == [11, 12, 13, 14])
  }

  @Test(arguments: ["../secret", "/secret", "a//b", "", ".", "a/../../secret"])
  func `a name cannot lead out of the folder`(name: String) throws {
    try write("secret.png", width: 10)
    #expect(find(library(), name) == nil)
  }

  @Test func `a missing image is reported once`() {
    let library = library()
    for scale in 1...3 { #expect(find(library, "cat", scale: CGFloat(scale)) == nil) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("There is no image named \"cat\"; ") == true)
  }

  @Test func `a damaged image is reported once, with the reason`() throws {
    try write("Images/cat.png", Data("no picture".utf8))
    let library = library()
    for scale in 1...3 { #expect(find(library, "cat", scale: CGFloat(scale)) == nil) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("The data is not a readable PNG image") == true)
  }

  private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8))

  @Test(arguments: [
    "Images/Media.xcassets/cat.imageset/cat.jpg", "Images/cat.jpg", "Images/cat.JPEG",
  ])
  func `a JPEG file is reported once, with its path and the reason`(path: String) throws {
    try write(path, Self.jpeg)
    let library = library()
    for scale in 1...3 { #expect(find(library, "cat", scale: CGFloat(scale)) == nil) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(folder.appending(path: path).path) == true)
    #expect(warnings.first?.contains("JPEG") == true)
  }

  @Test func `a JPEG file that a set lists is reported, and one beside a PNG file is not used`()
    throws
  {
    let list = #"{"images": [{"filename": "a.jpg", "idiom": "universal"}]}"#
    try write("Images/Media.xcassets/cat.imageset/Contents.json", Data(list.utf8))
    try write("Images/Media.xcassets/cat.imageset/a.jpg", Self.jpeg)
    try write("Images/dog.jpg", Self.jpeg)
    try write("Images/dog.png", width: 10)
    let library = library()
    #expect(find(library, "cat") == nil)
    #expect(warnings.count == 1 && warnings.first?.contains("JPEG") == true)
    #expect(find(library, "dog")?.bitmap.width == 10)
    #expect(warnings.count == 1)
  }

  /// A header of 11 586 by 11 586 pixels, the first square above the limit, in a file that could hold as many.
  @Test func `an image beyond the limit is rejected before memory is allocated`() throws {
    var data = try PNGFile.encode(PixelCanvas(width: 1, height: 1))
    data.replaceSubrange(16..<24, with: [0, 0, 0x2D, 0x42, 0, 0, 0x2D, 0x42])
    let checksum = CRC32(data[12..<29]).value
    data.replaceSubrange(29..<33, with: withUnsafeBytes(of: checksum.bigEndian, Array.init))
    data.append(Data(repeating: 0, count: 20_000))
    try write("Images/cat.png", data)
    #expect(find(library(), "cat") == nil)
    #expect(warnings.first?.contains("11586x11586 pixels, which are more than 134217728") == true)
  }

  @Test func `damaged files of all kinds give an image or a message`() throws {
    let canvas = PixelCanvas(width: 40, height: 30)
    for index in 0..<1_200 { canvas.pixels[index] = 0xFF00_0000 | UInt32(index * 977) & 0xFFFFFF }
    let good = try PNGFile.encode(canvas)
    var random = PaintRandom(seed: 31)
    let library = library()
    for round in 0..<(TestLength.isFull ? 1_000 : 300) {
      var data = good
      for _ in 0...random.whole(0, 4) {
        data[random.whole(0, data.count - 1)] = UInt8(random.whole(0, 255))
      }
      if random.whole(0, 3) == 0 { data = data.prefix(random.whole(0, data.count)) }
      try write("Images/\(round).png", data)
      let previousCount = warnings.count
      let picture = find(library, "\(round)")
      #expect((picture == nil) == (warnings.count == previousCount + 1))
      if let picture {
        #expect(picture.bitmap.width * picture.bitmap.height <= PNGFile.largestImage)
      }
    }
  }
}

import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Placeholders for missing images and content.
@MainActor @Suite struct PlaceholderTests {
  @Test func `an unavailable view is centred`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      ContentUnavailableView("None", systemImage: "star", description: Text("Add one."))
    }
    #expect(harness["None"].midX == 150)
    #expect(harness["None"].maxY <= harness["Add one."].minY)
    let pile = [harness["star"].minY, harness["Add one."].maxY]
    #expect(abs((pile[0] + pile[1]) / 2 - 150) < 1)
  }

  @Test func `an image without a URL is empty, and a missing file fails`() {
    func phase(of address: String?) -> String {
      let harness = LayoutHarness {
        AsyncImage(url: address.flatMap { URL(string: $0) }) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success: Text("success")
          case .failure: Text("failure")
          }
        }
      }
      return harness.elements.compactMap(\.label).joined()
    }
    #expect(phase(of: nil) == "empty")
    // The image has not been loaded yet.
    #expect(phase(of: "https://example.org/a.png") == "empty")
    #expect(phase(of: "file:///nowhere/at/all.png") == "failure")
  }

  @Test func `a local image is shown, or a placeholder if it is missing`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "red.png")
    try ImageRenderer(content: Color.red.frame(width: 6, height: 4)).pngData().write(to: url)
    @MainActor func drawn(_ url: URL) throws -> [UInt8] {
      let picture = AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Color.green
      }
      let renderer = ImageRenderer(content: picture.frame(width: 8, height: 8))
      let canvas = try PNGFile.decode(renderer.pngData())
      let pixel = canvas[4, 4]
      return [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255)]
    }
    let red = try drawn(url)
    #expect(red[0] > 200 && red[1] < 100)
    let green = try drawn(folder.appending(path: "blue.png"))
    #expect(green[0] < 100 && green[1] > 150)
  }
}

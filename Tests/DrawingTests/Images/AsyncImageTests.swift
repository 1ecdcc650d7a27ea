import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbSDL
@testable import PlumbUI
@testable import TestSupport

/// Images that are loaded from a server of the test.
@MainActor @Suite(.serialized) struct AsyncImageTests {
  /// A picture of 6 by 4 pixels.
  private static func picture(_ color: UInt32 = 0xFFFF_0000) throws -> Data {
    let canvas = PixelCanvas(width: 6, height: 4)
    for index in 0..<24 { canvas.pixels[index] = color }
    return try PNGFile.encode(canvas)
  }

  /// A source with a cache of its own.
  private struct Source {
    let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID())")

    func make(limit: Int = 32 << 20) -> RemoteImages {
      RemoteImages(cache: DownloadCache(folder: folder), largestFile: limit)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private func reason(_ source: RemoteImages, _ url: URL) async -> String? {
    do {
      _ = try await source.bitmap(at: url)
      return nil
    } catch {
      return error.localizedDescription
    }
  }

  // MARK: The source

  @Test func `a picture is downloaded once, and kept for other runs of the program`() async throws {
    let server = try LocalServer(["/a.png": .init(body: try Self.picture())])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    let url = try server.url("/a.png")
    let images = source.make()
    let bitmap = try await images.bitmap(at: url)
    #expect(bitmap.width == 6 && bitmap.height == 4)
    _ = try await images.bitmap(at: url)
    _ = try await source.make().bitmap(at: url)
    #expect(server.requests == ["/a.png"])
  }

  @Test(arguments: ["no-store", "public, max-age=0", "no-cache"])
  func `what a server forbids to keep is downloaded again`(control: String) async throws {
    let server = try LocalServer([
      "/a.png": .init(headers: ["Cache-Control: \(control)"], body: try Self.picture())
    ])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    let url = try server.url("/a.png")
    _ = try await source.make().bitmap(at: url)
    _ = try await source.make().bitmap(at: url)
    #expect(server.requests.count == 2)
  }

  /// A date that a test sets.
  private final class Now: @unchecked Sendable {
    private let lock = NSLock()
    private var value = Date(timeIntervalSince1970: 1_000_000)
    var date: Date {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  @Test func `a picture in memory is kept as long as the server allows it`() async throws {
    let server = try LocalServer([
      "/a.png": .init(headers: ["Cache-Control: max-age=60"], body: try Self.picture()),
      "/b.png": .init(headers: ["Cache-Control: no-store"], body: try Self.picture()),
    ])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    let now = Now()
    let images = RemoteImages(cache: DownloadCache(folder: source.folder), now: { now.date })
    for _ in 0..<2 { _ = try await images.bitmap(at: try server.url("/a.png")) }
    #expect(server.requests.count == 1)
    // The image stays valid as long as the file on the disk from which it was decoded.
    let others = RemoteImages(cache: DownloadCache(folder: source.folder), now: { now.date })
    _ = try await others.bitmap(at: try server.url("/a.png"))
    now.date += 61
    _ = try await others.bitmap(at: try server.url("/a.png"))
    #expect(server.requests.count == 2)
    for _ in 0..<2 { _ = try await images.bitmap(at: try server.url("/b.png")) }
    #expect(server.requests.count == 4)
  }

  @Test func `a picture that several views want is downloaded once`() async throws {
    let server = try LocalServer(["/a.png": .init(body: try Self.picture(), delay: 0.3)])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    let (images, url) = (source.make(), try server.url("/a.png"))
    let views = (0..<5).map { _ in Task { try await images.bitmap(at: url).width } }
    // A view that goes away does not cancel the download for the others.
    views[0].cancel()
    for view in views.dropFirst() { #expect(try await view.value == 6) }
    await #expect(throws: CancellationError.self) { try await views[0].value }
    #expect(server.requests == ["/a.png"])
  }

  @Test func `a picture that no view wants any more can be asked for again`() async throws {
    let server = try LocalServer(["/a.png": .init(body: try Self.picture(), delay: 0.3)])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    let (images, url) = (source.make(), try server.url("/a.png"))
    let view = Task { try await images.bitmap(at: url).width }
    for _ in 0..<500 where server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    view.cancel()
    await #expect(throws: CancellationError.self) { try await view.value }
    #expect(try await images.bitmap(at: url).width == 6)
  }

  @Test func `redirections are followed, but not to other schemes`() async throws {
    let server = try LocalServer([
      "/old": .init(status: "302 Found", headers: ["Location: /new.png"]),
      "/new.png": .init(body: try Self.picture()),
      "/file": .init(status: "302 Found", headers: ["Location: file:///etc/passwd"]),
    ])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    #expect(try await source.make().bitmap(at: server.url("/old")).width == 6)
    let refused = try server.url("/file")
    #expect(await reason(source.make(), refused) != nil)
  }

  @Test func `failures are told in a sentence with the address`() async throws {
    let server = try LocalServer([
      "/text": .init(body: Data("no picture".utf8)),
      "/large": .init(body: Data(repeating: 0, count: 3 << 20)),
    ])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    let images = source.make(limit: 2 << 20)
    for (path, clause) in [
      ("/missing.png", "the server answered with the status 404"),
      ("/large", "it has more than 2 megabytes"), ("/text", "not a readable PNG image"),
    ] {
      let url = try server.url(path)
      let text = try #require(await reason(images, url))
      #expect(text.hasPrefix("The picture \(url.absoluteString) could not be loaded: "))
      #expect(text.contains(clause), "\(text)")
    }
    // Neither is kept.
    let kept = try? FileManager.default.contentsOfDirectory(atPath: source.folder.path)
    #expect((kept ?? []).isEmpty)
    let closed = try server.url("/a.png")
    server.stop()
    try await Task.sleep(for: .milliseconds(50))
    #expect(await reason(images, closed)?.contains("could not be loaded: ") == true)
    let other = try #require(URL(string: "ftp://127.0.0.1/a.png"))
    #expect(await reason(images, other)?.contains("only addresses of HTTP") == true)
  }

  @Test func `a cancelled download ends at once`() async throws {
    let server = try LocalServer(["/slow": .init(body: try Self.picture(), delay: 30)])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    let (images, url) = (source.make(), try server.url("/slow"))
    let task = Task { try await images.bitmap(at: url) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    let start = ContinuousClock.now
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  // MARK: The view

  private func wait(_ harness: LayoutHarness, for label: String) async throws {
    for _ in 0..<1_000 {
      if harness.elements.contains(where: { $0.label == label }) { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("\(label) was not shown.")
  }

  private struct Screen: View {
    let urls: [URL?]
    @State private var index = 0

    var body: some View {
      VStack {
        Button("Next") { index += 1 }
        if urls.indices.contains(index) {
          AsyncImage(url: urls[index], scale: 2) { phase in
            switch phase {
            case .empty: Text("empty")
            case .success(let image): image.accessibilityLabel("picture")
            case .failure(let error): Text(error.localizedDescription)
            }
          }
        }
      }
    }
  }

  @Test func `a view shows the phases, and the picture in its scale`() async throws {
    let server = try LocalServer(["/a.png": .init(body: try Self.picture())])
    let source = Source()
    defer {
      source.remove()
      server.stop()
    }
    var environment = EnvironmentValues()
    environment.remoteImages = source.make()
    let urls = [try server.url("/a.png"), try server.url("/b.png")]
    let harness = LayoutHarness(
      in: CGSize(width: 600, height: 200), environment: environment
    ) { Screen(urls: urls) }
    #expect(harness.elements.contains { $0.label == "empty" })
    try await wait(harness, for: "picture")
    #expect(harness["picture"].size == CGSize(width: 3, height: 2))
    harness.click("Next")
    #expect(harness.elements.contains { $0.label == "empty" })
    let failure =
      "The picture \(urls[1].absoluteString) could not be loaded: the server answered with the status 404."
    try await wait(harness, for: failure)
  }

  @Test func `a view that goes away cancels its download`() async throws {
    let server = try LocalServer([
      "/slow": .init(body: try Self.picture(), delay: 30),
      "/a.png": .init(body: try Self.picture()),
    ])
    defer { server.stop() }
    let log = CancellationLog()
    var environment = EnvironmentValues()
    environment.remoteImages = log
    let urls = [try server.url("/slow"), try server.url("/a.png")]
    let harness = LayoutHarness(
      in: CGSize(width: 600, height: 200), environment: environment
    ) { Screen(urls: urls) }
    try await log.wait(started: 1, cancelled: 0)
    // Another URL.
    harness.click("Next")
    try await log.wait(started: 2, cancelled: 1)
    // No view.
    harness.click("Next")
    try await log.wait(started: 2, cancelled: 2)
  }

  /// A source that never answers.
  private actor CancellationLog: RemoteImageSource {
    private var started = 0
    private var cancelled = 0

    func bitmap(at url: URL) async throws -> Bitmap {
      started += 1
      do {
        try await Task.sleep(for: .seconds(60))
      } catch {
        cancelled += 1
      }
      throw CancellationError()
    }

    func wait(started: Int, cancelled: Int) async throws {
      for _ in 0..<1_000 where self.started != started || self.cancelled != cancelled {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(self.started == started && self.cancelled == cancelled)
    }
  }

  @Test func `without content, the area is grey`() throws {
    let renderer = ImageRenderer(
      content: AsyncImage(url: nil).frame(width: 8, height: 8).background(.white))
    let canvas = try PNGFile.decode(renderer.pngData())
    #expect(canvas[4, 4] != 0xFFFF_FFFF)
    #expect(canvas.width == 8)
  }
}

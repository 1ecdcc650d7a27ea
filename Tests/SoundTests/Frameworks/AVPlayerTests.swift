import AVFoundation
import Foundation
import Testing

/// Players of items as programs use them.
struct AVPlayerTests {
  /// An item of a file of some frames at 48 000 a second, which is read at once.
  private static func item(frames: Int = 480) throws -> AVPlayerItem {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    try SoundBytes.wav16([Int16](repeating: 1, count: frames)).write(to: file)
    return AVPlayerItem(url: file)
  }

  /// Counts the ends of all items.
  @MainActor private final class Ends {
    var items: [AVPlayerItem] = []
    private var observer: (any NSObjectProtocol)?

    init() {
      observer = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
      ) { [weak self] notification in
        let item = notification.object as? AVPlayerItem
        MainActor.assumeIsolated { if let item { self?.items.append(item) } }
      }
    }

    func wait(for count: Int) async throws {
      for _ in 0..<2_000 where items.count < count {
        try await Task.sleep(for: .milliseconds(5))
      }
    }
  }

  @Test func `an item ends, and plays again after a seek`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let ends = Ends()
      let player = AVPlayer(playerItem: try Self.item())
      let item = try #require(player.currentItem)
      #expect(item.status == .readyToPlay && item.duration == CMTime(value: 1, timescale: 100))
      player.play()
      #expect(player.rate == 1 && player.timeControlStatus == .playing)
      try await ends.wait(for: 1)
      #expect(ends.items.first === item && player.rate == 0)
      #expect(player.currentTime() == item.duration)
      // At its end it stays there.
      player.play()
      try await Task.sleep(for: .milliseconds(50))
      #expect(ends.items.count == 1)
      player.pause()
      player.seek(to: .zero)
      #expect(player.currentTime() == .zero)
      player.play()
      try await ends.wait(for: 2)
      #expect(ends.items.count == 2)
    }
  }

  @Test func `a seek within the notification repeats an item`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let player = AVPlayer(playerItem: try Self.item())
      player.actionAtItemEnd = .none
      let observer = NotificationCenter.default.addObserver(
        forName: AVPlayerItem.didPlayToEndTimeNotification, object: player.currentItem, queue: nil
      ) { _ in player.seek(to: .zero) }
      let ends = Ends()
      player.play()
      try await ends.wait(for: 3)
      #expect(ends.items.count >= 3 && player.rate == 1)
      NotificationCenter.default.removeObserver(observer)
    }
  }

  @Test func `items of a queue follow each other`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let ends = Ends()
      let items = try (0..<3).map { _ in try Self.item(frames: 48) }
      let player = AVQueuePlayer(items: [items[0], items[2]])
      player.insert(items[1], after: items[0])
      #expect(player.items() == items)
      player.play()
      try await ends.wait(for: 3)
      #expect(ends.items == items && player.items().isEmpty)
    }
  }

  @Test func `a file that cannot be played fails`() {
    let player = AVPlayer(url: URL(filePath: "/nowhere/A.wav"))
    player.play()
    #expect(player.status == .failed && player.currentItem?.status == .failed)
    #expect(
      player.error?.localizedDescription
        == "The sound A.wav cannot be played: No such file or directory.")
    #expect(player.currentItem?.duration.isIndefinite == true)
  }

  @Test func `observers hear of the time while a player plays`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let player = AVPlayer(playerItem: try Self.item(frames: 480_000))
      player.isMuted = true
      let times = AsyncStream<CMTime>.makeStream()
      let observer = player.addPeriodicTimeObserver(
        forInterval: CMTime(seconds: 0.02, preferredTimescale: 600), queue: .main
      ) { times.continuation.yield($0) }
      player.play()
      var heard: [CMTime] = []
      for await time in times.stream {
        heard.append(time)
        if time > CMTime(seconds: 0.05, preferredTimescale: 600) { break }
      }
      player.removeTimeObserver(observer)
      #expect(heard == heard.sorted())
    }
  }
}

/// Sums and the order of times.
struct CMTimeTests {
  @Test func `times are fractions`() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 1, timescale: 4)) == 0.25)
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 2, timescale: 4))
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 1, timescale: 2))
    let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)
    #expect(sum.value == 3 && sum.timescale == 4)
    #expect((CMTime(value: 5, timescale: 10) - CMTime(value: 3, timescale: 10)).value == 2)
  }

  @Test func `times without a number are not counted`() {
    #expect(!CMTime.invalid.isValid && CMTime.invalid.seconds.isNaN)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.indefinite.isIndefinite)
    #expect((CMTime.indefinite + .zero).isIndefinite && !(CMTime.invalid + .zero).isValid)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    #expect(!CMTime(value: 1, timescale: 0).isValid)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime.positiveInfinity > CMTime(value: .max, timescale: 1))
    #expect((CMTime.zero - .positiveInfinity) == .negativeInfinity)
    let large = CMTime(value: .max, timescale: 1)
    #expect((large + large).isPositiveInfinity)
    #expect((CMTime.zero - CMTime(value: .min, timescale: 1)).isNumeric)
  }
}

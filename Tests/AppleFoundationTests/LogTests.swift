import Foundation
import ImplicitImports
import Synchronization
import Testing

@testable import PlumbLog

struct LogTests {
  /// Returns the lines that a function writes, without the name of the program.
  private func lines(
    _ mode: LogMode = .standard, showsPrivate: Bool = true, of body: () -> Void
  ) -> [String] {
    let lines = Mutex<[String]>([])
    let start = "\(ProcessInfo.processInfo.processName): "
    let receiver: @Sendable (String) -> Void = { line in
      lines.withLock { $0.append(String(line.trimmingPrefix(start))) }
    }
    LogOutput.$receiver.withValue(receiver) {
      LogOutput.$mode.withValue(mode) {
        LogOutput.$showsPrivate.withValue(showsPrivate, operation: body)
      }
    }
    return lines.withLock { $0 }
  }

  @Test func `a line has the level, the category and the text`() {
    let logger = Logger(subsystem: "com.example.tea", category: "cups")
    let written = lines(.debug) {
      logger.trace("a")
      logger.debug("b")
      logger.info("c")
      logger.notice("d")
      logger.log("e")
      logger.warning("f")
      logger.error("g")
      logger.critical("h")
      logger.fault("i")
      Logger().log(level: .error, "j")
    }
    #expect(
      written == [
        "debug: [cups] a", "debug: [cups] b", "info: [cups] c", "[cups] d", "[cups] e",
        "error: [cups] f", "error: [cups] g", "fault: [cups] h", "fault: [cups] i", "error: j",
      ])
  }

  @Test(
    arguments: [
      (nil, "dn"), ("default", "dn"), ("info", "din"), ("debug", "bdin"), ("disable", ""),
    ] as [(String?, String)])
  func `the mode of the environment chooses the levels`(_ value: String?, _ shown: String) {
    let mode = LogMode(value)
    let levels: [(String, OSLogType)] = [
      ("b", .debug), ("d", .default), ("i", .info), ("n", .error),
    ]
    #expect(levels.filter { mode.shows($0.1) }.map(\.0).joined() == shown)
  }

  @Test func `the values of a message that is not shown are not evaluated`() {
    func value() -> Int {
      Issue.record("The value is evaluated.")
      return 1
    }
    #expect(lines { Logger().debug("\(value())") } == [])
    #expect(lines(.debug) { Logger(.disabled).error("\(value())") } == [])
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func `private values are shown on a terminal only`() {
    struct Failure: Error {}
    func write() {
      Logger().notice("\("text") \(1) \(1.5) \(true) \(Int.self) \(Failure()) \([1])")
      Logger().notice("\("text", privacy: .public) \(1, privacy: .private)")
      Logger().notice("\("text", privacy: .sensitive)")
    }
    #expect(
      lines(of: write) == [
        "text 1 1.500000 true Int Failure() [1]", "text 1", "text",
      ])
    #expect(
      lines(showsPrivate: false, of: write) == [
        "<private> 1 1.500000 true Int <private> <private>", "text <private>", "<sensitive>",
      ])
  }

  @Test func `a hash tells private values apart`() {
    let written = lines(showsPrivate: false) {
      for text in ["a", "b", "a"] { Logger().notice("\(text, privacy: .private(mask: .hash))") }
    }
    #expect(written.count == 3 && written[0] == written[2] && written[0] != written[1])
    #expect(written[0].hasPrefix("<mask.hash: '"))
  }

  @Test func `values have the notation and the columns that they ask for`() {
    let written = lines {
      Logger().notice("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))")
      Logger().notice("\(-8, format: .octal)|\(5, format: .decimal(explicitPositiveSign: true))")
      Logger().notice("\(2.0, format: .fixed(precision: 1))|\(0.5, format: .exponential)")
      Logger().notice("\(CGFloat(1.25), format: .fixed(precision: 2))|\(true, format: .answer)")
      Logger().notice("\("a", align: .right(columns: 3))|\("b", align: .left(columns: 2))|")
    }
    #expect(
      written == ["0x00FF", "-10|+5", "2.0|5.000000e-01", "1.25|yes", "  a|b |"])
  }

  @Test func `formats of the older functions keep private values`() {
    let format = LogFormat("%{public}@ has %d of %{private}d, %s and 100 %%: %5.1f")
    let text = "a".withCString { pointer in
      format.text([NSString("b"), 1, 2, pointer, 0.25], showsPrivate: false)
    }
    #expect(text == "b has 1 of <private>, <private> and 100 %:   0.2")
    #expect(LogFormat("%d and %d").text([1], showsPrivate: true) == "1 and %d")
    #expect(LogFormat("%*d").text([3, 1], showsPrivate: true) == "  1")
  }

  @Test func `a program writes by both kinds of functions`() {
    #expect(
      lines(showsPrivate: false) { Logs.write(host: "host", size: 3) } == [
        "error: [network] host sent 3 bytes of <private>", "error: host sent 3 bytes of <private>",
        "100 % of nothing",
      ])
  }

  @Test func `locks exclude each other`() {
    let lock = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock_s())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)

    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    let number = OSAllocatedUnfairLock(initialState: 1)
    #expect(number.withLockIfAvailable { $0 + 1 } == 2)
  }

  @Test func `signposts are accepted around work`() {
    let signposter = OSSignposter(logger: Logger())
    #expect(!signposter.isEnabled)
    #expect(signposter.withIntervalSignpost("work") { 2 } == 2)
  }
}

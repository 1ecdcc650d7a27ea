import Darwin
import Foundation
import OSLog
import os
import os.log

extension Logger {
  public static let network = Logger(subsystem: "com.example.tea", category: "network")
}

/// The messages of a program, by both kinds of functions.
public enum Logs {
  public static func write(host: String, size: Int) {
    Logger.network.error("\(host, privacy: .public) sent \(size) bytes of \(host)")
    os_log("%{public}@ sent %d bytes of %@", log: .default, type: .error, host, size, host)
    os_log("100 %% of nothing")
    os_log(.info, "not shown")
    let signposter = OSSignposter(logger: .network)
    let state = signposter.beginInterval("download")
    signposter.endInterval("download", state)
  }

  /// The nanoseconds of a count of ticks.
  public static func nanoseconds(of ticks: UInt64) -> UInt64 {
    var info = mach_timebase_info()
    mach_timebase_info(&info)
    return ticks * UInt64(info.numer) / UInt64(info.denom)
  }

  public static let lock = OSAllocatedUnfairLock(initialState: 0)
}

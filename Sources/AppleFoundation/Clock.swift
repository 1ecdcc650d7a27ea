// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Dispatch
internal import Foundation

/// Seconds since the start of 2001.
public typealias CFAbsoluteTime = Double
/// Seconds.
public typealias CFTimeInterval = Double

// The C functions of the same names are in modules that a file may import as well. Only then they are meant.

/// The seconds from the start of 1970 to that of 2001.
@_disfavoredOverload
public var kCFAbsoluteTimeIntervalSince1970: CFTimeInterval {
  Date.timeIntervalBetween1970AndReferenceDate
}

/// Returns the seconds since the start of 2001, by the clock that people set.
@_disfavoredOverload
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Returns the seconds since the start of the system, without the time in which it slept.
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(DispatchTime.now().uptimeNanoseconds) / 1e9
}

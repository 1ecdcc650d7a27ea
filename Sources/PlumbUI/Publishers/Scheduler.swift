public import Foundation

/// Where and when values are handed on.
public protocol Scheduler {
  /// Does something there, after some seconds if there are any.
  func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void)
}

extension Scheduler {
  /// Hands something over that only one thread at a time uses.
  func hand(after seconds: Double = 0, _ action: @escaping () -> Void) {
    let work = Transferred(action: action)
    _schedule(after: seconds) { work.action() }
  }
}

/// What goes to another thread and is not used on this one any more.
private struct Transferred: @unchecked Sendable {
  let action: () -> Void
}

/// A length of time, as schedulers count it.
public struct SchedulerInterval: Comparable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let seconds: Double

  init(inSeconds seconds: Double) {
    self.seconds = max(seconds, 0)
  }

  public init(floatLiteral value: Double) {
    self.init(inSeconds: value)
  }

  public init(integerLiteral value: Int) {
    self.init(inSeconds: Double(value))
  }

  public static func seconds(_ value: Int) -> Self { Self(inSeconds: Double(value)) }
  public static func seconds(_ value: Double) -> Self { Self(inSeconds: value) }
  public static func milliseconds(_ value: Int) -> Self { Self(inSeconds: Double(value) / 1e3) }
  public static func microseconds(_ value: Int) -> Self { Self(inSeconds: Double(value) / 1e6) }
  public static func nanoseconds(_ value: Int) -> Self { Self(inSeconds: Double(value) / 1e9) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }
}

extension DispatchQueue: Scheduler {
  public enum SchedulerTimeType {
    public typealias Stride = SchedulerInterval
  }

  public func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if seconds > 0 {
      asyncAfter(deadline: .now() + seconds, execute: action)
    } else {
      async(execute: action)
    }
  }
}

/// The main run loop means the main queue, which a window serves while it waits.
extension RunLoop: Scheduler {
  public enum SchedulerTimeType {
    public typealias Stride = SchedulerInterval
  }

  public func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if self === RunLoop.main { return DispatchQueue.main._schedule(after: seconds, action) }
    add(Timer(timeInterval: seconds, repeats: false) { _ in action() }, forMode: .default)
  }
}

extension OperationQueue: Scheduler {
  public enum SchedulerTimeType {
    public typealias Stride = SchedulerInterval
  }

  public func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    if seconds > 0 {
      DispatchQueue.global()._schedule(after: seconds) { self.addOperation(action) }
    } else {
      addOperation(action)
    }
  }
}

/// Hands values on at once, where they come.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()

  public func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    action()
  }
}

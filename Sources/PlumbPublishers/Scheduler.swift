public import Foundation

/// A context that determines where and when work is executed.
public protocol Scheduler {
  /// Executes an action in the context, after a delay in seconds if it is above 0.
  func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void)

  /// The time of the context, in seconds since any moment.
  var _now: Double { get }
}

extension Scheduler {
  public var _now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Executes an action that is not sendable; it must not be used on the current thread afterwards.
  func schedule(after seconds: Double = 0, _ action: @escaping () -> Void) {
    let work = Transferred(action: action)
    _schedule(after: seconds) { work.action() }
  }
}

/// An action transferred to another thread and not used on the current one any more.
private struct Transferred: @unchecked Sendable {
  let action: () -> Void
}

/// A time interval of a scheduler.
public struct SchedulerInterval: Comparable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let seconds: Double

  /// The interval in seconds.
  public var timeInterval: TimeInterval { seconds }

  /// Creates an interval. A negative number of seconds becomes 0.
  init(inSeconds seconds: Double) {
    self.seconds = max(seconds, 0)
  }

  /// Creates an interval from a number of seconds.
  public init(floatLiteral value: Double) {
    self.init(inSeconds: value)
  }

  /// Creates an interval from a number of seconds.
  public init(integerLiteral value: Int) {
    self.init(inSeconds: Double(value))
  }

  /// Returns an interval of a number of seconds.
  public static func seconds(_ value: Int) -> Self { Self(inSeconds: Double(value)) }
  /// Returns an interval of a number of seconds.
  public static func seconds(_ value: Double) -> Self { Self(inSeconds: value) }
  /// Returns an interval of a number of milliseconds.
  public static func milliseconds(_ value: Int) -> Self { Self(inSeconds: Double(value) / 1e3) }
  /// Returns an interval of a number of microseconds.
  public static func microseconds(_ value: Int) -> Self { Self(inSeconds: Double(value) / 1e6) }
  /// Returns an interval of a number of nanoseconds.
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

/// The main run loop uses the main queue, which an open window executes while it waits for events.
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

/// A scheduler that executes actions immediately on the current thread; delays are ignored.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared scheduler.
  public static let shared = ImmediateScheduler()

  public func _schedule(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
    action()
  }
}

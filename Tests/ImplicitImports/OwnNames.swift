import Foundation
import QuartzCore
import simd

/// A program's own types win over those that it has not asked for.
public struct Future {
  public var path = Path()
  public init() {}
}

public struct Path {
  public var steps = [simd_float2(3, 4)]
  public var length: Float { simd_length(steps[0]) }
  public init() {}
}

public enum Subject: String {
  case biology, chemistry
}

/// The modules that a program finds.
public enum FoundModules {
  #if canImport(os)
    public static let hasLog = true
  #else
    public static let hasLog = false
  #endif
  #if canImport(Darwin)
    public static let hasDarwin = true
  #else
    public static let hasDarwin = false
  #endif
  /// A name with its module.
  public static let clock = QuartzCore.CACurrentMediaTime
}

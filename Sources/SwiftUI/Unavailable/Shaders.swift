public import Foundation
public import PlumbUI

/// Not available: a program of a graphics processor.
@available(
  *, unavailable,
  message: "There are no Metal shaders on Linux. Draw with Canvas, or use blur(radius:)."
)
public struct Shader {
  /// Not available.
  public struct Argument {
    /// Not available.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Not available.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Not available.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Not available.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Not available.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Not available.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Not available.
    public static var boundingRect: Argument { Argument() }
  }
}

/// Not available: the programs of a graphics processor.
@available(
  *, unavailable,
  message: "There are no Metal shaders on Linux. Draw with Canvas, or use blur(radius:)."
)
@dynamicMemberLookup public struct ShaderLibrary {
  /// Not available.
  public static var `default`: ShaderLibrary { ShaderLibrary() }

  /// Not available.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  /// Not available.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// Not available: a function of a graphics processor.
@available(
  *, unavailable,
  message: "There are no Metal shaders on Linux. Draw with Canvas, or use blur(radius:)."
)
@dynamicCallable public struct ShaderFunction {
  /// Not available.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

extension View {
  /// Not available.
  @available(
    *, unavailable,
    message: "There are no Metal shaders on Linux. Draw with Canvas, or use hueRotation(_:)."
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no Metal shaders on Linux. Draw with Canvas, or use visualEffect(_:)."
  )
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// Not available.
  @available(
    *, unavailable,
    message: "There are no Metal shaders on Linux. Draw with Canvas, or use blur(radius:)."
  )
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    self
  }
}

/// How progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A progress view as a style sees it.
public struct ProgressViewStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart

  /// How much is done, 0 to 1; `nil` where that is not known.
  public let fractionCompleted: Double?
  /// `nil` where the view has none.
  public var label: Label?
  /// `nil` where the view has none.
  public var currentValueLabel: CurrentValueLabel?
  /// Whether there is a whole to have done some of.
  let isShare: Bool
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  nonisolated public init() {}

  /// - Parameter tint: the colour of what is done, instead of that of the place.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted).tinted(tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
    }
  }
}

/// A ring where it is known how much is done, and a wheel of lines where not.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  nonisolated public init() {}

  /// - Parameter tint: the colour of the ring or the lines, instead of the tint and the secondary one.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction, tint: tint)
      } else {
        ProgressWheel(color: tint ?? .secondary)
      }
      configuration.label.foregroundStyle(Color.secondary)
    }
  }
}

/// A bar where there is a whole, a wheel where not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isShare {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ProgressViewStyleConfiguration> {
    AnyControlStyle(DefaultProgressViewStyle()) { style, progress in
      style.makeBody(configuration: progress)
    }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Gives the progress views inside a look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, style) { style, progress in
      style.makeBody(configuration: progress)
    }
  }
}

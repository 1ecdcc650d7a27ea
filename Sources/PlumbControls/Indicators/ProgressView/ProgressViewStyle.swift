/// The appearance of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that are passed to a style.
public struct ProgressViewStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart

  /// The completed fraction of the task, 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the progress view; `nil` if it has none.
  public var label: Label?
  /// The label of the value; `nil` if the progress view has none.
  public var currentValueLabel: CurrentValueLabel?
  /// Whether the progress view was created with a value, even if that is `nil`.
  let isDeterminate: Bool
}

/// A progress view style with a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style with a colour for the completed part, instead of the tint of the
  /// environment.
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

/// A progress view style with a ring if the completed fraction is known, and a spinner otherwise.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  /// Creates the style.
  nonisolated public init() {}

  /// Creates the style with a colour for the ring or the spinner, instead of the tint of the
  /// environment or the secondary colour.
  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction, tint: tint)
      } else {
        ProgressSpinner(
          style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(SecondaryMarkStyle()))
      }
      configuration.label.foregroundStyle(Color.secondary)
    }
  }
}

/// The default style: a bar for determinate progress, a spinner for indeterminate progress.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.isDeterminate {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring or a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar or a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  @EnvironmentEntry var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> =
    AnyControlStyle(DefaultProgressViewStyle()) { style, progress in
      style.makeBody(configuration: progress)
    }
}

extension View {
  /// Sets the style of the progress views within this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, style) { style, progress in
      style.makeBody(configuration: progress)
    }
  }
}

public import PlumbUI

/// Not available: the name of a method of Objective-C.
@available(*, unavailable, message: "There are no selectors on Linux. Pass a closure.")
public struct Selector {
  /// Not available.
  public init(_ name: String) {}
}

extension View {
  /// Not available.
  @available(
    *, unavailable,
    message:
      "There are no selectors on Linux. Use onMoveCommand, onDeleteCommand, onExitCommand or onKeyPress."
  )
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }

  /// Not available.
  @available(
    *, unavailable,
    message: "There is glass behind views on visionOS alone. Use background(.regularMaterial)."
  )
  public func glassBackgroundEffect() -> some View { self }

  /// Not available.
  @available(
    *, unavailable,
    message:
      "There are ornaments on visionOS alone. Use overlay(alignment:content:) or toolbar(content:)."
  )
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    self
  }

  /// Not available.
  @available(
    *, unavailable,
    message: "There is a crown on watches alone. Use onKeyPress, a Slider or a Stepper."
  )
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }

  /// Not available.
  @available(
    *, unavailable,
    message: "There is a crown on watches alone. Use onKeyPress, a Slider or a Stepper."
  )
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View {
    self
  }
}

/// Not available: where an ornament is.
@available(*, unavailable, message: "There are ornaments of windows on visionOS alone.")
public struct OrnamentAttachmentAnchor {
  /// Not available.
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor()
  }
}

/// Not available: the turn of a crown that makes a change.
@available(*, unavailable, message: "There is a crown on watches alone.")
public enum DigitalCrownRotationalSensitivity {
  case low, medium, high
}

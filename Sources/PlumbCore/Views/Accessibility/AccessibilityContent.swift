public import Foundation

/// A key of further content of a view for assistive technologies.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let id: String
  let label: Text

  public static func == (
    lhs: AccessibilityCustomContentKey, rhs: AccessibilityCustomContentKey
  ) -> Bool {
    lhs.id == rhs.id
  }

  /// Creates a key with a label and an identifier.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localised label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key with a localised label, which is its identifier as well.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.programString)
  }
}

/// Further content of a view.
public enum AXCustomContent {
  /// The occasion on which further content is read.
  public enum Importance: UInt, Sendable {
    /// The content is read on request.
    case `default`
    /// The content is read with the view.
    case high
  }
}

extension View {
  /// Adds further content to the view for assistive technologies.
  ///
  /// On this platform it is a part of the description of the view, in the order of the modifiers, whatever its
  /// importance is: screen readers have no place for content that is read on request.
  ///
  /// - Parameter value: the content; `nil` for none.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    modifyingProperties { properties, context in
      guard let value else { return }
      properties.customContent.append(
        "\(label.string(in: context)): \(value.string(in: context))")
    }
  }

  /// Adds content with a localised label and a value that is not localised.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Adds content with a localised label and a localised value.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds content with a localised label.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds content with the label of a key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, value, importance: importance)
  }

  /// Adds localised content with the label of a key.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, Text(valueKey), importance: importance)
  }

  /// Adds content that is not localised with the label of a key.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, Text(value), importance: importance)
  }
}

/// A request of an assistive technology to enlarge or reduce the content of a view.
public struct AccessibilityZoomGestureAction {
  /// The directions.
  @frozen public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The point around which the view is enlarged: always its middle on this platform.
  public let location: UnitPoint
  /// The same point in the coordinates of the view; always zero on this platform.
  public let point: CGPoint
}

extension View {
  /// Adds the actions Zoom In and Zoom Out for assistive technologies.
  @preconcurrency nonisolated public func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityAction(named: Text("Zoom In")) {
      handler(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero))
    }
    .accessibilityAction(named: Text("Zoom Out")) {
      handler(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero))
    }
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers do not take the presses of views.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers announce the scroll position by
  /// themselves.
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View {
    self
  }
}

/// The options of a view that receives presses directly, not through the screen reader; without effect on this
/// platform.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// The view takes presses once it was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent while the view is pressed.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

public import Foundation

/// Modifiers for assistive technologies that have no counterpart on this platform.
extension View {
  /// Returns the view unchanged; on this platform it has no effect: a press is sent to the middle of the view.
  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: a press is sent to the middle of the view.
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: no technology drags.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: no technology drags.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: the desktop inverts whole windows.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: the label of a control names it by itself.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers go from one view to the next.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: a view that can be pressed has an action.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: assistive technologies scroll to a view.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: all texts follow the size of type.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: all texts follow the size of type.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: the screen reader chooses how it speaks.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the screen reader chooses how it speaks.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: the screen reader chooses how it speaks.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the screen reader chooses how it speaks.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the screen reader chooses how it speaks.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View {
    self
  }
}

/// The part of a view in a pair of a label and its content; without effect on this platform.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// The kind of a text, on which its pronunciation by a screen reader may depend; without effect on this platform.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// A text of any kind.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The name of a file or its path.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message from a person.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A narration.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// The cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document of a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

public import Foundation

extension View {
  /// Sets the heights at which the sheet around the view rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationTraits { $0.detents = detents }
  }

  /// Sets the heights at which the sheet around the view rests, and the current height.
  ///
  /// - Parameter selection: the current detent, which the indicator changes.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationTraits { ($0.detents, $0.selection) = (detents, selection) }
  }

  /// Sets whether the sheet around the view shows an indicator with which its detent is changed. It does not unless
  /// the visibility is `visible`.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationTraits { $0.dragIndicator = visibility }
  }

  /// Sets the background of the presentation around the view.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationTraits { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the corner radius of the sheet around the view, in points; `nil` for the usual one.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationTraits { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether a person can dismiss the presentation around the view only by a button in it, and not with Escape or
  /// by a click beside it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationTraits { $0.disablesInteractiveDismissal = isDisabled }
  }

  /// Returns the view unchanged: presentations have the same style in a window of any size.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Returns the view unchanged: presentations have the same style in a window of any size.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Returns the view unchanged: views behind a presentation cannot be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Returns the view unchanged: the content of a sheet is scrolled, and the sheet is resized by its indicator.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}

/// The adaptation of a presentation to a small window; see `presentationCompactAdaptation(_:)`.
public struct PresentationAdaptation: Sendable {
  /// The default adaptation.
  public static var automatic: Self { Self() }
  /// No adaptation.
  public static var none: Self { Self() }
  /// A popover.
  public static var popover: Self { Self() }
  /// A sheet.
  public static var sheet: Self { Self() }
  /// A view that covers the window.
  public static var fullScreenCover: Self { Self() }
}

/// Whether views behind a sheet can be used; see `presentationBackgroundInteraction(_:)`.
public struct PresentationBackgroundInteraction: Sendable {
  /// The default interaction.
  public static var automatic: Self { Self() }
  /// Views behind the sheet can be used.
  public static var enabled: Self { Self() }
  /// Views behind the sheet cannot be used.
  public static var disabled: Self { Self() }

  /// Views behind a sheet can be used up to one of its heights.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// The effect of a drag in a sheet; see `presentationContentInteraction(_:)`.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The default interaction.
  public static var automatic: Self { Self(name: "automatic") }
  /// A drag resizes the sheet.
  public static var resizes: Self { Self(name: "resizes") }
  /// A drag scrolls the content.
  public static var scrolls: Self { Self(name: "scrolls") }
}

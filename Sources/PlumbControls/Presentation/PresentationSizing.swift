public import Foundation

extension View {
  /// Sets the size of the sheet around the view.
  ///
  /// A sheet is never larger than the window. Detents, which set its height, take precedence.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    presentationTraits { $0.sizing = sizing }
  }
}

/// A type that determines the size of a sheet.
@MainActor @preconcurrency public protocol PresentationSizing {
  /// Returns the size of a sheet, in points; for an unspecified length, the length of the content.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet, which can be measured.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The values on which the size of a sheet may depend.
public struct PresentationSizingContext {}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  nonisolated public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The default sizing: the size of the content, as on a Mac; on a screen that is touched, a size that does not depend on
/// the content, as on iOS.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  nonisolated public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of a sheet on a screen that is touched: of the sheets of an iPad, as far as the window has room for it.
struct TouchPresentationSizing: PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 540, height: 620) }
}

/// A width for a form, 480 points, and the height of the content.
public struct FormPresentationSizing: PresentationSizing {
  /// Creates the sizing.
  nonisolated public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 480, height: nil) }
}

/// A size for a page of text, 700 by 900 points.
public struct PagePresentationSizing: PresentationSizing {
  /// Creates the sizing.
  nonisolated public init() {}

  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(width: 700, height: 900) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default sizing: the size of the content.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A width for a form, and the height of the content.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A size for a page of text.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Returns a sizing with the lengths of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAxesPresentationSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

/// A sizing with the lengths of the content along some axes.
@usableFromInline struct FittedAxesPresentationSizing<Base: PresentationSizing>: PresentationSizing
{
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  @usableFromInline func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    return ProposedViewSize(
      width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
  }
}

public import Foundation

/// A height at which a sheet rests.
///
/// A sheet with detents has the height of one of them, in the window. On a Mac, SwiftUI ignores them.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case fraction(CGFloat)
    case height(CGFloat)
    case large
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  private let customHeight: (@Sendable (Context) -> CGFloat?)?

  /// About half of the window's height.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// The window's height.
  public static let large = PresentationDetent(.large)

  private init(_ kind: Kind, height: (@Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    customHeight = height
  }

  /// Returns a detent of a fraction of the window's height, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// Returns a detent of a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// Returns a detent whose height a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// The values on which the height of a detent may depend.
  public struct Context: Sendable {
    /// The greatest height of a sheet in the window, in points.
    public let maxDetentValue: CGFloat
  }

  /// Returns the height for the greatest height of a sheet, in points.
  func height(in most: CGFloat) -> CGFloat {
    switch kind {
    case .fraction(let fraction): (most * min(max(fraction, 0), 1)).rounded()
    case .height(let height): height
    case .large: most
    case .custom: customHeight?(Context(maxDetentValue: most)) ?? 0
    }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A type that computes the height of a detent.
public protocol CustomPresentationDetent: SendableMetatype {
  /// Returns the height in points; `nil` for a detent that is not available.
  static func height(in context: Context) -> CGFloat?

  typealias Context = PresentationDetent.Context
}

extension Set<PresentationDetent> {
  /// The detents by their heights in a window of the usual size, the lowest first.
  var ordered: [PresentationDetent] { sorted { $0.height(in: 600) < $1.height(in: 600) } }

  /// The lowest of the detents.
  var smallest: PresentationDetent? { ordered.first }
}

/// The indicator at the top of a sheet, which is dragged to another detent.
struct DetentIndicator: View, ImplementationView {
  let detents: Set<PresentationDetent>
  let selection: PresentationDetent?
  let select: (PresentationDetent) -> Void

  var body: some View {
    Capsule().fill(Color(system: .tertiaryLabel)).frame(width: 36, height: 5)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
      .gesture(DragGesture().onEnded { move(by: $0.translation.height < 0 ? 1 : -1) })
      .onPress { move(by: nil) }
      .accessibilityHidden(true)
  }

  /// Selects the next higher or lower detent, or the next one in turn.
  private func move(by step: Int?) {
    let ordered = detents.ordered
    guard let selection, let index = ordered.firstIndex(of: selection) else { return }
    let next = step.map { index + $0 } ?? (index + 1) % ordered.count
    if ordered.indices.contains(next) { select(ordered[next]) }
  }
}

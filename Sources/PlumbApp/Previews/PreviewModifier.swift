/// A modifier of previews, with a context that many previews share.
///
/// As SwiftUI: it is applied with the trait `.modifier(_:)`.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Returns the context, such as a store with example data. It is called once for each type.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` is applied to.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

/// A modifier of a preview together with the request of its context.
@MainActor package struct PreparedModifier {
  private let prepare: () async throws -> (AnyView) -> AnyView

  init<Modifier: PreviewModifier>(_ modifier: Modifier) {
    prepare = {
      let context = try await SharedContexts.shared.context(of: Modifier.self)
      return {
        AnyView(modifier.body(content: PreviewModifierContent(content: $0), context: context))
      }
    }
  }

  /// Returns a view with the modifier applied.
  ///
  /// - Throws: the error of the modifier that makes its context.
  package func applied(to view: AnyView) async throws -> AnyView { try await prepare()(view) }
}

/// The contexts that have been made, by the types of their modifiers.
@MainActor private final class SharedContexts {
  static let shared = SharedContexts()

  private var contexts: [ObjectIdentifier: Any] = [:]

  func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    if let context = contexts[ObjectIdentifier(type)] as? Modifier.Context { return context }
    let context = try await type.makeSharedContext()
    contexts[ObjectIdentifier(type)] = context
    return context
  }
}

/// The previews of a library that was compiled by `plumb preview`.
@MainActor package enum PreviewRegistry {
  fileprivate static var registered: [RegisteredPreview] = []

  /// Returns the previews that a closure registers, in order.
  package static func collect(_ register: () -> Void) -> [RegisteredPreview] {
    registered = []
    register()
    defer { registered = [] }
    return registered
  }
}

/// A preview of a view.
@MainActor package struct RegisteredPreview {
  /// The line of the declaration, from 1; `nil` for a preview of a provider.
  package var line: Int?
  package var settings: PreviewSettings
  /// Returns the view.
  package var content: () -> AnyView
}

/// The place of previews in a source file. Only the expansion of `#Preview` and code written by
/// `plumb preview` use it.
@MainActor public struct _PreviewSite {
  private let line: Int?

  /// Creates a place on a line, from 1; `nil` if it is not known.
  public init(line: Int? = nil) {
    self.line = line
  }

  /// Registers a preview.
  public func add(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    add(name, traits: [], body: body)
  }

  /// Registers a preview with traits.
  public func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    add(name, traits: [traits] + additionalTraits, body: body)
  }

  /// Registers every view of a provider as a preview.
  ///
  /// As SwiftUI: the views in a group or a `ForEach` are previews of their own.
  public func add<Provider: PreviewProvider>(_ provider: Provider.Type) {
    for subview in _SubviewList(provider.previews).subviews {
      PreviewRegistry.registered.append(
        RegisteredPreview(
          line: line, settings: subview.containerValues.previewSettings,
          content: { AnyView(subview) }))
    }
  }

  private func add(
    _ name: String?, traits: [PreviewTrait<Preview.ViewTraits>],
    body: @escaping @MainActor () -> any View
  ) {
    var settings = PreviewSettings()
    settings.name = name
    for trait in traits { trait.apply(to: &settings) }
    PreviewRegistry.registered.append(
      RegisteredPreview(
        line: line, settings: settings,
        content: { AnyView(_fromValue: body()) ?? AnyView(EmptyView()) }))
  }
}

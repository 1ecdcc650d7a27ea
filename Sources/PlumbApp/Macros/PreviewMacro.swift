/// Declares a preview of a view.
///
/// As SwiftUI. The body is compiled in every build, and is part of the program only in the builds of
/// `plumb preview`, which shows it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
///
/// As SwiftUI. The body is compiled in every build, and is part of the program only in the builds of
/// `plumb preview`, which shows it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PlumbMacros", type: "PreviewMacro")

/// Marks a dynamic property in the body of a preview.
///
/// As SwiftUI: attached to a variable such as `@State var isOn = true` in the body of `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PlumbMacros", type: "PreviewableMacro")

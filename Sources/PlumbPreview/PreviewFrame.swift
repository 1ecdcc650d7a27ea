import PlumbUI

/// A preview in one environment, with the background of a window behind it.
struct PreviewFrame: View {
  let preview: ShownPreview
  let variant: Variant

  var body: some View {
    // Several views of a body are a column, as in a window.
    VStack { ReloadableView(preview.content, version: preview.version) }
      .frame(width: preview.frameSize?.width, height: preview.frameSize?.height)
      .background(variant.colorScheme == .dark ? Self.darkBackground : .white)
      .clipped()
      .environment(of: variant)
  }

  private static let darkBackground = Color(white: 0.11)
}

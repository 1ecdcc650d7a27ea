import PlumbUI

/// The previews as rows, with the variants as columns.
struct PreviewGallery: View {
  let session: PreviewSession

  var body: some View {
    VStack(spacing: 0) {
      PreviewToolbar(session: session)
      Divider()
      if !session.problems.isEmpty { ProblemBanner(problems: session.problems) }
      if session.previews.isEmpty {
        Spacer()
        Text(emptyText).font(.title3).foregroundStyle(.secondary)
        Spacer()
      } else {
        rows
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onChange(of: session.version) { _, version in
      // Runs when the loop waits again, which is after the frame.
      Task { PreviewReport.shown(version) }
    }
  }

  private var emptyText: String {
    if session.isBuilding { return "Building the previews…" }
    return session.problems.isEmpty
      ? "\(session.file) has no previews. Add #Preview { … } to it." : "No preview has been built."
  }

  private var rows: some View {
    GeometryReader { window in
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 32) {
          ForEach(session.previews) { preview in
            PreviewRow(preview: preview, variants: session.shownVariants)
          }
        }
        .padding(24)
        .frame(
          minWidth: window.size.width, minHeight: window.size.height, alignment: .topLeading)
      }
    }
    .background(Color.gray.opacity(0.12))
  }
}

/// A preview in several environments, with its name and its layout.
private struct PreviewRow: View {
  let preview: ShownPreview
  let variants: [Variant]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Text(preview.title).font(.headline)
        Text(preview.detail).font(.subheadline).foregroundStyle(.secondary)
      }
      HStack(alignment: .top, spacing: 20) {
        ForEach(variants) { variant in
          VStack(alignment: .leading, spacing: 6) {
            Text(variant.title).font(.caption).foregroundStyle(.secondary)
            PreviewFrame(preview: preview, variant: variant)
              .clipShape(RoundedRectangle(cornerRadius: 6))
              .overlay {
                RoundedRectangle(cornerRadius: 6).strokeBorder(Color.gray.opacity(0.35))
                  .allowsHitTesting(false)
              }
          }
        }
      }
    }
  }
}

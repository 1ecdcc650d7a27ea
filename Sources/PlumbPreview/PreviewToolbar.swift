import PlumbUI

/// The bar above the previews: the variants that are shown, and the progress of builds.
struct PreviewToolbar: View {
  let session: PreviewSession

  var body: some View {
    HStack(spacing: 16) {
      Text(session.file).font(.headline)
      ForEach(Variant.allCases) { variant in
        Toggle(variant.title, isOn: session.isShown(variant)).toggleStyle(.button)
      }
      Spacer()
      Text(status).font(.subheadline).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
  }

  private var status: String {
    if session.isBuilding { return "Building…" }
    return session.problems.isEmpty ? "Up to date" : "Build failed"
  }
}

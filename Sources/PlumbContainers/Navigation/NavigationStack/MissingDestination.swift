/// The screen for a value for which no destination is registered, as in SwiftUI a sign of warning.
struct MissingDestination: View, ImplementationView {
  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .imageScale(.large)
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text("No destination"))
      .onAppear {
        RuntimeWarning.showOnce(
          "A navigation stack shows a value without a destination; add navigationDestination(for:) to a "
            + "view inside the stack.")
      }
  }
}

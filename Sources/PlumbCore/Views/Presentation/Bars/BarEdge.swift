/// The line between a bar and the content of the window.
struct BarEdge: View, ImplementationView {
  package init() {}

  var body: some View {
    Color(.separator).frame(height: 1).accessibilityHidden(true)
  }
}

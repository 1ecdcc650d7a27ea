/// The line between a bar and the content of the window.
package struct BarEdge: View, ImplementationView {
  package init() {}

  package var body: some View {
    Color(system: .separator).frame(height: 1).accessibilityHidden(true)
  }
}

internal import Foundation

/// A line beside a column, which is dragged to change the width of the column.
struct ResizeHandle: View, ImplementationView {
  /// Returns the width of the column, in points.
  let width: @MainActor () -> CGFloat
  /// The length of the line in points; `nil` for the proposed length.
  var length: CGFloat?
  /// Sets the width of the column, in points.
  let resize: @MainActor (CGFloat) -> Void
  /// The width of the column when the drag began.
  @State private var start: CGFloat?
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    width: @autoclosure @escaping @MainActor () -> CGFloat, length: CGFloat? = nil,
    resize: @escaping @MainActor (CGFloat) -> Void
  ) {
    self.width = width
    self.length = length
    self.resize = resize
  }

  var body: some View {
    Color(system: .separator)
      .frame(width: 1, height: length)
      .frame(maxHeight: .infinity)
      .padding(.horizontal, 4)
      .contentShape(Rectangle())
      .pointerStyle(.columnResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let start = start ?? width()
            self.start = start
            let distance = drag.translation.width
            resize(start + (layoutDirection == .leftToRight ? distance : -distance))
          }
          .onEnded { _ in start = nil }
      )
      .accessibilityHidden(true)
  }
}

internal import Foundation

/// A button that shows a colour and opens the panel for selecting another one.
struct ColorWell: View, ImplementationView {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.colorAppearance) private var appearance

  var body: some View {
    let edited = edited
    Button {
      isOpen = true
    } label: {
      ColorSwatch(color: edited.wrappedValue.color, cornerRadius: metrics.scaled(4))
        .padding(3)
        .frame(width: metrics.scaledWithType(44), height: metrics.rowHeight)
        .background {
          RoundedRectangle(cornerRadius: metrics.scaled(6)).fill(Color(system: .strongFill))
        }
    }
    .buttonStyle(PressFeedbackStyle())
    .accessibilityRole(.popUpButton)
    // For assistive technologies this is the value of the picker.
    .accessibilityLabel(edited.wrappedValue.hex)
    .popover(isPresented: $isOpen, arrowEdge: .bottom) {
      ColorPanel(color: edited, supportsOpacity: supportsOpacity)
    }
  }

  /// The components of the colour in sRGB.
  @MainActor private var edited: Binding<EditedColor> {
    let (selection, appearance, supportsOpacity) = (selection, appearance, supportsOpacity)
    func adapted(_ color: EditedColor) -> EditedColor { supportsOpacity ? color : color.opaque }
    return Binding(
      get: { adapted(EditedColor(selection.wrappedValue.resolved(in: appearance))) },
      set: { new in
        // A named or system colour stays one when nothing is changed.
        guard new != EditedColor(selection.wrappedValue.resolved(in: appearance)) else { return }
        selection.wrappedValue = adapted(new).color
      })
  }
}

/// A rounded rectangle in a colour; a checkerboard shows through transparent colours.
struct ColorSwatch: View, ImplementationView {
  let color: Color
  let cornerRadius: CGFloat

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    ZStack {
      Color.white
      Checkerboard(side: 5).fill(Color(white: 0.75))
      color
    }
    .clipShape(shape)
    .overlay { shape.strokeBorder(Color.primary.opacity(0.2), lineWidth: 1) }
    .accessibilityHidden(true)
  }
}

/// The dark squares of a checkerboard.
struct Checkerboard: Shape {
  /// The length of the sides of the squares in points.
  let side: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    // A swatch is small; the limit keeps a wrong frame from costing time.
    let columns = min(Int((rect.width / side).rounded(.up)), 200)
    let rows = min(Int((rect.height / side).rounded(.up)), 200)
    for row in 0..<max(rows, 0) {
      for column in stride(from: row % 2, to: max(columns, 0), by: 2) {
        let square = CGRect(
          x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side,
          height: side)
        path.addRect(square.intersection(rect))
      }
    }
    return path
  }
}

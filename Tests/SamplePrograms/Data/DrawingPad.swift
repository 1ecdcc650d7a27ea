import SwiftUI

/// A pad to draw on: strokes on a canvas, with colours, widths, and a stack to undo and redo.
struct DrawingPadView: View {
  @State private var strokes: [Stroke] = []
  @State private var undone: [Stroke] = []
  @State private var current: Stroke?
  @State private var color = Color.blue
  @State private var width = 4.0

  private let palette: [Color] = [.black, .red, .orange, .green, .blue, .purple]

  var body: some View {
    VStack(spacing: 12) {
      Canvas { context, size in
        for stroke in strokes + [current].compactMap({ $0 }) {
          context.stroke(
            stroke.path, with: .color(stroke.color),
            style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
        }
      }
      .background(Color(white: 0.98))
      .border(.quaternary)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            if current == nil { current = Stroke(color: color, width: width) }
            current?.points.append(value.location)
          }
          .onEnded { _ in
            if let current { strokes.append(current) }
            current = nil
            undone.removeAll()
          })
      HStack {
        ForEach(palette, id: \.self) { choice in
          Circle()
            .fill(choice)
            .frame(width: 24, height: 24)
            .padding(3)
            .overlay { if choice == color { Circle().stroke(choice, lineWidth: 2) } }
            .onTapGesture { color = choice }
            .accessibilityElement()
            .accessibilityLabel(choice.description)
        }
        Slider(value: $width, in: 1...20).frame(minWidth: 60)
      }
      HStack {
        Button("Undo") { if let last = strokes.popLast() { undone.append(last) } }
          .disabled(strokes.isEmpty)
          .keyboardShortcut("z")
        Button("Redo") { if let last = undone.popLast() { strokes.append(last) } }
          .disabled(undone.isEmpty)
        Spacer()
        Text("\(strokes.count) strokes").foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}

private struct Stroke {
  var color: Color
  var width: CGFloat
  var points: [CGPoint] = []

  /// A smooth line through the middles between the points.
  var path: Path {
    Path { path in
      guard let first = points.first, let last = points.last else { return }
      path.move(to: first)
      for (start, end) in zip(points, points.dropFirst()) {
        path.addQuadCurve(
          to: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), control: start)
      }
      path.addLine(to: last)
    }
  }
}

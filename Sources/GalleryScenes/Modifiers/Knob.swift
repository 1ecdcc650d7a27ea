import SwiftUI

struct KnobShape: Shape {
  func path(in rect: CGRect) -> Path {
    let pointer = CGSize(width: rect.width / 10, height: rect.height / 3)
    return Path { path in
      path.addEllipse(in: rect)
      path.addRect(
        CGRect(
          x: rect.midX - pointer.width / 2, y: rect.minY,
          width: pointer.width, height: pointer.height))
    }
  }
}

@ShowsSource
struct Knob: View {
  var body: some View {
    KnobShape()
      .fill(.indigo, style: FillStyle(eoFill: true))
      .frame(width: 32, height: 32)
  }

  func resizable() -> some View {
    KnobShape()
      .fill(.indigo, style: FillStyle(eoFill: true))
      .aspectRatio(1, contentMode: .fit)
      .frame(idealWidth: 32, idealHeight: 32)
  }
}

struct Knobs: View {
  var body: some View {
    HStack {
      Knob()
      Knob().resizable()
      Knob().resizable()
        .fixedSize()
    }
  }
}

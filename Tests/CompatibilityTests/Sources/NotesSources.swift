import SwiftUI

// Short listings as a book on layout shows them: this file imports nothing else.

struct MeasuredFrame<Content: View>: View {
  @State private var width: CGFloat = 100
  @State private var height: CGFloat = 100
  var content: Content

  var body: some View {
    VStack {
      content
        .border(Color.gray)
        .frame(width: width, height: height)
        .border(Color.black)
      Slider(value: $width, in: 0...500)
      Slider(value: $height, in: 0...200)
    }
  }
}

var tent: Path {
  Path { p in
    p.move(to: CGPoint(x: 50, y: 0))
    p.addLines([
      CGPoint(x: 100, y: 75),
      CGPoint(x: 0, y: 75),
      CGPoint(x: 50, y: 0),
    ])
  }
}

struct TipUp: Shape {
  func path(in rect: CGRect) -> Path {
    return Path { p in
      p.move(to: CGPoint(x: rect.midX, y: rect.minY))
      p.addLines([
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.midX, y: rect.minY),
      ])
    }
  }
}

struct TurnedSquare: View {
  var body: some View {
    Rectangle()
      .rotation(.degrees(45))
      .fill(Color.red)
      .border(Color.blue)
      .clipped()
      .frame(width: 100, height: 100)
      .accessibilityLabel("turned")
  }
}

struct ThreeImages: View {
  let image = Image(systemName: "ellipsis")

  var body: some View {
    HStack {
      image.accessibilityLabel("fixed")
      image.resizable().accessibilityLabel("resizable")
      image.resizable().aspectRatio(contentMode: .fit).accessibilityLabel("fitted")
    }
    .font(.system(size: 50))
  }
}

struct KnobShape: Shape {
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

struct DialKnob: View {
  var body: some View {
    KnobShape()
      .frame(width: 32, height: 32)
  }

  func resizable() -> some View {
    KnobShape()
      .aspectRatio(1, contentMode: .fit)
      .frame(idealWidth: 32, idealHeight: 32)
  }
}

struct CapsuleRound: View {
  var body: some View {
    Text("Hello").background(
      Capsule()
        .stroke()
        .padding(-5)
        .accessibilityLabel("capsule")
    )
  }
}

struct RaisedCircle: View {
  var body: some View {
    HStack {
      Circle().fill(Color.red).accessibilityLabel("red")
      Circle().fill(Color.blue).accessibilityLabel("blue")
        .offset(y: -30)
      Circle().fill(Color.green).accessibilityLabel("green")
    }
    .frame(width: 200, height: 60)
    .border(Color.black)
  }
}

struct MatchedPair: View {
  @Namespace var ns

  var body: some View {
    HStack {
      Rectangle()
        .fill(Color.black)
        .accessibilityLabel("source")
        .frame(width: 100, height: 100)
        .matchedGeometryEffect(id: "ID", in: ns, isSource: true)
      Circle()
        .fill(Color.gray)
        .accessibilityLabel("follower")
        .matchedGeometryEffect(id: "ID", in: ns, isSource: false)
        .border(Color.green)
    }
    .frame(width: 300, height: 100)
    .border(Color.black)
  }
}

struct WideRectangle: View {
  var body: some View {
    HStack {
      Text("Hello, World").accessibilityLabel("text")
      Rectangle()
        .fill(Color.red)
        .frame(minWidth: 200)
        .accessibilityLabel("wide")
    }
  }
}

struct FileName: View {
  let longPath = "~/Documents/Books/Layout/"

  var body: some View {
    HStack(spacing: 0) {
      Text(longPath)
        .truncationMode(.middle)
        .lineLimit(1)
        .accessibilityLabel("path")
      Text("chapter1.md")
        .layoutPriority(1)
        .accessibilityLabel("file")
    }
  }
}

struct PriorityPair: View {
  var body: some View {
    HStack(spacing: 0) {
      Rectangle()
        .fill(Color.red)
        .accessibilityLabel("red")
        .frame(minWidth: 50)
      Rectangle()
        .fill(Color.blue)
        .accessibilityLabel("blue")
        .frame(maxWidth: 100)
        .layoutPriority(1)
    }
    .frame(width: 75)
  }
}

struct AdaptiveGrid: View {
  let items = (0..<8).map { Color(hue: Double($0) / 8, saturation: 1, brightness: 1) }

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
      ForEach(items.indices) { idx in
        items[idx].accessibilityLabel("item \(idx)").frame(height: 50)
      }
    }
    .frame(width: 400)
  }
}

struct UnevenGrid: View {
  let columns: [GridItem]
  let items = (0..<4).map { Color(hue: Double($0) / 4, saturation: 1, brightness: 1) }

  var body: some View {
    LazyVGrid(columns: columns) {
      ForEach(items.indices) { idx in
        items[idx].accessibilityLabel("item \(idx)").frame(height: 50)
      }
    }
    .frame(width: 300).border(Color.black)
  }
}

extension View {
  func disc(foreground: Color = .white, background: Color = .blue) -> some View {
    Circle()
      .fill(background)
      .overlay(Circle().strokeBorder(foreground).padding(3).accessibilityLabel("ring"))
      .overlay(self.foregroundColor(foreground))
      .frame(width: 75, height: 75)
  }
}

import SwiftUI

// Sources that scroll and read geometry: this file imports nothing else.

/// A gallery whose header shrinks while it scrolls, with a button back to the top.
struct Gallery: View {
  let count: Int
  @State private var width: CGFloat = 0
  private let columns = [GridItem(.adaptive(minimum: 80), spacing: 10)]

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        ScrollView(.vertical, showsIndicators: false) {
          header.id("top")
          LazyVGrid(columns: columns, spacing: 10) {
            ForEach(0..<count, id: \.self) { index in
              Tile(index: index)
            }
          }
          .padding(.horizontal)
        }
        .coordinateSpace(name: "scroll")
        .scrollIndicators(.hidden)
        Button("Top") {
          withAnimation(.easeInOut(duration: 0.2)) { proxy.scrollTo("top", anchor: .top) }
        }
        Text("\(Int(width)) wide")
      }
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { newWidth in
      width = newWidth
    }
  }

  private var header: some View {
    GeometryReader { geometry in
      let offset = geometry.frame(in: .named("scroll")).minY
      Text("Scrolled \(Int(-offset))")
        .frame(width: geometry.size.width, height: max(geometry.size.height + offset, 20))
    }
    .frame(height: 100)
  }
}

struct Tile: View {
  let index: Int

  var body: some View {
    GeometryReader { proxy in
      Text("Tile \(index)")
        .position(x: proxy.frame(in: .local).midX, y: proxy.size.height / 2)
    }
    .frame(height: 60)
    .background(Color.blue.opacity(0.2))
  }
}

/// Rows of cards, each of which scrolls sideways.
struct Shelves: View {
  let names: [String]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 20, pinnedViews: [.sectionHeaders]) {
        ForEach(names, id: \.self) { name in
          VStack(alignment: .leading) {
            Text(name).font(.headline)
            ScrollView(.horizontal) {
              LazyHStack(spacing: 4) {
                ForEach(0..<50) { index in
                  Text("\(name) \(index)").frame(width: 80, height: 40)
                }
              }
            }
          }
        }
      }
    }
    .scrollDisabled(false)
  }
}

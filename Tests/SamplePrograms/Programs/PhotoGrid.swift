import SwiftUI

/// Pictures in tabs and a grid, each of which opens a sheet and pushes its details.
struct PhotoGridView: View {
  private struct Photo: Identifiable, Hashable {
    let id: Int
    var hue: Double { Double(id) / 18 }
    var title: String { "Picture \(id + 1)" }
  }

  private let photos = (0..<18).map { Photo(id: $0) }
  @State private var favourites: Set<Int> = [2]
  @State private var shown: Photo?

  var body: some View {
    TabView {
      NavigationStack {
        grid(photos)
          .navigationTitle("Pictures")
          .navigationDestination(for: Photo.self) { photo in
            VStack {
              tile(photo).frame(width: 160, height: 120)
              Text("The hue is \(Int(photo.hue * 360)) degrees.")
            }
            .navigationTitle(photo.title)
          }
      }
      .tabItem { Label("All", systemImage: "photo.on.rectangle") }
      grid(photos.filter { favourites.contains($0.id) })
        .tabItem { Label("Favourites", systemImage: "heart") }
        .badge(favourites.count)
    }
    .sheet(item: $shown) { photo in
      VStack(spacing: 12) {
        tile(photo).frame(width: 200, height: 150)
        Text(photo.title).font(.headline)
        Toggle("Favourite", isOn: isFavourite(photo))
        Button("Close") { shown = nil }.keyboardShortcut(.cancelAction)
      }
      .padding(20)
    }
  }

  private func grid(_ photos: [Photo]) -> some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
        ForEach(photos) { photo in
          Button {
            shown = photo
          } label: {
            tile(photo).frame(height: 60)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(photo.title)
          .contextMenu {
            NavigationLink("Details", value: photo)
            Toggle("Favourite", isOn: isFavourite(photo))
          }
        }
      }
      .padding()
    }
  }

  private func tile(_ photo: Photo) -> some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9))
      .overlay(alignment: .topTrailing) {
        if favourites.contains(photo.id) {
          Image(systemName: "heart.fill").foregroundStyle(.white).padding(5)
        }
      }
  }

  private func isFavourite(_ photo: Photo) -> Binding<Bool> {
    Binding {
      favourites.contains(photo.id)
    } set: { isFavourite in
      if isFavourite { favourites.insert(photo.id) } else { favourites.remove(photo.id) }
    }
  }
}

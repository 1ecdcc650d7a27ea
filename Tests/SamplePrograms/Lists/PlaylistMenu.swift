import SwiftUI

/// Menus in menus that change a list.
struct PlaylistMenuView: View {
  @State private var songs = ["Autumn", "Bells", "Comet"]
  @State private var isShuffled = false
  @State private var note = "Nothing is playing"

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Menu("Playlist", systemImage: "music.note.list") {
          Button("Play") { note = "Playing \(songs.first ?? "nothing")" }
          Toggle("Shuffle", isOn: $isShuffled)
          Divider()
          Menu("Sort by") {
            Button("Name") { songs.sort() }
            Button("Name, backwards") { songs.sort(by: >) }
          }
          Button("Clear", role: .destructive) { songs = [] }
        }
        Spacer()
        if isShuffled { Image(systemName: "shuffle") }
      }
      .padding(8)
      List {
        ForEach(songs, id: \.self) { song in
          Text(song).contextMenu {
            Menu("Play") {
              Button("Now") { note = "Playing \(song)" }
              Button("Later") { note = "\(song) follows" }
            }
          }
        }
      }
      Text(note).font(.footnote).foregroundStyle(.secondary).padding(8)
    }
  }
}

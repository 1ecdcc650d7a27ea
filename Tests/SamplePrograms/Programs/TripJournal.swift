import SwiftUI

/// A trip in the file of a journal.
struct Trip: Codable, Hashable, Identifiable {
  var place: String
  var days: Int
  var note: String
  var photo: URL?
  var isFavourite = false

  var id: String { place }
}

/// The trips of a person, which are read again from the documents.
@MainActor @Observable final class Journal {
  var trips = [
    Trip(place: "Lisbon", days: 6, note: "Trams, tiles and the smell of grilled sardines."),
    Trip(place: "Bergen", days: 4, note: "Rain on the wharf, and a boat into the fjord."),
    Trip(place: "Kyoto", days: 9, note: "Moss gardens before the buses came.", isFavourite: true),
    Trip(place: "Tallinn", days: 3, note: "Towers, snow and black bread."),
  ]

  private static var file: URL? {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
      .appending(path: "Trips.json")
  }

  /// Reads the trips that another device may have written meanwhile.
  func reload() async {
    // As long as a server would take.
    try? await Task.sleep(for: .seconds(1))
    guard let file = Self.file, let data = try? Data(contentsOf: file),
      let read = try? JSONDecoder().decode([Trip].self, from: data)
    else { return }
    withAnimation { trips = read }
  }

  func toggleFavourite(_ trip: Trip) {
    guard let index = trips.firstIndex(where: { $0.id == trip.id }) else { return }
    trips[index].isFavourite.toggle()
  }
}

/// A journal of trips: a list that is refreshed, searched, sorted by hand and swiped.
struct TripJournalView: View {
  @State private var journal = Journal()
  @State private var search = ""

  private var found: [Trip] {
    search.isEmpty
      ? journal.trips : journal.trips.filter { $0.place.localizedStandardContains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { trip in
          NavigationLink(value: trip.id) { TripRow(trip: trip) }
            .swipeActions(edge: .leading) {
              Button(trip.isFavourite ? "Unmark" : "Mark") { journal.toggleFavourite(trip) }
                .tint(.orange)
            }
        }
        .onDelete { journal.trips.remove(atOffsets: $0) }
        .onMove { journal.trips.move(fromOffsets: $0, toOffset: $1) }
      }
      .refreshable { await journal.reload() }
      .searchable(text: $search, prompt: "Find a place")
      .overlay {
        if found.isEmpty {
          ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text("There is no trip to “\(search)”."))
        }
      }
      .navigationTitle("Trips")
      .toolbar { EditButton() }
      .navigationDestination(for: Trip.ID.self) { id in
        if let trip = journal.trips.firstIndex(where: { $0.id == id }) {
          TripView(trip: $journal.trips[trip])
        }
      }
    }
  }
}

/// A trip in the list.
private struct TripRow: View {
  let trip: Trip

  var body: some View {
    HStack(spacing: 10) {
      TripPhoto(trip: trip)
        .frame(width: 44, height: 44)
        .clipShape(.rect(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 2) {
        Text(trip.place).font(.headline)
        Text(trip.note).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      if trip.isFavourite {
        Image(systemName: "heart.fill").foregroundStyle(.pink).accessibilityLabel("Favourite")
      }
      Text("\(trip.days) days").font(.caption).foregroundStyle(.secondary).monospacedDigit()
    }
    .padding(.vertical, 4)
  }
}

/// The photo of a trip, or a symbol if there is none.
struct TripPhoto: View {
  let trip: Trip

  var body: some View {
    AsyncImage(url: trip.photo) { phase in
      switch phase {
      case .success(let image):
        image.resizable().aspectRatio(contentMode: .fill)
          .accessibilityLabel("Photo of \(trip.place)")
      case .failure: symbol("exclamationmark.triangle")
      default: symbol(trip.photo == nil ? "airplane" : "photo")
      }
    }
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.teal.gradient)
      .accessibilityHidden(true)
  }
}

#Preview {
  TripJournalView()
}

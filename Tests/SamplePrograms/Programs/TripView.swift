import SwiftUI

/// A trip with its photo, details in an inspector, a note in a sheet and a postcard over everything.
struct TripView: View {
  @Binding var trip: Trip
  @State private var showsDetails = false
  @State private var isWriting = false
  @State private var showsPostcard = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        TripPhoto(trip: trip)
          .font(.system(size: 48))
          .frame(height: 180)
          .frame(maxWidth: .infinity)
          .clipShape(.rect(cornerRadius: 12))
        Text(trip.place).font(.largeTitle.bold())
        Text(trip.note)
        Button("Send a Postcard", systemImage: "envelope") { showsPostcard = true }
          .buttonStyle(.borderedProminent)
          .help("Show the trip as a postcard")
      }
      .padding(20)
    }
    .navigationTitle(trip.place)
    .toolbar {
      ToolbarItemGroup {
        Button("Write", systemImage: "square.and.pencil") { isWriting = true }
          .help("Write about \(trip.place)")
        ShareLink(item: "\(trip.place): \(trip.note)")
          .help("Share the note")
        Button("Details", systemImage: "sidebar.trailing") { showsDetails.toggle() }
          .help("Show or hide the details")
      }
    }
    .inspector(isPresented: $showsDetails) {
      TripDetails(trip: $trip)
        .inspectorColumnWidth(min: 180, ideal: 210, max: 280)
    }
    .sheet(isPresented: $isWriting) {
      NoteSheet(note: $trip.note)
    }
    .fullScreenCover(isPresented: $showsPostcard) {
      Postcard(trip: trip)
    }
  }
}

/// The settings of a trip.
private struct TripDetails: View {
  @Binding var trip: Trip

  var body: some View {
    Form {
      LabeledContent("Place", value: trip.place)
      Stepper("\(trip.days) days", value: $trip.days, in: 1...60)
      Toggle("Favourite", isOn: $trip.isFavourite)
    }
    .formStyle(.grouped)
  }
}

/// An editor of a note that is not closed by mistake.
private struct NoteSheet: View {
  @Binding var note: String
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Note").font(.headline)
      TextEditor(text: $draft)
        .frame(minHeight: 60)
      HStack {
        Button("Cancel", role: .cancel) { dismiss() }
        Spacer()
        Button("Save") {
          note = draft
          dismiss()
        }
        .keyboardShortcut(.defaultAction)
        .disabled(draft == note)
      }
    }
    .padding(20)
    .onAppear { draft = note }
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .interactiveDismissDisabled(draft != note)
  }
}

/// A trip in the colours of an evening.
private struct Postcard: View {
  let trip: Trip
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 8) {
      Text("Greetings from").font(.title3)
      Text(trip.place).font(.system(size: 52, weight: .heavy, design: .serif))
      Text(trip.note).italic().multilineTextAlignment(.center).frame(maxWidth: 300)
    }
    .foregroundStyle(.white)
    .shadow(radius: 6)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.4], [0.6, 0.55], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [
          .indigo, .purple, .indigo, .purple, .pink, .orange, .orange, .yellow, .red,
        ]
      )
      .ignoresSafeArea()
      .accessibilityHidden(true)
    }
    .overlay(alignment: .topTrailing) {
      Button("Close", systemImage: "xmark.circle.fill") { dismiss() }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
        .font(.title)
        .foregroundStyle(.white.opacity(0.8))
        .keyboardShortcut(.cancelAction)
        .help("Close the postcard")
        .padding()
    }
  }
}

import SwiftUI

/// The plan of an exhibition.
struct Exhibition: Equatable {
  var title = "Winter Light"
  var opening = Date(timeIntervalSince1970: 1_796_407_200)
  var wall = Color(red: 0.24, green: 0.36, blue: 0.45)
  var paintings = 3
  var closedDays: Set<DateComponents> = []

  /// The plan as a text for others.
  func text(in calendar: Calendar) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: calendar.timeZone)
    let closed = closedDays.compactMap(calendar.date(from:)).sorted()
    let color = wall.resolve(in: EnvironmentValues())
    return """
      \(title)
      Opens \(opening.formatted(style))
      Wall \(color)
      Paintings \(paintings)
      Closed \(closed.map { $0.formatted(style.year().month().day()) }.joined(separator: ", "))

      """
  }
}

/// A plan with dates, a colour and days on which it is closed, that is written to a file and moved elsewhere.
struct ExhibitionPlanView: View {
  @State private var plan = Exhibition()
  @State private var undone: [Exhibition] = []
  @State private var earlier: [Exhibition] = []
  @State private var isStepping = false
  @State private var file: URL?
  @State private var isMoving = false
  @State private var status = "Not saved yet"
  @Environment(\.calendar) private var calendar

  var body: some View {
    VStack(spacing: 0) {
      Wall(plan: plan)
        .frame(height: 120)
      Form {
        Section("Exhibition") {
          TextField("Title", text: $plan.title)
          DatePicker("Opens", selection: $plan.opening)
          ColorPicker("Wall", selection: $plan.wall, supportsOpacity: false)
          Stepper("Paintings: \(plan.paintings)", value: $plan.paintings, in: 1...6)
        }
        Section("Closed on") {
          MultiDatePicker("Closed days", selection: $plan.closedDays, in: plan.opening...)
        }
      }
      .formStyle(.grouped)
      Divider()
      HStack {
        ControlGroup {
          Button("Undo", systemImage: "arrow.uturn.backward", action: undo)
            .keyboardShortcut("z")
            .disabled(earlier.isEmpty)
          Button("Redo", systemImage: "arrow.uturn.forward", action: redo)
            .keyboardShortcut("z", modifiers: [.command, .shift])
            .disabled(undone.isEmpty)
        }
        .labelStyle(.iconOnly)
        .fixedSize()
        Text(status).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
        Spacer()
        Button("Move…") { isMoving = true }.disabled(file == nil)
        Button("Save", action: save).keyboardShortcut("s").buttonStyle(.borderedProminent)
      }
      .padding(12)
    }
    .onChange(of: plan) { old, _ in
      if !isStepping {
        earlier.append(old)
        undone = []
      }
      isStepping = false
    }
    .fileMover(isPresented: $isMoving, file: file) { result in
      switch result {
      case .success(let place):
        file = place
        status = "Moved to \(place.deletingLastPathComponent().lastPathComponent)"
      case .failure(let error): status = error.localizedDescription
      }
    }
    .fileDialogDefaultDirectory(.homeDirectory)
    .fileDialogConfirmationLabel("Move")
  }

  private func undo() { step(from: &earlier, to: &undone) }

  private func redo() { step(from: &undone, to: &earlier) }

  private func step(from plans: inout [Exhibition], to others: inout [Exhibition]) {
    guard let next = plans.popLast() else { return }
    others.append(plan)
    isStepping = true
    plan = next
  }

  private func save() {
    let file = URL.homeDirectory.appending(path: "\(plan.title).txt")
    do {
      try Data(plan.text(in: calendar).utf8).write(to: file, options: .atomic)
      self.file = file
      status = "Saved as \(file.lastPathComponent)"
    } catch {
      status = error.localizedDescription
    }
  }
}

/// The wall with its paintings.
private struct Wall: View {
  let plan: Exhibition

  var body: some View {
    HStack(spacing: 22) {
      ForEach(0..<plan.paintings, id: \.self) { index in
        RoundedRectangle(cornerRadius: 2)
          .fill(Color(hue: 0.08 + Double(index) * 0.13, saturation: 0.5, brightness: 0.9).gradient)
          .border(.white.opacity(0.9), width: 4)
          .aspectRatio(index.isMultiple(of: 2) ? 0.8 : 1.3, contentMode: .fit)
          .shadow(color: .black.opacity(0.4), radius: 4, y: 3)
      }
    }
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(plan.wall.gradient)
    .animation(.snappy, value: plan.paintings)
    .accessibilityElement()
    .accessibilityLabel("\(plan.paintings) paintings")
  }
}

#Preview {
  ExhibitionPlanView()
}

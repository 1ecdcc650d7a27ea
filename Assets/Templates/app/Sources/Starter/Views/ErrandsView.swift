import SwiftUI

/// The window: the errands, and a field for another one.
struct ErrandsView: View {
  @Bindable var list: ErrandList
  @AppStorage("showsFinished") private var showsFinished = true

  var body: some View {
    VStack(spacing: 0) {
      ErrandsHeader(errands: list.errands)
      Divider()
      if list.errands.isEmpty {
        ContentUnavailableView(
          "Nothing to do", systemImage: "checklist",
          description: Text("Write the first errand below."))
      } else if visible.isEmpty {
        ContentUnavailableView("Everything is done", systemImage: "checkmark.circle")
      } else {
        rows
      }
      Divider()
      NewErrandField { list.add(Errand(title: $0)) }
    }
    .frame(minWidth: 320, minHeight: 320)
    .sheet(item: $list.edited) { errand in
      ErrandEditor(errand: errand) { list.update($0) }
    }
  }

  private var visible: [Errand] { list.errands.filter { showsFinished || !$0.isDone } }

  private var rows: some View {
    List(selection: $list.selection) {
      ForEach(visible) { errand in
        ErrandRow(errand: errand) { list.toggle(errand) }
          .contextMenu {
            Button("Edit") { list.edited = errand }
            Button("Delete", role: .destructive) { list.delete([errand.id]) }
          }
      }
      .onDelete { offsets in list.delete(offsets.map { visible[$0].id }) }
    }
    .listStyle(.inset)
  }
}

/// The number of errands that are left, and a ring that closes with them.
private struct ErrandsHeader: View {
  let errands: [Errand]

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("Errands")
          .font(.title.bold())
          .accessibilityAddTraits(.isHeader)
        Text("\(errands.count - finished) errands left")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("left")
      }
      Spacer()
      ProgressRing(value: errands.isEmpty ? 0 : Double(finished) / Double(errands.count))
        .frame(width: 36, height: 36)
        .accessibilityLabel("Finished")
        .accessibilityValue("\(finished) / \(errands.count)")
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 16)
  }

  private var finished: Int { errands.count { $0.isDone } }
}

/// A ring that is filled from the top.
private struct ProgressRing: View {
  /// The part that is filled, from 0 to 1.
  var value: Double

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 5)
      Circle()
        .trim(from: 0, to: value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(2.5)
    .animation(.snappy, value: value)
    .accessibilityElement()
  }
}

/// A field that adds an errand.
private struct NewErrandField: View {
  let add: (String) -> Void
  @State private var title = ""

  var body: some View {
    HStack {
      TextField("New errand", text: $title)
        .textFieldStyle(.roundedBorder)
        .onSubmit(submit)
      Button("Add", action: submit)
        .buttonStyle(.borderedProminent)
        .disabled(trimmed.isEmpty)
    }
    .padding(12)
  }

  private var trimmed: String { title.trimmingCharacters(in: .whitespaces) }

  private func submit() {
    guard !trimmed.isEmpty else { return }
    add(trimmed)
    title = ""
  }
}

#Preview("Examples") {
  ErrandsView(list: ErrandList(Errand.examples))
}

#Preview("Nothing to do") {
  ErrandsView(list: ErrandList())
}

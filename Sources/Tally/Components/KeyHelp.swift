import SwiftUI

/// A list of the keys of the window, in a card in front of the poll.
struct KeyHelp: View {
  /// The number of contenders, each of which has a key.
  let contenderCount: Int
  let close: () -> Void

  var body: some View {
    ViewThatFits(in: .vertical) {
      card
      ScrollView { card }
    }
    .background(.background, in: RoundedRectangle(cornerRadius: 14))
    .shadow(radius: 12)
    .frame(maxWidth: 420)
    .padding(12)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .accessibilityLabel("Keys")
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text("Keys")
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
        Spacer(minLength: 8)
        Button("Done") { close() }
          .buttonStyle(.bordered)
          .keyboardShortcut(.cancelAction)
      }
      ViewThatFits(in: .horizontal) {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          ForEach(rows) { row in
            GridRow {
              Key(name: row.key)
              Text(row.meaning).fixedSize()
            }
          }
        }
        VStack(alignment: .leading, spacing: 8) {
          ForEach(rows) { row in
            VStack(alignment: .leading, spacing: 2) {
              Key(name: row.key)
              Text(row.meaning)
            }
          }
        }
      }
      .font(.callout)
    }
    .padding(16)
  }

  private struct Row: Identifiable {
    let key: LocalizedStringKey
    let meaning: LocalizedStringKey
    let id: Int
  }

  private var rows: [Row] {
    let rows: [(LocalizedStringKey, LocalizedStringKey)] = [
      ("1 to \(contenderCount)", "Vote"),
      ("Ctrl Z", "Take the last vote back"),
      ("Ctrl Shift Z", "Cast it again"),
      ("H", "Votes over time"),
      ("E", "Edit the poll"),
      ("Tab, Space", "Move and press"),
      ("Ctrl + and −", "Size of the type"),
      ("F10", "Menu bar"),
      ("F11", "Full screen"),
      ("Ctrl W", "Close the window"),
      ("F1 or ?", "Show or hide the keys"),
    ]
    return rows.enumerated().map { Row(key: $1.0, meaning: $1.1, id: $0) }
  }

  /// The name of a key, drawn as a key.
  private struct Key: View {
    let name: LocalizedStringKey

    var body: some View {
      Text(name)
        .fontWeight(.medium)
        .padding(.horizontal, 6)
        .padding(.vertical, 2)
        .background(Color.primary.opacity(0.08), in: RoundedRectangle(cornerRadius: 5))
    }
  }
}

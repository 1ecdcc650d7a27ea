import Starter
import SwiftUI

/// Tags that are added and removed, with the properties of their layout.
struct ExampleView: View {
  @State private var tags = [
    "Basil", "Lavender", "Mint", "Rosemary", "Thyme", "Sage", "Lemon balm", "Chives", "Dill",
    "Oregano", "Tarragon",
  ]
  @State private var newTag = ""
  @State private var alignment = Side.leading
  @State private var spacing = 8.0

  /// The alignments to choose from.
  private enum Side: CaseIterable {
    case leading, centre, trailing

    var title: LocalizedStringKey {
      switch self {
      case .leading: "Leading"
      case .centre: "Centre"
      case .trailing: "Trailing"
      }
    }

    var alignment: HorizontalAlignment {
      switch self {
      case .leading: .leading
      case .centre: .center
      case .trailing: .trailing
      }
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        FlowLayout(alignment: alignment.alignment, spacing: spacing) {
          ForEach(tags, id: \.self) { tag in
            TagView(tag) { tags.removeAll { $0 == tag } }
          }
        }
        .frame(
          maxWidth: .infinity, alignment: Alignment(horizontal: alignment.alignment, vertical: .top)
        )
        .padding(20)
        .animation(.snappy, value: tags)
      }
      Divider()
      controls
        .padding(16)
    }
    .frame(minWidth: 320, minHeight: 320)
  }

  private var controls: some View {
    VStack(spacing: 12) {
      HStack {
        TextField("New tag", text: $newTag)
          .textFieldStyle(.roundedBorder)
          .onSubmit(add)
        Button("Add", action: add)
          .buttonStyle(.borderedProminent)
          .disabled(!canAdd)
      }
      Picker("Alignment", selection: $alignment) {
        ForEach(Side.allCases, id: \.self) { Text($0.title) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      HStack {
        Text("Spacing")
        Slider(value: $spacing, in: 2...24)
          .accessibilityLabel("Spacing")
      }
    }
  }

  private var canAdd: Bool { !newTag.isEmpty && !tags.contains(newTag) }

  private func add() {
    guard canAdd else { return }
    tags.append(newTag)
    newTag = ""
  }
}

#Preview {
  ExampleView()
}

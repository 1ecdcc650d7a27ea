import PlumbUI

/// A field in the middle of a window, with text that shows how long the text is.
private struct FieldScreen: View {
  @State private var title = "A field with the title of a book"

  var body: some View {
    VStack {
      Text("\(title.count) characters")
      TextField("Title", text: $title).frame(maxHeight: .infinity)
      Button("Save") {}.disabled(title.isEmpty)
    }
    .padding()
  }
}

/// Rows of a picture, two texts and a number.
private struct ListScreen: View {
  var body: some View {
    List(0..<1_000, id: \.self) { index in
      HStack {
        Circle().fill(.tint).frame(width: 24, height: 24)
        VStack(alignment: .leading) {
          Text("Row \(index)")
          Text("What is said about row \(index)").font(.footnote).foregroundStyle(.secondary)
        }
        Spacer()
        Text("\(index * index)").monospacedDigit()
      }
    }
  }

  /// About the height of a row, in points.
  static let rowHeight: CGFloat = 50
}

/// Rows of one text, of which one is selected.
private struct SelectionScreen: View {
  @State private var selection: Int?

  var body: some View {
    List(0..<1_000, id: \.self, selection: $selection) { Text(verbatim: "Row \($0)") }
      .listStyle(.plain)
  }
}

/// A menu in the middle of a window, with a menu, a toggle and items with keys.
private struct MenuScreen: View {
  @State private var isShuffled = false

  var body: some View {
    Menu {
      Button("Play", systemImage: "play") {}.keyboardShortcut("p")
      Button("Play next") {}
      Toggle("Shuffle", isOn: $isShuffled)
      Divider()
      Menu("Sort by") {
        Button("Name") {}
        Button("Date") {}
      }
      Button("Delete", role: .destructive) {}.keyboardShortcut(.delete)
    } label: {
      // So large that a click in the middle of the window meets it.
      Text("Playlist").frame(width: 200, height: 60)
    }
  }
}

/// A button that fills the window and presents a form.
private struct SheetScreen: View {
  @State private var isShown = false
  @State private var isLoud = true
  @State private var volume = 0.5

  var body: some View {
    Button {
      isShown = true
    } label: {
      Text("Settings").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .sheet(isPresented: $isShown) {
      Form {
        Section("Sound") {
          Toggle("Play sounds", isOn: $isLoud)
          Slider(value: $volume)
        }
        Section("Storage") {
          LabeledContent("Used", value: "12 MB")
          Button("Clear") {}
        }
      }
      .frame(width: 320, height: 300)
    }
  }
}

extension CostScene {
  /// Actions of a person in the window of a program.
  static var windows: [CostScene] {
    [
      CostScene(name: "10 keys in a field") {
        CostWindow(
          opening: CostWindow.click, work: Array(repeating: [.textInput("x")], count: 10)
        )
        .measure(FieldScreen())
      },
      CostScene(name: "scroll a list by 10 rows") {
        CostWindow(
          work: Array(repeating: [CostWindow.wheel(by: ListScreen.rowHeight)], count: 10)
        )
        .measure(ListScreen())
      },
      CostScene(name: "select 10 rows") {
        CostWindow(work: (0..<10).map { CostWindow.click(below: CGFloat($0 % 2) * 84) })
          .measure(SelectionScreen())
      },
      CostScene(name: "jump in a list 10 times") {
        CostWindow(work: (0..<10).map { [CostWindow.wheel(by: $0 % 2 == 0 ? 10_000 : -9_000)] })
          .measure(SelectionScreen())
      },
      CostScene(name: "open a menu") {
        CostWindow(
          work: [CostWindow.click], reverting: [.keyDown(KeyStroke(.escape))], comesToRest: true
        )
        .measure(MenuScreen())
      },
      CostScene(name: "open a sheet") {
        CostWindow(
          work: [CostWindow.click], reverting: [.keyDown(KeyStroke(.escape))], comesToRest: true
        )
        .measure(SheetScreen())
      },
    ]
  }
}

import SwiftUI

/// The paper of a letter.
private enum Paper: String, CaseIterable, Identifiable {
  case white, cream, blue

  var id: Self { self }

  var color: Color {
    switch self {
    case .white: .white
    case .cream: Color(red: 1, green: 0.96, blue: 0.86)
    case .blue: Color(red: 0.88, green: 0.94, blue: 1)
    }
  }
}

private struct Letter {
  var text = "Dear Ada,"
  var paper = Paper.cream
  var isRuled = true
  var size = 18.0
}

extension FocusedValues {
  @Entry fileprivate var letter: Binding<Letter>?
}

/// A letter with the commands of its menus.
struct LetterDeskApp: App {
  @State private var isAboutShown = false

  var body: some Scene {
    WindowGroup("Letter Desk", id: "letter") {
      LetterView()
        .alert("Letter Desk", isPresented: $isAboutShown) {
        } message: {
          Text("Writes letters that nobody sends.")
        }
    }
    .defaultSize(width: 460, height: 320)
    .commands {
      SidebarCommands()
      LetterCommands()
      CommandGroup(replacing: .appInfo) {
        Button("About Letter Desk") { isAboutShown = true }
      }
      CommandGroup(replacing: .help) {}
    }
  }
}

private struct LetterCommands: Commands {
  @FocusedBinding(\.letter) private var letter

  var body: some Commands {
    CommandMenu("Letter") {
      Section("Paper") {
        Picker("Paper", selection: $letter.paper) {
          ForEach(Paper.allCases) { Text($0.rawValue.capitalized).tag(Paper?.some($0)) }
        }
        .pickerStyle(.inline)
      }
      Toggle("Ruled", isOn: $letter.isRuled)
        .keyboardShortcut("r")
      Menu("Size") {
        Button("Larger") { letter?.size += 2 }
          .keyboardShortcut("l", modifiers: [.command, .shift])
        Button("Smaller") { letter?.size -= 2 }
      }
      Divider()
      Button("Begin Again", role: .destructive) { letter = Letter() }
        .keyboardShortcut(.delete)
        .disabled(letter == nil)
    }
  }
}

extension Binding where Value == Letter? {
  fileprivate var paper: Binding<Paper?> {
    Binding<Paper?>(
      get: { wrappedValue?.paper }, set: { if let paper = $0 { wrappedValue?.paper = paper } })
  }

  fileprivate var isRuled: Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue?.isRuled ?? false }, set: { wrappedValue?.isRuled = $0 })
  }
}

private struct LetterView: View {
  @State private var letter = Letter()

  var body: some View {
    ZStack(alignment: .topLeading) {
      letter.paper.color
      if letter.isRuled {
        Canvas { context, size in
          for y in stride(from: 48.0, to: size.height, by: 28) {
            context.fill(
              Path(CGRect(x: 0, y: y, width: size.width, height: 1)),
              with: .color(.blue.opacity(0.2)))
          }
        }
      }
      TextField("Letter", text: $letter.text, axis: .vertical)
        .textFieldStyle(.plain)
        .font(.system(size: letter.size))
        .foregroundStyle(.black)
        .padding(20)
    }
    .focusedSceneValue(\.letter, $letter)
  }
}

import SwiftUI

struct ChecklistCommands: Commands {
  @FocusedBinding(\.checklist) private var checklist
  @AppStorage("hidesDone") private var hidesDone = false

  var body: some Commands {
    CommandMenu("Checklist") {
      Button("Mark All as Done") { checklist?.markAllDone() }
        .keyboardShortcut("d", modifiers: [.command, .shift])
        .disabled(checklist == nil)
      Button("Remove Done Items") { checklist?.removeDone() }
        .keyboardShortcut(.delete)
        .disabled(checklist?.doneCount ?? 0 == 0)
      Divider()
      Toggle("Hide Done Items", isOn: $hidesDone)
        .keyboardShortcut("h", modifiers: [.command, .option])
    }
  }
}

struct ChecklistKey: FocusedValueKey {
  typealias Value = Binding<Checklist>
}

extension FocusedValues {
  var checklist: ChecklistKey.Value? {
    get { self[ChecklistKey.self] }
    set { self[ChecklistKey.self] = newValue }
  }
}

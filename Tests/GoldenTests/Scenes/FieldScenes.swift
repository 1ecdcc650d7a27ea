import SwiftUI

extension GoldenScene {
  static let fields: [GoldenScene] = [
    GoldenScene("field-styles", 240, 290, text: true, mirrors: true, scales: [1, 2]) {
      VStack(spacing: 10) {
        TextField("Prompt", text: .constant(""))
        TextField("Name", text: .constant("Rounded border"))
        TextField("Name", text: .constant("Square border")).textFieldStyle(.squareBorder)
        TextField("Name", text: .constant("Plain")).textFieldStyle(.plain)
        TextField("Name", text: .constant("Disabled")).disabled(true)
        SecureField("Password", text: .constant("secret"))
        TextField("Name", text: .constant("\u{5E9}\u{5DC}\u{5D5}\u{5DD} abc"))
          .multilineTextAlignment(.trailing)
      }
      .padding(12)
    },
    GoldenScene("field-sizes", 240, 240, text: true, scales: [1, 2]) {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(ControlSize.allCases, id: \.self) { size in
          HStack(alignment: .firstTextBaseline) {
            Text("Size")
            TextField("Name", text: .constant("A text too long for the field"))
          }
          .controlSize(size)
        }
      }
      .padding(12)
    },
    GoldenScene("field-selection", 200, 60, text: true, mirrors: true, scales: [1, 2]) {
      FocusedField(text: "Selected").padding(12)
    },
    GoldenScene("field-caret", 200, 60, text: true, mirrors: true, scales: [1, 2]) {
      FocusedField(text: "").padding(12)
    },
  ]
}

/// A field that has the focus from the beginning, with everything selected.
private struct FocusedField: View {
  let text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Prompt", text: .constant(text)).focused($isFocused).defaultFocus($isFocused, true)
  }
}

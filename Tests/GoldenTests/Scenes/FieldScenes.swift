import SwiftUI

extension GoldenScene {
  static let fields: [GoldenScene] = [
    GoldenScene(
      "field-styles", 240, 290, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 300, height: 420)
    ) {
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
    GoldenScene(
      "field-sizes", 240, 240, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 300, height: 340)
    ) {
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
    GoldenScene(
      "field-selection", 200, 60, text: true, mirrors: true, scales: [1, 2],
      large: CGSize(width: 240, height: 80)
    ) {
      FocusedField(text: "Selected").padding(12)
    },
    GoldenScene(
      "field-caret", 200, 60, text: true, mirrors: true, scales: [1, 2],
      large: CGSize(width: 240, height: 80)
    ) {
      FocusedField(text: "").padding(12)
    },
    GoldenScene(
      "field-composition", 200, 60, text: true, mirrors: true,
      fonts: ["truetype/wqy/wqy-microhei.ttc"], scales: [1], large: CGSize(width: 240, height: 80),
      click: CGPoint(x: 150, y: 30),
      events: [.textComposition("\u{306B}\u{307B}", selection: 2..<2)]
    ) {
      TextField("Prompt", text: .constant("abc ")).padding(12)
    },
    GoldenScene(
      "field-menu", 240, 280, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 290, height: 400),
      click: CGPoint(x: 60, y: 24),
      events: [
        .keyDown(KeyStroke(.character("a"), modifiers: .control)), .keyDown(KeyStroke(.menu)),
        .keyDown(KeyStroke(.down)), .keyDown(KeyStroke(.down)),
      ]
    ) {
      VStack {
        TextField("Prompt", text: .constant("Selected"))
        Spacer()
      }
      .padding(12)
    },
    GoldenScene(
      "field-form", 320, 270, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 440, height: 380)
    ) {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada"))
          TextField("Address", text: .constant(""), prompt: Text("optional"))
          SecureField("Password", text: .constant("secret"))
          Stepper("Age", value: .constant(36))
          Toggle("Send news", isOn: .constant(true))
          Button("Sign up") {}.buttonStyle(.borderedProminent)
        }
      }
    },
    GoldenScene(
      "field-growing", 200, 110, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 290, height: 170),
      click: CGPoint(x: 100, y: 50)
    ) {
      TextField(
        "Note", text: .constant("A note that takes three lines, as it is longer than the field."),
        axis: .vertical
      )
      .lineLimit(2...4).padding(12)
    },
    GoldenScene(
      "editor", 260, 150, text: true, mirrors: true, fonts: ["truetype/dejavu/DejaVuSans.ttf"],
      scales: [1], large: CGSize(width: 320, height: 210),
      click: CGPoint(x: 60, y: 30),
      events: [
        .keyDown(KeyStroke(.down, modifiers: .shift)),
        .keyDown(KeyStroke(.down, modifiers: .shift)),
        .keyDown(KeyStroke(.down, modifiers: .shift)),
      ]
    ) {
      TextEditor(text: .constant(editedText))
    },
    GoldenScene(
      "editor-find", 380, 150, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 640, height: 230), click: CGPoint(x: 60, y: 120),
      events: [
        .keyDown(KeyStroke(.character("h"), modifiers: .control)),
        .keyDown(KeyStroke(.character("t"))), .textInput("the"), .keyDown(KeyStroke(.return)),
      ]
    ) {
      TextEditor(text: .constant("The river.\n\nUnder the bridge, the other boats lay still."))
        .findNavigator(isPresented: .constant(true))
    },
    GoldenScene(
      "editor-caret", 260, 60, text: true, fonts: ["truetype/dejavu/DejaVuSans.ttf"],
      scales: [1],
      click: CGPoint(x: 40, y: 12), events: [.keyDown(KeyStroke(.end))]
    ) {
      // The caret has two halves at a change of the direction.
      TextEditor(text: .constant("abc \u{5E9}\u{5DC}\u{5D5}\u{5DD}"))
    },
    GoldenScene(
      "text-selection", 220, 80, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 320, height: 130),
      events: [
        .pointerDown(CGPoint(x: 60, y: 22), .primary), .pointerMoved(CGPoint(x: 80, y: 30)),
        .pointerMoved(CGPoint(x: 130, y: 48)), .pointerUp(CGPoint(x: 130, y: 48), .primary),
      ]
    ) {
      Text("Selected **across** runs, a [link](https://example.com) and lines of a text.")
        .textSelection(.enabled).padding(12)
    },
  ]

  /// Several paragraphs in two directions, more than fit.
  private static let editedText = """
    A text of several lines, of which the first ones are selected.

    \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}
    The end of each paragraph is followed by the next one, and the indicator shows how much there is.
    """
}

/// A field that has the focus from the beginning, with everything selected.
private struct FocusedField: View {
  let text: String
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Prompt", text: .constant(text)).focused($isFocused).defaultFocus($isFocused, true)
  }
}

import BallotStorage
import Foundation
import PlumbTesting
import PlumbUI
import Testing

@testable import Tally

/// The editor as a person uses it.
@MainActor @Suite struct EditorScreenTests {
  /// A folder with a poll of a file, removed with the test.
  private func withFile(
    _ text: String = PollFile.example, _ body: (PollModel, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "EditorScreenTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "poll.json")
    try Data(text.utf8).write(to: file)
    try body(PollModel(PollFile(path: file.path).poll(), file: file.path), file)
  }

  private func window(
    _ model: PollModel, _ width: CGFloat = 600, _ height: CGFloat = 800
  ) throws -> TestWindow {
    try layout(
      of: TallyApp(model: model, panel: .editor), in: CGSize(width: width, height: height))
  }

  private func names(_ window: TestWindow) -> [String?] {
    window.all(.textField).filter { $0.label?.hasPrefix("Name of contender") == true }
      .map(\.value)
  }

  private func field(_ number: Int, in window: TestWindow) throws -> TestElement {
    try window.find(.textField, "Name of contender \(number)")
  }

  // MARK: Opening and closing

  @Test func `E opens the editor with the question selected, and Escape closes it`() throws {
    try withFile { model, _ in
      let window = try layout(of: TallyApp(model: model), in: CGSize(width: 600, height: 800))
      window.type("e")
      #expect(try window.find(.textField, "Question").value == "Where do we have lunch?")
      window.type("Hungry?")
      #expect(try window.find(.textField, "Question").value == "Hungry?")
      window.press("z", modifiers: .control)
      window.press(.escape)
      window.finishAnimations()
      #expect(!window.has("Question"))
      try window.find(.button, "Edit").tap()
      window.finishAnimations()
      #expect(names(window) == ["Pizza", "Noodles", "Salad"])
    }
  }

  @Test func `changes are not discarded unasked`() throws {
    try withFile { model, _ in
      let window = try window(model)
      window.type("Hungry?")
      window.press(.escape)
      #expect(window.has("Discard the changes?"))
      // The same key takes the question back.
      window.press(.escape)
      #expect(!window.has("Discard the changes?"))
      #expect(try window.find(.textField, "Question").value == "Hungry?")
      window.press(.escape)
      try window.find(.button, "Discard").tap()
      window.finishAnimations()
      #expect(!window.has("Question"))
      #expect(model.poll.question.usual == "Where do we have lunch?")
    }
  }

  @Test func `votes do not disturb what is typed, and keys of the poll do nothing`() throws {
    try withFile { model, _ in
      let window = try window(model)
      window.type("Hungry")
      model.vote(for: "pizza")
      window.layOut()
      window.type("?")
      #expect(try window.find(.textField, "Question").value == "Hungry?")
      try field(1, in: window).tap()
      window.press(.tab)
      window.type("eh1")
      #expect(window.has("Question"))
      #expect(model.poll.totalVotes == 1)
    }
  }

  // MARK: Changing

  @Test func `Return goes from name to name, and adds one at the end`() throws {
    try withFile { model, _ in
      let window = try window(model)
      window.press(.return)
      window.type("Burger")
      window.press(.return)
      window.type("Soup")
      window.press(.return)
      window.press(.return)
      window.type("Salmon")
      #expect(names(window) == ["Burger", "Soup", "Salad", "Salmon"])
    }
  }

  @Test func `contenders are moved with Alt and with buttons, and keep the focus`() throws {
    try withFile { model, _ in
      let window = try window(model)
      try field(1, in: window).tap()
      window.press(.downArrow, modifiers: .option)
      window.press(.downArrow, modifiers: .option)
      window.press(.downArrow, modifiers: .option)
      #expect(names(window) == ["Noodles", "Salad", "Pizza"])
      window.press("a", modifiers: .control)
      window.type("Pie")
      try window.find(.button, "Move Pie up").tap()
      #expect(names(window) == ["Noodles", "Pie", "Salad"])
      #expect(try !window.find(.button, "Move Noodles up").isEnabled)
      #expect(try !window.find(.button, "Move Salad down").isEnabled)
      try window.find(.button, "Remove Pie").tap()
      #expect(names(window) == ["Noodles", "Salad"])
    }
  }

  @Test func `Control Z undoes the latest change of whichever field`() throws {
    try withFile { model, _ in
      let window = try window(model)
      window.type("Hungry?")
      try field(2, in: window).tap()
      window.press("a", modifiers: .control)
      window.type("Soup")
      window.press(.upArrow, modifiers: .option)
      try window.find(.button, "Remove Salad").tap()
      try window.find(.button, "Colour of contender 1").tap()
      try window.find(.button, "Rose").tap()
      let question = try window.find(.textField, "Question")
      @MainActor func state() -> [String?] { [question.value] + names(window) }
      let color = try window.find(.button, "Colour of contender 1")
      #expect(color.value == "Rose")
      window.press("z", modifiers: .control)
      #expect(color.value == "#1971C2")
      window.press("z", modifiers: .control)
      #expect(state() == ["Hungry?", "Soup", "Pizza", "Salad"])
      window.press("z", modifiers: .control)
      #expect(state() == ["Hungry?", "Pizza", "Soup", "Salad"])
      window.press("z", modifiers: .control)
      #expect(state() == ["Hungry?", "Pizza", "Noodles", "Salad"])
      window.press("z", modifiers: .control)
      #expect(state() == ["Where do we have lunch?", "Pizza", "Noodles", "Salad"])
      #expect(try !window.find(.button, "Undo").isEnabled)
      for _ in 0..<4 { window.press("z", modifiers: [.control, .shift]) }
      #expect(state() == ["Hungry?", "Soup", "Pizza"])
      // The focus goes with the changes, so that typing continues where it was.
      window.press("y", modifiers: .control)
      #expect(color.value == "Rose")
      #expect(model.poll.totalVotes == 0)
    }
  }

  @Test func `a colour of one's own is typed`() throws {
    try withFile { model, file in
      let window = try window(model)
      try window.find(.button, "Colour of contender 3").tap()
      window.finishAnimations()
      #expect(try window.find(.button, "Teal").isSelected)
      try window.find(.textField, "Own colour of contender 3").tap()
      window.type("12b886")
      // Escape closes the colours and not the editor.
      window.press(.escape)
      #expect(!window.has("Own colour"))
      window.press("s", modifiers: .control)
      window.finishAnimations()
      #expect(!window.has("Question"))
      #expect(try String(contentsOf: file, encoding: .utf8).contains("\"#12B886\""))
    }
  }

  // MARK: Problems

  @Test func `a problem is shown when its field is left, and saving goes to the first one`() throws
  {
    try withFile { model, file in
      let window = try window(model)
      try field(2, in: window).tap()
      window.press("a", modifiers: .control)
      window.press(.delete)
      #expect(!window.has("Write a name, or remove this contender."))
      try field(3, in: window).tap()
      #expect(window.has("Write a name, or remove this contender."))
      window.press("a", modifiers: .control)
      window.type("Pizza")
      window.press("s", modifiers: .control)
      #expect(window.has("Another contender is called “Pizza”."))
      #expect(try String(contentsOf: file, encoding: .utf8) == PollFile.example)
      // The first problem has the focus.
      window.type("Soup")
      #expect(names(window) == ["Pizza", "Soup", "Pizza"])
      #expect(!window.has("Write a name, or remove this contender."))
    }
  }

  @Test func `the list says how many contenders there can be`() throws {
    try withFile { model, _ in
      let window = try window(model, 600, 1_200)
      for number in 4...8 {
        try window.find(.button, "Add contender").tap()
        window.type("Name \(number)")
      }
      #expect(window.has("A poll has at most 8 contenders."))
      #expect(try !window.find(.button, "Add contender").isEnabled)
      while let button = window.all(.button).first(where: { $0.label?.hasPrefix("Remove") == true })
      {
        try button.tap()
      }
      #expect(window.has("A poll needs at least 2 contenders."))
      #expect(window.press("s", modifiers: .control))
      #expect(window.has("Question"))
    }
  }

  // MARK: Saving

  @Test func `renamed contenders keep their votes, and removed ones get theirs again`() throws {
    try withFile { model, _ in
      for id in ["pizza", "pizza", "salad"] { model.vote(for: id) }
      var window = try window(model)
      try field(1, in: window).tap(count: 2)
      window.type("Pie")
      try window.find(.button, "Remove Salad").tap()
      try window.find(.button, "Save").tap()
      window.finishAnimations()
      #expect(model.poll.votesDescription == "Pie=2,Noodles=0")
      #expect(window.has("Pie"))
      window.type("e")
      window.finishAnimations()
      try window.find(.button, "Add contender").tap()
      window.type("Salad")
      window.press("s", modifiers: .control)
      window.finishAnimations()
      #expect(model.poll.votesDescription == "Pie=2,Noodles=0,Salad=1")
      window = try layout(of: TallyApp(model: model))
      #expect(!window.has("Question"))
    }
  }

  @Test func `a file that was changed is overwritten or read again, as one chooses`() throws {
    try withFile { model, file in
      let window = try window(model)
      window.type("Hungry?")
      let other = PollFile.example.replacing("Pizza", with: "Pasta")
      try Data(other.utf8).write(to: file)
      window.press("s", modifiers: .control)
      #expect(window.has("Another program has changed the file since it was read."))
      #expect(try String(contentsOf: file, encoding: .utf8) == other)
      try window.find(.button, "Reload").tap()
      #expect(names(window) == ["Pasta", "Noodles", "Salad"])
      // The written text is not lost.
      window.press("z", modifiers: .control)
      #expect(try window.find(.textField, "Question").value == "Hungry?")
      #expect(names(window) == ["Pizza", "Noodles", "Salad"])
      try Data("{}".utf8).write(to: file)
      window.press("s", modifiers: .control)
      try window.find(.button, "Overwrite").tap()
      window.finishAnimations()
      #expect(!window.has("Question"))
      #expect(try PollFile(path: file.path).poll().question.usual == "Hungry?")
      #expect(model.poll.question.usual == "Hungry?")
    }
  }

  @Test func `a poll without a file is saved to one, with votes of its own`() throws {
    try withFile { _, file in
      let model = PollModel(.favouritePet)
      model.vote(for: "cat")
      let window = try window(model)
      @MainActor func save(to path: String) throws {
        try window.find(.textField, "Name of the file").tap(count: 3)
        window.press("a", modifiers: .control)
        window.type(path)
        window.press("s", modifiers: .control)
      }
      #expect(try window.find(.textField, "Name of the file").value == "poll.json")
      try save(to: "poll.txt")
      #expect(window.has("The name of the file must end in .json."))
      try save(to: file.path)
      #expect(window.has("There is a file of this name already."))
      #expect(try String(contentsOf: file, encoding: .utf8) == PollFile.example)
      let other = file.deletingLastPathComponent().appending(path: "pets.json")
      try save(to: other.deletingLastPathComponent().path + "/none/pets.json")
      #expect(window.has("Not saved: there is no such folder."))
      try save(to: other.path)
      window.finishAnimations()
      #expect(!window.has("Question"))
      #expect(model.file == other.path)
      #expect(model.poll.id.hasPrefix("favourite-pet-"))
      #expect(model.poll.votesDescription == "Cat=0,Goldfish=0,Dog=0")
      #expect(model.poll.candidates[1].title.translations?["es"] == "Pez dorado")
      model.vote(for: "dog")
      #expect(model.poll.totalVotes == 1)
    }
  }

  // MARK: Everywhere

  @Test(arguments: DynamicTypeSize.allCases, [CGFloat(240), 390, 1_280])
  func `all controls are inside the window and named`(size: DynamicTypeSize, width: CGFloat) throws
  {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let editor = PollEditor(.favouritePet, file: nil, in: Locale(identifier: "en"))
      editor.openColors = editor.draft.contenders[1].id
      _ = editor.mayClose()
      let window = try layout(in: CGSize(width: width, height: 700)) {
        EditorContent(editor: editor) {}.dynamicTypeSize(size)
      }
      window.environment.layoutDirection = direction
      let elements = window.tree.elements().flattened
      let list = try #require(elements.first { $0.type == "ScrollView" }).flattened
      // Scrolled views pass behind the heading, so that only its own parts are compared.
      let heading = elements.filter { element in !list.contains { $0 == element } }
      for part in [list, heading] {
        let controls = part.filter { $0.role == .button || $0.role == .textField }
        for (index, control) in controls.enumerated() {
          let (label, frame) = (control.label ?? "", control.frame)
          #expect(!label.isEmpty)
          #expect(frame.minX >= 0 && frame.maxX <= width, "\(label) at \(frame)")
          for other in controls[..<index] {
            let overlap = frame.intersection(other.frame)
            #expect(
              overlap.isNull || overlap.width < 0.5 || overlap.height < 0.5,
              "\(label) and \(other.label ?? "")")
          }
        }
      }
      // For each contender a name, a colour and three buttons; a field and a button of the open colours, which
      // are made where they are in sight; the question, the file, and the button to add one.
      let count = list.count { $0.role == .button || $0.role == .textField }
      #expect(count >= 3 * 5 + 2 + 3)
    }
  }

  @Test func `people who do not see the window are told what happens`() throws {
    let editor = PollEditor(.favouritePet, file: nil, in: Locale(identifier: "en"))
    var told: [String] = []
    editor.announce = { told.append($0) }
    let window = try layout { EditorContent(editor: editor) {} }
    let ids = editor.draft.contenders.map(\.id)
    editor.move(ids[2], by: -2, focus: nil)
    editor.setName("", of: ids[0])
    editor.remove(ids[0], focus: nil)
    editor.setQuestion("")
    editor.save()
    _ = editor.mayClose()
    #expect(
      told == [
        "Dog is number 1 of 3.", "Contender 2 is removed.", "Write the question.",
        "Discard the changes?",
      ])
    window.layOut()
    // The text shown below a field is also the hint of the field.
    let fields = window.tree.elements().flattened.filter { $0.type == "TextField" }
    #expect(fields.first?.hint == "Write the question.")
    #expect(window.has("Write the question."))
    let keep = window.tree.elements().flattened.first { $0.label == "Keep editing" }
    #expect(keep?.role == .button)
  }

  @Test func `the editor is translated`() throws {
    try withFile { model, _ in
      let window = try window(model)
      for (language, title, name) in [
        ("es", "Editar la encuesta", "Nombre del candidato 1"),
        ("ar", "تحرير الاستطلاع", "اسم المتنافس 1"),
      ] {
        window.environment.locale = Locale(identifier: language)
        #expect(window.has(title))
        #expect(!window.all(.textField, name).isEmpty, "\(language)")
      }
    }
  }
}

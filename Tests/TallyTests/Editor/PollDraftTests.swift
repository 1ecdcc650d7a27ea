import Foundation
import Testing

@testable import Tally

/// A poll while it is edited, without views.
@Suite struct PollDraftTests {
  private let english = Locale(identifier: "en")

  /// A poll of a file with two languages.
  private let lunch = Poll(
    id: "lunch", question: PollText("Where?", translations: ["en": "Where?", "es": "¿Dónde?"]),
    [
      Candidate(id: "p1", title: PollText("Pizza"), tint: .palette(0)),
      Candidate(
        id: "p2", title: PollText("Noodles", translations: ["en": "Noodles", "es": "Fideos"]),
        tint: .own(red: 1, green: 0, blue: 0)),
      Candidate(id: "p3", title: PollText("Salad"), tint: .palette(2)),
    ])

  private func draft(_ locale: String = "en") -> PollDraft {
    PollDraft(lunch, in: Locale(identifier: locale))
  }

  @Test func `what is not changed stays as it was`() {
    for locale in ["en", "es", "ar"] {
      #expect(draft(locale).poll(id: "lunch", editing: lunch) == lunch)
    }
  }

  @Test func `a text is changed in the language in which it is shown`() {
    var spanish = draft("es_MX")
    #expect(spanish.contenders.map(\.name.text) == ["Pizza", "Fideos", "Salad"])
    spanish.setName(" Tallarines ", of: spanish.contenders[1].id)
    spanish.question.text = "¿Qué comemos?"
    let poll = spanish.poll(id: "lunch", editing: lunch)
    #expect(
      poll.candidates[1].title
        == PollText("Noodles", translations: ["en": "Noodles", "es": "Tallarines"]))
    #expect(poll.question.translations == ["en": "Where?", "es": "¿Qué comemos?"])
    #expect(poll.question.usual == "Where?")
  }

  @Test func `where there is no translation, the text that is shown instead is changed`() {
    var french = draft("fr")
    french.setName("Pasta", of: french.contenders[1].id)
    let title = french.poll(id: "lunch", editing: lunch).candidates[1].title
    #expect(title == PollText("Pasta", translations: ["en": "Pasta", "es": "Fideos"]))
  }

  @Test func `the texts of the program are translated in the file`() {
    var draft = PollDraft(.favouritePet, in: Locale(identifier: "es"))
    draft.setName("Gatito", of: draft.contenders[0].id)
    let poll = draft.poll(id: "pets", editing: .favouritePet)
    #expect(poll.candidates[0].title.translations?["es"] == "Gatito")
    #expect(poll.candidates[0].title.usual == "Cat")
    #expect(poll.candidates[2].title.translations == ["en": "Dog", "es": "Perro", "ar": "كلب"])
  }

  @Test func `contenders keep their identifiers when they are renamed and moved`() {
    var draft = draft()
    draft.setName("Burger", of: draft.contenders[2].id)
    draft.move(draft.contenders[2].id, by: -2)
    let poll = draft.poll(id: "lunch", editing: lunch)
    #expect(poll.candidates.map(\.id) == ["p3", "p1", "p2"])
    #expect(poll.candidates.map(\.name) == ["Burger", "Pizza", "Noodles"])
    #expect(poll.candidates.map(\.tint) == [.palette(2), .palette(0), lunch.candidates[1].tint])
  }

  @Test func `a move beyond the list changes nothing`() {
    var draft = draft()
    let before = draft
    draft.move(draft.contenders[0].id, by: -1)
    draft.move(draft.contenders[2].id, by: 1)
    draft.move(UUID(), by: 1)
    #expect(draft == before)
    #expect(!draft.canMove(draft.contenders[0].id, by: -1))
    #expect(draft.canMove(draft.contenders[0].id, by: 2))
  }

  @Test func `a new contender has the first free colour and an identifier of its name`() throws {
    var draft = draft()
    let added = draft.add(after: draft.contenders[0].id)
    let id = try #require(added)
    #expect(draft.index(of: id) == 1)
    // Purple and teal are used, orange is not.
    #expect(draft[id]?.color == .palette(1))
    draft.setName("Sea lion!", of: id)
    let second = draft.add()
    draft.setName("P3", of: try #require(second))
    let poll = draft.poll(id: "lunch", editing: lunch)
    #expect(poll.candidates.map(\.id) == ["p1", "sea-lion", "p2", "p3", "p3-2"])
  }

  @Test func `a removed contender that is added again has its votes`() throws {
    var draft = draft()
    draft.remove(draft.contenders[1].id)
    let added = draft.add()
    draft.setName("Fideos", of: try #require(added))
    #expect(draft.poll(id: "lunch", editing: lunch).candidates.map(\.id) == ["p1", "p3", "p2"])
  }

  @Test func `there are at most eight contenders`() {
    var draft = draft()
    for _ in 0..<20 { draft.add() }
    #expect(draft.contenders.count == 8)
    #expect(!draft.canAdd)
    #expect(draft.add() == nil)
    // All colours are used, and none twice.
    #expect(Set(draft.contenders.map(\.color)).count == 8)
  }

  @Test(arguments: [
    ("Cat", "cat"), ("Sea lion!", "sea-lion"), ("  A — B  ", "a-b"), ("قطة", "قطة"),
    ("Δ 1", "δ-1"), ("?!", "contender"), ("", "contender"),
  ])
  func `identifiers are small letters, digits and hyphens`(name: String, id: String) {
    #expect(PollDraft.identifier(for: name, fallback: "contender") == id)
  }

  @Test func `identifiers are never too long, and new polls have different ones`() {
    let name = String(repeating: "名", count: 300)
    #expect(PollDraft.identifier(for: name, fallback: "x").utf8.count <= 184)
    #expect(PollDraft.newPollID(for: name).utf8.count <= 200)
    #expect(Set((0..<20).map { _ in PollDraft.newPollID(for: "Cat?") }).count == 20)
  }

  // MARK: Problems

  private typealias Example = (String, @Sendable (inout PollDraft) -> Void, [String])

  /// Changes of the poll, and the sentences in the order of the fields.
  private nonisolated static let problems: [Example] = [
    ("nothing", { _ in }, []),
    ("no question", { $0.question.text = " \n" }, ["Write the question."]),
    (
      "no name", { $0.setName("  ", of: $0.contenders[0].id) },
      ["Write a name, or remove this contender."]
    ),
    (
      "equal names", { $0.setName(" Pizza ", of: $0.contenders[2].id) },
      ["Another contender is called “Pizza”."]
    ),
    (
      "bad colours",
      {
        $0.setColor(.own("#12345"), of: $0.contenders[0].id)
        $0.setColor(.own("red"), of: $0.contenders[1].id)
        $0.setColor(.own(" a0B1c2 "), of: $0.contenders[2].id)
      },
      Array(repeating: "Give red, green and blue in six digits, as in #D9480F.", count: 2)
    ),
    (
      "one contender",
      { draft in
        for contender in draft.contenders[1...] { draft.remove(contender.id) }
      },
      ["A poll needs at least 2 contenders."]
    ),
    (
      "a long name",
      { $0.setName(String(repeating: "x", count: 301), of: $0.contenders[1].id) },
      ["Use at most 300 characters."]
    ),
    ("no file", { $0.fileName = " " }, ["Write the name of the file."]),
    ("a folder", { $0.fileName = "polls/" }, ["Write the name of the file."]),
    ("no ending", { $0.fileName = "poll.txt" }, ["The name of the file must end in .json."]),
    ("only an ending", { $0.fileName = "a/.json" }, ["The name of the file must end in .json."]),
    ("a file", { $0.fileName = "polls/my poll.JSON" }, []),
    (
      "several",
      {
        $0.question.text = ""
        $0.setName("", of: $0.contenders[1].id)
        $0.fileName = "x"
      },
      [
        "Write the question.", "Write a name, or remove this contender.",
        "The name of the file must end in .json.",
      ]
    ),
  ]

  @Test(arguments: problems.indices)
  func `problems are plain sentences in the order of the fields`(index: Int) {
    let (name, change, sentences) = Self.problems[index]
    var draft = draft()
    change(&draft)
    #expect(draft.problems.map { $0.sentence(in: english) } == sentences, "\(name)")
  }

  @Test func `names must also differ where there is no translation`() {
    var spanish = draft("es")
    // Shown as Fideos, but Noodles in every other language.
    spanish.setName("Noodles", of: spanish.contenders[2].id)
    #expect(spanish.problems.map(\.reason) == [.sameName("Fideos")])
  }

  @Test func `a problem belongs to its field`() {
    var draft = draft()
    draft.setName("", of: draft.contenders[2].id)
    draft.setColor(.own(""), of: draft.contenders[0].id)
    #expect(
      draft.problems.map(\.field)
        == [.ownColor(draft.contenders[0].id), .name(draft.contenders[2].id)])
  }
}

import Foundation
import Observation
import SwiftUI

/// A poll while it is edited: the draft with its history, the messages about it, and its saving.
@Observable
final class PollEditor {
  private(set) var history: DraftHistory
  /// The fields whose problems are shown: the fields that were left, and all fields after an attempt to save.
  private(set) var revealed: Set<EditorField> = []
  /// The field whose latest change was cut, as there was no room for all of it.
  private(set) var cutField: EditorField?
  private(set) var message: EditorMessage?
  /// The contender whose colours are shown.
  var openColors: PollDraft.Contender.ID?
  /// The field that is to have the focus.
  private(set) var focusRequest: FocusRequest?

  /// A request to move the focus. Two requests for the same field differ.
  struct FocusRequest: Equatable {
    let field: EditorField
    fileprivate let number: Int
  }

  /// The file of the poll; `nil` if the draft names a new one.
  @ObservationIgnored let file: String?
  /// The draft of the poll in the file.
  @ObservationIgnored private var saved: PollDraft
  /// The poll before it was edited.
  @ObservationIgnored private var original: Poll
  @ObservationIgnored private var schema: String?
  @ObservationIgnored private var known: PollFile.Known
  @ObservationIgnored private let locale: Locale
  /// Called with the poll and the path of its file when it was saved.
  @ObservationIgnored var didSave: (Poll, String) -> Void = { _, _ in }
  /// Announces an event to people who do not see the window.
  @ObservationIgnored var announce: (String) -> Void = {
    AccessibilityNotification.Announcement($0).post()
  }
  /// The time in seconds, from any beginning.
  @ObservationIgnored var now: () -> Double = { ProcessInfo.processInfo.systemUptime }

  /// Begins to edit a poll.
  ///
  /// - Parameters:
  ///   - poll: the poll that is shown.
  ///   - file: its file, which is read again: it may have changed; `nil` if it has none.
  ///   - locale: the locale in which texts are edited.
  init(_ poll: Poll, file: String?, in locale: Locale) {
    self.file = file
    self.locale = locale
    let contents = file.flatMap { try? PollFile(path: $0).contents() }
    original = contents?.poll ?? poll
    schema = contents?.schema
    // A file that cannot be read must not be replaced without a question.
    known = file == nil ? .missing : .bytes(contents?.data ?? Data())
    saved = PollDraft(original, in: locale, fileName: file == nil ? Self.usualName : nil)
    history = DraftHistory(saved)
  }

  private static let usualName = "poll.json"

  var draft: PollDraft { history.draft }

  var isChanged: Bool { draft != saved }

  // MARK: Problems

  /// Returns the message beside a field; `nil` if nothing is wrong or the field was not left yet. The message that a
  /// text was cut is shown at once.
  func problem(of field: EditorField) -> String? {
    if field == cutField { return Self.cutProblem(of: field).sentence(in: locale) }
    guard revealed.contains(field) else { return nil }
    return history.problems.first { $0.field == field }?.sentence(in: locale)
  }

  /// The reason why contenders must or cannot be added; unlike other problems it is shown at once.
  var listProblem: String? {
    if let problem = history.problems.first(where: { $0.field == .contenders }) {
      return problem.sentence(in: locale)
    }
    let isFull = DraftProblem(field: .contenders, reason: .tooMany)
    return draft.canAdd ? nil : isFull.sentence(in: locale)
  }

  /// Shows the problem of a field that the focus has left.
  func leave(_ field: EditorField) {
    history.endTyping()
    if cutField == field { cutField = nil }
    guard revealed.insert(field).inserted, let problem = problem(of: field) else { return }
    announce(problem)
  }

  // MARK: Changing

  func setQuestion(_ text: String) {
    type(.question, from: draft.question.text, to: text) { $0.question.text = $1 }
  }

  func setName(_ name: String, of id: PollDraft.Contender.ID) {
    guard let contender = draft[id] else { return }
    type(.name(id), from: contender.name.text, to: name) { $0.setName($1, of: id) }
  }

  func setOwnColor(_ text: String, of id: PollDraft.Contender.ID) {
    guard let contender = draft[id], text != ownColor(of: contender) else { return }
    type(.ownColor(id), from: ownColor(of: contender), to: text) {
      $0.setColor(.own($1), of: id)
    }
  }

  func setFileName(_ name: String) {
    type(.fileName, from: draft.fileName ?? "", to: name) { $0.fileName = $1 }
  }

  /// Returns the text of the field for a colour; empty for one of the palette.
  func ownColor(of contender: PollDraft.Contender) -> String {
    if case .own(let text) = contender.color { text } else { "" }
  }

  func setColor(_ color: DraftColor, of id: PollDraft.Contender.ID) {
    change(.colors(id)) { $0.setColor(color, of: id) }
  }

  /// Hides the colours, and goes back to the button that has opened them.
  func closeColors() {
    if let openColors { focus(.colors(openColors)) }
    openColors = nil
  }

  /// Adds a contender, whose name then has the focus.
  func add(after previous: PollDraft.Contender.ID? = nil) {
    var added: PollDraft.Contender.ID?
    let old = draft
    var next = old
    added = next.add(after: previous)
    guard let added else { return tell(DraftProblem(field: .contenders, reason: .tooMany)) }
    change(.name(added)) { $0 = next }
    openColors = nil
    focus(.name(added))
  }

  /// Goes to the name below, or to the name of a new contender.
  func goOn(after id: PollDraft.Contender.ID) {
    guard let index = draft.index(of: id) else { return }
    if draft.contenders.indices.contains(index + 1) {
      focus(.name(draft.contenders[index + 1].id))
    } else if !draft.contenders[index].name.isEmpty {
      add()
    }
  }

  /// - Parameter focus: the field that has the focus, which is not to be lost.
  func remove(_ id: PollDraft.Contender.ID, focus field: EditorField?) {
    guard let index = draft.index(of: id) else { return }
    let name = spokenName(of: id)
    change(.name(id)) { $0.remove(id) }
    if openColors == id { openColors = nil }
    announce(String(localized: "\(name) is removed.", locale: locale))
    guard field?.contender == id else { return }
    let rest = draft.contenders
    let neighbour = rest.isEmpty ? nil : rest[min(index, rest.count - 1)].id
    focus(neighbour.map { field == .remove(id) ? .remove($0) : .name($0) } ?? .contenders)
  }

  func move(_ id: PollDraft.Contender.ID, by distance: Int, focus field: EditorField?) {
    guard draft.canMove(id, by: distance) else { return }
    change(.name(id)) { $0.move(id, by: distance) }
    let place = (draft.index(of: id) ?? 0) + 1
    announce(
      String(
        localized: "\(spokenName(of: id)) is number \(place) of \(draft.contenders.count).",
        locale: locale))
    // A button that has just been disabled loses the focus.
    switch field {
    case .moveUp where !draft.canMove(id, by: -1): focus(.moveDown(id))
    case .moveDown where !draft.canMove(id, by: 1): focus(.moveUp(id))
    default: break
    }
  }

  /// The name of a contender as it is read aloud: a contender without a name is called by its number.
  func spokenName(of id: PollDraft.Contender.ID) -> String {
    guard let index = draft.index(of: id) else { return "" }
    let name = draft.contenders[index].name
    return name.isEmpty
      ? String(localized: "Contender \(index + 1)", locale: locale) : name.trimmed
  }

  /// Changes the text of a field, as far as there is room for it.
  private func type(
    _ field: EditorField, from old: String, to new: String,
    _ change: (inout PollDraft, String) -> Void
  ) {
    let text = DraftText.fitting(new, after: old)
    history.type(field, from: (old, text), at: now()) { change(&$0, text) }
    didChange()
    guard text.utf8.count < new.utf8.count else { return }
    cutField = field
    tell(Self.cutProblem(of: field))
  }

  private static func cutProblem(of field: EditorField) -> DraftProblem {
    DraftProblem(field: field, reason: .tooLong)
  }

  private func change(_ field: EditorField, _ change: (inout PollDraft) -> Void) {
    history.change(field, change)
    didChange()
  }

  /// Removes the question about discarding changes or about a file: editing goes on.
  private func didChange() {
    if message != nil { message = nil }
    if cutField != nil { cutField = nil }
  }

  // MARK: Undoing

  func undo() { goTo(history.undo()) }

  func redo() { goTo(history.redo()) }

  /// Shows the field of a change that was undone or repeated.
  private func goTo(_ field: EditorField?) {
    guard let field else { return }
    didChange()
    guard let contender = field.contender else { return focus(field) }
    guard draft[contender] != nil else {
      openColors = nil
      return focus(draft.contenders.last.map { .name($0.id) } ?? .question)
    }
    switch field {
    case .colors, .ownColor: openColors = contender
    default: break
    }
    focus(field)
  }

  // MARK: Closing

  /// Asks whether changes are to be discarded. Returns whether there are none, and the editor may close.
  func mayClose() -> Bool {
    guard isChanged else { return true }
    show(.discards)
    return false
  }

  func dismissMessage() { message = nil }

  // MARK: Saving

  /// Saves the poll, or shows the reason why not. Returns whether it was saved.
  ///
  /// - Parameter overwrites: whether the file is replaced even if it is not the one that was read.
  @discardableResult func save(overwrites: Bool = false) -> Bool {
    let problems = history.problems
    if let first = problems.first {
      revealed.formUnion(problems.map(\.field))
      message = nil
      if let contender = first.field.contender, case .ownColor = first.field {
        openColors = contender
      }
      focus(first.field)
      tell(first)
      return false
    }
    let path = file ?? draft.fileName?.trimmingCharacters(in: .whitespaces) ?? Self.usualName
    let poll = draft.poll(
      id: file == nil ? PollDraft.newPollID(for: draft.question.trimmed) : original.id,
      editing: original)
    let target = PollFile(path: path)
    do throws(PollSaveError) {
      try target.save(poll, schema: schema, over: overwrites ? .anything : known)
    } catch {
      show(.notSaved(error))
      return false
    }
    saved = draft
    announce(String(localized: "The poll is saved.", locale: locale))
    // The poll as it will be read the next time.
    didSave((try? target.poll()) ?? poll, path)
    return true
  }

  /// Reads the file again, as a change that can be undone.
  func reload() {
    guard let file else { return }
    do throws(PollFileError) {
      let contents = try PollFile(path: file).contents()
      original = contents.poll
      schema = contents.schema
      known = .bytes(contents.data)
      saved = PollDraft(original, in: locale)
      let next = saved
      change(.question) { $0 = next }
      focus(.question)
    } catch {
      show(.unreadable(error.reason))
    }
  }

  // MARK: Messages

  private func show(_ message: EditorMessage) {
    self.message = message
    announce(message.sentence(in: locale))
    focus(.message)
  }

  func focus(_ field: EditorField) {
    focusRequest = FocusRequest(field: field, number: (focusRequest?.number ?? 0) + 1)
  }

  private func tell(_ problem: DraftProblem) { announce(problem.sentence(in: locale)) }
}

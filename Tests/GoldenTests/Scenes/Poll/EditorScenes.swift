import Foundation
import SwiftUI

@testable import Tally

extension GoldenScene {
  /// The editor of the poll, with and without its messages.
  static let editors: [GoldenScene] = [
    editor("editor-phone", 390, 430) { _ in },
    editor("editor-wide", 720, 430) { editor in
      editor.openColors = editor.draft.contenders[1].id
    },
    editor("editor-narrow", 240, 560, mirrors: false) { _ in },
    editor("editor-problems", 390, 560, mirrors: false) { editor in
      let ids = editor.draft.contenders.map(\.id)
      editor.setQuestion("")
      editor.setName("Dog", of: ids[0])
      editor.setOwnColor("#12", of: ids[1])
      editor.save()
      editor.setName("Rabbit", of: ids[1])
    },
    editor("editor-discards", 390, 360, mirrors: false) { editor in
      editor.setQuestion("Which animal is the best companion in a small flat on the fourth floor?")
      _ = editor.mayClose()
    },
    editor("editor-large-type", 390, 760, mirrors: false, typeSize: .accessibility2) { editor in
      editor.openColors = editor.draft.contenders[0].id
    },
  ]

  private static func editor(
    _ name: String, _ width: CGFloat, _ height: CGFloat, mirrors: Bool = true,
    typeSize: DynamicTypeSize = .large, change: @escaping @MainActor @Sendable (PollEditor) -> Void
  ) -> GoldenScene {
    GoldenScene(name, width, height, text: true, mirrors: mirrors, scales: [1]) {
      EditorContent(editor: changedEditor(change)) {}.dynamicTypeSize(typeSize)
    }
  }

  @MainActor private static func changedEditor(_ change: (PollEditor) -> Void) -> PollEditor {
    let editor = PollEditor(.favouritePet, file: nil, in: Locale(identifier: "en_US"))
    change(editor)
    return editor
  }
}

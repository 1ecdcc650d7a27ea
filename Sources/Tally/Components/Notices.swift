import BallotStorage
import SwiftUI

/// The notices about the file of the votes; usually none.
struct Notices: View {
  let model: PollModel

  var body: some View {
    if case .failed(let error) = model.saving {
      Notice { Text("Not saved yet.") + Text(verbatim: " ") + Text(error.cause) }
    }
    if let salvage = model.salvage {
      Notice {
        Text("The file of the votes was damaged. What could be read of it is kept.")
          + Text(verbatim: " ")
          + Text("The damaged file was left as it is: \(salvage.damaged)")
      } dismiss: {
        withAnimation { model.dismissSalvage() }
      }
    }
  }
}

/// A sentence in a box, with a button that removes it unless it goes away by itself.
private struct Notice: View {
  let text: Text
  let dismiss: (() -> Void)?

  init(_ text: () -> Text, dismiss: (() -> Void)? = nil) {
    self.text = text()
    self.dismiss = dismiss
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill")
        .foregroundStyle(.orange)
        .accessibilityHidden(true)
      text
        .frame(maxWidth: .infinity, alignment: .leading)
      if let dismiss {
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark").contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Dismiss")
      }
    }
    .font(.footnote)
    .padding(10)
    .background(Color.orange.opacity(0.14), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension StorageError {
  /// The reason why votes cannot be stored, for the window.
  fileprivate var cause: LocalizedStringKey {
    switch kind {
    case .full: "The disk is full."
    case .readOnly: "The file of the votes cannot be written."
    case .locked: "Another program has locked the file of the votes."
    case .damaged: "The file of the votes is damaged."
    case .newer: "The file of the votes was written by a newer version of Tally."
    case .other: "The file of the votes cannot be used."
    }
  }
}

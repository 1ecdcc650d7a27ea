import SwiftUI

/// A program with several windows, as its author would start it.
public struct SampleApp: Sendable {
  /// The name of its type, without `App`.
  public let name: String
  /// A description of the program, in one sentence.
  public let summary: String
  /// Creates the program.
  public let make: @MainActor @Sendable () -> any App
}

/// The programs with several windows.
public let sampleApps: [SampleApp] = [
  SampleApp(name: "LetterDesk", summary: "A letter with the menus of a menu bar.") {
    LetterDeskApp()
  },
  SampleApp(name: "Notebook", summary: "Notes in windows of their own, and settings.") {
    NotebookApp()
  },
  SampleApp(name: "Parcel", summary: "A letter, a page and a message of the desktop.") {
    ParcelApp()
  },
  SampleApp(name: "PlainText", summary: "Texts that are opened from files and saved to files.") {
    PlainTextApp()
  },
  SampleApp(name: "Telegram", summary: "A window that asks before it closes, and an alert.") {
    TelegramApp()
  },
  SampleApp(name: "TwoWindows", summary: "A sentence that two windows share.") {
    TwoWindowsApp()
  },
]

@testable import PlumbApp

/// Replaces the apps and the life of the process by new ones, so that no delegate of another test is told anything.
@MainActor func startAfresh() {
  forgetAppOfUIKit()
  forgetAppOfAppKit()
  ProgramLife.shared = ProgramLife()
}

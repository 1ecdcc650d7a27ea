import Foundation
import SamplePrograms
import SwiftUI

/// Shows one of the sample programs in a window.
///
/// `SampleWindow NAME` opens it; without a name the programs are listed.
@main struct SampleWindow: App {
  @MainActor private static var program: SampleProgram?

  static func main() {
    let name = CommandLine.arguments.dropFirst().first
    program = samplePrograms.first { $0.name == name }
    guard program != nil else {
      for program in samplePrograms { print("\(program.name): \(program.summary)") }
      exit(name == nil ? 0 : 64)
    }
    do {
      try Self().runInWindow()
    } catch {
      FileHandle.standardError.write(Data("SampleWindow: \(error)\n".utf8))
      exit(1)
    }
  }

  var body: some Scene {
    WindowGroup(Self.program?.name ?? "") {
      Self.program?.root()
    }
    .defaultSize(Self.program?.size ?? .zero)
  }
}

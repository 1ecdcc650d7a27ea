import Foundation
import SamplePrograms
import SwiftUI

/// Shows one of the sample programs in a window.
///
/// `SampleWindow NAME` opens it, or the windows of one that has several; without a name the programs are listed.
@main struct SampleWindow: App {
  @MainActor private static var program: SampleProgram?

  static func main() {
    let name = CommandLine.arguments.dropFirst().first
    program = samplePrograms.first { $0.name == name }
    let app = sampleApps.first { $0.name == name }
    guard program != nil || app != nil else {
      for program in samplePrograms { print("\(program.name): \(program.summary)") }
      for app in sampleApps { print("\(app.name): \(app.summary)") }
      exit(name == nil ? 0 : 64)
    }
    do {
      if let app { try app.make().runInWindow() } else { try Self().runInWindow() }
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

import Foundation
import PlumbTesting

#if canImport(SamplePrograms)
  import SamplePrograms
#endif

/// Checks the properties of layout on random views.
///
/// `PlumbFuzz COUNT [SEED]` compares the engine with the reference implementation on a number of views,
/// those of the seeds from SEED on (1), and checks every other property on a part of them. It ends with
/// exit code 1 at the first failure, which it prints with the simplest view that shows it.
@main enum PlumbFuzz {
  @MainActor static func main() {
    let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) }
    guard (1...2).contains(numbers.count), !numbers.contains(nil) else {
      FileHandle.standardError.write(Data("Usage: PlumbFuzz COUNT [SEED]\n".utf8))
      exit(64)
    }
    let count = Int(clamping: numbers.first?.flatMap(\.self) ?? 0)
    let first = numbers.dropFirst().first?.flatMap(\.self) ?? 1
    for property in LayoutProperty.all + programProperties {
      if let failure = property.firstFailure(count, from: first) {
        print("Not so: \(property.name)\n\(failure)")
        exit(1)
      }
      print("\(property.checkCount(count)) random views from seed \(first) on: \(property.name)")
      // A later property may trap.
      fflush(nil)
    }
  }

  /// The properties of the sample programs, which need the module SwiftUI of this package.
  @MainActor private static var programProperties: [LayoutProperty] {
    #if canImport(SamplePrograms)
      let programs = samplePrograms.map {
        TestedProgram(name: $0.name, size: $0.size, root: $0.root)
      }
      return [.randomPrograms(of: programs)]
    #else
      return []
    #endif
  }
}

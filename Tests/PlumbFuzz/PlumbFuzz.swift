import Foundation
import PlumbTesting

/// Compares the engine with the reference implementation on random views.
///
/// `PlumbFuzz COUNT [SEED]` compares a number of views, those of the seeds from SEED on (1), and ends
/// with exit code 1 at the first difference, which it prints with the simplest view that shows it.
@main enum PlumbFuzz {
  @MainActor static func main() {
    let numbers = CommandLine.arguments.dropFirst().map { UInt64($0) }
    guard (1...2).contains(numbers.count), !numbers.contains(nil) else {
      FileHandle.standardError.write(Data("Usage: PlumbFuzz COUNT [SEED]\n".utf8))
      exit(64)
    }
    let count = numbers.first?.flatMap(\.self) ?? 0
    let first = numbers.dropFirst().first?.flatMap(\.self) ?? 1
    let comparison = ReferenceComparison()
    for seed in first..<(first + count) {
      if let failure = comparison.failure(seed: seed) {
        print(failure)
        exit(1)
      }
    }
    print("\(count) random views from seed \(first) on agree with the reference layout")
  }
}

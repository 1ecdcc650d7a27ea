import EngineTesting
import Foundation

#if canImport(SamplePrograms)
  import SamplePrograms
#endif

/// Checks the properties of layout on random views.
///
/// `PlumbFuzz COUNT [SEED [NAME]]` compares the engine with the reference implementation on a number of
/// views, made from the seeds from SEED on (1), and checks every other property on a part of them; with
/// NAME, it checks only the properties with the word in their name. It ends with exit code 1 at the
/// first failure, which it prints with the simplest view that shows it.
///
/// `PlumbFuzz endurance HOURS [SEED [ACTIVITY]]` uses programs at random for hours of a simulated clock
/// instead.
@main enum PlumbFuzz {
  @MainActor static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "endurance" { return useForHours(Array(arguments.dropFirst())) }
    let numbers = arguments.prefix(2).map { UInt64($0) }
    guard (1...3).contains(arguments.count), !numbers.contains(nil) else {
      fail("Usage: PlumbFuzz COUNT [SEED [NAME]], or PlumbFuzz \(enduranceUsage)", 64)
    }
    let count = Int(clamping: numbers.first?.flatMap(\.self) ?? 0)
    let first = numbers.dropFirst().first?.flatMap(\.self) ?? 1
    let all = LayoutProperty.all + programProperties
    let name = arguments.dropFirst(2).first
    let properties = all.filter { property in name.map(property.name.contains) ?? true }
    guard !properties.isEmpty else {
      fail(
        "No property has \"\(name ?? "")\" in its name: \(all.map(\.name).joined(separator: "; ")).",
        64)
    }
    for property in properties {
      if let failure = property.firstFailure(count, from: first) {
        print("Not so: \(property.name)\n\(failure)")
        exit(1)
      }
      print("\(property.checkCount(count)) random views from seed \(first) on: \(property.name)")
      // A later property may trap.
      fflush(nil)
    }
  }

  /// Ends the program with a sentence.
  private static func fail(_ sentence: String, _ code: Int32) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(code)
  }

  private static let enduranceUsage = "endurance HOURS [SEED [ACTIVITY]]"

  /// Uses the sample programs for some hours, each of which repeats the first one; two at least.
  @MainActor private static func useForHours(_ arguments: [String]) {
    guard let hours = arguments.first.flatMap({ Double($0) }), hours > 0, hours < 1e6,
      let seed = UInt64(arguments.dropFirst().first ?? "1"), !programs.isEmpty,
      let activity = ProgramActivity(rawValue: arguments.dropFirst(2).first ?? "everything")
    else {
      let activities = ProgramActivity.allCases.map(\.rawValue).joined(separator: ", ")
      fail("Usage: PlumbFuzz \(enduranceUsage); activities: \(activities)", 64)
    }
    // Less than two hours are two laps of half the time.
    let lapLength = hours >= 2 ? 60 : max(Int(hours * 30), 1)
    var endurance = Endurance(programs, activity, lapLength: lapLength, seed: seed)
    let fault = endurance.fault(inLaps: max(Int(hours), 2)) { line in
      print(line)
      fflush(nil)
    }
    if let fault {
      print("Seed \(seed): \(fault)")
      exit(1)
    }
  }

  /// The properties of the sample programs.
  @MainActor private static var programProperties: [LayoutProperty] {
    programs.isEmpty ? [] : [.randomPrograms(of: programs)]
  }

  /// The sample programs, which need the module SwiftUI of this package.
  @MainActor private static var programs: [TestedProgram] {
    #if canImport(SamplePrograms)
      return repeatablePrograms.map { TestedProgram(name: $0.name, size: $0.size, root: $0.root) }
    #else
      return []
    #endif
  }
}

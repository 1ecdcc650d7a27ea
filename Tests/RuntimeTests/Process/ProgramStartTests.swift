import Foundation
import Testing

@testable import PlumbUI
@testable import TestSupport

/// A program with other environment variables: the program of the tests itself, in which one test prints values.
@Suite struct ProgramStartTests {
  private func output(_ variables: [String: String]) throws -> (text: String, errors: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", "PrintedLocale"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("LC_") && !$0.key.hasPrefix("LANG") && !$0.key.hasPrefix("SWT_") }
      .merging(variables) { $1 }.merging([printsLocale: "1"]) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let warnings = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), String(decoding: warnings, as: UTF8.self))
  }

  @Test func `the program has the locale of the desktop`() throws {
    let (text, errors) = try output(["LANG": "de_DE.UTF-8"])
    #expect(text.contains("[de_DE|de_DE|1.234,5|09.01.1970|1.234,5|Januar]"), "\(text)")
    #expect(!errors.contains("PlumbUI"))
  }

  @Test func `without settings it has that of Foundation`() throws {
    #expect(try output([:]).text.contains("[en_001|en_001|1,234.5|09/01/1970|1,234.5|January]"))
  }

  @Test(arguments: ["abcdefghijkl", "xx_YY@a=b", "../de", String(repeating: "x", count: 300)])
  func `a setting that names no locale is ignored with one warning`(value: String) throws {
    let (text, errors) = try output(["LC_ALL": value, "LANG": "de_DE.UTF-8"])
    #expect(text.contains("[de_DE|de_DE|1.234,5|"))
    #expect(
      errors.split(separator: "\n").filter { $0.hasPrefix("PlumbUI") } == [
        "PlumbUI: LC_ALL names no locale and is ignored."
      ])
  }

  @Test func `one warning tells of all settings`() throws {
    let (text, errors) = try output(["LC_ALL": "/", "LC_TIME": "/", "LANG": "/", "LANGUAGE": "/"])
    #expect(text.contains("[en_001|en_001|1,234.5|"))
    #expect(
      errors.split(separator: "\n").filter { $0.hasPrefix("PlumbUI") } == [
        "PlumbUI: LC_ALL, LC_TIME, LANG, LANGUAGE name no locale and are ignored."
      ])
  }
}

/// The variable with which the program of the tests prints its locale.
private let printsLocale = "PLUMB_PRINTS_LOCALE"

/// Prints the results of Foundation's formats and formatters without a locale.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[printsLocale] != nil))
struct PrintedLocale {
  @Test func prints() throws {
    let date = Date(timeIntervalSince1970: 8 * 86_400)
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    let parts = [
      Locale.current.identifier, Locale.autoupdatingCurrent.identifier, (1_234.5).formatted(),
      Date.FormatStyle(timeZone: .gmt).day(.twoDigits).month(.twoDigits).year().format(date),
      try #require(formatter.string(from: 1_234.5)), Calendar.current.monthSymbols[0],
    ]
    print("[\(parts.joined(separator: "|"))]")
  }
}

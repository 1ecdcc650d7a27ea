import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbText
@testable import PlumbUI

/// The arguments of a program that draws or prints a window instead of opening it.
@Suite struct HeadlessOptionsTests {
  /// Returns the sentence about arguments that cannot be used.
  private func sentence(_ arguments: [String]) -> String? {
    let error = #expect(throws: BadValue.self) { try HeadlessOptions(arguments[...]) }
    return error?.description
  }

  @Test func `only an argument that equals a verb is one`() {
    let arguments = ["--render", "--tree", "--trace", "--describe", "--render=out.png"]
    let verbs: [HeadlessVerb?] = [.render, .tree, .trace, .describe, .render]
    #expect(arguments.map { HeadlessVerb(argument: $0) } == verbs)
    for other in ["", "render", "--Render", "--treetop", "--tree=x", "-render", "--", "a.txt"] {
      #expect(HeadlessVerb(argument: other) == nil)
    }
  }

  @Test func `every option is read`() throws {
    let options = try HeadlessOptions([
      "--render", "out.png", "--size", "300x200.5", "--scale", "2", "--appearance", "dark",
      "--type-size", "xLarge", "--language", "pt-BR", "--layout-direction", "rtl",
      "--reduced-motion", "--window", "settings", "--document", "a.txt", "--wait", "1.5",
      "--at", "0.25",
    ])
    #expect(options.path == "out.png")
    let app = options.appOptions()
    #expect(app.size == CGSize(width: 300, height: 200.5))
    #expect(app.scale == 2)
    #expect(app.locale == Locale(identifier: "pt-BR"))
    #expect(app.layoutDirection == .rightToLeft)
    #expect(
      app.appearance == Appearance(colorScheme: .dark, reducesMotion: true, typeSize: .xLarge))
    #expect(options.window == "settings")
    #expect(options.document == "a.txt")
    #expect(options.wait == 1.5)
    #expect(options.time == 0.25)
  }

  @Test func `without options a window is English and has one pixel per point`() throws {
    let options = try HeadlessOptions(["--tree"])
    #expect(options.path == "-")
    let app = options.appOptions()
    #expect(app.size == nil)
    #expect(app.scale == 1)
    #expect(app.locale == Locale(identifier: "en"))
    #expect(app.appearance == Appearance())
    #expect(options.window == nil && options.document == nil && options.time == nil)
    #expect(!options.printsText)
  }

  @Test func `clicks and taps keep their order, and any text may be a value`() throws {
    let options = try HeadlessOptions([
      "--tree", "--tap", "Cat", "--click", "1,2", "--tap=a=b", "--click=-3,4.5", "--tap", "--help",
    ])
    #expect(
      options.actions == [
        .tap(label: "Cat"), .click(CGPoint(x: 1, y: 2)), .tap(label: "a=b"),
        .click(CGPoint(x: -3, y: 4.5)), .tap(label: "--help"),
      ])
    #expect(!options.wantsHelp)
  }

  @Test func `the file of a picture may follow the options or an equal sign`() throws {
    #expect(try HeadlessOptions(["--render", "--scale", "2", "a.png"]).path == "a.png")
    #expect(try HeadlessOptions(["--render=a=b.png", "--scale", "2"]).path == "a=b.png")
    #expect(try HeadlessOptions(["--render", "-"]).path == "-")
    #expect(try HeadlessOptions(["--tree", "-o", "a.json"]).path == "a.json")
  }

  @Test func `a trace has one form and any choice of views`() throws {
    let options = try HeadlessOptions(["--trace", "--summary", "--type", "Text", "--label", "a"])
    #expect(options.traceReport.form == .summary)
    #expect(options.traceReport.type == "Text")
    #expect(options.traceReport.label == "a")
    #expect(
      sentence(["--trace", "--json", "--summary"])
        == "--json and --summary exclude each other; give one of them.")
    #expect(
      sentence(["--tree", "--text", "--json"])
        == "--text and --json exclude each other; give one of them.")
  }

  @Test func `a bad argument is named in one sentence with what is possible`() {
    #expect(
      sentence(["--tree", "--size", "big"])
        == "\"big\" is no value of --size: give a width and a height in points, as in 390x844.")
    #expect(
      sentence(["--tree", "--appearance=blue"])
        == "\"blue\" is no value of --appearance: choose one of light, dark.")
    #expect(
      sentence(["--tree", "--language", "klingon"])
        == "\"klingon\" is no value of --language: give a language, as in de, pt-BR or zh-Hant.")
    #expect(sentence(["--tree", "--tap"]) == "--tap needs a value: --tap LABEL.")
    #expect(
      sentence(["--tree", "--reduced-motion=yes"])
        == "--reduced-motion has no value; leave \"=yes\" out.")
    #expect(
      sentence(["--describe", "--size", "1x1"])
        == "\"--size\" is no option of --describe, which has --output, --help.")
    #expect(
      sentence(["--render"])
        == "--render needs the file to write, as in --render out.png, or - for standard output.")
    #expect(
      sentence(["--render", "a.png", "--animate", "--at", "1"])
        == "--animate shows all moments; leave --at out.")
  }

  @Test(arguments: [
    ["--size", "0x5"], ["--size", "nanx3"], ["--size", "16384x16384"],
    ["--size", "16384x10", "--scale", "2"], ["--scale", "0"], ["--scale", "9"], ["--scale", ""],
    ["--click", "5"], ["--type-size", "big"], ["--layout-direction", "up"], ["--language", ""],
    ["--language", "d"], ["--language", "d1"], ["--language", "de-"], ["--language", "de DE"],
    ["--at", "-1"], ["--wait", "0"], ["--wait", "61"], ["extra"], ["-x"], ["--summary"],
    ["--fps", "3"],
  ])
  func `an argument that cannot be used is an error`(options: [String]) {
    #expect(sentence(["--tree"] + options)?.isEmpty == false)
  }

  @Test(arguments: HeadlessVerb.allCases)
  func `the help of a verb has a line for each of its options, and asks for nothing else`(
    verb: HeadlessVerb
  ) throws {
    let options = try HeadlessOptions([verb.rawValue, "--help"])
    #expect(options.wantsHelp)
    let lines = verb.help.split(separator: "\n").filter { $0.hasPrefix("  --") }
    let names = lines.map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(
      names.map(String.init)
        == HeadlessOption.allCases.filter { $0.verbs.contains(verb) }.map(\.argument))
    #expect(verb.help.contains("\(verb.rawValue) "))
  }
}

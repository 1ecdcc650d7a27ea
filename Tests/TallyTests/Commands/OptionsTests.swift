import ArgumentParser
import Foundation
import PlumbUI
import Testing

@testable import Tally

@MainActor @Suite struct `The command line` {
  @Test func `opens the window by default`() throws {
    let command = try #require(try Options.parseAsRoot([]) as? WindowCommand)
    #expect(command.scene.size == SceneSize(width: 390, height: 844))
    #expect(command.scene.scale == nil)
    #expect(try command.scene.startPoll() == .favouritePet)
    let options = command.scene.appOptions()
    #expect(options.appearance == Appearance())
    #expect(options.locale == nil)
    #expect(options.scale == nil)
  }

  @Test func `accepts scene options for the window, too`() throws {
    let arguments = ["--votes", "Dog=2", "--size", "844x390", "--appearance", "dark"]
    let command = try #require(try Options.parseAsRoot(arguments) as? WindowCommand)
    #expect(try command.scene.startPoll().votesDescription == "Cat=0,Goldfish=0,Dog=2")
    #expect(command.scene.size == SceneSize(width: 844, height: 390))
    #expect(command.scene.appearance == .dark)
  }

  @Test func `overrides only the given settings of the desktop`() throws {
    let arguments = ["--reduced-motion", "--appearance", "light", "--type-size", "small"]
    let command = try #require(try Options.parseAsRoot(arguments) as? WindowCommand)
    #expect(
      command.scene.appOptions().appearance
        == Appearance(colorScheme: .light, reducesMotion: true, typeSize: .small))
  }

  @Test func `reads every scene option of render`() throws {
    let arguments = [
      "render", "out.png", "--size", "1280x800.5", "--scale", "1.5", "--votes", "Cat=1",
      "--type-size", "accessibility5", "--appearance", "light", "--layout-direction", "rtl",
    ]
    let command = try #require(try Options.parseAsRoot(arguments) as? RenderCommand)
    #expect(command.output == "out.png")
    #expect(command.scene.size == SceneSize(width: 1280, height: 800.5))
    #expect(command.scene.scale == 1.5)
    #expect(command.scene.typeSize == .accessibility5)
    #expect(command.scene.layoutDirection == .rightToLeft)
  }

  @Test func `accepts all twelve type sizes by name`() throws {
    for size in DynamicTypeSize.allCases {
      #expect(try OptionValue.typeSize("\(size)") == size)
    }
  }

  @Test func `performs clicks and taps in the order they are given`() throws {
    let arguments = [
      "tree", "--tap", "Cat", "--click", "1,2", "--tap=Dog", "--click=-3,4.5", "--click", "5,6",
    ]
    let command = try #require(try Options.parseAsRoot(arguments) as? TreeCommand)
    #expect(
      command.actions.inOrder(of: arguments) == [
        .tap(label: "Cat"), .click(CGPoint(x: 1, y: 2)), .tap(label: "Dog"),
        .click(CGPoint(x: -3, y: 4.5)), .click(CGPoint(x: 5, y: 6)),
      ])
  }

  @Test func `accepts any text after an option as its value`() throws {
    let arguments = ["tree", "--tap", "--click", "--click", "-1,2", "--tap=a=b"]
    let command = try #require(try Options.parseAsRoot(arguments) as? TreeCommand)
    #expect(
      command.actions.inOrder(of: arguments) == [
        .tap(label: "--click"), .click(CGPoint(x: -1, y: 2)), .tap(label: "a=b"),
      ])
  }

  @Test(arguments: [
    ["--size", "0x-3"], ["--size", "1e9x1"], ["--size", "nanx3"], ["--size", "infx3"],
    ["--size", "0x10x5"], ["--size", "390"], ["--size", ""], ["--size", "x"], ["--size", "0.5x5"],
    ["--size", "99999999999999999999x1"], ["--size", String(repeating: "9", count: 400) + "x1"],
    ["--size", "16384x16384"],
    ["--size", "16384x10", "--scale", "2"], ["--scale", "0"], ["--scale", "99"],
    ["--scale", "-1"], ["--scale", "two"], ["--scale", ""], ["--votes", "Bird=1"],
    ["--votes", "A=1,B=2,C=3,D=4"], ["--votes", "Cat=-1"],
    ["--votes", "Cat=99999999999999999999"], ["--votes", ""], ["--click", "5"],
    ["--click", "1,2,3"], ["--click", "nan,1"], ["--click", ""], ["--type-size", "big"],
    ["--appearance", "blue"], ["--layout-direction", "up"], ["--colour", "red"], ["--size"],
    ["--tap"], ["extra"],
  ])
  func `rejects invalid options with one line and code 64`(options: [String]) throws {
    let error = try #require(throws: (any Error).self) {
      try Options.parseAsRoot(["tree"] + options)
    }
    let message = Options.message(for: error)
    #expect(Options.exitCode(for: error).rawValue == 64)
    #expect(!message.isEmpty)
    #expect(!message.contains("\n"))
  }
}

import ArgumentParser
import Foundation
import PlumbFiles

/// Writes the package of a new program.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes the package of a new program.",
    discussion: """
      The package builds and passes its tests as it is. It has a view with a preview, a test with a picture, an icon \
      and a colour, translations, and a file for continuous integration. The templates are a window with a list (app), \
      documents in windows of their own (document), a small window for the bar of the desktop (menu), a game on a \
      canvas (game), and a view and a layout for other programs with an example (library).
      """)

  @Argument(help: "The name of the program: letters and digits, a capital letter first.")
  var name: String

  @Option(help: "The kind of program.")
  var template = Template.app

  @Option(help: "The folder of the package; by default NAME in the working folder.")
  var into: String?

  @Option(
    help:
      "The checkout of plumb-ui, or its address with a branch after a #; by default the checkout of this program."
  )
  var engine: String?

  func run() throws {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let name = try ProgramName(name)
    let engine =
      if let engine { try EngineSource(engine) } else { try EngineSource(executable: executable) }
    let package = try NewPackage(name, in: folder(of: name, engine), engine: engine)
    let folders = Template.folders(checkout: engine.checkout, executable: executable)
    try package.write(from: template.folder(in: folders))
    try StandardStream.print(
      """
      \(name.text) is in \(package.folder.path.printable). Its two commands, in that folder:

          plumb run     # opens the window
          swift test    # runs the tests

      """, after: "The package has been written.")
  }

  private func folder(of name: ProgramName, _ engine: EngineSource) throws(NewFailure) -> URL {
    if let into { return URL(filePath: into).standardizedFileURL }
    let folder = URL(filePath: name.text).standardizedFileURL
    if let checkout = engine.checkout, folder.isInside(checkout) {
      throw NewFailure(
        "\(folder.path.printable) would be in the checkout of plumb-ui. Change to another folder, or name one with --into."
      )
    }
    return folder
  }
}
